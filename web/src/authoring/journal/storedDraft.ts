import type { ShapeVersions } from '../../editing/shapeVersions.ts';
import { storedQuestion } from '../../quiz/storedQuestion.ts';
import { storedSection } from '../../section/storedSection.ts';
import type { CourseDraft, LectureDraft } from '../draft/courseDraft.ts';

/** A draft that was stored at these versions, migrated to the current ones; throws where one of its sections or questions cannot be. */
export const storedDraft = (draft: CourseDraft, versions: ShapeVersions): CourseDraft => ({
  ...draft,
  modules: draft.modules.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture) => storedLecture(lecture, versions)),
  })),
});

function readable<Node>(node: Node | null): Node {
  if (node === null) {
    throw new Error('Content that this version cannot read.');
  }
  return node;
}

function storedLecture(lecture: LectureDraft, versions: ShapeVersions): LectureDraft {
  const { content } = lecture;
  if (content === 'notRead') {
    return lecture;
  }
  const sections = content.sections.map((section) => readable(storedSection(section, versions)));
  const questions = content.questions.map((question) => readable(storedQuestion(question, versions)));
  return { ...lecture, content: { sections, questions } };
}
