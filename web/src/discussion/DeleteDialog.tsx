import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../ui/form/FormError.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { useDeleteDiscussionPost } from './useDeleteDiscussionPost.ts';

/** Asks before what someone wrote is deleted. */
export function DeleteDialog({
  postId,
  isQuestion,
  onDeleted,
  onClosed,
}: {
  postId: number;
  isQuestion: boolean;
  onDeleted: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const errorText = useErrorText();
  const { send, pending, failure } = useDeleteDiscussionPost();
  return (
    <ConfirmDialog
      title={intl.formatMessage(isQuestion ? messages.deleteQuestionTitle : messages.deleteReplyTitle)}
      confirm={intl.formatMessage(messages.delete)}
      pending={pending}
      onConfirmed={() =>
        send({ postId: String(postId) }, () => {
          onClosed();
          onDeleted();
        })
      }
      onDismissed={onClosed}
    >
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <p className={styles.plain}>
        {intl.formatMessage(isQuestion ? messages.deleteQuestionText : messages.deleteReplyText)}
      </p>
    </ConfirmDialog>
  );
}
