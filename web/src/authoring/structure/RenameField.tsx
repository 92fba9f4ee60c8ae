import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { structureMessages as messages } from './messages.ts';

/** The name of a module or lecture, written in its place: Enter or leaving it keeps it, Escape does not. */
export function RenameField({
  name,
  onEnded,
}: {
  name: string;
  /** The new name, null where it stays; and whether a key ended it. */
  onEnded: (name: string | null, byKeyboard: boolean) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (keep: boolean, byKeyboard: boolean): void => {
    // What is taken away loses the focus, too.
    if (ended.current) return;
    ended.current = true;
    const written = field.current?.value.trim() ?? '';
    onEnded(keep && written !== '' && written !== name ? written : null, byKeyboard);
  };
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={intl.formatMessage(messages.name, { name })}
      lang={lang}
      defaultValue={name}
      data-keeps-focus
      onBlur={() => end(true, false)}
      onKeyDown={(event) => {
        event.stopPropagation();
        // Enter also takes what an input method offers.
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        end(event.key === 'Enter', true);
      }}
    />
  );
}

const useStyles = makeStyles({
  field: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '28px',
    padding: '2px 6px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    font: 'inherit',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
});
