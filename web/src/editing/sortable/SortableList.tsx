import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import { SortableRow } from './SortableRow.tsx';
import { useSortSensors } from './useSortSensors.ts';
import { useAnnouncements, type SortableEntry } from './useAnnouncements.ts';

/**
 * A list whose entries can be dragged to another place, by pointer, touch and keyboard. What else moves them, such as buttons, stands in
 * the entries (WCAG 2.5.7).
 */
export function SortableList({
  label,
  entries,
  onMoved,
  children,
}: {
  /** What the list is called. */
  label: string;
  entries: readonly SortableEntry[];
  /** Someone moved an entry; places count from 0. */
  onMoved: (from: number, to: number) => void;
  /** Draws the entry at a place, with the handle by which it is dragged. */
  children: (index: number, handle: ReactElement) => ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const announcements = useAnnouncements(entries);
  const sensors = useSortSensors();
  const place = (id: unknown): number => entries.findIndex(({ key }) => key === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: intl.formatMessage(messages.dragHow) },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMoved(place(active.id), place(over.id));
      }}
    >
      <SortableContext items={entries.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={styles.list}>
          {entries.map((entry, index) => (
            <SortableRow key={entry.key} entry={entry} alone={entries.length < 2}>
              {(handle) => children(index, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
});
