/** The browser's part in dice that nobody can choose: its number is bound before any is opened. */
import type { Answer, TableTold } from '@landnam/protocol';
import { useEffect } from 'react';
import { askClerk } from '../../session/local.js';
import { keepSeal, readSeal } from '../../session/network/seals.js';
import type { TableLine } from '../../session/network/tableLine.js';

/** Says ready: commitment and number are kept here, the server sees the number's hash alone. */
export const sayReady = async (line: TableLine, { fair }: TableTold): Promise<Answer> => {
  const { nonce, hash } = await askClerk((host) => host.nonce());
  await keepSeal({ table: line.id, commitment: fair.commitment, nonce, at: Date.now() });
  return line.ask({ ask: 'ready', hash });
};

const openOwn = async (line: TableLine, commitment: string): Promise<void> => {
  const seal = await readSeal(line.id);
  // a server that changed its seal after the numbers were bound gets none
  if (seal?.commitment === commitment) await line.ask({ ask: 'open', nonce: seal.nonce });
};

/** Opened by itself once every hash is in. */
export const useOpening = (line: TableLine, table: TableTold | null): void => {
  const seat = table?.you ?? null;
  const due = table?.phase === 'opening' && seat !== null && table.fair.nonces[seat] === null;
  const commitment = table?.fair.commitment ?? '';
  useEffect(() => {
    if (due) void openOwn(line, commitment);
  }, [line, due, commitment]);
};
