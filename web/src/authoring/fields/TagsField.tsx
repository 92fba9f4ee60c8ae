import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../ui/form/Field.tsx';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';

const longest = 255;
const most = 100;

/** The tags of a course by name: Enter or a comma adds what was typed, Backspace in the empty field takes the last one back (CRS-13). */
export function TagsField({
  label,
  problem,
  value,
  known,
  onChanged,
}: {
  label: string;
  problem?: string | undefined;
  value: readonly string[];
  /** The tags of the workspace, which the browser offers while one types. */
  known: readonly string[];
  onChanged: (value: readonly string[]) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const names = typed
      .split(',')
      .map((name) => name.trim().slice(0, longest))
      .filter((name) => name !== '');
    const added = names.filter((name, index) => names.indexOf(name) === index && !value.includes(name));
    setTyped('');
    if (added.length > 0) onChanged([...value, ...added].slice(0, most));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChanged(value.slice(0, -1));
    }
  };
  return (
    <div className={styles.field}>
      <Field label={label} hint={intl.formatMessage(messages.tagsHint)} problem={problem}>
        {(control) => (
          <input
            {...control}
            list={listId}
            autoComplete="off"
            maxLength={longest}
            disabled={value.length >= most}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        )}
      </Field>
      <datalist id={listId}>
        {known
          .filter((name) => !value.includes(name))
          .map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </datalist>
      {value.length > 0 ? (
        <ul className={styles.tags} aria-label={label}>
          {value.map((name) => (
            <li key={name} className={styles.tag}>
              {name}
              <button
                type="button"
                className={styles.remove}
                aria-label={intl.formatMessage(messages.removeTag, { name })}
                onClick={() => onChanged(value.filter((other) => other !== name))}
              >
                <Dismiss16Regular aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '8px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    paddingInlineStart: '12px',
    borderRadius: tokens.borderRadiusCircular,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  remove: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});
