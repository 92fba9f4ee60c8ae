import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageOf, type Page } from '../../http/paging.ts';
import { createQueryLog } from '../../testing/queryLog.ts';
import { createTestApp, type Reply, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../courseBuilder.testkit.ts';
import { courseResponseSchema } from '../courseSchemas.ts';
import type { CourseWire, LectureContentWire } from '../courseView.ts';
import { lectureContentResponseSchema } from '../../content/lectureSchemas.ts';

let app: TestApp;
let author: TestUser;
let stranger: TestUser;
const log = createQueryLog();

beforeAll(async () => {
  app = await createTestApp({}, { plugin: log.plugin });
  author = await app.aUser({ roleAdmin: true });
  stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.at('2030-03-01T12:00:00.000Z');
  for (const workspaceId of [1, 2]) {
    const as = workspaceId === 1 ? author : stranger;
    const { body } = await app.call<Page<CourseWire>>('GET', '/api/v1/secured/courses?size=1000', { as });
    for (const { id } of body.content) {
      await app.call('DELETE', `/api/v1/secured/courses/${id}?forceUpdate=true`, { as });
    }
  }
});

async function create(changes: Readonly<Record<string, unknown>> = {}, as: TestUser = author): Promise<CourseWire> {
  const { status, body } = await app.call<CourseWire>('POST', '/api/v1/secured/courses?include=outline', {
    as,
    body: aCourse(changes),
  });
  expect(status).toBe(201);
  return body;
}

const list = (query = '', headers: Readonly<Record<string, string>> = {}): Promise<Reply<Page<CourseWire>>> =>
  app.call('GET', `/api/v1/public/courses${query}`, { headers });
const names = async (q: string): Promise<string[]> => {
  const { status, body } = await list(`?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body.content.map((course) => course.name);
};

const lectureUrl = (course: CourseWire, place = 0): string =>
  `/api/v1/public/courses/${course.id}/lecture/${course.modules?.[0]?.lectures[place]?.id}`;

describe('the catalogue', () => {
  test('CAT-01 CAT-08 REST-15 everyone lists it, by pre-enrolment, start and creation, newest first, nulls last', async () => {
    const order = ['Late start', 'Early start', 'Newer', 'Older', 'Pre-enrolment'];
    app.at('2030-03-01T12:00:00.000Z');
    await create({ name: 'Older' });
    app.at('2030-03-01T12:00:01.000Z');
    await create({ name: 'Early start', availableFromTime: '2030-01-01T00:00:00Z' });
    await create({ name: 'Late start', availableFromTime: '2030-02-01T00:00:00Z' });
    await create({ name: 'Newer' });
    await create({ name: 'Pre-enrolment', preEnrollAllowed: true });
    const { body } = await list();
    expect(body.content.map((course) => course.name)).toEqual([order[4], ...order.slice(0, 4)]);
    expect(pageOf(courseResponseSchema).parse(body)).toEqual(body);
    const sorted = await list('?sort=name,asc');
    expect(sorted.body.content.map((course) => course.name)).toEqual(body.content.map((course) => course.name));
  });

  test('OP-53 only published courses of the workspace of the host that are no templates', async () => {
    const shown = await create({ name: 'Shown' });
    const draft = await create({ name: 'Draft', published: false });
    const template = await create({ name: 'Template', template: true });
    const foreign = await create({ name: 'Foreign' }, stranger);
    const { body } = await list();
    expect(body.content.map((course) => course.id)).toEqual([shown.id]);
    for (const { id } of [draft, template, foreign]) {
      expect((await app.call('GET', `/api/v1/public/courses/${id}`)).status).toBe(404);
      expect((await app.call('GET', `/static/courses/${id}/metadata.json`)).status).toBe(404);
    }
  });

  test('CAT-09 pages have 25 courses unless asked otherwise', async () => {
    for (let n = 0; n < 27; n += 1) {
      await create({ name: `Course ${n}`, modules: [] });
    }
    const first = await list();
    expect(first.body.content).toHaveLength(25);
    expect(first.body.pageable).toMatchObject({
      pageNumber: 0,
      pageSize: 25,
      first: true,
      last: false,
      totalPages: 2,
      totalElements: 27,
    });
    const second = await list('?page=1');
    expect(second.body.content).toHaveLength(2);
    expect(second.body.pageable).toMatchObject({ last: true, totalElements: 27 });
    expect(new Set([...first.body.content, ...second.body.content].map((course) => course.id)).size).toBe(27);
    expect((await list('?page=9')).body).toMatchObject({ content: [], pageable: { totalElements: 27 } });
    const ids = second.body.content.map((course) => course.id).join(',');
    expect((await list(`?q=id=in=(${ids})`)).body.content).toHaveLength(2);
  });

  test('CAT-03 CAT-04 CAT-05 OP-04 OP-47 it is filtered by text, tags and duration', async () => {
    await create({ name: 'German', description: 'A language', duration: 36, tags: ['Languages', 'Beginners'] });
    await create({ name: 'Time', description: 'Plan your week', duration: 180, tags: ['Work'] });
    await create({ name: 'Endless', description: 'No duration' });
    expect(
      await names(`template==false;tags.name=in=('languages','none');(name=='*germ*',description=='*germ*')`),
    ).toEqual(['German']);
    expect(await names(`name=='*WEEK*',description=='*WEEK*'`)).toEqual(['Time']);
    expect(await names('duration=ge=30;duration=lt=120')).toEqual(['German']);
    expect(await names('duration=gt=240')).toEqual([]);
    expect(await names('tags.name!=Work')).toEqual(['Endless', 'German']);
    expect(await names('type==NORMAL;template==true')).toEqual([]);
    expect((await list('?q=createdBy==1')).status).toBe(400);
    expect((await list('?q=name==')).status).toBe(400);
  });

  test('OP-94 include=outline and include=modules give the structure without content or media', async () => {
    await create({
      anonymousAllowed: true,
      modules: [
        aModule({ lectures: [aLecture({ mediaSource: 'https://youtu.be/abc', questionAnswers: [aQuestion()] })] }),
      ],
    });
    for (const include of ['outline', 'modules']) {
      const { body } = await list(`?include=${include}`);
      const lecture = body.content[0]?.modules?.[0]?.lectures[0];
      expect(lecture).toMatchObject({
        lectureType: 'textVideoQuiz',
        mediaSource: null,
        questionCount: 1,
        totalPoints: 1,
      });
      expect(lecture).not.toHaveProperty('sections');
    }
    expect((await list()).body.content[0]).not.toHaveProperty('modules');
    expect((await list('?include=outline&size=500')).body.pageable.pageSize).toBe(100);
  });

  test('an unchanged catalogue is 304, and every write that it can show makes a new one', async () => {
    const course = await create({ tags: ['Tea'] });
    let etag = '';
    const expectNew = async (): Promise<Page<CourseWire>> => {
      const { status, body, headers } = await list('', { 'if-none-match': etag });
      expect(status).toBe(200);
      etag = String(headers['etag']);
      expect((await list('', { 'if-none-match': etag })).status).toBe(304);
      expect((await list('', { 'if-none-match': `W/${etag}` })).status).toBe(304);
      return body;
    };
    await expectNew();
    await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, { as: author, body: { name: 'Renamed' } });
    expect((await expectNew()).content[0]?.name).toBe('Renamed');
    await app.call('DELETE', `/api/v1/secured/tags/${course.tags[0]?.id}`, { as: author });
    expect((await expectNew()).content[0]?.tags).toEqual([]);
    await create({ name: 'Draft', published: false });
    expect((await list('', { 'if-none-match': etag })).status).toBe(304);
    await create({ name: 'Elsewhere' }, stranger);
    expect((await list('', { 'if-none-match': etag })).status).toBe(304);
    await app.call('DELETE', `/api/v1/secured/courses/${course.id}`, { as: author });
    expect((await expectNew()).content).toEqual([]);
  });

  test('OP-53 of many who ask for an unchanged catalogue at once few ask the database, and none is told of an older one', async () => {
    await create({ name: 'Before' });
    const held = { 'if-none-match': String((await list()).headers['etag']) };
    log.take();
    const ask = () => Promise.all(Array.from({ length: 20 }, () => list('', held)));
    expect(new Set((await ask()).map(({ status }) => status))).toEqual(new Set([304]));
    const statements = log.take();
    expect(statements.filter((statement) => !statement.includes('catalogue_version_of'))).toEqual([]);
    expect(statements.length).toBeLessThanOrEqual(3);
    const early = ask();
    await create({ name: 'After' });
    expect(new Set((await ask()).map(({ status }) => status))).toEqual(new Set([200]));
    await early;
  });

  test('CAT-01 a course that is made, published or taken back shows in the catalogue at once', async () => {
    const seen = async (): Promise<[string | undefined, string[]]> => {
      const { body, headers } = await list();
      return [headers['etag'] as string | undefined, body.content.map(({ name }) => name)];
    };
    const draft = await create({ name: 'Draft', published: false });
    const publish = (published: boolean) =>
      app.call('PATCH', `/api/v1/secured/courses/${draft.id}`, { as: author, body: { published } });
    const shown = [await seen()];
    await publish(true);
    shown.push(await seen());
    await publish(false);
    shown.push(await seen());
    await create({ name: 'Ready' });
    shown.push(await seen());
    expect(shown.map(([, courses]) => courses)).toEqual([[], ['Draft'], [], ['Ready']]);
    expect(new Set(shown.map(([etag]) => etag)).size).toBe(shown.length);
  });

  test('CAT-15 OP-51 the timing changes by the clock, and the ETag with it', async () => {
    await create({ startTime: '2030-03-02T00:00:00Z', availableUntilTime: '2030-03-03T00:00:00Z' });
    const seen: string[] = [];
    for (const moment of [
      '2030-03-01T23:59:59.999Z',
      '2030-03-02T00:00:00Z',
      '2030-03-02T10:00:00Z',
      '2030-03-03T00:00:00Z',
    ]) {
      app.at(moment);
      const { body, headers } = await list();
      seen.push(`${body.content[0]?.timing} ${String(headers['etag'])}`);
    }
    expect(seen.map((entry) => entry.split(' ')[0])).toEqual(['WILL_START', 'RUNNING', 'RUNNING', 'FINISHED']);
    expect(new Set(seen).size).toBe(3);
  });
});

describe('one course', () => {
  test('REST-16 OP-49 gives structure, tags and achievements; content only with anonymousAllowed, never right answers', async () => {
    const achievement = { '@type': 'QUESTIONS_ANSWERED_RATE', name: 'Master', qaRate: 0.9 };
    const closed = await create({ tags: ['Tea'], gamificationItems: [achievement] });
    const one = await app.call<CourseWire>('GET', `/api/v1/public/courses/${closed.id}?include=modules`);
    expect(courseResponseSchema.parse(one.body)).toEqual(one.body);
    expect(one.body).toMatchObject({ tags: [{ name: 'Tea' }], gamificationItems: [{ name: 'Master', qaRate: 0.9 }] });
    expect(one.body.modules?.[0]?.lectures[0]).not.toHaveProperty('sections');
    const open = await create({ anonymousAllowed: true });
    const studied = await app.call<CourseWire>('GET', `/api/v1/public/courses/${open.id}?include=modules`);
    const lecture = studied.body.modules?.[0]?.lectures[0] as LectureContentWire;
    expect(lecture.sections).toHaveLength(1);
    expect(lecture.questionAnswers[0]).toMatchObject({ correctAnswer: null, explanation: null, correctAnswerSize: 1 });
    const outline = await app.call<CourseWire>('GET', `/api/v1/public/courses/${open.id}?include=outline`);
    expect(outline.body.modules?.[0]?.lectures[0]).not.toHaveProperty('sections');
  });

  test.each([
    ['the course', { availableFromTime: '2030-03-02T00:00:00Z' }, {}],
    ['the module', {}, { moduleStartDate: '2030-03-02T00:00:00Z' }],
  ])('OP-49 OP-51 the content is given from the start of %s on', async (_what, ofCourse, ofModule) => {
    const mediaSource = 'https://youtu.be/abc';
    const modules = [aModule({ ...ofModule, lectures: [aLecture({ mediaSource })] })];
    const { id } = await create({ anonymousAllowed: true, modules, ...ofCourse });
    const lecture = async () => {
      const { body } = await app.call<CourseWire>('GET', `/api/v1/public/courses/${id}?include=modules`);
      return body.modules?.[0]?.lectures[0];
    };
    const before = await lecture();
    expect(before).toMatchObject({ name: 'Leaves', mediaSource: null });
    expect(before).not.toHaveProperty('sections');
    app.at('2030-03-02T00:00:00.000Z');
    expect(await lecture()).toMatchObject({ mediaSource, sections: [{ number: 1 }] });
  });

  test('it is revalidated by its version, its tags and the clock', async () => {
    const course = await create({
      anonymousAllowed: true,
      tags: ['Tea'],
      modules: [aModule({ moduleStartDate: '2030-04-01T00:00:00Z' })],
    });
    const url = `/api/v1/public/courses/${course.id}?include=modules`;
    let etag = '';
    const expectNew = async (): Promise<CourseWire> => {
      const { status, body, headers } = await app.call<CourseWire>('GET', url, { headers: { 'if-none-match': etag } });
      expect(status).toBe(200);
      etag = String(headers['etag']);
      expect((await app.call('GET', url, { headers: { 'if-none-match': etag } })).status).toBe(304);
      return body;
    };
    expect((await expectNew()).modules?.[0]?.lectures[0]).not.toHaveProperty('sections');
    app.at('2030-04-01T00:00:00Z');
    expect((await expectNew()).modules?.[0]?.lectures[0]).toHaveProperty('sections');
    await app.call('DELETE', `/api/v1/secured/tags/${course.tags[0]?.id}`, { as: author });
    expect((await expectNew()).tags).toEqual([]);
    await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, { as: author, body: { duration: 5 } });
    expect((await expectNew()).durationMinutes).toBe(5);
  });

  test('OP-14 its ETag may be sent back as If-Match of a save', async () => {
    const course = await create();
    const { headers } = await app.call('GET', `/api/v1/public/courses/${course.id}`);
    const saveOn = () =>
      app.call('PATCH', `/api/v1/secured/courses/${course.id}`, {
        as: author,
        body: { duration: 5 },
        headers: { 'if-match': String(headers['etag']) },
      });
    expect((await saveOn()).status).toBe(200);
    expect((await saveOn()).status).toBe(412);
  });

  test('WS-19 REST-51 its metadata stands at a static address', async () => {
    const course = await create({
      metadata: { lang: 'de' },
      courseImage: 'https://example.org/tea.png',
      miniDescription: 'Sip.',
    });
    const { status, body } = await app.call('GET', `/static/courses/${course.id}/metadata.json`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: course.id,
      name: 'Tea for beginners',
      description: 'Sip.',
      lang: 'de',
      courseImage: 'https://example.org/tea.png',
    });
  });
});

describe('OP-94 one lecture for visitors', () => {
  test('ENR-11 ENR-12 without anonymousAllowed it is withheld', async () => {
    const course = await create();
    const { status, body } = await app.call('GET', lectureUrl(course));
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'NOT_ENROLLED',
      message: 'You must be enrolled to the course in order to see the content',
    });
  });

  test('with anonymousAllowed it has sections, media and questions without right answers', async () => {
    const course = await create({
      anonymousAllowed: true,
      modules: [
        aModule({
          lectures: [
            aLecture({
              mediaSource: 'https://example.org/clip.mp4',
              sections: [aText(), { type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } }],
              questionAnswers: [aQuestion()],
            }),
          ],
        }),
      ],
    });
    const { status, body } = await app.call<LectureContentWire>('GET', lectureUrl(course));
    expect(status).toBe(200);
    expect(lectureContentResponseSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ courseId: course.id, number: 1, mediaKind: 'VIDEO_FILE' });
    expect(body.sections[1]?.questionAnswers).toEqual(body.questionAnswers);
    expect(JSON.stringify(body)).not.toContain('Just right.');
    expect(body.questionAnswers[0]?.correctAnswer).toBeNull();
  });

  test('its ETag stays when another lecture changes, and moves with its own content', async () => {
    const course = await create({ anonymousAllowed: true });
    const lectures = course.modules?.[0]?.lectures ?? [];
    const read = async (): Promise<string> => String((await app.call('GET', lectureUrl(course))).headers['etag']);
    const before = await read();
    const patch = (place: number) =>
      app.call('PATCH', `/api/v1/secured/courses/${course.id}`, {
        as: author,
        body: {
          modules: [
            {
              moduleId: course.modules?.[0]?.id,
              lectures: lectures.map((lecture, index) => ({
                lectureId: lecture.id,
                ...(index === place ? { sections: [aText(`<p>${place}</p>`)] } : {}),
              })),
            },
          ],
        },
      });
    expect((await patch(1)).status).toBe(200);
    expect(await read()).toBe(before);
    expect((await app.call('GET', lectureUrl(course), { headers: { 'if-none-match': before } })).status).toBe(304);
    expect((await patch(0)).status).toBe(200);
    expect(await read()).not.toBe(before);
  });

  test('its ETag moves with its place', async () => {
    const course = await create({ anonymousAllowed: true });
    const [module] = course.modules ?? [];
    const read = () => app.call<LectureContentWire>('GET', lectureUrl(course));
    const before = await read();
    const reversed = (module?.lectures ?? []).map(({ id }) => ({ lectureId: id })).toReversed();
    const { status } = await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, {
      as: author,
      body: { modules: [{ moduleId: module?.id, lectures: reversed }] },
    });
    expect(status).toBe(200);
    const after = await read();
    expect([before.body.number, after.body.number]).toEqual([1, reversed.length]);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  test('OP-22 its ETag follows from the answer alone: right answers that nobody sees do not move it', async () => {
    const withQuestion = (changes: Readonly<Record<string, unknown>>) => ({
      anonymousAllowed: true,
      modules: [aModule({ lectures: [aLecture({ questionAnswers: [aQuestion(changes)] })] })],
    });
    const course = await create(withQuestion({ answer: ['A', 'B', 'C'], correctAnswer: [1] }));
    const [lecture] = course.modules?.[0]?.lectures ?? [];
    const read = () => app.call<LectureContentWire>('GET', lectureUrl(course));
    const recomputed = (answer: unknown): string =>
      `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;

    const before = await read();
    expect(before.headers['etag']).toBe(recomputed(before.body));
    const question = { id: before.body.questionAnswers[0]?.id, answer: ['A', 'B', 'C'] };
    const save = (hidden: object) =>
      app.call('PATCH', `/api/v1/secured/courses/${course.id}`, {
        as: author,
        body: {
          modules: [
            {
              moduleId: course.modules?.[0]?.id,
              lectures: [{ lectureId: lecture?.id, questionAnswers: [{ ...aQuestion(), ...question, ...hidden }] }],
            },
          ],
        },
      });
    for (const hidden of [
      { correctAnswer: [2] },
      { correctAnswer: [3], explanation: { type: 'text', content: { '1': 'Something else.' } } },
    ]) {
      expect((await save(hidden)).status).toBe(200);
      const after = await read();
      expect(after.body).toEqual(before.body);
      expect(after.headers['etag']).toBe(before.headers['etag']);
    }
  });

  test('OP-51 before the course or the module starts it is 403, unknown lectures are 404', async () => {
    const course = await create({ anonymousAllowed: true, availableFromTime: '2030-03-02T00:00:00Z' });
    const { status, body } = await app.call('GET', lectureUrl(course));
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'NOT_AVAILABLE_YET',
      params: { reason: 'COURSE_NOT_STARTED', availableFromTime: '2030-03-02T00:00:00.000Z' },
    });
    const module = await create({
      anonymousAllowed: true,
      modules: [aModule({ availableFromTime: '2031-01-01T00:00:00Z' })],
    });
    expect(await app.call('GET', lectureUrl(module))).toMatchObject({
      status: 403,
      body: { params: { reason: 'MODULE_NOT_STARTED', availableFromTime: '2031-01-01T00:00:00.000Z' } },
    });
    expect((await app.call('GET', `/api/v1/public/courses/${course.id}/lecture/1`)).status).toBe(404);
    expect((await app.call('GET', `/api/v1/public/courses/1/lecture/1`)).status).toBe(404);
  });
});

test('OP-27 validators name the workspace: those of one mean nothing at another of the same version', async () => {
  for (const [host, workspaceId] of [
    ['localhost', 1],
    ['acme.localhost', 2],
  ] as const) {
    const etagAt = async (path: string) => String((await app.call('GET', path, { host })).headers['etag']);
    expect(await etagAt('/api/v1/public/courses')).toMatch(new RegExp(`^"c${workspaceId}[.]`));
    expect(await etagAt('/api/v1/public/tags')).toMatch(new RegExp(`^"t${workspaceId}[.]`));
  }
});
