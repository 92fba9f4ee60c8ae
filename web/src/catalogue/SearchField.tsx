import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { searchLimit } from './search/catalogueFilter.ts';
import { catalogueMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  form: { display: 'flex', gap: '8px', width: '100%', maxWidth: '640px' },
  field: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingInline: '12px',
    minHeight: '44px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  // A phone has room for the icon alone.
  button: { flexShrink: 0, minWidth: '44px', paddingInline: '12px' },
  word: { display: 'none', '@media (min-width: 480px)': { display: 'inline' } },
  input: {
    flexGrow: 1,
    minWidth: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    textOverflow: 'ellipsis',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
});

/** Long enough that a word is typed in one go, short enough that nobody waits for it. In milliseconds. */
const typingPause = 300;

/**
 * The free-text search of the catalogue (CAT-03). It searches when it is submitted, by the button or Enter; a `live` one also once
 * someone stops typing, and so needs no button.
 */
export function SearchField({
  value,
  focused = false,
  live = false,
  onSearched,
}: {
  /** The text that is searched for now. */
  value: string;
  /** True to begin with the focus in it. */
  focused?: boolean;
  /** True beside the list that it searches. */
  live?: boolean;
  onSearched: (text: string) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const find = intl.formatMessage(messages.find);
  const input = useRef<HTMLInputElement>(null);
  const searched = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The pause ends later: what was filtered meanwhile holds.
  const latestOnSearched = useRef(onSearched);
  useEffect(() => {
    latestOnSearched.current = onSearched;
  });
  // The field is the reader's while they type; it follows the address when that changes elsewhere (reset, back).
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    clearTimeout(pause.current);
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const search = (): void => {
    clearTimeout(pause.current);
    const text = (input.current?.value ?? '').trim();
    if (live && text === searched.current) return;
    searched.current = text;
    latestOnSearched.current(text);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    search();
  };
  const typed = (): void => {
    clearTimeout(pause.current);
    pause.current = setTimeout(search, typingPause);
  };
  return (
    // Where it leads before scripts run, on a page that the server has drawn.
    <form role="search" action={links.courses} className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        {live ? <SearchRegular fontSize={20} className={styles.icon} /> : null}
        <input
          ref={input}
          type="search"
          name="search"
          className={styles.input}
          defaultValue={value}
          maxLength={searchLimit}
          aria-label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          enterKeyHint="search"
          onChange={live ? typed : undefined}
        />
      </div>
      {live ? null : (
        <Button
          type="submit"
          appearance="primary"
          size="large"
          icon={<SearchRegular fontSize={20} />}
          aria-label={find}
          className={styles.button}
        >
          <span className={styles.word}>{find}</span>
        </Button>
      )}
    </form>
  );
}
