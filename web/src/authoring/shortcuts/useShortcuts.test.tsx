import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { useShortcuts } from './useShortcuts.tsx';

function Page({ onClosed }: { onClosed: () => void }): ReactElement {
  const { open, dialog } = useShortcuts();
  return (
    <>
      <button onClick={() => open(onClosed)}>Menu</button>
      <input aria-label="Name" />
      {dialog}
    </>
  );
}

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

it.each([
  ['“?”', 'Menu', '?', 1],
  ['“?” in a field, which is a letter there', 'Name', '?', 0],
  ['Ctrl+/ in a field', 'Name', '{Control>}/{/Control}', 1],
  ['“/” alone', 'Menu', '/', 0],
])('BEY-04 OP-227 %s opens the list of keys or does not', async (_name, place, keys, count) => {
  await renderEditor(<Page onClosed={() => undefined} />);
  (place === 'Name' ? screen.getByLabelText('Name') : screen.getByText('Menu')).focus();
  await userEvent.keyboard(keys);
  await vi.dynamicImportSettled();
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(count));
});

it('BEY-04 OP-227 the list names what keys do where, and tells its opener that it was closed', async () => {
  let closed = 0;
  await renderEditor(<Page onClosed={() => (closed += 1)} />);
  await userEvent.click(screen.getByText('Menu'));
  const rows = [...(await list()).querySelectorAll('dl > div')].map(
    (row) =>
      `${row.querySelector('dt')?.textContent}: ${[...row.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')}`,
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      'Save: Ctrl+S',
      'Redo: Ctrl+Y Ctrl+Shift+Z',
      'Duplicate: Ctrl+D',
      'Bold: Ctrl+B',
      'Heading: #',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closed).toBe(1);
});
