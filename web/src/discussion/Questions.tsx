import { mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { NewPosts } from './NewPosts.tsx';
import { ThreadEntry } from './ThreadEntry.tsx';
import type { Questions_threads$key } from './__generated__/Questions_threads.graphql.ts';

/** The button that showed it is gone, so that what it showed is focused. */
const focusInside = (item: HTMLLIElement | null): void => item?.querySelector('button')?.focus();

/** The questions of a list, and that others have asked more since (BEY-45). */
export function Questions({
  threads,
  unseen,
  turning,
  onReadAgain,
}: {
  threads: Questions_threads$key;
  /** Raw ids of those that are not shown yet. */
  unseen: readonly number[];
  /** Whether the list is being read again. */
  turning: boolean;
  onReadAgain: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const questions = useFragment(
    graphql`
      fragment Questions_threads on DiscussionThread @relay(plural: true) @throwOnFieldError {
        threadId
        ...ThreadEntry_thread
      }
    `,
    threads,
  );
  const [firstNew, setFirstNew] = useState<number | null>(null);
  return (
    <div>
      <NewPosts
        edge="above"
        text={unseen.length === 0 ? null : intl.formatMessage(messages.newQuestions, { count: unseen.length })}
        onShow={() => {
          setFirstNew(Math.max(...unseen));
          onReadAgain();
        }}
      />
      {questions.length === 0 ? null : (
        <ul className={mergeClasses(styles.threads, turning && styles.busy)} aria-busy={turning}>
          {questions.map((question) => (
            <li key={question.threadId} ref={question.threadId === firstNew ? focusInside : undefined}>
              <ThreadEntry thread={question} onGone={onReadAgain} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
