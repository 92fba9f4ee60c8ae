import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LecturePageWire, VideoPositionWire } from '../../enrolment/lectureView.ts';
import { videoPositionSchema } from '../../enrolment/userLectureSchemas.ts';
import type { Id } from '../../shared/id.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { createStudyApp, smallCourse, textLecture, type StudyApp } from '../studyTestApp.testkit.ts';

const path = '/api/v1/secured/usercourses';
const video = { type: 'VIDEO_TEXT', content: { videoSrc: 'https://example.test/a.webm' } };

let app: StudyApp;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  learner = await app.aUser();
});
afterAll(() => app.close());

const page = (id: Id, lectureId: Id, options: object = {}) =>
  app.call<LecturePageWire>('GET', `${path}/${id}/lecture/${lectureId}`, { as: learner, ...options });

const keep = (id: Id, lectureId: Id, body: object, options: object = {}) =>
  app.call<VideoPositionWire>('PUT', `${path}/${id}/lecture/${lectureId}/videoposition`, {
    as: learner,
    body,
    ...options,
  });

/** A learner in a course of a film in a section, one in an option of a branch, and a film above them. */
async function watching() {
  const course = await app.aCourse({
    modules: [
      {
        lectures: [
          {
            name: 'Film',
            mediaSource: 'https://example.test/head.webm',
            sections: [
              { type: 'JSON', content: video },
              {
                type: 'JSON',
                content: {
                  type: 'BRANCH',
                  content: { options: [{ title: 'Go', sections: [{ type: 'JSON', content: video }] }] },
                },
              },
            ],
          },
          textLecture('After'),
        ],
      },
    ],
  });
  const { id } = await app.enrol(learner, course.id);
  const [lectureId = 0, after = 0] = course.lectures;
  const { body } = await page(id, lectureId);
  const sectionId = body.sections[0]?.id ?? 0;
  const inside = body.sections[1]?.content as { content: { options: { sections: { id: Id }[] }[] } } | undefined;
  return { id, course, lectureId, after, sectionId, insideId: inside?.content.options[0]?.sections[0]?.id ?? 0 };
}

describe('the position in a video', () => {
  test('BEY-19 it comes with the lecture, for each of its videos', async () => {
    const { id, lectureId, after, sectionId, insideId } = await watching();
    expect((await page(id, lectureId)).body.videoPositions).toEqual([]);
    const { status, body } = await keep(id, lectureId, { sectionId, seconds: 192 });
    expect(status).toBe(200);
    expect(videoPositionSchema.parse(body)).toEqual({ sectionId, seconds: 192, time: app.now().toISOString() });
    await keep(id, lectureId, { seconds: 7 });
    await keep(id, lectureId, { sectionId: insideId, seconds: 9 });
    const kept = (await page(id, lectureId)).body.videoPositions;
    expect(new Set(kept.map((position) => `${position.sectionId} ${position.seconds}`))).toEqual(
      new Set([`${sectionId} 192`, 'null 7', `${insideId} 9`]),
    );
    expect((await page(id, after)).body.videoPositions).toEqual([]);
  });

  test('BEY-19 the last call wins, and the beginning is forgotten', async () => {
    const { id, lectureId, sectionId } = await watching();
    await keep(id, lectureId, { sectionId, seconds: 192 });
    await keep(id, lectureId, { sectionId, seconds: 30 });
    expect((await page(id, lectureId)).body.videoPositions).toMatchObject([{ sectionId, seconds: 30 }]);
    expect((await keep(id, lectureId, { sectionId, seconds: 0 })).status).toBe(200);
    expect((await page(id, lectureId)).body.videoPositions).toEqual([]);
  });

  test('BEY-19 it changes the validator of its lecture', async () => {
    const { id, lectureId, sectionId } = await watching();
    const headers = { 'if-none-match': String((await page(id, lectureId)).headers['etag']) };
    await keep(id, lectureId, { sectionId, seconds: 192 });
    expect((await page(id, lectureId, { headers })).status).toBe(200);
  });

  test('BEY-19 nobody writes or reads that of someone else, not even an admin', async () => {
    const { id, lectureId, sectionId } = await watching();
    await keep(id, lectureId, { sectionId, seconds: 192 });
    const [other, admin] = [await app.aUser(), await app.aUser({ roleAdmin: true })];
    for (const as of [other, admin]) {
      expect((await keep(id, lectureId, { sectionId, seconds: 1 }, { as })).status).toBe(404);
    }
    expect((await page(id, lectureId, { as: admin })).body.videoPositions).toEqual([]);
    expect((await page(id, lectureId)).body.videoPositions).toMatchObject([{ seconds: 192 }]);
    expect((await keep(id, lectureId, { seconds: 1 }, { as: undefined })).status).toBe(401);
  });

  test('BEY-19 it is refused for what the lecture does not have', async () => {
    const { id, lectureId, after, sectionId } = await watching();
    expect(await keep(id, after, { sectionId, seconds: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'sectionId', message: '`sectionId` is not a section of this lecture.' }] },
    });
    expect((await keep(id, 1, { seconds: 1 })).status).toBe(404);
    for (const seconds of [-1, 1.5, 360_000, null]) {
      expect((await keep(id, lectureId, { seconds })).status).toBe(400);
    }
  });

  test('BEY-19 a lecture that is not open yet keeps none', async () => {
    const course = await app.aCourse(smallCourse({ sequentialProgress: true }));
    const { id } = await app.enrol(learner, course.id);
    expect(await keep(id, course.lectures[1] ?? 0, { seconds: 3 })).toMatchObject({
      status: 403,
      body: { code: 'LECTURE_LOCKED' },
    });
  });
});
