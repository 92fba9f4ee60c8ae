import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../errors/useErrorText.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { useKeepDiscussionPost } from './useKeepDiscussionPost.ts';
import type { ReportNotes_post$key } from './__generated__/ReportNotes_post.graphql.ts';

/** What was reported of a post, for moderators, who keep it or hide it (OP-75); for anyone who reported it, that it was. */
export function ReportNotes({ post, onHide }: { post: ReportNotes_post$key; onHide: () => void }): ReactElement | null {
  const { postId, reported, reports } = useFragment(
    graphql`
      fragment ReportNotes_post on DiscussionPost @throwOnFieldError {
        postId
        reported
        reports {
          reporterName
          reason
          createTime
        }
      }
    `,
    post,
  );
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const errorText = useErrorText();
  const { send, pending, failure } = useKeepDiscussionPost();
  if (reported) return <p className={styles.quiet}>{intl.formatMessage(messages.reportedByYou)}</p>;
  if (!reports?.length) return null;
  return (
    <div className={styles.reports}>
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <ul className={styles.reasons}>
        {reports.map(({ reporterName, reason, createTime }) => (
          <li key={`${createTime} ${reporterName}`}>
            {intl.formatMessage(messages.reportedBecause, {
              reason,
              name: reporterName ?? intl.formatMessage(messages.noAccount),
            })}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          size="small"
          disabledFocusable={pending}
          onClick={() => {
            if (!pending) send({ postId: String(postId) }, () => {});
          }}
        >
          {intl.formatMessage(messages.keep)}
        </Button>
        <Button size="small" onClick={onHide}>
          {intl.formatMessage(messages.hide)}
        </Button>
      </div>
    </div>
  );
}
