import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from './courseBuilder.testkit.ts';
import { authoredCourseResponseSchema } from './courseSchemas.ts';
import { coursesPath, createCourseTestApp, lecturesOf, type CourseTestApp } from './courseTestApp.testkit.ts';
import { revisionOutlines } from './revision/revisionOutlines.testkit.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

describe('saving', () => {
  test('REST-19 a course that is put back as it was read keeps ids and content', async () => {
    const { body: course } = await app.create(
      aCourse({
        tags: ['Tea', { name: 'Water' }],
        modules: [
          aModule({
            lectures: [
              aLecture({
                sections: [
                  aText(),
                  { type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } },
                  { type: 'TEXT', content: 'Plain', questionAnswers: [aQuestion({ question: 'Only here?' })] },
                  {
                    type: 'JSON',
                    content: {
                      type: 'BRANCH',
                      content: { options: [{ title: 'Left', sections: [aText('<p>L</p>')] }, { title: 'Right' }] },
                    },
                  },
                  {
                    type: 'JSON',
                    content: { type: 'VIDEO_TEXT', content: { videoSrc: '/static/media/clips/a.webm' } },
                  },
                ],
                questionAnswers: [aQuestion()],
              }),
            ],
          }),
        ],
      }),
    );
    expect(authoredCourseResponseSchema.parse(course)).toEqual(course);
    expect(lecturesOf(course)[0]).toMatchObject({ lectureType: 'textVideoQuiz', questionCount: 2 });
    const { status, body } = await app.save('PUT', course.id, course);
    expect(status).toBe(200);
    const { version: _v, updateTime: _u, ...same } = body;
    expect(same).toEqual({ ...course, liveVersion: 2, version: undefined, updateTime: undefined });
    const outlines = await inWorkspace(app.db, 1, (trx) => revisionOutlines(trx, course.id));
    expect(new Set(outlines.map((outline) => JSON.stringify(outline))).size).toBe(1);
  });

  test('REST-20 OP-14 PATCH leaves out what stays, null clears, and content is not touched', async () => {
    const { body: course } = await app.create(aCourse({ duration: 30, metadata: { lang: 'en', avatars: [] } }));
    const { body, headers } = await app.save('PATCH', course.id, {
      duration: null,
      title: 'Tea',
      metadata: { lang: 'de' },
    });
    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({ name: 'Tea', duration: null, metadata: { lang: 'de', avatars: [] }, version: 2 });
    expect(body.description).toBe(course.description);
    expect(body.modules).toEqual(course.modules);
  });

  test('OP-14 a patch of modules matches by id, keeps what is left out, makes what has no id, removes what is gone', async () => {
    const { body: course } = await app.create();
    const [module] = course.modules;
    const [first, second] = lecturesOf(course);
    const { body } = await app.save('PATCH', course.id, {
      modules: [
        { name: 'New first', lectures: [{ lectureId: second?.id }] },
        { moduleId: module?.id, lectures: [{ lectureId: first?.id, name: 'Leaves again' }, { name: 'Cups' }] },
      ],
    });
    expect(body.modules.map((m) => [m.number, m.name])).toEqual([
      [1, 'New first'],
      [2, 'Basics'],
    ]);
    expect(body.modules[1]?.id).toBe(module?.id);
    const [moved, renamed, added] = lecturesOf(body);
    expect(moved).toEqual({ ...second, moduleId: body.modules[0]?.id, number: 1 });
    expect(renamed).toEqual({ ...first, name: 'Leaves again' });
    expect(added).toMatchObject({ name: 'Cups', sections: [], lectureType: 'text' });
    expect(added?.id).toBeGreaterThan(first?.id ?? 0);
  });

  test('OP-14 a patch of few modules stores what one of all modules stores', async () => {
    const { body: course } = await app.create(
      aCourse({
        modules: ['One', 'Two', 'Three', 'Four'].map((name) =>
          aModule({ name, lectures: [aLecture({ name: `${name} a` }), aLecture({ name: `${name} b` })] }),
        ),
      }),
    );
    const ids = course.modules.map(({ id }) => ({ id }));
    const [one, two, three, four] = course.modules.map(({ id, lectures }) => ({
      id,
      lectures: lectures.map((lecture) => ({ id: lecture.lectureId })),
    }));
    const item = {
      '@type': 'LECTURES_COMPLETED',
      name: 'Reader',
      lectureIds: lecturesOf(course).map(({ lectureId }) => lectureId),
    };
    const patches = {
      achievements: { gamificationItems: [item] },
      'one module renamed': { modules: [ids[0], { ...ids[1], name: 'Second' }, ids[2], ids[3]] },
      'a lecture moved': {
        modules: [
          ids[0],
          { ...two, lectures: two?.lectures.slice(1) },
          { ...three, lectures: [...(three?.lectures ?? []), two?.lectures[0]] },
          ids[3],
        ],
      },
      'a lecture of an achievement removed': {
        modules: [{ ...one, lectures: one?.lectures.slice(1) }, ids[1], ids[2], ids[3]],
      },
      'two modules exchanged': { modules: [ids[0], ids[1], ids[3], ids[2]] },
      'a module removed': { modules: [ids[0], ids[1], { ...four, name: 'Last' }] },
    };
    for (const [what, patch] of Object.entries(patches)) {
      const patched = await app.save('PATCH', course.id, patch);
      expect(patched.status, what).toBe(200);
      const whole = await app.save('PUT', course.id, patched.body);
      expect(whole.body.version, what).toBe(patched.body.version + 1);
      const outlines = await inWorkspace(app.db, 1, (trx) => revisionOutlines(trx, course.id));
      expect(outlines.at(-2), what).toEqual(outlines.at(-1));
    }
  });

  test('OP-14 what is put into another module is refused while the patch keeps the module that it came from', async () => {
    const { body: course } = await app.create(aCourse({ modules: [aModule(), aModule({ name: 'More' })] }));
    const [one, two] = course.modules;
    const moved = one?.lectures[0];
    const received = [{ id: one?.id }, { id: two?.id, lectures: [moved] }];
    for (const modules of [received, received.toReversed()]) {
      const field = `modules.${modules.findIndex(({ id }) => id === two?.id)}.lectures.0.id`;
      expect(await app.save('PATCH', course.id, { modules })).toMatchObject({
        status: 400,
        body: { errors: [{ field, message: expect.stringContaining(`lecture ${moved?.id} stands twice`) }] },
      });
    }
    const modules = [
      { id: one?.id, lectures: [] },
      { id: two?.id, lectures: [moved] },
    ];
    expect((await app.save('PATCH', course.id, { modules })).status).toBe(200);
  });

  test('a patch may bring the sections of a lecture and leave its questions', async () => {
    const { body: course } = await app.create();
    const [module] = course.modules;
    const [first, second] = lecturesOf(course);
    const { body } = await app.save('PATCH', course.id, {
      modules: [
        { moduleId: module?.id, lectures: [{ lectureId: first?.id, sections: [] }, { lectureId: second?.id }] },
      ],
    });
    expect(lecturesOf(body)[0]).toMatchObject({
      sections: [],
      questionAnswers: first?.questionAnswers,
      lectureType: 'quiz',
    });
  });

  test('a question taken out of the list falls out of the sections that showed it', async () => {
    const section = {
      type: 'TEXT',
      content: 'Both',
      questionAnswers: [aQuestion({ question: 'One?' }), aQuestion({ question: 'Two?' })],
    };
    const { body: course } = await app.create(
      aCourse({ modules: [aModule({ lectures: [aLecture({ sections: [section] })] })] }),
    );
    const [lecture] = lecturesOf(course);
    const kept = lecture?.questionAnswers.slice(1);
    const { body } = await app.save('PATCH', course.id, {
      modules: [{ moduleId: course.modules[0]?.id, lectures: [{ lectureId: lecture?.id, questionAnswers: kept }] }],
    });
    const [saved] = lecturesOf(body);
    expect(saved?.questionAnswers.map((question) => [question.id, question.number])).toEqual([[kept?.[0]?.id, 1]]);
    expect(saved?.sections[0]?.questionAnswers).toEqual(saved?.questionAnswers);
  });

  test('what was removed may come back under its id; what never was there may not', async () => {
    const { body: course } = await app.create();
    const removed = await app.save('PATCH', course.id, { modules: [] });
    expect(removed.body).toMatchObject({ modules: [], lectureCount: 0, totalPoints: 0 });
    const restored = await app.save('PUT', course.id, course);
    expect(restored.body.modules).toEqual(course.modules);
    const unknown = await app.save('PATCH', course.id, { modules: [{ moduleId: 999_999, lectures: [] }] });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({ errors: [{ field: 'modules.0.id' }] });
    const twice = await app.save('PATCH', course.id, { modules: [course.modules[0], course.modules[0]] });
    expect(twice.status).toBe(400);
  });

  test('removed lectures fall out of achievements', async () => {
    const { body: course } = await app.create();
    const [first, second] = lecturesOf(course);
    const item = { '@type': 'LECTURES_COMPLETED', name: 'Reader', lectureIds: [first?.id, second?.id] };
    const withItem = await app.save('PATCH', course.id, { gamificationItems: [item] });
    expect(withItem.body.gamificationItems).toMatchObject([{ lectureIds: [first?.id, second?.id] }]);
    const { body } = await app.save('PATCH', course.id, {
      modules: [{ moduleId: course.modules[0]?.id, lectures: [{ lectureId: second?.id }] }],
    });
    expect(body.gamificationItems).toMatchObject([{ name: 'Reader', lectureIds: [second?.id] }]);
    const wrong = await app.save('PATCH', course.id, { gamificationItems: [{ ...item, lectureIds: [1] }] });
    expect(wrong.status).toBe(400);
  });

  test('OP-14 a save on an old version is 412 and changes nothing; forceUpdate overrides and is recorded', async () => {
    const { body: course } = await app.create();
    await app.save('PATCH', course.id, { name: 'Second' }, { headers: { 'if-match': '"1"' } });
    const late = await app.save('PATCH', course.id, { name: 'Late' }, { headers: { 'if-match': '"1"' } });
    expect(late.status).toBe(412);
    expect((await app.read(course.id)).body.name).toBe('Second');
    const forced = await app.save(
      'PATCH',
      course.id,
      { name: 'Late' },
      { headers: { 'if-match': '"1"' } },
      '&forceUpdate=true',
    );
    expect(forced.body).toMatchObject({ name: 'Late', version: 3 });
    const revisions = await inWorkspace(app.db, 1, (trx) =>
      trx
        .selectFrom('stored_revision')
        .select(['stored_revision.version', 'stored_revision.forced'])
        .where('stored_revision.course_id', '=', course.id)
        .orderBy('stored_revision.version')
        .execute(),
    );
    expect(revisions.map((revision) => revision.forced)).toEqual([false, false, true]);
  });

  test('OP-14 of two savers at once on one version, one wins', async () => {
    const { body: course } = await app.create();
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => app.save('PATCH', course.id, { name }, { headers: { 'if-match': '"1"' } })),
    );
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 412, 412, 412]);
    expect((await app.read(course.id)).body.version).toBe(2);
  });

  test('ROLE-04 only an admin edits a template', async () => {
    expect((await app.create(aCourse({ template: true }))).status).toBe(403);
    const { body: template } = await app.create(aCourse({ template: true }), { as: app.admin });
    expect((await app.save('PATCH', template.id, { name: 'Mine' })).status).toBe(403);
    expect((await app.save('PATCH', template.id, { name: 'Ours' }, { as: app.admin })).status).toBe(200);
    expect((await app.call('POST', `${coursesPath}/${template.id}/_lock`, { as: app.author })).status).toBe(403);
    const { body: own } = await app.create();
    expect((await app.save('PATCH', own.id, { template: true })).status).toBe(403);
    expect((await app.read(own.id)).body).toMatchObject({ template: false, version: 1 });
  });
});

test('a save of one lecture of 200 writes one body', async () => {
  const lectures = Array.from({ length: 200 }, (_, index) =>
    aLecture({ name: `Lecture ${index}`, sections: [aText(`<p>Text ${index}</p>`)] }),
  );
  const { body: course } = await app.create(aCourse({ modules: [aModule({ lectures })] }));
  const before = await app.countBodies();
  const edited = structuredClone(course);
  const section = edited.modules[0]?.lectures[100]?.sections[0] as { content: unknown };
  section.content = { type: 'text', content: { text: '<p>Edited</p>' } };
  const { status, body } = await app.save('PUT', course.id, edited);
  expect(status).toBe(200);
  const after = await app.countBodies();
  expect(after - before).toBe(1);
  expect(
    lecturesOf(body).filter((lecture, index) => JSON.stringify(lecture) !== JSON.stringify(lecturesOf(course)[index])),
  ).toHaveLength(1);
});

test('OP-19 a place keeps its question when a patch changes the questions alone', async () => {
  const first = aQuestion({ question: 'First?' });
  const second = aQuestion({ question: 'Second?' });
  const sections = [{ type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } }];
  const { body: course } = await app.create(
    aCourse({ modules: [aModule({ lectures: [aLecture({ sections, questionAnswers: [first, second] })] })] }),
  );
  const [lecture] = lecturesOf(course);
  const save = (questionAnswers: readonly unknown[]) =>
    app.save('PATCH', course.id, {
      modules: [{ moduleId: course.modules[0]?.id, lectures: [{ lectureId: lecture?.id, questionAnswers }] }],
    });
  const [one, two] = lecture?.questionAnswers ?? [];
  const { body: turned } = await save([two, one]);
  expect(lecturesOf(turned)[0]?.sections[0]).toMatchObject({
    content: { type: 'QUESTION', content: { questionIndex: 1 } },
    questionAnswers: [{ id: one?.id, question: 'First?' }],
  });
  expect(await save([two])).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'modules.0.lectures.0.sections.0' }] },
  });
});
