import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { EditorDrawer } from './EditorDrawer.tsx';
import { useDrawerFold } from './useDrawerFold.ts';

function Drawer({ editor }: { editor: CourseEditor }): ReactElement {
  const { folded, fold } = useDrawerFold(editor);
  return (
    <EditorDrawer tab="structure" inLecture folded={folded} openCount={3} onTab={() => undefined} onFold={fold}>
      Lectures
    </EditorDrawer>
  );
}

/** Stands for an editor that is open: what was chosen is remembered by it. */
const anEditor = () => ({}) as CourseEditor;

afterEach(() => vi.unstubAllGlobals());

it.each([
  [999, 'Show the panel'],
  [1_000, 'Hide the panel'],
])('EDIT-15 OP-229 in a window of %i px there is a button: %s', async (innerWidth, button) => {
  vi.stubGlobal('innerWidth', innerWidth);
  await renderEditor(<Drawer editor={anEditor()} />);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  expect(screen.queryAllByRole('tabpanel')).toHaveLength(innerWidth < 1_000 ? 0 : 1);
});

it('EDIT-15 OP-229 the drawer is folded and unfolded with the focus at its button, also on the next page of the course', async () => {
  const editor = anEditor();
  const { unmount } = await renderEditor(<Drawer editor={editor} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the panel' }));
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show the panel' })).toHaveFocus();
  unmount();
  await renderEditor(<Drawer editor={editor} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the panel' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Lectures');
  expect(screen.getByRole('button', { name: 'Hide the panel' })).toHaveFocus();
});

it('OP-281 the tab of the comments says how many are open, whichever tab is chosen', async () => {
  vi.stubGlobal('innerWidth', 1_440);
  await renderEditor(<Drawer editor={anEditor()} />);
  expect(screen.getByRole('tab', { name: 'Comments 3 open conversations' })).toBeVisible();
});
