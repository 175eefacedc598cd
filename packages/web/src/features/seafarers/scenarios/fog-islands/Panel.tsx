/** What the stacks still hold: that is public, only the order is not. */
import { useFeature } from '../../../../moves/context.js';
import type { PanelProps } from '../../../../moves/feature.js';
import { Row, Rows, ScenarioPanel } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import { t } from './words/index.js';

export const FogPanel = (props: PanelProps) => {
  const { terrains } = useFeature();
  const { tiles, numbers } = groupOf(props.snapshot.view, 'fog') ?? {};
  return (
    <ScenarioPanel {...props}>
      <Rows title={t.left()}>
        {props.session.info.scenario.terrains.map(({ name }, terrain) =>
          (tiles?.[terrain] ?? 0) === 0 ? null : (
            <Row key={name} name={terrains[name]?.name() ?? name}>
              {tiles?.[terrain]}
            </Row>
          ),
        )}
        <Row name={t.numbers()}>
          {Array.from(numbers ?? [], (count, number) => Array.from({ length: count }, () => number))
            .flat()
            .join(', ')}
        </Row>
      </Rows>
    </ScenarioPanel>
  );
};
