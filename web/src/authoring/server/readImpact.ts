/**
 * What a write would do to learners (BEY-02, OP-275): the write itself, as a dry run. Its document does not ask for the course, so that the
 * store never has a course that there is not.
 */
import { graphql, readInlineData } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import type { SaveRequest } from '../editor/editorPorts.ts';
import type { CourseImpact } from '../impact/impact.ts';
import { commit } from './commit.ts';
import { lostParts } from './refusedWrite.ts';
import type { readImpact_impact$key } from './__generated__/readImpact_impact.graphql.ts';
import type { readImpactOfPublicationMutation } from './__generated__/readImpactOfPublicationMutation.graphql.ts';
import type { readImpactOfRestoreMutation } from './__generated__/readImpactOfRestoreMutation.graphql.ts';
import type { readImpactOfSaveMutation } from './__generated__/readImpactOfSaveMutation.graphql.ts';

/** The version that it would be written on, and the lock. */
interface Tried {
  readonly version: number;
  readonly lockToken: number | null;
}

/** Of a save. Null where learners get nothing of it yet; rejects when it is not known, like the next two. */
export async function impactOfSave(
  environment: Environment,
  courseId: number,
  { changes, version, lockToken }: Pick<SaveRequest, 'changes' | 'version' | 'lockToken'>,
): Promise<CourseImpact | null> {
  const { saveCourse } = await commit<readImpactOfSaveMutation>(
    environment,
    graphql`
      mutation readImpactOfSaveMutation($input: SaveCourseInput!) {
        saveCourse(input: $input) {
          impact {
            ...readImpact_impact
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { ...changes, courseId: String(courseId), version, lockToken, dryRun: true } },
  );
  return impactIn(answered(saveCourse));
}

/** Of making changes live that are held back: those of some modules by their raw ids, or all. */
export async function impactOfPublication(
  environment: Environment,
  courseId: string,
  moduleIds: readonly number[] | null,
  tried: Tried,
): Promise<CourseImpact | null> {
  const { publishCourseChanges } = await commit<readImpactOfPublicationMutation>(
    environment,
    graphql`
      mutation readImpactOfPublicationMutation($input: PublishCourseChangesInput!) {
        publishCourseChanges(input: $input) {
          impact {
            ...readImpact_impact
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { ...tried, courseId, dryRun: true, ...(moduleIds && { moduleIds: moduleIds.map(String) }) } },
  );
  return impactIn(answered(publishCourseChanges));
}

/** Of making a course what it was in a revision. */
export async function impactOfRestore(
  environment: Environment,
  input: Tried & { readonly courseId: string; readonly revision: number },
): Promise<CourseImpact | null> {
  const { restoreCourseRevision } = await commit<readImpactOfRestoreMutation>(
    environment,
    graphql`
      mutation readImpactOfRestoreMutation($input: RestoreCourseRevisionInput!) {
        restoreCourseRevision(input: $input) {
          impact {
            ...readImpact_impact
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { ...input, dryRun: true } },
  );
  return impactIn(answered(restoreCourseRevision));
}

function impactIn({
  impact: key,
  userErrors,
}: {
  readonly impact: readImpact_impact$key | null | undefined;
  readonly userErrors: readonly { readonly code: string }[];
}): CourseImpact | null {
  const [refused] = userErrors;
  if (refused) throw new Error(`It was not tried: ${refused.code}`);
  if (!key) return null;
  const { losses, ...impact } = readInlineData<readImpact_impact$key>(
    graphql`
      fragment readImpact_impact on CourseImpact @inline {
        learnerCount
        examinedCount
        losses {
          learnerCount
          lectures {
            lectureId
            name
          }
          lectureCount
          questions {
            questionId
            text
            lectureName
          }
          questionCount
        }
        answers {
          questionId
          text
          lectureName
          gainCount
          loseCount
          againCount
        }
        answerQuestionCount
        totalPointsBefore
        totalPointsAfter
        certificateLoseCount
        certificateGainCount
        certificateLosers
        fallCount
        riseCount
        closing {
          lectureId
          name
          learnerCount
        }
        opening {
          lectureId
          name
          learnerCount
        }
      }
    `,
    key,
  );
  return { ...impact, losses: losses ? { learnerCount: losses.learnerCount, lost: lostParts(losses) } : null };
}
