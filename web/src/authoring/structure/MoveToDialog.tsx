import { makeStyles, mergeClasses, SearchBox, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { searchMatcher } from '../../ui/search/searchFold.ts';
import { structureMessages as messages } from './messages.ts';

/** A place that something can be moved to. */
export interface Choice {
  readonly key: string;
  /** What it stands in, such as a module; empty where that goes without saying. */
  readonly within: string;
  readonly name: string;
}

/** Places that are drawn at once; the search finds the others. */
const drawn = 100;

/** "Move to…": a list of places, searched by parts of their names, for the keyboard as well as the pointer (BEY-05). */
export function MoveToDialog({
  what,
  choices,
  onChosen,
  onDismissed,
}: {
  /** What is moved: a name or a count. */
  what: string;
  choices: readonly Choice[];
  onChosen: (key: string) => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  // All words that were written stand in the name of the place or of what it stands in.
  const matches = searchMatcher(search);
  const found = choices.filter(({ within, name }) => matches(`${within} ${name}`));
  const shown = found.slice(0, drawn);
  const at = Math.min(active, shown.length - 1);
  // A dialog with a field begins there, once it is open.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const choose = (choice: Choice | undefined): void => {
    if (!choice) return;
    onDismissed();
    onChosen(choice.key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10 }[event.key];
    if (to !== undefined) setActive(Math.max(0, Math.min(to, shown.length - 1)));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(shown[at]);
    else return;
    event.preventDefault();
  };
  return (
    <ModalDialog title={intl.formatMessage(messages.moveTitle, { what })} onDismissed={onDismissed}>
      <SearchBox
        className={styles.search}
        aria-label={intl.formatMessage(messages.findPlace)}
        placeholder={intl.formatMessage(messages.findPlace)}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={shown[at] && `${listId}-${at}`}
        ref={field}
        value={search}
        onChange={(_event, { value }) => {
          setSearch(value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={intl.formatMessage(messages.places)}
        className={styles.list}
      >
        {shown.map((choice, index) => (
          // The field above has the keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={choice.key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={mergeClasses(styles.place, index === at && styles.active)}
            onClick={() => choose(choice)}
          >
            {choice.within === '' ? null : <span className={styles.within}>{choice.within}</span>}
            <span>{choice.name}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {shown.length === 0 ? intl.formatMessage(messages.noPlace) : null}
        {found.length > drawn ? intl.formatMessage(messages.morePlaces, { count: found.length - drawn }) : null}
      </p>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  search: { width: '100%', maxWidth: 'none' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    height: 'min(360px, 50dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  place: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: '-2px',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  within: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  note: { margin: 0, minHeight: '20px', color: tokens.colorNeutralForeground2 },
});
