import { changeCourses } from '../../course/bulk/changeCourses.ts';
import { changeEnrolments } from '../../enrolment/change/changeEnrolments.ts';
import type { JobWork } from '../../job/jobQueue.ts';
import { stopToken } from '../../reminder/stopToken.ts';
import type { Id } from '../../shared/id.ts';
import { changePeople } from '../../workspace/access/changePeople.ts';
import { findWorkspaceOfHost } from '../../workspace/hostQueries.ts';
import { doJobs } from '../doJobs.ts';
import type { FilledWorkspace } from '../filledWorkspace.ts';
import { aPasswordUser, demoPassword } from '../passwordUser.ts';
import type { ScimServer } from '../scimServer.ts';
import { sentMails, tokenOfMail } from '../sentMails.ts';
import type { TestApp, TestUser } from '../testApp.ts';
import { aPicture, upload } from '../uploads.ts';
import { aPackage } from '../zipFile.ts';

export interface Scene {
  readonly server: TestApp;
  readonly scim: ScimServer;
  readonly filled: FilledWorkspace;
  readonly admin: TestUser;
  readonly learner: TestUser;
}

/** What an operation is performed with, where that is not what the workspace of the run has. */
export interface Step {
  readonly body?: unknown;
  /** Values of path parameters. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly as?: TestUser;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a multipart body has beside its texts. */
  readonly file?: { readonly bytes: Uint8Array; readonly fileName: string };
}

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();

async function write<T>(
  { server }: Scene,
  method: 'POST' | 'PATCH',
  [url, as, body]: readonly [url: string, as: TestUser, body?: unknown],
): Promise<T> {
  const reply = await server.call<T>(method, `/api/v1/secured${url}`, { as, body });
  if (reply.status >= 300) {
    throw new Error(`${url} answers ${reply.status} ${JSON.stringify(reply.body)}`);
  }
  return reply.body;
}

const post = <T = { readonly id: Id }>(scene: Scene, url: string, as: TestUser, body?: unknown): Promise<T> =>
  write(scene, 'POST', [url, as, body]);

interface CourseWire {
  readonly id: Id;
  readonly modules: readonly { readonly lectures: readonly { readonly id: Id }[] }[];
}

const aCourse = (scene: Scene, changes: object = {}): Promise<CourseWire> =>
  post<CourseWire>(scene, '/courses?include=modules', scene.admin, {
    name: 'Green tea',
    published: true,
    certifiable: true,
    modules: [
      { name: 'Basics', lectures: [{ name: 'Water', sections: [{ type: 'TEXT', content: '<p>Not boiling.</p>' }] }] },
    ],
    ...changes,
  });

/** The learner of the run in a course of its own, with its only lecture done. */
async function aReadCourse(scene: Scene) {
  const course = await aCourse(scene);
  const { id } = await post(scene, '/usercourses', scene.learner, { courseId: course.id });
  await post(scene, `/usercourses/${id}/lecture/${course.modules[0]?.lectures[0]?.id}`, scene.learner, {});
  return { course, userCourseId: id };
}

const serviceAccountUrl = ({ filled: { workspaceId, ids } }: Scene): string =>
  `/workspaces/${workspaceId}/serviceaccounts/${ids['serviceAccountId']}`;

/** A job that was done, as what is to be taken back. */
async function doneJob(scene: Scene, [url, body]: readonly [string, object], work: JobWork): Promise<Step> {
  const { id } = await post(scene, url, scene.admin, body);
  await doJobs(scene.server, work, { early: true });
  return { body: { jobId: id } };
}

const jobDeps = ({ server }: Scene) => ({
  db: server.db,
  clock: () => server.now(),
  jobs: server.app.jobs,
  config: server.config,
});

/** A reply of the admin to the question of the run. */
async function aReply(scene: Scene): Promise<Id> {
  const url = `/discussionthreads/${scene.filled.ids['threadId']}/replies`;
  await post(scene, url, scene.admin, { text: '70 to 80 degrees.' });
  const { body } = await scene.server.call<{ content: readonly { readonly id: Id }[] }>(
    'GET',
    `/api/v1/secured${url}`,
    { as: scene.admin },
  );
  return body.content.at(-1)?.id ?? 0;
}

const personnel = ({ scim }: Scene) => ({ '@type': 'PERSONNEL', scimEndpoint: scim.baseUrl, apiKey: scim.token });

/** The personnel system of the workspace, of which there is one. */
async function personnelId(scene: Scene): Promise<string> {
  const url = `/workspaces/${scene.filled.workspaceId}/integrations`;
  const { body } = await scene.server.call<{ content: readonly { readonly '@type': string; readonly id: Id }[] }>(
    'GET',
    `/api/v1/secured${url}`,
    { as: scene.admin },
  );
  const known = body.content.find((each) => each['@type'] === 'PERSONNEL');
  const { id } = known ?? (await post<{ readonly id: Id }>(scene, url, scene.admin, personnel(scene)));
  return String(id);
}

const packageStep = async (scene: Scene): Promise<Step> => ({
  as: scene.admin,
  ids: { courseId: String((await aCourse(scene)).id) },
  body: { name: 'Fire safety', file: 'The bytes of the archive' },
  file: { bytes: aPackage(), fileName: 'fire-safety.zip' },
});

/** What comes before an operation, so that it is taken, by `operationId`. */
export const exampleSteps: Readonly<Record<string, (scene: Scene) => Promise<Step>>> = {
  getOauthAuthorizationData: async (scene) => {
    await post(scene, `/workspaces/${scene.filled.workspaceId}/integrations`, scene.admin, {
      '@type': 'OAUTH2',
      clientId: 'lectern',
      clientSecret: 'secret-of-the-provider',
      authorizationEndpoint: 'https://id.example.org/authorize',
      tokenEndpoint: 'https://id.example.org/token',
      userEndpoint: 'https://id.example.org/me',
      scope: 'email',
      emailProperty: 'mail',
    });
    return { query: '?redirect_uri=http://localhost:4000/signin/callback' };
  },
  searchByUsernamePublicUserPreview: async ({ admin }) => ({ as: admin }),
  listPublicCertificates: async ({ filled }) => ({ query: `?uuid=${filled.ids['uuid']}` }),

  redeemPublicToken: async ({ server }) => {
    const { username } = await server.aUser({ username: 'rosa@demo.test', name: 'Rosa Lind' });
    await server.call('POST', '/api/v1/public/tokens', { body: { '@type': 'RESET_PW', username } });
    const mails = await sentMails(server);
    const token = tokenOfMail(mails.find(({ to }) => to === username));
    return { ids: { token }, body: { '@type': 'RESET_PW', password: 'correct horse battery' } };
  },
  replaceMePassword: async ({ server }) => ({
    as: await aPasswordUser(server),
    body: { currentPassword: demoPassword, password: 'another horse battery' },
  }),
  deleteMe: async ({ server }) => {
    const as = await aPasswordUser(server, { username: 'tom@demo.test', name: 'Tom Reed' });
    return { as, body: { confirmUsername: as.username, password: demoPassword } };
  },
  deleteWorkspaceUser: async ({ server }) => {
    const as = await aPasswordUser(server, { roleAdmin: true });
    const { userId, username } = await server.aUser({ username: 'lea@demo.test', name: 'Lea Stern' });
    return { as, ids: { userId: String(userId) }, body: { confirmUsername: username, password: demoPassword } };
  },
  rotateWorkspaceServiceAccountApiToken: async (scene) => {
    const { id } = await post(scene, `${serviceAccountUrl(scene)}/apitokens`, scene.admin, {
      name: 'Warehouse, staging',
      scopes: ['enrolments:read'],
      expireTime: inAMonth,
    });
    return { ids: { apiTokenId: String(id) }, body: { expireTime: inAMonth, overlapHours: 24 } };
  },
  createWorkspace: async ({ server }) => {
    const host = '00000000-0000-4000-8000-000000000001.localhost';
    const account = { username: 'nora@demo.test', name: 'Nora Vale' };
    const { body } = await server.call<{ id: Id }>('POST', '/api/v1/public/users', {
      host,
      body: { ...account, password: demoPassword },
    });
    const found = await findWorkspaceOfHost(server.db, host);
    return { host, as: { workspaceId: found?.workspaceId ?? 0, userId: body.id, ...account } };
  },
  undoWorkspaceUserAccesses: async (scene) => {
    const { workspaceId, ids } = scene.filled;
    const change = { action: 'CHANGE_RIGHTS', createCourse: true, userIds: [Number(ids['userId'])] };
    return doneJob(scene, [`/workspaces/${workspaceId}/usersaccess/_change`, change], changePeople(jobDeps(scene)));
  },
  cancelJob: async (scene) => {
    const { workspaceId, ids } = scene.filled;
    const change = { action: 'CHANGE_RIGHTS', createCourse: true, userIds: [Number(ids['userId'])] };
    const { id } = await post(scene, `/workspaces/${workspaceId}/usersaccess/_change`, scene.admin, change);
    return { as: scene.admin, ids: { jobId: String(id) } };
  },
  undoCourses: async (scene) => {
    const { id } = await aCourse(scene);
    return doneJob(
      scene,
      ['/courses/_change', { action: 'UNPUBLISH', courseIds: [id] }],
      changeCourses(jobDeps(scene)),
    );
  },
  undoWorkspaceUserCourses: async (scene) => {
    const { userCourseId } = await aReadCourse(scene);
    const change = { action: 'CHANGE_DUE', dueTime: inAMonth, userCourseIds: [userCourseId] };
    return doneJob(
      scene,
      [`/workspaces/${scene.filled.workspaceId}/usercourses/_change`, change],
      changeEnrolments(jobDeps(scene)),
    );
  },

  uploadWorkspaceFiles: async ({ admin }) => ({
    as: admin,
    body: {
      category: 'CONTENT',
      name: 'Tea pot',
      alternativeText: 'A pot without a lid',
      file: 'The bytes of the file',
    },
    file: { bytes: await aPicture(20), fileName: 'pot.png' },
  }),
  uploadWorkspaceScorm: packageStep,
  uploadScorm: packageStep,
  updateWorkspaceFile: async ({ admin }) => ({ as: admin }),
  replaceWorkspaceFile: async ({ server, admin }) => {
    const old = await upload(server, admin, { name: 'Tea pot', bytes: await aPicture(16) });
    const next = await upload(server, admin, { name: 'Tea pot, with a lid', bytes: await aPicture(24) });
    return { ids: { fileId: String(old.id) }, body: { replacementId: next.id } };
  },
  fromTemplateCourses: async ({ server, admin }) => {
    const { body } = await server.call<{ content: readonly { readonly key: string }[] }>(
      'GET',
      '/api/v1/secured/coursetemplates',
      { as: admin },
    );
    return { body: { template: body.content[0]?.key } };
  },
  replaceCourse: async (scene) => ({ ids: { id: String((await aCourse(scene)).id) } }),
  deleteCourse: async (scene) => ({ ids: { id: String((await aCourse(scene)).id) } }),
  publicationTimeCourse: async (scene) => {
    const { id } = await aCourse(scene);
    await post(scene, `/courses/${id}/_holdBack`, scene.admin, { holdsBack: true });
    await write(scene, 'PATCH', [`/courses/${id}`, scene.admin, { miniDescription: 'Water, leaves and patience.' }]);
    return { ids: { id: String(id) } };
  },

  completeUserCourse: async (scene) => {
    const { userCourseId } = await aReadCourse(scene);
    return { ids: { userCourseId: String(userCourseId) }, body: { name: scene.learner.name } };
  },
  redeemVoucher: async (scene) => {
    const { id: courseId } = await aCourse(scene);
    const { id } = await post(scene, '/campaigns', scene.admin, { name: 'Friends', courseId });
    const { vouchers } = await post<{ vouchers: readonly { readonly code: string }[] }>(
      scene,
      `/campaigns/${id}/vouchers`,
      scene.admin,
      { code: 'TEA-FOR-FRIENDS' },
    );
    return { ids: { code: vouchers[0]?.code ?? '' }, body: {} };
  },
  createUserCourseGamification: async (scene) => {
    const { course, userCourseId } = await aReadCourse(scene);
    const lectureIds = course.modules[0]?.lectures.map(({ id }) => id);
    const { gamificationItems } = await write<{ gamificationItems: readonly { readonly id: Id }[] }>(scene, 'PATCH', [
      `/courses/${course.id}?include=outline`,
      scene.admin,
      { gamificationItems: [{ '@type': 'LECTURES_COMPLETED', name: 'Reader', kind: 'FRAME', lectureIds }] },
    ]);
    return {
      ids: { userCourseId: String(userCourseId), gamificationId: String(gamificationItems[0]?.id) },
      body: {},
    };
  },

  replaceDiscussionThreadAnswer: async (scene) => {
    return { body: { postId: await aReply(scene) } };
  },
  createDiscussionPostReport: async (scene) => ({ ids: { postId: String(await aReply(scene)) } }),
  switchPublicReminders: async ({ server, learner }) => ({
    body: { token: stopToken(server.config, learner), on: false },
  }),

  discoverWorkspaceIntegrations: async ({ scim }) => ({ body: { issuer: new URL(scim.baseUrl).origin } }),
  testWorkspaceIntegrations: async (scene) => ({ body: personnel(scene) }),
  testWorkspaceIntegration: async (scene) => ({
    ids: { integrationId: await personnelId(scene) },
    body: personnel(scene),
  }),
  syncWorkspaceIntegration: async (scene) => ({
    ids: { integrationId: await personnelId(scene) },
    body: { '@type': 'PERSONNEL', dryRun: true },
    headers: { prefer: 'respond-async' },
  }),
};
