import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useAnswer } from '../history/compare/useAnswer.ts';
import { ImpactList } from './ImpactList.tsx';
import { isWithoutImpact, type CourseImpact } from './impact.ts';
import { impactMessages as messages } from './messages.ts';

/**
 * Says what a change does to learners before it is done (BEY-02, OP-275), and stands in nobody's way: where it could not be found out, it
 * says that.
 */
export function ImpactNote({
  read,
  lossesTold = false,
}: {
  /** Answers null where learners get nothing of the change yet; another function is another question. */
  read: () => Promise<CourseImpact | null>;
  /** Whether the progress that is lost is listed beside it already. */
  lossesTold?: boolean;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const headingId = useId();
  const [answer] = useAnswer(read);
  const line = (message: (typeof messages)['reading' | 'unknown' | 'nothing']): ReactElement => (
    <p role="status" className={styles.line}>
      {intl.formatMessage(message)}
    </p>
  );
  if (answer.is === 'waiting') return line(messages.reading);
  if (answer.is === 'failed') return line(messages.unknown);
  const impact = answer.value && lossesTold ? { ...answer.value, losses: null } : answer.value;
  if (impact === null) return null;
  // What is lost is said beside it: that nothing changes would be wrong then.
  if (isWithoutImpact(impact)) return lossesTold ? null : line(messages.nothing);
  return (
    <section aria-labelledby={headingId} className={styles.note}>
      <h3 id={headingId} className={styles.heading}>
        {intl.formatMessage(messages.heading)}
      </h3>
      <ImpactList impact={impact} />
    </section>
  );
}

const useStyles = makeStyles({
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
  note: { minWidth: 0, overflowWrap: 'anywhere' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});
