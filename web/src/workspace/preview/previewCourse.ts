/* oxlint-disable relay/must-colocate-fragment-spreads -- PreviewSite draws the cards; the query stands beside its made-up answer */
import { graphql } from 'react-relay';

/** Never sent: the courses of the preview are made here, in the shape that the card reads. */
export const previewCourseQuery = graphql`
  query previewCourseQuery @throwOnFieldError {
    courses(first: 2) @required(action: THROW) {
      nodes {
        id
        ...CourseCard_course
      }
    }
  }
`;

/** Two courses as an answer to that query. Their covers are the pattern of the workspace's colours. */
export function sampleCourses({ name, about }: { name: string; about: string }): {
  courses: { nodes: Record<string, unknown>[] };
} {
  return {
    courses: {
      nodes: [7, 12].map((courseId) => ({
        __typename: 'Course',
        id: `preview:course:${courseId}`,
        courseId,
        name,
        miniDescription: about,
        imageUrl: null,
        durationMinutes: courseId * 15,
        lectureCount: courseId,
        certifiable: true,
        timing: 'RUNNING',
        startTime: null,
        availableFromTime: null,
        type: null,
        voucherActivated: false,
        metadata: { language: null },
        tags: [],
      })),
    },
  };
}
