/** Achievements as authors write them (GAM-02), in the words of the platform; what it refuses of them in those of the input. */
import type { Context } from '../context.ts';
import type {
  AchievementConditionInput,
  AchievementInput,
  LectureReference,
  QuestionReference,
} from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import type { Path } from '../inputPaths.ts';
import { givenMember } from '../oneOf.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toStoredUrl } from '../url.ts';

type Request = NonNullable<Schemas['CourseRequest']['gamificationItems']>[number];

/** `field` is the input's path of the achievement. Throws BAD_USER_INPUT for what cannot be said to the platform. */
export function toAchievementRequest(input: AchievementInput, field: string, context: Context): Request {
  const { achievementId, clientKey, name, description, imageUrl, frame, condition } = input;
  return {
    id: achievementId == null ? achievementId : inputId(achievementId, `${field}.achievementId`, 'Achievement'),
    clientKey,
    name,
    description,
    imageUrl: imageUrl == null ? imageUrl : toStoredUrl(imageUrl, context),
    kind: frame === true ? 'FRAME' : null,
    ...toCondition(condition, `${field}.condition`),
  };
}

function toCondition(condition: AchievementConditionInput, field: string): Pick<Request, ConditionMember> {
  const [member] = givenMember(condition, field);
  const place = (index: number) => `${field}.${member}.${index}`;
  if (condition.lecturesCompleted != null) {
    return {
      '@type': 'LECTURES_COMPLETED',
      lectureIds: condition.lecturesCompleted.map((lecture, index) => lectureOf(lecture, place(index))),
    };
  }
  if (condition.questionsAnswered != null) {
    return {
      '@type': 'QUESTIONS_ANSWERED',
      questionAnswerIds: condition.questionsAnswered.map((question, index) => questionOf(question, place(index))),
    };
  }
  return { '@type': 'QUESTIONS_ANSWERED_RATE', qaRate: (condition.questionsAnsweredPercent ?? 0) / 100 };
}

type ConditionMember = '@type' | 'lectureIds' | 'questionAnswerIds' | 'qaRate';

function lectureOf(lecture: LectureReference, field: string): number | string {
  givenMember(lecture, field);
  return lecture.lectureId == null ? lecture.clientKey : inputId(lecture.lectureId, `${field}.lectureId`, 'Lecture');
}

function questionOf(question: QuestionReference, field: string): number | string {
  givenMember(question, field);
  return question.questionId == null
    ? question.clientKey
    : inputId(question.questionId, `${field}.questionId`, 'Question');
}

/** The input's path below an achievement. */
export function achievementPath([member, ...parts]: Path): Path {
  switch (member) {
    case undefined:
      return [];
    case 'id':
      return ['achievementId'];
    case 'kind':
      return ['frame'];
    case 'lectureIds':
      return ['condition', 'lecturesCompleted', ...parts];
    case 'questionAnswerIds':
      return ['condition', 'questionsAnswered', ...parts];
    case 'qaRate':
      return ['condition', 'questionsAnsweredPercent'];
    default:
      return [member, ...parts];
  }
}
