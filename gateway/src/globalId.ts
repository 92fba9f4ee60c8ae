/**
 * Global ids: base64url of `Type:rawId` (OP-13). What can only be read through its course also says which one: `Lecture:1002@course/258`,
 * and a question its lecture as well. They say nothing of who asks, so that an object has one id on every path. Parts of a draft or a
 * revision would name that in place of the course.
 */
import { badInput } from './errors.ts';

/** Where a part of a course is found. `lectureId` is given for questions only. */
export interface Owner {
  readonly courseId: number;
  readonly lectureId?: number;
}

export interface GlobalId {
  readonly type: string;
  readonly rawId: string;
  readonly owner: Owner | null;
}

export function toGlobalId(type: string, rawId: number | string, owner?: Owner): string {
  const base64 = btoa(owner === undefined ? `${type}:${rawId}` : `${type}:${rawId}${ownerText(owner)}`);
  // What ids are made of never gives the two characters that base64url writes differently, so that only the padding goes.
  const padding = base64.indexOf('=', base64.length - 2);
  return padding === -1 ? base64 : base64.slice(0, padding);
}

/** Null when the text is not one of our ids. */
export function fromGlobalId(id: string): GlobalId | null {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const [, type, rawId, courseId, lectureId] =
    /^([A-Z][A-Za-z]{1,40}):([\w-]{1,64})(?:@course\/(\d{1,15})(?:\/lecture\/(\d{1,15}))?)?$/.exec(text) ?? [];
  if (type === undefined || rawId === undefined) return null;
  if (courseId === undefined) return { type, rawId, owner: null };
  const owner = { courseId: Number(courseId), ...(lectureId === undefined ? {} : { lectureId: Number(lectureId) }) };
  return { type, rawId, owner };
}

/** What is one thing under two types, as its authors or admins and as everyone else know it: either id names it. */
const otherTypes: ReadonlyMap<string, string> = new Map([
  ['AuthoredCourse', 'Course'],
  ['AuthoredModule', 'Module'],
  ['AuthoredLecture', 'Lecture'],
  ['WorkspacePerson', 'User'],
]);

/**
 * The raw id in an argument that takes a global id of one of the types, or of the same thing under its other type, or the bare raw id. Null
 * for anything else.
 */
export function rawIdOf(id: string, ...types: readonly string[]): number | null {
  if (rawNumber.test(id)) return Number(id);
  const global = fromGlobalId(id);
  if (global === null || !rawNumber.test(global.rawId)) return null;
  const isTaken = types.includes(global.type) || types.includes(otherTypes.get(global.type) ?? '');
  return isTaken ? Number(global.rawId) : null;
}

/** As {@link rawIdOf} for an input field. Throws BAD_USER_INPUT with the field for what is no id of such a thing. */
export function inputId(id: string, field: string, ...types: readonly [string, ...string[]]): number {
  const rawId = rawIdOf(id, ...types);
  if (rawId === null) {
    const [type] = types;
    const article = /^[AEIO]/.test(type) ? 'an' : 'a';
    throw badInput(`\`${field}\` must be the global id or the raw id of ${article} ${type}.`, field);
  }
  return rawId;
}

/** No id is 0: what names nothing is told here, and the platform not asked. */
const rawNumber = /^(?=\d*[1-9])\d{1,15}$/;

const ownerText = ({ courseId, lectureId }: Owner): string =>
  lectureId === undefined ? `@course/${courseId}` : `@course/${courseId}/lecture/${lectureId}`;
