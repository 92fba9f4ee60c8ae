import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphqlCaller, register, signIn, type GraphqlCaller } from '../support/graphql.ts';
import { startScaledOut, type ScaledOutProduct } from '../support/scaledOutProduct.ts';
import { complete, enrol, lectureIdsOf, studyLecture } from '../support/studyCourse.ts';

const COURSE_ID = 258;
const person = { username: 'robin.scaled@demo.test', password: 'a-long-password-1', name: 'Robin Scaled' };

let folder: string;
let product: ScaledOutProduct;
let learner: GraphqlCaller;
let author: GraphqlCaller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-scaled-'));
  product = await startScaledOut(folder);
  learner = await register(product.webUrl, person);
  author = await signIn(product.webUrl, 'author@demo.test', 'lectern-demo');
  // Sections and questions are read through a user course, by authors too.
  await enrol(author, COURSE_ID);
});

afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('two gateways and two platforms on one database serve the way of a learner, and go on when one of each is killed', async () => {
  const userCourseId = await enrol(learner, COURSE_ID);
  const lectureIds = await lectureIdsOf(learner, COURSE_ID);
  expect(lectureIds.length).toBeGreaterThan(1);

  const study = (lectureId: number) =>
    studyLecture({ learner, author }, { courseId: COURSE_ID, userCourseId, lectureId });
  const middle = Math.ceil(lectureIds.length / 2);
  const studied = [];
  for (const lectureId of lectureIds.slice(0, middle)) studied.push(await study(lectureId));
  expect(Math.min(...product.gatewayProxy.answered, ...product.platformProxy.answered)).toBeGreaterThan(0);

  await Promise.all([product.gateways[0], product.platforms[0]].map((server) => kill(server?.pid, server?.exited)));
  for (const lectureId of lectureIds.slice(middle)) studied.push(await study(lectureId));

  expect(studied.flatMap(({ given }) => given)).toEqual([]);
  const asked = studied.reduce((sum, lecture) => sum + lecture.asked, 0);
  expect(asked).toBeGreaterThan(0);
  expect(studied.reduce((sum, lecture) => sum + lecture.right, 0)).toBe(asked);

  const uuid = await complete(learner, userCourseId, person.name);
  const { certificate } = await graphqlCaller(product.webUrl)<{
    certificate: { holderName: string; scorePercent: number };
  }>('query ($uuid: ID!) { certificate(uuid: $uuid) { holderName scorePercent } }', { uuid });
  expect(certificate).toEqual({ holderName: person.name, scorePercent: 100 });
});

async function kill(pid: number | undefined, exited: Promise<unknown> | undefined): Promise<void> {
  if (pid === undefined) throw new Error('There is nothing to kill.');
  process.kill(pid, 'SIGKILL');
  await exited;
}
