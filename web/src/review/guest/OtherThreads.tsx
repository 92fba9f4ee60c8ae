import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { Section } from '../../ui/Section.tsx';
import { reviewMessages } from '../messages.ts';
import { useThreadStyles } from '../thread/Thread.styles.ts';
import { GuestThread } from './GuestThread.tsx';
import { guestMessages as messages } from './messages.ts';
import type { GuestThreadNode, GuestThreads } from './useGuestThreads.ts';

/** What is said about parts of a lecture that do not stand there, and the way to further threads. */
export function OtherThreads({
  threads: { all, hasMore, loading, loadMore },
  isDrawn,
}: {
  threads: GuestThreads;
  isDrawn: (anchor: GuestThreadNode['anchor']) => boolean;
}): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const others = all.filter(({ anchor }) => !isDrawn(anchor));
  return (
    <>
      {others.length === 0 ? null : (
        <Section heading={intl.formatMessage(messages.elsewhere)}>
          <ul className={styles.threads}>
            {others.map((node) => (
              <li key={node.threadId}>
                <GuestThread thread={node} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {hasMore ? (
        <ShowMore
          name={intl.formatMessage(reviewMessages.more)}
          failure={intl.formatMessage(reviewMessages.moreFailed)}
          loading={loading}
          loadMore={loadMore}
        />
      ) : null}
    </>
  );
}
