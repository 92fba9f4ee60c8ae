/** Questions with an explanation for each answer. What they make is right by construction: positions and placements fit. */
import type { SeedPlacingQuestion, SeedPositionQuestion } from '../wire.ts';

interface Option {
  readonly text: string;
  readonly why: string;
  readonly right: boolean;
}

export const yes = (text: string, why: string): Option => ({ text, why, right: true });
export const no = (text: string, why: string): Option => ({ text, why, right: false });

interface QuestionSettings {
  readonly key?: string;
  readonly weight?: number;
  readonly wrongLimit?: number;
}

const question =
  (type: SeedPositionQuestion['type']) =>
  (
    wording: string,
    options: readonly Option[],
    { key, weight = 1, wrongLimit = 0 }: QuestionSettings = {},
  ): SeedPositionQuestion => ({
    key: key ?? null,
    type,
    question: wording,
    answer: options.map((option) => option.text),
    correctAnswer: options.flatMap((option, index) => (option.right ? [index + 1] : [])),
    explanations: options.map((option) => option.why),
    weight,
    wrongLimit,
  });

export const single = question('SingleChoice');
export const multiple = question('MultipleChoice');
export const list = question('List');

interface Step {
  readonly text: string;
  readonly why: string;
}

export const step = (text: string, why: string): Step => ({ text, why });

/**
 * Steps to be put in order.
 *
 * @param steps in the right order
 * @param shown which step stands at each place at first, from 1
 */
export const ordering = (
  wording: string,
  steps: readonly Step[],
  shown: readonly number[],
  { key, weight = 1, wrongLimit = 0 }: QuestionSettings = {},
): SeedPositionQuestion => {
  const asShown = shown.map((number) => steps[number - 1] as Step);
  return {
    key: key ?? null,
    type: 'SingleOrdering',
    question: wording,
    answer: asShown.map(({ text }) => text),
    correctAnswer: steps.map((_, index) => shown.indexOf(index + 1) + 1),
    explanations: asShown.map(({ why }) => why),
    weight,
    wrongLimit,
  };
};

interface Item {
  readonly text: string;
  readonly why: string;
  readonly categories: readonly string[];
}

/** An item with the categories that it belongs to. */
export const put = (text: string, categories: string | readonly string[], why: string): Item => ({
  text,
  why,
  categories: typeof categories === 'string' ? [categories] : categories,
});

const placing =
  (type: SeedPlacingQuestion['type']) =>
  (
    wording: string,
    categories: readonly string[],
    items: readonly Item[],
    { key, weight = 1, wrongLimit = 0 }: QuestionSettings = {},
  ): SeedPlacingQuestion => {
    const solution = numbered(
      categories.map((category) =>
        items.flatMap((item, index) => (item.categories.includes(category) ? [String(index + 1)] : [])),
      ),
    );
    return {
      key: key ?? null,
      type,
      question: wording,
      answer: { itemMapping: numbered(items.map(({ text }) => text)), categoryMapping: numbered(categories), solution },
      correctAnswer: solution,
      explanations: items.map(({ why }) => why),
      weight,
      wrongLimit,
    };
  };

const numbered = <Value>(values: readonly Value[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));

/** Each item has one place. */
export const categorize = placing('Categorization');
/** An item may have several places. */
export const associate = placing('MultipleAssociation');
