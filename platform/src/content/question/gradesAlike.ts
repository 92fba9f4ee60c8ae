import { contentHash } from '../../shared/canonicalJson.ts';
import type { Id } from '../../shared/id.ts';
import { optionIdsOf } from './optionIdentity.ts';
import { hasOptions, type Question } from './question.ts';

/** Whether every stored answer to one counts the same in the other: same kind, same options by their ids, same key (BEY-25). */
export const gradesAlike = (one: Question, other: Question): boolean => gradingOf(one) === gradingOf(other);

/** What grading goes by, as a short text: equal where every stored answer counts the same. */
export const gradingKey = (question: Question): string => contentHash(gradingOf(question));

/** Words do not count. */
function gradingOf(question: Question): string {
  if (hasOptions(question)) {
    const ids = optionIdsOf(question);
    const right = question.correctAnswer.map((position) => ids[position - 1] ?? 0);
    return JSON.stringify([question.type, inOrder(ids), question.type === 'SingleOrdering' ? right : inOrder(right)]);
  }
  const { itemMapping, categoryMapping } = question.answer;
  const right = Object.entries(question.correctAnswer).map(
    ([category, items]) => [category, [...items].sort()] as const,
  );
  return JSON.stringify([
    question.type,
    Object.keys(itemMapping).sort(),
    Object.keys(categoryMapping).sort(),
    right.toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  ]);
}

const inOrder = (ids: readonly Id[]): readonly Id[] => ids.toSorted((a, b) => a - b);
