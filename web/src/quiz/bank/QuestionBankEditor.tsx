import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionBank } from '../../authoring/draft/courseDraft.ts';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { NumberField } from '../../editing/NumberField.tsx';
import { EditorPart } from '../../editing/entries/EditorPart.tsx';
import { editorMessages as messages } from '../editorMessages.ts';
import { bankPoints, clampedBank, countOf, drawCountOf, drawProblem, offeredWeights, setDraw } from './bankRules.ts';

/** How many questions of each weight every learner of a lecture is asked (BANK-02…BANK-08). */
export function QuestionBankEditor({
  bank,
  questions,
  onChange,
}: {
  /** Null where all questions are asked. */
  bank: QuestionBank | null;
  /** Those of the lecture. */
  questions: readonly Pick<QuestionDraft, 'weight'>[];
  /** Gets null when nothing is drawn any more (BANK-08). */
  onChange: (next: QuestionBank | null) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const allowed = clampedBank(bank, questions);
  useEffect(() => {
    // The questions may become fewer while nobody touches the bank (BANK-07).
    if (allowed !== bank) onChange(allowed);
  });
  const stored = (bank?.draws ?? []).map(({ weight }) => weight);
  const weights = [...new Set([...offeredWeights, ...stored])];
  return (
    <EditorPart
      heading={intl.formatMessage(messages.bank)}
      hint={intl.formatMessage(messages.bankAbout)}
      said={allowed ? intl.formatMessage(messages.bankPoints, { points: bankPoints(allowed) }) : ''}
    >
      <div className={styles.fields}>
        {weights.map((weight) => {
          const available = countOf(questions, weight);
          return (
            <NumberField
              key={weight}
              label={intl.formatMessage(messages.bankWeight, { points: weight })}
              note={intl.formatMessage(messages.bankOf, { count: available })}
              hint={available === 0 ? intl.formatMessage(messages.bankNone) : undefined}
              problemOf={(typed) => {
                const problem = drawProblem(typed, available);
                if (problem === null) return undefined;
                return problem === 'negative'
                  ? intl.formatMessage(messages.notNegative)
                  : intl.formatMessage(messages.notGreater, { n: available });
              }}
              value={drawCountOf(allowed, weight)}
              min={0}
              max={available}
              disabled={available === 0}
              onChanged={(typed) => onChange(setDraw(allowed, weight, typed, questions))}
            />
          );
        })}
      </div>
      {allowed ? (
        <p aria-hidden className={styles.points}>
          {intl.formatMessage(messages.bankPoints, { points: bankPoints(allowed) })}
        </p>
      ) : null}
    </EditorPart>
  );
}

const useStyles = makeStyles({
  fields: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' },
  points: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});
