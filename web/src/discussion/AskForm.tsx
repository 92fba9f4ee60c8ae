import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { discussionMessages as messages } from './messages.ts';
import { PostForm } from './PostForm.tsx';
import { useAskQuestion } from './useAskQuestion.ts';

/** Asks a question after a lecture. */
export function AskForm({
  courseId,
  lectureId,
  onAsked,
  onCancelled,
}: {
  courseId: number;
  lectureId: number;
  onAsked: () => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const { send, pending, failure } = useAskQuestion();
  return (
    <PostForm
      title=""
      label={intl.formatMessage(messages.question)}
      submit={intl.formatMessage(messages.publish)}
      focused
      pending={pending}
      failure={failure}
      onSubmitted={({ title = '', ...post }) =>
        send({ courseId: String(courseId), lectureId: String(lectureId), title, ...post }, onAsked)
      }
      onCancelled={onCancelled}
    />
  );
}
