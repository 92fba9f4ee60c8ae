/** Reading a course's own fields as an author sends them: defaults, limits and what must go together (VAL-10…VAL-14, OP-86). */
import { NOT_AN_ADDRESS, readAddress } from '../content/addressRules.ts';
import type { CourseRecord } from './courseRecord.ts';
import { courseStart, readMinScoreRate } from './courseRules.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { mergedTextOrHtml, readJsonTexts } from '../shared/htmlFields.ts';
import { isWebUrl } from '../shared/mediaUrl.ts';
import { isLineOfText, notALineOfText, tidyLine } from '../shared/lineOfText.ts';
import { merged, mergeObjects } from '../shared/mergePatch.ts';

/** What an author decides about a course, apart from its tags and its content. */
export type CourseFields = Omit<CourseRecord, IdentityField | CountField>;
type IdentityField = 'id' | 'workspaceId' | 'version' | 'createdBy' | 'createTime' | 'updateTime';
type CountField = 'moduleCount' | 'lectureCount' | 'questionCount' | 'totalPoints';

type JsonObject = Readonly<Record<string, unknown>>;

/** OP-40: everything must be right unless the author says otherwise. */
const DEFAULT_MIN_SCORE_RATE = 1;

/**
 * `before` is the stored course for a merge patch, and undefined for a course that is written as a whole: then what is left out
 * gets its default. What does not fit is added to `problems`.
 */
export function readCourseFields(
  received: ReceivedCourse,
  before: CourseFields | undefined,
  problems: FieldProblems,
): CourseFields {
  const address = (field: 'courseImage' | 'videoUrl'): string | null =>
    readAddress(merged(received[field], before?.[field], null), field, problems);
  const object = (field: 'metadata' | 'customMetadata'): JsonObject =>
    readObject(received[field], before?.[field], field, problems);
  const text = (field: 'description' | 'miniDescription'): string =>
    mergedTextOrHtml(received[field], before?.[field], field, problems);
  const type = merged(received.type, before?.type, null);
  const fields: CourseFields = {
    name: readName(received, before, problems),
    description: text('description'),
    miniDescription: text('miniDescription'),
    type,
    published: merged(received.published, before?.published, false),
    template: merged(received.template, before?.template, false),
    voucherActivated: merged(received.voucherActivated, before?.voucherActivated, false),
    certifiable: merged(received.certifiable, before?.certifiable, false),
    anonymousAllowed: merged(received.anonymousAllowed, before?.anonymousAllowed, false),
    preEnrollAllowed: merged(received.preEnrollAllowed, before?.preEnrollAllowed, false),
    forumEnabled: merged(received.forumEnabled, before?.forumEnabled, false),
    sequentialProgress: merged(received.sequentialProgress, before?.sequentialProgress, false),
    courseImage: address('courseImage'),
    videoUrl: address('videoUrl'),
    externalUrl: readExternalUrl(merged(received.externalUrl, before?.externalUrl, null), type, problems),
    duration: merged(received.duration, before?.duration, null),
    startTime: merged(received.startTime, before?.startTime, null),
    availableFromTime: merged(received.availableFromTime, before?.availableFromTime, null),
    availableUntilTime: merged(received.availableUntilTime, before?.availableUntilTime, null),
    minScoreRate: readRate(merged(received.minScoreRate, before?.minScoreRate, DEFAULT_MIN_SCORE_RATE), problems),
    metadata: object('metadata'),
    customMetadata: object('customMetadata'),
  };
  const start = courseStart(fields);
  if (start !== null && fields.availableUntilTime !== null && fields.availableUntilTime <= start) {
    problems.add('availableUntilTime', 'must be after the start');
  }
  return fields;
}

/** VAL-10: a course has a title. */
function readName(received: ReceivedCourse, before: CourseFields | undefined, problems: FieldProblems): string {
  const given = received.name === undefined ? received.title : received.name;
  const name = tidyLine(merged(given, before?.name, ''));
  if (name === '') {
    problems.add('name', 'is required');
  }
  if (!isLineOfText(name)) {
    problems.add('name', notALineOfText);
  }
  return name;
}

/** OP-64: required where it is the point of the course. */
function readExternalUrl(url: string | null, type: CourseFields['type'], problems: FieldProblems): string | null {
  if (url === null || url === '') {
    if (type === 'EXTERNAL') {
      problems.add('externalUrl', 'is required');
    }
    return null;
  }
  if (!isWebUrl(url)) {
    problems.add('externalUrl', NOT_AN_ADDRESS);
  }
  return url;
}

function readRate(received: number, problems: FieldProblems): number {
  const read = readMinScoreRate(received);
  if ('rate' in read) {
    return read.rate;
  }
  problems.add('minScoreRate', read.problem);
  return DEFAULT_MIN_SCORE_RATE;
}

function readObject(
  received: JsonObject | null | undefined,
  before: JsonObject | undefined,
  field: string,
  problems: FieldProblems,
): JsonObject {
  if (received === undefined) {
    return before ?? {};
  }
  const object = before === undefined ? (received ?? {}) : received === null ? {} : mergeObjects(before, received);
  return readJsonTexts(object, field, problems) as JsonObject;
}

/** The names of the tags that a request gives a course. */
export const receivedTagNames = ({ tags }: Pick<ReceivedCourse, 'tags'>): readonly string[] =>
  (tags ?? []).map((tag) => (typeof tag === 'string' ? tag : tag.name));
