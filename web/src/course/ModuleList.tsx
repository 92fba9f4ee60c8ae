import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { lockNotes } from '../lecture/lockNotes.ts';
import { StudyOrder } from '../lecture/StudyOrder.tsx';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { Section } from '../ui/Section.tsx';
import { courseMessages as messages } from './messages.ts';
import { ModuleCard } from './ModuleCard.tsx';
import type { ModuleList_course$key } from './__generated__/ModuleList_course.graphql.ts';

/** The modules of a course with their lectures, and the learner's progress where there is one (CAT-14). */
export function ModuleList({
  course,
  openModuleId,
}: {
  course: ModuleList_course$key;
  /** The module that the address asks for (DASH-04): it is open and in view. */
  openModuleId: number | null;
}): ReactElement {
  const { courseId, type, anonymousAllowed, moduleCount, lectureCount, viewerUserCourse, ...data } = useFragment(
    graphql`
      fragment ModuleList_course on Course @throwOnFieldError {
        courseId
        type
        anonymousAllowed
        moduleCount
        lectureCount
        sequentialProgress
        modules @required(action: THROW) {
          moduleId
          ...ModuleCard_module
        }
        viewerUserCourse @catch(to: NULL) {
          finishTime
          status
          continueAt {
            moduleId
          }
          moduleProgress @required(action: THROW) {
            module {
              moduleId
            }
            lectures {
              lecture {
                lectureId
              }
              gate {
                reason
                lectureId
                lectureName
                openQuestionCount
                time
              }
            }
            ...ModuleCard_state
          }
        }
      }
    `,
    course,
  );
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const modules = data.modules ?? [];
  if (type === 'EXTERNAL' && modules.length === 0) return <></>;
  const states = new Map(viewerUserCourse?.moduleProgress?.map((progress) => [progress.module.moduleId, progress]));
  const locks = lockNotes(intl, viewerUserCourse?.moduleProgress?.flatMap(({ lectures }) => lectures) ?? [], lang);
  const notOpenYet = viewerUserCourse?.moduleProgress?.some(({ lectures }) =>
    lectures.some(({ gate }) => gate?.reason === 'COURSE_NOT_STARTED'),
  );
  const nextModuleId = viewerUserCourse?.continueAt?.moduleId ?? modules[0]?.moduleId;
  return (
    <Section
      heading={intl.formatMessage(messages.modules)}
      aside={
        modules.length > 0 ? (
          <span className={styles.count}>
            {intl.formatMessage(messages.moduleCount, { count: moduleCount })} ·{' '}
            {intl.formatMessage(messages.lectureCount, { count: lectureCount })}
          </span>
        ) : null
      }
    >
      {modules.length === 0 ? <p className={styles.count}>{intl.formatMessage(messages.noModules)}</p> : null}
      {viewerUserCourse &&
      viewerUserCourse.finishTime === null &&
      viewerUserCourse.status !== 'DONE' &&
      !notOpenYet &&
      modules.length > 0 ? (
        <StudyOrder inOrder={data.sequentialProgress} className={styles.order} />
      ) : null}
      <ol className={styles.list}>
        {modules.map((module) => (
          <li key={module.moduleId}>
            <ModuleCard
              courseId={courseId}
              module={module}
              state={states.get(module.moduleId) ?? null}
              locks={locks}
              readable={viewerUserCourse != null || anonymousAllowed}
              open={module.moduleId === (openModuleId ?? nextModuleId)}
              wanted={module.moduleId === openModuleId}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const useStyles = makeStyles({
  order: { margin: 0, color: tokens.colorNeutralForeground2 },
  count: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
});
