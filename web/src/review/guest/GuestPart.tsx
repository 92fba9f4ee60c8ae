import { Button, makeStyles } from '@fluentui/react-components';
import { CommentAdd20Regular } from '@fluentui/react-icons/svg/comment-add';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { reviewMessages } from '../messages.ts';
import type { PartOfCourse } from '../partOfCourse.ts';
import { useQuoteMarkStyles } from '../QuoteMark.styles.ts';
import { noQuote, selectedWithin, type TextQuote } from '../textQuote.ts';
import { useThreadStyles } from '../thread/Thread.styles.ts';
import { GuestCommentForm } from './GuestCommentForm.tsx';
import { useGuestReview } from './GuestReview.ts';
import { GuestThread } from './GuestThread.tsx';
import { guestMessages as messages } from './messages.ts';
import { useMarkedQuotes } from './useMarkedQuotes.ts';
import type { GuestThreadNode } from './useGuestThreads.ts';

/** A part of the course with what people say about it, and a way to say more. */
export function GuestPart({
  part,
  label,
  quotable,
  threads,
  children,
}: {
  part: PartOfCourse;
  /** Names the button and its form: what is commented on. */
  label: string;
  /** Whether its words can be quoted. */
  quotable: boolean;
  threads: readonly GuestThreadNode[];
  children?: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const thread = useThreadStyles();
  const mark = useQuoteMarkStyles();
  const { mayComment } = useGuestReview();
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Pressing the button takes the selection away. */
  const selected = useRef(noQuote);
  const [quote, setQuote] = useState<TextQuote | null>(null);
  const [sent, setSent] = useState(false);
  const readSelection = (): TextQuote => (content.current ? selectedWithin(content.current) : noQuote);
  useMarkedQuotes(content, threads);
  const wasOpen = useRef(false);
  const isOpen = quote !== null;
  useEffect(() => {
    // The form has made way for the button that opened it.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (): void => setQuote(null);
  return (
    <div className={styles.part}>
      {children ? (
        <div ref={content} className={mark.quotes}>
          {children}
        </div>
      ) : null}
      {threads.length === 0 ? null : (
        <ul className={thread.threads}>
          {threads.map((node) => (
            <li key={node.threadId}>
              <GuestThread thread={node} />
            </li>
          ))}
        </ul>
      )}
      {quote !== null ? (
        <div className={thread.thread}>
          <GuestCommentForm
            part={part}
            label={label}
            selected={quotable ? quote : null}
            textOfPart={() => textOf(content.current)}
            onDone={() => {
              close();
              setSent(true);
            }}
            onCancelled={close}
          />
        </div>
      ) : mayComment ? (
        <div className={styles.action}>
          <Button
            ref={button}
            appearance="subtle"
            icon={<CommentAdd20Regular />}
            aria-label={quotable ? label : undefined}
            onPointerDown={() => {
              selected.current = readSelection();
            }}
            onClick={() => {
              setSent(false);
              const now = readSelection();
              setQuote(now.exact === '' ? selected.current : now);
              selected.current = noQuote;
            }}
          >
            {quotable ? intl.formatMessage(messages.comment) : label}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{sent ? intl.formatMessage(reviewMessages.sent) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** As people read it: words of two paragraphs are not one. */
const textOf = (element: HTMLElement | null): string => element?.innerText ?? element?.textContent ?? '';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  action: { display: 'flex', justifyContent: 'flex-end', '@media print': { display: 'none' } },
});
