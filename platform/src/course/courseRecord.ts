import type { Selectable } from 'kysely';
import type { CourseTable } from '../db/schema.ts';
import type { Id, IsoTime } from '../content/content.ts';

export type CourseType = NonNullable<CourseTable['type']>;

/** A course without its outline and without its lock: what rules and answers read. */
export interface CourseRecord {
  readonly id: Id;
  readonly workspaceId: Id;
  /** The current revision. */
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly miniDescription: string;
  readonly type: CourseType | null;
  readonly published: boolean;
  readonly template: boolean;
  readonly voucherActivated: boolean;
  readonly certifiable: boolean;
  readonly anonymousAllowed: boolean;
  readonly preEnrollAllowed: boolean;
  readonly forumEnabled: boolean;
  readonly sequentialProgress: boolean;
  readonly courseImage: string | null;
  readonly videoUrl: string | null;
  readonly externalUrl: string | null;
  /** Whole minutes. */
  readonly duration: number | null;
  readonly startTime: IsoTime | null;
  readonly availableFromTime: IsoTime | null;
  readonly availableUntilTime: IsoTime | null;
  /** A ratio from 0 to 1 (OP-40). */
  readonly minScoreRate: number;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly customMetadata: Readonly<Record<string, unknown>>;
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
  'course.name',
  'course.description',
  'course.mini_description',
  'course.type',
  'course.published',
  'course.template',
  'course.voucher_activated',
  'course.certifiable',
  'course.anonymous_allowed',
  'course.pre_enroll_allowed',
  'course.forum_enabled',
  'course.sequential_progress',
  'course.course_image',
  'course.video_url',
  'course.external_url',
  'course.duration',
  'course.start_time',
  'course.available_from_time',
  'course.available_until_time',
  'course.min_score_rate',
  'course.metadata',
  'course.custom_metadata',
  'course.module_count',
  'course.lecture_count',
  'course.question_count',
  'course.total_points',
  'course.created_by',
  'course.create_time',
  'course.update_time',
] as const;

type CourseRow = Omit<Selectable<CourseTable>, 'lock_user_id' | 'lock_until' | 'lock_token' | 'catalogue_time'>;

export function toCourseRecord(row: CourseRow): CourseRecord {
  return {
    id: row.course_id,
    workspaceId: row.workspace_id,
    version: row.version,
    name: row.name,
    description: row.description,
    miniDescription: row.mini_description,
    type: row.type,
    published: row.published,
    template: row.template,
    voucherActivated: row.voucher_activated,
    certifiable: row.certifiable,
    anonymousAllowed: row.anonymous_allowed,
    preEnrollAllowed: row.pre_enroll_allowed,
    forumEnabled: row.forum_enabled,
    sequentialProgress: row.sequential_progress,
    courseImage: row.course_image,
    videoUrl: row.video_url,
    externalUrl: row.external_url,
    duration: row.duration,
    startTime: isoTime(row.start_time),
    availableFromTime: isoTime(row.available_from_time),
    availableUntilTime: isoTime(row.available_until_time),
    minScoreRate: row.min_score_rate,
    metadata: row.metadata,
    customMetadata: row.custom_metadata,
    moduleCount: row.module_count,
    lectureCount: row.lecture_count,
    questionCount: row.question_count,
    totalPoints: row.total_points,
    createdBy: row.created_by,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
  };
}

const isoTime = (time: Date | null): IsoTime | null => time?.toISOString() ?? null;
