import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { failureMessages } from '../../ui/failureMessages.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { FindingList } from './FindingList.tsx';
import { checkMessages as messages } from './messages.ts';
import type { Check } from './useCheck.ts';

/** What the check of a course has found, and what could not be checked. */
export function CheckResult({
  check: { findings, unreadCount, filesUnread, readAgain },
  draft,
  onPlace,
}: {
  check: Check;
  /** Null while it is read. */
  draft: CourseDraft | null;
  onPlace: (place: ProblemPlace) => void;
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
      <FindingList weight="must" findings={findings} draft={draft} onPlace={onPlace} />
      <FindingList weight="should" findings={findings} draft={draft} onPlace={onPlace} />
    </>
  );
}

const useStyles = makeStyles({
  line: { margin: 0 },
  unread: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});
