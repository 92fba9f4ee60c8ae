import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { AnswersOfLecture } from './AnswersOfLecture.tsx';
import { LearnerProgressLecture } from './LearnerProgressLecture.tsx';
import type { LearnerProgressModules_userCourse$key } from './__generated__/LearnerProgressModules_userCourse.graphql.ts';

const useStyles = makeStyles({
  modules: { display: 'flex', flexDirection: 'column', gap: '32px' },
  name: {
    margin: 0,
    paddingBottom: '8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  lectures: { margin: 0, padding: 0, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** The lectures of the course as the learner took them, module by module; below one of them what was answered in it. */
export function LearnerProgressModules({
  userCourse: key,
}: {
  userCourse: LearnerProgressModules_userCourse$key;
}): ReactElement {
  const styles = useStyles();
  const lang = useContentLanguage();
  const userCourse = useFragment(
    graphql`
      fragment LearnerProgressModules_userCourse on UserCourse
      @argumentDefinitions(lectureId: { type: "ID!" }, withAnswers: { type: "Boolean!" })
      @throwOnFieldError {
        userCourseId
        moduleProgress @required(action: THROW) {
          module {
            moduleId
            name
          }
          lectures {
            lecture {
              lectureId
            }
            ...LearnerProgressLecture_progress
          }
        }
        ...AnswersOfLecture_userCourse
          @arguments(lectureId: $lectureId)
          @include(if: $withAnswers)
          @alias(as: "answers")
      }
    `,
    key,
  );
  const { userCourseId, moduleProgress, answers } = userCourse;
  return (
    <div className={styles.modules}>
      {moduleProgress.map(({ module, lectures }) => (
        <section key={module.moduleId}>
          <h2 className={styles.name} lang={lang}>
            {module.name}
          </h2>
          <ol className={styles.lectures}>
            {lectures.map((progress) => (
              <LearnerProgressLecture
                key={progress.lecture.lectureId}
                progress={progress}
                userCourseId={userCourseId}
                answers={answers ? <AnswersOfLecture userCourse={answers} /> : null}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
