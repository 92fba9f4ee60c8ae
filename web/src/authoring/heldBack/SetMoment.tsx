import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { gradingMessages } from '../grading/messages.ts';
import type { HeldBackSnapshot } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';

const longWithZone = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** When what is held back becomes live, what becomes of earlier answers then, and what takes that away (OP-262, OP-341). */
export function SetMoment({
  publishTime,
  held: { publishGradings, pending },
  onTakenAway,
}: {
  publishTime: string;
  held: HeldBackSnapshot;
  onTakenAway: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const at = intl.formatDate(publishTime, longWithZone);
  return (
    <>
      <p className={styles.line}>{intl.formatMessage(messages.liveAt, { time: at })}</p>
      <Button size="small" disabledFocusable={pending} onClick={onTakenAway}>
        {intl.formatMessage(messages.takeMomentAway)}
      </Button>
      {publishGradings.length === 0 ? null : (
        <div className={styles.decided}>
          <p className={styles.line}>{intl.formatMessage(messages.decided)}</p>
          <ul className={styles.list}>
            {publishGradings.map(({ questionId, text, lectureName, grading }) => (
              <li key={questionId}>
                {intl.formatMessage(messages.decision, {
                  question: intl.formatMessage(gradingMessages.question, { question: text, lecture: lectureName }),
                  decision: intl.formatMessage(gradingMessages[grading]),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const useStyles = makeStyles({
  line: { margin: 0, flexGrow: 1, alignSelf: 'center' },
  decided: { flexBasis: '100%' },
  list: { margin: '4px 0 0', paddingInlineStart: '20px', overflowWrap: 'anywhere' },
});
