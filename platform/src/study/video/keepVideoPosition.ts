import { loadLectureBodies } from '../../content/contentQueries.ts';
import { branchSections } from '../../content/outlineRules.ts';
import { inWorkspace, type Database } from '../../db/database.ts';
import { findLecture, type VideoPositionWire } from '../../enrolment/lectureView.ts';
import { assertNotGated, readVisible } from '../../enrolment/userCourseAccess.ts';
import type { UserCourseCall } from '../../enrolment/userCourseCall.ts';
import { DomainError, invalidField } from '../../errors.ts';
import { removeVideoPosition, saveVideoPosition, type WatchedVideo } from './videoPositionQueries.ts';

export interface VideoPositionRequest extends UserCourseCall, WatchedVideo {
  readonly seconds: number;
}

/**
 * Keeps where a learner stopped in a video; the last call wins. The beginning is what a video without a position has, so that it is
 * forgotten. A course that takes no answers any more still has videos to watch. Throws NOT_FOUND, also for the user course of someone
 * else, NOT_AVAILABLE_YET and LECTURE_LOCKED, and INVALID for a section that the lecture does not have.
 */
export const keepVideoPosition = (db: Database, request: VideoPositionRequest): Promise<VideoPositionWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { userCourseId, lectureId, sectionId, seconds, viewer } = request;
    const reading = await readVisible(trx, userCourseId, request);
    const lecture = findLecture(reading, lectureId)?.lecture;
    if (reading.record.userId !== viewer.userId || lecture === undefined) {
      throw new DomainError('NOT_FOUND');
    }
    assertNotGated(lecture);
    if (sectionId !== null) {
      const { bodyHash } = lecture.outline;
      const body = (await loadLectureBodies(trx, request.workspaceId, [bodyHash])).get(bodyHash);
      const sections = body?.sections.flatMap((section) => [section, ...branchSections(section)]) ?? [];
      if (!sections.some(({ id }) => id === sectionId)) {
        throw invalidField('sectionId', 'is not a section of this lecture');
      }
    }
    const video = { userCourseId, lectureId, sectionId };
    if (seconds === 0) {
      await removeVideoPosition(trx, video);
    } else {
      await saveVideoPosition(trx, video, { seconds, now: reading.now });
    }
    return { sectionId, seconds, time: reading.now };
  });
