import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useThreadStyles } from '../../../review/thread/Thread.styles.ts';
import { useRetryKey } from '../../../routing/part/RetryContext.ts';
import { LinkItem } from './LinkItem.tsx';
import { linkMessages as messages } from './messages.ts';
import type { LinkListQuery } from './__generated__/LinkListQuery.graphql.ts';

/** The review links of a course that nobody revoked, the newest first. */
export function LinkList({
  courseId,
  changes,
  onRevoked,
}: {
  courseId: number;
  /** How often links were made or revoked here: with each the list is read again. */
  changes: number;
  onRevoked: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const tries = useRetryKey();
  const links = useLazyLoadQuery<LinkListQuery>(
    graphql`
      query LinkListQuery($courseId: ID!) @throwOnFieldError {
        authoredCourse(id: $courseId) {
          reviewLinks {
            linkId
            ...LinkItem_link
          }
        }
      }
    `,
    { courseId: String(courseId) },
    { fetchPolicy: 'store-and-network', fetchKey: `${tries} ${changes}` },
  ).authoredCourse?.reviewLinks;
  if (!links || links.length === 0) {
    return <p className={styles.plain}>{intl.formatMessage(links ? messages.none : messages.unread)}</p>;
  }
  return (
    <ul className={styles.threads}>
      {links.map((link) => (
        <li key={link.linkId}>
          <LinkItem courseId={courseId} link={link} onRevoked={onRevoked} />
        </li>
      ))}
    </ul>
  );
}
