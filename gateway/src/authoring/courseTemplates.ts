import type {
  CourseTemplate,
  CreateCourseFromTemplateInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { getCourseTemplates, postFromTemplate } from './authoringApi.ts';

/** The courses that ship to begin with (OP-225). */
export const courseTemplates: NonNullable<QueryResolvers['courseTemplates']> = async (_root, _args, { rest }) =>
  (await getCourseTemplates(rest)).content.map(toCourseTemplate);

const toCourseTemplate = ({ duration, modules, ...template }: Schemas['CourseTemplate']): CourseTemplate => ({
  ...template,
  durationMinutes: duration,
  modules: modules.map(({ name, lectures }) => ({ name, lectures: [...lectures] })),
});

/** Creates a course from one of them (OP-225). */
export const createCourseFromTemplate: NonNullable<MutationResolvers['createCourseFromTemplate']> = mutation(
  async ({ template, idempotencyKey }: CreateCourseFromTemplateInput, { rest }) => {
    const { warnings: _none, ...course } = await postFromTemplate(rest, template, idempotencyKey);
    return { course: toAuthoredCourse(course) };
  },
);
