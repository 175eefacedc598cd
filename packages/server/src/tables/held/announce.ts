import type { ServerContext } from '../context.js';

/** For the other nodes, and for the lobby here. */
export const announce = (server: ServerContext, table: string): void => {
  server.bus.tell(table);
  server.lobby.tellSoon();
};
