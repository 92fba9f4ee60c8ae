import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useDuration } from '../i18n/useDuration.ts';
import type { LockNote } from '../lecture/lockNotes.ts';
import { StatusIcon } from '../lecture/StatusIcon.tsx';
import type { StudyStatus } from '../lecture/studyStatus.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { useModuleCardStyles } from './ModuleCard.styles.ts';

/** A lecture in the list of its module: a link, or what keeps it closed. */
export function ModuleLecture({
  name,
  minutes,
  to,
  status,
  lock,
  said,
}: {
  name: string;
  minutes: number | null | undefined;
  /** Null for anyone who may not read. */
  to: string | null;
  /** Null without an enrolment. */
  status: StudyStatus | null;
  /** Null while it is open. */
  lock: LockNote | null;
  /** Whether its module says already what closes it. */
  said: boolean;
}): ReactElement {
  const duration = useDuration();
  const lang = useContentLanguage();
  const styles = useModuleCardStyles();
  const whole = lock?.whole === true && !said;
  const content = (
    <>
      <span className={styles.lectureWords}>
        <span lang={lang}>{name}</span>
        {whole ? (
          <span className={styles.reason}>
            <bdi>{lock.text}</bdi>
          </span>
        ) : null}
      </span>
      {minutes ? (
        <span className={styles.small}>
          <bdi>{duration(minutes)}</bdi>
        </span>
      ) : null}
      {status ? <StatusIcon status={status} name={lock?.whole === false ? lock.text : undefined} /> : null}
    </>
  );
  return (
    <li>
      {to !== null && lock === null ? (
        <Link className={mergeClasses(styles.lecture, styles.link)} to={to}>
          {content}
        </Link>
      ) : (
        <span className={mergeClasses(styles.lecture, lock !== null && styles.locked)}>{content}</span>
      )}
    </li>
  );
}
