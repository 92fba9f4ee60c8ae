import { Link } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { reviewMessages } from '../../review/messages.ts';
import { useThreadStyles } from '../../review/thread/Thread.styles.ts';
import { ThreadWords } from '../../review/thread/ThreadWords.tsx';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { placeWords } from '../page/placeWords.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { AuthorComment } from './AuthorComment.tsx';
import { GuestVisibility } from './GuestVisibility.tsx';
import { commentsMessages as messages } from './messages.ts';
import { placeOfThread } from './placeOfThread.ts';
import { ReplyForm } from './ReplyForm.tsx';
import type { OnTake } from './Suggestion.ts';
import { ThreadDecision } from './ThreadDecision.tsx';
import type { AuthorThread_thread$key } from './__generated__/AuthorThread_thread.graphql.ts';

/** A thread as authors work with it: where it belongs, what it says, and what can be decided. */
export function AuthorThread({
  thread,
  draft,
  onPlace,
  onTake,
  onChanged,
}: {
  thread: AuthorThread_thread$key;
  draft: CourseDraft;
  onPlace: (place: ProblemPlace) => void;
  /** Puts suggested words into the draft; answers whether that was possible. Null where nothing can be changed. */
  onTake: OnTake | null;
  /** It may belong into another list now, or is gone. */
  onChanged: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment AuthorThread_thread on ReviewThread @throwOnFieldError {
        threadId
        courseId
        anchor {
          part
          partId
          lectureId
        }
        quote {
          exact
        }
        suggestedText
        state
        outcome
        comments {
          commentId
          ...AuthorComment_comment
        }
        ...GuestVisibility_thread
        ...ThreadDecision_thread
      }
    `,
    thread,
  );
  const intl = useIntl();
  const styles = useThreadStyles();
  const [replying, setReplying] = useState(false);
  const { courseId, threadId, anchor } = data;
  const place = placeOfThread(draft, anchor);
  const name =
    anchor.part === 'COURSE'
      ? intl.formatMessage(messages.wholeCourse)
      : place
        ? placeWords(intl, draft, place)
        : intl.formatMessage(messages.gone);
  return (
    <article className={styles.thread} aria-label={name}>
      <div className={styles.marks}>
        {place ? (
          <Link as="button" onClick={() => onPlace(place)}>
            {name}
          </Link>
        ) : (
          <span className={styles.wordsName}>{name}</span>
        )}
        <GuestVisibility thread={data} />
      </div>
      <ThreadWords
        quote={data.quote?.exact ?? null}
        suggestedText={data.suggestedText ?? null}
        state={data.state}
        outcome={data.outcome ?? null}
      />
      <ol className={styles.comments} aria-label={intl.formatMessage(reviewMessages.commentsOf)}>
        {data.comments.map((comment) => (
          <li key={comment.commentId}>
            <AuthorComment courseId={courseId} comment={comment} onDeleted={onChanged} />
          </li>
        ))}
      </ol>
      {replying ? (
        <ReplyForm courseId={courseId} threadId={threadId} onClosed={() => setReplying(false)} />
      ) : (
        <ThreadDecision
          thread={data}
          isGone={place === null}
          onTake={onTake}
          onReply={() => setReplying(true)}
          onChanged={onChanged}
        />
      )}
    </article>
  );
}
