import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../routing/pageModule.ts';
import { CourseScreen } from './CourseScreen.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { LazyHiddenCourse } from './LazyHiddenCourse.tsx';
import type { CoursePageQuery } from './__generated__/CoursePageQuery.graphql.ts';

const query = graphql`
  query CoursePageQuery($courseId: ID!) @throwOnFieldError {
    course(id: $courseId) {
      id
      ...CourseScreen_course
    }
  }
`;

/** A course: the public page and the learner's own are the same, each with what its reader may do (CAT-13, CAT-14, DASH-04). */
function CoursePage({ queryRef }: { queryRef: PreloadedQuery<CoursePageQuery> }): ReactElement {
  const { course } = usePreloadedQuery<CoursePageQuery>(query, queryRef);
  // Another course at the same address is another page: its heading takes the focus.
  return course ? <CourseScreen key={course.id} course={course} /> : <LazyHiddenCourse />;
}

export const coursePage = definePage<CoursePageQuery>({ Page: CoursePage, query, Skeleton: CourseSkeleton });
