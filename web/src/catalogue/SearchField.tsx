import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
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
    ':focus-within': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-1px' },
  },
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

/** The free-text search of the catalogue (CAT-03). It searches when it is submitted, by the button or Enter. */
export function SearchField({
  value,
  focused = false,
  onSearched,
}: {
  /** The text that is searched for now. */
  value: string;
  /** True to begin with the focus in it. */
  focused?: boolean;
  onSearched: (text: string) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const find = intl.formatMessage(messages.find);
  const input = useRef<HTMLInputElement>(null);
  // The field is the reader's while they type; it follows the address when that changes elsewhere (reset, back).
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearched((input.current?.value ?? '').trim());
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <input
          ref={input}
          type="search"
          className={styles.input}
          defaultValue={value}
          maxLength={searchLimit}
          aria-label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          enterKeyHint="search"
        />
      </div>
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
    </form>
  );
}
