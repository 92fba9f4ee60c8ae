import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GradingOutcome } from '../grading/GradingOutcome.tsx';
import { gradingMessages } from '../grading/messages.ts';
import { LostList } from '../page/LostList.tsx';
import { impactFacts, type CourseImpact } from './impact.ts';
import { impactMessages as messages } from './messages.ts';

/** What changes for learners, the heaviest first. */
export function ImpactList({ impact }: { impact: CourseImpact }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { losses, answers, answerQuestionCount, certificateLoseCount, certificateLosers } = impact;
  const moreQuestions = answerQuestionCount - answers.length;
  const moreLosers = certificateLoseCount - certificateLosers.length;
  const names = [
    ...certificateLosers,
    ...(moreLosers > 0 ? [intl.formatMessage(messages.moreLearners, { count: moreLosers })] : []),
  ];
  return (
    <>
      <ul className={styles.list}>
        {losses ? (
          <li>
            {intl.formatMessage(messages.losses, { count: losses.learnerCount })}
            <LostList lost={losses.lost} />
          </li>
        ) : null}
        {certificateLoseCount > 0 ? (
          <li>
            {intl.formatMessage(messages.certificateLost, { count: certificateLoseCount })}
            {certificateLosers.length > 0 ? `: ${intl.formatList(names)}` : null}
          </li>
        ) : null}
        {answers.map((question) => (
          <li key={question.questionId}>
            <FormattedMessage
              {...gradingMessages.question}
              values={{ question: <bdi>{question.text}</bdi>, lecture: <bdi>{question.lectureName}</bdi> }}
            />
            <GradingOutcome answers={question} />
          </li>
        ))}
        {moreQuestions > 0 ? <li>{intl.formatMessage(messages.moreQuestions, { count: moreQuestions })}</li> : null}
        {impactFacts(impact).map(({ key, message, values }) => (
          <li key={key}>{intl.formatMessage(messages[message], values)}</li>
        ))}
      </ul>
      {impact.examinedCount < impact.learnerCount ? (
        <p className={styles.examined}>{intl.formatMessage(messages.examined, { count: impact.examinedCount })}</p>
      ) : null}
    </>
  );
}

const useStyles = makeStyles({
  list: { margin: '4px 0 0', paddingInlineStart: '20px', '& ul': { paddingInlineStart: '20px' } },
  examined: { margin: '4px 0 0', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
