import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../ui/form/Field.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';

const useStyles = makeStyles({ text: { minHeight: '120px', padding: '8px 12px', resize: 'vertical' } });

/** The addresses of people to enrol, one a line. */
export function AddressesField({
  value,
  problem,
  onChanged,
}: {
  value: string;
  problem: string | undefined;
  onChanged: (addresses: string) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <Field
      label={intl.formatMessage(messages.addresses)}
      hint={intl.formatMessage(messages.addressesHint)}
      problem={problem}
    >
      {(control) => (
        <textarea
          {...control}
          className={mergeClasses(control.className, styles.text)}
          value={value}
          placeholder="name@example.org"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChanged(target.value)}
        />
      )}
    </Field>
  );
}
