import { clampedBank } from '../../quiz/bank/bankRules.ts';
import type { LectureDraft, NodeKey } from './courseDraft.ts';
import type { QuestionDraft } from './questionDraft.ts';
import { replaceQuestions } from './questionPlaces.ts';
import type { SectionDraft } from './sectionDraft.ts';

/** A lecture whose places name its questions alone, and whose bank draws no more than there is. */
export function soundLecture(lecture: LectureDraft): LectureDraft {
  const { fields, content } = lecture;
  if (content === 'notRead') {
    return lecture;
  }
  const { sections, questions } = content;
  return {
    ...lecture,
    fields: { ...fields, questionBank: clampedBank(fields.questionBank, questions) },
    content: { sections: withKnownQuestions(sections, questions), questions },
  };
}

/** Sections with the places emptied that name none of these questions. */
export function withKnownQuestions(
  sections: readonly SectionDraft[],
  questions: readonly QuestionDraft[],
): readonly SectionDraft[] {
  const known = new Set<NodeKey>(questions.map((question) => question.key));
  return sections.map((section) => replaceQuestions(section, (key) => (known.has(key) ? key : null)));
}
