import { mergeClasses, Portal } from '@fluentui/react-components';
import { useEffect, useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import { useBlockMenuStyles } from './BlockMenu.styles.ts';
import type { Quill } from './createQuill.ts';
import { listPlace, type Slash } from './slash.ts';
import { useBlockChoice, type BlockChoice } from './useBlockChoice.ts';

/** What opens where “/” is typed: a list of what can be put there. The focus stays in the text (WAI-ARIA: combobox with a list box). */
export function BlockMenu({ quill }: { quill: Quill }): ReactElement | null {
  const id = useId();
  const choice = useBlockChoice(quill, id);
  return choice.slash === null ? null : (
    <Portal>
      <BlockList key={choice.slash.index} id={id} quill={quill} slash={choice.slash} choice={choice} />
    </Portal>
  );
}

function BlockList({
  id,
  quill,
  slash,
  choice: { entries, active, choose, onActive },
}: {
  id: string;
  quill: Quill;
  slash: Slash;
  choice: BlockChoice;
}): ReactElement {
  const intl = useIntl();
  const styles = useBlockMenuStyles();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = ({ target }: Event): void => {
      if (list.current && target !== list.current) place(list.current, quill, slash.index);
    };
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [quill, slash.index]);
  // It gets lower with each letter that is typed.
  useLayoutEffect(() => {
    if (list.current) place(list.current, quill, slash.index);
  });
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // The focus stays in the text, which names the entry that its keys are at.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- as above
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage(messages.blocks)}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {entries.map(({ name, icon, mark }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as above
        <div
          key={name.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={mergeClasses(styles.entry, at === active && styles.active)}
          onMouseMove={() => onActive(at)}
          onClick={() => choose(at)}
        >
          {icon}
          <span className={styles.name}>{intl.formatMessage(name)}</span>
          <span aria-hidden className={styles.mark}>
            {mark}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Puts the list beside the “/”, whole within the window. */
function place(list: HTMLElement, quill: Quill, index: number): void {
  const bounds = quill.selection.getBounds(index, 1);
  if (!bounds) return;
  list.style.maxHeight = '';
  const { width, height } = list.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isFromRight = getComputedStyle(quill.root).direction === 'rtl';
  const at = listPlace(bounds, { width, height }, { width: clientWidth, height: clientHeight }, isFromRight);
  list.style.left = `${at.left}px`;
  list.style.top = `${at.top}px`;
  list.style.maxHeight = `${Math.min(at.maxHeight, height)}px`;
}
