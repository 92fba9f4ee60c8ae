import { typeOf } from '../section/types.ts';
import type { QuestionDraft } from './draft/questionDraft.ts';
import type { SectionContent } from './draft/sectionDraft.ts';

/**
 * A section in one line of at most 120 characters (EDIT-20), for lists and trees: the words it begins with, the address of what it shows,
 * or the question it asks. Empty where it has none, such as a divider.
 */
export const sectionSummary = (
  content: SectionContent,
  questions: readonly Pick<QuestionDraft, 'key' | 'text'>[],
): string => typeOf(content).summary(content, (key) => questions.find((question) => question.key === key)?.text ?? '');
