/** Sections on the wire: what is shown in them, and the numbers that follow from their order. */
import type { LectureBody } from '../content.ts';
import type { Id } from '../../shared/id.ts';
import { placedQuestions } from './sectionRules.ts';
import { sectionKind, type Section, type SectionWire } from './types.ts';

/**
 * The sections of a lecture. `questions` holds what this reader sees of each question, by id; a question that is not in it was
 * not drawn for the reader and is left out of `questionAnswers`.
 *
 * A place for a question (`QUESTION`, or a bubble of a `DIALOG`) names it by its index in the author's list. The reader's list
 * may be shorter, so that `questionAnswers` of the section says which question it is.
 */
export function toSectionWires<Question>(
  body: LectureBody,
  questions: ReadonlyMap<Id, Question>,
): readonly SectionWire<Question>[] {
  const indexes = new Map(body.questions.map((question, index) => [question.id, index]));
  const indexOf = (id: Id): number => indexes.get(id) ?? -1;
  const view = (section: Section, place: number): SectionWire<Question> => {
    const ids = [...new Set([...section.questionIds, ...placedQuestions(section)])];
    return {
      id: section.id,
      number: place + 1,
      type: section.type,
      content: contentView(section),
      questionAnswers: ids.map((id) => questions.get(id)).filter((question) => question !== undefined),
    } as SectionWire<Question>;
  };
  const contentView = (section: Section): unknown => {
    if (section.type !== 'JSON') {
      return section.content;
    }
    if (section.content.type === 'UNKNOWN') {
      return { type: section.content.name, content: section.content.content };
    }
    const { type, content } = section.content;
    return { type, content: sectionKind(type)?.view(content as never, { indexOf, viewInside: view }) };
  };
  return body.sections.map(view);
}
