import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement, Ref } from 'react';
import { Link } from 'react-router';
import { useDuration } from '../i18n/useDuration.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { useContentDirection } from '../ui/authorHtml/direction.ts';
import { useLectureOutlineStyles } from './LectureOutline.styles.ts';
import type { LockNote } from './lockNotes.ts';
import { StatusIcon } from './StatusIcon.tsx';
import type { StudyStatus } from './studyStatus.ts';

/** A lecture in the outline: a link, or what keeps it closed, in sight and in the name of its icon. */
export function OutlineEntry({
  ref,
  name,
  minutes,
  to,
  here,
  status,
  lock,
  onChosen,
}: {
  ref: Ref<HTMLLIElement>;
  name: string;
  minutes: number | null | undefined;
  to: string;
  /** Whether it is the lecture on the screen. */
  here: boolean;
  /** Null for a visitor. */
  status: StudyStatus | null;
  /** Null while it is open. */
  lock: LockNote | null;
  onChosen?: () => void;
}): ReactElement {
  const duration = useDuration();
  const direction = useContentDirection();
  const lang = useContentLanguage();
  const styles = useLectureOutlineStyles();
  const content = (
    <>
      <span className={styles.lectureName}>
        <span lang={lang}>{name}</span>
        {lock?.whole ? (
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
    <li ref={ref} dir={direction}>
      {lock ? (
        <span className={mergeClasses(styles.entry, styles.locked)}>{content}</span>
      ) : (
        <Link
          to={to}
          aria-current={here ? 'page' : undefined}
          className={mergeClasses(styles.entry, styles.link, here && styles.current)}
          onClick={onChosen}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
