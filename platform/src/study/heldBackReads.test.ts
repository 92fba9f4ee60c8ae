/** That changes which are held back are nowhere to be seen, and published ones everywhere (BEY-24). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import openapi from '../../openapi.json' with { type: 'json' };
import type { CourseWire, LectureContentWire, ModuleWire } from '../course/courseView.ts';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createStudyApp, type StudyApp } from './studyTestApp.testkit.ts';

let app: StudyApp;
let author: TestUser;
let admin: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  author = await app.aUser({ createCourse: true });
  admin = await app.aUser({ roleAdmin: true });
  learner = await app.aUser();
});
afterAll(() => app.close());

/** Texts wherever a course has any, all with the mark. */
const marked = (mark: string) => {
  const text = (what: string) => `${mark} ${what}`;
  return {
    name: text('course'),
    description: text('description'),
    miniDescription: text('line'),
    externalUrl: null,
    gamificationItems: [
      { '@type': 'QUESTIONS_ANSWERED_RATE', name: text('medal'), description: text('for'), qaRate: 0.1 },
    ],
    modules: [
      {
        name: text('module'),
        description: text('about'),
        lectures: [
          {
            name: text('lecture'),
            description: text('on'),
            sections: [{ type: 'TEXT', content: text('words') }],
            questionAnswers: [
              {
                '@type': 'SingleChoice',
                question: text('question'),
                answer: [text('one'), text('two')],
                correctAnswer: [1],
                explanation: { type: 'text', content: { '1': text('why'), '2': text('why not') } },
              },
            ],
          },
          { name: text('second'), sections: [{ type: 'TEXT', content: text('more') }] },
        ],
      },
    ],
  };
};

type FullCourse = CourseWire & { modules: ModuleWire<LectureContentWire>[] };

/** What only those read who work on courses. */
const ofAuthors =
  /^\/api\/v1\/secured\/(courses(\/\{id\}(\/(lecture\/|missingfiles|heavyfiles|revisions|_presence).*)?)?|coursetemplates)$/;

const readPaths = Object.entries(openapi.paths)
  .filter(([path, methods]) => 'get' in methods && !ofAuthors.test(path))
  .map(([path]) => path);

type Ids = Readonly<Record<string, Id | string>>;

/** Every address that can be read with these ids; one that lists or draws a chart for the last days. */
const addressesFor = (ids: Ids): readonly string[] =>
  readPaths.flatMap((path) => {
    const address = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(ids[name] ?? whole));
    return address.includes('{') ? [] : [address];
  });

async function readAll(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const address of addresses) {
    for (const [who, as] of [
      ['visitor', undefined],
      ['learner', learner],
      ['admin', admin],
    ] as const) {
      const { body } = await app.call('GET', address, as === undefined ? {} : { as });
      texts.set(`${who} ${address}`, JSON.stringify(body));
    }
  }
  return texts;
}

const withMark = (texts: ReadonlyMap<string, string>, mark: string): readonly string[] =>
  [...texts].filter(([, text]) => text.includes(mark)).map(([call]) => call);

test('BEY-24 nothing of what is held back is read by anyone before it is published, and all of it after', async () => {
  const path = '/api/v1/secured/courses';
  const { body: course } = await app.call<FullCourse>('POST', `${path}?include=modules`, {
    as: author,
    body: { ...marked('Oldmark'), published: true, anonymousAllowed: true, forumEnabled: true },
  });
  const [lecture, second] = course.modules.flatMap(({ lectures }) => lectures) as [
    LectureContentWire,
    LectureContentWire,
  ];
  const { id: userCourseId } = await app.enrol(learner, course.id);
  await app.seen(learner, userCourseId, second.id);
  await app.answer(learner, userCourseId, lecture.questionAnswers[0]?.id ?? 0, [2]);
  const ofCourse = addressesFor({ id: course.id, courseId: course.id, lectureId: lecture.id });
  const ofLearner = addressesFor({ id: userCourseId, lectureId: lecture.id });
  const ofWorkspace = addressesFor({ id: 1, userId: learner.userId });
  const addresses = [
    ...new Set([...ofCourse, ...ofLearner, ...ofWorkspace]),
    '/api/v1/public/courses?include=modules&size=100',
    `/api/v1/public/courses/${course.id}?include=modules`,
    '/api/v1/public/courses?q=name==*Heldmark*',
    `/api/v1/secured/usercourses/${userCourseId}?include=modules`,
  ];
  const before = await readAll(addresses);
  const seenBefore = withMark(before, 'Oldmark');
  expect(seenBefore.length).toBeGreaterThan(20);

  await app.call('POST', `${path}/${course.id}/_holdBack`, { as: author, body: { holdsBack: true } });
  const ids = { ...marked('Heldmark') };
  const [module] = ids.modules as [(typeof ids.modules)[number]];
  const [firstLecture, secondLecture] = module.lectures as [
    (typeof module.lectures)[number],
    (typeof module.lectures)[number],
  ];
  const saved = await app.call('PATCH', `${path}/${course.id}`, {
    as: author,
    body: {
      ...ids,
      modules: [
        {
          ...module,
          id: course.modules[0]?.id,
          lectures: [
            { ...secondLecture, id: second.id },
            {
              ...firstLecture,
              id: lecture.id,
              sections: [{ id: lecture.sections[0]?.id, type: 'TEXT', content: 'Heldmark words' }],
              questionAnswers: [
                { ...firstLecture.questionAnswers?.[0], id: lecture.questionAnswers[0]?.id, correctAnswer: [2] },
              ],
            },
          ],
        },
      ],
    },
  });
  expect(saved.status).toBe(200);

  const held = await readAll(addresses);
  expect(withMark(held, 'Heldmark')).toEqual([]);
  expect(withMark(held, 'Oldmark')).toEqual(seenBefore);
  // What is read of the course and of the learner's progress in it is the very same, ratings and gates too.
  const same = seenBefore.filter((call) => /\/(courses|usercourses)\/\d+/.test(call));
  expect(same.map((call) => [call, held.get(call)])).toEqual(same.map((call) => [call, before.get(call)]));
  // An answer is graded by what is live.
  const answered = await app.answer(learner, userCourseId, lecture.questionAnswers[0]?.id ?? 0, [2]);
  expect(answered.body).toMatchObject({ correct: false });

  const published = await app.call('POST', `${path}/${course.id}/_publishChanges`, { as: author, body: {} });
  expect(published.status).toBe(200);
  const after = await readAll(addresses);
  expect(withMark(after, 'Oldmark')).toEqual([]);
  expect(seenBefore.filter((call) => !after.get(call)?.includes('Heldmark'))).toEqual([]);
  const again = await app.answer(learner, userCourseId, lecture.questionAnswers[0]?.id ?? 0, [2]);
  expect(again.body).toMatchObject({ correct: true });
});
