import type { Trx } from '../../db/database.ts';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import type { Id } from '../../shared/id.ts';
import type { CourseFields } from '../courseFields.ts';
import { namedCourses, withCourses } from './decisionTree.ts';
import { decisionTreeOf } from './decisionTreeOf.ts';
import { existingCourses } from './treeCourseQueries.ts';

const place = 'customMetadata.decisionTree.';

/**
 * Adds to `problems` each course that the tree of `fields` names and the workspace does not have, and the course of the tree itself: who
 * takes that way is where they were. What `before` named already may stay: that a course was deleted since must not refuse the saves of
 * those who lead to it.
 */
export async function checkTreeCourses(
  trx: Trx,
  fields: CourseFields,
  before: (CourseFields & { readonly id: Id }) | undefined,
  problems: FieldProblems,
): Promise<void> {
  const tree = decisionTreeOf(fields);
  if (tree === null || problems.errors.length > 0) {
    return;
  }
  const treeBefore = decisionTreeOf(before);
  const known = new Set(treeBefore === null ? [] : namedCourses(treeBefore).map(({ courseId }) => courseId));
  const added = namedCourses(tree).filter(({ courseId }) => !known.has(courseId));
  const found = await existingCourses(
    trx,
    added.map(({ courseId }) => courseId),
  );
  for (const { courseId, path } of added) {
    if (!found.has(courseId)) {
      problems.add(place + path, 'must be a course of this workspace');
    } else if (courseId === before?.id) {
      problems.add(place + path, 'must be another course');
    }
  }
}

/** The fields of a course that comes from elsewhere: what its tree names and the workspace does not have is chosen again. */
export async function withoutUnknownCourses(trx: Trx, fields: CourseFields): Promise<CourseFields> {
  const tree = decisionTreeOf(fields);
  if (tree === null) {
    return fields;
  }
  const found = await existingCourses(
    trx,
    namedCourses(tree).map(({ courseId }) => courseId),
  );
  const decisionTree = withCourses(tree, (courseId) => found.has(courseId));
  return { ...fields, customMetadata: { ...fields.customMetadata, decisionTree } };
}
