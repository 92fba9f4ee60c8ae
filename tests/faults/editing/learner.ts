import { setTimeout as pause } from 'node:timers/promises';
import { asOwner } from '../../support/database.ts';
import type { RestClient } from '../../support/restClient.ts';
import type { QuestionWire, UserCourseWire } from '../../support/wire.ts';

const ANSWER_DEADLINE_MS = 60_000;
const RIGHT = 2;

/** A learner who answers while the course is edited. Of every question the second of three options is right. */
export interface Learner {
  /** Answers the question that the number picks, right or wrong; sent until it is acknowledged or its question is gone. */
  answer(pick: number): Promise<void>;
  /** What the platform shows of the learner's progress, and the same computed again from all that they submitted. */
  progress(ownerUrl: string): Promise<{ readonly shown: Progress; readonly recomputed: Progress }>;
}

interface Progress {
  readonly correctPoints: number;
  readonly totalPoints: number;
  /** By question: whether the last answer was right (null without one), and how many were wrong. */
  readonly questions: readonly { readonly id: number; readonly correct: boolean | null; readonly wrongCount: number }[];
}

export async function enrolLearner(client: RestClient, courseId: number): Promise<Learner> {
  const path = '/api/v1/secured/usercourses';
  const { id } = await client.expect<UserCourseWire>(path, { method: 'POST', body: { courseId } });
  const read = () => client.expect<UserCourseWire>(`${path}/${id}?include=modules`);
  let answers = 0;
  return {
    async answer(pick) {
      const questions = questionsOf(await read());
      const question = questions[pick % (questions.length || 1)];
      if (question === undefined || question.correct === true) return;
      answers += 1;
      const body = { userAnswer: [pick % 3 === 0 ? RIGHT : 1] };
      const key = `${id}-${answers}`;
      const until = Date.now() + ANSWER_DEADLINE_MS;
      for (;;) {
        const call = { method: 'POST', body, key } as const;
        const reply = await client.send(`${path}/${id}/questionanswer/${question.id}`, call).catch(() => null);
        if (reply !== null && reply.status < 500) {
          if (reply.status === 200 || reply.status === 404 || reply.status === 403) return;
          throw new Error(`An answer was refused: ${JSON.stringify(reply.body)}`);
        }
        if (Date.now() > until) throw new Error(`Never acknowledged: ${JSON.stringify(reply)}`);
        await pause(50);
      }
    },
    async progress(ownerUrl) {
      const userCourse = await read();
      const questions = questionsOf(userCourse);
      const shown = {
        correctPoints: userCourse.correctPoints,
        totalPoints: userCourse.totalPoints,
        questions: questions.map(({ id, correct, wrongCount }) => ({ id, correct, wrongCount })),
      };
      const submissions = await asOwner<{ id: string; answer: readonly number[] }>(
        { ownerUrl },
        `select question_id as id, user_answer as answer from answer_submission where user_course_id = $1 order by submission_id`,
        [id],
      );
      const given = Map.groupBy(submissions, ({ id }) => Number(id));
      const recomputed = questions.map(({ id, weight }) => {
        const all = given.get(id) ?? [];
        const last = all.at(-1);
        return {
          id,
          weight,
          correct: last ? isRight(last) : null,
          wrongCount: all.filter((each) => !isRight(each)).length,
        };
      });
      return {
        shown,
        recomputed: {
          correctPoints: sum(recomputed.filter(({ correct }) => correct === true)),
          totalPoints: sum(questions),
          questions: recomputed.map(({ weight: _weight, ...said }) => said),
        },
      };
    },
  };
}

const questionsOf = ({ modules = [] }: UserCourseWire): readonly QuestionWire[] =>
  modules.flatMap(({ lectures }) => lectures).flatMap(({ questionAnswers = [] }) => questionAnswers);

const isRight = ({ answer }: { readonly answer: readonly number[] }): boolean => answer.join() === String(RIGHT);

const sum = (list: readonly { readonly weight: number }[]): number =>
  list.reduce((points, { weight }) => points + weight, 0);
