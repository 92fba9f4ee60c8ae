import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import { commit } from './commit.ts';
import type { publishCourseMutation } from './__generated__/publishCourseMutation.graphql.ts';

export interface PublishRequest {
  readonly courseId: number;
  readonly published: boolean;
  /** The version that is published: one that somebody saved since is refused. */
  readonly version: number;
  readonly fence: number | null;
}

/** The version then, or the code of the refusal. */
export type PublishAnswer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: string };

/** Brings a course into the catalogue or takes it out (CRS-15). Rejects when nobody knows whether it arrived. */
export async function publishCourse(environment: Environment, request: PublishRequest): Promise<PublishAnswer> {
  const { courseId, ...input } = request;
  const { publishCourse: payload } = await commit<publishCourseMutation>(
    environment,
    graphql`
      mutation publishCourseMutation($input: PublishCourseInput!) {
        publishCourse(input: $input) {
          course {
            version
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { ...input, courseId: String(courseId) } },
  );
  const { course, userErrors } = answered(payload);
  return course ? { ok: true, version: course.version } : { ok: false, code: userErrors[0]?.code ?? 'INTERNAL' };
}
