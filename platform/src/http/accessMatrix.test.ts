import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import type { Access } from './access.ts';

interface Operation {
  readonly method: string;
  /** With `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-access': Access }>>>>;
}

/** Text of everything that workspace 1 has here: no answer to workspace 2 may show it. */
const marker = 'Only in workspace one';
const certificateId = '0f0f0f0f-0000-4000-8000-00000000beef';
const openTo: Readonly<Record<Access, readonly string[]>> = {
  infrastructure: ['visitor', 'learner', 'author', 'voucherAdmin', 'admin'],
  client: ['visitor', 'learner', 'author', 'voucherAdmin', 'admin'],
  public: ['visitor', 'learner', 'author', 'voucherAdmin', 'admin'],
  learner: ['learner', 'author', 'voucherAdmin', 'admin'],
  courseAdmin: ['author', 'admin'],
  voucherAdmin: ['voucherAdmin', 'admin'],
  admin: ['admin'],
  customiser: ['admin'],
};

describe('every route of the OpenAPI document', () => {
  let server: TestApp;
  let operations: Operation[];
  let people: Record<string, TestUser | undefined>;
  let stranger: TestUser;
  /** Real ids of workspace 1 by the name of the path parameter; `id` stands for several kinds. */
  let ids: { course: number; userCourse: number; lecture: number; question: number; tag: number };

  beforeAll(async () => {
    server = await createTestApp();
    const { body } = await server.call<Document>('GET', '/openapi.json');
    operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
      })),
    );
    people = {
      visitor: undefined,
      learner: await server.aUser({ name: marker }),
      author: await server.aUser({ createCourse: true }),
      voucherAdmin: await server.aUser({ createVoucher: true }),
      admin: await server.aUser({ roleAdmin: true }),
    };
    stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    ids = await fillWorkspaceOne();
  });
  afterAll(() => server.close());

  async function fillWorkspaceOne(): Promise<typeof ids> {
    const question = {
      '@type': 'SingleChoice',
      question: marker,
      answer: ['right', 'wrong'],
      correctAnswer: [1],
      weight: 1,
      wrongLimit: 0,
    };
    const course = await server.call<{
      id: number;
      tags: { id: number }[];
      modules: { lectures: { id: number; questionAnswers: { id: number }[] }[] }[];
    }>('POST', '/api/v1/secured/courses?include=modules', {
      as: people['author'],
      body: {
        name: marker,
        published: true,
        anonymousAllowed: true,
        tags: [{ name: marker }],
        modules: [
          {
            name: marker,
            lectures: [{ name: marker, sections: [{ type: 'TEXT', content: marker }], questionAnswers: [question] }],
          },
        ],
      },
    });
    expect(course.status).toBe(201);
    const learner = people['learner'];
    const userCourse = await server.call<{ id: number }>('POST', '/api/v1/secured/usercourses', {
      as: learner,
      body: { course: { id: course.body.id }, courseId: course.body.id },
    });
    expect([200, 201]).toContain(userCourse.status);
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .insertInto('certificate')
        .values({
          workspace_id: 1,
          certificate_id: certificateId,
          user_course_id: userCourse.body.id,
          user_id: learner?.userId ?? 0,
          course_id: course.body.id,
          holder_name: marker,
          course_name: marker,
          score_percent: 100,
        })
        .execute(),
    );
    const lecture = course.body.modules[0]?.lectures[0];
    return {
      course: course.body.id,
      userCourse: userCourse.body.id,
      lecture: lecture?.id ?? 0,
      question: lecture?.questionAnswers[0]?.id ?? 0,
      tag: course.body.tags[0]?.id ?? 0,
    };
  }

  /** The path with real ids of workspace 1 in it. */
  const pathOf = (path: string): string =>
    path
      .replace(/\/workspaces\/\{id\}/, '/workspaces/1')
      .replace(/\/usercourses\/\{id\}/, `/usercourses/${ids.userCourse}`)
      .replace(/\/consents\/\{id\}/, '/consents/1')
      .replace('{id}', String(ids.course))
      .replace('{lectureId}', String(ids.lecture))
      .replace('{questionId}', String(ids.question))
      .replace('{tagId}', String(ids.tag))
      .replace('{gamificationId}', '1')
      .replace('{uuid}', certificateId)
      .replace('{profileName}', 'localhost');

  const ask = ({ method, path }: Operation, as: TestUser | undefined, host?: string) =>
    server.call<unknown>(method, pathOf(path), {
      ...(as === undefined ? {} : { as }),
      ...(host === undefined ? {} : { host }),
      ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {}),
    });

  const ordered = () => operations.filter(({ path }) => !path.endsWith('_logout') && !path.startsWith('/metrics'));

  test('GW-04 the documents name the paths that the specification does', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['POST /oauth/token', 'GET /api/v1/public/courses', 'GET /api/v1/secured/users/me']),
    );
  });

  test('OP-27 REST-81 a token of another workspace opens nothing that needs one', async () => {
    const answered: unknown[] = [];
    for (const operation of ordered().filter(({ access }) => !openTo[access].includes('visitor'))) {
      const { status } = await ask(operation, stranger, 'localhost');
      answered.push([operation.method, operation.path, status]);
    }
    expect(answered).toEqual(answered.map((row) => [...(row as unknown[]).slice(0, 2), 401]));
  });

  test('GW-02 the ids of this test are real: those they belong to can read them', async () => {
    const owner: Partial<Record<Access, string>> = { learner: 'learner', courseAdmin: 'author', admin: 'admin' };
    const closed: string[] = [];
    for (const operation of ordered().filter(({ method, path }) => method === 'GET' && path.includes('{'))) {
      const { status } = await ask(operation, people[owner[operation.access] ?? 'visitor']);
      if (status !== 200) {
        closed.push(`${operation.path} ${status}`);
      }
    }
    expect(closed).toEqual([]);
  });

  test('GW-02 ids of one workspace are nothing in another, for its admin too', async () => {
    const found: string[] = [];
    for (const operation of ordered().filter(({ access }) => access !== 'infrastructure' && access !== 'client')) {
      const reply = await ask(operation, stranger);
      const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      const refused = operation.path.includes('{') ? reply.status === 404 || reply.status === 400 : true;
      if (!refused || text.includes(marker)) {
        found.push(`${operation.method} ${operation.path} ${reply.status}`);
      }
    }
    expect(found).toEqual([]);
    const certificate = await server.call('GET', `/api/v1/public/certificates?uuid=${certificateId}`, { as: stranger });
    expect(certificate.status).toBe(404);
    const course = await server.call('GET', `/api/v1/public/courses/${ids.course}?include=modules`);
    expect(course).toMatchObject({ status: 200, body: { name: marker } });
  });

  // Last, as a role that may delete does delete.
  test('ROLE-14 REST-81 is open to its role and to no other', async () => {
    const wrong: string[] = [];
    for (const operation of ordered().toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    )) {
      for (const [name, person] of Object.entries(people)) {
        const { status } = await ask(operation, person);
        const closed = status === (person === undefined ? 401 : 403);
        const shouldBeOpen = openTo[operation.access].includes(name);
        // A route that is open to a role may still refuse what this person asks for.
        const fits = shouldBeOpen ? status !== 401 || operation.access === 'client' : closed;
        if (!fits || status >= 500) {
          wrong.push(`${operation.method} ${operation.path} as ${name}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
