/** What a folder and the server make together: the ground of `diff`, `pull` and `push`. */
import type { Api } from '../api/Api.ts';
import { readCourse, type ServerCourse } from '../api/readCourse.ts';
import { changeWords } from '../diff/changeWords.ts';
import { conflictWords } from '../diff/conflictWords.ts';
import { mergeCourses, type Conflict } from '../merge/mergeCourses.ts';
import { tableOf } from '../merge/nodeTable.ts';
import type { CourseTree } from '../tree/courseTree.ts';
import type { Base } from '../folder.ts';
import type { CourseFolder } from './courseFolder.ts';

/** Whose version stays where both changed the same; nobody's is a refusal. */
export type Side = 'mine' | 'theirs';

export interface Plan {
  readonly server: ServerCourse;
  readonly merged: CourseTree;
  /** What stands in the way. */
  readonly conflicts: readonly Conflict[];
  /** The conflicts as lines. */
  readonly conflictLines: readonly string[];
  /** What was changed since the pull, as lines. */
  readonly here: readonly string[];
  readonly there: readonly string[];
}

export async function makePlan(
  api: Api,
  { read, base }: CourseFolder & { readonly base: Base },
  side?: Side,
): Promise<Plan> {
  const server = await readCourse(api, base.courseId);
  const { tree, conflicts } = mergeCourses(base.tree, read.tree, server.tree);
  const [mine, theirs] = [tableOf(read.tree), tableOf(server.tree)];
  const left = side === undefined ? conflicts : conflicts.filter((conflict) => !isSettled(conflict, side));
  return {
    server,
    // The other way round it is the server's version that stays.
    merged: side === 'theirs' ? mergeCourses(base.tree, server.tree, read.tree).tree : tree,
    conflicts: left,
    conflictLines: left.map((conflict) => conflictWords(conflict, mine, theirs)),
    here: changeWords(base.tree, read.tree),
    there: changeWords(base.tree, server.tree),
  };
}

/** What the server removed cannot be changed there any more. */
const isSettled = ({ what }: Conflict, side: Side): boolean => side === 'theirs' || what !== 'removedThere';

export const conflictText = (lines: readonly string[], side?: Side): string =>
  [
    'The same was changed here and on the server since the pull; nothing was sent or written:',
    ...lines.map((line) => `  ${line}`),
    side === undefined
      ? 'Change it here to what the server has, or pull again with --conflicts=mine or --conflicts=theirs.'
      : 'What the server removed comes back only as something new: take its ids out, or pull with --conflicts=theirs.',
  ].join('\n');
