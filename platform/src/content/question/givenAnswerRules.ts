/** An answer in the words of its question, for those who look at what a learner did. */
import { optionIdsOf } from './optionIdentity.ts';
import { hasOptions, type KeptAnswer, type Question } from './question.ts';

/** What was chosen, in the order given, or put into one category. Texts are as the author wrote them: plain or HTML. */
export interface GivenPart {
  /** Null where the question has no categories. */
  readonly category: string | null;
  readonly texts: string[];
}

export interface GivenAnswer {
  readonly given: GivenPart[];
  /** How much of the answer the question does not have any more, as its author changed it since. */
  readonly goneCount: number;
}

export function givenAnswer(question: Question, answer: KeptAnswer): GivenAnswer {
  if (isOptionIds(answer)) {
    const texts = hasOptions(question) ? question.answer : [];
    const ids = hasOptions(question) ? optionIdsOf(question) : [];
    return counted([{ category: null, ids: answer }], (id) => texts[ids.indexOf(id)]);
  }
  if (hasOptions(question)) {
    const ids = Object.values(answer).flat();
    return { given: [], goneCount: ids.length };
  }
  const { categoryMapping, itemMapping } = question.answer;
  const parts = Object.entries(answer)
    .filter(([, items]) => items.length > 0)
    .map(([category, ids]) => ({ category: own(categoryMapping, category) ?? null, ids }));
  const kept = parts.filter(({ category }) => category !== null);
  const goneWithCategory = parts.filter(({ category }) => category === null).flatMap(({ ids }) => ids).length;
  const { given, goneCount } = counted(kept, (item) => own(itemMapping, item));
  return { given, goneCount: goneCount + goneWithCategory };
}

function counted<Key>(
  parts: readonly { readonly category: string | null; readonly ids: readonly Key[] }[],
  textOf: (id: Key) => string | undefined,
): GivenAnswer {
  const given = parts.map(({ category, ids }) => ({ category, texts: ids.flatMap((id) => textOf(id) ?? []) }));
  const asked = parts.flatMap(({ ids }) => ids).length;
  const found = given.flatMap(({ texts }) => texts).length;
  return { given: given.filter(({ texts }) => texts.length > 0), goneCount: asked - found };
}

const isOptionIds = (answer: KeptAnswer): answer is KeptAnswer & readonly number[] => Array.isArray(answer);

const own = (texts: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(texts, id) ? texts[id] : undefined;
