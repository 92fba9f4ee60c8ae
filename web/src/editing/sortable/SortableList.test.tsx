import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { SortableList } from './SortableList.tsx';

it('BEY-05 Escape calls a drag off, and nothing else that stands around it', async () => {
  const around = vi.fn<(taken: boolean) => void>();
  await renderEditor(
    // It hears what is pressed within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={(event) => event.key === 'Escape' && around(event.defaultPrevented)}>
      <SortableList
        label="Trees"
        entries={[
          { key: 'a', name: 'Alder' },
          { key: 'b', name: 'Birch' },
        ]}
        onMoved={() => undefined}
      >
        {(_index, handle) => handle}
      </SortableList>
    </div>,
  );
  screen.getByRole('button', { name: 'Drag Alder' }).focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('button', { name: 'Drag Alder', pressed: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Alder stays where it was')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(around.mock.calls).toEqual([[true], [false]]);
});
