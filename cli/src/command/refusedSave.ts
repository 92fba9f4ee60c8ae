/** Why a save was refused, for people: with the place in the files where there is one. */
import type { Losses, SaveAnswer } from '../api/saveCourse.ts';
import type { ReadFolder } from '../files/readCourse.ts';
import type { CourseTree, TreeNode } from '../tree/courseTree.ts';

export function refusalText(answer: SaveAnswer, merged: CourseTree, folder: ReadFolder): string {
  const [first] = answer.userErrors;
  switch (first?.code) {
    case 'LOCKED_BY_ANOTHER_USER':
      return `${answer.lock?.holder.name ?? 'Someone'} is editing the course. Nothing was saved; try again when they are done.`;
    case 'PRECONDITION_FAILED':
      return 'The course was saved by someone else just now. Nothing was saved; push again.';
    case 'PROGRESS_CONFLICT':
      return lossText(answer.losses);
    default:
      return [
        'The server refused to save:',
        ...answer.userErrors.map(({ message, field }) => `${placeOf(field, merged, folder)}${message}`),
      ].join('\n');
  }
}

const lossText = (losses: Losses | null): string =>
  [
    `${losses?.learnerCount ?? 'Some'} learners would lose progress, so nothing was saved:`,
    ...(losses?.lectures ?? []).map(({ name }) => `  lecture “${name}”`),
    ...(losses?.questions ?? []).map(({ text, lectureName }) => `  question “${text}” in lecture “${lectureName}”`),
    'Keep them, or remove them in the editor, which asks before learners lose anything.',
  ].join('\n');

type Part = string | number;

/** `modules.0.lectures.1.content.sections.2…` as `01-…/02-….md:14: `; empty where it leads nowhere. */
function placeOf(field: string | null | undefined, merged: CourseTree, { tree, places }: ReadFolder): string {
  const path = (field ?? '')
    .replace(/^input\./, '')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  let node: TreeNode | null = null;
  let within: unknown = merged;
  let rest: readonly Part[] = path;
  for (const [index, part] of path.entries()) {
    within = part === 'content' && isNode(within) ? within : memberOf(within, part);
    if (isNode(within)) {
      [node, rest] = [within, path.slice(index + 1)];
    }
  }
  const found = node === null ? tree : localNode(tree, node);
  const place = found === null ? undefined : places.get(found);
  return place === undefined ? '' : `${place.file}:${place.lineOf(rest)}: `;
}

const memberOf = (value: unknown, part: Part): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<Part, unknown>>)[part] : undefined;

const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && 'fields' in value && 'id' in value;

/** The node of the folder that a merged one came from. */
function localNode(tree: CourseTree, { id, key }: TreeNode): TreeNode | null {
  const lectures = tree.modules.flatMap((module) => module.lectures);
  const nodes: readonly TreeNode[] = [
    ...tree.modules,
    ...lectures,
    ...lectures.flatMap(({ sections, questions }) => [...sections, ...questions]),
    ...tree.achievements,
  ];
  return nodes.find((node) => node.id === id && node.key === key) ?? null;
}
