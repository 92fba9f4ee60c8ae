/** What can be listened to, by the names on the wire. */
import type { Id } from '../shared/id.ts';

export type Topic =
  | { readonly kind: 'course-editing'; readonly courseId: Id }
  | { readonly kind: 'job'; readonly runId: Id }
  | { readonly kind: 'discussion'; readonly courseId: Id; readonly lectureId: Id }
  | { readonly kind: 'notices' };

export const mostTopics = 10;

/** Null for what is no topic. */
export function parseTopic(name: string): Topic | null {
  const [kind, ...parts] = name.split(':');
  if (!parts.every((part) => /^[1-9]\d{0,15}$/.test(part))) {
    return null;
  }
  const [first, second] = parts.map(Number);
  if (kind === 'notices' && first === undefined) {
    return { kind };
  }
  if (kind === 'discussion' && parts.length === 2 && first !== undefined && second !== undefined) {
    return { kind, courseId: first, lectureId: second };
  }
  if (parts.length !== 1 || first === undefined) {
    return null;
  }
  switch (kind) {
    case 'course-editing':
      return { kind, courseId: first };
    case 'job':
      return { kind, runId: first };
    default:
      return null;
  }
}
