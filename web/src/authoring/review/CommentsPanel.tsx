import { Button, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community';
import { Suspense, useId, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { LectureDraft } from '../draft/courseDraft.ts';
import { findOf } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { noQuote } from '../../review/textQuote.ts';
import type { CommentTarget } from './CommentsContext.ts';
import { keptAtSave } from './keptAtSave.ts';
import { linkMessages } from './link/messages.ts';
import { useReviewLinks } from './link/useReviewLinks.tsx';
import { commentsMessages as messages } from './messages.ts';
import { placeOfThread } from './placeOfThread.ts';
import { StartThreadForm } from './StartThreadForm.tsx';
import type { OnTake } from './Suggestion.ts';
import { quotableText, takeSuggestion } from './takeSuggestion.ts';
import { CommentThreads, type ThreadFilter } from './CommentThreads.tsx';

const filters = { OPEN: messages.open, RESOLVED: messages.closed, ALL: messages.all } as const;
const offered = Object.keys(filters) as ThreadFilter[];

export interface CommentsPanelProps {
  readonly editor: CourseEditor;
  readonly courseId: number;
  /** The open lecture; null on the page of the course. */
  readonly lecture: LectureDraft | null;
  /** A comment that was asked for on the page; null for none. */
  readonly target: CommentTarget | null;
  readonly onTarget: (target: CommentTarget | null) => void;
  readonly onPlace: (place: ProblemPlace) => void;
  /** More or less may be open now. */
  readonly onChanged: () => void;
}

/** What people say about the course, beside the page (BEY-26). */
export function CommentsPanel({
  editor,
  courseId,
  lecture,
  target,
  onTarget,
  onPlace,
  onChanged,
}: CommentsPanelProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const id = useId();
  const { draft, editable } = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  const [filter, setFilter] = useState<ThreadFilter>('OPEN');
  const [startedCount, setStartedCount] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const share = useRef<HTMLButtonElement>(null);
  const reviewLinks = useReviewLinks(courseId);
  const take: OnTake = async ({ anchor, quote, words }, onEnd) => {
    const place = () => placeOfThread(editor.getSnapshot().draft, anchor)?.node ?? null;
    const first = place();
    const lecture = first === null ? null : findOf(editor.getSnapshot().draft, 'lecture', first);
    // Where its lecture was not read yet, that stood for the part.
    if (lecture) await editor.readLecture(lecture.node.key);
    const node = place();
    if (node === null) return false;
    const textOf = () => quotableText(editor.getSnapshot().draft, node);
    const before = textOf();
    const operation = takeSuggestion(editor.getSnapshot().draft, node, quote, words);
    if (operation === null || editor.dispatch(operation) !== null) return false;
    const taken = textOf();
    const holds = (): boolean => textOf() === taken || (![before, ''].includes(textOf()) && textOf().includes(words));
    keptAtSave(editor, holds, onEnd);
    return true;
  };
  const close = (): void => {
    onTarget(null);
    panel.current?.focus();
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {target ? (
        <StartThreadForm
          key={JSON.stringify(target)}
          courseId={courseId}
          draft={draft}
          target={target}
          onDone={() => {
            close();
            setStartedCount(startedCount + 1);
            onChanged();
          }}
          onCancelled={close}
        />
      ) : (
        <div className={styles.ways}>
          <Button onClick={() => onTarget({ node: lecture?.key ?? null, selected: noQuote })}>
            {intl.formatMessage(messages.comment)}
          </Button>
          <Button
            ref={share}
            appearance="subtle"
            icon={<PeopleCommunityRegular />}
            onClick={() => reviewLinks.open(() => share.current?.focus())}
          >
            {intl.formatMessage(linkMessages.title)}
          </Button>
        </div>
      )}
      <div role="group" aria-labelledby={id} className={styles.filters}>
        <span id={id}>{intl.formatMessage(messages.filter)}</span>
        {offered.map((each) => (
          <ToggleButton key={each} size="small" checked={filter === each} onClick={() => setFilter(each)}>
            {intl.formatMessage(filters[each])}
          </ToggleButton>
        ))}
      </div>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={120} />}>
          <CommentThreads
            key={filter}
            courseId={courseId}
            filter={filter}
            startedCount={startedCount}
            lectureId={lecture?.id ?? null}
            draft={draft}
            onPlace={onPlace}
            onTake={editable ? take : null}
            onLeft={() => {
              panel.current?.focus();
              onChanged();
            }}
          />
        </Suspense>
      </RetryBoundary>
      {reviewLinks.panel}
    </div>
  );
}

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '16px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 6px' },
});
