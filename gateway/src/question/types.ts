import { categorization } from './categorization.ts';
import { multipleAssociation } from './multipleAssociation.ts';
import { multipleChoice } from './multipleChoice.ts';
import type { AnyQuestionKind } from './questionKind.ts';
import type { QuestionWire } from './questionWire.ts';
import type { QuestionWriters } from './questionWriter.ts';
import { singleChoice } from './singleChoice.ts';
import { singleOrdering } from './singleOrdering.ts';

const kinds = { singleChoice, multipleChoice, categorization, multipleAssociation, singleOrdering };

/** How each is written. */
export const questionWriters: QuestionWriters = kinds;

const byWire: ReadonlyMap<QuestionWire['@type'], AnyQuestionKind> = new Map(
  Object.values<AnyQuestionKind>(kinds).flatMap((kind) => kind.wire.map((type) => [type, kind])),
);

/** How a question is read. Throws for a type that the platform does not have: its document lists them all. */
export function questionKind(wire: QuestionWire): AnyQuestionKind {
  const kind = byWire.get(wire['@type']);
  if (kind === undefined) throw new Error(`The platform sent a question of the unknown type ${wire['@type']}`);
  return kind;
}
