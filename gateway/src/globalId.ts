/**
 * Global ids: base64url of `Type:rawId` (OP-13). What can only be read as part of something else also says of what:
 * `Lecture:1002@usercourse/77` is a lecture with the progress of that user course, `Lecture:1002@course/258` the same lecture
 * without. They are different objects to a client's store, as their fields differ.
 */
import { badInput } from './errors.ts';

/** What an object is part of. `lectureId` is given for questions only. */
export interface Owner {
  readonly kind: 'course' | 'usercourse';
  readonly id: number;
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

/** Throws a BAD_USER_INPUT error when the text is not one of our ids. */
export function fromGlobalId(id: string): GlobalId {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const match =
    /^([A-Z][A-Za-z]{1,40}):([\w-]{1,64})(?:@(course|usercourse)\/(\d{1,15})(?:\/lecture\/(\d{1,15}))?)?$/.exec(text);
  const [, type, rawId, kind, ownerId, lectureId] = match ?? [];
  if (type === undefined || rawId === undefined) throw badInput('This is not a global id of this API.', 'id');
  if (ownerId === undefined) return { type, rawId, owner: null };
  const owner: Owner = { kind: kind === 'course' ? 'course' : 'usercourse', id: Number(ownerId) };
  return { type, rawId, owner: lectureId === undefined ? owner : { ...owner, lectureId: Number(lectureId) } };
}

function ownerText({ kind, id, lectureId }: Owner): string {
  return lectureId === undefined ? `@${kind}/${id}` : `@${kind}/${id}/lecture/${lectureId}`;
}
