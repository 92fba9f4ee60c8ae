import { toUserGamification } from '../achievement/achievementMappers.ts';
import { toUserCourseModel } from '../enrolment/userCourseMappers.ts';
import { refusable, userError } from '../errors.ts';
import type { AnswerQuestionInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { toNeighbouredLecture } from '../lecture/lectureMappers.ts';
import { postAnswer } from './answerApi.ts';
import { toQuestionModel, toState } from './questionMappers.ts';
import type { UserAnswerWire } from './questionWire.ts';

/** QUIZ-01, QUIZ-22. */
export const answerQuestion: NonNullable<MutationResolvers['answerQuestion']> = async (_root, { input }, context) => {
  const { userCourseId, questionId, idempotencyKey } = input;
  const userAnswer = toUserAnswer(input);
  if (userAnswer === null) {
    return refused([userError('INVALID', 'Give either positions or categories', 'positions')]);
  }
  const asLearner = input.asLearner ?? false;
  const call = postAnswer(context.rest, { userCourseId, questionId, userAnswer, asLearner, idempotencyKey });
  const { result, userErrors } = await refusable(call);
  context.forgetLoaders();
  if (result === null) return refused(userErrors);
  const { question, lecture, userCourse } = result;
  const owner = { kind: 'usercourse', id: userCourseId } as const;
  return {
    correct: result.correct,
    // Explanations of the chosen positions come with the answer alone (OP-22).
    question: { ...toQuestionModel(question, { ...owner, lectureId: lecture.id }), ...toState(result) },
    lecture: toNeighbouredLecture(lecture, userCourse.courseId, owner),
    userCourse: toUserCourseModel(userCourse),
    newAchievements: result.newUserGamificationItems.map(toUserGamification),
    userErrors: [],
  };
};

const refused = (userErrors: ReturnType<typeof userError>[]) => ({
  correct: null,
  question: null,
  lecture: null,
  userCourse: null,
  newAchievements: [],
  userErrors,
});

/** Null when neither or both kinds of answer are given. */
function toUserAnswer({ positions, categories }: AnswerQuestionInput): UserAnswerWire | null {
  if ((positions == null) === (categories == null)) return null;
  if (positions != null) return positions;
  return Object.fromEntries((categories ?? []).map(({ category, items }) => [category, items]));
}
