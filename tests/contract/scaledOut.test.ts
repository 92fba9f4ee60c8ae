import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hmacToken, readToken, signingKey } from '../support/forgedToken.ts';
import { graphqlCaller, register, signIn, type GraphqlCaller } from '../support/graphql.ts';
import { startScaledOut, type ScaledOutProduct } from '../support/scaledOutProduct.ts';
import { complete, enrol, lectureIdsOf, studyLecture } from '../support/studyCourse.ts';

const COURSE_ID = 258;
const person = { username: 'robin.scaled@demo.test', password: 'a-long-password-1', name: 'Robin Scaled' };

let folder: string;
let product: ScaledOutProduct;
let learner: GraphqlCaller;
let author: GraphqlCaller;

// In this order: the last test kills two of the four servers.
describe('a product of two gateways and two platforms', { shuffle: false }, () => {
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

  test('AUTH-07 OP-11 OP-12 1,000 calls at once with one expired access token: each gateway refreshes at most once, all are answered, nobody is signed out', async () => {
    const { signIn: first } = await graphqlCaller(product.webUrl)<{ signIn: { tokens: Tokens } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken refreshToken } } }',
      { input: { username: person.username, password: person.password, returnTokens: true } },
    );
    const tokens: Tokens = { ...first.tokens, accessToken: expired(first.tokens.accessToken) };
    const refreshesBefore = refreshes();

    const answers = await Promise.all(Array.from({ length: 1_000 }, (_x, i) => askWho(tokens, i)));

    expect(answers.filter(({ username }) => username !== person.username)).toEqual([]);
    expect(refreshes() - refreshesBefore).toBeGreaterThanOrEqual(1);
    expect(refreshes() - refreshesBefore).toBeLessThanOrEqual(product.gateways.length);
    // Whichever gateway's pair a caller kept, the session continues.
    const pairs = new Map(
      answers.flatMap(({ renewed }) => (renewed === undefined ? [] : [[renewed.accessToken, renewed]])),
    );
    expect(pairs.size).toBeGreaterThanOrEqual(1);
    for (const pair of pairs.values()) {
      for (const turn of [0, 1]) expect((await askWho(pair, turn)).username).toBe(person.username);
    }
  });

  test('AUTH-08 OP-12 a refresh that is refused is tried once by each gateway and ends in UNAUTHENTICATED', async () => {
    const tokens: Tokens = { accessToken: 'none', refreshToken: 'never-issued' };
    const refreshesBefore = refreshes();
    const answers = await Promise.all(Array.from({ length: 200 }, (_x, i) => askWho(tokens, i)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(refreshes() - refreshesBefore).toBeLessThanOrEqual(product.gateways.length);
  });

  test('two gateways and two platforms on one database serve the way of a learner, and continue when one of each is killed', async () => {
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
});

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const refreshes = (): number => product.platformProxy.requests.filter((call) => call === 'POST /oauth/token').length;

/** The same token as it will be an hour after its time. */
function expired(accessToken: string): string {
  const { header, claims } = readToken(accessToken);
  const anHourEarlier = (time: unknown) => Number(time) - 3600;
  return hmacToken(
    header,
    { ...claims, iat: anHourEarlier(claims['iat']), exp: anHourEarlier(claims['exp']) },
    signingKey(product.tokenSecret),
  );
}

/** Who the caller is for the gateway of this turn, the pair they are to use from now on, or the code of the refusal. */
async function askWho(
  { accessToken, refreshToken }: Tokens,
  turn: number,
): Promise<{ username?: string; renewed?: Tokens; code?: string }> {
  const url = product.gatewayUrls[turn % product.gatewayUrls.length];
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
      'x-refresh-token': refreshToken,
    },
    body: JSON.stringify({ query: '{ viewer { user { username } } }' }),
  });
  const { data, errors, extensions } = (await answer.json()) as {
    data?: { viewer: { user: { username: string } } | null };
    errors?: { extensions: { code: string } }[];
    extensions?: { tokens?: Tokens };
  };
  return {
    ...(data?.viewer == null ? {} : { username: data.viewer.user.username }),
    ...(extensions?.tokens === undefined ? {} : { renewed: extensions.tokens }),
    ...(errors?.[0] === undefined ? {} : { code: errors[0].extensions.code }),
  };
}

async function kill(pid: number | undefined, exited: Promise<unknown> | undefined): Promise<void> {
  if (pid === undefined) throw new Error('There is nothing to kill.');
  process.kill(pid, 'SIGKILL');
  await exited;
}
