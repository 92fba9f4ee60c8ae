import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { CsvLink } from '../admin/table/CsvLink.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Section } from '../ui/Section.tsx';
import { statisticsMessages as messages } from './messages.ts';
import { orderQuestions } from './orderQuestions.ts';
import { QuestionEntry } from './QuestionEntry.tsx';
import { orders, type QuestionOrder } from './statisticsView.ts';
import type { QuestionList_statistics$key } from './__generated__/QuestionList_statistics.graphql.ts';

const useStyles = makeStyles({
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  order: { maxWidth: '320px' },
  questions: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

const orderNames: Readonly<Record<QuestionOrder, MessageDescriptor>> = {
  course: messages.byCourse,
  findings: messages.byFindings,
  hardest: messages.byHardest,
};

/** The questions of a course with what their first tries say. */
export function QuestionList({
  statistics: key,
  order,
  lookedFor,
  onOrdered,
}: {
  statistics: QuestionList_statistics$key;
  order: QuestionOrder;
  /** The raw id of the question that a link leads to; null for none. */
  lookedFor: number | null;
  onOrdered: (order: QuestionOrder) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { csvUrl, questions } = useFragment(
    graphql`
      fragment QuestionList_statistics on CourseQuestionStatistics @throwOnFieldError {
        csvUrl
        questions {
          questionId
          answeredCount
          rightAtOnceCount
          findings
          ...QuestionEntry_question
        }
      }
    `,
    key,
  );
  const numbers = new Map(questions.map(({ questionId }, index) => [questionId, index + 1]));
  return (
    <Section
      heading={intl.formatMessage(messages.questions)}
      aside={questions.length === 0 ? null : <CsvLink url={csvUrl} />}
    >
      <p className={styles.note}>
        {intl.formatMessage(questions.length === 0 ? messages.noQuestions : messages.questionsText)}
      </p>
      {questions.length > 1 ? (
        <div className={styles.order}>
          <SelectField
            label={intl.formatMessage(messages.order)}
            value={order}
            options={orders.map((value) => ({ value, label: intl.formatMessage(orderNames[value]) }))}
            onChanged={(chosen) => onOrdered(orders.find((one) => one === chosen) ?? 'course')}
          />
        </div>
      ) : null}
      {questions.length > 0 ? (
        <ol className={styles.questions}>
          {orderQuestions(questions, order).map((question) => (
            <QuestionEntry
              key={question.questionId}
              question={question}
              number={numbers.get(question.questionId) ?? 0}
              isLookedFor={question.questionId === lookedFor}
            />
          ))}
        </ol>
      ) : null}
    </Section>
  );
}
