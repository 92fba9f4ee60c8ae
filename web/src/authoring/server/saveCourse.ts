import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../errors/answered.ts';
import { isOutdated, RequestError } from '../../requestError.ts';
import type { SaveAnswer, SaveRequest } from '../editor/editorPorts.ts';
import { readFieldReason } from '../save/fieldReason.ts';
import type { LostParts, SaveFailure } from '../save/saveMachine.ts';
import { commit } from './commit.ts';
import type { saveCourseMutation, saveCourseMutation$data } from './__generated__/saveCourseMutation.graphql.ts';

/** Sends a save, and gives its outcome (SAVE-03, SAVE-09…SAVE-13). Rejects when nobody knows whether it arrived. */
export async function saveCourse(
  environment: Environment,
  courseId: number,
  { changes, version, lockToken, force, auto, idempotencyKey }: SaveRequest,
): Promise<SaveAnswer> {
  const sent = commit<saveCourseMutation>(
    environment,
    graphql`
      mutation saveCourseMutation($input: SaveCourseInput!) {
        saveCourse(input: $input) {
          course {
            version
          }
          created {
            clientKey
            rawId
          }
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
          lock {
            holder {
              userId
              name
              username
            }
          }
          currentVersion
          userErrors {
            code
            message
            field
            params
          }
        }
      }
    `,
    {
      input: {
        ...changes,
        courseId: String(courseId),
        version,
        lockToken,
        force,
        autoSave: auto,
        idempotencyKey,
      },
    },
  );
  const answer = await sent.then(({ saveCourse: payload }) => answered(payload)).catch(refusedAsAWhole);
  if ('why' in answer) return { ok: false, failure: answer };
  return answer.course
    ? {
        ok: true,
        version: answer.course.version,
        created: (answer.created ?? []).map(({ clientKey, rawId: id }) => ({ clientKey, id })),
      }
    : { ok: false, failure: failureOf(answer) };
}

/** What the servers refused as a whole; anything that may have arrived is thrown on, also when it is the gateway that had no answer. */
function refusedAsAWhole(error: unknown): SaveFailure {
  if (!(error instanceof RequestError) || outages.has(error.status ?? 0)) throw error;
  if (error.kind === 'signedOut') return { why: 'signedOut' };
  if (isOutdated(error)) return { why: 'outdated' };
  if (error.kind === 'server') return { why: 'unknown', code: error.code };
  throw error;
}

const outages: ReadonlySet<number> = new Set([502, 503, 504]);

type Refused = NonNullable<saveCourseMutation$data['saveCourse']>;

function failureOf({ userErrors, lock, currentVersion, losses }: Refused): SaveFailure {
  const code = userErrors[0]?.code;
  switch (code) {
    case 'PRECONDITION_FAILED':
      return { why: 'newer', currentVersion: currentVersion ?? null };
    case 'LOCKED_BY_ANOTHER_USER':
      return { why: 'locked', holder: lock?.holder ?? null };
    case 'PROGRESS_CONFLICT':
      return { why: 'losses', learnerCount: losses?.learnerCount ?? null, lost: lostParts(losses) };
    case 'UNAUTHENTICATED':
      return { why: 'signedOut' };
    case 'INVALID':
      return {
        why: 'invalid',
        problems: userErrors.map(({ code, message, field, params }) => ({
          code,
          message,
          path: field ?? '',
          reason: readFieldReason(params),
        })),
      };
    default:
      return { why: 'unknown', code: code ?? 'INTERNAL' };
  }
}

function lostParts(losses: Refused['losses']): LostParts {
  if (!losses) return { lectures: [], questions: [], moreCount: 0 };
  const { lectures, questions, lectureCount, questionCount } = losses;
  return { lectures, questions, moreCount: lectureCount + questionCount - lectures.length - questions.length };
}
