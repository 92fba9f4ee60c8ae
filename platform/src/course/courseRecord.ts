import type { Selectable } from 'kysely';
import type { CourseTable } from '../db/schema.ts';
import { courseFieldColumns, courseFieldsOfRow, type CourseFields } from './courseFields.ts';
import type { IsoTime } from '../content/content.ts';
import type { Id } from '../shared/id.ts';

export type CourseType = NonNullable<CourseFields['type']>;

/** A course without its outline and without its lock: what rules and answers read. As it is stored it is what is live. */
export interface CourseRecord extends CourseFields {
  readonly id: Id;
  readonly workspaceId: Id;
  /** The revision that this is: the live one, or the one that its authors work on ({@link workingCourse}). */
  readonly version: number;
  /** The newest revision, where it is held back; null where nothing is. */
  readonly workingVersion: number | null;
  /** Whether saves are held back until they are published (BEY-24). */
  readonly holdsBack: boolean;
  readonly moduleCount: number;
  readonly lectureCount: number;
  readonly questionCount: number;
  readonly totalPoints: number;
  readonly createdBy: Id | null;
  readonly createTime: IsoTime;
  readonly updateTime: IsoTime;
}

/** The columns that {@link toCourseRecord} maps, qualified, for `select(courseColumns)`. */
export const courseColumns = [
  'course.course_id',
  'course.workspace_id',
  'course.version',
  'course.working_version',
  'course.holds_back',
  ...courseFieldColumns,
  'course.module_count',
  'course.lecture_count',
  'course.question_count',
  'course.total_points',
  'course.created_by',
  'course.create_time',
  'course.update_time',
] as const;

type CourseRow = Omit<
  Selectable<CourseTable>,
  | 'lock_user_id'
  | 'lock_until'
  | 'lock_token'
  | 'catalogue_time'
  | 'working_time'
  | 'publish_time'
  | 'publish_by'
  | 'publish_gradings'
  | 'name_search'
  | 'description_search'
  | 'mini_description_search'
>;

export function toCourseRecord(row: CourseRow): CourseRecord {
  return {
    id: row.course_id,
    workspaceId: row.workspace_id,
    version: row.version,
    workingVersion: row.working_version,
    holdsBack: row.holds_back,
    ...courseFieldsOfRow(row),
    moduleCount: row.module_count,
    lectureCount: row.lecture_count,
    questionCount: row.question_count,
    totalPoints: row.total_points,
    createdBy: row.created_by,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
  };
}
