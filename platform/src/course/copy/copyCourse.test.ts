import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../courseTestApp.testkit.ts';
import { inWorkspace } from '../../db/database.ts';
import { copyName } from './copyRules.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const copy = (id: number, { as = app.author, body = {}, headers = {} } = {}) =>
  app.call<FullCourse>('POST', `${coursesPath}/${id}/_copy?include=modules`, { as, body, headers });

const place = (questionIndex: number) => ({ type: 'JSON', content: { type: 'QUESTION', content: { questionIndex } } });

/** Everything that names a question: a place, a bubble, a section that shows one, inside of a branch too. */
const rich = () =>
  aLecture({
    name: 'Everything',
    mediaSource: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    questionAnswers: [aQuestion(), aQuestion({ question: 'And black tea?', weight: 3 })],
    questionBank: { draws: [{ weight: 3, times: 1 }] },
    sections: [
      aText(),
      place(1),
      {
        type: 'JSON',
        content: {
          type: 'DIALOG',
          content: [{ side: 'left', userPicAvatar: false, bubbles: [{ type: 'question', content: 0 }] }],
        },
      },
      {
        type: 'JSON',
        content: { type: 'BRANCH', content: { options: [{ title: 'One', sections: [aText('<p>In</p>'), place(0)] }] } },
      },
      { type: 'SCROLL', content: null },
    ],
  });

/** Without what is given again to each node and course. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, member: unknown) => (/^(id|lectureId|moduleId)$/.test(key) ? undefined : member)),
  );

const idsIn = (value: unknown): number[] => {
  const ids: number[] = [];
  JSON.stringify(value, (key, member: unknown) => {
    if (key === 'id' && typeof member === 'number') {
      ids.push(member);
    }
    return member;
  });
  return ids;
};

describe('a copy', () => {
  test('CRS-17 CRS-21 is unpublished, without voucher, achievements, tags and template; all else is as it was, under new ids', async () => {
    const { body: source } = await app.create(
      aCourse({
        template: true,
        voucherActivated: true,
        certifiable: true,
        minScoreRate: 0.75,
        tags: ['tea'],
        modules: [
          aModule({ lectures: [rich(), aLecture({ name: 'Empty', sections: [] })] }),
          aModule({ lectures: [] }),
        ],
        gamificationItems: [{ '@type': 'QUESTIONS_ANSWERED_RATE', name: 'All', qaRate: 1 }],
        customMetadata: { shelf: 7 },
      }),
      { as: app.admin },
    );
    const { status, body, headers } = await copy(source.id);
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({
      name: 'Tea for beginners – Copy',
      published: false,
      voucherActivated: false,
      template: false,
      tags: [],
      gamificationItems: [],
      certifiable: true,
      minScoreRate: 0.75,
      totalPoints: source.totalPoints,
      customMetadata: { shelf: 7 },
      createdBy: app.author.userId,
      version: 1,
    });
    expect(withoutIds(body.modules)).toEqual(withoutIds(source.modules));
    const before = new Set(idsIn(source.modules));
    expect(idsIn(body.modules).filter((id) => before.has(id))).toEqual([]);
    // What is read on its own later, from the stored body, is the same as what was answered.
    expect((await app.read(body.id)).body.modules).toEqual(body.modules);
  });

  test('CRS-17 lives on when the course is deleted, and its nodes can be saved', async () => {
    const { body: source } = await app.create(aCourse({ modules: [aModule({ lectures: [rich()] })] }));
    const { body } = await copy(source.id, { body: { name: '  From   a template ' } });
    expect(body.name).toBe('From a template');
    expect((await app.call('DELETE', `${coursesPath}/${source.id}`, { as: app.author })).status).toBe(204);
    const lecture = lecturesOf(body)[0];
    const modules = [{ id: body.modules[0]?.id, lectures: [{ id: lecture?.id, sections: lecture?.sections }] }];
    const saved = await app.save('PATCH', body.id, { modules });
    expect(saved.status).toBe(200);
    expect(lecturesOf(saved.body)).toEqual(lecturesOf(body));
  });

  test('CRS-21 the same key copies once; another one copies again', async () => {
    const { body: source } = await app.create();
    const keyed = { headers: { 'idempotency-key': `copy-${source.id}` } };
    const [first, again, other] = [await copy(source.id, keyed), await copy(source.id, keyed), await copy(source.id)];
    expect(again.body.id).toBe(first.body.id);
    expect(other.body.id).not.toBe(first.body.id);
    expect((await copy(source.id, { ...keyed, body: { name: 'Else' } })).status).toBe(422);
  });

  test('CRS-21 one copy of a person is made after the other, and who has too many waiting is refused', async () => {
    const { body: source } = await app.create();
    const log: number[] = [];
    const noted = async (copied: ReturnType<typeof copy>) => {
      log.push((await copied).status);
    };
    let all: Promise<void>[] = [];
    // Nothing is read of courses meanwhile: the first copy waits, and ten may wait for it.
    await inWorkspace(app.db, 1, async (trx) => {
      await sql`lock table course in access exclusive mode`.execute(trx);
      all = Array.from({ length: 12 }, () => noted(copy(source.id)));
      await Promise.race(all);
      expect(log).toEqual([429]);
    });
    await Promise.all(all);
    expect(log).toEqual([429, ...Array.from({ length: 11 }, () => 201)]);
  });

  test('CRS-21 OP-54 is for authors of the workspace, and refuses what is no name', async () => {
    const { body: source } = await app.create();
    expect((await copy(source.id, { as: app.learner })).status).toBe(403);
    expect((await copy(source.id, { as: await app.aUser({ workspaceId: 2, roleAdmin: true }) })).status).toBe(404);
    expect((await copy(99_999_999)).status).toBe(404);
    for (const name of ['', 'a'.repeat(256), 'two\nlines']) {
      expect((await copy(source.id, { body: { name } })).status).toBe(400);
    }
  });
});

describe('its name', () => {
  test.each([
    ['Tea', 'Tea – Copy'],
    ['Tea – Copy', 'Tea – Copy – Copy'],
    ['a'.repeat(255), `${'a'.repeat(248)} – Copy`],
    // The mark leaves 248 units: half an emoji must not stay.
    [`${'a'.repeat(247)}😀 tea`, `${'a'.repeat(247)} – Copy`],
    [`${'a'.repeat(247)} tea`, `${'a'.repeat(247)} – Copy`],
  ])('CRS-17 VAL-10 of %j', (name, expected) => {
    expect(copyName(name)).toBe(expected);
    expect(copyName(name).length).toBeLessThanOrEqual(255);
  });
});
