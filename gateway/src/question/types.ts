import { categorization } from './categorization.ts';
import { multipleAssociation } from './multipleAssociation.ts';
import { multipleChoice } from './multipleChoice.ts';
import type { QuestionBase, QuestionModel } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { singleChoice } from './singleChoice.ts';
import { singleOrdering } from './singleOrdering.ts';

type ReadQuestion = (wire: QuestionWire, base: QuestionBase) => QuestionModel;

/** Every question type by its `@type` on the wire. */
export const questionTypes: ReadonlyMap<QuestionWire['@type'], ReadQuestion> = new Map<
  QuestionWire['@type'],
  ReadQuestion
>([
  ['SingleChoice', singleChoice],
  ['List', singleChoice],
  ['MultipleChoice', multipleChoice],
  ['Categorization', categorization],
  ['MultipleAssociation', multipleAssociation],
  ['SingleOrdering', singleOrdering],
]);
