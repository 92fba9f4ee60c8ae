import type { Config } from '../config.ts';
import type { MediaSource } from '../content/content.ts';
import { findLecture as findOutlineLecture } from '../content/outlineRules.ts';
import { loadWorkingContent } from '../course/workingCourse.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findLecture } from '../enrolment/lectureView.ts';
import { assertNotGated, readVisible } from '../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import type { UserCourseReading } from '../enrolment/userCourseReading.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { commitTicket } from './commitTicket.ts';
import { contentTicket } from './contentTicket.ts';
import { packageOfAddress, type ScormItem, type ScormPackage } from './scormPackage.ts';
import { findPackage, findStates, type ItemState } from './scormQueries.ts';
import type { ScormItemResponse, ScormResponse } from './scormSchemas.ts';
import { isFinished } from './statusRules.ts';

export type ScormDeps = Pick<Deps, 'db'> & { readonly config: Pick<Config, 'sealingKey'> };

export interface ScormRequest extends UserCourseCall {
  readonly userCourseId: Id;
  readonly lectureId: Id;
}

/**
 * The package of a lecture with what it keeps for the learner (SCORM-02). Throws NOT_FOUND, also where the lecture has none, and as
 * {@link assertNotGated}.
 */
export const readScorm = ({ db, config }: ScormDeps, request: ScormRequest): Promise<ScormResponse> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { userCourseId, lectureId } = request;
    const reading = await readVisible(trx, userCourseId, request);
    const found = await packageOfLecture(trx, reading, lectureId);
    const states = await findStates(trx, { userCourseId, lectureId, packageId: found.packageId });
    const { workspaceId, now } = request;
    const { userId, session } = request.viewer;
    const { packageId } = found;
    return {
      ...toScormWire(found, contentPathOf(config, request, found), states),
      // A program commits with its token.
      commitTicket:
        session === null
          ? null
          : commitTicket(config, { ...session, userId, workspaceId, userCourseId, lectureId, packageId }, now),
    };
  });

/** The same for those who work on the course: nothing is kept for them. Throws NOT_FOUND. */
export const readAuthoredScorm = (
  { db, config }: ScormDeps,
  request: Pick<ScormRequest, 'workspaceId' | 'lectureId' | 'now'> & { readonly courseId: Id },
): Promise<ScormResponse> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const content = await loadWorkingContent(trx, request.courseId);
    const lecture = content === null ? null : findOutlineLecture(content.outline.modules, request.lectureId)?.lecture;
    const found = await packageOf(trx, lecture?.mediaSource);
    if (found === null) {
      throw new DomainError('NOT_FOUND');
    }
    return toScormWire(found, contentPathOf(config, request, found), []);
  });

const toScormWire = (
  { packageId, version, title, items }: ScormPackage,
  contentPath: string,
  states: readonly ItemState[],
): ScormResponse => ({
  packageId,
  version,
  title,
  contentPath,
  commitTicket: null,
  items: items.map((item) => toItemWire(item, states)),
});

export const contentPathOf = (
  config: Pick<Config, 'sealingKey'>,
  { workspaceId, now }: Pick<ScormRequest, 'workspaceId' | 'now'>,
  { packageId }: Pick<ScormPackage, 'packageId'>,
): string => `/${contentTicket(config, { workspaceId, packageId }, now)}/`;

async function packageOf(trx: Trx, source: MediaSource | null | undefined): Promise<ScormPackage | null> {
  const packageId = typeof source === 'string' ? packageOfAddress(source) : null;
  return packageId === null ? null : findPackage(trx, packageId);
}

/** Throws NOT_FOUND for a lecture without one, and while it is withheld. */
export async function packageOfLecture(trx: Trx, reading: UserCourseReading, lectureId: Id): Promise<ScormPackage> {
  const lecture = findLecture(reading, lectureId)?.lecture;
  const found = await packageOf(trx, lecture?.outline.mediaSource);
  if (lecture === undefined || found === null) {
    throw new DomainError('NOT_FOUND');
  }
  if (reading.audience !== 'AUTHOR') {
    assertNotGated(lecture);
  }
  return found;
}

export function toItemWire(item: ScormItem, states: readonly ItemState[]): ScormItemResponse {
  const state = states.find(({ itemId }) => itemId === item.itemId);
  return {
    ...item,
    objectiveIds: [...(item.objectiveIds ?? [])],
    state:
      state === undefined
        ? {
            cmi: {},
            completion: 'UNKNOWN',
            success: 'UNKNOWN',
            scoreScaled: null,
            finished: false,
            totalSeconds: 0,
            sessions: 0,
          }
        : {
            cmi: { ...state.cmi },
            completion: state.completion,
            success: state.success,
            scoreScaled: state.scoreScaled,
            finished: isFinished(state),
            totalSeconds: state.earlierSeconds + state.sessionSeconds,
            sessions: state.pastSessions.length + 1,
          },
  };
}
