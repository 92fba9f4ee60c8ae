import type { Config } from '../config.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findLecture } from '../enrolment/lectureView.ts';
import { assertNotGated, readVisible } from '../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import type { UserCourseReading } from '../enrolment/userCourseReading.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { contentTicket } from './contentTicket.ts';
import { packageOfAddress, type ScormItem, type ScormPackage } from './scormPackage.ts';
import { findPackage, findStates, type ItemState } from './scormQueries.ts';
import type { ScormItemResponse, ScormResponse } from './scormSchemas.ts';

export interface ScormRequest extends UserCourseCall {
  readonly userCourseId: Id;
  readonly lectureId: Id;
}

/**
 * The package of a lecture with what it keeps for the learner (SCORM-02). Throws NOT_FOUND, also where the lecture has none, and as
 * {@link assertNotGated}.
 */
export const readScorm = (
  { db, config }: Pick<Deps, 'db'> & { readonly config: Pick<Config, 'sealingKey'> },
  request: ScormRequest,
): Promise<ScormResponse> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, userCourseId, lectureId, now } = request;
    const reading = await readVisible(trx, userCourseId, request);
    const found = await packageOfLecture(trx, reading, lectureId);
    const states = await findStates(trx, { userCourseId, lectureId, packageId: found.packageId });
    const { packageId, version, title, items } = found;
    return {
      packageId,
      version,
      title,
      contentPath: `/${contentTicket(config, { workspaceId, packageId }, now)}/`,
      items: items.map((item) => toItemWire(item, states)),
    };
  });

/** Throws NOT_FOUND for a lecture without one, and while it is withheld. */
export async function packageOfLecture(trx: Trx, reading: UserCourseReading, lectureId: Id): Promise<ScormPackage> {
  const lecture = findLecture(reading, lectureId)?.lecture;
  const source = lecture?.outline.mediaSource;
  const packageId = typeof source === 'string' ? packageOfAddress(source) : null;
  const found = packageId === null ? null : await findPackage(trx, packageId);
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
    state:
      state === undefined
        ? { cmi: {}, completion: 'UNKNOWN', success: 'UNKNOWN', scoreScaled: null, totalSeconds: 0, sessions: 0 }
        : {
            cmi: { ...state.cmi },
            completion: state.completion,
            success: state.success,
            scoreScaled: state.scoreScaled,
            totalSeconds: state.earlierSeconds + state.sessionSeconds,
            sessions: state.pastSessions.length + 1,
          },
  };
}
