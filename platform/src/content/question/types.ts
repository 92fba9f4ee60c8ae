/** The question types: the one list of them. A new type is a file beside this one, its line here and its name in `question.ts`. */
import { categorization } from './categorization.ts';
import { list } from './list.ts';
import { multipleAssociation } from './multipleAssociation.ts';
import { multipleChoice } from './multipleChoice.ts';
import type { Question, QuestionType } from './question.ts';
import type { AnyQuestionKind } from './questionKind.ts';
import { singleChoice } from './singleChoice.ts';
import { singleOrdering } from './singleOrdering.ts';

export const questionKinds = {
  SingleChoice: singleChoice,
  MultipleChoice: multipleChoice,
  List: list,
  Categorization: categorization,
  MultipleAssociation: multipleAssociation,
  SingleOrdering: singleOrdering,
} satisfies Readonly<Record<QuestionType, AnyQuestionKind>>;

export type QuestionKinds = typeof questionKinds;

const kindsByType: ReadonlyMap<string, AnyQuestionKind> = new Map(Object.entries(questionKinds));

/** Throws for a type that this version does not know: what came over the wire was checked. */
export function questionKind({ type }: Pick<Question, 'type'>): AnyQuestionKind {
  const kind = kindsByType.get(type);
  if (kind === undefined) {
    throw new Error(`There is no question type ${type}`);
  }
  return kind;
}
