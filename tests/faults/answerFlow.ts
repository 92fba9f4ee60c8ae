import { setTimeout as pause } from 'node:timers/promises';
import { createGraphqlClient, registerTool, type GraphqlClient } from '../support/graphqlClient.ts';
import { authors, hosts } from '../support/hosts.ts';
import { makeQuizCourse } from '../support/courseRequest.ts';
import type { Product } from '../support/product.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';
import type { PageWire, QuestionWire, UserCourseWire } from '../support/wire.ts';

const LEARNERS = 4;
const QUESTIONS = 30;
/** How long one answer may take to be acknowledged, however often it is sent again. */
const ANSWER_DEADLINE_MS = 240_000;
const RETRY_PAUSE_MS = 50;

const ANSWER = /* GraphQL */ `
  mutation Answer($input: AnswerQuestionInput!) {
    answerQuestion(input: $input) {
      correct
      question {
        ... on QuestionFields {
          wrongCount
        }
      }
      userErrors {
        code
      }
    }
  }
`;

interface AnswerData {
  readonly answerQuestion: { readonly correct: boolean | null; readonly userErrors: readonly { code: string }[] };
}

/** Answers that flow from several learners at once, each sent until it is acknowledged, always under the same key. */
export interface AnswerFlow {
  /** How many answers will be given in all. */
  readonly total: number;
  /** How many were acknowledged so far. */
  readonly acknowledged: number;
  /** How many times an answer had to be sent again. */
  readonly retries: number;
  /** Answers every question wrong and then right; resolves when all is acknowledged. */
  run(): Promise<void>;
  /** Resolves when that many answers were acknowledged. */
  reaches(acknowledged: number): Promise<void>;
  /** What the platform has of each learner's questions now; `product` may have been started again. */
  stored(product: Product): Promise<readonly QuestionWire[]>;
}

export async function prepareAnswerFlow(product: Product): Promise<AnswerFlow> {
  const rest = createRestClient(product.platformUrl, hosts.lectern);
  const course = await makeQuizCourse(await signedIn(rest, authors[hosts.lectern]), QUESTIONS);
  const visitor = createGraphqlClient(product.webUrl, hosts.lectern);
  const learners: { tool: GraphqlClient; token: string; userCourseId: number }[] = [];
  for (let index = 0; index < LEARNERS; index += 1) {
    const tokens = await registerTool(visitor);
    const enrolled = await rest.as(tokens.accessToken).expect<UserCourseWire>('/api/v1/secured/usercourses', {
      method: 'POST',
      body: { courseId: course.id },
    });
    learners.push({ tool: visitor.as(tokens), token: tokens.accessToken, userCourseId: enrolled.id });
  }
  const questionIds = (course.modules ?? [])
    .flatMap((module) => module.lectures)
    .flatMap(({ questionAnswers = [] }) => questionAnswers.map(({ id }) => id));
  let acknowledged = 0;
  let retries = 0;
  const waiting: { count: number; done: () => void }[] = [];

  async function answer(tool: GraphqlClient, userCourseId: number, questionId: number, position: number) {
    const input = {
      userCourseId,
      questionId,
      answer: { positions: [position] },
      idempotencyKey: `${questionId}-${position}`,
    };
    const until = Date.now() + ANSWER_DEADLINE_MS;
    for (;;) {
      const reply = await tool.send<AnswerData>(ANSWER, { input }).catch(() => null);
      const payload = reply?.data?.answerQuestion;
      if (payload && payload.userErrors.length === 0 && payload.correct === (position === 2)) break;
      if (Date.now() > until) throw new Error(`Never acknowledged: ${JSON.stringify(reply)}`);
      retries += 1;
      await pause(RETRY_PAUSE_MS);
    }
    acknowledged += 1;
    for (const { count, done } of waiting) if (acknowledged >= count) done();
  }

  return {
    total: LEARNERS * QUESTIONS * 2,
    get acknowledged() {
      return acknowledged;
    },
    get retries() {
      return retries;
    },
    async run() {
      await Promise.all(
        learners.map(async ({ tool, userCourseId }) => {
          for (const questionId of questionIds) {
            await answer(tool, userCourseId, questionId, 1);
            await answer(tool, userCourseId, questionId, 2);
          }
        }),
      );
    },
    reaches: (count) =>
      acknowledged >= count ? Promise.resolve() : new Promise((done) => waiting.push({ count, done })),
    async stored({ platformUrl }) {
      const platform = createRestClient(platformUrl, hosts.lectern);
      const pages = await Promise.all(
        learners.map(({ token }) =>
          platform.as(token).expect<PageWire<UserCourseWire>>('/api/v1/secured/usercourses/active?include=modules'),
        ),
      );
      return pages
        .flatMap(({ content }) => content)
        .flatMap(({ modules = [] }) => modules)
        .flatMap(({ lectures }) => lectures)
        .flatMap(({ questionAnswers = [] }) => questionAnswers);
    },
  };
}
