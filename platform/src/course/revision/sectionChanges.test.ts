import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../courseTestApp.testkit.ts';
import { lastChanges, lectureSpans } from './difference/lastChanges.ts';
import { findLectureStates } from './lectureHistoryQueries.ts';
import type { SectionChangeWire } from './readSectionChanges.ts';
import { thinRevisions } from './thinRevisions.ts';

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const dayMs = 86_400_000;

const created = async (...texts: readonly string[]): Promise<FullCourse> =>
  (
    await app.create(
      aCourse({
        published: false,
        modules: [aModule({ lectures: [aLecture({ sections: texts.map((text) => aText(text)) })] })],
      }),
    )
  ).body;

const lectureOf = (course: FullCourse) => {
  const [lecture] = lecturesOf(course);
  if (lecture === undefined) {
    throw new Error('The course has no lecture');
  }
  return lecture;
};

/** The same course with these sections; one that is given by its place keeps its id. */
const withSections = (course: FullCourse, ...sections: readonly (readonly [at: number | null, text: string])[]) => ({
  modules: course.modules.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture) => ({
      ...lecture,
      sections: sections.map(([at, text]) => ({ ...(at === null ? {} : lecture.sections[at]), ...aText(text) })),
    })),
  })),
});

const changesOf = async (course: FullCourse, as = app.author) =>
  app.call<readonly SectionChangeWire[]>(
    'GET',
    `${coursesPath}/${course.id}/lecture/${lectureOf(course).id}/sectionchanges`,
    { as },
  );

const told = async (course: FullCourse) =>
  (await changesOf(course)).body.map(({ version, change, exact, savedBy }) => [
    version,
    change,
    exact,
    savedBy?.id ?? null,
  ]);

describe('OP-283 who last changed each section', () => {
  test('is told by the save that made it what it is, no matter who saved since', async () => {
    const course = await created('<p>Oaks</p>', '<p>Elms</p>');
    await app.save('PATCH', course.id, withSections(course, [0, '<p>Oaks</p>'], [1, '<p>Old elms</p>']), {
      as: app.admin,
    });
    const third = withSections(course, [1, '<p>Old elms</p>'], [0, '<p>Oaks</p>'], [null, '<p>Limes</p>']);
    await app.save('PATCH', course.id, third);
    await app.save('PATCH', course.id, { name: 'Trees' }, { as: app.admin });
    expect(await told(course)).toEqual([
      [2, 'CHANGED', true, app.admin.userId],
      [1, 'ADDED', true, app.author.userId],
      [3, 'ADDED', true, app.author.userId],
    ]);
  });

  test('is the last time, also for what was the same once before', async () => {
    const course = await created('<p>Oaks</p>');
    await app.save('PATCH', course.id, withSections(course, [0, '<p>Elms</p>']));
    await app.save('PATCH', course.id, withSections(course, [0, '<p>Oaks</p>']), { as: app.admin });
    expect(await told(course)).toEqual([[3, 'CHANGED', true, app.admin.userId]]);
  });

  test('is “at or before” where the saves before are not kept, and names nobody whose account is gone', async () => {
    const course = await created('<p>Oaks</p>');
    await app.save('PATCH', course.id, withSections(course, [0, '<p>a</p>']), { as: app.admin }, '&autoSave=true');
    await app.save('PATCH', course.id, { name: 'Trees' }, { as: app.admin }, '&autoSave=true');
    const rule = { supersededMinutes: 60, lastDays: 300 };
    await thinRevisions(app.db, rule, new Date(app.now().getTime() + dayMs));
    expect(await told(course)).toEqual([[3, 'CHANGED', false, app.admin.userId]]);
    await inWorkspace(app.db, app.author.workspaceId, (trx) =>
      trx.updateTable('stored_revision').set({ created_by: null }).where('course_id', '=', course.id).execute(),
    );
    expect(await told(course)).toEqual([[3, 'CHANGED', false, null]]);
  });

  test('counts a question as part of the section that asks it', async () => {
    const asking = { type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } };
    const course = (
      await app.create(
        aCourse({
          published: false,
          modules: [aModule({ lectures: [aLecture({ sections: [asking], questionAnswers: [aQuestion()] })] })],
        }),
      )
    ).body;
    const [module] = course.modules;
    const { questionAnswers, ...lecture } = lectureOf(course);
    const changed = { ...questionAnswers[0], question: 'How long?' };
    await app.save(
      'PATCH',
      course.id,
      { modules: [{ ...module, lectures: [{ ...lecture, questionAnswers: [changed] }] }] },
      { as: app.admin },
    );
    expect(await told(course)).toEqual([[2, 'CHANGED', true, app.admin.userId]]);
  });

  test('is for those who work on courses, of lectures that they have', async () => {
    const course = await created('<p>Oaks</p>');
    expect((await changesOf(course, app.learner)).status).toBe(403);
    const nowhere = `${coursesPath}/${course.id}/lecture/999999999/sectionchanges`;
    expect((await app.call('GET', nowhere, { as: app.author })).status).toBe(404);
  });
});

describe('OP-283 how far back is looked', () => {
  test('ends with the revisions and with the modules that may be looked at', async () => {
    const course = await created('<p>0</p>');
    for (const text of ['<p>1</p>', '<p>2</p>', '<p>3</p>']) {
      await app.save('PATCH', course.id, withSections(course, [0, text]));
    }
    const statesOf = async (mostRevisions: number, mostModuleBytes: number) =>
      (
        await inWorkspace(app.db, app.author.workspaceId, (trx) =>
          findLectureStates(
            trx,
            { courseId: course.id, lectureId: lectureOf(course).id, version: 4 },
            { mostRevisions, mostModuleBytes },
          ),
        )
      ).map(({ version }) => version);
    expect(await statesOf(10, 1_000_000)).toEqual([4, 3, 2, 1]);
    expect(await statesOf(2, 1_000_000)).toEqual([4, 3]);
    expect((await statesOf(10, 1200)).length).toBeLessThan(4);
  });

  test('reads no lecture once all its sections are told', async () => {
    const states = [5, 4, 3, 2, 1].map((version) => ({ version, bodyHash: String(version) }));
    const read: number[] = [];
    const changes = await lastChanges(new Map([[7, 'new']]), lectureSpans(states), async ({ newest }) => {
      read.push(newest);
      return new Map([[7, newest > 3 ? 'new' : 'old']]);
    });
    expect(changes).toEqual([{ sectionId: 7, version: 4, change: 'CHANGED', exact: true }]);
    expect(read).toEqual([4, 3]);
  });
});
