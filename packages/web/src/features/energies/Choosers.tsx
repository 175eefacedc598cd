/** What needs more than a tap: which plant on which hex, and cards of choice. */
import type { Action, Bundle } from '@landnam/engine';
import { t } from './words/index.js';
import type { ChooserProps, PanelProps } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import type { ActionType, LegalAction } from '../../session/types.js';
import { Cost } from '../../ui/Cost.js';
import { useWords } from '../../ui/words.js';
import base from '../base/base.module.css';
import { GoodButton } from '../base/trade/GoodButton.js';
import css from './energies.module.css';
import { ChimneyIcon, PlantIcon } from './icons.js';

type Of<T extends ActionType> = Extract<Action, { type: T }>;
const PLANT_NAMES = { fossil: t.fossilPlant, renewable: t.renewablePlant } as const;

const plantName = (plant: string | undefined): string =>
  plant === 'renewable' ? PLANT_NAMES.renewable() : PLANT_NAMES.fossil();

const priceOf = ({ session }: PanelProps, plant: string | undefined): Bundle =>
  session.info.scenario.pieces.find(({ name }) => name === `${plant}Plant`)?.cost ?? {};

/** [E-63] A building may have room on several hexes, for either plant. */
export const ChoosePlant = (props: ChooserProps) => {
  const words = useWords(props.session.info, props.snapshot);
  return (
    <fieldset className={css['picks']}>
      <legend>{props.legal[0]?.action.type === 'buildPlant' ? t.pick_plant() : t.pick_hex()}</legend>
      {props.legal.map((legal) => {
        const { hex, plant } = legal.action as
          | Of<'buildPlant'>
          | (Of<'placeFreePlant'> & { readonly plant?: undefined });
        return (
          <button
            key={legal.packed}
            type="button"
            className="button"
            data-plant={plant ?? 'fossil'}
            data-hex={hex}
            aria-label={t.say_plant({ plant: plantName(plant), hex: words.hex(hex) })}
            title={t.say_plant({ plant: plantName(plant), hex: words.hex(hex) })}
            onClick={() => props.onChoose(legal)}
          >
            {plant === 'renewable' ? <PlantIcon /> : <ChimneyIcon />} {words.hex(hex)}
            {legal.action.type === 'buildPlant' && (
              <Cost info={props.session.info} bundle={priceOf(props, plant)} />
            )}
          </button>
        );
      })}
    </fieldset>
  );
};

const GoodChoice = ({ session, snapshot, legal }: PanelProps & { readonly legal: LegalAction }) => {
  const { good } = legal.action as Of<'takeFreeCard'>;
  const [words, { take }] = [useWords(session.info, snapshot), useMoves()];
  const index = session.info.scenario.goods.findIndex(({ name }) => name === good);
  return (
    <GoodButton
      name={good}
      label={words.good(good)}
      count={snapshot.view.base.bank[index] ?? 0}
      onPress={() => take(legal)}
    />
  );
};

/** [E-34, E-36] A card of choice, or none. */
export const FreeCardPanel = (props: PanelProps) => {
  const { take } = useMoves();
  const { snapshot } = props;
  const [waive] = legalOfType(snapshot, 'waiveFreeCard');
  return (
    <fieldset className={base['choose']} data-free-card>
      <legend>{t.q_freeCard()}</legend>
      {legalOfType(snapshot, 'takeFreeCard').map((legal) => (
        <GoodChoice key={legal.packed} {...props} legal={legal} />
      ))}
      {waive && (
        <button type="button" className="button" onClick={() => take(waive)}>
          {t.act_waiveFreeCard()}
        </button>
      )}
    </fieldset>
  );
};
