import { courseOfPath } from '../routing/courseAddress.ts';
import { readCourseHash } from '../routing/hashLink.ts';
import { links } from '../routing/links.ts';

const key = 'lectern.enrolAfterSignIn';

/** How long someone may take to sign in or register before the wish is forgotten, in milliseconds. */
const lifetime = 30 * 60 * 1000;

/** Remembers, in this tab, that someone went to sign in in order to enrol in this course. */
export function rememberEnrolIntent(courseId: number, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ courseId, until: now + lifetime }));
  } catch {
    // Where nothing may be kept, the button is there as before.
  }
}

/** Forgets the wish of someone who has signed in on the way elsewhere than to its course, to `next`. */
export function keepEnrolIntentFor(next: string, now = Date.now()): void {
  const courseId = takeWish(now);
  if (courseId !== null && shownCourse(next) === courseId) rememberEnrolIntent(courseId, now);
}

/** The course whose page an address of this site is, however one came to it; null for any other page. */
function shownCourse(address: string): number | null {
  const { pathname, hash } = new URL(address, location.origin);
  return courseOfPath(pathname) ?? (links.course(0).startsWith(pathname) ? readCourseHash(hash) : null);
}

/**
 * Whether they wanted to enrol in this course; asked once, then forgotten, whatever the course: who looks at one without having
 * signed in, or is enrolled already, must not be enrolled by it later. It stands in no address: a link must not enrol who follows it.
 */
export function takeEnrolIntent(courseId: number, now = Date.now()): boolean {
  return takeWish(now) === courseId;
}

/** The course of the wish, which is forgotten; null where there is none any more. */
function takeWish(now: number): number | null {
  try {
    const wish: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (wish === null || typeof wish !== 'object') return null;
    const { courseId, until } = wish as { courseId?: unknown; until?: unknown };
    return typeof courseId === 'number' && typeof until === 'number' && now < until ? courseId : null;
  } catch {
    return null;
  }
}
