import { categorization, writeCategorization } from './categorization.ts';
import { multipleAssociation, writeMultipleAssociation } from './multipleAssociation.ts';
import { multipleChoice, writeMultipleChoice } from './multipleChoice.ts';
import type { QuestionBase, QuestionModel } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import type { QuestionWriters } from './questionWriter.ts';
import { singleChoice, writeSingleChoice } from './singleChoice.ts';
import { singleOrdering, writeSingleOrdering } from './singleOrdering.ts';

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

/** How each is written. */
export const questionWriters: QuestionWriters = {
  singleChoice: writeSingleChoice,
  multipleChoice: writeMultipleChoice,
  categorization: writeCategorization,
  multipleAssociation: writeMultipleAssociation,
  singleOrdering: writeSingleOrdering,
};
