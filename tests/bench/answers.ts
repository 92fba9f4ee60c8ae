import { Pool } from 'undici';
import { makeQuizCourse } from '../support/courseRequest.ts';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, registerLearner, signedIn } from '../support/restClient.ts';
import type { Servers } from '../support/servers.ts';
import type { UserCourseWire } from '../support/wire.ts';
import { perSecond } from './perSecond.ts';

/** As many as a course of half an hour has. */
const QUESTIONS = 20;

export interface Answers {
  /** Answers a second of all learners together; every answer is wrong, so that every one of them is graded and kept. */
  readonly measure: (milliseconds: number) => Promise<number>;
  close(): Promise<void>;
}

/** So many learners of one course, ready to answer its questions. */
export async function openAnswers(servers: Servers, clients: number): Promise<Answers> {
  const visitor = createRestClient(servers.platformUrl, hosts.lectern);
  const course = await makeQuizCourse(await signedIn(visitor, authors[hosts.lectern]), QUESTIONS);
  const questionIds = (course.modules ?? [])
    .flatMap((module) => module.lectures)
    .flatMap(({ questionAnswers = [] }) => questionAnswers.map(({ id }) => id));
  const learners: { token: string; userCourseId: number }[] = [];
  for (let index = 0; index < clients; index += 1) {
    const { client } = await registerLearner(visitor);
    const { id } = await client.expect<UserCourseWire>('/api/v1/secured/usercourses', {
      method: 'POST',
      body: { courseId: course.id },
    });
    learners.push({ token: client.token ?? '', userCourseId: id });
  }
  const pool = new Pool(servers.platformUrl, { connections: clients });
  let sent = 0;
  return {
    measure: (milliseconds) =>
      perSecond(milliseconds, clients, async (index) => {
        const { token, userCourseId } = learners[index] as (typeof learners)[number];
        sent += 1;
        const { statusCode, body } = await pool.request({
          method: 'POST',
          path: `/api/v1/secured/usercourses/${userCourseId}/questionanswer/${questionIds[sent % questionIds.length]}`,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-host': hosts.lectern,
            authorization: `Bearer ${token}`,
            'idempotency-key': String(sent),
          },
          body: '{"userAnswer":[1]}',
        });
        const text = await body.text();
        if (statusCode !== 200) throw new Error(`An answer was refused with ${statusCode}: ${text}`);
      }),
    close: () => pool.close(),
  };
}
