import { findTagsOfCourses } from '../course/tag/tagQueries.ts';
/** User courses on the wire, with as much of their tree as was asked for. */
import type { Trx } from '../db/database.ts';
import { largestPageSize, largestPageWithContent, largestPageWithStructure } from '../http/paging.ts';
import { completionOf } from './completionRules.ts';
import { findRegraded, withRegraded } from './regradingQueries.ts';
import { loadBodiesOf, type UserCourseReading } from './userCourseReading.ts';
import { toUserCourseWire, type TreeOption, type UserCourseWire } from './userCourseView.ts';

/** How much of the tree to answer: `none`, `outline`, or `modules` with all content (OP-94). */
export type Tree = 'none' | 'outline' | 'modules';

/** Most rows of a list by how much of the tree each carries. */
export const mostRows: Readonly<Record<Tree, number>> = {
  none: largestPageSize,
  outline: largestPageWithStructure,
  modules: largestPageWithContent,
};

/** `modules` goes before `outline`; `fallback` where neither was asked for. */
export function treeOf(include: ReadonlySet<'modules' | 'outline'>, fallback: Tree): Tree {
  if (include.has('modules')) {
    return 'modules';
  }
  return include.has('outline') ? 'outline' : fallback;
}

/** One user course on the wire, with what completing it would do. */
export async function userCourseWire(trx: Trx, read: UserCourseReading, tree: Tree): Promise<UserCourseWire> {
  const [reading = read] = await shownIn(trx, [read], tree);
  const tags = await findTagsOfCourses(trx, [reading.record.course.id]);
  return toUserCourseWire(
    reading,
    tags.get(reading.record.course.id) ?? [],
    await treeOption(trx, [reading], tree),
    completionOf(reading.progress, reading.facts),
  );
}

/** The same readings, with what was made of their answers since, where the tree shows questions (OP-345). */
export async function shownIn(
  trx: Trx,
  readings: readonly UserCourseReading[],
  tree: Tree,
): Promise<readonly UserCourseReading[]> {
  if (tree !== 'modules' || readings.length === 0) {
    return readings;
  }
  const regraded = await findRegraded(
    trx,
    readings.map(({ record }) => record.id),
  );
  return readings.map((reading) => withRegraded(reading, regraded));
}

/** What {@link toUserCourseWire} needs for the tree. */
export async function treeOption(trx: Trx, readings: readonly UserCourseReading[], tree: Tree): Promise<TreeOption> {
  return tree === 'modules' ? loadBodiesOf(trx, readings) : tree;
}
