import { makeStyles } from '@fluentui/react-components';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { GradingChoices } from './GradingChoices.tsx';
import { GradingOutcome } from './GradingOutcome.tsx';
import {
  openQuestions,
  sameForAll,
  type ChangedAnswers,
  type Choices,
  type Grading,
  type QuestionGrading,
} from './grading.ts';
import { gradingMessages as messages } from './messages.ts';

/** Asks what becomes of earlier answers to questions whose right answer was changed, question by question (BEY-25, OP-279). */
export function GradingDialog({
  questions,
  confirm,
  pending = false,
  onDecided,
  onDismissed,
}: {
  questions: readonly ChangedAnswers[];
  /** The verb of what happens then. */
  confirm: ReactNode;
  pending?: boolean;
  onDecided: (gradings: readonly QuestionGrading[]) => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isMissing, setMissing] = useState(false);
  const open = openQuestions(questions, choices);
  const isOne = questions.length === 1;
  const choose = (chosen: readonly ChangedAnswers[], grading: Grading): void =>
    setChoices(new Map([...choices, ...chosen.map(({ questionId }) => [questionId, grading] as const)]));
  const decide = (): void => {
    const [first] = open;
    if (first) {
      setMissing(true);
      root.current?.querySelector<HTMLElement>(`[data-question="${first.questionId}"] input`)?.focus();
      return;
    }
    onDecided([...choices].map(([questionId, grading]) => ({ questionId: String(questionId), grading })));
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.title)}
      confirm={confirm}
      harmless
      pending={pending}
      onConfirmed={decide}
      onDismissed={onDismissed}
    >
      <div ref={root} className={styles.body}>
        <p className={styles.line}>{intl.formatMessage(messages.about, { count: questions.length })}</p>
        {isMissing && open.length > 0 ? <FormError>{intl.formatMessage(messages.missing)}</FormError> : null}
        {isOne ? null : (
          <GradingChoices
            explained
            legend={intl.formatMessage(messages.all, { count: questions.length })}
            chosen={sameForAll(questions, choices)}
            onChosen={(grading) => choose(questions, grading)}
          />
        )}
        {questions.map((question) => (
          <div key={question.questionId} data-question={question.questionId}>
            <GradingChoices
              explained={isOne}
              invalid={isMissing && !choices.has(question.questionId)}
              legend={intl.formatMessage(messages.question, {
                question: <bdi key="question">{question.text}</bdi>,
                lecture: <bdi key="lecture">{question.lectureName}</bdi>,
              })}
              chosen={choices.get(question.questionId) ?? null}
              onChosen={(grading) => choose([question], grading)}
            >
              <GradingOutcome answers={question} />
            </GradingChoices>
          </div>
        ))}
      </div>
    </ConfirmDialog>
  );
}

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '20px' },
  line: { margin: 0 },
});
