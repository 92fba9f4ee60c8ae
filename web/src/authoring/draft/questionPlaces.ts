/** Which questions of its lecture a section shows, and what becomes of the places of one that is gone. */
import type { NodeKey } from './courseDraft.ts';
import type { SectionContent, SectionDraft } from './sectionDraft.ts';

/** The questions that the content itself has places for, in order; null for content without places (its section lists questions beside it). */
export function placesOfContent(content: SectionContent): readonly (NodeKey | null)[] | null {
  if (content.type === 'question') {
    return [content.question];
  }
  if (content.type === 'dialog') {
    return content.turns.flatMap((turn) =>
      turn.bubbles.flatMap((bubble) => (bubble.kind === 'question' ? [bubble.question] : [])),
    );
  }
  return null;
}

/** The questions that a section shows itself. */
export const questionsShownBy = ({ questions, content }: SectionDraft): readonly NodeKey[] => [
  ...questions,
  ...(placesOfContent(content) ?? []).filter((key) => key !== null),
];

/** All questions that a section shows, those within the options of a branch included. */
export const questionsShownIn = (section: SectionDraft): readonly NodeKey[] =>
  withInner(section).flatMap(questionsShownBy);

/** A section and the sections within the options of a branch. */
export const withInner = (section: SectionDraft): readonly SectionDraft[] => [
  section,
  ...innerSections(section).flatMap(withInner),
];

/** The sections within the options of a branch, in order; none for other sections. */
export const innerSections = ({ content }: SectionDraft): readonly SectionDraft[] =>
  content.type === 'branch' ? content.options.flatMap((option) => option.sections) : [];

/** The section with the questions that it names replaced; null empties the place. The same section where nothing changes. */
export function replaceQuestions(section: SectionDraft, next: (key: NodeKey) => NodeKey | null): SectionDraft {
  if (questionsShownIn(section).every((key) => next(key) === key)) {
    return section;
  }
  return {
    ...section,
    questions: section.questions.flatMap((key) => next(key) ?? []),
    content: replaceInContent(section.content, next),
  };
}

function replaceInContent(content: SectionContent, next: (key: NodeKey) => NodeKey | null): SectionContent {
  const replaced = (key: NodeKey | null): NodeKey | null => (key === null ? null : next(key));
  switch (content.type) {
    case 'question':
      return { ...content, question: replaced(content.question) };
    case 'dialog':
      return {
        ...content,
        turns: content.turns.map((turn) => ({
          ...turn,
          bubbles: turn.bubbles.map((bubble) =>
            bubble.kind === 'question' ? { ...bubble, question: replaced(bubble.question) } : bubble,
          ),
        })),
      };
    case 'branch':
      return {
        ...content,
        options: content.options.map((option) => ({
          ...option,
          sections: option.sections.map((inner) => replaceQuestions(inner, next)),
        })),
      };
    default:
      return content;
  }
}
