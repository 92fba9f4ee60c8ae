/**
 * Which questions of its lecture a section shows and which sections it holds, as its type says, and the outcome of the places of a
 * question that is gone.
 */
import { typeOf } from '../../section/types.ts';
import type { NodeKey } from './courseDraft.ts';
import type { SectionContent, SectionDraft } from './sectionDraft.ts';

/** The questions that the content itself has places for, in order; null for content without places (its section lists questions beside it). */
export const placesOfContent = (content: SectionContent): readonly (NodeKey | null)[] | null =>
  typeOf(content).questionPlaces?.of(content) ?? null;

/** The questions that a section shows itself. */
export const questionsShownBy = ({ questions, content }: SectionDraft): readonly NodeKey[] => [
  ...questions,
  ...(placesOfContent(content) ?? []).filter((key) => key !== null),
];

/** All questions that a section shows, those of the sections within it included. */
export const questionsShownIn = (section: SectionDraft): readonly NodeKey[] =>
  withInner(section).flatMap(questionsShownBy);

/** A section and the sections within it. */
export const withInner = (section: SectionDraft): readonly SectionDraft[] => [
  section,
  ...innerSections(section).flatMap(withInner),
];

/** The sections that one holds (the options of a branch do), in order; none for other sections. */
export const innerSections = ({ content }: SectionDraft): readonly SectionDraft[] =>
  typeOf(content).innerSections?.of(content) ?? [];

/** The section with its lists of sections replaced; the same section where it holds none. */
export function replaceInner(
  section: SectionDraft,
  next: (sections: readonly SectionDraft[]) => readonly SectionDraft[],
): SectionDraft {
  const { content } = section;
  const { innerSections: inner } = typeOf(content);
  return inner === null ? section : { ...section, content: inner.replaced(content, next) };
}

/** The section with the questions that it names replaced; null empties the place. The same section where nothing changes. */
export function replaceQuestions(section: SectionDraft, next: (key: NodeKey) => NodeKey | null): SectionDraft {
  if (questionsShownIn(section).every((key) => next(key) === key)) {
    return section;
  }
  const { content } = section;
  const { questionPlaces } = typeOf(content);
  const replaced: SectionDraft = {
    ...section,
    questions: section.questions.flatMap((key) => next(key) ?? []),
    content: questionPlaces === null ? content : questionPlaces.replaced(content, next),
  };
  return replaceInner(replaced, (sections) => sections.map((inner) => replaceQuestions(inner, next)));
}
