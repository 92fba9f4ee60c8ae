import { Button, makeStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ClipboardPaste20Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { useLectureReaderStyles } from '../../lecture/LectureReader.styles.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { NodeKey } from '../draft/courseDraft.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { SortablePlace, SortablePlaces } from '../../editing/sortable/SortablePlaces.tsx';
import { LazyQuestionEditor } from '../../quiz/questionEditors.ts';
import { TriedNumber } from '../../quiz/try/TriedNumber.ts';
import { DraftQuestion } from './DraftQuestion.tsx';
import { DrawMark } from './DrawMark.tsx';
import { canvasMessages as messages } from './messages.ts';
import type { NodeCommands } from './nodeCommands.ts';
import { frameActions } from './nodeActions.ts';
import { useNodeFrameStyles } from './NodeFrame.styles.ts';
import { NodeFrame } from './NodeFrame.tsx';
import { usePasteQuestions } from './usePasteQuestions.tsx';
import type { Selection } from './useSelection.ts';

/** The questions of a lecture that no section shows: they stand together at its end (OP-78). */
export function QuestionsCanvas({
  questions,
  randomDraw,
  placed,
  selection,
  readOnly,
  commands,
  onAdd,
  onChange,
}: {
  /** All of the lecture, in order. */
  questions: readonly QuestionDraft[];
  /** How many of them are drawn; null where there is nothing to draw. */
  randomDraw: ReactNode;
  /** Those that sections show. */
  placed: ReadonlySet<NodeKey>;
  selection: Selection;
  readOnly: boolean;
  commands: NodeCommands;
  onAdd: () => void;
  onChange: (next: QuestionDraft) => void;
}): ReactElement | null {
  const intl = useIntl();
  const reader = useLectureReaderStyles();
  const styles = useStyles();
  const shown = questions.map((question, at) => ({ question, at })).filter(({ question }) => !placed.has(question.key));
  const frames = useNodeFrameStyles();
  const room = Math.max(0, limits.lectureQuestions - questions.length);
  const pasting = usePasteQuestions(room, (made) =>
    commands.insert({ kind: 'question', nodes: made }, questions.length, 'select'),
  );
  if (readOnly && shown.length === 0) return null;
  const entries = shown.map(({ question, at }) => ({
    key: question.key,
    name: intl.formatMessage(messages.question, { number: at + 1 }),
  }));
  return (
    // The keyboard is at one of the frames or buttons within.
    <section className={styles.questions} onPaste={readOnly ? undefined : pasting.onPaste}>
      <h2 className={reader.quizHeading}>{intl.formatMessage(messages.questions)}</h2>
      {randomDraw}
      <SortablePlaces
        entries={entries}
        disabled={readOnly}
        onMoved={(from, to) => {
          const [moved, target] = [shown[from], shown[to]];
          if (moved && target) commands.move(moved.question.key, moved.at, target.at);
        }}
      >
        {shown.map(({ question, at }, index) => (
          <SortablePlace
            key={question.key}
            entry={entries[index] ?? { key: question.key, name: '' }}
            alone={shown.length < 2}
            handleClass={frames.handle}
          >
            {(handle) => (
              <NodeFrame
                nodeKey={question.key}
                name={entries[index]?.name ?? ''}
                selected={selection.selected === question.key}
                editing={!readOnly && selection.edited === question.key}
                readOnly={readOnly}
                handle={handle}
                onSelect={() => selection.select(question.key)}
                actions={{
                  ...frameActions(
                    question.key,
                    at,
                    questions.length,
                    commands,
                    selection,
                    (shown[index + 1] ?? shown[index - 1])?.question.key ?? null,
                  ),
                  // Up and down lead past the questions that stand elsewhere.
                  onMoveUp: neighbour(shown[index - 1], (to) => commands.move(question.key, at, to)),
                  onMoveDown: neighbour(shown[index + 1], (to) => commands.move(question.key, at, to)),
                }}
              >
                {!readOnly && selection.edited === question.key ? (
                  <>
                    <DrawMark question={question.key} />
                    <TriedNumber value={at + 1}>
                      <Suspense fallback={<Skeleton height="320px" />}>
                        <LazyQuestionEditor question={question} onChange={onChange} />
                      </Suspense>
                    </TriedNumber>
                  </>
                ) : (
                  <DraftQuestion question={question} />
                )}
              </NodeFrame>
            )}
          </SortablePlace>
        ))}
      </SortablePlaces>
      {readOnly ? null : (
        <div className={styles.actions}>
          <Button data-tour="addQuestion" icon={<Add20Regular />} onClick={onAdd}>
            {intl.formatMessage(messages.addQuestion)}
          </Button>
          {pasting.button}
          {commands.paste ? (
            <Button icon={<ClipboardPaste20Regular />} onClick={() => commands.paste?.(questions.length)}>
              {intl.formatMessage(messages.paste)}
            </Button>
          ) : null}
          {pasting.dialog}
        </div>
      )}
    </section>
  );
}

function neighbour(entry: { readonly at: number } | undefined, move: (to: number) => void): (() => void) | null {
  return entry ? () => move(entry.at) : null;
}

const useStyles = makeStyles({
  questions: { display: 'flex', flexDirection: 'column', gap: '44px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
