import type { QuestionContent, QuestionDraft, QuestionType } from '../authoring/draft/questionDraft.ts';
import { defaultContent } from './defaultQuestion.ts';
import { rekeyed } from './explanationRules.ts';
import type { OptionsContent } from './optionRules.ts';
import { isPlacement, newCategory } from './placement/placementEditRules.ts';
import type { QuestionWords } from './questionWords.ts';

/**
 * The question as one of another type, with all of its answers (QEDIT-05, OP-60); the same question where it is of that type already
 * (QEDIT-06).
 *
 * What is right stays between the choices and between the placements: several right answers become their first, several categories of
 * an item its first. An ordering made of a choice is right as it stands; a choice made of an ordering has its first answer right; a
 * placement begins with all items in the pool and one empty category. Explanations go along with what they explain.
 */
export function convertQuestion(question: QuestionDraft, to: QuestionType, words: QuestionWords): QuestionDraft {
  const { content } = question;
  if (content.type === to) return question;
  if (isPlacement(content)) {
    if (to === 'categorization' || to === 'multipleAssociation') {
      return { ...question, content: { ...content, type: to, correctPlacement: placementFor(to, content) } };
    }
    const keys = content.items.map(({ key }) => key);
    const options = content.items.map(({ label }) => label);
    return {
      ...question,
      explanation: rekeyed(question.explanation, (key) => positionKey(keys.indexOf(key))),
      content: options.length > 0 ? optionsAs(to, options, null) : optionsAs(to, defaultOptions(words), null),
    };
  }
  if (to !== 'categorization' && to !== 'multipleAssociation') {
    return { ...question, content: optionsAs(to, content.options, content) };
  }
  const category = newCategory(1, words);
  return {
    ...question,
    content: {
      type: to,
      items: content.options.map((label, index) => ({ key: String(index + 1), label })),
      categories: [category],
      correctPlacement: [{ category: category.key, items: [] }],
    },
  };
}

function optionsAs(
  to: OptionsContent['type'],
  options: readonly string[],
  before: OptionsContent | null,
): OptionsContent {
  switch (to) {
    case 'singleChoice':
      return { type: to, list: false, options, correctPosition: correctOf(before)[0] ?? 1 };
    case 'multipleChoice':
      return { type: to, options, correctPositions: correctOf(before) };
    case 'singleOrdering':
      return { type: to, options, correctOrder: options.map((_, index) => index + 1) };
  }
}

/** What is right in a choice; of anything else, its first answer. */
function correctOf(before: OptionsContent | null): readonly number[] {
  if (before?.type === 'singleChoice') return [before.correctPosition];
  if (before?.type === 'multipleChoice' && before.correctPositions.length > 0) return before.correctPositions;
  return [1];
}

function placementFor(
  to: 'categorization' | 'multipleAssociation',
  { correctPlacement }: Extract<QuestionContent, { readonly correctPlacement: unknown }>,
): typeof correctPlacement {
  if (to === 'multipleAssociation') return correctPlacement;
  const placed = new Set<string>();
  return correctPlacement.map(({ category, items }) => {
    const first = items.filter((item) => !placed.has(item));
    for (const item of first) placed.add(item);
    return { category, items: first };
  });
}

const positionKey = (index: number): string | null => (index < 0 ? null : String(index + 1));

function defaultOptions(words: QuestionWords): readonly string[] {
  const content = defaultContent(words);
  return 'options' in content ? content.options : [];
}
