import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { findCourse } from '../courseQueries.ts';
import { namedCourses } from './decisionTree.ts';
import { decisionTreeOf } from './decisionTreeOf.ts';

/**
 * Whether the tree of an umbrella course that learners see names a course (OP-71). False for whatever is no such umbrella, be it of another
 * workspace.
 */
export async function umbrellaLeadsTo(trx: Trx, umbrellaId: Id, courseId: Id): Promise<boolean> {
  const umbrella = await findCourse(trx, umbrellaId);
  if (umbrella === null || umbrella.type !== 'DECISION_TREE' || !umbrella.published || umbrella.template) {
    return false;
  }
  const tree = decisionTreeOf(umbrella);
  return tree !== null && namedCourses(tree).some((named) => named.courseId === courseId);
}
