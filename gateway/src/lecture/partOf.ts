import type { Context } from '../context.ts';
import { outlineLoader } from '../course/courseLoaders.ts';
import type { CourseOutline } from '../course/courseMappers.ts';
import { isHidden } from '../rest/hidden.ts';
import type { ModuleModel } from '../course/moduleMappers.ts';
import type { LectureModel } from './lectureMappers.ts';

/** Where a part of a course stands, by raw ids. */
export interface PartPlace {
  readonly courseId: number;
  readonly id: number;
}

/** The field of an object that leads to the lecture that it names by raw id. */
export const lectureOf =
  <Model>(placeOf: (model: Model) => PartPlace | null) =>
  (model: Model, _args: unknown, context: Context): Promise<LectureModel | null> =>
    findPart(context, placeOf(model), ({ modules }, id) => lectureIn(modules, id));

/** The field of an object that leads to the module that it names by raw id. */
export const moduleOf =
  <Model>(placeOf: (model: Model) => PartPlace | null) =>
  (model: Model, _args: unknown, context: Context): Promise<ModuleModel | null> =>
    findPart(context, placeOf(model), ({ modules }, id) => modules.find(({ moduleId }) => moduleId === id));

/** From the structure of its course, which is read once for all of a page. Null for what is gone, and where the course is not for the viewer. */
async function findPart<Part>(
  context: Context,
  place: PartPlace | null,
  pick: (outline: CourseOutline, id: number) => Part | undefined,
): Promise<Part | null> {
  if (place === null) return null;
  try {
    return pick(await context.use(outlineLoader).load(place.courseId), place.id) ?? null;
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

function lectureIn(modules: readonly ModuleModel[], id: number): LectureModel | undefined {
  for (const { lectures } of modules) {
    const found = lectures.find(({ lectureId }) => lectureId === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
