/** Copies of nodes as plain JSON, without ids, so that they can be pasted again and again, also into another course (EDIT-09, EDIT-10). */
import type { ShapeVersions } from '../../editing/shapeVersions.ts';
import { shapeVersions } from '../draft/shapeVersions.ts';
import type { CourseDraft, LectureContent, LectureDraft, ModuleDraft, NodeKey } from '../draft/courseDraft.ts';
import { findOf, type FoundNode } from '../draft/findNode.ts';
import type { Refusal } from '../draft/operation.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { questionsShownIn, replaceInner } from '../draft/questionPlaces.ts';
import { outermost } from '../draft/removeNodes.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

export const copyFormat = 'lectern-nodes';

/** Nodes of one kind with all within them; keys name them within the copy only. No lecture in it is `notRead`. */
export type CopiedNodes = {
  readonly format: typeof copyFormat;
  readonly version: 1;
  /** The versions of the shapes that its sections have. */
  readonly shapes: ShapeVersions;
} & (
  | { readonly kind: 'module'; readonly nodes: readonly ModuleDraft[] }
  | { readonly kind: 'lecture'; readonly nodes: readonly LectureDraft[] }
  | {
      readonly kind: 'section';
      readonly nodes: readonly SectionDraft[];
      /** Those that the sections show. */
      readonly questions: readonly QuestionDraft[];
    }
  | { readonly kind: 'question'; readonly nodes: readonly QuestionDraft[] }
);

/** A copy in the order of `keys`; `notRead` while the content of a lecture in it was not read. */
export function copyNodes(draft: CourseDraft, keys: readonly NodeKey[]): CopiedNodes | Refusal {
  const found = outermost(draft, keys);
  const kind = found?.[0]?.kind;
  if (found === null || kind === undefined) {
    return 'gone';
  }
  if (kind === 'achievement' || found.some((each) => each.kind !== kind)) {
    return 'misplaced';
  }
  const head = { format: copyFormat, version: 1, shapes: shapeVersions } as const;
  switch (kind) {
    case 'module': {
      const nodes = nodesOf(found, kind);
      return nodes.some((module) => module.lectures.some(isNotRead))
        ? 'notRead'
        : { ...head, kind, nodes: nodes.map(moduleWithoutIds) };
    }
    case 'lecture': {
      const nodes = nodesOf(found, kind);
      return nodes.some(isNotRead) ? 'notRead' : { ...head, kind, nodes: nodes.map(lectureWithoutIds) };
    }
    case 'section': {
      const nodes = nodesOf(found, kind);
      const shown = new Set(nodes.flatMap(questionsShownIn));
      const questions = [...shown].flatMap((key) => findOf(draft, 'question', key)?.node ?? []);
      return { ...head, kind, nodes: nodes.map(sectionWithoutIds), questions: questions.map(withoutId) };
    }
    case 'question':
      return { ...head, kind, nodes: nodesOf(found, kind).map(withoutId) };
  }
}

function nodesOf<Kind extends FoundNode['kind']>(
  found: readonly FoundNode[],
  kind: Kind,
): readonly Extract<FoundNode, { readonly kind: Kind }>['node'][] {
  return found.filter((each) => each.kind === kind).map(({ node }) => node as never);
}

const isNotRead = ({ content }: LectureDraft): boolean => content === 'notRead';

function withoutId<Node extends { readonly id?: number }>(node: Node): Node {
  const { id: _id, ...rest } = node;
  return rest as Node;
}

const moduleWithoutIds = (module: ModuleDraft): ModuleDraft => ({
  ...withoutId(module),
  lectures: module.lectures.map(lectureWithoutIds),
});

const lectureWithoutIds = (lecture: LectureDraft): LectureDraft => ({
  ...withoutId(lecture),
  content: lecture.content === 'notRead' ? 'notRead' : contentWithoutIds(lecture.content),
});

/** Content as new nodes. */
export const contentWithoutIds = ({ sections, questions }: LectureContent): LectureContent => ({
  sections: sections.map(sectionWithoutIds),
  questions: questions.map(withoutId),
});

const sectionWithoutIds = (section: SectionDraft): SectionDraft =>
  replaceInner(withoutId(section), (sections) => sections.map(sectionWithoutIds));
