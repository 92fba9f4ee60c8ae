import { closestCenter, DndContext, type CollisionDetection, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import { DragHandle } from './DragHandle.tsx';
import { useSortSensors } from './useSortSensors.ts';
import { useAnnouncements, type SortableEntry } from './useAnnouncements.ts';

/** The place at the height of the pointer, which goes down the margin by its handle; by keyboard the nearest one. */
const collision: CollisionDetection = (args) => {
  const { pointerCoordinates, droppableRects } = args;
  if (pointerCoordinates === null) return closestCenter(args);
  const { y } = pointerCoordinates;
  const away = (id: UniqueIdentifier): number => {
    const { top = Infinity, bottom = Infinity } = droppableRects.get(id) ?? {};
    return Math.max(top - y, y - bottom, 0);
  };
  const ids = args.droppableContainers.map(({ id }) => id);
  return ids.map((id) => ({ id })).sort((a, b) => away(a.id) - away(b.id));
};

/**
 * Entries on a page that can be dragged to each other's places. Unlike a `SortableList` nothing gives way meanwhile, as they may be taller
 * than the window: a line shows where the entry would come to stand.
 */
export function SortablePlaces({
  entries,
  disabled,
  onMoved,
  children,
}: {
  entries: readonly SortableEntry[];
  disabled: boolean;
  /** Someone moved an entry; places count from 0. */
  onMoved: (from: number, to: number) => void;
  /** Draws `SortablePlace`s of these entries. */
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const announcements = useAnnouncements(entries);
  const sensors = useSortSensors();
  const place = (id: unknown): number => entries.findIndex(({ key }) => key === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: intl.formatMessage(messages.dragHow) },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMoved(place(active.id), place(over.id));
      }}
    >
      <SortableContext items={entries.map(({ key }) => key)} strategy={standStill} disabled={disabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const standStill = (): null => null;

/** An entry among `SortablePlaces`. */
export function SortablePlace({
  entry,
  alone,
  handleClass,
  children,
}: {
  entry: SortableEntry;
  /** Whether there is no other place to move it to. */
  alone: boolean;
  handleClass: string;
  children: (handle: ReactElement) => ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, isOver, index, activeIndex } =
    useSortable({
      id: entry.key,
      disabled: alone,
      attributes: { roleDescription: intl.formatMessage(messages.draggable) },
    });
  const line = isOver && !isDragging ? (index > activeIndex ? styles.lineAfter : styles.lineBefore) : undefined;
  return (
    <div ref={setNodeRef} className={mergeClasses(styles.place, isDragging && styles.dragging, line)}>
      {children(
        <DragHandle
          name={entry.name}
          alone={alone}
          dragging={isDragging}
          attributes={attributes}
          listeners={listeners}
          activatorRef={setActivatorNodeRef}
          className={handleClass}
        />,
      )}
    </div>
  );
}

const line = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  height: '3px',
  borderRadius: '2px',
  backgroundColor: tokens.colorCompoundBrandStroke,
} as const;

const useStyles = makeStyles({
  place: { position: 'relative' },
  dragging: { opacity: 0.5 },
  lineBefore: { '::before': { ...line, top: '-12px' } },
  lineAfter: { '::after': { ...line, bottom: '-12px' } },
});
