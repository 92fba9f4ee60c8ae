import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import { DragHandle } from './DragHandle.tsx';
import type { SortableEntry } from './useAnnouncements.ts';

/** An entry of a `SortableList`. */
export function SortableRow({
  entry,
  alone,
  children,
}: {
  entry: SortableEntry;
  /** Whether there is no other place to move it to. */
  alone: boolean;
  children: (handle: ReactElement) => ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.key,
    disabled: alone,
    attributes: { roleDescription: intl.formatMessage(messages.draggable) },
  });
  return (
    <li
      ref={setNodeRef}
      className={mergeClasses(styles.row, isDragging && styles.dragging)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        <DragHandle
          name={entry.name}
          alone={alone}
          dragging={isDragging}
          attributes={attributes}
          listeners={listeners}
          activatorRef={setActivatorNodeRef}
        />,
      )}
    </li>
  );
}

const useStyles = makeStyles({
  row: {
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
  },
  dragging: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow16 },
});
