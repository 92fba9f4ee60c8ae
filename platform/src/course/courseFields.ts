/**
 * What an author decides about a course, apart from its tags and its content (VAL-10…VAL-14, OP-86). Every field stands here once: the
 * members of requests and answers, the record, its column, its default and how it is read come from this.
 */
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { IsoTime } from '../content/content.ts';
import { json } from '../db/json.ts';
import type { CourseTable } from '../db/schema.ts';
import {
  choice,
  flag,
  jsonObject,
  media,
  minutes,
  months,
  moment,
  page,
  scoreRate,
  text,
  title,
  type FieldKind,
} from './courseFieldKinds.ts';
import { courseMetadataRequest } from './courseMetadataRequest.ts';

type Row = Selectable<CourseTable>;
/** A column's value as rules and answers hold it. */
type Held<Value> = Value extends Date ? IsoTime : Value;

/** A field in its column. The compiler compares the two. */
const at = <Column extends keyof Row, Request extends z.ZodType, Response extends z.ZodType>(
  column: Column,
  kind: FieldKind<Held<Row[Column]>, Request, Response>,
) => ({ column, ...kind });

export const courseFields = {
  name: at(
    'name',
    title({ request: 'Title, 1 to 255 characters; required for a new course (VAL-10).', response: 'Title.' }),
  ),
  description: at(
    'description',
    text({
      request: 'What it is about, plain text or HTML.',
      response: 'What it is about, plain text or sanitised HTML.',
    }),
  ),
  miniDescription: at('mini_description', text('One or two sentences for cards, plain text.')),
  type: at(
    'type',
    choice(['EXTERNAL', 'SCORM_COURSE', 'DECISION_TREE'], 'Kind of the course; null for a normal one (CRS-02).'),
  ),
  published: at('published', flag('Whether it is in the catalogue.')),
  template: at(
    'template',
    flag({
      request: 'Whether it is a template; only ROLE_ADMIN may set it (ROLE-04).',
      response: 'Whether it is a template for new courses.',
    }),
  ),
  voucherActivated: at('voucher_activated', flag('Whether a voucher is needed to enrol.')),
  certifiable: at(
    'certifiable',
    flag({
      request: 'Whether a certificate can be earned; false when left out (SAVE-07).',
      response: 'Whether a certificate can be earned.',
    }),
  ),
  anonymousAllowed: at('anonymous_allowed', flag('Whether visitors may read its content.')),
  preEnrollAllowed: at('pre_enroll_allowed', flag('Whether learners may enrol before it starts.')),
  forumEnabled: at('forum_enabled', flag('Whether each lecture ends in a discussion.')),
  sequentialProgress: at('sequential_progress', flag('Whether lectures open one after another.')),
  courseImage: at('course_image', media('Address of the cover.')),
  videoUrl: at('video_url', media('Address of the promotional video.')),
  externalUrl: at(
    'external_url',
    page({
      request: 'Where an EXTERNAL course is found; required there.',
      response: 'Where an EXTERNAL course is found.',
    }),
  ),
  duration: at(
    'duration',
    minutes({ request: 'Duration in whole minutes.', response: 'Duration in minutes; null when not stated.' }),
  ),
  startTime: at(
    'start_time',
    moment({ request: 'The start that the author states.', response: 'The start that the author stated.' }),
  ),
  availableFromTime: at('available_from_time', moment('When its content opens; decides before startTime (OP-51).')),
  availableUntilTime: at('available_until_time', moment('When it ends.')),
  minScoreRate: at(
    'min_score_rate',
    scoreRate({
      request: 'Score needed for a certificate: a ratio from 0 to 1, or a percentage above 1 and up to 100 (OP-40).',
      response: 'Score needed for a certificate, a ratio from 0 to 1.',
    }),
  ),
  certificateMonths: at(
    'certificate_months',
    months({
      request: 'Months that a certificate counts for, 1 to 120; null for always.',
      response: 'Months that a certificate counts for; null for always.',
    }),
  ),
  metadata: at(
    'metadata',
    jsonObject(
      'courseImage, dynamicContentHeight, fixedContentHeight, lang, avatars (OP-89), and what else the author keeps there.',
      courseMetadataRequest,
    ),
  ),
  customMetadata: at(
    'custom_metadata',
    jsonObject('Free JSON of the author; `decisionTree` in it is the tree of an umbrella course (OP-71).'),
  ),
};

type Fields = typeof courseFields;
export type CourseFieldName = keyof Fields;
type Column = Fields[CourseFieldName]['column'];

export type CourseFields = { readonly [Name in CourseFieldName]: Held<Row[Fields[Name]['column']]> };

const names = Object.keys(courseFields) as CourseFieldName[];

/** One value for each field. */
const eachField = (make: (name: CourseFieldName) => unknown): Readonly<Record<CourseFieldName, unknown>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<CourseFieldName, unknown>;

export const courseFieldRequests = eachField((name) => courseFields[name].request) as {
  readonly [Name in CourseFieldName]: Fields[Name]['request'];
};

export const courseFieldResponses = eachField((name) => courseFields[name].response) as {
  readonly [Name in CourseFieldName]: Fields[Name]['response'];
};

/** The columns of the fields, qualified, for `select`. */
export const courseFieldColumns: readonly `course.${Column}`[] = names.map(
  (name) => `course.${courseFields[name].column}` as const,
);

/** The fields of a row. */
export const courseFieldsOfRow = (row: Pick<Row, Column>): CourseFields =>
  eachField((name) => {
    const value = row[courseFields[name].column];
    return value instanceof Date ? value.toISOString() : value;
  }) as CourseFields;

/** The fields alone, of something that has more. */
export const courseFieldsOf = (course: CourseFields): CourseFields => eachField((name) => course[name]) as CourseFields;

/** Those fields of a stored revision that this version knows. */
export const knownFieldsOf = (stored: StoredCourseFields): StoredCourseFields =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(stored, name)).map((name) => [name, stored[name]]));

/** The columns to write. */
export const courseColumnsOf = (fields: CourseFields) => ({
  ...(Object.fromEntries(names.map((name) => [courseFields[name].column, fields[name]])) as {
    readonly [Name in CourseFieldName as Fields[Name]['column']]: CourseFields[Name];
  }),
  metadata: json(fields.metadata),
  custom_metadata: json(fields.customMetadata),
});

/** The fields of a course as a revision keeps them: of another version of the platform, which may know fewer or more. */
export type StoredCourseFields = Partial<CourseFields>;
