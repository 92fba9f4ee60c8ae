import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { json } from '../../db/json.ts';
import type { Page } from '../../http/paging.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { aQuestion, aText } from '../courseBuilder.testkit.ts';
import { mostSavedSections, type FullSavedSection } from './savedSectionService.ts';
import { savedSectionWithContent, type SavedSectionWire } from './savedSectionSchemas.ts';

const url = '/api/v1/secured/savedsections';

describe('BEY-09 OP-83 saved sections', () => {
  let app: TestApp;
  let author: TestUser;
  let other: TestUser;
  let admin: TestUser;
  let learner: TestUser;
  beforeAll(async () => {
    app = await createTestApp();
    author = await app.aUser({ createCourse: true, name: 'Ana' });
    other = await app.aUser({ createCourse: true });
    admin = await app.aUser({ roleAdmin: true });
    learner = await app.aUser();
  });
  afterAll(() => app.close());

  const save = (body: unknown, as = author) => app.call<FullSavedSection>('POST', url, { as, body });
  const list = async (query = '', as = author) =>
    (await app.call<Page<SavedSectionWire>>('GET', `${url}${query}`, { as })).body;

  test('are kept with their questions, and without the ids that they came with', async () => {
    const saved = await save({
      name: '  Safety first ',
      sections: [
        { id: 4711, clientKey: 'a', ...aText('<p>Wear gloves.</p>') },
        { id: 4712, type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } },
      ],
      questionAnswers: [aQuestion({ id: 4713, question: 'Why?' })],
    });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      name: 'Safety first',
      sectionCount: 2,
      editable: true,
      createdBy: { id: author.userId, name: 'Ana' },
      sections: [
        { number: 1, content: { type: 'text', content: { text: '<p>Wear gloves.</p>' } } },
        { number: 2, content: { type: 'QUESTION', content: { questionIndex: 0 } } },
      ],
      questionAnswers: [{ question: 'Why?', correctAnswer: [2] }],
    });
    expect(savedSectionWithContent.parse(saved.body)).toEqual(saved.body);
    const ids = [...saved.body.sections, ...saved.body.questionAnswers].map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    const read = await app.call<FullSavedSection>('GET', `${url}/${saved.body.id}`, { as: other });
    expect(read.body).toEqual({ ...saved.body, editable: false });
  });

  test('are cleaned: nothing hostile is stored', async () => {
    const { body } = await save({
      name: '<img src=x onerror=alert(1)>',
      sections: [
        aText('<p onclick="steal()">Hi<script>alert(1)</script></p>'),
        { type: 'HTML', content: '<iframe src="javascript:alert(1)"></iframe><b>bold</b>' },
      ],
    });
    const rows = await inWorkspace(app.db, 1, (trx) =>
      trx.selectFrom('saved_section').select('body').where('saved_section_id', '=', body.id).execute(),
    );
    expect(JSON.stringify(rows)).not.toMatch(/onclick|script|iframe/);
    expect(JSON.stringify(rows)).toContain('<b>bold</b>');
  });

  test('what does not fit is refused in words, and nothing is stored', async () => {
    const before = (await list()).pageable.totalElements;
    const sections = [aText()];
    const refusals: readonly [unknown, string, string | RegExp][] = [
      [{ name: ' ', sections }, 'name', 'must not be empty'],
      [{ name: 'x'.repeat(256), sections }, 'name', '`name` is longer than 255 characters: shorten it.'],
      [{ name: 'None', sections: [] }, 'sections', 'must have at least one section'],
      [{ name: 'Many', sections: Array.from({ length: 51 }, () => aText()) }, 'sections', /at most 50 sections/],
      [
        { name: 'Large', sections: [aText(`<p>${'x'.repeat(262_144)}</p>`)] },
        'sections',
        / must have at most 262,144 bytes, not 262,\d{3}\.$/,
      ],
      [
        { name: 'Nowhere', sections: [{ type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } }] },
        'sections.0.content.content.questionIndex',
        '`sections[0].content.content.questionIndex`: the lecture has no questions.',
      ],
      [{ name: 'Typeless', sections: [{ type: 'NONE' }] }, 'sections.0.type', /./],
    ];
    for (const [body, field, message] of refusals) {
      const refused = await app.call<{ code: string; errors: { field: string; message: string }[] }>('POST', url, {
        as: author,
        body,
      });
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID']);
      expect(refused.body.errors[0]?.field).toBe(field);
      expect(refused.body.errors[0]?.message).toMatch(message);
    }
    expect((await list()).pageable.totalElements).toBe(before);
  });

  test('are found by name and paged, the newest first', async () => {
    app.at(new Date(Date.now() + 60_000));
    await save({ name: 'Tea: green', sections: [aText()] });
    app.at(new Date(Date.now() + 120_000));
    await save({ name: 'Tea: black', sections: [aText()] }, other);
    app.at(new Date());
    const names = async (query: string) => (await list(query)).content.map(({ name }) => name);
    expect(await names('?q=name==*TEA*')).toEqual(['Tea: black', 'Tea: green']);
    expect(await names('?q=name==*tea*&sort=name,desc')).toEqual(['Tea: green', 'Tea: black']);
    expect(await names('?q=name==*tea*&size=1&page=1')).toEqual(['Tea: green']);
    expect(await names('?q=name==coffee')).toEqual([]);
    expect(await names('?size=2')).toEqual(['Tea: black', 'Tea: green']);
  });

  test('ROLE-04 who saved one and admins rename and delete it, nobody else', async () => {
    const { body: saved } = await save({ name: 'Mine', sections: [aText()] });
    const one = `${url}/${saved.id}`;
    const rename = (as: TestUser, name: string) => app.call<SavedSectionWire>('PATCH', one, { as, body: { name } });
    expect((await rename(learner, 'Theirs')).status).toBe(403);
    expect(await rename(other, 'Theirs')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await rename(author, '')).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } });
    expect(await rename(author, 'Ours')).toMatchObject({ status: 200, body: { name: 'Ours', sectionCount: 1 } });
    expect((await rename(admin, 'Everyone’s')).body.name).toBe('Everyone’s');
    expect((await app.call('DELETE', one, { as: other })).status).toBe(403);
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await app.call('DELETE', one, { as: stranger })).status).toBe(404);
    expect((await app.call('GET', one, { as: stranger })).status).toBe(404);
    expect((await app.call('DELETE', one, { as: author })).status).toBe(204);
    expect((await app.call('GET', one, { as: author })).status).toBe(404);
    expect((await app.call('DELETE', one, { as: author })).status).toBe(404);
  });

  test('a workspace keeps so many at most', async () => {
    const { workspaceId } = await app.aUser({ workspaceId: 2 });
    const boss = await app.aUser({ workspaceId, roleAdmin: true });
    const body = { sections: [], questions: [] };
    await inWorkspace(app.db, workspaceId, (trx) =>
      trx
        .insertInto('saved_section')
        .values(
          Array.from({ length: mostSavedSections }, (_, index) => ({
            workspace_id: workspaceId,
            name: `Section ${index}`,
            body: json(body),
            section_count: 0,
            create_time: app.now(),
            update_time: app.now(),
          })),
        )
        .execute(),
    );
    expect(await save({ name: 'One more', sections: [aText()] }, boss)).toMatchObject({
      status: 409,
      body: { code: 'SAVED_SECTIONS_FULL', params: { most: mostSavedSections } },
    });
    expect((await save({ name: 'Elsewhere', sections: [aText()] })).status).toBe(201);
  });

  test('SET-01 stay when who saved them is erased, and stand in the export of that person before', async () => {
    const leaving = await app.aUser({ createCourse: true });
    const { body: saved } = await save({ name: 'Left behind', sections: [aText()] }, leaving);
    const exported = await app.call('GET', '/api/v1/secured/users/me/personaldata', { as: leaving });
    expect(exported.body).toMatchObject({ savedSections: [{ id: saved.id, name: 'Left behind' }] });
    const erased = await app.call('DELETE', '/api/v1/secured/users/me', {
      as: leaving,
      body: { confirmUsername: leaving.username },
    });
    expect(erased.status).toBe(204);
    const read = await app.call('GET', `${url}/${saved.id}`, { as: author });
    expect(read.body).toMatchObject({ name: 'Left behind', createdBy: null, editable: false });
  });
});
