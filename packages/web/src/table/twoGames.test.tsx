/** Two games on one page: each has its own texts, drawings and intentions. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { games } from '../features/index.js';
import { useSettings } from '../session/settings.js';
import { openGame, type OpenSession, setupOf } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

beforeEach(() => useSettings.getState().set({ motion: 'off' }));

const Beside = ({ sessions }: { readonly sessions: readonly OpenSession[] }) => (
  <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: 780 }}>
    {sessions.map((session, i) => (
      <section key={i} aria-label={`table ${i}`}>
        <Table
          session={session}
          feature={session.feature}
          entry={games[session.info.setup.game]}
          beside={i > 0}
        />
      </section>
    ))}
  </div>
);

const setUp = async () => {
  const energies = await openGame({ ...setupOf(3), game: 'energies', options: {} });
  const sea = await openGame({ ...setupOf(3), game: 'seafarers/fog-islands', options: {} });
  const screen = await render(<Beside sessions={[energies, sea]} />);
  const tableOf = (i: number): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[aria-label="table ${i}"]`);
    if (found === null) throw new Error(`no table ${i}`);
    return found;
  };
  return { energies, sea, screen, tableOf };
};

const place = (table: HTMLElement): SVGGElement => {
  const [first] = table.querySelectorAll<SVGGElement>('[data-place]');
  if (first === undefined) throw new Error('nothing glows');
  return first;
};
/** As a screen reader does it: such a click has no position. */
const press = (node: Element): boolean => node.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('each table speaks and draws its own game', async () => {
  const { tableOf } = await setUp();
  expect(tableOf(0).querySelector('h1')?.textContent).toBe(games['energies']?.name());
  expect(tableOf(1).querySelector('h2')?.textContent).toBe(games['seafarers/fog-islands']?.name());
  expect(place(tableOf(0)).getAttribute('aria-label')).toMatch(/^Found a town/);
  expect(place(tableOf(1)).getAttribute('aria-label')).toMatch(/^Place a settlement/);
  expect(tableOf(0).querySelector('[data-tab="events"]')).not.toBeNull();
  expect(tableOf(0).querySelector('.hex.fog')).toBeNull();
  expect(tableOf(1).querySelector('.hex.fog')).not.toBeNull();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, i) => id.includes('tab-') && ids.indexOf(id) !== i)).toEqual([]);
  expect(document.querySelectorAll('#content')).toHaveLength(1);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.title).toMatch(/^Choose a place for your first building/);
});

test('what is chosen, sent and looked at on one table leaves the other alone', async () => {
  const { energies, sea, tableOf } = await setUp();
  press(place(tableOf(0)));
  await expect.poll(() => tableOf(0).querySelectorAll('[data-confirm]').length).toBe(1);
  expect(tableOf(1).querySelectorAll('[data-confirm]')).toHaveLength(0);

  tableOf(1).querySelector<HTMLElement>('[data-tab="scenario"]')?.click();
  await expect.poll(() => tableOf(1).querySelector('[data-panel="scenario"]')).not.toBeNull();
  expect(tableOf(0).querySelector('[data-panel="log"]')).not.toBeNull();

  press(place(tableOf(1)));
  press(place(tableOf(1)));
  await expect.poll(() => sea.sent.map(({ type }) => type)).toEqual(['placeSettlement']);
  expect(energies.sent).toEqual([]);
  expect(tableOf(0).querySelectorAll('[data-confirm]')).toHaveLength(1);

  tableOf(0).querySelector<HTMLElement>('[data-confirm]')?.click();
  await expect.poll(() => energies.sent.map(({ type }) => type)).toEqual(['placeSettlement']);
  await expect.poll(() => tableOf(0).querySelectorAll('.standing .piece').length).toBe(1);
  expect(sea.sent).toHaveLength(1);
});
