/** What the commands of the structure do, as operations on the draft. */
import type { CopiedNodes } from '../clipboard/copyNodes.ts';
import { freshCopy } from '../clipboard/freshCopy.ts';
import type { CourseDraft, NewKey, NodeKey } from '../draft/courseDraft.ts';
import { findNode } from '../draft/findNode.ts';
import type { NewNodes, Operation, Place } from '../draft/operation.ts';
import { dropPlaces, placeNow } from './dropPlaces.ts';

/** Puts copies behind a node or, of lectures, at the end of a module; null where the copied nodes do not go. */
export function pasteBeside(
  draft: CourseDraft,
  copied: CopiedNodes,
  beside: NodeKey | null,
  newKey: NewKey,
): Extract<Operation, { type: 'insert' }> | null {
  const place = placeOfCopy(draft, copied.kind, beside);
  return place && { type: 'insert', place, added: freshCopy(copied, newKey) };
}

function placeOfCopy({ modules }: CourseDraft, kind: NewNodes['kind'], beside: NodeKey | null): Place | null {
  const within = modules.findIndex(
    ({ key, lectures }) => key === beside || lectures.some((lecture) => lecture.key === beside),
  );
  const module = modules[within] ?? modules.at(-1);
  if (kind === 'module') return { list: 'modules', at: within === -1 ? modules.length : within + 1 };
  if (kind !== 'lecture' || !module) return null;
  const at = module.lectures.findIndex(({ key }) => key === beside);
  return { list: 'lectures', module: module.key, at: at === -1 ? module.lectures.length : at + 1 };
}

/** Moves nodes of one kind one place up or down, lectures also into the module beside theirs; null at the ends. */
export function moveByOne(
  draft: CourseDraft,
  keys: readonly NodeKey[],
  by: 1 | -1,
): Extract<Operation, { type: 'move' }> | null {
  const places = dropPlaces(draft, keys);
  const target = places[placeNow(draft, places, keys) + by];
  return target ? { type: 'move', keys, to: target.to } : null;
}

/** Where the keyboard goes when nodes are deleted: what stands behind them, else before them, else around them. */
export function neighbourOf({ modules }: CourseDraft, removed: readonly NodeKey[]): NodeKey | null {
  const gone = new Set(removed);
  const list = modules.some(({ key }) => gone.has(key))
    ? modules
    : (modules.find(({ lectures }) => lectures.some(({ key }) => gone.has(key)))?.lectures ?? []);
  const from = list.findIndex(({ key }) => gone.has(key));
  const stays = ({ key }: { readonly key: NodeKey }): boolean => !gone.has(key);
  const beside = list.slice(from).find(stays) ?? list.slice(0, Math.max(from, 0)).findLast(stays);
  return beside?.key ?? modules.find(({ lectures }) => lectures.some(({ key }) => gone.has(key)))?.key ?? null;
}

/** The lectures among nodes and within them whose content was not read. */
export function unreadIn(draft: CourseDraft, keys: readonly NodeKey[]): readonly NodeKey[] {
  const nodes = keys.flatMap((key) => findNode(draft, key) ?? []);
  const lectures = nodes.flatMap((found) =>
    found.kind === 'module' ? found.node.lectures : found.kind === 'lecture' ? [found.node] : [],
  );
  return lectures.filter(({ content }) => content === 'notRead').map(({ key }) => key);
}
