import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import { commit } from '../server/commit.ts';
import type { PublishAnswer } from '../server/publishCourse.ts';
import type { setTemplateMutation } from './__generated__/setTemplateMutation.graphql.ts';

/** Makes a course a template, or a usual course again (ROLE-04, OP-225). Rejects when nobody knows whether it arrived. */
export async function setTemplate(
  environment: Environment,
  { courseId, template, lockToken }: { courseId: string; template: boolean; lockToken: number | undefined },
): Promise<PublishAnswer> {
  const { saveCourse: payload } = await commit<setTemplateMutation>(
    environment,
    graphql`
      mutation setTemplateMutation($input: SaveCourseInput!) {
        saveCourse(input: $input) {
          course {
            version
            ...CourseCell_course
            ...StateCell_course
            ...ChangedCell_course
            ...CourseMenu_course
          }
          lock {
            holder {
              userId
              name
              username
            }
          }
          userErrors {
            code
            params
          }
        }
      }
    `,
    { input: { courseId, fields: { template }, lockToken } },
  );
  const { course, lock, userErrors } = answered(payload);
  return course
    ? { ok: true, version: course.version }
    : { ok: false, lock, ...(userErrors[0] ?? { code: 'INTERNAL' }) };
}
