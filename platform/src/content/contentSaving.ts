/** The content half of a save: from a received tree to the outline and the bodies to store. Reads, but does not write. */
import type { Trx } from '../db/database.ts';
import { createdNodes, type CreatedNode } from './clientKey.ts';
import { loadLectureBodies } from './contentQueries.ts';
import { bodiesToRead, emptyOutline, readModules, type PreviousContent, type ReadMode } from './contentRules.ts';
import type { GamificationItem, Outline } from './content.ts';
import { checkEmbeds } from './checkEmbeds.ts';
import { checkBytes, checkCounts, type ContentLimits } from './contentLimits.ts';
import type { ReceivedCourse } from '../course/courseSchemas.ts';
import { nextIds } from './contentWriteQueries.ts';
import { nodesOf, type DraftModule, type DraftNode, type NodeKind } from './draftContent.ts';
import { findNodes, type ContentNode } from './nodeQueries.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { finishModules, type ReadTree } from './finishContent.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import {
  contentIds,
  linkItems,
  nameItems,
  readGamificationItems,
  type DraftGamificationItem,
  type NodeReference,
} from './gamificationRules.ts';
import {
  assignIdentities,
  idsOf,
  planIdentities,
  unionOfIds,
  type IdentityPlan,
  type KnownIds,
} from './identityRules.ts';
import type { Id } from '../shared/id.ts';

export interface ContentToStore extends Pick<ReadTree, 'newBodies'> {
  readonly outline: Outline;
  /** What the course never had before. */
  readonly newNodes: readonly ContentNode[];
  /** The new nodes that the client has a name for. */
  readonly created: readonly CreatedNode[];
}

/** The content of a course that is saved again. */
export interface SavedContent {
  readonly courseId: Id;
  readonly workspaceId: Id;
  readonly outline: Outline;
  readonly limits: ContentLimits;
}

/**
 * The content of a new course. Received ids only name nodes within the request, so that achievements of an imported course still
 * point to the right lectures. `limits` is null for courses of the seed. Throws INVALID with every field that does not fit, those in
 * `problems` included.
 */
export async function readNewContent(
  trx: Trx,
  received: ReceivedCourse,
  limits: ContentLimits | null,
  problems: FieldProblems,
): Promise<ContentToStore> {
  const previous: PreviousContent = { outline: emptyOutline, bodies: new Map() };
  const drafts = readModules(received.modules ?? [], previous, 'REPLACE', problems);
  if (limits !== null) {
    checkCounts(drafts, emptyOutline, limits, problems);
  }
  const items = readGamificationItems(received.gamificationItems ?? [], problems);
  const nodes = [...nodesOf(drafts), ...nodesOfItems(items)];
  const plan = planIdentities(nodes, idsOf(emptyOutline, []), 'RENEW', problems);
  problems.throwIfAny();
  const ids = assignIdentities(plan, await nextIds(trx, plan.fresh.length));
  const namedItems = identified(nameItems(items, idsByReference(nodes, ids), problems), ids);
  const tree = finishModules(drafts, {
    idOf: (draft) => ids.get(draft) as Id,
    previous: emptyOutline,
    questionBefore: () => undefined,
  });
  if (limits !== null) {
    checkBytes({ ...tree, gamificationItems: [] }, previous, limits, problems);
    await checkEmbeds(trx, tree, previous, limits, problems);
  }
  const gamificationItems = linkItems(namedItems, contentIds(tree.modules), contentIds([]), problems);
  problems.throwIfAny();
  return {
    outline: { modules: tree.modules, gamificationItems },
    newBodies: tree.newBodies,
    newNodes: newNodesOf(plan, ids),
    created: createdNodes(plan.fresh, ids),
  };
}

/** Whether a save writes content: a merge patch without modules and achievements leaves it alone. */
export function touchesContent(received: ReceivedCourse, mode: ReadMode): boolean {
  return mode === 'REPLACE' || received.modules !== undefined || received.gamificationItems !== undefined;
}

/** The content of a course that is saved again. Throws INVALID like {@link readNewContent}. */
export async function readSavedContent(
  trx: Trx,
  received: ReceivedCourse,
  before: SavedContent,
  mode: ReadMode,
  problems: FieldProblems,
): Promise<ContentToStore> {
  const replaced = mode === 'REPLACE';
  const modules = received.modules === undefined && !replaced ? undefined : (received.modules ?? []);
  const items = received.gamificationItems === undefined && !replaced ? undefined : (received.gamificationItems ?? []);

  const { outline } = before;
  const bodies = await loadLectureBodies(trx, before.workspaceId, bodiesToRead(modules ?? [], outline));
  const drafts = modules === undefined ? [] : readModules(modules, { outline, bodies }, mode, problems);
  checkCounts(drafts, outline, before.limits, problems);
  const draftItems = items === undefined ? [] : readGamificationItems(items, problems);
  const nodes = [...nodesOf(drafts), ...nodesOfItems(draftItems)];
  refuseDuplicates(drafts, outline, problems);
  const plan = await planSavedIdentities(trx, before, nodes, idsOf(outline, bodies.values()), problems);
  problems.throwIfAny();
  const ids = assignIdentities(plan, await nextIds(trx, plan.fresh.length));
  const tree: ReadTree =
    modules === undefined
      ? { modules: outline.modules, newBodies: new Map() }
      : finish(drafts, ids, { outline, bodies });
  checkBytes({ ...tree, gamificationItems: [] }, { outline, bodies }, before.limits, problems);
  await checkEmbeds(trx, tree, { outline, bodies }, before.limits, problems);
  const savedItems =
    items === undefined
      ? outline.gamificationItems
      : identified(nameItems(draftItems, idsByReference(nodes, ids), problems), ids);
  const gamificationItems =
    savedItems.length === 0
      ? savedItems
      : linkItems(savedItems, contentIds(tree.modules), contentIds(outline.modules), problems);
  problems.throwIfAny();
  return {
    outline: { modules: tree.modules, gamificationItems },
    newBodies: tree.newBodies,
    newNodes: newNodesOf(plan, ids),
    created: createdNodes(plan.fresh, ids),
  };
}

const newNodesOf = (plan: IdentityPlan, ids: ReadonlyMap<object, Id>): readonly ContentNode[] =>
  plan.fresh.map(({ kind, key }) => ({ kind, id: ids.get(key) as Id }));

function finish(
  drafts: readonly DraftModule[],
  ids: ReadonlyMap<object, Id>,
  { outline, bodies }: PreviousContent,
): ReadTree {
  const questions = new Map([...bodies.values()].flatMap((body) => body.questions.map((each) => [each.id, each])));
  return finishModules(drafts, {
    idOf: (draft) => ids.get(draft) as Id,
    previous: outline,
    questionBefore: (id) => questions.get(id),
  });
}

/** Only when an id is unknown is it asked whether the course once had it: what was removed may come back, with its progress. */
async function planSavedIdentities(
  trx: Trx,
  { courseId, workspaceId }: SavedContent,
  nodes: readonly DraftNode[],
  known: KnownIds,
  problems: FieldProblems,
): Promise<IdentityPlan> {
  const plan = planIdentities(nodes, known, 'MATCH', problems);
  if (plan.unknown.length === 0) {
    return plan;
  }
  const asked = plan.unknown.map((node) => node.id as Id);
  const everKnown = unionOfIds(known, await findNodes(trx, { id: courseId, workspaceId }, asked));
  for (const node of plan.unknown) {
    if (!everKnown[node.kind].has(node.id as Id)) {
      problems.add(
        `${node.field}.id`,
        `there is no ${node.kind} ${node.id} in this course; leave the id out for a new one`,
      );
    }
  }
  problems.throwIfAny();
  return planIdentities(nodes, everKnown, 'MATCH', problems);
}

function nodesOfItems(items: readonly DraftGamificationItem[]): readonly DraftNode[] {
  return items.map((item, index) => ({
    kind: 'gamificationItem',
    id: item.id,
    clientKey: item.clientKey,
    key: item,
    field: `gamificationItems.${index}`,
  }));
}

const nameOf = (kind: NodeKind, reference: NodeReference) => `${kind} ${typeof reference} ${reference}`;

/** The id that a received id or name stands for in the request. */
function idsByReference(
  nodes: readonly DraftNode[],
  ids: ReadonlyMap<object, Id>,
): (kind: NodeKind, reference: NodeReference) => Id | undefined {
  const byName = new Map<string, Id>();
  for (const { kind, id, clientKey, key } of nodes) {
    for (const reference of [id, clientKey]) {
      if (reference !== null) {
        byName.set(nameOf(kind, reference), ids.get(key) as Id);
      }
    }
  }
  return (kind, reference) => byName.get(nameOf(kind, reference));
}

const identified = (items: ReturnType<typeof nameItems>, ids: ReadonlyMap<object, Id>): readonly GamificationItem[] =>
  items.map(({ draft, ...item }) => ({ ...item, id: ids.get(draft) as Id }));
