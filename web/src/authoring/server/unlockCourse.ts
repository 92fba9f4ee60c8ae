import { graphql, type Environment } from 'relay-runtime';
import { commit } from './commit.ts';
import type { unlockCourseMutation } from './__generated__/unlockCourseMutation.graphql.ts';

/** Gives the own lock back (LOCK-06), or passes it on to who asks for it (BEY-08). */
export async function unlockCourse(
  environment: Environment,
  input: { courseId: number; lockToken: number; handOverTo: number | null },
): Promise<void> {
  await commit<unlockCourseMutation>(
    environment,
    graphql`
      mutation unlockCourseMutation($input: UnlockCourseInput!) {
        unlockCourse(input: $input) {
          unlocked
        }
      }
    `,
    {
      input: {
        courseId: String(input.courseId),
        lockToken: input.lockToken,
        handOverTo: input.handOverTo === null ? null : String(input.handOverTo),
      },
    },
  );
}
