/** Where learners stopped in videos (BEY-19). */
import { workspaceOf, type Trx } from '../../db/database.ts';
import { post, send } from '../../db/pipeline.ts';
import type { VideoPositionWire } from '../../enrolment/lectureView.ts';
import type { Id } from '../../shared/id.ts';

export interface WatchedVideo {
  readonly userCourseId: Id;
  readonly lectureId: Id;
  /** Null for the video that is the media of the lecture. */
  readonly sectionId: Id | null;
}

/** How the media of a lecture stands in the column that names sections. */
const noSection = 0;

/** The positions in the videos of a lecture, the newest first: of the user course of this learner alone. */
export async function findVideoPositions(
  trx: Trx,
  { userCourseId, lectureId, userId }: { readonly userCourseId: Id; readonly lectureId: Id; readonly userId: Id },
): Promise<readonly VideoPositionWire[]> {
  const rows = await send(
    trx,
    trx
      .selectFrom('video_position')
      .innerJoin('user_course', (join) =>
        join
          .onRef('user_course.workspace_id', '=', 'video_position.workspace_id')
          .onRef('user_course.user_course_id', '=', 'video_position.user_course_id'),
      )
      .where('video_position.workspace_id', '=', workspaceOf(trx))
      .where('video_position.user_course_id', '=', userCourseId)
      .where('video_position.lecture_id', '=', lectureId)
      .where('user_course.user_id', '=', userId)
      .select(['video_position.section_id', 'video_position.seconds', 'video_position.update_time'])
      .orderBy('video_position.update_time', 'desc')
      .orderBy('video_position.section_id'),
  );
  return rows.map((row) => ({
    sectionId: row.section_id === noSection ? null : row.section_id,
    seconds: row.seconds,
    time: row.update_time.toISOString(),
  }));
}

export async function saveVideoPosition(
  trx: Trx,
  { userCourseId, lectureId, sectionId }: WatchedVideo,
  { seconds, now }: { readonly seconds: number; readonly now: string },
): Promise<void> {
  await post(
    trx,
    trx
      .insertInto('video_position')
      .values({
        workspace_id: workspaceOf(trx),
        user_course_id: userCourseId,
        lecture_id: lectureId,
        section_id: sectionId ?? noSection,
        seconds,
        update_time: now,
      })
      .onConflict((conflict) => conflict.constraint('video_position_pkey').doUpdateSet({ seconds, update_time: now })),
  );
}

export async function removeVideoPosition(
  trx: Trx,
  { userCourseId, lectureId, sectionId }: WatchedVideo,
): Promise<void> {
  await post(
    trx,
    trx
      .deleteFrom('video_position')
      .where('video_position.workspace_id', '=', workspaceOf(trx))
      .where('video_position.user_course_id', '=', userCourseId)
      .where('video_position.lecture_id', '=', lectureId)
      .where('video_position.section_id', '=', sectionId ?? noSection),
  );
}
