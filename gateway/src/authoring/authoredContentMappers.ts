/** A lecture's sections and questions for its author: read as those of learners are, and with the questions named by id. */
import type { AuthoredLectureContent } from '../generated/resolverTypes.ts';
import { placedIn, toSectionModel } from '../section/sectionMappers.ts';
import { toAuthoredQuestion, type AuthoredQuestionModel } from './authoredQuestionMappers.ts';
import { toAuthoredSection, type AuthoredSectionModel } from './authoredSectionMappers.ts';
import type { Schemas } from '../rest/Schemas.ts';

export type AuthoredContentModel = Omit<AuthoredLectureContent, 'sections' | 'questions'> & {
  readonly sections: AuthoredSectionModel[];
  readonly questions: AuthoredQuestionModel[];
};

export function toAuthoredContent(wire: Schemas['AuthoredLecture']): AuthoredContentModel {
  const lecture = { courseId: wire.courseId, lectureId: wire.id };
  const sections = wire.sections.map((section) => toSectionModel(section, lecture));
  const placed = placedIn(sections);
  return {
    version: wire.version,
    sections: sections.map(toAuthoredSection),
    questions: wire.questionAnswers.map((question) => toAuthoredQuestion(question, placed.has(question.id))),
  };
}
