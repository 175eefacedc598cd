// M-1. A player with a building at the market's corner may, once in each of their turns, exchange one card for one of another kind.
import {
  argA,
  argB,
  CORNERS,
  NONE,
  pack,
  type Refusal,
  type Seat,
  type Setting,
  type State,
  vertexAt,
} from '@landnam/engine';
import {
  type ActionRule,
  collectGoods,
  type FieldSpecs,
  held,
  returnGoods,
  type RuleModule,
  vertexShape,
  type Views,
} from '@landnam/engine/rules';

const fields = {
  /** 1 once the turn's exchange is spent. */
  visited: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

/** What a map says: where the market is. */
interface MarketParams {
  readonly q: number;
  readonly r: number;
  readonly corner: (typeof CORNERS)[number];
}

declare module '@landnam/engine' {
  interface StateGroups {
    readonly market: Views<typeof fields>;
  }
  interface ActionMap {
    visitMarket: { give: string; get: string };
  }
  interface EventMap {
    marketVisited: { seat: number; give: number; get: number };
  }
  interface RefusalCodes {
    noStall: true;
    marketClosed: true;
  }
  interface Params {
    readonly market?: MarketParams;
  }
}

const RULE = 'M-1';

/** NONE without data; -1 if the board has no such corner. */
const cornerOf = ({ board, scenario }: Setting): number => {
  const place = scenario.params.market;
  return place === undefined ? NONE : vertexAt(board, place, CORNERS.indexOf(place.corner));
};

const visitMarket = (corner: number): ActionRule => {
  const closed = (s: State, seat: Seat): Refusal | null => {
    if (s.base.owner[corner] !== seat) return { code: 'noStall', rule: RULE };
    return s.market.visited[0] === 0 ? null : { code: 'marketClosed', rule: RULE };
  };
  const refuseSwap = (s: State, seat: Seat, give: number, get: number): Refusal | null => {
    if (give === get) return { code: 'sameKind', rule: RULE };
    if (held(s, seat, give) === 0) return { code: 'notEnough', rule: RULE };
    return s.base.bank[get] === 0 ? { code: 'supplyLacks', rule: RULE } : null;
  };
  return {
    type: 'visitMarket',
    rule: RULE,
    at: ['main'],
    operands: { give: 'good', get: 'good' },
    list(g, s, seat, id, out) {
      if (closed(s, seat) !== null) return;
      const kinds = g.scenario.goods.length;
      for (let give = 0; give < kinds; give++)
        for (let get = 0; get < kinds; get++)
          if (refuseSwap(s, seat, give, get) === null) out.push(pack(id, give, get));
    },
    refuse: (_g, s, seat, packed) => closed(s, seat) ?? refuseSwap(s, seat, argA(packed), argB(packed)),
    apply(g, s, seat, packed, log) {
      const [give, get] = [argA(packed), argB(packed)];
      returnGoods(g, s, seat, give, 1);
      collectGoods(g, s, seat, get, 1);
      s.market.visited[0] = 1;
      log?.('marketVisited', { seat, give, get });
    },
  };
};

export const market: RuleModule = {
  name: 'market',
  rules: [RULE],
  needs: ['turn', 'buildings'],
  fields,
  data: vertexShape(),
  problems: (draft) => (cornerOf(draft) < 0 ? ['the board has no such corner'] : []),
  contribute: (setting) => ({
    actions: [visitMarket(cornerOf(setting))],
    staged: {
      turn: {
        end(_g, s) {
          s.market.visited[0] = 0;
        },
      },
    },
  }),
};
