import { act, render, screen } from '@testing-library/react';
import { useState, type MouseEvent as Press, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { noteEarlyInput, repeatEarlyInput } from './earlyInput.ts';
import { showLoadFailure } from './showLoadFailure.ts';

function Page(): ReactElement {
  const [text, setText] = useState('');
  const [isOn, setIsOn] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <form>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" aria-label="Short" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Dark mode
      </button>
      <output>{`${text} ${isOn} ${count}`}</output>
    </form>
  );
}

function SignInLink({ onFollowed }: { onFollowed: (event: Press) => void }): ReactElement {
  return (
    <a href="/signin/" data-does-more="" onClick={onFollowed}>
      Sign in and enrol
    </a>
  );
}

it('OP-246 what was pressed and typed before the page was taken over counts afterwards', async () => {
  document.body.innerHTML = `<div id="drawn-page">${renderToString(<Page />)}</div>`;
  noteEarlyInput();
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  search.value = 'germ';
  search.dispatchEvent(new Event('input', { bubbles: true }));
  search.value = 'german';
  search.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('checkbox', { name: 'Short' }).click();
  screen.getByRole('button', { name: 'Dark mode' }).click();
  screen.getByRole('button', { name: 'Dark mode' }).click();
  const root = await act(async () =>
    hydrateRoot(document.getElementById('drawn-page') as HTMLElement, <Page />, {
      onRecoverableError: (error) => {
        throw error;
      },
    }),
  );
  // Someone hears it already, and it is still held back.
  act(() => screen.getByRole('button', { name: 'Dark mode' }).click());
  expect(screen.getByRole('status')).toHaveTextContent(/ 0$/);
  act(repeatEarlyInput);
  expect(screen.getByRole('status')).toHaveTextContent('german true 1');
  expect(search).toHaveValue('german');
  expect(screen.getByRole('checkbox', { name: 'Short' })).toBeChecked();

  // From now on React hears of it on its own.
  act(() => screen.getByRole('button', { name: 'Dark mode' }).click());
  act(repeatEarlyInput);
  expect(screen.getByRole('status')).toHaveTextContent('german true 2');
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('OP-247 a link that does more than lead somewhere waits for that, unless it opens a new tab', async () => {
  const onFollowed = vi.fn<(event: Press) => void>((event) => event.preventDefault());
  const link = <SignInLink onFollowed={onFollowed} />;
  document.body.innerHTML = `<div id="drawn-page">${renderToString(link)}</div>`;
  noteEarlyInput();
  const waits = (init: MouseEventInit = {}): boolean => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    let isHeard = false;
    const hear = (): void => {
      isHeard = true;
      press.preventDefault();
    };
    addEventListener('click', hear);
    screen.getByRole('link').dispatchEvent(press);
    removeEventListener('click', hear);
    return !isHeard && press.defaultPrevented;
  };
  expect(waits({ ctrlKey: true })).toBe(false);
  expect(waits()).toBe(true);
  const root = await act(async () => hydrateRoot(document.getElementById('drawn-page') as HTMLElement, link));
  expect(onFollowed).not.toHaveBeenCalled();
  act(repeatEarlyInput);
  expect(onFollowed).toHaveBeenCalledOnce();
  act(() => root.unmount());
  document.body.replaceChildren();
});

it.each<[string, () => void]>([
  ['of a page whose scripts could not be loaded', showLoadFailure],
  [
    'of a page that could not be shown',
    () =>
      void render(
        <CrashBoundary>
          <Crash />
        </CrashBoundary>,
        { container: document.getElementById('root') as HTMLElement },
      ),
  ],
])('OP-246 NAV-19 the button %s hears of its press', (_what, show) => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = '<div id="root"></div>';
  noteEarlyInput();
  show();
  const onPressed = vi.fn<() => void>();
  const button = screen.getByRole('button', { name: 'Reload' });
  button.addEventListener('click', onPressed);
  button.click();
  expect(onPressed).toHaveBeenCalledOnce();
  document.body.replaceChildren();
});

function Crash(): never {
  throw new Error('It cannot be shown');
}
