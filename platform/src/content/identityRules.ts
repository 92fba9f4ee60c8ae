/** Which id each node of a received tree gets. Ids are given by the platform, stable over revisions and never reused. */
import type { LectureBody, Outline } from './content.ts';
import type { DraftNode, NodeKind } from './draftContent.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { branchSections } from './outlineRules.ts';
import type { Section } from './section/types.ts';
import type { Id } from '../shared/id.ts';

/**
 * - MATCH: a received id names a node of this course (a save)
 * - RENEW: received ids only name nodes within the request; every node is new (a new course, an import)
 */
export type IdPolicy = 'MATCH' | 'RENEW';

export type KnownIds = Readonly<Record<NodeKind, ReadonlySet<Id>>>;

export interface IdentityPlan {
  /** Nodes that keep an id, by their draft. */
  readonly kept: ReadonlyMap<object, Id>;
  /** Nodes that need a new id. */
  readonly fresh: readonly DraftNode[];
  /** Nodes whose id is not known. */
  readonly unknown: readonly DraftNode[];
}

/** Sorts nodes by what they need. An id or a name of the client's that stands twice for one kind of node is a problem. */
export function planIdentities(
  nodes: readonly DraftNode[],
  known: KnownIds,
  policy: IdPolicy,
  problems: FieldProblems,
): IdentityPlan {
  const kept = new Map<object, Id>();
  const fresh: DraftNode[] = [];
  const unknown: DraftNode[] = [];
  const seen = new Set<string>();
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.clientKey !== null) {
      const name = `${node.kind} ${node.clientKey}`;
      if (names.has(name)) {
        problems.add(`${node.field}.clientKey`, `${name} stands twice`);
      }
      names.add(name);
    }
    if (node.id === null) {
      fresh.push(node);
      continue;
    }
    const name = `${node.kind} ${node.id}`;
    if (seen.has(name)) {
      problems.add(`${node.field}.id`, `${name} stands twice`);
    }
    seen.add(name);
    if (policy === 'RENEW') {
      fresh.push(node);
    } else if (known[node.kind].has(node.id)) {
      kept.set(node.key, node.id);
    } else {
      unknown.push(node);
    }
  }
  return { kept, fresh, unknown };
}

/** Every node by its draft, once the new ones have got ids (`freshIds`, in the order of `plan.fresh`). */
export function assignIdentities(plan: IdentityPlan, freshIds: readonly Id[]): ReadonlyMap<object, Id> {
  const ids = new Map(plan.kept);
  for (const [index, node] of plan.fresh.entries()) {
    ids.set(node.key, freshIds[index] as Id);
  }
  return ids;
}

/** The ids of a course as it is stored; sections are known of the given bodies only. */
export function idsOf(outline: Outline, bodies: Iterable<LectureBody>): KnownIds {
  const lectures = outline.modules.flatMap((module) => module.lectures);
  return {
    module: new Set(outline.modules.map((module) => module.id)),
    lecture: new Set(lectures.map((lecture) => lecture.id)),
    question: new Set(lectures.flatMap((lecture) => lecture.questions.map((question) => question.id))),
    gamificationItem: new Set(outline.gamificationItems.map((item) => item.id)),
    section: new Set([...bodies].flatMap((body) => body.sections.flatMap(sectionIds))),
  };
}

/** All ids of both. */
export function unionOfIds(a: KnownIds, b: KnownIds): KnownIds {
  return {
    module: new Set([...a.module, ...b.module]),
    lecture: new Set([...a.lecture, ...b.lecture]),
    section: new Set([...a.section, ...b.section]),
    question: new Set([...a.question, ...b.question]),
    gamificationItem: new Set([...a.gamificationItem, ...b.gamificationItem]),
  };
}

function sectionIds(section: Section): readonly Id[] {
  return [section.id, ...branchSections(section).flatMap(sectionIds)];
}
