import { beforeAll, describe, expect, inject, it } from 'vitest';
import { keyOf, readAnswerKey, type KeyedQuestion } from '../support/answerKey.ts';
import { createGraphqlClient, registerTool, type GraphqlClient } from '../support/graphqlClient.ts';
import * as documents from '../support/graphqlDocuments.ts';
import type { LectureShape, UserCourseShape } from '../support/graphqlShapes.ts';
import { authors, hosts, type Host } from '../support/hosts.ts';
import { createLeakWatch, type LeakWatch } from '../support/leakWatch.ts';
import { createRestClient, registerLearner, signedIn, type RestClient } from '../support/restClient.ts';
import type { CertificateWire, CourseWire, LectureWire, PageWire, UserCourseWire } from '../support/wire.ts';

/** A certifiable course with question sections, one with banks and every choice type, an anonymous one, and one of the other workspace. */
const courses: readonly (readonly [host: Host, courseId: number])[] = [
  [hosts.lectern, 258],
  [hosts.lectern, 101],
  [hosts.lectern, 103],
  [hosts.acme, 201],
];

describe.each(courses)('OP-22 QUIZ-11 no answer before it is due at %s in course %i', (host, courseId) => {
  const visitor = createRestClient(inject('platformUrl'), host);
  const tool = createGraphqlClient(inject('gatewayUrl'), host);
  let key: ReadonlyMap<number, KeyedQuestion>;
  let publicText: string;

  beforeAll(async () => {
    const author = await signedIn(visitor, authors[host]);
    key = await readAnswerKey(author, courseId);
    const course = await author.expect<CourseWire>(`/api/v1/secured/courses/${courseId}?include=modules`);
    publicText = JSON.stringify(course, (name, value: unknown) =>
      name === 'explanation' || name === 'correctAnswer' ? undefined : value,
    );
  });

  it('would be noticed: an author is shown everything', async () => {
    expect(key.size).toBeGreaterThan(0);
    const watch = createLeakWatch(key, publicText);
    const author = watched(await signedIn(visitor, authors[host]), watch);
    await author.expect(`/api/v1/secured/courses/${courseId}?include=modules`);
    const unnoticed = [...key.keys()].filter((id) => !watch.leaks.some((leak) => leak.includes(`question ${id}`)));
    expect(unnoticed).toEqual([]);
    expect(watch.leaks.some((leak) => leak.includes('explains'))).toBe(true);
  });

  it('over REST', async () => {
    const watch = createLeakWatch(key, publicText);
    const { client } = await registerLearner(visitor);
    await restJourney({ visitor: watched(visitor, watch), learner: watched(client, watch), watch, key, courseId });
    expect(watch.leaks).toEqual([]);
    expect(watch.questionsSeen).toBeGreaterThan(0);
  });

  it('over GraphQL', async () => {
    const watch = createLeakWatch(key, publicText);
    const learner = watchedTool(tool.as(await registerTool(tool)), watch);
    await graphqlJourney({ visitor: watchedTool(tool, watch), learner, watch, key, courseId });
    expect(watch.leaks).toEqual([]);
    expect(watch.questionsSeen).toBeGreaterThan(0);
  });
});

interface Journey<Client> {
  readonly visitor: Client;
  readonly learner: Client;
  readonly watch: LeakWatch;
  readonly key: ReadonlyMap<number, KeyedQuestion>;
  readonly courseId: number;
}

async function restJourney({ visitor, learner, watch, key, courseId }: Journey<RestClient>): Promise<void> {
  const readCourse = async (client: RestClient) => {
    for (const include of ['modules', 'outline']) {
      await client.send(`/api/v1/public/courses?size=100&include=${include}`);
      await client.send(`/api/v1/public/courses/${courseId}?include=${include}`);
      await client.send(`/api/v1/secured/courses?size=100&include=${include}`);
      await client.send(`/api/v1/secured/courses/${courseId}?include=${include}`);
      await client.send(`/api/v1/secured/courses/${courseId}/usercourses?include=${include}`);
      for (const list of ['', '/active', '/completed']) {
        await client.send(`/api/v1/secured/usercourses${list}?include=${include}`);
      }
    }
    await client.send(`/static/courses/${courseId}/metadata.json`);
    await client.send('/api/v1/secured/users/me?include=latestUserCourseGamification');
    await client.send('/api/v1/secured/usercoursegamificationitems');
  };
  await readCourse(visitor);
  await readCourse(learner);
  const enrolled = await learner.expect<UserCourseWire>('/api/v1/secured/usercourses?include=modules', {
    method: 'POST',
    body: { courseId },
  });
  const base = `/api/v1/secured/usercourses/${enrolled.id}`;
  const lectures = enrolled.modules?.flatMap((module) => module.lectures) ?? [];
  await learner.send(`${base}?include=modules`);
  await readCourse(learner);
  for (const { lectureId } of lectures) {
    await visitor.send(`/api/v1/public/courses/${courseId}/lecture/${lectureId}`);
    await learner.send(`/api/v1/public/courses/${courseId}/lecture/${lectureId}`);
    const lecture = await learner.expect<LectureWire>(`${base}/lecture/${lectureId}`);
    await learner.send(`${base}/position`, { method: 'PUT', body: { lectureId } });
    for (const [index, question] of (lecture.questionAnswers ?? []).entries()) {
      if (!key.has(question.id)) continue;
      for (const [attempt, positions] of attemptsOf(keyOf(key, question.id), index).entries()) {
        watch.answering(question.id, positions);
        const call = { method: 'POST', body: { userAnswer: positions }, key: `${question.id}-${attempt}` } as const;
        await learner.expect(`${base}/questionanswer/${question.id}`, call);
        await learner.send(`${base}/questionanswer/${question.id}`, call);
        await learner.send(`${base}/lecture/${lectureId}`);
        await learner.send(`${base}/lecture/${lectureId}?view=admin`);
      }
      // An answer that does not fit the question is refused, and the refusal explains nothing either.
      await learner.send(`${base}/questionanswer/${question.id}`, { method: 'POST', body: { userAnswer: [99] } });
    }
    await learner.send(`${base}/lecture/${lectureId}`, { method: 'POST' });
    await learner.send(`${base}?include=modules`);
    await learner.send(`${base}/_complete?dryRun=true&include=modules`, { method: 'POST' });
  }
  await readCourse(learner);
  const done = await learner.expect<{ certificate: CertificateWire | null }>(`${base}/_complete?include=modules`, {
    method: 'POST',
    body: { name: 'Ada Example' },
  });
  if (done.certificate) await visitor.send(`/api/v1/public/certificates?uuid=${done.certificate.uuid}`);
  await learner.expect<PageWire<unknown>>('/api/v1/secured/usercourses/completed?include=modules');
}

async function graphqlJourney({ visitor, learner, watch, key, courseId }: Journey<GraphqlClient>): Promise<void> {
  const readCourse = async (client: GraphqlClient) => {
    await client.send(documents.CATALOGUE);
    await client.send(documents.COURSE, { courseId });
    await client.send(documents.COURSE_CONTENT, { courseId });
    await client.send(documents.VIEWER);
  };
  await readCourse(visitor);
  await readCourse(learner);
  const { enrol } = await learner.expect<{ enrol: { userCourse: UserCourseShape } }>(documents.ENROL, {
    input: { courseId },
  });
  const { userCourseId, moduleProgress } = enrol.userCourse;
  await readCourse(learner);
  for (const { lectureId } of moduleProgress.flatMap(({ lectures }) => lectures.map(({ lecture }) => lecture))) {
    await visitor.send(documents.LECTURE, { courseId, lectureId });
    const { lecture } = await learner.expect<{ lecture: LectureShape }>(documents.LECTURE, { courseId, lectureId });
    for (const [index, { questionId, id }] of (lecture.content.questions ?? []).entries()) {
      if (!key.has(questionId)) continue;
      for (const positions of attemptsOf(keyOf(key, questionId), index)) {
        watch.answering(questionId, positions);
        await learner.expect(documents.ANSWER, { input: { userCourseId, questionId, answer: { positions } } });
        await learner.send(documents.NODE, { id });
        await visitor.send(documents.NODE, { id });
        await learner.send(documents.LECTURE, { courseId, lectureId });
      }
    }
    await learner.expect(documents.SEEN, { input: { userCourseId, lectureId } });
    await learner.send(documents.COMPLETION, { courseId });
  }
  await readCourse(learner);
  await learner.expect(documents.COMPLETE, { input: { userCourseId, holderName: 'Ada Example' } });
  await readCourse(learner);
}

/** By turns: right at once, wrong then right, and wrong up to the limit (or twice where there is none). */
function attemptsOf({ right, wrong, wrongLimit }: KeyedQuestion, index: number): readonly (readonly number[])[] {
  if (index % 3 === 0) return wrongLimit === 1 ? [wrong] : [wrong, right];
  if (index % 3 === 1) return Array.from({ length: wrongLimit === 0 ? 2 : wrongLimit + 1 }, () => wrong);
  return [right];
}

function watched(client: RestClient, watch: LeakWatch): RestClient {
  const send: RestClient['send'] = async (path, call) => {
    const answer = await client.send<never>(path, call);
    watch.inspect(`${call?.method ?? 'GET'} ${path}`, answer.body);
    return answer;
  };
  return {
    ...client,
    send,
    async expect<Body>(path: string, call?: Parameters<RestClient['send']>[1]) {
      const { status, body } = await send<Body>(path, call);
      expect(status, path).toBeLessThan(300);
      return body;
    },
  };
}

function watchedTool(client: GraphqlClient, watch: LeakWatch): GraphqlClient {
  const send: GraphqlClient['send'] = async (document, variables) => {
    const answer = await client.send<never>(document, variables);
    watch.inspect(/(?:query|mutation) (\w+)/.exec(document)?.[1] ?? document, answer);
    return answer;
  };
  return {
    ...client,
    send,
    async expect<Data>(document: string, variables?: object) {
      const { data, errors } = await send<Data>(document, variables);
      expect(errors, document).toBeUndefined();
      return data as Data;
    },
  };
}
