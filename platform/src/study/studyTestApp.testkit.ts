/** A test app with courses to study. */
import type { Outline } from '../content/content.ts';
import { courseRequestSchema } from '../course/courseSchemas.ts';
import { writeNewCourse } from '../course/writeNewCourse.ts';
import { inWorkspace } from '../db/database.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import type { Id } from '../shared/id.ts';
import { createTestApp, type Reply, type TestApp, type TestUser } from '../testing/testApp.ts';

export interface StudyCourse {
  readonly id: Id;
  readonly outline: Outline;
  /** Raw ids in reading order. */
  readonly lectures: readonly Id[];
  readonly questions: readonly Id[];
  readonly items: readonly Id[];
}

export interface StudyApp extends TestApp {
  /** A published course as its author would send it; `workspaceId` 1 unless told otherwise. */
  aCourse(received: object, workspaceId?: Id): Promise<StudyCourse>;
  enrol(user: TestUser, courseId: Id): Promise<UserCourseWire>;
  answer(user: TestUser, userCourseId: Id, questionId: Id, userAnswer: unknown, key?: string): Promise<Reply>;
  seen(user: TestUser, userCourseId: Id, lectureId: Id): Promise<Reply>;
  userCourse(user: TestUser, userCourseId: Id, query?: string): Promise<Reply<UserCourseWire>>;
}

const base = '/api/v1/secured/usercourses';

export async function createStudyApp(settings: Parameters<typeof createTestApp>[0] = {}): Promise<StudyApp> {
  const app = await createTestApp(settings);
  return {
    ...app,
    aCourse: async (received, workspaceId = 1) => {
      const parsed = courseRequestSchema.parse({ name: 'A course', published: true, ...received });
      const { course, outline } = await inWorkspace(app.db, workspaceId, (trx) =>
        writeNewCourse(trx, { workspaceId, received: parsed, author: null, limits: null, now: app.now() }),
      );
      return toStudyCourse(course.id, outline ?? { modules: [], gamificationItems: [] });
    },
    enrol: async (user, courseId) => {
      const { status, body } = await app.call<UserCourseWire>('POST', base, { as: user, body: { courseId } });
      if (status !== 201) {
        throw new Error(`Enrolling answered ${status}: ${JSON.stringify(body)}`);
      }
      return body;
    },
    answer: (user, userCourseId, questionId, userAnswer, key) =>
      app.call('POST', `${base}/${userCourseId}/questionanswer/${questionId}`, {
        as: user,
        body: { userAnswer },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    seen: (user, userCourseId, lectureId) =>
      app.call('POST', `${base}/${userCourseId}/lecture/${lectureId}`, { as: user }),
    userCourse: (user, userCourseId, query = '?include=outline') =>
      app.call<UserCourseWire>('GET', `${base}/${userCourseId}${query}`, { as: user }),
  };
}

/** A single choice of three options whose second is right, as an author sends it. */
export function choiceQuestion(changes: object = {}): object {
  return {
    '@type': 'SingleChoice',
    question: 'Which one?',
    answer: ['one', 'two', 'three'],
    correctAnswer: [2],
    explanation: { type: 'text', content: { '1': 'not one', '2': 'two it is', '3': 'not three' } },
    ...changes,
  };
}

export function textLecture(name: string, changes: object = {}): object {
  return { name, sections: [{ type: 'TEXT', content: `About ${name}` }], ...changes };
}

/** Lecture 0 to read, lecture 1 with a question of weight 2 and one of weight 3 with two tries, lecture 2 in another module. */
export function smallCourse(changes: object = {}): object {
  return {
    name: 'A small course',
    duration: 36,
    certifiable: true,
    minScoreRate: 0.4,
    modules: [
      {
        name: 'First',
        lectures: [
          textLecture('Reading', { durationMinutes: 10 }),
          textLecture('Asking', {
            durationMinutes: 20,
            questionAnswers: [choiceQuestion({ weight: 2 }), choiceQuestion({ weight: 3, wrongLimit: 2 })],
          }),
        ],
      },
      { name: 'Second', lectures: [textLecture('Ending', { durationMinutes: 6 })] },
    ],
    ...changes,
  };
}

function toStudyCourse(id: Id, outline: Outline): StudyCourse {
  const lectures = outline.modules.flatMap((module) => module.lectures);
  return {
    id,
    outline,
    lectures: lectures.map((lecture) => lecture.id),
    questions: lectures.flatMap((lecture) => lecture.questions.map((question) => question.id)),
    items: outline.gamificationItems.map((item) => item.id),
  };
}
