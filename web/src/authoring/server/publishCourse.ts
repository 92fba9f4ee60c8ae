import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { Holder } from '../list/useCourseErrorText.ts';
import { commit } from './commit.ts';
import type { publishCourseMutation } from './__generated__/publishCourseMutation.graphql.ts';

export interface PublishRequest {
  /** Raw or global. */
  readonly courseId: string;
  readonly published: boolean;
  /** The version that is published: with it, one that someone saved since is refused. */
  readonly version?: number;
  readonly lockToken?: number | null;
  /** In spite of another's lock and of a newer version (SAVE-13). */
  readonly force?: boolean | undefined;
}

/** Who holds the lock that refused, to be compared with the viewer. */
export interface OwnedLock extends Holder {
  readonly holder: Holder['holder'] & { readonly userId: number };
}

/** The version then, or the refusal, with who holds the lock where that is the reason. */
export type PublishAnswer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: string; readonly params?: unknown; readonly lock?: OwnedLock | null };

/** Brings a course into the catalogue or takes it out (CRS-15, OP-53); the store has it as it is then. Rejects when nobody knows whether it arrived. */
export async function publishCourse(environment: Environment, request: PublishRequest): Promise<PublishAnswer> {
  const { publishCourse: payload } = await commit<publishCourseMutation>(
    environment,
    graphql`
      mutation publishCourseMutation($input: PublishCourseInput!) {
        publishCourse(input: $input) {
          course {
            version
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
    { input: request },
  );
  const { course, lock, userErrors } = answered(payload);
  return course
    ? { ok: true, version: course.version }
    : { ok: false, lock, ...(userErrors[0] ?? { code: 'INTERNAL' }) };
}
