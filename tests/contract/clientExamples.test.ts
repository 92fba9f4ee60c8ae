import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer, json } from 'node:stream/consumers';
import {
  accepted,
  CompleteCourseDocument,
  CourseDocument,
  createClient,
  CreateCourseDocument,
  EnrolDocument,
  MarkLectureSeenDocument,
  PeopleDocument,
  PublishCourseDocument,
  ViewerDocument,
  type Client,
} from '@lectern/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/ports.ts';
import { hosts, password } from '../support/hosts.ts';
import { startServers, type Servers } from '../support/servers.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../client/examples');

let servers: Servers;
let folder: string;
let host: string;
let token: string;
let admin: Client;
let receiverPort: number;
const closing: (() => void)[] = [];

const as = (username: string): Client =>
  createClient({ host, credentials: { username, password }, clientName: 'contract', clientVersion: '1' });

function start(example: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawn(process.execPath, [join(EXAMPLES, example), ...args], {
    cwd: folder,
    env: { ...process.env, LECTERN_HOST: host, LECTERN_TOKEN: token, ...env },
  });
}

/** Runs an example to its end. */
function run(...given: Parameters<typeof start>): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = start(...given);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<number> {
  const server: Server = createServer((request, response) => void answer(request, response));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-examples-'));
  receiverPort = await freePort();
  servers = await startServers({ OUTBOUND_PRIVATE_HOSTS: `127.0.0.1:${receiverPort}` });
  host = servers.gatewayUrl.replace('127.0.0.1', hosts.lectern);
  admin = as('admin@demo.test');
  const { createApiToken } = await admin.request<{ createApiToken: { token: string } }>(
    'mutation MakeToken($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    {
      input: {
        name: 'Examples',
        scopes: ['PEOPLE_READ', 'ENROLMENTS_READ', 'WORKSPACE_READ', 'COURSES_WRITE'],
        expireTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    },
  );
  ({ token } = createApiToken);
});
afterAll(async () => {
  for (const close of closing) close();
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('BEY-46 OP-302 the examples of the typed client', () => {
  it('a warehouse stays in step through an outage, an edit and a deletion', async () => {
    const groups = new Map<string, string>();
    for (const name of ['Oaks', 'Elms']) {
      const { createGroup } = await admin.request<{ createGroup: { group: { id: string } } }>(
        'mutation M($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }',
        { input: { name } },
      );
      groups.set(name, createGroup.group.id);
    }
    let mayPass = 1;
    const port = await listen(async (request, response) => {
      mayPass -= 1;
      if (mayPass < 0) {
        response.destroy();
        return;
      }
      const { status, body } = await forward(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    const copy = join(folder, 'copy.db');
    const sync = () => run('warehouse.ts', [copy], { LECTERN_HOST: `http://localhost:${port}` });
    const names = (): unknown[] =>
      rowsOf(copy, "SELECT json FROM object WHERE list = 'groups'").map(({ name }) => name);

    expect((await sync()).code).toBe(1);
    expect(rowsOf(copy, "SELECT json FROM object WHERE list = 'people'").length).toBeGreaterThan(0);
    expect(names()).toEqual([]);

    mayPass = Infinity;
    expect(await sync()).toMatchObject({ code: 0, output: expect.stringContaining('In step: ') });
    expect(names()).toEqual(expect.arrayContaining(['Oaks', 'Elms']));
    const { workspace } = await admin.request(PeopleDocument, { first: 1 });
    expect(rowsOf(copy, "SELECT json FROM object WHERE list = 'people'")).toHaveLength(
      workspace?.people?.totalCount ?? -1,
    );

    await admin.request('mutation M($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }', {
      input: { groupId: groups.get('Oaks'), name: 'Old oaks' },
    });
    await admin.request(
      'mutation M($input: DeleteGroupInput!) { deleteGroup(input: $input) { userErrors { code } } }',
      {
        input: { groupId: groups.get('Elms') },
      },
    );
    expect(await sync()).toMatchObject({ code: 0 });
    expect(names()).toContain('Old oaks');
    expect(names()).not.toContain('Oaks');
    expect(names()).not.toContain('Elms');
  });

  it('a chat is told who completed a course, by webhooks that are genuine', async () => {
    const told: unknown[] = [];
    const first = Promise.withResolvers<void>();
    const chatPort = await listen(async (request, response) => {
      told.push(await json(request));
      response.end();
      first.resolve();
    });
    const { createWebhook } = await admin.request<{ createWebhook: { secret: string } }>(
      'mutation M($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }',
      { input: { url: `http://127.0.0.1:${receiverPort}/`, eventTypes: ['COURSE_COMPLETED'] } },
    );
    const child = start('chatNotification.ts', [], {
      PORT: String(receiverPort),
      CHAT_URL: `http://127.0.0.1:${chatPort}/`,
      WEBHOOK_SECRETS: createWebhook.secret,
    });
    closing.push(() => child.kill());
    await new Promise<void>((listening) => child.stdout.once('data', () => listening()));
    const forged = { method: 'POST', body: '{"type":"course.completed"}', headers: { 'webhook-id': 'msg_1' } };
    expect((await fetch(`http://127.0.0.1:${receiverPort}/`, forged)).status).toBe(401);

    const name = await completeCourse('Fire & <safety>');
    await first.promise;
    expect(told).toEqual([{ text: expect.stringMatching(/^.+ has completed “Fire &amp; &lt;safety&gt;”/) }]);
    expect(JSON.stringify(told)).toContain(name);
  });

  it('a course is made of a spreadsheet', async () => {
    const table = join(folder, 'course.csv');
    writeFileSync(
      table,
      [
        'module,lecture,text,question,right,wrong',
        'Fire,Alarm,"Stay calm, and ring.",,,',
        'Fire,Alarm,,Whom do you ring?,112,110|911',
        'Fire,Exits,Where they are,,,',
        'Water,Taps,How they turn,,,',
      ].join('\r\n'),
    );
    const { code, output } = await run('courseFromSpreadsheet.ts', ['Safety', table]);
    expect(code, output).toBe(0);
    const courseId = /Course (\d+) has 2 modules/.exec(output)?.[1] ?? '';
    const { authoredCourse } = await admin.request<{
      authoredCourse: { modules: { lectures: { lectureId: number }[] }[] };
    }>('query Q($id: ID!) { authoredCourse(id: $id) { name modules { name lectures { lectureId name } } } }', {
      id: courseId,
    });
    expect(authoredCourse).toMatchObject({
      name: 'Safety',
      modules: [
        { name: 'Fire', lectures: [{ name: 'Alarm' }, { name: 'Exits' }] },
        { name: 'Water', lectures: [{ name: 'Taps' }] },
      ],
    });
    const lectureId = authoredCourse.modules[0]?.lectures[0]?.lectureId;
    const { authoredLecture } = await admin.request<{ authoredLecture: unknown }>(
      'query Q($courseId: ID!, $lectureId: ID!) { authoredLecture(courseId: $courseId, lectureId: $lectureId) { content { sections { ... on AuthoredTextSection { text } } questions { ... on AuthoredSingleChoiceQuestion { text options correctPosition } } } } }',
      { courseId, lectureId },
    );
    expect(authoredLecture).toMatchObject({
      content: {
        sections: [{ text: 'Stay calm, and ring.' }, {}],
        questions: [{ text: 'Whom do you ring?', options: ['110', '112', '911'], correctPosition: 2 }],
      },
    });
  });
});

async function forward(request: IncomingMessage): Promise<{ readonly status: number; readonly body: string }> {
  const answer = await fetch(`${host}${request.url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
    body: new Uint8Array(await buffer(request)),
  });
  return { status: answer.status, body: await answer.text() };
}

function rowsOf(path: string, query: string): Readonly<Record<string, unknown>>[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database
      .prepare(query)
      .all()
      .map(({ json }) => JSON.parse(String(json)) as Readonly<Record<string, unknown>>);
  } finally {
    database.close();
  }
}

/** Has the demo learner complete a new course, and resolves with their name. */
async function completeCourse(name: string): Promise<string> {
  const content = { sections: [{ content: { text: { text: 'Read this.' } } }], questions: [] };
  const { createCourse } = await admin.request(CreateCourseDocument, {
    input: { fields: { name }, modules: [{ name: 'One', lectures: [{ name: 'Only', content }] }] },
  });
  const courseId = String(accepted(createCourse).course?.courseId);
  accepted((await admin.request(PublishCourseDocument, { input: { courseId, published: true } })).publishCourse);
  const learner = as('learner@demo.test');
  const { course } = await learner.request(CourseDocument, { courseId });
  const lectureId = course?.modules?.[0]?.lectures[0]?.lectureId ?? 0;
  const { userCourse } = accepted((await learner.request(EnrolDocument, { input: { courseId } })).enrol);
  const userCourseId = String(userCourse?.userCourseId);
  await learner.request(MarkLectureSeenDocument, { input: { userCourseId, lectureId } });
  const completed = await learner.request(CompleteCourseDocument, { input: { userCourseId } });
  accepted(completed.completeCourse);
  const { viewer } = await learner.request(ViewerDocument, {});
  return viewer?.user.name ?? '';
}
