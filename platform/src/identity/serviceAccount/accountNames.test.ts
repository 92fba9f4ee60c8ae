/** A service account is named wherever it wrote or made something (BEY-42, ADR 0090). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { createDiscussionApp, type DiscussionApp } from '../../discussion/discussion.testkit.ts';
import { tokenScopes } from '../../http/tokenScope.ts';
import type { Id } from '../../shared/id.ts';
import type { StudyCourse } from '../../study/studyTestApp.testkit.ts';
import type { TestUser } from '../../testing/testApp.ts';

const base = '/api/v1/secured';
const name = 'Course robot';
let app: DiscussionApp;
let admin: TestUser;
let course: StudyCourse;
let accountId: Id;
let token: string;

beforeAll(async () => {
  app = await createDiscussionApp();
  admin = await app.aUser({ roleAdmin: true, createCourse: true });
  course = await app.aDiscussedCourse([], { maker: admin });
  const accounts = `${base}/workspaces/1/serviceaccounts`;
  const made = await app.call<{ id: Id }>('POST', accounts, {
    as: admin,
    body: { name, admin: true, createCourse: true },
  });
  accountId = made.body.id;
  const given = await app.call<{ token: string }>('POST', `${accounts}/${accountId}/apitokens`, {
    as: admin,
    body: { name: 'Token', scopes: tokenScopes, expireTime: app.now().getTime() + 86_400_000 },
  });
  token = given.body.token;
});
afterAll(() => app.close());

async function byAccount<T extends object>(method: string, url: string, body?: unknown): Promise<T> {
  const reply = await app.call<T>(method, `${base}${url}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
  expect(reply.status, `${method} ${url} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
  return reply.body;
}
const read = async <T extends object>(url: string): Promise<T> =>
  (await app.call<T>('GET', `${base}${url}`, { as: admin })).body;

describe('BEY-42 OP-303 OP-315 a service account is named', () => {
  test('in discussions: what it asked, answered and reported', async () => {
    const { body: question } = await app.ask(admin, course, 'Why?');
    await byAccount('POST', `/discussionthreads/${question.id}/replies`, { text: 'So.' });
    expect(JSON.stringify(await app.replies(admin, question.id))).toContain(name);
    await byAccount('POST', `/discussionposts/${question.question.id}/reports`, { reason: 'It is rude.' });
    expect(JSON.stringify(await app.threads(admin, course))).toContain(name);
    const asked = { title: 'How?', text: 'Tell me.' };
    await byAccount('POST', `/courses/${course.id}/lecture/${course.lectures[1]}/discussion`, asked);
    const { content } = await read<{ content: object[] }>('/workspaces/1/discussionquestions?size=50');
    expect(JSON.stringify(content)).toContain(name);
  });

  test('in reviews: what it commented and resolved, and the links that it made', async () => {
    const url = `/courses/${course.id}/reviewthreads`;
    const thread = await byAccount<{ id: Id }>('POST', url, {
      anchor: { part: 'COURSE', id: course.id },
      text: 'Too long.',
    });
    await app.call('POST', `${base}${url}/${thread.id}/comments`, { as: admin, body: { text: 'Why?' } });
    expect(await read(url)).toMatchObject({ content: [{ comments: [{ authorName: name }, {}] }] });
    const patched = await byAccount<object>('PATCH', `${url}/${thread.id}`, { state: 'RESOLVED' });
    expect(patched).toMatchObject({ resolvedByName: name });
    // Links take a sign-in: this one was made when it did not.
    const link = await app.call<{ id: Id }>('POST', `${base}/courses/${course.id}/reviewlinks`, {
      as: admin,
      body: { name: 'For guests', expireTime: new Date(app.now().getTime() + 86_400_000).toISOString() },
    });
    await madeByAccount('review_link', 'link_id', link.body.id);
    expect(JSON.stringify(await read(`/courses/${course.id}/reviewlinks`))).toContain(name);
  });

  test('beside those who have a course open', async () => {
    await byAccount('POST', `/courses/${course.id}/_presence`);
    const reply = await app.call('POST', `${base}/courses/${course.id}/_presence`, { as: admin });
    expect(JSON.stringify(reply.body)).toContain(name);
  });

  test('at a webhook', async () => {
    const url = '/workspaces/1/webhooks';
    const made = await app.call<{ id: Id }>('POST', `${base}${url}`, {
      as: admin,
      body: { url: 'https://hooks.example.org/', eventTypes: ['course.deleted'] },
    });
    await madeByAccount('webhook', 'webhook_id', made.body.id);
    expect(await read(url)).toMatchObject([{ createdById: accountId, createdByName: name }]);
  });
});

const madeByAccount = (table: 'webhook' | 'review_link', key: string, id: Id): Promise<unknown> =>
  inWorkspace(app.db, 1, (trx) =>
    sql`update ${sql.table(table)} set created_by = ${accountId}
      where workspace_id = 1 and ${sql.ref(key)} = ${id}`.execute(trx),
  );
