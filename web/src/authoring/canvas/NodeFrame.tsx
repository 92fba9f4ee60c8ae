import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { ignoreRestOfDoubleClick } from '../../editing/writing/endOfDoubleClick.ts';
import { isInControl, isOnWords } from '../../editing/writing/pressedText.ts';
import { useWriting } from '../../editing/writing/useWriting.ts';
import type { NodeKey } from '../draft/courseDraft.ts';
import { openBeside } from '../preview/openBeside.ts';
import { keyAction, type NodeActions } from './nodeActions.ts';
import { useSaidSteps } from './useSaidSteps.ts';
import { useNodeFrameStyles } from './NodeFrame.styles.ts';
import { NodeTools } from './NodeTools.tsx';
import { useAwaitedEditing } from './useAwaitedEditing.ts';

/**
 * A section or a question on the page that is edited: it is selected by a press or by the keyboard, and has its tools then. A click in its
 * words opens it, with the caret there.
 */
export function NodeFrame({
  nodeKey,
  name,
  selected,
  editing,
  readOnly,
  actions: given,
  handle,
  onSelect,
  children,
}: {
  /** By which marks on its words find it; absent for what nobody quotes. */
  nodeKey?: NodeKey;
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
  const styles = useNodeFrameStyles();
  const actions = useSaidSteps(given);
  const frame = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(editing);
  const arrives = useRef(selected);
  const { isAwaited, isWaiting, wait } = useAwaitedEditing(selected);
  const mayOpen = !editing && (!readOnly || isAwaited);
  const writeAt = useWriting(frame, name, editing || isWaiting);
  useEffect(() => {
    // What was just put in is gone on with, wherever it was chosen.
    if (arrives.current && !editing) frame.current?.focus();
    arrives.current = false;
  }, [editing]);
  useEffect(() => {
    // Those who close the editor stay where the section is, unless they are at another one by now.
    if (wasEditing.current && !editing && selected) frame.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing, selected]);
  useEffect(() => {
    // Selected from elsewhere, as by a notice that leads here, or as what stands beside something that was deleted.
    const { current } = frame;
    const isFree = document.activeElement === document.body;
    if (selected && !editing && current && (isFree || !current.matches(':hover, :focus-within'))) current.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- closing it is no selecting
  }, [selected]);
  const open = (event: MouseEvent): void => {
    ignoreRestOfDoubleClick(event.nativeEvent);
    wait();
    actions.onEdit();
  };
  const openAt = (event: MouseEvent): void => {
    writeAt({ x: event.clientX, y: event.clientY });
    open(event);
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { target, currentTarget, clientX, clientY } = event;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const areWordsMarked = document.getSelection()?.isCollapsed === false;
    if (!mayOpen || event.defaultPrevented || !isPlain || areWordsMarked) return;
    if (target instanceof Element && isOnWords(currentTarget, target, { x: clientX, y: clientY })) openAt(event);
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>): void => {
    // In a field it marks a word.
    const isInField = event.target instanceof Element && isInControl(event.target);
    if (mayOpen && !isInField) openAt(event);
  };
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
    // While it is written in, no key is about the section as a whole.
    if (event.target !== frame.current || !mayOpen) return;
    const action = keyAction(event, actions);
    if (!action || (readOnly && action !== actions.onEdit)) return;
    event.preventDefault();
    wait();
    action();
  };
  return (
    // The frame is a stop of the keyboard as a whole; what stands in it is reached behind it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Enter opens it
    <div
      ref={frame}
      role="group"
      aria-label={name}
      data-node-key={nodeKey}
      data-node={editing ? 'open' : 'closed'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={mergeClasses(styles.frame, selected && styles.selected)}
      // What stands within may take the focus on its own, as a heading does on arrival.
      onFocus={({ target, currentTarget }) => target === currentTarget && onSelect()}
      onPointerDown={onSelect}
      // A link in a text that is being written is nothing but words.
      onClickCapture={editing ? undefined : openBeside}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onKeyDown={onKeyDown}
    >
      {readOnly || editing ? null : handle}
      {selected && !readOnly ? <NodeTools editing={editing} actions={actions} onEdit={open} /> : null}
      {children}
    </div>
  );
}
