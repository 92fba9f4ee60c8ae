import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { CommentForm } from '../../review/thread/CommentForm.tsx';
import { useThreadStyles } from '../../review/thread/Thread.styles.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { placeWords } from '../page/placeWords.ts';
import type { CommentTarget } from './CommentsContext.ts';
import { useMentions } from './mention/useMentions.tsx';
import { commentsMessages as messages } from './messages.ts';
import { partOfNode } from './placeOfThread.ts';
import { quotableText } from './takeSuggestion.ts';
import { useStartThread } from './useStartThread.ts';

/** Begins a thread about a part of the course, once that is saved. */
export function StartThreadForm({
  courseId,
  draft,
  target: { node, selected },
  onDone,
  onCancelled,
}: {
  courseId: number;
  draft: CourseDraft;
  target: CommentTarget;
  onDone: () => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const [guestVisible, setGuestVisible] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const mentions = useMentions(courseId);
  const { send, pending, failure } = useStartThread();
  const part = partOfNode(draft, courseId, node);
  const place = node === null ? intl.formatMessage(messages.wholeCourse) : placeWords(intl, draft, { node, field: '' });
  if (!part) {
    return (
      <div className={styles.thread} role="status">
        <span className={styles.author}>{place}</span>
        <span>{intl.formatMessage(messages.notSaved)}</span>
        <div>
          <Button onClick={onCancelled}>{intl.formatMessage(uiMessages.close)}</Button>
        </div>
      </div>
    );
  }
  const isQuotable = node !== null && (part.part === 'SECTION' || part.part === 'QUESTION');
  return (
    <div className={styles.thread}>
      <span className={styles.author}>{place}</span>
      <CommentForm
        label={intl.formatMessage(messages.commentOn, { place })}
        selected={isQuotable ? selected : null}
        textOfPart={() => (isQuotable ? quotableText(draft, node) : '')}
        fields={
          <Choice type="checkbox" checked={guestVisible} onChosen={() => setGuestVisible(!guestVisible)}>
            {intl.formatMessage(messages.guestVisible)}
          </Choice>
        }
        pending={pending}
        failure={failure}
        hint={intl.formatMessage(messages.mentionHint)}
        area={mentions.area}
        onSubmitted={(comment) =>
          send(
            {
              courseId: String(courseId),
              anchor: {
                part: part.part,
                partId: String(part.partId),
                lectureId: part.lectureId === null ? null : String(part.lectureId),
              },
              ...comment,
              ...mentions.marked(comment.text),
              guestVisible,
              idempotencyKey,
            },
            onDone,
          )
        }
        onCancelled={onCancelled}
      />
    </div>
  );
}
