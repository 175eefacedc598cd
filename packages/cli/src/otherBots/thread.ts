/** One guest's thread: the playing thread sleeps until the answer is on the port. */
import { type MessagePort, workerData } from 'node:worker_threads';
import { fail, type Result } from '@landnam/engine';
import { type Guest, type ToThread } from './guest.js';
import { GuestModule } from './module.js';
import { GuestProcess } from './process.js';
import type { GuestSpec } from './spec.js';

export interface ThreadData {
  readonly spec: GuestSpec;
  readonly port: MessagePort;
  readonly bell: Int32Array;
}

const { spec, port, bell } = workerData as ThreadData;

const open = (): Guest =>
  spec.kind === 'exec' ? new GuestProcess(spec.command, spec.args) : new GuestModule(spec.path);

const guest = open();

const ring = (): void => {
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
};

const reply = (answer: Result<string, string>): void => {
  port.postMessage(answer);
  ring();
};

// a module may end its thread, or throw outside a call
process.once('exit', ring);
process.once('uncaughtException', (error) => {
  reply(fail(`it failed: ${error.message}`));
  process.exit(1);
});

port.on('message', (message: ToThread) => {
  if (message.kind === 'tell') guest.tell(message.line);
  else if (message.kind === 'stop') guest.stop();
  else void guest.ask(message.line, message.patience).then(reply);
});
