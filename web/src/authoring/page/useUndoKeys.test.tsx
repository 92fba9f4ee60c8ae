import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useUndoKeys } from './useUndoKeys.ts';

it.each([
  ['the page', '<input id="at" />', ['undo', 'redo', 'redo', 'save']],
  ['a window above it', '<dialog open><textarea id="at"></textarea></dialog>', ['save']],
])('BEY-04 the keys of undo in %s', async (_name, html, expected) => {
  const done: string[] = [];
  const { unmount } = renderHook(() =>
    useUndoKeys({
      undo: () => void done.push('undo'),
      redo: () => void done.push('redo'),
      save: () => void done.push('save'),
    }),
  );
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('#at')?.focus();
  await userEvent.keyboard(
    '{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}{Control>}s{/Control}',
  );
  expect(done).toEqual(expected);
  document.body.innerHTML = '';
  unmount();
});
