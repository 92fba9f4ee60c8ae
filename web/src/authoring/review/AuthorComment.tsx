import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { CommentView } from '../../review/thread/CommentView.tsx';
import { useThreadStyles } from '../../review/thread/Thread.styles.ts';
import { useReviewErrorText } from '../../review/useReviewErrorText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { EditCommentForm } from './EditCommentForm.tsx';
import { commentsMessages as messages } from './messages.ts';
import { useDeleteComment } from './useDeleteComment.ts';
import type { AuthorComment_comment$key } from './__generated__/AuthorComment_comment.graphql.ts';

/** A comment with what its reader may do about it. */
export function AuthorComment({
  courseId,
  comment,
  onDeleted,
}: {
  courseId: number;
  comment: AuthorComment_comment$key;
  onDeleted: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment AuthorComment_comment on ReviewComment @throwOnFieldError {
        commentId
        editable
        deletable
        ...CommentView_comment
        ...EditCommentForm_comment
      }
    `,
    comment,
  );
  const intl = useIntl();
  const styles = useThreadStyles();
  const errorText = useReviewErrorText();
  const remove = useDeleteComment();
  const [doing, setDoing] = useState<'editing' | 'deleting' | null>(null);
  const close = (): void => setDoing(null);
  const of = { courseId: String(courseId), commentId: String(data.commentId) };
  return (
    <CommentView
      comment={data}
      instead={
        doing === 'editing' ? <EditCommentForm courseId={courseId} comment={data} onClosed={close} /> : undefined
      }
    >
      <div className={styles.quietActions}>
        {data.editable && doing !== 'editing' ? (
          <Button appearance="subtle" size="small" onClick={() => setDoing('editing')}>
            {intl.formatMessage(messages.edit)}
          </Button>
        ) : null}
        {data.deletable && doing !== 'editing' ? (
          <Button appearance="subtle" size="small" onClick={() => setDoing('deleting')}>
            {intl.formatMessage(messages.delete)}
          </Button>
        ) : null}
      </div>
      {doing === 'deleting' ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.deleteTitle)}
          confirm={intl.formatMessage(messages.delete)}
          pending={remove.pending}
          onConfirmed={() =>
            remove.send(of, () => {
              close();
              onDeleted();
            })
          }
          onDismissed={close}
        >
          <FormError>{remove.failure ? errorText(remove.failure) : null}</FormError>
          <p className={styles.plain}>{intl.formatMessage(messages.deleteText)}</p>
        </ConfirmDialog>
      ) : null}
    </CommentView>
  );
}
