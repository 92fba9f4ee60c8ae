import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Field } from '../../ui/form/Field.tsx';

const useStyles = makeStyles({ text: { minHeight: '120px', padding: '8px 12px', resize: 'vertical' } });

/** Addresses of people, typed or pasted; `readMailboxes` reads them. */
export function MailboxesField({
  label,
  hint,
  value,
  problem,
  onChanged,
}: {
  label: string;
  hint: string;
  value: string;
  problem: string | undefined;
  onChanged: (addresses: string) => void;
}): ReactElement {
  const styles = useStyles();
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <textarea
          {...control}
          className={mergeClasses(control.className, styles.text)}
          value={value}
          placeholder="name@example.org"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChanged(target.value)}
        />
      )}
    </Field>
  );
}
