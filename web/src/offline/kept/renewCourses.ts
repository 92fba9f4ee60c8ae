/**
 * Keeps the copies of courses up to date in the background: courses that may no longer be read are removed, those that this version cannot
 * find are stored again, and what the learner did shows in the copy.
 */
import { requestKey } from '../../routing/startedRequests.ts';
import { ask, courseRequest, isFound, requestsAt } from './courseRequests.ts';
import { hasRoom, keepCourse, measureCourse } from './keepCourse.ts';
import { keptAnswer, renewAnswer } from './keptAnswers.ts';
import type { KeptCourse } from './keptCourse.ts';
import { keptCourses, removeCourse } from './keptCourses.ts';

/** How many courses are read each time, the newest first; nobody keeps more. */
const mostAsked = 30;

/** Asks for each course that a person keeps, one after the other. Servers that cannot be reached say nothing about any. */
export async function renewCourses(person: number): Promise<void> {
  for (const kept of (await keptCourses(person)).slice(0, mostAsked)) {
    const mayStay = await isReadable(kept);
    if (!mayStay) await removeCourse(person, kept.course);
    else if (!isFound(kept)) await keepAnew(kept).catch(() => undefined);
  }
}

/** Reads again what is kept of the page at an address, and of the page of its course. */
export async function renewPage(person: number, address: string): Promise<void> {
  for (const asked of requestsAt(address)) {
    const request = requestKey(asked.id, asked.variables);
    if (!(await keptAnswer(person, request))) continue;
    const body = await ask(asked);
    if (!('errors' in body)) await renewAnswer(person, request, body, Date.now());
  }
}

/** The part of the page of a course that concerns its reader. */
interface CourseAnswer {
  readonly course?: { readonly viewerUserCourse?: object | null } | null;
}

/**
 * Whether a course may still be read. It may not once it is unpublished, or hidden, nor when its reader is no longer enrolled; one that
 * they have given up can be viewed, so its copy stays.
 */
async function isReadable({ person, course }: KeptCourse): Promise<boolean> {
  const asked = courseRequest(course);
  if (!asked) return false;
  const body = await ask(asked);
  if ('errors' in body) return true;
  const { course: now } = body.data as CourseAnswer;
  if (!now) return false;
  const request = requestKey(asked.id, asked.variables);
  const before = (await keptAnswer(person, request))?.body as { data: CourseAnswer } | undefined;
  if (before?.data.course?.viewerUserCourse && !now.viewerUserCourse) return false;
  await renewAnswer(person, request, body, Date.now());
  return true;
}

async function keepAnew(kept: KeptCourse): Promise<void> {
  const { signal } = new AbortController();
  const copy = await measureCourse(kept, signal);
  if (await hasRoom(copy.bytes)) await keepCourse(kept, copy, { signal, onFile: () => undefined });
}
