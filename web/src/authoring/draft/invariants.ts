/** What always holds of a draft. Operations keep it; tests and restored drafts are looked at with it. */
import { clampedBank } from '../../quiz/bank/bankRules.ts';
import type { CourseDraft, LectureDraft } from './courseDraft.ts';
import { lecturesOf } from './findNode.ts';
import { isSame } from './isSame.ts';
import { keysIn } from './keysIn.ts';
import { questionsShownIn } from './questionPlaces.ts';
import { hasMisplacedBranch, hasNoAnswer } from './setNode.ts';

/** The rules that a draft breaks, in words for developers; none for a sound one. */
export function brokenInvariants(draft: CourseDraft): readonly string[] {
  const keys = keysIn([...draft.modules, ...draft.achievements]);
  const lectures = lecturesOf(draft);
  return [
    ...(new Set(keys).size < keys.length ? ['a key stands twice'] : []),
    ...lectures.flatMap(brokenInLecture),
    ...brokenInAchievements(draft, lectures),
  ];
}

function brokenInLecture({ key, fields, content }: LectureDraft): readonly string[] {
  if (content === 'notRead') {
    return [];
  }
  const { sections, questions } = content;
  const known = new Set(questions.map((question) => question.key));
  const rules: readonly (readonly [boolean, string])[] = [
    [sections.flatMap(questionsShownIn).every((each) => known.has(each)), 'a place names a question that is not there'],
    [!sections.some((section) => hasMisplacedBranch(section, false)), 'a branch stands within another'],
    [!questions.some(hasNoAnswer), 'a question has no answer'],
    [isSame(fields.questionBank, clampedBank(fields.questionBank, questions)), 'the bank draws what is not there'],
  ];
  return rules.flatMap(([holds, rule]) => (holds ? [] : [`${rule} (lecture ${key})`]));
}

function brokenInAchievements(draft: CourseDraft, lectures: readonly LectureDraft[]): readonly string[] {
  const lectureKeys = new Set(lectures.map((lecture) => lecture.key));
  const questionKeys = new Set(
    lectures.flatMap(({ content }) => (content === 'notRead' ? [] : content.questions.map((question) => question.key))),
  );
  return draft.achievements.flatMap(({ key, condition }) => {
    const holds =
      condition.type === 'LECTURES_COMPLETED'
        ? condition.lectures.every((each) => lectureKeys.has(each))
        : condition.type !== 'QUESTIONS_ANSWERED' ||
          condition.questions.every((each) => 'id' in each || questionKeys.has(each.key));
    return holds ? [] : [`an achievement names what is not there (${key})`];
  });
}
