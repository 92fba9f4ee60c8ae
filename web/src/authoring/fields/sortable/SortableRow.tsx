import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
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
        <Button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          appearance="subtle"
          className={styles.handle}
          icon={<ReOrderDotsVertical20Regular />}
          disabledFocusable={alone}
          aria-label={intl.formatMessage(messages.drag, { name: entry.name })}
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
  // The finger that drags must not scroll.
  handle: { minWidth: '32px', paddingInline: 0, cursor: 'grab', touchAction: 'none' },
});
