import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ClipboardPaste20Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { InsertableType } from '../../section/types.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { canvasMessages } from './messages.ts';
import { findTypes, recentTypes } from './sectionChoice.ts';
import { sectionChoiceMessages as messages } from './sectionChoiceMessages.ts';
import { SectionOption } from './SectionOption.tsx';
import { useTypeWords } from './useTypeWords.ts';

/**
 * The types of sections in their groups, with a search: a combobox whose list is always there (WAI-ARIA). The focus stays in the search, the
 * arrows go through the list.
 */
export function SectionChooser({
  types,
  onChosen,
  onPaste,
}: {
  /** Those that may stand here. */
  types: readonly InsertableType[];
  onChosen: (type: InsertableType) => void;
  /** Null while nothing is copied that may stand here. */
  onPaste: (() => void) | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const id = useId();
  const words = useTypeWords();
  const [search, setSearch] = useState('');
  const [recent] = useState(recentTypes);
  const [active, setActive] = useState(0);
  const chooser = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It has no place yet, and the page would be scrolled to where it is not.
    chooser.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const groups = findTypes({ search, types, recent, words });
  const entries = groups.flatMap(({ name, types: found }) =>
    found.map((type) => ({ type, id: `${id}-${name}-${type}` })),
  );
  const current = entries[active];
  const follow = (event: KeyboardEvent): void => {
    const next = nextOf(event.key, active, entries.length);
    if (next !== null) {
      setActive(next);
      document.getElementById(entries[next]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && current) onChosen(current.type);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={chooser} className={styles.chooser}>
      <TextField
        label={<VisuallyHidden>{intl.formatMessage(messages.search)}</VisuallyHidden>}
        placeholder={intl.formatMessage(messages.search)}
        value={search}
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={current?.id}
        onKeyDown={follow}
        onChanged={(typed) => {
          setSearch(typed);
          setActive(0);
        }}
      />
      {onPaste ? (
        <Button appearance="subtle" icon={<ClipboardPaste20Regular />} className={styles.paste} onClick={onPaste}>
          {intl.formatMessage(canvasMessages.paste)}
        </Button>
      ) : null}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={intl.formatMessage(canvasMessages.insert)}
        className={styles.list}
      >
        {groups.map(({ name, types: found }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
            <div id={`${id}-${name}`} className={styles.heading}>
              {intl.formatMessage(messages[name])}
            </div>
            {found.map((type) => {
              const entry = `${id}-${name}-${type}`;
              const { label, hint } = words(type);
              return (
                <SectionOption
                  key={type}
                  id={entry}
                  type={type}
                  label={label}
                  hint={hint}
                  active={entry === current?.id}
                  onChosen={() => onChosen(type)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {entries.length === 0 ? intl.formatMessage(messages.none) : null}
      </p>
    </div>
  );
}

/** The place that a key leads to; null for another key. */
function nextOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}

const useStyles = makeStyles({
  chooser: {
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    width: 'min(560px, calc(100vw - 48px))',
  },
  paste: { alignSelf: 'flex-start' },
  list: { minHeight: 0, overflowY: 'auto', overflowX: 'hidden' },
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: '4px',
    paddingBlockEnd: '12px',
  },
  heading: {
    gridColumn: '1 / -1',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  none: { margin: 0, ':empty': { display: 'none' } },
});
