import type { ContentWithheld, LectureContent } from '../generated/resolverTypes.ts';
import type { Owner } from '../globalId.ts';
import { toQuestionModel, type QuestionModel } from '../quiz/questionMappers.ts';
import { RestError } from '../rest/RestError.ts';
import type { LectureContentWire } from './lectureWire.ts';
import { toSectionModel, type SectionModel } from './sectionMappers.ts';

export type LectureContentModel = Omit<LectureContent, '__typename' | 'sections' | 'questions'> & {
  readonly __typename: 'LectureContent';
  readonly sections: SectionModel[];
  readonly questions: QuestionModel[];
};

export type ContentWithheldModel = Omit<ContentWithheld, '__typename'> & { readonly __typename: 'ContentWithheld' };

export type ContentResultModel = LectureContentModel | ContentWithheldModel;

/** Sections and questions of one lecture, or why they are withheld. Visitors, who have no user course, read only (OP-49). */
export function toContentResult(wire: LectureContentWire, owner: Owner): ContentResultModel {
  if (wire.withheld != null) return { __typename: 'ContentWithheld', ...wire.withheld };
  const place: Owner = { ...owner, lectureId: wire.id };
  return {
    __typename: 'LectureContent',
    sections: wire.sections.map((section) => toSectionModel(section, place)),
    questions: wire.questionAnswers.map((question) => toQuestionModel(question, place)),
    readOnly: wire.readOnly ?? owner.kind === 'course',
  };
}

/** ENR-11. */
export const notEnrolledMessage = 'You must be enrolled to the course in order to see the content';

/** The reason in a refusal to give content; rethrows anything that is no such refusal. */
export function toWithheld(error: unknown): ContentWithheldModel {
  if (!(error instanceof RestError) || (error.status !== 403 && error.status !== 401)) throw error;
  switch (error.code) {
    case 'NOT_AVAILABLE_YET': {
      const time = error.params?.['availableFromTime'];
      return {
        __typename: 'ContentWithheld',
        reason: 'NOT_STARTED',
        message: error.message,
        time: typeof time === 'string' ? time : null,
      };
    }
    case 'LECTURE_LOCKED':
      return { __typename: 'ContentWithheld', reason: 'LOCKED', message: error.message, time: null };
    default:
      return { __typename: 'ContentWithheld', reason: 'NOT_ENROLLED', message: notEnrolledMessage, time: null };
  }
}
