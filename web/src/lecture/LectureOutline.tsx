import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { useDuration } from '../i18n/useDuration.ts';
import { links } from '../routing/links.ts';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { gateText } from './gateText.ts';
import { lectureMessages as messages } from './messages.ts';
import { useLectureOutlineStyles } from './LectureOutline.styles.ts';
import { StatusIcon } from './StatusIcon.tsx';
import type { LectureOutline_course$key } from './__generated__/LectureOutline_course.graphql.ts';
import type { LectureOutline_userCourse$key } from './__generated__/LectureOutline_userCourse.graphql.ts';

/** The modules and lectures of a course with the learner's progress. What is locked says why. */
export function LectureOutline({
  course,
  userCourse,
  currentLectureId,
  onLectureChosen,
}: {
  course: LectureOutline_course$key;
  /** Null for a visitor. */
  userCourse: LectureOutline_userCourse$key | null;
  currentLectureId: number;
  onLectureChosen?: () => void;
}): ReactElement {
  const { courseId, name, modules } = useFragment(
    graphql`
      fragment LectureOutline_course on Course @throwOnFieldError {
        courseId
        name
        modules @required(action: THROW) {
          moduleId
          number
          name
          lectures {
            lectureId
            name
            durationMinutes
          }
        }
      }
    `,
    course,
  );
  const study = useFragment(
    graphql`
      fragment LectureOutline_userCourse on UserCourse @throwOnFieldError {
        seenPercent
        moduleProgress @required(action: THROW) {
          lectures {
            lecture {
              lectureId
            }
            status
            gate {
              reason
              lectureId
              lectureName
              pointsMissing
              time
            }
          }
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const duration = useDuration();
  const styles = useLectureOutlineStyles();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Only within the outline: the page itself stays where it is.
    const list = current.current?.closest('nav');
    if (list && current.current) list.scrollTop = current.current.offsetTop - list.clientHeight / 2;
  }, []);
  const states = new Map(
    study?.moduleProgress?.flatMap(({ lectures }) => lectures.map((entry) => [entry.lecture.lectureId, entry])),
  );
  return (
    <nav aria-label={intl.formatMessage(messages.outline)} className={styles.outline}>
      <div className={styles.head}>
        <Link className={styles.course} to={study ? links.userCourse(courseId) : links.course(courseId)}>
          {name}
        </Link>
        {study ? (
          <>
            <ProgressBar
              percent={study.seenPercent}
              label={intl.formatMessage(messages.seenPercent, { percent: study.seenPercent })}
            />
            <span className={styles.small}>
              {intl.formatMessage(messages.seenPercent, { percent: study.seenPercent })}
            </span>
          </>
        ) : null}
      </div>
      {modules?.map((module) => (
        <section key={module.moduleId} className={styles.module}>
          <h2 className={styles.moduleName}>{module.name}</h2>
          <ol className={styles.lectures}>
            {module.lectures.map((entry) => {
              const state = states.get(entry.lectureId);
              const here = entry.lectureId === currentLectureId;
              const gate = here ? null : state?.gate;
              const content = (
                <>
                  {study ? <StatusIcon status={state?.gate ? 'LOCKED' : (state?.status ?? 'TODO')} /> : null}
                  <span className={styles.lectureName}>{entry.name}</span>
                  {entry.durationMinutes ? (
                    <span className={styles.small}>{duration(entry.durationMinutes)}</span>
                  ) : null}
                </>
              );
              return (
                <li key={entry.lectureId} ref={here ? current : undefined}>
                  {gate ? (
                    <span className={mergeClasses(styles.entry, styles.locked)} title={gateText(intl, gate)}>
                      {content}
                      <VisuallyHidden>{gateText(intl, gate)}</VisuallyHidden>
                    </span>
                  ) : (
                    <Link
                      to={links.lecture({ courseId, moduleId: module.moduleId, lectureId: entry.lectureId })}
                      aria-current={here ? 'page' : undefined}
                      className={mergeClasses(styles.entry, styles.link, here && styles.current)}
                      onClick={onLectureChosen}
                    >
                      {content}
                    </Link>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <p className={styles.keys}>{intl.formatMessage(messages.keys)}</p>
    </nav>
  );
}
