import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PostForm } from '../../discussion/PostForm.tsx';
import { reviewMessages } from '../../review/messages.ts';
import { useMentions } from './mention/useMentions.tsx';
import { commentsMessages as messages } from './messages.ts';
import { useAddComment } from './useAddComment.ts';

/** A reply in a thread about the course. */
export function ReplyForm({
  courseId,
  threadId,
  onClosed,
}: {
  courseId: number;
  threadId: number;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const mentions = useMentions(courseId);
  const { send, pending, failure } = useAddComment();
  return (
    <PostForm
      label={intl.formatMessage(reviewMessages.yourReply)}
      hint={intl.formatMessage(messages.mentionHint)}
      area={mentions.area}
      submit={intl.formatMessage(reviewMessages.reply)}
      focused
      pending={pending}
      failure={failure}
      onSubmitted={({ text, idempotencyKey }) =>
        send(
          { courseId: String(courseId), threadId: String(threadId), ...mentions.marked(text), idempotencyKey },
          onClosed,
        )
      }
      onCancelled={onClosed}
    />
  );
}
