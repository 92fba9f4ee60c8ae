/**
 * A stand-in for the platform with answers of realistic size: a catalogue of 25 courses with their structure (about 168 kB), a
 * course page with progress (about 15 kB), an answer. `/changing` gives other bytes at each call, `/plain` the same ones, `/etag`
 * answers 304 to anyone who has them.
 */
import { fastify } from 'fastify';
import {
  aCompletion,
  aCourse,
  aGamificationItem,
  aLecture,
  aModule,
  anAnswerResult,
  aPage,
  aUserCourse,
  aUserGamificationItem,
  aUserLecture,
  aUserModule,
  aWorkspace,
} from '../src/testing/builders.ts';

const lorem = 'Words that stand for the text an author would write about this part of the course, at a usual length. ';

interface Outline {
  readonly base: number;
  readonly modules: number;
  readonly lectures: number;
  readonly description: string;
}

const modulesOf = ({ base, modules, lectures, description }: Outline) =>
  Array.from({ length: modules }, (_m, m) => ({
    id: base + m,
    number: m + 1,
    description,
    lectures: Array.from({ length: lectures }, (_l, l) => ({
      id: base + 100 + m * 20 + l,
      moduleId: base + m,
      number: l + 1,
      description,
    })),
  }));

const courses = Array.from({ length: 25 }, (_c, c) =>
  aCourse({
    id: 300 + c,
    name: `Course ${c}`,
    description: lorem.repeat(6),
    modules: modulesOf({ base: 10_000 + c * 200, modules: 3, lectures: 4, description: lorem.slice(0, 64) }).map(
      ({ lectures, ...module }) => aModule({ ...module, lectures: lectures.map(aLecture) }),
    ),
    gamificationItems: [aGamificationItem({ id: 9_000 + c })],
  }),
);

const userCourse = aUserCourse({
  courseId: 300,
  course: aCourse({ id: 300, description: lorem.repeat(6) }),
  modules: modulesOf({ base: 10_000, modules: 4, lectures: 6, description: lorem.slice(0, 40) }).map(
    ({ lectures, ...module }) =>
      aUserModule({
        ...module,
        status: 'IN_PROGRESS',
        correctPoints: 1,
        lectures: lectures.map((lecture, index) =>
          aUserLecture({ ...lecture, done: index === 0, status: 'IN_PROGRESS', correctPoints: 1 }),
        ),
      }),
  ),
  gamificationItems: [aUserGamificationItem({ id: 9_000, isDone: false, achieved: false })],
  completion: aCompletion(),
});

const catalogue = JSON.stringify(aPage(courses));
const page = JSON.stringify(aPage([userCourse]));
const join = JSON.stringify(
  aPage(
    courses
      .slice(0, 10)
      .map((course, i) => aUserCourse({ id: 700 + i, courseId: course.id, course: aCourse({ id: course.id }) })),
  ),
);
const answer = JSON.stringify(anAnswerResult());
const workspaces = JSON.stringify(aPage([aWorkspace()]));
const etag = '"c1"';
let version = 0;

const app = fastify();
const json = 'application/json; charset=utf-8';

app.get('/readyz', async () => ({ status: 'ok' }));
app.get('/api/v1/public/workspaces', (_request, reply) => reply.type(json).send(workspaces));
app.get('/api/v1/public/courses', (request, reply) => {
  const { host } = request.headers;
  // The mode stands in the host that the caller passes on, as the address has to stay the documented one.
  const mode = String(request.headers['x-forwarded-host'] ?? host);
  if (mode.startsWith('etag')) {
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const body = mode.startsWith('changing') ? catalogue.replace('Course 0', `Course ${(version += 1)}`) : catalogue;
  return reply.type(json).send(body);
});
app.get('/api/v1/secured/usercourses', (request, reply) => {
  const many = String((request.query as { q?: string }).q).includes(',');
  return reply.type(json).send(many ? join : page);
});
app.post('/api/v1/secured/usercourses/:id/questionanswer/:questionId', (_request, reply) =>
  reply.type(json).send(answer),
);

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.stdout.write(
  `${JSON.stringify({ catalogue: catalogue.length, page: page.length, join: join.length, answer: answer.length })}\n`,
);
