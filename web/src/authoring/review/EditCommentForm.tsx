import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { PostForm } from '../../discussion/PostForm.tsx';
import { reviewMessages } from '../../review/messages.ts';
import { writtenText } from './mention/mentions.ts';
import { useMentions } from './mention/useMentions.tsx';
import { commentsMessages as messages } from './messages.ts';
import { useEditComment } from './useEditComment.ts';
import type { EditCommentForm_comment$key } from './__generated__/EditCommentForm_comment.graphql.ts';

/** Other words for one’s own comment. */
export function EditCommentForm({
  courseId,
  comment,
  onClosed,
}: {
  courseId: number;
  comment: EditCommentForm_comment$key;
  onClosed: () => void;
}): ReactElement {
  const { commentId, pieces } = useFragment(
    graphql`
      fragment EditCommentForm_comment on ReviewComment @throwOnFieldError {
        commentId
        pieces {
          text
          person {
            userId
            name
          }
        }
      }
    `,
    comment,
  );
  const intl = useIntl();
  const [written] = useState(() => writtenText(pieces));
  const mentions = useMentions(courseId, written.picked);
  const { send, pending, failure } = useEditComment();
  return (
    <PostForm
      text={written.text}
      label={intl.formatMessage(reviewMessages.yourComment)}
      hint={intl.formatMessage(messages.mentionHint)}
      area={mentions.area}
      submit={intl.formatMessage(messages.save)}
      focused
      pending={pending}
      failure={failure}
      onSubmitted={({ text }) =>
        send({ courseId: String(courseId), commentId: String(commentId), ...mentions.marked(text) }, onClosed)
      }
      onCancelled={onClosed}
    />
  );
}
