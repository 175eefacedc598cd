/** What is wrong and what is still to do, in words; each sentence leads to its place. */
import type { Axial } from '@landnam/engine';
import { type FaultPlaces, faultPlaces, fitEdit, isRobberBeside } from '@landnam/maps/edit';
import type { ModuleTexts } from '../../../features/types.js';
import { useFeature } from '../../../moves/context.js';
import type { Bench } from '../../../session/workshop/bench.js';
import { modulesOn } from './drawn.js';
import css from './problems.module.css';
import { ticked } from '../rules/ticked.js';
import { lacksNumber, type Sorted, sortedProblems, type ToldProblem } from './toDo.js';
import { numberRest } from './tools.js';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

const MOST_SHOWN = 12;
/** The module that moves him, and his name. */
const ROBBER = 'robber';

interface Props {
  readonly editor: Editor;
  readonly bench: Bench;
  readonly texts: ModuleTexts;
}

/** A board without a hex has not been begun: nothing is said about it but how to. */
const isEmpty = ({ map, state }: Editor): boolean => (map.boards[state.board]?.hexes.length ?? 0) === 0;

const useSorted = ({ editor, texts }: Pick<Props, 'editor' | 'texts'>): Sorted => {
  const feature = useFeature();
  const { judgement, map } = editor;
  const names = { feature, texts, boards: map.boards };
  return sortedProblems(isEmpty(editor) ? [] : judgement.problems, names);
};

const firstPlace = ({ places: [first] }: FaultPlaces): Axial | undefined => first;

const look = ({ move }: Editor, faults: FaultPlaces): void => {
  const at = firstPlace(faults);
  move({ do: 'look', ...(at && { at }), ...(faults.board !== undefined && { board: faults.board }) });
};

/** The sentence; pressed, it leads to its place if it has one. */
const Sentence = ({
  editor,
  told: { first },
  children,
}: {
  readonly editor: Editor;
  readonly told: ToldProblem;
  readonly children: string;
}) => {
  const faults = faultPlaces(editor.map, first);
  if (faults.places.length === 0) return children;
  return (
    <button type="button" className={css['sentence']} onClick={() => look(editor, faults)}>
      {children}
    </button>
  );
};

/** What one press would do about it; nothing where that is not known. */
const mendsOf = ({ editor: { map }, bench, told: { first } }: MendProps) => {
  const { board } = faultPlaces(map, first);
  if (board === undefined) return [];
  return [
    { name: 'number', label: t.number_them, edit: lacksNumber(first) ? numberRest(bench, map, board) : null },
    { name: 'fit', label: t.fit_them, edit: fitEdit(map, board, first) },
  ];
};
interface MendProps extends Props {
  readonly told: ToldProblem;
}

const Mends = (props: MendProps) =>
  mendsOf(props).map(({ name, label, edit }) =>
    edit === null ? null : (
      <button
        key={name}
        type="button"
        className="button"
        data-mend={name}
        onClick={() => props.editor.move({ do: 'edit', edit })}
      >
        {label()}
      </button>
    ),
  );

const List = (
  props: Props & { readonly all: readonly ToldProblem[]; readonly title: string; readonly kind: string },
) => {
  const { all, title, kind } = props;
  if (all.length === 0) return null;
  return (
    <div data-kind={kind}>
      <h2>{title}</h2>
      <ul>
        {all.slice(0, MOST_SHOWN).map((told) => (
          <li key={told.key}>
            <Sentence editor={props.editor} told={told}>
              {told.text}
            </Sentence>
            <Mends {...props} told={told} />
          </li>
        ))}
      </ul>
      {all.length > MOST_SHOWN && <p>{t.more_problems({ count: all.length - MOST_SHOWN })}</p>}
    </div>
  );
};

/** A game may begin so; whoever draws it should know. */
const Beside = ({ editor, bench }: Props) => {
  const { map, state } = editor;
  const board = map.boards[state.board];
  const walks = modulesOn(bench, map).some(({ name }) => name === ROBBER);
  return board && walks && !isEmpty(editor) && isRobberBeside(board) ? (
    <p data-notice="robber">{t.robber_beside()}</p>
  ) : null;
};

/** Hexes that mean nothing as long as a rule does not hold. */
const Unread = ({ editor, bench, texts }: Props) => {
  const { map, state, move } = editor;
  const drawn = new Set(map.boards[state.board]?.hexes.map(({ terrain }) => terrain));
  const on = modulesOn(bench, map);
  const missing = bench.modules.filter(
    (module) => module.explains.some((terrain) => drawn.has(terrain)) && !on.includes(module),
  );
  return missing.map((module) => {
    const name = texts[module.name]?.() ?? module.name;
    return (
      <p key={module.name} data-notice={module.name}>
        {t.unread({ name })}{' '}
        <button
          type="button"
          className="button"
          onClick={() => move({ do: 'edit', edit: ticked(map, state.board, module, true) })}
        >
          {t.tick({ name })}
        </button>
      </p>
    );
  });
};

/** What nobody can ever have cannot be spent: told, since a map may mean it. */
const Poor = ({ editor: { map, state }, bench }: Props) => {
  const { goods } = useFeature();
  const drawn = new Set(map.boards[state.board]?.hexes.map(({ terrain }) => terrain));
  const kinds = bench.terrains.filter(({ name }) => drawn.has(name));
  const isOpen = kinds.length === 0 || kinds.some(({ land, choice, water }) => choice || (!land && !water));
  const made = new Set(kinds.flatMap(({ good }) => good ?? []));
  const lacking = bench.goods.filter(
    ({ name }) => bench.terrains.some(({ good }) => good === name) && !made.has(name),
  );
  if (isOpen || made.size === 0 || lacking.length === 0) return null;
  const names = lacking.map(({ name }) => goods[name]?.name() ?? name).join(', ');
  return <p data-notice="goods">{t.nothing_gives({ goods: names })}</p>;
};

const restText = (editor: Editor): string => (isEmpty(editor) ? t.empty() : t.no_problem());

export const Problems = (props: Props) => {
  const { judgement, map } = props.editor;
  const { wrong, toDo } = useSorted(props);
  const isSound = judgement.problems.length === 0;
  return (
    <section
      className={css['problems']}
      aria-label={t.problems()}
      aria-busy={judgement.map !== map}
      data-problems={judgement.map === map ? judgement.problems.length : 'working'}
    >
      {(isSound || isEmpty(props.editor)) && <h2>{restText(props.editor)}</h2>}
      <List {...props} kind="wrong" all={wrong} title={t.problem_count({ count: wrong.length })} />
      <List {...props} kind="to-do" all={toDo} title={t.to_do()} />
      <Beside {...props} />
      <Unread {...props} />
      <Poor {...props} />
    </section>
  );
};

/** Beside the buttons: why they cannot be pressed yet, or that they can. */
export const PlayHint = (props: Omit<Props, 'bench'>) => {
  const { editor } = props;
  const { wrong, toDo } = useSorted(props);
  const [mistake, task] = [wrong[0], toDo[0]];
  const told = mistake ?? task;
  if (told === undefined) return <p className={css['hint']}>{restText(editor)}</p>;
  return (
    <p className={css['hint']} data-play-hint={mistake ? 'wrong' : 'to-do'}>
      <Sentence editor={editor} told={told}>
        {mistake ? told.text : t.still({ what: told.text })}
      </Sentence>
    </p>
  );
};
