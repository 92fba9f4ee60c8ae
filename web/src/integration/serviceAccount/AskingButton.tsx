import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { useApiTokenErrorText } from '../../identity/apiToken/useApiTokenErrorText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';

/** Does something to a service account, after it has asked. */
export function AskingButton({
  name,
  words,
  pending,
  failure,
  onConfirmed,
}: {
  name: string;
  words: Readonly<Record<'verb' | 'verbOf' | 'question' | 'text', MessageDescriptor>>;
  pending: boolean;
  failure: FieldFailure | null;
  /** Calls `close` once it is done. */
  onConfirmed: (close: () => void) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const errorText = useApiTokenErrorText();
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button size="small" aria-label={intl.formatMessage(words.verbOf, { name })} onClick={() => setAsking(true)}>
        {intl.formatMessage(words.verb)}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(words.question, { name })}
          confirm={intl.formatMessage(words.verb)}
          pending={pending}
          onConfirmed={() => onConfirmed(close)}
          onDismissed={close}
        >
          <FormError>{failure ? errorText(failure) : null}</FormError>
          <p className={styles.text}>{intl.formatMessage(words.text)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
