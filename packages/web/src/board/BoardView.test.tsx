import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FeatureContext } from '../moves/context.js';
import { openTable } from '../test/fixture.js';
import { BoardView } from './BoardView.js';
import '../ui/tokens.css';
import '../ui/global.css';

const show = async () => {
  const session = (await openTable()).until('main');
  const screen = await render(
    <div style={{ width: 900, height: 700 }}>
      <FeatureContext value={session.feature}>
        <BoardView info={session.info} snapshot={session.snapshot()} />
      </FeatureContext>
    </div>,
  );
  return { session, screen };
};

test('[B-1] every hex has a terrain drawing of its own and never colour alone', async () => {
  const { session } = await show();
  const hexes = [...document.querySelectorAll('.hex')];
  expect(hexes).toHaveLength(19);
  const drawings = new Map(
    hexes.map((hex) => [hex.classList[1], hex.querySelector('.ink')?.innerHTML ?? '']),
  );
  expect(drawings.size).toBe(session.info.scenario.terrains.length);
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

test('[B-2] numbers carry as many pips as rolls of two dice make them', async () => {
  await show();
  const discs = [...document.querySelectorAll('.disc')];
  expect(discs).toHaveLength(18);
  for (const disc of discs) {
    const number = Number(disc.querySelector('text')?.textContent);
    expect(disc.querySelectorAll('.pip')).toHaveLength(6 - Math.abs(7 - number));
  }
});

test('[B-4] nine harbours stand off the coast, each with its rate', async () => {
  await show();
  const rates = [...document.querySelectorAll('.harbour text')].map((node) => node.textContent);
  expect(rates.filter((rate) => rate === '3:1')).toHaveLength(4);
  expect(rates.filter((rate) => rate === '2:1')).toHaveLength(5);
});

test('[B-21] the robbed hex is hatched, unless it brings nothing anyway', async () => {
  const session = (await openTable()).until('main');
  const { base } = session.live.state;
  const boardWith = async (hex: number): Promise<string | undefined> => {
    base.robber[0] = hex;
    const screen = await render(
      <FeatureContext value={session.feature}>
        <BoardView info={session.info} snapshot={session.refresh()} />
      </FeatureContext>,
    );
    const veiled = document.querySelector('.hex:has(.veil)')?.classList[1];
    await screen.unmount();
    return veiled;
  };
  const desert = base.number.indexOf(0);
  expect(await boardWith(desert)).toBeUndefined();
  expect(await boardWith(base.number.indexOf(6))).toBeDefined();
});

test('owners differ by mark as well as by colour', async () => {
  await show();
  const marks = new Set(
    [...document.querySelectorAll('.standing .piece')].map(
      (piece) => `${piece.classList[1]} ${piece.querySelector('.mark')?.firstElementChild?.outerHTML}`,
    ),
  );
  expect(marks.size).toBe(3);
});

test('zoom keeps the whole board within reach', async () => {
  const { screen } = await show();
  const scene = () => document.querySelector<SVGElement>('[data-pose]')?.style.transform;
  const home = scene();
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  expect(scene()).not.toBe(home);
  await screen.getByRole('button', { name: 'Whole board' }).click();
  expect(scene()).toBe(home);
});
