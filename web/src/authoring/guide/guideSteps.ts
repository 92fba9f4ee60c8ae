import { previewText } from '../../editing/previewText.ts';
import { isWritten, type SampleWords } from '../check/checkLecture.ts';
import type { CourseDraft, LectureContent, LectureDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';

/** The steps to a first course that learners can take, in their order. */
export const guideSteps = ['name', 'lecture', 'section', 'question', 'preview', 'publish'] as const;

export type GuideStep = (typeof guideSteps)[number];

/** Which steps are done in a draft (OP-234). Lectures that were not read count as empty. */
export function stepsDone(draft: CourseDraft, previewed: boolean, samples: SampleWords): ReadonlySet<GuideStep> {
  const lectures = lecturesOf(draft);
  const contents = lectures.flatMap(({ content }) => (content === 'notRead' ? [] : [content]));
  const facts: Readonly<Record<GuideStep, boolean>> = {
    name: previewText(draft.fields.name) !== '',
    lecture: lectures.length > 0,
    section: contents.some((content) => content.sections.some((section) => isWritten(section, samples))),
    question: contents.some(hasQuestions),
    preview: previewed,
    publish: draft.fields.published,
  };
  return new Set(guideSteps.filter((step) => facts[step]));
}

const hasQuestions = ({ questions }: LectureContent): boolean => questions.length > 0;

/** The section to be written first: one that nobody has written yet. */
export const unwrittenSection = ({ content }: LectureDraft, samples: SampleWords): string | null =>
  content === 'notRead' ? null : (content.sections.find((section) => !isWritten(section, samples))?.key ?? null);
