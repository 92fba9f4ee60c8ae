/** Courses as those see them who work on them. */
import type { Trx } from '../db/database.ts';
import { findAuthorships, type Authorship } from './authorshipQueries.ts';
import { mayEdit, mayMakeTemplates, type Author } from './policy.ts';
import type { CourseWire } from './courseView.ts';

/** What the caller may do with a course that they may read. */
export interface AuthorRights {
  readonly edit: boolean;
  readonly template: boolean;
}

export type AuthoredCourseWire = CourseWire & Authorship & { readonly rights: AuthorRights };

const rightsOn = (course: CourseWire, author: Author): AuthorRights => ({
  edit: mayEdit(author, course),
  template: mayMakeTemplates(author),
});

/** Adds to courses what only those see who work on them. */
export async function withAuthorship<Course extends CourseWire>(
  trx: Trx,
  courses: readonly Course[],
  author: Author,
): Promise<(Course & Authorship & { readonly rights: AuthorRights })[]> {
  const found = await findAuthorships(
    trx,
    courses.map(({ id }) => id),
  );
  return courses.map((course) => ({
    ...course,
    ...(found.get(course.id) ?? {
      holdsBack: false,
      liveVersion: course.version,
      publishTime: null,
      publishGradings: [],
      learnerCount: 0,
      updatedBy: null,
      lock: null,
    }),
    rights: rightsOn(course, author),
  }));
}
