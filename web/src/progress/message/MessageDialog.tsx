import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../errors/useErrorText.ts';
import { links } from '../../routing/links.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { messageMessages as messages } from './messages.ts';
import { useMessageLearners } from './useMessageLearners.ts';
import type { LearnerSelectionInput } from './__generated__/useMessageLearnersMutation.graphql.ts';

const longestSubject = 200;
const longestText = 5000;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  readers: { margin: 0 },
  text: { minHeight: '160px', padding: '8px 12px', resize: 'vertical' },
});

const isMissing = (text: string): boolean => text.trim() === '';

/** Writes to selected learners; a job sends the mails, whose report opens then (PROGR-01). */
export function MessageDialog({
  learners,
  count,
  onClosed,
}: {
  learners: LearnerSelectionInput;
  /** How many user courses are selected. */
  count: number;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [message, setMessage] = useState({ subject: '', body: '' });
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const [send, pending, failure] = useMessageLearners((jobId) => void navigate(links.job(jobId)));
  const write = (change: Partial<typeof message>): void => {
    setMessage((now) => ({ ...now, ...change }));
    setIdempotencyKey(crypto.randomUUID());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isMissing(message.subject) || isMissing(message.body)) focusFirstInvalid(event.currentTarget);
    else if (!pending) send({ learners, ...message, idempotencyKey });
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.write)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.sending : messages.send)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <p className={styles.readers}>{intl.formatMessage(messages.readers, { count })}</p>
        <TextField
          label={intl.formatMessage(messages.subject)}
          problem={tried && isMissing(message.subject) ? intl.formatMessage(messages.subjectMissing) : undefined}
          value={message.subject}
          maxLength={longestSubject}
          autoComplete="off"
          onChanged={(subject) => write({ subject })}
        />
        <Field
          label={intl.formatMessage(messages.text)}
          hint={intl.formatMessage(messages.textHint)}
          problem={tried && isMissing(message.body) ? intl.formatMessage(messages.textMissing) : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className={mergeClasses(control.className, styles.text)}
              value={message.body}
              maxLength={longestText}
              onChange={({ target }) => write({ body: target.value })}
            />
          )}
        </Field>
      </form>
    </ModalDialog>
  );
}
