import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noteEarlyInput, repeatEarlyInput } from './earlyInput.ts';

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
