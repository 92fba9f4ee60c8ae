import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import type { KeyboardEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';

/** The handle by which an entry is dragged, by pointer, touch and keyboard. */
export function DragHandle({
  name,
  alone,
  dragging,
  attributes,
  listeners,
  activatorRef,
  className,
}: {
  /** What the entry is called. */
  name: string;
  /** Whether there is no other place to move it to. */
  alone: boolean;
  dragging: boolean;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  activatorRef: (element: HTMLElement | null) => void;
  className?: string;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <Button
      {...attributes}
      {...listeners}
      ref={activatorRef}
      appearance="subtle"
      className={mergeClasses(styles.handle, className)}
      icon={<ReOrderDotsVertical20Regular />}
      disabledFocusable={alone}
      aria-label={intl.formatMessage(messages.drag, { name })}
      onKeyDown={(event: KeyboardEvent) => {
        (listeners?.['onKeyDown'] as ((event: KeyboardEvent) => void) | undefined)?.(event);
        // Escape calls the drag off, and nothing else that stands around it.
        if (dragging && event.key === 'Escape') event.preventDefault();
      }}
    />
  );
}

const useStyles = makeStyles({
  // The finger that drags must not scroll.
  handle: { minWidth: '32px', paddingInline: 0, cursor: 'grab', touchAction: 'none' },
});
