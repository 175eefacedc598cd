/** What is suggested, where it is done: on the board, or on the button that does it. */
import type { Action } from '@landnam/engine';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { placePoint } from '../../board/geometry.js';
import { Ghost } from '../../board/Targets.js';
import { useFeature } from '../../moves/context.js';
import type { Feature, PanelProps } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import { keyOf } from '../../moves/targets.js';
import { placesOf } from './actionText.js';
import css from './HintPanel.module.css';

interface Props extends PanelProps {
  readonly action: Action;
  readonly root: HTMLElement;
}

const Ring = ({ place: { kind } }: { readonly place: BoardPlace }) => (
  <circle className={css['ring']} r={kind === 'hex' ? 38 : 20} />
);

/** The button, card or tab by which it is done. */
const buttonFor = (
  { tools, cards, actions }: Feature,
  root: HTMLElement,
  { type }: Action,
): Element | null => {
  const tool = tools.find((each) => each.type === type || actions[each.type]?.along === type)?.id;
  const card = Object.entries(cards).find(([, { play }]) => play === type)?.[0];
  return root.querySelector(`[data-primary="${type}"], [data-tool="${tool}"], [data-card="${card}"]`);
};

export const HintMark = ({ session: { info }, snapshot, action, root }: Props) => {
  const feature = useFeature();
  const [scene, setScene] = useState<Element | null>(null);
  useEffect(() => setScene(root.querySelector('[data-scene]')), [root]);
  useEffect(() => {
    const button = buttonFor(feature, root, action);
    button?.setAttribute('data-hinted', '');
    return () => button?.removeAttribute('data-hinted');
  }, [feature, root, action]);
  const places = placesOf(feature, info, snapshot, action);
  if (scene === null || places.length === 0) return null;
  const legal = { packed: 0, action };
  const marks = places.map((place) => {
    const point = placePoint(info.board, place);
    return (
      <g key={keyOf(place)} data-hint-place={keyOf(place)}>
        <Ghost {...{ info, snapshot }} target={{ key: keyOf(place), place, legal, all: [], point }} />
        <g transform={`translate(${point.x.toFixed(2)} ${point.y.toFixed(2)})`}>
          <Ring place={place} />
        </g>
      </g>
    );
  });
  return createPortal(
    <g className={css['mark']} aria-hidden="true">
      {marks}
    </g>,
    scene,
  );
};
