import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createGraphqlClient, registerTool } from '../support/graphqlClient.ts';
import * as documents from '../support/graphqlDocuments.ts';
import { hosts, type Host } from '../support/hosts.ts';
import { createRestClient, registerLearner, signedIn } from '../support/restClient.ts';
import type { CourseWire, PageWire, UserCourseWire } from '../support/wire.ts';
import { collectWorkspaceData, type WorkspaceData } from './workspaceData.ts';

const platformUrl = inject('platformUrl');
const gatewayUrl = inject('gatewayUrl');
const workspaces: Partial<Record<Host, WorkspaceData>> = {};

beforeAll(async () => {
  const urls = { platformUrl, gatewayUrl };
  workspaces[hosts.lectern] = await collectWorkspaceData(urls, { host: hosts.lectern, courseId: 258, workspaceId: 1 });
  workspaces[hosts.acme] = await collectWorkspaceData(urls, { host: hosts.acme, courseId: 201, workspaceId: 2 });
});

describe.each([
  [hosts.lectern, hosts.acme],
  [hosts.acme, hosts.lectern],
] as const)('WS-23 OP-27 someone of %s at %s', (ownHost, otherHost) => {
  const own = () => dataOf(ownHost);
  const other = () => dataOf(otherHost);

  it('has a token that counts as none', async () => {
    for (const client of [own().learner, own().author]) {
      const abroad = createRestClient(platformUrl, otherHost, client.token);
      for (const path of ['users/me', 'usercourses', 'usercourses/active', 'courses', 'usercoursegamificationitems']) {
        expect(await abroad.send(`/api/v1/secured/${path}`), path).toMatchObject({ status: 401 });
      }
    }
    const tool = createGraphqlClient(gatewayUrl, otherHost, { accessToken: own().learner.token ?? '' });
    const answer = await tool.send<{ viewer: null }>(documents.VIEWER);
    expect(answer.data?.viewer ?? null).toBeNull();
    const enrolling = await tool.send(documents.ENROL, { input: { courseId: other().courseId } });
    expect(enrolling.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('cannot sign in or renew a session there', async () => {
    const visitor = createRestClient(platformUrl, otherHost);
    await expect(signedIn(visitor, own().username)).rejects.toThrow('answered 400');
    const { refreshToken } = await registerTool(createGraphqlClient(gatewayUrl, ownHost));
    const tool = createGraphqlClient(gatewayUrl, otherHost, { refreshToken });
    const answer = await tool.send(documents.ENROL, { input: { courseId: other().courseId } });
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(answer.extensions?.tokens).toBeUndefined();
  });

  it('reads nothing of it by raw ids over REST, with any token or none', async () => {
    const { courseId, lectureId, userCourseId, certificate, workspaceId } = other();
    const paths = [
      `/api/v1/public/courses/${courseId}`,
      `/api/v1/public/courses/${courseId}?include=modules`,
      `/api/v1/public/courses/${courseId}/lecture/${lectureId}`,
      `/api/v1/secured/courses/${courseId}?include=modules`,
      `/api/v1/secured/usercourses/${userCourseId}`,
      `/api/v1/secured/usercourses/${userCourseId}/lecture/${lectureId}`,
      `/api/v1/public/certificates?uuid=${certificate.uuid}`,
      `/api/v1/public/certificates/${certificate.uuid}/pdf`,
      `/api/v1/public/workspaces/${workspaceId}`,
      `/api/v1/secured/workspaces/${workspaceId}`,
      `/api/v1/public/workspaces/${workspaceId}/tags`,
      `/api/v1/secured/workspaces/${workspaceId}/tags`,
      `/static/courses/${courseId}/metadata.json`,
    ];
    for (const client of [own().learner, own().author, own().learner.as(null)]) {
      for (const path of paths) {
        const { status, body } = await client.send(path);
        expect([401, 403, 404], `${path} answered ${status}`).toContain(status);
        expectNothingOf(other(), body, path);
      }
    }
  });

  it('finds nothing of it in its lists, whatever they are asked for', async () => {
    const { courseId, userCourseId, workspaceId } = other();
    const hosting = `/api/v1/public/workspaces?q=hostname=='${otherHost}'`;
    const found = await own().learner.send<PageWire<{ id: number }>>(hosting);
    expect(found.body.content.map(({ id }) => id)).not.toContain(workspaceId);
    const lists = [
      '/api/v1/public/courses?size=1000&include=modules',
      `/api/v1/public/courses?q=id==${courseId}`,
      `/api/v1/secured/courses?q=id=in=(${courseId})`,
      `/api/v1/secured/courses/${courseId}/usercourses`,
      `/api/v1/secured/usercourses?q=id=in=(${userCourseId})`,
      `/api/v1/secured/usercourses?q=courseId=in=(${courseId})`,
      '/api/v1/secured/usercourses/active?size=1000',
      '/api/v1/secured/usercourses/completed?size=1000',
      '/api/v1/secured/usercoursegamificationitems?size=1000',
    ];
    for (const client of [own().learner, own().author]) {
      for (const path of lists) {
        const { body } = await client.send<PageWire<{ id: number }> | null>(path);
        const ids = body?.content?.map(({ id }) => id) ?? [];
        expect(ids, path).not.toContain(courseId);
        expect(ids, path).not.toContain(userCourseId);
        expectNothingOf(other(), body, path);
      }
    }
  });

  it('writes nothing there by raw ids over REST', async () => {
    const { courseId, userCourseId, lectureId, questionId, gamificationId, tagId } = other();
    const base = `/api/v1/secured/usercourses/${userCourseId}`;
    const calls = [
      ['POST', '/api/v1/secured/usercourses', { courseId }],
      ['PATCH', base, { finishTime: new Date().toISOString() }],
      ['POST', `${base}/questionanswer/${questionId}`, { userAnswer: [1] }],
      ['POST', `${base}/lecture/${lectureId}`, undefined],
      ['PUT', `${base}/position`, { lectureId }],
      ['POST', `${base}/_complete`, { name: 'Ada Example' }],
      ['POST', `${base}/gamification/${gamificationId}`, undefined],
      ['PATCH', `/api/v1/secured/courses/${courseId}`, { name: 'Taken' }],
      ['DELETE', `/api/v1/secured/courses/${courseId}?forceUpdate=true`, undefined],
      ['POST', `/api/v1/secured/courses/${courseId}/_lock?force=true`, undefined],
      ['DELETE', `/api/v1/secured/tags/${tagId}`, undefined],
    ] as const;
    for (const client of [own().learner, own().author]) {
      for (const [method, path, body] of calls) {
        const answer = await client.send(path, { method, body });
        expect([403, 404], `${method} ${path} answered ${answer.status}`).toContain(answer.status);
        expectNothingOf(other(), answer.body, path);
      }
    }
    const course = await other().author.expect<CourseWire>(`/api/v1/secured/courses/${courseId}`);
    expect(course.name).toBe(other().courseName);
  });

  it('reads nothing of it by raw ids over GraphQL', async () => {
    const { courseId, lectureId, certificate } = other();
    for (const tool of [own().tool, createGraphqlClient(gatewayUrl, ownHost)]) {
      for (const [document, variables] of [
        [documents.COURSE, { courseId }],
        [documents.COURSE_CONTENT, { courseId }],
        [documents.LECTURE, { courseId, lectureId }],
        [documents.CERTIFICATE, { uuid: certificate.uuid }],
      ] as const) {
        const answer = await tool.send(document, variables);
        expect(Object.values(answer.data ?? {}), document.slice(0, 40)).toEqual([null]);
      }
    }
  });

  it('reads nothing of it by global ids', async () => {
    for (const tool of [own().tool, createGraphqlClient(gatewayUrl, ownHost)]) {
      for (const [kind, id] of Object.entries(other().globalIds)) {
        const answer = await tool.send<{ node: unknown }>(documents.NODE, { id });
        expect(answer.data?.node ?? null, kind).toBeNull();
      }
    }
    // The same ids do lead somewhere for their owner.
    for (const [kind, id] of Object.entries(other().globalIds)) {
      const { node } = await other().tool.expect<{ node: unknown }>(documents.NODE, { id });
      expect(node, kind).toMatchObject({ id });
    }
  });

  it('writes nothing there over GraphQL', async () => {
    const { courseId, userCourseId, lectureId, questionId, gamificationId } = other();
    for (const [document, input] of [
      [documents.ENROL, { courseId }],
      [documents.ANSWER, { userCourseId, questionId, answer: { positions: [1] } }],
      [documents.SEEN, { userCourseId, lectureId }],
      [documents.POSITION, { userCourseId, lectureId }],
      [documents.COMPLETE, { userCourseId, holderName: 'Ada Example' }],
      [documents.GIVE_UP, { userCourseId }],
      [documents.CLAIM, { userCourseId, achievementId: gamificationId }],
    ] as const) {
      const answer = await own().tool.send<Record<string, { userErrors: { code: string }[] }>>(document, { input });
      const [payload] = Object.values(answer.data ?? {});
      const code = payload?.userErrors[0]?.code ?? answer.errors?.[0]?.extensions.code;
      expect(['NOT_FOUND', 'FORBIDDEN'], document.slice(0, 40)).toContain(code);
    }
    const untouched = await other().learner.expect<UserCourseWire>(`/api/v1/secured/usercourses/${userCourseId}`);
    expect(untouched).toMatchObject({ id: userCourseId, certificate: { uuid: other().certificate.uuid } });
  });
});

it('ROLE-02 another learner of the same workspace reads and writes nothing of a user course either', async () => {
  const { userCourseId, lectureId, questionId, globalIds } = dataOf(hosts.lectern);
  const { client } = await registerLearner(createRestClient(platformUrl, hosts.lectern));
  const base = `/api/v1/secured/usercourses/${userCourseId}`;
  for (const [method, path, body] of [
    ['GET', base, undefined],
    ['GET', `${base}/lecture/${lectureId}`, undefined],
    ['PATCH', base, { finishTime: new Date().toISOString() }],
    ['POST', `${base}/questionanswer/${questionId}`, { userAnswer: [1] }],
    ['POST', `${base}/_complete`, { name: 'Ada Example' }],
  ] as const) {
    expect(await client.send(path, { method, body }), `${method} ${path}`).toMatchObject({ status: 404 });
  }
  const tool = createGraphqlClient(gatewayUrl, hosts.lectern, { accessToken: client.token ?? '' });
  for (const kind of ['userCourse', 'question', 'earnedAchievement']) {
    const { data } = await tool.send<{ node: unknown }>(documents.NODE, { id: globalIds[kind] });
    expect(data?.node ?? null, kind).toBeNull();
  }
});

function dataOf(host: Host): WorkspaceData {
  const found = workspaces[host];
  if (found === undefined) throw new Error(`Nothing was made at ${host}`);
  return found;
}

/** Names are unmistakable, numbers are not: what identifies the other workspace must not stand anywhere in an answer. */
function expectNothingOf({ courseName, certificate, username }: WorkspaceData, body: unknown, where: string): void {
  const text = JSON.stringify(body);
  for (const secret of [courseName, certificate.uuid, username]) expect(text, where).not.toContain(secret);
}
