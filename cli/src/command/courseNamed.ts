import { Refusal } from '../refusal.ts';
import { hostAddress } from '../session/hostAddress.ts';

export interface NamedCourse {
  readonly host: string;
  readonly courseId: number;
}

/** A course by its number, or by the address of its page; `known` are the hosts where someone has signed in. */
export function courseNamed(course: string, host: string | undefined, known: readonly string[]): NamedCourse {
  const path = URL.canParse(course) && /^https?:/.test(course) ? new URL(course).pathname : null;
  // Nothing else that has digits in it: a folder whose name is mistyped is no course.
  const courseId = Number((path === null ? /^(\d+)$/ : /^\/courses\/course\/(\d+)(?:\/|$)/).exec(path ?? course)?.[1]);
  if (!Number.isSafeInteger(courseId)) {
    throw new Refusal(`“${course}” is neither the number of a course nor the address of its page.`);
  }
  if (host !== undefined) {
    return { host: hostAddress(host), courseId };
  }
  if (path !== null) {
    return { host: new URL(course).origin, courseId };
  }
  const [only, ...others] = known;
  if (only === undefined || others.length > 0) {
    throw new Refusal('Say where the course is: --host learn.example');
  }
  return { host: only, courseId };
}
