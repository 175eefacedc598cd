import { ATLAS, findMap, isOwnId, type MapData } from '@landnam/maps';
import { GALLERY, RETIRED } from '@landnam/maps/gallery';
import { expect, test } from 'vitest';
import { Keep } from '../../storage/keep.js';
import type { WholeGame } from '../../storage/savedGame.js';
import type { GameSetup } from '../../types.js';
import { Clerk } from '../clerk.js';
import { writeLog } from '../logs.js';
import { asOwn, openTable } from '@landnam/table';
import { check, keep, load } from './own.js';

const base = ATLAS.get('base')!;
const map = (name: string): MapData => ({ ...base, name, author: 'Ann', licence: 'CC0' });

/** What is written, without a browser's database. */
const clerkWith = (): { readonly clerk: Clerk; readonly written: WholeGame[] } => {
  const [kept, written] = [new Keep(), [] as WholeGame[]];
  kept.write = async (game) => {
    written.push(game);
    return null;
  };
  return { clerk: new Clerk(kept), written };
};

const kept = async (name: string): Promise<string> => {
  const checked = await check(JSON.stringify(map(name)));
  if (!checked.ok) throw new Error(checked.error[0]?.what);
  await keep(checked.value);
  return checked.value.id;
};

const setupOn = (game: string): GameSetup => ({
  game,
  options: {},
  seed: 'fjord',
  players: Array.from({ length: 2 }, () => ({ kind: 'bot', name: '', bot: 'hard' })),
});

test('a map of one’s own is drawn, previewed and played like one that ships, and says whose it is', async () => {
  const game = await kept('Twin bays');
  expect(isOwnId(game)).toBe(true);
  const { clerk, written } = clerkWith();
  expect(await clerk.sketch(game)).toMatchObject({
    players: [2, 3, 4, 5, 6],
    own: { name: 'Twin bays', author: 'Ann', licence: 'CC0' },
  });
  const preview = await clerk.preview(setupOn(game));
  // nobody has learned it, and the page says so
  expect(preview).toMatchObject({
    ok: true,
    value: { learned: false, info: { own: { name: 'Twin bays' } } },
  });
  expect((await clerk.preview(setupOn('base'))).ok && (await clerk.sketch('base'))?.own).toBeUndefined();
  expect(await clerk.create('id1', setupOn(game))).toEqual({ ok: true, value: 'id1' });
  expect(written[0]?.saved.header).toMatchObject({ game, mapData: { name: 'Twin bays' } });
});

test('what is kept nowhere is no game, and a log brings its map along', async () => {
  const nowhere = `own/${'0'.repeat(36)}`;
  const { clerk, written } = clerkWith();
  await load(nowhere);
  expect(await clerk.create('id2', setupOn(nowhere))).toMatchObject({
    ok: false,
    error: { code: 'badOptions' },
  });
  const game = await kept('Log island');
  await clerk.create('id3', setupOn(game));
  const { setup, header } = written[0]!.saved;
  const live = openTable({ setup, header, entries: [] });
  if (!live.ok) throw new Error(live.error.line);
  const text = writeLog(live.value).replaceAll('Log island', 'Isle in a log');
  // another name is another map; of a log nothing but the rules is hashed
  const imported = await clerk.import('id4', text);
  expect(imported).toMatchObject({ ok: false, error: { code: 'damaged' } });
  expect(await clerk.import('id5', writeLog(live.value))).toEqual({ ok: true, value: 'id5' });
  expect(written[1]?.saved.setup.game).toBe(game);
});

test('a broken file is answered with its places', async () => {
  expect(await check('{')).toMatchObject({ ok: false, error: [{ where: 'file', what: 'it is not JSON' }] });
  const broken = await check({ ...base, players: [9], recipe: 'seafarers' });
  expect(broken.ok ? [] : broken.error.map(({ where }) => where)).toContain('players 1');
});

test('a link to a map of the gallery as it was before finds it still', async () => {
  const retired = asOwn(RETIRED[0]!).id;
  expect(GALLERY.map((each) => asOwn(each).id)).not.toContain(retired);
  await load(retired);
  expect(findMap(retired)?.name).toBe('Around the waste');
});
