import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { discussionMessages as messages } from './messages.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useReportDiscussionPost } from './useReportDiscussionPost.ts';

/** Tells those who answer for the course that a post should not stand there (OP-75). */
export function ReportDialog({ postId, onClosed }: { postId: number; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const { send, pending, failure } = useReportDiscussionPost();
  return (
    <ReasonDialog
      title={intl.formatMessage(messages.reportTitle)}
      hint={intl.formatMessage(messages.reportHint)}
      harmless
      submit={intl.formatMessage(messages.report)}
      pending={pending}
      failure={failure}
      onSubmitted={(reason) => send({ postId: String(postId), reason }, onClosed)}
      onClosed={onClosed}
    />
  );
}
