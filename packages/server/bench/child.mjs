/** Child processes that answer. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Ready once it has printed its port; its stderr is part of the error if it fails. */
export async function startChild(name, options, execArgv = []) {
  const child = fork(file(name), [JSON.stringify(options)], {
    execArgv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${code}: ${said}`);
  });
  const [{ port }] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return new Child(child, port);
}

class Child {
  #asked = 0;

  constructor(child, port) {
    this.child = child;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  ask(what) {
    const id = this.#asked++;
    return new Promise((resolve) => {
      const hear = (message) => {
        if (message.id !== id) return;
        this.child.off('message', hear);
        resolve(message.answer);
      };
      this.child.on('message', hear);
      this.child.send({ id, ask: what });
    });
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Killed without a word. */
  async kill() {
    const gone = this.isRunning ? once(this.child, 'exit') : undefined;
    this.child.kill('SIGKILL');
    await gone;
  }

  async stop() {
    const gone = this.isRunning ? once(this.child, 'exit') : undefined;
    this.child.kill('SIGTERM');
    await gone;
  }
}

/** The same port each time: clients must find the next process where the last one was. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
