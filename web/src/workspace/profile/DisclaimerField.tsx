import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../ui/form/Field.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import { advancedMessages as messages } from './advancedMessages.ts';

const useStyles = makeStyles({ area: { minHeight: '112px', paddingBlock: '10px', resize: 'vertical' } });

/** The disclaimer of the footer, as HTML (WS-12). */
export function DisclaimerField(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { fields, set, problem } = useProfileFields();
  return (
    <Field
      label={intl.formatMessage(messages.disclaimer)}
      hint={intl.formatMessage(messages.disclaimerHint)}
      problem={problem('disclaimer')}
    >
      {(control) => (
        <textarea
          {...control}
          className={mergeClasses(control.className, styles.area)}
          rows={4}
          value={fields.disclaimer}
          onChange={(event) => set({ disclaimer: event.target.value })}
        />
      )}
    </Field>
  );
}
