import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { failureMessages } from '../../ui/failureMessages.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { allWeights, type Finding, type Weight } from './finding.ts';
import { FindingList } from './FindingList.tsx';
import { checkMessages as messages } from './messages.ts';
import type { Check } from './useCheck.ts';

/** What the check of a course has found, and what could not be checked. */
export function CheckResult({
  check: { findings, draft, unreadCount, filesUnread, readAgain },
  weights = allWeights,
  onPlace,
  onRepair,
}: {
  check: Check;
  /** Which of them are listed; all, if not stated. */
  weights?: readonly Weight[];
  onPlace: (place: ProblemPlace) => void;
  /** Null where nothing can be changed. */
  onRepair: ((findings: readonly Finding[]) => void) | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  if (findings === null || draft === null) {
    return (
      <p role="status" className={styles.line}>
        {intl.formatMessage(messages.checking)}
      </p>
    );
  }
  return (
    <>
      {unreadCount > 0 || filesUnread ? (
        <div role="alert" className={styles.unread}>
          {unreadCount > 0 ? <span>{intl.formatMessage(messages.unread, { count: unreadCount })}</span> : null}
          {filesUnread ? <span>{intl.formatMessage(messages.filesUnread)}</span> : null}
          <Button size="small" onClick={readAgain}>
            {intl.formatMessage(failureMessages.tryAgain)}
          </Button>
        </div>
      ) : null}
      {findings.length === 0 && unreadCount === 0 && !filesUnread ? (
        <p role="status" className={styles.line}>
          {intl.formatMessage(messages.sound)}
        </p>
      ) : null}
      {weights.map((weight) => (
        <FindingList
          key={weight}
          weight={weight}
          findings={findings}
          draft={draft}
          onPlace={onPlace}
          onRepair={onRepair}
        />
      ))}
    </>
  );
}

const useStyles = makeStyles({
  line: { margin: 0 },
  unread: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});
