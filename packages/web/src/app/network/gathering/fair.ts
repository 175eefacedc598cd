/** The browser's part in dice that nobody can choose: its number is bound before any is opened, and opened once everything is recorded. */
import type { Answer, TableTold } from '@landnam/protocol';
import type { Opening } from '@landnam/table';
import { useEffect, useState } from 'react';
import { askWorker } from '../../../session/asks.js';
import { keepNumber, keepOpening, lastNumber, openingsOf } from '../../../session/network/seals.js';
import type { TableLine } from '../../../session/network/tableLine.js';

/** Says ready: commitment and number are stored here, the server sees only the number's hash. */
export const sayReady = async (line: TableLine, { fair }: TableTold): Promise<Answer> => {
  const { nonce, hash } = await askWorker(({ fairness }) => fairness.drawNonce());
  await keepNumber({ table: line.id, commitment: fair.commitment, nonce, at: Date.now() });
  return line.ask({ ask: 'ready', hash });
};

const shownAt = ({ rules, seats, fair }: TableTold, seat: number) => ({
  seat,
  game: rules.game,
  options: rules.options,
  bots: seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null)),
  failed: fair.failed?.length ?? 0,
});

/** Seals the opening, then opens this browser's number; any difference from what was shown before keeps it closed and is reported. */
const openOwn = async (line: TableLine, table: TableTold, seat: number): Promise<string | null> => {
  const number = await lastNumber(line.id);
  const opening = table.fair.opening as Opening | null | undefined;
  // another browser of this person said ready
  if (number === undefined) return null;
  if (!opening) return 'opening';
  const why = await askWorker(({ fairness }) =>
    fairness.sealingProblem(opening, number, shownAt(table, seat)),
  );
  if (why !== null) return why;
  const { nonce } = number;
  if (!(await keepOpening({ opening, seat, nonce, at: Date.now() }))) return 'opening';
  await line.ask({ ask: 'open', nonce });
  return null;
};

/** Opens automatically once every hash is in and sealed; returns why it did not. */
export const useOpening = (line: TableLine, table: TableTold | null): string | null => {
  const [why, setWhy] = useState<string | null>(null);
  const seat = table?.you ?? null;
  const due = table?.phase === 'opening' && seat !== null && table.fair.nonces[seat] === null;
  useEffect(() => {
    if (!due || table === null || seat === null) return;
    void openOwn(line, table, seat).then(setWhy);
    // once per opening, by what was shown when it came
    // oxlint-disable-next-line exhaustive-deps
  }, [line, due, table?.fair.opening?.attempt]);
  return due ? why : null;
};

const fingerprint = (opening: Opening): Promise<string> =>
  askWorker(({ fairness }) => fairness.fingerprintOf(opening));

/** Of the opening that this browser sealed last, not of what the server says now. */
export const useFingerprint = ({ table, phase }: TableTold): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const last = (await openingsOf(table)).at(-1);
      const print = last === undefined ? '' : await fingerprint(last.opening);
      if (!gone) setText(print);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [table, phase]);
  return text;
};
