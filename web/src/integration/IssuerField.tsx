import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../ui/form/TextField.tsx';
import { fieldMessages as messages } from './fieldMessages.ts';
import type { FormValues } from './integrationForm.ts';
import { problemText } from './problemText.ts';
import { useDiscoverSignIn, type Discovered } from './useDiscoverSignIn.ts';
import { useIntegrationErrorText } from './useIntegrationErrorText.ts';

const useStyles = makeStyles({
  said: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  find: { flexShrink: 0 },
});

/** The address of a sign-in provider, which fills in the others. */
export function IssuerField({
  onFound,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'after' | 'inputMode'> & {
  value: string;
  onFound: (texts: FormValues['texts']) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const errorText = useIntegrationErrorText();
  const [discover, pending] = useDiscoverSignIn();
  const [outcome, setOutcome] = useState<Discovered | null>(null);
  const wrong =
    outcome === null || 'found' in outcome
      ? undefined
      : 'problem' in outcome
        ? problemText(intl, outcome.problem, ['issuer'])
        : errorText(outcome.failure);
  const find = (): void => {
    discover(field.value.trim(), (discovered) => {
      setOutcome(discovered);
      if ('found' in discovered) onFound(discovered.found);
    });
  };
  return (
    <div>
      <TextField
        {...field}
        inputMode="url"
        problem={field.problem ?? (pending ? undefined : wrong)}
        onChanged={(text) => {
          setOutcome(null);
          field.onChanged(text);
        }}
        after={
          <Button
            appearance="transparent"
            className={styles.find}
            disabledFocusable={pending || field.value.trim() === ''}
            onClick={find}
          >
            {intl.formatMessage(pending ? messages.finding : messages.find)}
          </Button>
        }
      />
      <span role="status" className={styles.said}>
        {outcome && 'found' in outcome && !pending ? intl.formatMessage(messages.found) : null}
      </span>
    </div>
  );
}
