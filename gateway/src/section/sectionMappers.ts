/** Sections on the wire → section types of the schema (GW-22, SEC-01…SEC-16, OP-19): by outer type, for `JSON` by inner type. */
import { record, text } from '../freeForm.ts';
import type { SectionWire } from '../lecture/lectureWire.ts';
import { toQuestionModel } from '../question/questionMappers.ts';
import type { Owner } from '../globalId.ts';
import type { SectionBase, SectionModel } from './sectionModel.ts';
import { innerTypes, outerTypes } from './types.ts';
import { unknown } from './unknown.ts';

/** `lecture` is where the section stands. */
export function toSectionModel(wire: SectionWire, lecture: Required<Owner>): SectionModel {
  const base: SectionBase = {
    sectionId: wire.id,
    number: wire.number,
    questions: wire.questionAnswers.map((question) => toQuestionModel(question, { ...lecture, placed: true })),
  };
  const nested = (inner: SectionWire): SectionModel => toSectionModel(inner, lecture);
  const readOuter = outerTypes.get(wire.type);
  if (readOuter !== undefined) return readOuter(wire.content, base, nested);
  if (wire.type !== 'JSON') return unknown(wire.type, wire.content, base);
  const { type, content } = record(wire.content);
  const readInner = innerTypes.get(text(type).toUpperCase());
  return readInner === undefined ? unknown(text(type, 'JSON'), content, base) : readInner(content, base, nested);
}

/** The raw ids of the questions that sections show, those inside branches too. */
export const placedIn = (sections: readonly SectionModel[]): ReadonlySet<number> =>
  new Set(
    sections.flatMap((section) => [
      ...section.questions.map(({ questionId }) => questionId),
      ...(section.__typename === 'BranchSection'
        ? section.options.flatMap((option) => [...placedIn(option.sections)])
        : []),
    ]),
  );
