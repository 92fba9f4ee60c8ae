import type { Context } from '../context.ts';
import type { CourseModel } from '../course/courseMappers.ts';
import { ledToCourseLoader } from './umbrellaLoaders.ts';

/** The field of an object that leads to the course that it names by raw id. */
export const courseOf =
  <Model>(idOf: (model: Model) => number | null) =>
  (model: Model, _args: unknown, context: Context): Promise<CourseModel | null> | null => {
    const id = idOf(model);
    return id === null ? null : context.use(ledToCourseLoader).load(id);
  };
