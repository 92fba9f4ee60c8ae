import { Button, mergeClasses, Toolbar } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowMove20Regular } from '@fluentui/react-icons/svg/arrow-move';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { BookmarkAdd20Regular } from '@fluentui/react-icons/svg/bookmark-add';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Cut20Regular } from '@fluentui/react-icons/svg/cut';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { DocumentMultiple20Regular } from '@fluentui/react-icons/svg/document-multiple';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { savedSectionMessages } from '../savedSections/messages.ts';
import { structureMessages } from '../structure/messages.ts';
import { canvasMessages as messages } from './messages.ts';
import { keyAction, type NodeActions } from './nodeActions.ts';
import { useNodeFrameStyles } from './NodeFrame.styles.ts';

/** A section or a question on the page that is edited: it is selected by a press or by the keyboard, and has its tools then. */
export function NodeFrame({
  name,
  selected,
  editing,
  readOnly,
  actions,
  handle,
  onSelect,
  children,
}: {
  /** What screen readers call it. */
  name: string;
  selected: boolean;
  /** Whether its editor is open in its place. */
  editing: boolean;
  readOnly: boolean;
  actions: NodeActions;
  /** By which it is dragged; absent for what has no other place. */
  handle?: ReactElement;
  onSelect: () => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useNodeFrameStyles();
  const frame = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(editing);
  const arrives = useRef(selected);
  useEffect(() => {
    // What was just put in is gone on with, wherever it was chosen.
    if (arrives.current) frame.current?.focus();
    arrives.current = false;
  }, []);
  useEffect(() => {
    // Whoever closes the editor stays where the section is.
    if (wasEditing.current && !editing) frame.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  useEffect(() => {
    // Selected from elsewhere, as by a notice that leads here, or as what stands beside something that was deleted.
    const { current } = frame;
    const isFree = document.activeElement === document.body;
    if (selected && current && (isFree || !current.matches(':hover, :focus-within'))) current.focus();
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // What a menu or a list within has taken is not meant for the frame.
    if (event.defaultPrevented) return;
    // What is pressed in a window above is for that window alone.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    if (event.key === 'Escape' && editing) {
      event.stopPropagation();
      actions.onDone();
      return;
    }
    if (event.target !== frame.current || readOnly) return;
    const action = keyAction(event, actions);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    // The frame is a stop of the keyboard as a whole; what stands in it is reached behind it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      role="group"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={mergeClasses(styles.frame, selected && styles.selected)}
      // What stands within may take the focus by itself, as a heading does on arrival.
      onFocus={({ target, currentTarget }) => target === currentTarget && onSelect()}
      onPointerDown={onSelect}
      onDoubleClick={readOnly || editing ? undefined : actions.onEdit}
      onKeyDown={onKeyDown}
    >
      {readOnly || editing ? null : handle}
      {selected && !readOnly ? (
        <Toolbar
          size="small"
          aria-label={intl.formatMessage(messages.tools)}
          className={styles.tools}
          // Pressing a tool twice in a row is no double click on what stands below.
          onDoubleClick={(event) => event.stopPropagation()}
        >
          {editing ? (
            <Button size="small" appearance="primary" icon={<Checkmark20Regular />} onClick={actions.onDone}>
              {intl.formatMessage(messages.done)}
            </Button>
          ) : (
            <Button size="small" appearance="subtle" icon={<Edit20Regular />} onClick={actions.onEdit}>
              {intl.formatMessage(messages.edit)}
            </Button>
          )}
          <Tool message={messages.moveUp} icon={<ArrowUp20Regular />} onClick={actions.onMoveUp} />
          <Tool message={messages.moveDown} icon={<ArrowDown20Regular />} onClick={actions.onMoveDown} />
          <Tool message={structureMessages.moveTo} icon={<ArrowMove20Regular />} onClick={actions.onMoveTo} />
          <Tool message={messages.duplicate} icon={<DocumentMultiple20Regular />} onClick={actions.onDuplicate} />
          <Tool message={messages.copy} icon={<Copy20Regular />} onClick={actions.onCopy} />
          <Tool message={messages.cut} icon={<Cut20Regular />} onClick={actions.onCut} />
          <Tool message={savedSectionMessages.save} icon={<BookmarkAdd20Regular />} onClick={actions.onSave} />
          <Tool message={messages.remove} icon={<Delete20Regular />} onClick={actions.onRemove} />
        </Toolbar>
      ) : null}
      {children}
    </div>
  );
}

function Tool({
  message,
  icon,
  onClick,
}: {
  message: MessageDescriptor;
  icon: ReactElement;
  /** Absent where there is no such tool, null where it cannot be used now. */
  onClick: (() => void) | null | undefined;
}): ReactElement | null {
  const name = useIntl().formatMessage(message);
  if (onClick === undefined) return null;
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={name}
      title={name}
      disabledFocusable={onClick === null}
      onClick={onClick ?? undefined}
    />
  );
}
