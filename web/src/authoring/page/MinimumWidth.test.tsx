import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditorTexts } from '../EditorTexts.tsx';
import { MinimumWidth } from './MinimumWidth.tsx';

/** A window that is made wider and narrower. */
const media = Object.assign(new EventTarget(), { matches: false });
const narrow = (matches: boolean): void =>
  act(() => {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
  });

beforeEach(() => {
  const asked = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('max-width') ? media : asked(query)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  media.matches = false;
});

const open = () =>
  renderWithin(
    <EditorTexts>
      <MinimumWidth courseId={102}>
        <input aria-label="Typed" />
      </MinimumWidth>
    </EditorTexts>,
  );

const typed = () => screen.queryByRole('textbox', { name: 'Typed' });

it('OP-80 a window that gets as narrow as a phone says so, and keeps what was typed', async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Typed' }), 'Kept');
  narrow(true);
  expect(screen.getByText(/Editing needs a wider window/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Editing' })).toBeVisible();
  expect(typed()).toBeNull();
  narrow(false);
  expect(screen.queryByText(/Editing needs a wider window/)).toBeNull();
  expect(typed()).toHaveValue('Kept');
});

it('OP-80 a phone does not open the editor, so that nobody waits for its lock', async () => {
  media.matches = true;
  const { container } = await open();
  expect(await screen.findByText(/Editing needs a wider window/)).toBeVisible();
  expect(container.querySelector('input')).toBeNull();
  expect(screen.getByRole('link', { name: 'View as learner' })).toHaveAttribute('href', '/dashboard/course/#!102');
});
