import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { RichTextField } from '../editing/richText/RichTextField.tsx';
import { QuestionResults } from '../statistics/QuestionResults.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { offeredWeights } from './bank/bankRules.ts';
import { convertQuestion } from './convertQuestion.ts';
import { AnswersEditor } from './editor/AnswersEditor.tsx';
import { LimitField } from './editor/LimitField.tsx';
import { editorMessages as messages } from './editorMessages.ts';
import { quizMessages } from './messages.ts';
import { TryQuestion } from './try/TryQuestion.tsx';
import { questionTypes, type QuestionName } from './types.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** A question while it is edited (QEDIT-01): what it asks, of which type, for how many points, and its answers. */
export function QuestionEditor({
  question,
  onChange,
}: {
  question: QuestionDraft;
  /** Gets the question after each change; never the same one (QEDIT-06). */
  onChange: (next: QuestionDraft) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const words = useQuestionWords();
  const { content, text, weight, wrongLimit } = question;
  // A weight beyond those offered stays what it is until another is chosen (OP-43).
  const weights = [...new Set([...offeredWeights, weight])];
  const change = (next: QuestionDraft): void => {
    if (next !== question) onChange(next);
  };
  return (
    <div className={styles.editor}>
      <RichTextField
        label={intl.formatMessage(messages.text)}
        html={text}
        onChange={(text) => change({ ...question, text })}
      />
      <div className={styles.fields}>
        <SelectField
          label={intl.formatMessage(messages.type)}
          value={content.type}
          options={Object.values(questionTypes).map(({ name, label }) => ({
            value: name,
            label: intl.formatMessage(label),
          }))}
          onChanged={(type) => change(convertQuestion(question, type as QuestionName, words))}
        />
        <SelectField
          label={intl.formatMessage(messages.weight)}
          value={String(weight)}
          options={weights.map((points) => ({
            value: String(points),
            label: intl.formatMessage(quizMessages.points, { points }),
          }))}
          onChanged={(value) => change({ ...question, weight: Number(value) })}
        />
      </div>
      <AnswersEditor key={content.type} question={question} onChange={change} />
      <div className={styles.limit}>
        <LimitField wrongLimit={wrongLimit} onChanged={(wrongLimit) => change({ ...question, wrongLimit })} />
      </div>
      <TryQuestion question={question} />
      {question.id === undefined ? null : <QuestionResults questionId={question.id} />}
    </div>
  );
}

const useStyles = makeStyles({
  editor: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // The names of the kinds are long in some languages, those of points are short in all.
  fields: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    '& > *': { flex: '1 1 140px' },
    '& > :first-child': { flex: '2 1 280px' },
  },
  limit: { display: 'flex', flexDirection: 'column', gap: '4px', maxWidth: '320px' },
});
