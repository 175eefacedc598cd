import { vertexPoint } from '../../board/geometry.js';
import { m } from '../../paraglide/messages.js';
import type { GameInfo, View } from '../../session/types.js';
import { useTableStore } from '../../moves/store.js';
import { cards } from '../base/goods.js';
import type { Addition, Place } from '../../moves/feature.js';
import { actions, options, questions } from './actions.js';
import { benefitName, BENEFITS, cornerOf, isBlocked, raceName, raceOf } from './benefits.js';
import { BenefitsPanel, SeatBenefits } from './BenefitsPanel.js';
import { ChooseAhead, ChooseExtra, ChooseFigure, ChoosePoints, ChoosePrice, ChooseSwap } from './Choosers.js';
import { BenefitsTabIcon } from './icons.js';
import { MixedTrade } from './MixedTrade.js';
import { Outposts, reach, signPoint } from './Outposts.js';
import { FreeSettlement, Infiltrator, Lake } from './pieces.js';
import { refusals } from './refusals.js';
import { ReliefPanel } from './ReliefPanel.js';
import { tell } from './tell.js';
import { BENEFITS_TAB, Tray } from './Tray.js';

const NONE = 255;
const NEAR = 16;

const isJoint = ({ board }: GameInfo, vertex: number): boolean => board.vertexHexes[vertex * 3] === NONE;

const noteOn = (info: GameInfo, view: View, { kind, at }: Place): string | undefined => {
  if (kind === 'edge')
    return [0, 1].some((i) => isJoint(info, info.board.edgeVertices[at * 2 + i] ?? 0))
      ? m.newcatan_gap_half()
      : undefined;
  const benefit = kind === 'vertex' ? (view.outposts.benefit[at] ?? NONE) : NONE;
  if (benefit === NONE) return undefined;
  const name = m.newcatan_outpost_note({ race: raceName(raceOf(benefit)), benefit: benefitName(benefit) });
  return isBlocked(view, benefit) ? `${name} (${m.newcatan_blocked_note()})` : name;
};

/** A tap on a sign tells what it does. */
const inspectSign: NonNullable<Addition['taps']>[number] = ({ info }, { view }, at) => {
  const hit = BENEFITS.findIndex((_, benefit) => {
    const spots = [signPoint(info, view, benefit), vertexPoint(info.board, cornerOf(view, benefit))];
    return spots.some((spot) => spot && Math.hypot(spot.x - at.x, spot.y - at.y) < NEAR);
  });
  if (hit < 0) return false;
  const { mark, show } = useTableStore.getState();
  show(BENEFITS_TAB);
  mark([{ kind: 'vertex', at: cornerOf(view, hit) }]);
  return true;
};

export const newCatan: Addition = {
  terrains: { lake: { name: m.newcatan_lake, Art: Lake } },
  pieces: {
    freeSettlement: {
      name: m.newcatan_freeSettlement,
      many: m.newcatan_freeSettlements,
      place: 'vertex',
      Art: FreeSettlement,
    },
  },
  figures: {
    infiltrator: {
      name: m.newcatan_infiltrator,
      Art: Infiltrator,
      place: 'vertex',
      at: ({ view }) => view.infiltrator.vertex[0] ?? NONE,
    },
  },
  cards: cards['knight'] ? { knight: { ...cards['knight'], about: m.newcatan_knight_about } } : {},
  actions,
  questions,
  options,
  primary: ['waiveSteal'],
  panels: { reliefFund: ReliefPanel },
  choosers: {
    buildShortSettlement: ChooseExtra,
    sendRobber: ChoosePrice,
    sendInfiltrator: ChoosePrice,
    dismissFigure: ChooseFigure,
    useHelpingHand: ChooseAhead,
    buyPoint: ChoosePoints,
    persuade: ChooseSwap,
  },
  tabs: [
    {
      id: BENEFITS_TAB,
      label: m.newcatan_tab,
      Icon: BenefitsTabIcon,
      Panel: BenefitsPanel,
    },
  ],
  sources: { pointsForSale: m.newcatan_src_points },
  refusals,
  tell,
  grounds: [Outposts],
  reaches: [reach],
  trays: [Tray],
  markets: [MixedTrade],
  seatNotes: [SeatBenefits],
  placeNotes: [noteOn],
  taps: [inspectSign],
};
