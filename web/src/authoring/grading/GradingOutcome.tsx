import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { ChangedAnswers } from './grading.ts';
import { gradingMessages as messages } from './messages.ts';

/** For how many learners earlier answers to a question count otherwise; nothing that holds for nobody. */
export function GradingOutcome({
  answers: { gainCount, loseCount, againCount },
}: {
  answers: Pick<ChangedAnswers, 'gainCount' | 'loseCount' | 'againCount'>;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const counts = [
    { message: messages.gain, count: gainCount },
    { message: messages.lose, count: loseCount },
    { message: messages.again, count: againCount },
  ];
  return (
    <ul className={styles.outcome}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ message, count }) => (
          <li key={message.id}>{intl.formatMessage(message, { count })}</li>
        ))}
    </ul>
  );
}

const useStyles = makeStyles({
  outcome: { margin: '4px 0', paddingInlineStart: '20px', color: tokens.colorNeutralForeground2 },
});
