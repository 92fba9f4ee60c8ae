import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { explanationOf } from '../explanationRules.ts';
import { itemsIn, isPlacement } from '../placement/placementEditRules.ts';
import { typeOf } from '../types.ts';
import { pasteMessages as messages } from './messages.ts';

/** The questions that will be made, short. */
export function QuestionsPreview({ questions }: { questions: readonly QuestionDraft[] }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  if (questions.length === 0) return null;
  return (
    <ol className={styles.questions}>
      {questions.map((question) => (
        <li key={question.key}>
          <span lang={lang} className={styles.text}>
            {plainText(question.text)}
          </span>
          <span className={styles.kind}>{intl.formatMessage(typeOf(question.content).label)}</span>
          <ul lang={lang} className={styles.answers}>
            {answersOf(question).map(({ key, text, right, explanation }) => (
              <li key={key} className={styles.answer}>
                <span className={styles.mark}>
                  {right ? <Checkmark16Filled aria-label={intl.formatMessage(messages.right)} role="img" /> : null}
                </span>
                <span>
                  {text}
                  {explanation === '' ? null : <span className={styles.kind}>{explanation}</span>}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function answersOf(question: QuestionDraft): readonly Shown[] {
  const { content } = question;
  if (isPlacement(content)) {
    return content.categories.map(({ key, label }) => ({
      key,
      text: `${plainText(label)} ← ${itemsIn(content, key)
        .map((item) => plainText(item.label))
        .join(', ')}`,
      right: false,
      explanation: '',
    }));
  }
  const { answers, right } = typeOf(content).tell(content);
  return answers.map(({ key, label }, index) => ({
    key,
    text: plainText(label),
    right: right.includes(index + 1),
    explanation: plainText(explanationOf(question, key)),
  }));
}

interface Shown {
  readonly key: string;
  readonly text: string;
  readonly right: boolean;
  readonly explanation: string;
}

const useStyles = makeStyles({
  questions: { margin: 0, paddingInlineStart: '24px', display: 'flex', flexDirection: 'column', gap: '12px' },
  text: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  kind: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  answers: {
    margin: '4px 0 0',
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
  },
  answer: { display: 'flex', gap: '8px', overflowWrap: 'anywhere' },
  mark: { flex: '0 0 16px', height: '16px', paddingTop: '2px', color: tokens.colorStatusSuccessForeground1 },
});
