import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { discussionMessages as messages } from './messages.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useHideDiscussionPost } from './useHideDiscussionPost.ts';

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
  const { send, pending, failure } = useHideDiscussionPost();
  return (
    <ReasonDialog
      title={intl.formatMessage(messages.hideTitle)}
      hint={intl.formatMessage(messages.reasonHint)}
      submit={intl.formatMessage(messages.hide)}
      pending={pending}
      failure={failure}
      onSubmitted={(reason) =>
        send({ postId: String(postId), reason }, () => {
          onClosed();
          onHidden();
        })
      }
      onClosed={onClosed}
    />
  );
}
