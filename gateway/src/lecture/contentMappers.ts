import type { ContentWithheld, LectureContent } from '../generated/resolverTypes.ts';
import { toQuestionModel } from '../question/questionMappers.ts';
import type { QuestionModel } from '../question/questionModel.ts';
import { RestError } from '../rest/RestError.ts';
import { placedIn, toSectionModel } from '../section/sectionMappers.ts';
import type { SectionModel } from '../section/sectionModel.ts';
import type { LectureContentWire } from './lectureWire.ts';

export type LectureContentModel = Omit<LectureContent, '__typename' | 'sections' | 'questions'> & {
  readonly __typename: 'LectureContent';
  readonly sections: SectionModel[];
  readonly questions: QuestionModel[];
};

export type ContentWithheldModel = Omit<ContentWithheld, '__typename'> & { readonly __typename: 'ContentWithheld' };

export type ContentResultModel = LectureContentModel | ContentWithheldModel;

/** Sections and questions of one lecture, or why they are withheld. Visitors, to whom the wire says nothing of it, read only (OP-49). */
export function toContentResult(wire: LectureContentWire): ContentResultModel {
  if ('withheld' in wire && wire.withheld !== null) return { __typename: 'ContentWithheld', ...wire.withheld };
  const lecture = { courseId: wire.courseId, lectureId: wire.id };
  const sections = wire.sections.map((section) => toSectionModel(section, lecture));
  const placed = placedIn(sections);
  return {
    __typename: 'LectureContent',
    sections,
    questions: wire.questionAnswers.map((question) =>
      toQuestionModel(question, { ...lecture, placed: placed.has(question.id) }),
    ),
    readOnly: 'readOnly' in wire ? wire.readOnly : true,
    videoPositions: 'videoPositions' in wire ? [...wire.videoPositions] : [],
  };
}

/** What someone is told who opens a lecture without being enrolled (ENR-11). */
const notEnrolledMessage = 'You must be enrolled to the course in order to see the content';

/** The reason in a refusal to give content; rethrows anything that is no such refusal. */
export function toWithheld(error: unknown): ContentWithheldModel {
  if (!(error instanceof RestError) || (error.status !== 403 && error.status !== 401)) throw error;
  switch (error.code) {
    case 'NOT_AVAILABLE_YET': {
      const time = error.params?.['availableFromTime'];
      return {
        __typename: 'ContentWithheld',
        reason: error.params?.['reason'] === 'MODULE_NOT_STARTED' ? 'MODULE_NOT_STARTED' : 'NOT_STARTED',
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
