import { at } from '@landnam/engine/fields';
import type { PanelProps } from '../../../../moves/feature.js';
import { useWords } from '../../../../ui/words.js';
import { Row, Rows, ScenarioPanel } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import { CARD, giftName, giftsOf, HARBOUR, POINT } from './giftKinds.js';
import { t } from './words/index.js';

export const TribePanel = (props: PanelProps) => {
  const gifts = giftsOf(props.snapshot.view).map(({ gift }) => gift);
  const words = useWords(props.session.info, props.snapshot);
  const harbours = gifts.filter((gift) => gift >= HARBOUR);
  return (
    <ScenarioPanel {...props}>
      <Rows title={t.left()}>
        <Row name={t.points()}>{gifts.filter((gift) => gift === POINT).length}</Row>
        <Row name={t.cards()}>{gifts.filter((gift) => gift === CARD).length}</Row>
        <Row name={t.harbours()}>
          {harbours.length === 0 ? 0 : harbours.map((gift) => giftName(words, gift)).join(', ')}
        </Row>
      </Rows>
    </ScenarioPanel>
  );
};

/** Harbours that are won but have no place yet. */
export const Waiting = ({ session, snapshot, seat }: PanelProps & { readonly seat: number }) => {
  const row = groupOf(snapshot.view, 'tribe')?.waiting;
  const count = Array.from(
    { length: session.info.scenario.goods.length + 1 },
    (_, kind) => row?.[at(seat, kind)] ?? 0,
  ).reduce((sum, each) => sum + each, 0);
  return count === 0 ? null : <p>{t.waiting({ count })}</p>;
};
