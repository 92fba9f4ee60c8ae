import type { CategoryAssignment, QuestionContent } from '../../authoring/draft/questionDraft.ts';
import { categoriesOf, placementOf, type Placement } from '../placement/placementRules.ts';

/** What somebody answers: positions from 1, or items by category. */
export type DraftAnswer = readonly number[] | Placement;

export interface DraftGrade {
  readonly correct: boolean;
  /** How many parts are right; null for choices, which are right or wrong as a whole (OP-105). */
  readonly parts: { readonly correct: number; readonly total: number } | null;
}

/**
 * Whether an answer to a question that is not saved is right, for its author alone: learners are graded by the platform, by the same
 * rule (OP-20).
 */
export function gradeDraft(content: QuestionContent, answer: DraftAnswer): DraftGrade {
  if ('correctPlacement' in content) return gradePlacement(content, isPositions(answer) ? {} : answer);
  const given = isPositions(answer) ? answer : [];
  switch (content.type) {
    case 'singleChoice':
      return { correct: given.length === 1 && given[0] === content.correctPosition, parts: null };
    case 'multipleChoice':
      return { correct: sameSet(given, content.correctPositions), parts: null };
    case 'singleOrdering': {
      const right = content.correctOrder.filter((position, place) => given[place] === position).length;
      const total = content.correctOrder.length;
      return { correct: total > 0 && right === total && given.length === total, parts: { correct: right, total } };
    }
  }
}

function gradePlacement(
  { items, correctPlacement }: { items: readonly { key: string }[]; correctPlacement: readonly CategoryAssignment[] },
  given: Placement,
): DraftGrade {
  const solution = placementOf(correctPlacement);
  const right = items.filter(({ key }) => sameSet(categoriesOf(solution, key), categoriesOf(given, key))).length;
  return { correct: right === items.length, parts: { correct: right, total: items.length } };
}

const isPositions = (answer: DraftAnswer): answer is readonly number[] => Array.isArray(answer);

function sameSet<Value>(a: readonly Value[], b: readonly Value[]): boolean {
  const known = new Set(a);
  return known.size === new Set(b).size && b.every((value) => known.has(value));
}
