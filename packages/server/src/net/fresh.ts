/**
 * Lists that a connection keeps for its next message. engine.io and Node 20 lay a new, empty one ready after each message; until the
 * next move it grows old, and then takes that message along: the collector does not look whether an old list is still in use, so every
 * message of a quiet socket was carried into the old generation, and all of it had to be marked every two seconds.
 */
import type { Socket } from 'socket.io';

interface Connection {
  writeBuffer: unknown[];
  readonly transport: { readonly socket?: { readonly _socket?: { readonly _writableState?: object } } };
}

interface WritableState {
  buffered: unknown[];
}

/** A field in Node 20; later ones lay nothing ready, and have none. */
const keepsList = (state: object | undefined): state is WritableState =>
  state !== undefined && Object.hasOwn(state, 'buffered');

/** Before each message. What is not empty is left alone. */
export const freshen = ({ conn }: Pick<Socket, 'conn'>): void => {
  const connection = conn as unknown as Connection;
  if (connection.writeBuffer.length === 0) connection.writeBuffer = [];
  const state = connection.transport.socket?._socket?._writableState;
  if (keepsList(state) && state.buffered.length === 0) state.buffered = [];
};
