import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { json } from '../db/json.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from './courseBuilder.testkit.ts';
import { createCourseTestApp, type CourseTestApp } from './courseTestApp.testkit.ts';
import { revisionOutlines } from './revision/revisionOutlines.testkit.ts';
import { emptyOutline } from '../content/contentRules.ts';

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const modulesOf = (...lectureCounts: readonly number[]) => ({
  modules: lectureCounts.map((count) => aModule({ lectures: many(count, () => aLecture()) })),
});
const oneLecture = (changes: Readonly<Record<string, unknown>>) => ({
  modules: [aModule({ lectures: [aLecture(changes)] })],
});

describe('the size of a course is bounded, and told in words with the field', () => {
  let app: CourseTestApp;
  beforeAll(async () => {
    app = await createCourseTestApp({
      COURSE_MODULES: '3',
      COURSE_MODULE_LECTURES: '3',
      COURSE_LECTURES: '5',
      COURSE_LECTURE_SECTIONS: '4',
      COURSE_LECTURE_QUESTIONS: '2',
      COURSE_LECTURE_BYTES: '3000',
      COURSE_BYTES: '5000',
    });
  });
  afterAll(() => app.close());

  const refusals = async (body: object): Promise<string[]> => {
    const { status, body: answer } = await app.create(aCourse({ ...body }));
    expect(status).toBe(400);
    const { errors } = answer as unknown as { errors: readonly { field: string; message: string }[] };
    return errors.map(({ field, message }) => `${field} ${message.replace(/^`[^`]+`:? /, '').replace(/\.$/, '')}`);
  };

  test.each([
    [modulesOf(1, 1, 1, 1), ['modules must have at most 3 modules, not 4']],
    [modulesOf(3, 3), ['modules must have at most 5 lectures in all modules together, not 6']],
    [modulesOf(1, 4), ['modules.1.lectures must have at most 3 lectures, not 4']],
    [
      oneLecture({ sections: many(5, () => aText()) }),
      ['modules.0.lectures.0.sections must have at most 4 sections, not 5'],
    ],
    [
      oneLecture({ questionAnswers: many(3, (index) => aQuestion({ question: `Question ${index}` })) }),
      ['modules.0.lectures.0.questionAnswers must have at most 2 questions, not 3'],
    ],
  ])('%#', async (body, errors) => {
    expect(await refusals(body)).toEqual(errors);
  });

  test('bytes of a lecture, and of all lectures together', async () => {
    const [error = '', ...others] = await refusals(oneLecture({ sections: [aText('x'.repeat(3000))] }));
    expect(error).toMatch(/^modules\.0\.lectures\.0 must have at most 3,000 bytes, not 3,\d{3}$/);
    expect(others).toEqual([]);
    const large = aLecture({ sections: [aText('x'.repeat(2000))] });
    expect(await refusals({ modules: [aModule({ lectures: [large, large, large] })] })).toEqual([
      expect.stringMatching(/^modules must have at most 5,000 bytes in all lectures together, not 6,\d{3}$/),
    ]);
  });

  test('a course that is larger since before stays readable, can shrink, and does not grow', async () => {
    const { body: course } = await app.create(aCourse(modulesOf(1, 1, 1)));
    await inWorkspace(app.db, 1, async (trx) => {
      const [outline = emptyOutline] = await revisionOutlines(trx, course.id);
      const [first] = outline.modules;
      const added = many(3, (index) => ({ ...first, id: 900_000 + index, lectures: [] }));
      await trx
        .updateTable('course')
        .set({ version: 2, update_time: new Date() })
        .where('course.course_id', '=', course.id)
        .execute();
      await trx
        .insertInto('stored_revision')
        .values({
          workspace_id: 1,
          course_id: course.id,
          version: 2,
          outline: json({ ...outline, modules: [...outline.modules, ...added] }),
          created_by: null,
          create_time: new Date(),
        })
        .execute();
    });
    const read = await app.read(course.id);
    expect(read.body.modules).toHaveLength(6);
    const keep = (count: number) => ({ modules: read.body.modules.slice(0, count).map(({ id }) => ({ id })) });
    expect((await app.save('PATCH', course.id, { ...keep(6), name: 'As it is' })).status).toBe(200);
    expect((await app.save('PATCH', course.id, { modules: [...keep(6).modules, aModule()] })).status).toBe(400);
    expect((await app.save('PATCH', course.id, keep(5))).status).toBe(200);
    expect((await app.save('PATCH', course.id, keep(6))).status).toBe(400);
  });

  test('a lecture that is larger since before its bytes were noted can shrink, and does not grow', async () => {
    const { body: course } = await app.create(aCourse(oneLecture({ sections: [aText('x')] })));
    await inWorkspace(app.db, 1, async (trx) => {
      const [outline = emptyOutline] = await revisionOutlines(trx, course.id);
      const [module] = outline.modules;
      const [lecture] = module?.lectures ?? [];
      const { hash } = await trx
        .insertInto('lecture_body')
        .columns(['workspace_id', 'hash', 'body'])
        .expression((eb) =>
          eb
            .selectFrom('lecture_body')
            .select([
              'lecture_body.workspace_id',
              sql<string>`'large'`.as('hash'),
              sql<string>`jsonb_set(lecture_body.body, '{sections,0,content,content,text}', to_jsonb(repeat('x', 6000)))`.as(
                'body',
              ),
            ])
            .where('lecture_body.hash', '=', lecture?.bodyHash ?? ''),
        )
        .returning('lecture_body.hash')
        .executeTakeFirstOrThrow();
      const { bodyBytes: _, ...unmeasured } = { ...lecture, bodyHash: hash };
      await trx
        .updateTable('course')
        .set({ version: 2, update_time: new Date() })
        .where('course_id', '=', course.id)
        .execute();
      await trx
        .insertInto('stored_revision')
        .values({
          workspace_id: 1,
          course_id: course.id,
          version: 2,
          outline: json({ ...outline, modules: [{ ...module, lectures: [unmeasured] }] }),
          created_by: null,
          create_time: new Date(),
        })
        .execute();
    });
    const module = course.modules[0];
    const withText = (length: number) => ({
      modules: [{ id: module?.id, lectures: [{ ...module?.lectures[0], sections: [aText('x'.repeat(length))] }] }],
    });
    expect((await app.save('PATCH', course.id, withText(7000))).status).toBe(400);
    expect((await app.save('PATCH', course.id, withText(5500))).status).toBe(200);
    expect((await app.save('PATCH', course.id, withText(5600))).status).toBe(400);
    expect((await app.save('PATCH', course.id, withText(100))).status).toBe(200);
  });
});
