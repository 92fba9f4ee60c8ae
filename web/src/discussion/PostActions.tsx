import { Button } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import type { ThreadOfPost } from './Post.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useAcceptDiscussionAnswer } from './useAcceptDiscussionAnswer.ts';
import { useHideDiscussionPost } from './useHideDiscussionPost.ts';

/** What may be done about a post: its writer changes and deletes it, who asked says that it answered, others report it, admins hide it. */
export function PostActions({
  postId,
  thread,
  isQuestion,
  editable,
  hidden,
  reportable,
  onEdit,
  onHide,
  onChanged,
}: {
  postId: number;
  thread: ThreadOfPost;
  isQuestion: boolean;
  editable: boolean;
  hidden: boolean;
  reportable: boolean;
  onEdit: () => void;
  onHide: () => void;
  onChanged: () => void;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const errorText = useErrorText();
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const accepting = useAcceptDiscussionAnswer();
  const showing = useHideDiscussionPost();
  const isAnswer = thread.answerId === postId;
  const mayAccept = thread.mayAccept && !isQuestion && (isAnswer || !hidden);
  const failure = accepting.failure ?? showing.failure;
  if (!mayAccept && !editable && !reportable && !thread.mayModerate) return null;
  const close = (): void => setDialog(null);
  return (
    <>
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <div className={styles.postActions}>
        {mayAccept ? (
          <Button
            size="small"
            appearance="subtle"
            icon={<CheckmarkCircle20Regular />}
            disabledFocusable={accepting.pending}
            onClick={() =>
              accepting.send({ threadId: String(thread.threadId), postId: isAnswer ? null : String(postId) }, () => {})
            }
          >
            {intl.formatMessage(isAnswer ? messages.notAnswer : messages.accept)}
          </Button>
        ) : null}
        {editable ? (
          <>
            <Button size="small" appearance="subtle" onClick={onEdit}>
              {intl.formatMessage(messages.edit)}
            </Button>
            <Button size="small" appearance="subtle" onClick={() => setDialog('delete')}>
              {intl.formatMessage(messages.delete)}
            </Button>
          </>
        ) : null}
        {reportable ? (
          <Button size="small" appearance="subtle" onClick={() => setDialog('report')}>
            {intl.formatMessage(messages.report)}
          </Button>
        ) : null}
        {thread.mayModerate ? (
          <Button
            size="small"
            appearance="subtle"
            disabledFocusable={showing.pending}
            onClick={() => (hidden ? showing.send({ postId: String(postId), reason: null }, onChanged) : onHide())}
          >
            {intl.formatMessage(hidden ? messages.restore : messages.hide)}
          </Button>
        ) : null}
      </div>
      {dialog === 'delete' ? (
        <DeleteDialog postId={postId} isQuestion={isQuestion} onDeleted={onChanged} onClosed={close} />
      ) : null}
      {dialog === 'report' ? <ReportDialog postId={postId} onClosed={close} /> : null}
    </>
  );
}
