/** Where maps are made: a new one, those in the making, and boards to begin with. */
import type { MapData, MapProblem } from '@landnam/maps';
import { applyEdit, blankMap, layAsDrawn } from '@landnam/maps/edit';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { games } from '../../../features/index.js';
import { benchFor, type MapSource, openMap } from '../../../session/workshop/bench.js';
import { allDrafts, draftKeptAs, dropDraft, type MapDraft } from '../../../session/workshop/drafts.js';
import { type StoredMap, storedMaps } from '../../../session/workshop/ownMaps.js';
import { Header } from '../../Header.js';
import { MapSketch, useSketch } from '../../start/MapSketch.js';
import { DropButton } from '../maps/DropButton.js';
import { Problems } from '../maps/Problems.js';
import { recipeName } from '../recipeName.js';
import { beginDraft } from './begin.js';
import css from './editor.module.css';
import { t } from './words/index.js';
import own from './workshop.module.css';

const RADIUS = 3;

/** The games that maps are made for: the first word of each id. */
const RECIPES = [...new Set(Object.keys(games).map((id) => id.split('/')[0] ?? id))];

const blankFor = async (recipe: string): Promise<MapData | undefined> => {
  const bench = await benchFor(recipe);
  if (bench === undefined) return undefined;
  const { pointsToWin, opening, params } = bench.usual;
  const water = bench.terrains.find((terrain) => terrain.water === true)?.name ?? null;
  const bare = bench.terrains.find(({ land, good, choice }) => land && good === undefined && !choice)?.name;
  const robber = bare === undefined ? {} : { robber: { on: bare } };
  const empty = blankMap({
    recipe,
    name: t.name_new(),
    water,
    radius: RADIUS,
    pointsToWin,
    opening,
    ...robber,
  });
  const map = applyEdit(empty, layAsDrawn(empty, bench.options));
  return Object.keys(params).length === 0 ? map : { ...map, params };
};

/** What is drawn on is another map than the one that ships. */
const copyOf = (map: MapData, source: MapSource): MapData => {
  const entry = 'text' in source ? undefined : games[map.id];
  return entry === undefined ? map : { ...map, name: t.copy_of({ name: entry.name() }) };
};

const useOpening = () => {
  const [, navigate] = useLocation();
  const [why, setWhy] = useState<string | readonly MapProblem[]>('');
  const begin = async (map: MapData): Promise<void> => navigate(await beginDraft(map));
  const from = async (source: MapSource): Promise<void> => {
    const found = await openMap(source);
    if (found.ok) await begin(copyOf(found.value, source));
    else setWhy(found.error);
  };
  /** Where it was left, if it is still being drawn. */
  const back = async (game: string): Promise<void> => {
    const draft = await draftKeptAs(game);
    if (draft === undefined) await from({ game });
    else navigate(`/workshop/edit/${draft.id}`, { replace: true });
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) await from({ text: await file.text() });
  };
  return { why, begin, from, back, read };
};
type Opening = ReturnType<typeof useOpening>;

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css['section']}>
    <h2>{title}</h2>
    {children}
  </section>
);

const NewMap = ({ begin }: Opening) => {
  const [recipe, setRecipe] = useState(RECIPES[0] ?? '');
  const start = async (): Promise<void> => {
    const map = await blankFor(recipe);
    if (map !== undefined) await begin(map);
  };
  return (
    <Section title={t.new_map()}>
      <label>
        {t.new_for()}
        <select value={recipe} data-recipe onChange={({ target }) => setRecipe(target.value)}>
          {RECIPES.map((each) => (
            <option key={each} value={each}>
              {recipeName(each)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button primary" onClick={() => void start()}>
        {t.begin()}
      </button>
    </Section>
  );
};

/** As it is called now: names are changed by edits, too. */
const nameOf = ({ record: { first, edits, done } }: MapDraft): string => {
  const named = edits.slice(0, done).findLast((edit) => edit.do === 'set' && edit.path.join() === 'name');
  const name = named?.do === 'set' ? named.value : first.name;
  return typeof name === 'string' && name !== '' ? name : t.new_map();
};

const Drafts = () => {
  const [drafts, setDrafts] = useState<readonly MapDraft[]>([]);
  const load = (): void => void allDrafts().then(setDrafts);
  useEffect(load, []);
  if (drafts.length === 0) return null;
  return (
    <Section title={t.drafts()}>
      <ul className={css['list']}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link href={`/workshop/edit/${draft.id}`}>{nameOf(draft)}</Link>
            <small>{new Date(draft.changed).toLocaleString()}</small>
            <DropButton of="draft" onSure={() => void dropDraft(draft.id).then(load)} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

const OwnMaps = ({ begin }: Opening) => {
  const [maps, setMaps] = useState<readonly StoredMap[]>([]);
  useEffect(() => void storedMaps().then(setMaps), []);
  if (maps.length === 0) return null;
  return (
    <Section title={t.own_maps()}>
      <ul className={css['list']}>
        {maps.map(({ hash, map }) => (
          <li key={hash}>
            <button type="button" className="button" onClick={() => void begin(map)}>
              {map.name}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const ShippedCard = ({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) => {
  const sketch = useSketch(id);
  const entry = games[id];
  if (entry === undefined) return null;
  return (
    <button type="button" className={own['card']} data-open={id} onClick={onOpen}>
      <MapSketch sketch={sketch} entry={entry} />
      <span>{entry.name()}</span>
    </button>
  );
};

const Shipped = ({ from }: Opening) => (
  <Section title={t.open_game()}>
    <p>{t.open_game_about()}</p>
    <div className={own['cards']}>
      {Object.keys(games).map((id) => (
        <ShippedCard key={id} id={id} onOpen={() => void from({ game: id })} />
      ))}
    </div>
  </Section>
);

const Others = ({ from, read }: Opening) => {
  const [position, setPosition] = useState('');
  return (
    <Section title={t.open_file()}>
      <label className="button">
        {t.choose_file()}
        <input
          type="file"
          accept=".json,application/json"
          className="hidden"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      <small>{t.position_about()}</small>
      <label>
        {t.position_text()}
        <textarea rows={2} value={position} onChange={({ target }) => setPosition(target.value)} />
      </label>
      <button
        type="button"
        className="button"
        disabled={position.trim() === ''}
        onClick={() => void from({ position: position.trim() })}
      >
        {t.open_position()}
      </button>
    </Section>
  );
};

/** `?game=ID` and `?position=TEXT` open at once: links from elsewhere. */
const useAddressed = ({ from, back }: Opening): void => {
  useEffect(() => {
    const given = new URLSearchParams(window.location.search);
    const [game, position] = [given.get('game'), given.get('position')];
    if (game !== null) void back(game);
    else if (position !== null) void from({ position });
    // once, for the address it was opened with
  }, []);
};

const Refused = ({ why }: Pick<Opening, 'why'>) => {
  if (typeof why !== 'string') return <Problems problems={why} />;
  return why === '' ? null : <p role="alert">{t.cannot_open({ why })}</p>;
};

export const WorkshopPage = () => {
  const opening = useOpening();
  useAddressed(opening);
  return (
    <>
      <Header />
      <main className={css['workshop']} id="content">
        <h1>{t.title()}</h1>
        <p>{t.about()}</p>
        <p className={css['list']}>
          <Link className="button" href="/workshop/gallery">
            {t.gallery()}
          </Link>
          <Link className="button" href="/workshop/maps">
            {t.own_maps()}
          </Link>
          <Link className="button" href="/workshop/deal">
            {t.deal()}
          </Link>
        </p>
        <Refused why={opening.why} />
        <NewMap {...opening} />
        <Drafts />
        <OwnMaps {...opening} />
        <Shipped {...opening} />
        <Others {...opening} />
      </main>
    </>
  );
};
