import { Button, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../ui/form/Field.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useReviewErrorText } from '../useReviewErrorText.ts';
import { reviewMessages } from '../messages.ts';
import { longestComment } from '../thread/CommentForm.tsx';
import { useThreadStyles } from '../thread/Thread.styles.ts';
import { GuestNameField } from './GuestNameField.tsx';
import { readGuestName, rememberGuestName, useGuestReview } from './GuestReview.ts';
import { useGuestReply } from './useGuestReply.ts';
import { useKeyOf } from './useKeyOf.ts';

/** A reply under the name of a guest. */
export function GuestReplyForm({
  threadId,
  onDone,
  onCancelled,
}: {
  threadId: number;
  onDone: () => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const errorText = useReviewErrorText();
  const { token } = useGuestReview();
  const [name, setName] = useState(readGuestName);
  const [isNamed] = useState(name !== '');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { send, pending, failure } = useGuestReply();
  const keyOf = useKeyOf();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || name.trim() === '') focusFirstInvalid(event.currentTarget);
    else if (!pending) {
      const reply = { token, guestName: name.trim(), threadId: String(threadId), text };
      send({ ...reply, idempotencyKey: keyOf(reply) }, () => {
        rememberGuestName(name);
        onDone();
      });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <GuestNameField name={name} tried={tried} onChanged={setName} />
      <Field
        label={intl.formatMessage(reviewMessages.yourReply)}
        problem={tried && text.trim() === '' ? intl.formatMessage(reviewMessages.missing) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className={mergeClasses(control.className, styles.textarea)}
            value={text}
            maxLength={longestComment}
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for the form
            autoFocus={isNamed}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {intl.formatMessage(reviewMessages.reply)}
        </Button>
        <Button onClick={onCancelled}>{intl.formatMessage(uiMessages.cancel)}</Button>
      </div>
    </form>
  );
}
