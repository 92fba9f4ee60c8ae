import { storedSection, type ShapeVersions } from '../../section/storedSection.ts';
import type { CourseDraft, LectureDraft } from '../draft/courseDraft.ts';

/** A draft that was kept at these versions, brought up to ours; throws where one of its sections cannot be. */
export const storedDraft = (draft: CourseDraft, versions: ShapeVersions): CourseDraft => ({
  ...draft,
  modules: draft.modules.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture) => storedLecture(lecture, versions)),
  })),
});

function storedLecture(lecture: LectureDraft, versions: ShapeVersions): LectureDraft {
  const { content } = lecture;
  if (content === 'notRead') {
    return lecture;
  }
  const sections = content.sections.map((section) => {
    const read = storedSection(section, versions);
    if (read === null) {
      throw new Error('A section that this version cannot read.');
    }
    return read;
  });
  return { ...lecture, content: { ...content, sections } };
}
