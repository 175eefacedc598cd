import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SureButton } from './SureButton.js';
import './tokens.css';
import './global.css';

test('both labels stand in one place, so the button is as wide as the longer one and nothing moves', async () => {
  let done = 0;
  await render(
    <SureButton label="Delete" sure="Really delete?" about="It is gone for good." onSure={() => done++} />,
  );
  const button = page.getByRole('button').element();
  const [one, other] = [...button.querySelectorAll('span')].map((label) => label.getBoundingClientRect());
  expect(one?.left).toBe(other?.left);
  const { width } = button.getBoundingClientRect();
  expect(width).toBeLessThan((one?.width ?? 0) + (other?.width ?? 0));
  await userEvent.click(button);
  expect([done, button.getAttribute('title')]).toEqual([0, 'It is gone for good.']);
  expect(button.getBoundingClientRect().width).toBe(width);
  await userEvent.click(button);
  expect(done).toBe(1);
});
