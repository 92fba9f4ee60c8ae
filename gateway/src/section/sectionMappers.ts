/** Sections on the wire → section types of the schema (GW-22, SEC-01…SEC-16, OP-19): by outer type, for `JSON` by inner type. */
import type { SectionWire } from '../lecture/lectureWire.ts';
import { toQuestionModel } from '../question/questionMappers.ts';
import type { Owner } from '../globalId.ts';
import type { AnySectionReader, AuthoredSectionModel } from './sectionKind.ts';
import type { SectionBase, SectionModel } from './sectionModel.ts';
import { innerTypes, outerTypes, readersByName } from './types.ts';
import { unknown } from './unknown.ts';

/** `lecture` is where the section stands. */
export function toSectionModel(wire: SectionWire, lecture: Required<Owner>): SectionModel {
  const base: SectionBase = {
    sectionId: wire.id,
    number: wire.number,
    questions: wire.questionAnswers.map((question) => toQuestionModel(question, { ...lecture, placed: true })),
  };
  const nested = (inner: SectionWire): SectionModel => toSectionModel(inner, lecture);
  const [reader, content] = readerOf(wire);
  const members = reader.read(content as never, { questions: base.questions, nested });
  // That the members belong to the type is lost in a list of all.
  return { __typename: reader.typename, ...base, ...members } as SectionModel;
}

/** How a section is read, and what of it. */
function readerOf(wire: SectionWire): readonly [reader: AnySectionReader, content: unknown] {
  const outer = outerTypes.get(wire.type);
  if (outer !== undefined) return [outer, wire.content];
  if (wire.type !== 'JSON') return [unknown, wire];
  const inner = innerTypes.get(wire.content.type);
  return inner === undefined ? [unknown, wire.content] : [inner, wire.content.content];
}

/** A section of any type for its authors: only questions are named instead of shown. */
export function toAuthoredSection(section: SectionModel): AuthoredSectionModel {
  const { questions, ...members } = section;
  return {
    ...members,
    __typename: `Authored${section.__typename}`,
    questionIds: questions.map(({ questionId }) => questionId),
    ...readersByName.get(section.__typename)?.forAuthors?.(section as never, toAuthoredSection),
  };
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
