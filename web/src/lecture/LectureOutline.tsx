import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { lockNotes } from './lockNotes.ts';
import { lectureMessages as messages } from './messages.ts';
import { useLectureOutlineStyles } from './LectureOutline.styles.ts';
import { OutlineEntry } from './OutlineEntry.tsx';
import { StudyOrder } from './StudyOrder.tsx';
import { studyStatus } from './studyStatus.ts';
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
  const { courseId, name, sequentialProgress, modules } = useFragment(
    graphql`
      fragment LectureOutline_course on Course @throwOnFieldError {
        courseId
        name
        sequentialProgress
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
        finishTime
        moduleProgress @required(action: THROW) {
          lectures {
            lecture {
              lectureId
            }
            status
            skipped
            gate {
              reason
              lectureId
              lectureName
              openQuestionCount
              time
            }
          }
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const lang = useContentLanguage();
  const styles = useLectureOutlineStyles();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Only within the outline: the page itself stays where it is.
    const list = current.current?.closest('nav');
    if (list && current.current) list.scrollTop = current.current.offsetTop - list.clientHeight / 2;
  }, []);
  const progress = study?.moduleProgress?.flatMap(({ lectures }) => lectures) ?? [];
  const states = new Map(progress.map((entry) => [entry.lecture.lectureId, entry]));
  const skipped = progress.filter((entry) => entry.skipped).length;
  const locks = lockNotes(intl, progress, lang);
  return (
    <nav aria-label={intl.formatMessage(messages.outline)} className={styles.outline}>
      <div className={styles.head}>
        <Link className={styles.course} lang={lang} to={study ? links.userCourse(courseId) : links.course(courseId)}>
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
            {skipped > 0 ? (
              <span className={styles.small}>{intl.formatMessage(messages.skippedCount, { count: skipped })}</span>
            ) : null}
            {study.finishTime || study.seenPercent === 100 ? null : (
              <StudyOrder inOrder={sequentialProgress} className={styles.order} />
            )}
          </>
        ) : null}
      </div>
      {modules?.map((module) => (
        <section key={module.moduleId} className={styles.module}>
          <h2 className={styles.moduleName} lang={lang}>
            {module.name}
          </h2>
          <ol className={styles.lectures}>
            {module.lectures.map((entry) => {
              const here = entry.lectureId === currentLectureId;
              const state = states.get(entry.lectureId);
              return (
                <OutlineEntry
                  key={entry.lectureId}
                  ref={here ? current : null}
                  name={entry.name}
                  minutes={entry.durationMinutes}
                  to={links.lecture({ courseId, moduleId: module.moduleId, lectureId: entry.lectureId })}
                  here={here}
                  status={study ? studyStatus(state) : null}
                  lock={here ? null : (locks.get(entry.lectureId) ?? null)}
                  onChosen={onLectureChosen}
                />
              );
            })}
          </ol>
        </section>
      ))}
      <p className={styles.keys}>{intl.formatMessage(messages.keys)}</p>
    </nav>
  );
}
