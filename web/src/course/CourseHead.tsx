import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { PhaseBadge } from '../enrolment/PhaseBadge.tsx';
import { directionOf } from '../ui/authorHtml/direction.ts';
import { PageHeading } from '../ui/Page.tsx';
import { useCourseScreenStyles } from './CourseScreen.styles.ts';
import { TimingBadge } from './TimingBadge.tsx';
import { asksForTree } from '../routing/umbrella/umbrellaAddress.ts';
import { UmbrellaBack } from './umbrella/UmbrellaBack.tsx';
import type { CourseHead_course$key } from './__generated__/CourseHead_course.graphql.ts';
import type { CourseHead_userCourse$key } from './__generated__/CourseHead_userCourse.graphql.ts';

/** What a course is called, where its reader stands in it, and the way back to what led to it (CAT-15, ENR-10, UMB-03). */
export function CourseHead({
  course,
  userCourse,
}: {
  course: CourseHead_course$key;
  /** Of the reader; null for one who never enrolled. */
  userCourse: CourseHead_userCourse$key | null;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment CourseHead_course on Course @throwOnFieldError {
        courseId
        type
        name
        miniDescription
        metadata {
          language
        }
        ...TimingBadge_course
      }
    `,
    course,
  );
  const study = useFragment(
    graphql`
      fragment CourseHead_userCourse on UserCourse @throwOnFieldError {
        phase
        status
        ...UmbrellaBack_userCourse
      }
    `,
    userCourse,
  );
  const styles = useCourseScreenStyles();
  const { search } = useLocation();
  const lang = data.metadata.language ?? undefined;
  return (
    <header className={styles.head} dir={lang === undefined ? undefined : directionOf(lang)}>
      <UmbrellaBack
        courseId={data.courseId}
        userCourse={study ?? null}
        asTree={data.type !== 'DECISION_TREE' && asksForTree(search)}
      />
      <div className={styles.badges}>
        <TimingBadge course={data} />
        {study ? <PhaseBadge phase={study.phase} allDone={study.status === 'DONE'} /> : null}
      </div>
      <PageHeading lang={lang}>{data.name}</PageHeading>
      {data.miniDescription ? (
        <p className={styles.lead} lang={lang}>
          {data.miniDescription}
        </p>
      ) : null}
    </header>
  );
}
