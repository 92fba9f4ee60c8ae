/** A lecture's sections and questions for its author: read as those of learners are, and with the questions named by id. */
import type { AuthoredLectureContent } from '../generated/resolverTypes.ts';
import type { Owner } from '../globalId.ts';
import type { AuthoredSectionModel } from '../section/sectionKind.ts';
import { placedIn, toAuthoredSection, toSectionModel } from '../section/sectionMappers.ts';
import { toAuthoredQuestion, type AuthoredQuestionModel } from '../question/questionMappers.ts';
import type { Schemas } from '../rest/Schemas.ts';

export interface AuthoredNodes {
  readonly sections: AuthoredSectionModel[];
  readonly questions: AuthoredQuestionModel[];
}

export type AuthoredContentModel = Omit<AuthoredLectureContent, 'sections' | 'questions'> & AuthoredNodes;

export const toAuthoredContent = (wire: Schemas['AuthoredLecture']): AuthoredContentModel => ({
  version: wire.version,
  ...toAuthoredNodes(wire, { courseId: wire.courseId, lectureId: wire.id }),
});

/** `lecture` is where they stand. */
export function toAuthoredNodes(
  wire: Pick<Schemas['AuthoredLecture'], 'sections' | 'questionAnswers'>,
  lecture: Required<Owner>,
): AuthoredNodes {
  const sections = wire.sections.map((section) => toSectionModel(section, lecture));
  const placed = placedIn(sections);
  return {
    sections: sections.map(toAuthoredSection),
    questions: wire.questionAnswers.map((question) => toAuthoredQuestion(question, placed.has(question.id))),
  };
}
