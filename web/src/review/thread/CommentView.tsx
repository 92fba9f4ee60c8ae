import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../discussion/RelativeTime.tsx';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { reviewMessages as messages } from '../messages.ts';
import { CommentText } from './CommentText.tsx';
import { useThreadStyles } from './Thread.styles.ts';
import type { CommentView_comment$key } from './__generated__/CommentView_comment.graphql.ts';

/** What someone wrote, by whom and when. */
export function CommentView({
  comment,
  instead,
  children,
}: {
  comment: CommentView_comment$key;
  /** A form in place of its words. */
  instead?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment CommentView_comment on ReviewComment @throwOnFieldError {
        authorName
        writtenByGuest
        linkName
        pieces {
          text
          mentioned
          person {
            name
          }
        }
        createTime
        editTime
      }
    `,
    comment,
  );
  const intl = useIntl();
  const styles = useThreadStyles();
  const mark = useMarkStyles();
  return (
    <div className={styles.comment}>
      <div className={styles.meta}>
        <span className={styles.author} dir="auto">
          {data.authorName ?? intl.formatMessage(messages.noAccount)}
        </span>
        {data.writtenByGuest ? <span className={mark.mark}>{intl.formatMessage(messages.guest)}</span> : null}
        <RelativeTime time={data.createTime} />
        {data.editTime == null ? null : <span>{intl.formatMessage(messages.edited)}</span>}
        {data.linkName == null ? null : <span>{intl.formatMessage(messages.byLink, { link: data.linkName })}</span>}
      </div>
      {instead ?? <CommentText pieces={data.pieces} />}
      {children}
    </div>
  );
}
