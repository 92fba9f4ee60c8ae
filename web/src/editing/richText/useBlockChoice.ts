import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { searchMatcher } from '../../ui/search/searchFold.ts';
import { blocks, type Block } from './blocks.tsx';
import type { Quill } from './createQuill.ts';
import { nextEntry, type Slash } from './slash.ts';
import { watchSlash } from './watchSlash.ts';

/** What can be chosen where “/” was typed. */
export interface BlockChoice {
  /** Null while nothing is. */
  readonly slash: Slash | null;
  readonly entries: readonly Block[];
  /** The entry that Enter would take. */
  readonly active: number;
  readonly choose: (at: number) => void;
  readonly onActive: (at: number) => void;
}

/** Lets someone choose by the keys of the text, as long as what they type behind the “/” finds something. `id`: of the list. */
export function useBlockChoice(quill: Quill, id: string): BlockChoice {
  const intl = useIntl();
  const [slash, setSlash] = useState<Slash | null>(null);
  const [active, setActive] = useState(0);
  const entries = useMemo(() => {
    const isFound = searchMatcher(slash?.query ?? '');
    return blocks.filter(({ name, mark, also }) => isFound(`${intl.formatMessage(name)} ${mark} ${also}`));
  }, [intl, slash?.query]);
  const shown = entries.length === 0 ? null : slash;
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    // Drawn before the next key: on a busy page Enter would otherwise be a new line, or take what a part of the word finds.
    const { close, stop } = watchSlash(quill, (next) =>
      flushSync(() => {
        setSlash(next);
        setActive(0);
      }),
    );
    leave.current = close;
    return stop;
  }, [quill]);
  const choose = useCallback(
    (at: number) => {
      const block = entries[at];
      leave.current?.();
      if (shown === null || !block) return;
      quill.history.cutoff();
      quill.deleteText(shown.index, shown.query.length + 1, 'user');
      quill.setSelection(shown.index, 0, 'silent');
      block.run(quill);
      quill.history.cutoff();
    },
    [quill, entries, shown],
  );
  const keys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  useLayoutEffect(() => {
    keys.current = ({ key }) => {
      const next = nextEntry(key, active, entries.length);
      if (next !== null) setActive(next);
      else if (key === 'Enter') choose(active);
      else if (key === 'Escape') leave.current?.();
      else return false;
      return true;
    };
  });
  const isShown = shown !== null;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { root, container } = quill;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing);
      if (!isPlain || !keys.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    container.addEventListener('keydown', onKeyDown, true);
    root.setAttribute('aria-haspopup', 'listbox');
    root.setAttribute('aria-autocomplete', 'list');
    root.setAttribute('aria-controls', id);
    return () => {
      container.removeEventListener('keydown', onKeyDown, true);
      for (const name of ['haspopup', 'autocomplete', 'controls', 'activedescendant']) {
        root.removeAttribute(`aria-${name}`);
      }
    };
  }, [quill, id, isShown]);
  useLayoutEffect(() => {
    if (isShown) quill.root.setAttribute('aria-activedescendant', `${id}-${active}`);
  }, [quill, id, isShown, active]);
  return { slash: shown, entries, active, choose, onActive: setActive };
}
