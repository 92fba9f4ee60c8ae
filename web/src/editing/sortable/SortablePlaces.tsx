import { closestCenter, DndContext, type CollisionDetection, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { createContext, useCallback, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
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
  const [said, setSaid] = useState('');
  const place = (id: unknown): number => entries.findIndex(({ key }) => key === id);
  const sayStep = useCallback(
    (key: string, by: 1 | -1): void => {
      const at = entries.findIndex((entry) => entry.key === key);
      const values = { item: entries[at]?.name ?? '', place: at + 1 + by, count: entries.length };
      setSaid(intl.formatMessage(orderMessages.moved, values));
    },
    [entries, intl],
  );
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
        <SayStep value={sayStep}>{children}</SayStep>
      </SortableContext>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

/** Says where the entry with a key stands once it has moved by one. */
const SayStep = createContext<(key: string, by: 1 | -1) => void>(() => undefined);
const EntryKey = createContext('');

/** Within an entry: says that a key or a button has moved it by one place, as a drag says it of itself. */
export function useSayStep(): (by: 1 | -1) => void {
  const sayStep = useContext(SayStep);
  const key = useContext(EntryKey);
  return (by) => sayStep(key, by);
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
      <EntryKey value={entry.key}>
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
      </EntryKey>
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
