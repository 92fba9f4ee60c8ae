/** Sections on the wire: what is shown in them, and the numbers that follow from their order. */
import type { Id, LectureBody, Section } from '../content.ts';
import { mediaKindOfUrl } from '../mediaRules.ts';

/** A section (SEC-01…SEC-03, OP-19). `Question` is what the reader may see of a question. */
export interface SectionWire<Question> {
  id: Id;
  number: number;
  type: Section['type'];
  content: unknown;
  questionAnswers: readonly Question[];
}

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
  const idAt = (index: unknown): Id | undefined => body.questions[Number(index)]?.id;
  const view = (section: Section, place: number): SectionWire<Question> => {
    const ids = [...new Set([...section.questionIds, ...placedIndexes(section).map(idAt)])];
    return {
      id: section.id,
      number: place + 1,
      type: section.type,
      content: contentView(section, view),
      questionAnswers: ids
        .map((id) => (id === undefined ? undefined : questions.get(id)))
        .filter((q) => q !== undefined),
    };
  };
  return body.sections.map(view);
}

type SectionViewer = (section: Section, place: number) => unknown;

function contentView(section: Section, view: SectionViewer): unknown {
  if (section.type !== 'JSON') return section.content;
  const { type, content } = section.content;
  if (type === 'VIDEO_TEXT') {
    const video = content as { readonly videoSrc: string };
    return { type, content: { ...video, videoKind: mediaKindOfUrl(video.videoSrc) } };
  }
  if (type === 'BRANCH') {
    const { options } = content as { readonly options: readonly { title: string; sections: readonly Section[] }[] };
    return {
      type,
      content: { options: options.map(({ title, sections }) => ({ title, sections: sections.map(view) })) },
    };
  }
  return section.content;
}

/** Zero-based indexes of the questions that a section has a place for. */
function placedIndexes(section: Section): readonly unknown[] {
  if (section.type !== 'JSON') return [];
  if (section.content.type === 'QUESTION') {
    return [(section.content.content as { readonly questionIndex: number }).questionIndex];
  }
  if (section.content.type !== 'DIALOG') return [];
  const turns = section.content.content as readonly { bubbles: readonly { type: string; content: unknown }[] }[];
  return turns.flatMap((turn) => turn.bubbles.filter((bubble) => bubble.type === 'question').map((b) => b.content));
}
