import { Button } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { reviewMessages as messages } from '../messages.ts';
import { CommentView } from '../thread/CommentView.tsx';
import { useThreadStyles } from '../thread/Thread.styles.ts';
import { ThreadWords } from '../thread/ThreadWords.tsx';
import { useGuestReview } from './GuestReview.ts';
import { GuestReplyForm } from './GuestReplyForm.tsx';
import type { GuestThread_thread$key } from './__generated__/GuestThread_thread.graphql.ts';

/** A thread as guests read it, with a way to reply where the link lets them. */
export function GuestThread({ thread }: { thread: GuestThread_thread$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment GuestThread_thread on ReviewThread @throwOnFieldError {
        threadId
        quote {
          exact
        }
        suggestedText
        state
        outcome
        comments {
          commentId
          ...CommentView_comment
        }
      }
    `,
    thread,
  );
  const intl = useIntl();
  const styles = useThreadStyles();
  const { mayComment } = useGuestReview();
  const [replying, setReplying] = useState(false);
  const [sent, setSent] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setReplying(false);
    whole.current?.focus();
  };
  return (
    <div ref={whole} tabIndex={-1} className={styles.thread}>
      <ThreadWords
        quote={data.quote?.exact ?? null}
        suggestedText={data.suggestedText ?? null}
        state={data.state}
        outcome={data.outcome ?? null}
      />
      <ol className={styles.comments} aria-label={intl.formatMessage(messages.commentsOf)}>
        {data.comments.map((comment) => (
          <li key={comment.commentId}>
            <CommentView comment={comment} />
          </li>
        ))}
      </ol>
      {replying ? (
        <GuestReplyForm
          threadId={data.threadId}
          onDone={() => {
            close();
            setSent(true);
          }}
          onCancelled={close}
        />
      ) : mayComment ? (
        <div className={styles.quietActions}>
          <Button
            appearance="subtle"
            size="small"
            onClick={() => {
              setSent(false);
              setReplying(true);
            }}
          >
            {intl.formatMessage(messages.reply)}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{sent ? intl.formatMessage(messages.sent) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
