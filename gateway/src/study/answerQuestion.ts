import { toEarnedAchievement } from '../achievement/achievementMappers.ts';
import { toUserCourseModel } from '../enrolment/userCourseMappers.ts';
import { badInput } from '../errors.ts';
import type { AnswerInput, AnswerQuestionInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { renamedPath } from '../inputPaths.ts';
import { toNeighbouredLecture } from '../lecture/lectureMappers.ts';
import { mutation } from '../mutation.ts';
import { toQuestionModel } from '../question/questionMappers.ts';
import { toState } from '../question/questionModel.ts';
import { postAnswer, type AnswerCall } from './answerApi.ts';

/** Answers a question (QUIZ-01, QUIZ-22). */
export const answerQuestion: NonNullable<MutationResolvers['answerQuestion']> = mutation(
  async (input: AnswerQuestionInput, { rest }) => {
    const answered = await postAnswer(rest, {
      userCourseId: inputId(input.userCourseId, 'userCourseId', 'UserCourse'),
      questionId: inputId(input.questionId, 'questionId', 'Question'),
      ...toUserAnswer(input.answer),
      courseVersion: input.courseVersion,
      asLearner: input.asLearner ?? false,
      idempotencyKey: input.idempotencyKey,
    });
    const { question, lecture, userCourse } = answered;
    const place = { courseId: userCourse.courseId, lectureId: lecture.id, placed: undefined };
    return {
      correct: answered.correct,
      // Explanations of the chosen positions come with the answer alone (OP-22).
      question: { ...toQuestionModel(question, place), ...toState(answered) },
      lecture: toNeighbouredLecture(lecture, {
        courseId: userCourse.courseId,
        ofViewer: userCourse.finishTime === null,
      }),
      userCourse: toUserCourseModel(userCourse),
      newAchievements: answered.newUserGamificationItems.map(toEarnedAchievement),
    };
  },
  { fields: (path, { answer }) => renamedPath(path, { userAnswer: `answer.${formOf(answer)}` }) },
);

const formOf = (answer: AnswerInput): string => Object.keys(answer)[0] ?? '';

/** Throws for none and for several forms, where they come by variables that the compiled execution takes unseen. */
function toUserAnswer(answer: AnswerInput): Pick<AnswerCall, 'userAnswer' | 'form'> {
  const given = Object.values(answer).filter((form) => form != null);
  if (given.length !== 1) throw badInput('Give one of `positions`, `order` and `placement`.', 'answer');
  const { positions, order, placement } = answer as Partial<Record<string, never>> & Partial<AnswerForms>;
  if (placement != null) {
    return { userAnswer: byCategory(placement), form: 'placement' };
  }
  return order == null ? { userAnswer: positions ?? [], form: 'positions' } : { userAnswer: order, form: 'order' };
}

/** A category that is named twice has the items of both entries. */
function byCategory(placement: AnswerForms['placement']): Record<string, string[]> {
  const items = new Map<string, string[]>();
  for (const entry of placement) items.set(entry.category, [...(items.get(entry.category) ?? []), ...entry.items]);
  return Object.fromEntries(items);
}

type AnswerForms = {
  [Form in 'positions' | 'order' | 'placement']: NonNullable<Extract<AnswerInput, Record<Form, unknown>>[Form]>;
};
