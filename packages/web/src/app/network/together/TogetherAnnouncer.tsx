/** Read aloud: who leads, and where a leader has jumped to; not each step of the way. */
import { useEffect, useRef } from 'react';
import type { TogetherNow } from '../../../session/network/together.js';
import { Spoken, useSpoken } from '../Spoken.js';
import { n } from '../words/index.js';

interface Props {
  readonly now: TogetherNow;
  readonly leader: string;
  readonly say: (ply: number) => string;
}

/** Milliseconds without a move, after which a jump has arrived. */
const REST = 800;

type Say = (texts: readonly string[]) => void;

const leadText = ({ part, told, isDeposed }: TogetherNow, leader: string): string => {
  if (told === null) return '';
  if (part === 'leads') return n.together_you_lead();
  if (told.leader === null) return n.together_free();
  return isDeposed ? n.together_deposed({ leader }) : n.together_led({ leader });
};

const useLeadSpoken = (now: TogetherNow, leader: string, tell: Say): void => {
  const text = leadText(now, leader);
  useEffect(() => {
    if (text !== '') tell([text]);
  }, [text, tell]);
};

const useJumpSpoken = ({ part, told }: TogetherNow, { leader, say }: Omit<Props, 'now'>, tell: Say): void => {
  const ply = told?.moment?.ply;
  const heard = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (ply === undefined) return undefined;
    // where one comes in is no jump
    heard.current ??= ply;
    const timer = setTimeout(() => {
      const isJump = Math.abs(ply - (heard.current ?? ply)) > 1;
      heard.current = ply;
      if (isJump && part === 'follows') tell([n.together_jump({ leader, where: say(ply) })]);
    }, REST);
    return () => clearTimeout(timer);
    // whoever leads now is told apart from where
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ply, part, tell]);
};

export const TogetherAnnouncer = ({ now, leader, say }: Props) => {
  const [told, tell] = useSpoken();
  useLeadSpoken(now, leader, tell);
  useJumpSpoken(now, { leader, say }, tell);
  return <Spoken told={told} />;
};
