import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { discussionMessages as messages } from './messages.ts';
import { PostForm } from './PostForm.tsx';
import { useEditDiscussionPost } from './useEditDiscussionPost.ts';

/** Other words for what one wrote. */
export function EditForm({
  postId,
  title,
  text,
  onChanged,
  onClosed,
}: {
  postId: number;
  /** Of a question. */
  title: string | undefined;
  text: string;
  onChanged: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const { send, pending, failure } = useEditDiscussionPost();
  return (
    <PostForm
      title={title}
      text={text}
      label={intl.formatMessage(title === undefined ? messages.reply : messages.question)}
      submit={intl.formatMessage(messages.save)}
      focused
      pending={pending}
      failure={failure}
      onSubmitted={({ title: newTitle, text: newText }) =>
        send({ postId: String(postId), text: newText, ...(newTitle === undefined ? {} : { title: newTitle }) }, () => {
          onClosed();
          onChanged();
        })
      }
      onCancelled={onClosed}
    />
  );
}
