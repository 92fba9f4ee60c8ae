/** What the types have in common whose items are put into categories. */
import { z, type Immutable } from '../../editing/shape.ts';
import { isId } from '../newId.ts';
import type { CommonAnswers } from '../questionType.ts';
import type { QuestionWords } from '../questionWords.ts';
import { placementIn, sameSet, type DraftAnswer, type DraftGrade } from '../try/draftGrade.ts';
import { categoriesOf, placementOf } from './placementRules.ts';

const label = z.strictObject({ key: z.string(), label: z.string() });

const assignment = z.strictObject({
  /** The key of the category. */
  category: z.string(),
  /** The keys of its items. */
  items: z.array(z.string()),
});

export type Label = Immutable<z.output<typeof label>>;
export type CategoryAssignment = Immutable<z.output<typeof assignment>>;

export const placementMembers = {
  items: z.array(label),
  categories: z.array(label),
  correctPlacement: z.array(assignment),
};

/** The members of a placement. */
export interface PlacementMembers {
  readonly items: readonly Label[];
  readonly categories: readonly Label[];
  readonly correctPlacement: readonly CategoryAssignment[];
}

export const readPlacement = ({ items, categories, correctPlacement }: PlacementMembers): PlacementMembers => ({
  items: items.map(({ key, label: words }) => ({ key, label: words })),
  categories: categories.map(({ key, label: words }) => ({ key, label: words })),
  correctPlacement: correctPlacement.map(({ category, items: keys }) => ({ category, items: keys })),
});

export const commonPlacement = ({ items, categories, correctPlacement }: PlacementMembers): CommonAnswers => ({
  answers: items,
  ...(items.every(({ key }) => isId(key)) && { optionIds: items.map(({ key }) => Number(key)) }),
  right: [],
  placed: { categories, correctPlacement },
});

/** Items where they belong; those of another type in the pool, beside one empty category, with the ids of options as their keys. */
export function madePlacement({ answers, optionIds, placed }: CommonAnswers, words: QuestionWords): PlacementMembers {
  const category = newCategory(1, words);
  return {
    items: answers.map(({ key, label: text }, index) => ({ key: String(optionIds?.[index] ?? key), label: text })),
    ...(placed ?? { categories: [category], correctPlacement: [{ category: category.key, items: [] }] }),
  };
}

/** The category that a question has when it is turned into one with categories. */
export const newCategory = (id: number, words: QuestionWords): Label => ({
  key: String(id),
  label: words.category(id),
});

export function gradedPlacement({ items, correctPlacement }: PlacementMembers, answer: DraftAnswer): DraftGrade {
  const given = placementIn(answer);
  const solution = placementOf(correctPlacement);
  const right = items.filter(({ key }) => sameSet(categoriesOf(solution, key), categoriesOf(given, key))).length;
  return { correct: right === items.length, parts: { correct: right, total: items.length }, chosen: [] };
}
