import type { RestClient } from './restClient.ts';
import type { CourseWire, UserCourseWire } from './wire.ts';
import type { Person } from './world.ts';

/** The course that a world has, with everything in it that can be named. */
export interface WorldCourse {
  readonly courseId: number;
  readonly moduleId: number;
  readonly lectureId: number;
  readonly questionId: number;
  readonly gamificationId: number;
  readonly tagId: number;
}

/** A course of one lecture with a question of every type, of which any score earns the certificate. */
export async function makeCourse(author: RestClient, marker: string): Promise<WorldCourse> {
  const choice = (type: string, correctAnswer: number[]) => ({
    '@type': type,
    question: `${marker} ${type}`,
    answer: ['one', 'two', 'three'],
    correctAnswer,
    wrongLimit: 0,
  });
  const placement = (type: string) => ({
    '@type': type,
    question: `${marker} ${type}`,
    answer: {
      itemMapping: { 1: 'Apple', 2: 'Leek' },
      categoryMapping: { 1: 'Fruit', 2: 'Vegetable' },
      solution: { 1: ['1'], 2: ['2'] },
    },
    correctAnswer: { 1: ['1'], 2: ['2'] },
    wrongLimit: 0,
  });
  const course = await author.expect<
    CourseWire & { tags: { id: number }[]; modules: { id: number; lectures: { id: number }[] }[] }
  >('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: {
      name: `${marker} course`,
      published: true,
      certifiable: true,
      forumEnabled: true,
      minScoreRate: 0,
      tags: [{ name: `${marker} tag` }],
      modules: [
        {
          name: `${marker} module`,
          lectures: [
            {
              id: 1,
              name: `${marker} lecture`,
              sections: [{ type: 'TEXT', content: `${marker} section` }],
              questionAnswers: [
                choice('SingleChoice', [2]),
                choice('MultipleChoice', [1, 3]),
                choice('SingleOrdering', [2, 3, 1]),
                placement('Categorization'),
                placement('MultipleAssociation'),
              ],
            },
          ],
        },
      ],
      gamificationItems: [{ '@type': 'LECTURES_COMPLETED', name: `${marker} achievement`, lectureIds: [1] }],
    },
  });
  const [module] = course.modules;
  const lecture = module?.lectures[0] as unknown as { lectureId: number; questionAnswers: { id: number }[] };
  return {
    courseId: course.id,
    moduleId: module?.id ?? 0,
    lectureId: lecture.lectureId,
    questionId: lecture.questionAnswers[0]?.id ?? 0,
    gamificationId: course.gamificationItems?.[0]?.id ?? 0,
    tagId: course.tags[0]?.id ?? 0,
  };
}

/** Answers the id of the user course. */
export async function enrol(rest: RestClient, courseId: number): Promise<number> {
  const { id } = await rest.expect<UserCourseWire>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId },
  });
  return id;
}

/** Answers the number of the certificate. */
export async function complete(
  { rest, userCourseId, name }: Pick<Person, 'rest' | 'userCourseId' | 'name'>,
  { lectureId }: WorldCourse,
): Promise<string> {
  const base = `/api/v1/secured/usercourses/${userCourseId}`;
  await rest.expect(`${base}/lecture/${lectureId}`, { method: 'POST' });
  const done = await rest.expect<UserCourseWire>(`${base}/_complete`, { method: 'POST', body: { name } });
  if (done.certificate === null) throw new Error('The course of the world gives no certificate');
  return done.certificate.uuid;
}
