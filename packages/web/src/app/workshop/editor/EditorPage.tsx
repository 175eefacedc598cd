/** A map in the making: the board, what is in hand, what is wrong, and one press to play it. */
import { faultPlaces } from '@landnam/maps/edit';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { featureOf } from '../../../features/index.js';
import { moduleTextsOf } from '../../../features/modules.js';
import type { ModuleTexts } from '../../../features/types.js';
import { FeatureContext } from '../../../moves/context.js';
import type { Feature } from '../../../moves/feature.js';
import { type Bench, benchFor } from '../../../session/workshop/bench.js';
import { findDraft, type MapDraft } from '../../../session/workshop/drafts.js';
import { Header } from '../../Header.js';
import { Sheet } from '../../Sheet.js';
import { RulesForm } from '../rules/RulesForm.js';
import { Actions } from './Actions.js';
import { CursorLine } from './CursorLine.js';
import { EditorBoard, type BoardFault } from './EditorBoard.js';
import css from './editor.module.css';
import { BoardSwitch, MapForm } from './MapForm.js';
import { Palette } from './Palette.js';
import { PlayHint, Problems } from './Problems.js';
import { Limits, Toolbar } from './Toolbar.js';
import { type Editor, useEditor } from './useEditor.js';
import { t } from './words/index.js';

interface Opened {
  readonly draft: MapDraft;
  readonly bench: Bench;
  readonly feature: Feature;
  readonly texts: ModuleTexts;
}

const openDraft = async (id: string): Promise<Opened | null> => {
  const draft = await findDraft(id);
  const bench = draft && (await benchFor(draft.record.first.recipe));
  if (draft === undefined || bench === undefined) return null;
  const modules = bench.modules.map(({ name }) => name);
  const [feature, texts] = await Promise.all([featureOf(modules), moduleTextsOf(modules)]);
  return { draft, bench, feature, texts };
};

const TABS = ['draw', 'map', 'rules'] as const;
type Tab = (typeof TABS)[number];

const Tabs = ({ tab, onTab }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) => (
  <div className={css['tabs']} role="group">
    {TABS.map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={tab === name}
        className={css['tool']}
        data-tab-of={name}
        onClick={() => onTab(name)}
      >
        {t[`tab_${name}`]()}
      </button>
    ))}
  </div>
);

const faultsOf = ({ judgement, map, state }: Editor): readonly BoardFault[] =>
  judgement.problems.flatMap((problem) => {
    const { board, places } = faultPlaces(map, problem);
    const isToDo = problem.lacks === true;
    return board === state.board ? places.map((place) => ({ place, isToDo })) : [];
  });

const Side = ({ editor, bench, texts }: Pick<Opened, 'bench' | 'texts'> & { readonly editor: Editor }) => {
  const [tab, setTab] = useState<Tab>('draw');
  return (
    <div className={css['side']}>
      <Tabs tab={tab} onTab={setTab} />
      {tab === 'draw' && <Palette editor={editor} bench={bench} texts={texts} />}
      {tab === 'map' && <MapForm editor={editor} bench={bench} />}
      {tab === 'rules' && <RulesForm editor={editor} bench={bench} texts={texts} />}
      <Problems editor={editor} bench={bench} texts={texts} />
      <details className={css['keys']}>
        <summary>{t.keys()}</summary>
        <p>{t.board_keys()}</p>
      </details>
    </div>
  );
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);

const Workbench = ({ draft, bench, texts }: Omit<Opened, 'feature'>) => {
  const editor = useEditor(bench, draft);
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y') || isTyping(event)) return;
    event.preventDefault();
    editor.move({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    <main className={css['editor']} id="content" onKeyDown={onKeyDown}>
      <div className={css['stage']}>
        <div className={css['title']}>
          <h1>{editor.map.name === '' ? t.new_map() : editor.map.name}</h1>
          <BoardSwitch editor={editor} />
        </div>
        <Actions editor={editor} bench={bench} />
        <Toolbar editor={editor} />
        <PlayHint editor={editor} texts={texts} />
        <EditorBoard editor={editor} bench={bench} faults={faultsOf(editor)} />
        <CursorLine editor={editor} />
        <Limits editor={editor} />
        {!editor.isStored && <p role="alert">{t.not_stored()}</p>}
        <p className="hidden" id="board-keys">
          {t.board_keys()}
        </p>
      </div>
      <Side editor={editor} bench={bench} texts={texts} />
    </main>
  );
};

export const EditorPage = ({ id }: { readonly id: string }) => {
  const [opened, setOpened] = useState<Opened | null>();
  useEffect(() => {
    let gone = false;
    void openDraft(id)
      .catch(() => null)
      .then((found) => !gone && setOpened(found));
    return () => {
      gone = true;
    };
  }, [id]);
  if (!opened)
    return (
      <Sheet>
        <p role="status">{opened === null ? t.no_draft() : t.loading()}</p>
      </Sheet>
    );
  return (
    <FeatureContext value={opened.feature}>
      <Header>
        <Link className="button quiet" href="/workshop">
          {t.back()}
        </Link>
      </Header>
      <Workbench {...opened} />
    </FeatureContext>
  );
};
