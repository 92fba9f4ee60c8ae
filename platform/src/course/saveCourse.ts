import { inWorkspace, type Database } from '../db/database.ts';
import { courseAnswer, type CourseAnswer, type CourseView } from './readCourse.ts';
import { writeNextRevision, type CourseToSave } from './writeNextRevision.ts';
import type { Id } from '../shared/id.ts';

export interface SaveRequest extends CourseToSave, CourseView {
  readonly workspaceId: Id;
}

/** Saves a course and answers it as it is then (REST-19, REST-20). Throws as {@link writeNextRevision}. */
export const saveCourse = (db: Database, request: SaveRequest): Promise<CourseAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) =>
    courseAnswer(trx, await writeNextRevision(trx, request), request),
  );
