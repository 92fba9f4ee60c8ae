import { Refusal } from '../refusal.ts';
import type { CourseTree } from '../tree/courseTree.ts';
import type { Api } from './Api.ts';
import type { ContentAnswer, CourseAnswer } from './courseAnswer.ts';
import { READ_COURSE, READ_LECTURE } from './courseDocuments.ts';
import { readTree } from './readTree.ts';

export interface ServerCourse {
  readonly courseId: number;
  readonly version: number;
  readonly tree: CourseTree;
  readonly mayEdit: boolean;
  readonly published: boolean;
  /** Whether learners see a save only once it is published. */
  readonly holdsChangesBack: boolean;
  readonly learnerCount: number;
  /** Who holds the lock for editing. */
  readonly lockedBy: string | null;
}

/** Lectures are read one by one: each costs the platform a call. */
const AT_ONCE = 4;
const MOST_TRIES = 3;

/** A whole course as of one version. Throws a Refusal where there is none for this person. */
export async function readCourse(api: Api, courseId: number): Promise<ServerCourse> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const { authoredCourse: course } = await api.send<{ authoredCourse: CourseAnswer | null }>(READ_COURSE, {
      courseId: String(courseId),
    });
    if (course === null) {
      throw new Refusal(`There is no course ${courseId} at ${api.host} that you may work on.`);
    }
    const contents = await readContents(api, course);
    // Someone may have saved between two answers.
    if ([...contents.values()].every(({ version }) => version === course.version)) {
      return {
        courseId,
        version: course.version,
        tree: readTree(course, contents, api.host),
        mayEdit: course.rights.mayEdit,
        published: course.published,
        holdsChangesBack: course.holdsChangesBack,
        learnerCount: course.learnerCount,
        lockedBy: course.lock?.holder.name ?? null,
      };
    }
  }
  throw new Refusal('The course is being saved all the time. Try again in a moment.');
}

async function readContents(
  api: Api,
  { courseId, modules }: CourseAnswer,
): Promise<ReadonlyMap<number, ContentAnswer>> {
  const contents = new Map<number, ContentAnswer>();
  const waiting = (modules ?? []).flatMap(({ lectures }) => lectures.map(({ lectureId }) => lectureId));
  const readNext = async (): Promise<void> => {
    for (let lectureId = waiting.shift(); lectureId !== undefined; lectureId = waiting.shift()) {
      const ids = { courseId: String(courseId), lectureId: String(lectureId) };
      const { authoredLecture } = await api.send<{ authoredLecture: { content: ContentAnswer | null } | null }>(
        READ_LECTURE,
        ids,
      );
      // A lecture that is gone by now belongs to another version.
      contents.set(lectureId, authoredLecture?.content ?? { version: -1, sections: [], questions: [] });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return contents;
}
