import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aText } from '../course/courseBuilder.testkit.ts';
import { coursesPath, createCourseTestApp, type CourseTestApp } from '../course/courseTestApp.testkit.ts';
import { inWorkspace } from '../db/database.ts';
import type { TestUser } from '../testing/testApp.ts';
import { deleteComments, readReviewComments } from './personalDataQueries.ts';
import type { ThreadWire } from './reviewSchemas.ts';

let app: CourseTestApp;
let colleague: TestUser;
beforeAll(async () => {
  app = await createCourseTestApp();
  colleague = await app.aUser({ createCourse: true });
});
afterAll(() => app.close());

/** A thread in which the author suggests something and the colleague replies. */
async function aDiscussedSuggestion() {
  const lecture = aLecture({ sections: [aText('Tea is hot.')] });
  const { body: course } = await app.create(aCourse({ modules: [aModule({ lectures: [lecture] })] }));
  const stored = course.modules[0]?.lectures[0];
  const threads = `${coursesPath}/${course.id}/reviewthreads`;
  const { body } = await app.call<ThreadWire>('POST', threads, {
    as: app.author,
    body: {
      anchor: { part: 'SECTION', id: stored?.sections[0]?.id, lectureId: stored?.id },
      quote: { exact: 'hot' },
      suggestedText: 'warm',
      text: 'Rather this',
    },
  });
  await app.call('POST', `${threads}/${body.id}/comments`, { as: colleague, body: { text: 'Fine' } });
  const read = async () => (await app.call<ThreadWire>('GET', `${threads}/${body.id}`, { as: colleague })).body;
  return { course, thread: body, read };
}

const subjectOf = ({ userId, username, name }: TestUser) => ({ workspaceId: 1, userId, username, name });
const exported = (person: TestUser) => inWorkspace(app.db, 1, (trx) => readReviewComments(trx, subjectOf(person)));

test('BEY-26 OP-263 what someone quotes and suggests is exported to them alone, and erased with what they wrote', async () => {
  const { read } = await aDiscussedSuggestion();
  expect(await exported(app.author)).toMatchObject([
    { text: 'Rather this', quote: { exact: 'hot' }, suggestedText: 'warm' },
  ]);
  expect(await exported(colleague)).toMatchObject([{ text: 'Fine', quote: null, suggestedText: null }]);
  await inWorkspace(app.db, 1, (trx) => deleteComments(trx, subjectOf(app.author)));
  expect(await read()).toMatchObject({ quote: null, suggestedText: null, comments: [{ text: 'Fine' }] });
  expect(await exported(app.author)).toEqual([]);
});

test('BEY-26 OP-280 someone who is erased is in no mention, and what mentions them stays', async () => {
  const { course, thread, read } = await aDiscussedSuggestion();
  const [gone, stays] = [await app.aUser({ createCourse: true, name: 'Bo' }), colleague];
  await app.call('POST', `${coursesPath}/${course.id}/reviewthreads/${thread.id}/comments`, {
    as: colleague,
    body: { text: '\u{FFFC}, \u{FFFC}?', mentions: [gone.userId, stays.userId] },
  });
  expect(await exported(colleague)).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/^@Bo, @.+\?$/) }),
  );
  await inWorkspace(app.db, 1, (trx) => deleteComments(trx, subjectOf(gone)));
  const comment = (await read()).comments.at(-1);
  expect(comment?.mentions.map(({ userId }) => userId)).toEqual([stays.userId]);
  expect(comment?.pieces[0]).toEqual({ text: '@…', mentioned: true, person: null });
  expect(comment?.text).toMatch(/^@…, @/);
});

test('BEY-26 OP-263 a suggestion goes with the comment that made it', async () => {
  const { course, thread, read } = await aDiscussedSuggestion();
  const comment = `${coursesPath}/${course.id}/reviewcomments/${thread.comments[0]?.id}`;
  expect(await app.call('DELETE', comment, { as: app.author })).toMatchObject({ status: 204 });
  expect(await read()).toMatchObject({ quote: null, suggestedText: null, comments: [{ text: 'Fine' }] });
  const resolved = { as: colleague, body: { state: 'RESOLVED', outcome: 'TAKEN' } };
  const path = `${coursesPath}/${course.id}/reviewthreads/${thread.id}`;
  expect(await app.call('PATCH', path, resolved)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
});
