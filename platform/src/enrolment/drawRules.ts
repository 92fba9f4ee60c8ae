import type { DrawnQuestions } from '../content/question/bankRules.ts';
import type { LectureProgress } from './progressRules.ts';

/**
 * What has to be kept so that the lecture's drawn questions stay as they are from now on; null when it is kept already. Something
 * is missing only where a bank was made or changed after the enrolment (OP-43).
 */
export function drawToKeep(drawn: DrawnQuestions, lecture: LectureProgress): DrawnQuestions | null {
  if (lecture.outline.questionBank === null) {
    return null;
  }
  const ids = lecture.questions.map((question) => question.id);
  const kept = new Set(drawn[String(lecture.lectureId)] ?? []);
  const same = kept.size === ids.length && ids.every((id) => kept.has(id));
  return same ? null : { ...drawn, [String(lecture.lectureId)]: ids };
}
