/** Courses in every state that work on many of them meets. */
import type { Id } from '../../shared/id.ts';
import { aCourse, aLecture, aModule } from '../courseBuilder.testkit.ts';
import { coursesPath, lecturesOf, type CourseTestApp } from '../courseTestApp.testkit.ts';

const aPdf = { type: 'JSON', content: { type: 'PDF', content: { src: '' } } };

const made = async (app: CourseTestApp, changes: object, as = app.author): Promise<Id> => {
  const { body } = await app.create(aCourse({ ...changes }), { as });
  return body.id;
};

const lockedBy = async (app: CourseTestApp, as: CourseTestApp['author']): Promise<Id> => {
  const id = await made(app, { name: 'Open elsewhere', published: false });
  await app.call('POST', `${coursesPath}/${id}/_lock`, { as });
  return id;
};

/** A new course of each state, by its name; its id. */
export const courseStates = {
  draft: (app: CourseTestApp) => made(app, { name: 'Draft', published: false }),
  live: (app: CourseTestApp) => made(app, { name: 'Live' }),
  tagged: (app: CourseTestApp) => made(app, { name: 'Tagged', published: false, tags: ['Herbs', 'Leaves'] }),
  unfinished: (app: CourseTestApp) =>
    made(app, {
      name: 'Unfinished',
      published: false,
      modules: [aModule({ lectures: [aLecture({ name: 'Leaves', sections: [aPdf, aPdf] }), aLecture({ name: '' })] })],
    }),
  studied: async (app: CourseTestApp): Promise<Id> => {
    const { body: course } = await app.create(aCourse({ name: 'Studied' }));
    await app.studied(course, { seen: lecturesOf(course)[0]?.id });
    return course.id;
  },
  enrolled: async (app: CourseTestApp): Promise<Id> => {
    const { body: course } = await app.create(aCourse({ name: 'Enrolled' }));
    await app.studied(course, {});
    return course.id;
  },
  elsewhere: (app: CourseTestApp) => lockedBy(app, app.admin),
  ownTab: (app: CourseTestApp) => lockedBy(app, app.author),
  ofAnother: (app: CourseTestApp) => made(app, { name: 'Of another', published: false }, app.admin),
  template: (app: CourseTestApp) => made(app, { name: 'Template', published: false, template: true }, app.admin),
  gone: async (): Promise<Id> => 999_999_999,
} as const;

export type CourseState = keyof typeof courseStates;
export const courseStateNames = Object.keys(courseStates) as CourseState[];
