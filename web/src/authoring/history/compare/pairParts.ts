/** Both versions of a lecture part by part: each section and each question at its end beside itself (BEY-01). */
import type { NodeKey } from '../../draft/courseDraft.ts';
import { questionsShownIn, withInner } from '../../draft/questionPlaces.ts';
import type { QuestionDraft } from '../../draft/questionDraft.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';
import type { RevisedLecture } from './readRevisedLecture.ts';

export type PartState = 'same' | 'changed' | 'added' | 'removed';

export interface Part {
  readonly kind: 'section' | 'question';
  readonly node: SectionDraft | QuestionDraft;
  /** From 0. */
  readonly at: number;
}

export interface PartPair {
  readonly key: string;
  readonly state: PartState;
  readonly before: Part | null;
  readonly after: Part | null;
}

/** In the order of the later version; what is gone stands behind what it stood behind. */
export function pairParts(before: RevisedLecture | null, after: RevisedLecture | null): readonly PartPair[] {
  const old = before ? partsOf(before) : [];
  const current = after ? partsOf(after) : [];
  const beforeByName = new Map(old.map((part) => [nameOf(part), part]));
  const afterNames = new Set(current.map(nameOf));
  const texts = [before ? textsOf(before) : null, after ? textsOf(after) : null] as const;
  const pairs = current.map((part): PartPair => {
    const earlier = beforeByName.get(nameOf(part)) ?? null;
    const isSame = earlier !== null && texts[0]?.(earlier) === texts[1]?.(part);
    return {
      key: nameOf(part),
      state: earlier === null ? 'added' : isSame ? 'same' : 'changed',
      before: earlier,
      after: part,
    };
  });
  let last = -1;
  for (const part of old) {
    const name = nameOf(part);
    if (afterNames.has(name)) last = pairs.findIndex(({ key }) => key === name);
    else pairs.splice((last += 1), 0, { key: name, state: 'removed', before: part, after: null });
  }
  return pairs;
}

const nameOf = ({ kind, node }: Part): string => `${kind} ${node.id}`;

/** The sections themselves, and the questions that none of them shows. */
function partsOf({ content: { sections, questions } }: RevisedLecture): readonly Part[] {
  const placed = new Set(sections.flatMap(questionsShownIn));
  return [
    ...sections.map((node, at): Part => ({ kind: 'section', node, at })),
    ...questions.flatMap((node, at): readonly Part[] => (placed.has(node.key) ? [] : [{ kind: 'question', node, at }])),
  ];
}

/** Gives a text that is the same for parts that say the same: each version has keys of its own, so nodes are named by their ids. */
function textsOf({ content: { sections, questions } }: RevisedLecture): (part: Part) => string {
  const names = new Map<NodeKey, string>([
    ...sections.flatMap(withInner).map(({ key, id }) => [key, `section ${id}`] as const),
    ...questions.map(({ key, id }) => [key, `question ${id}`] as const),
  ]);
  const byKey = new Map(questions.map((question) => [question.key, question]));
  const named = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? (names.get(value) ?? value) : value;
  return ({ kind, node }) => {
    const shown = kind === 'section' ? questionsShownIn(node as SectionDraft).map((key) => byKey.get(key)) : [];
    return JSON.stringify([node, shown], named);
  };
}
