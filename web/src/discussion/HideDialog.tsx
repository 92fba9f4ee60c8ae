import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../ui/form/focusFirstInvalid.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { uiMessages } from '../ui/messages.ts';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { useHideDiscussionPost } from './useHideDiscussionPost.ts';

const longestReason = 500;

/** Hides a post with a reason that its writer reads (OP-75). */
export function HideDialog({
  postId,
  onHidden,
  onClosed,
}: {
  postId: number;
  onHidden: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const errorText = useErrorText();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, pending, failure } = useHideDiscussionPost();
  const missing = reason.trim() === '';
  const hide = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (missing) focusFirstInvalid(event.currentTarget);
    else if (!pending) {
      send({ postId: String(postId), reason }, () => {
        onClosed();
        onHidden();
      });
    }
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.hideTitle)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={pending}>
            {intl.formatMessage(messages.hide)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={hide}>
        <FormError>{failure ? errorText(failure) : null}</FormError>
        <TextField
          label={intl.formatMessage(messages.reason)}
          hint={intl.formatMessage(messages.reasonHint)}
          problem={tried && missing ? intl.formatMessage(messages.missing) : undefined}
          value={reason}
          maxLength={longestReason}
          onChanged={setReason}
        />
      </form>
    </ModalDialog>
  );
}
