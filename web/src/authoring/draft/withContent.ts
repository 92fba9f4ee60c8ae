import { castDraft } from 'immer';
import { keyQuestionsOfAchievements } from './achievementReferences.ts';
import { changeBy, writableAt, type WritableCourse } from './change.ts';
import type { CourseDraft, LectureContent, LectureDraft, NodeKey } from './courseDraft.ts';
import { findOf } from './findNode.ts';

/** The draft with the content of a lecture that was read now; the same draft when the lecture is not there or was read already. */
export const withContent = (draft: CourseDraft, lecture: NodeKey, content: LectureContent): CourseDraft =>
  changeBy(draft, (course) => putContent(course, draft, lecture, content)).draft;

/** The same within a course that is written to; `draft` is how it was before. */
export function putContent(
  course: WritableCourse,
  draft: CourseDraft,
  lecture: NodeKey,
  content: LectureContent,
): void {
  const found = findOf(draft, 'lecture', lecture);
  if (found?.node.content !== 'notRead') {
    return;
  }
  writableAt<LectureDraft>(course, found.path).content = castDraft(content);
  const achievements = keyQuestionsOfAchievements(draft.achievements, content.questions);
  for (const [at, achievement] of achievements.entries()) {
    if (achievement !== draft.achievements[at]) {
      course.achievements[at] = castDraft(achievement);
    }
  }
}
