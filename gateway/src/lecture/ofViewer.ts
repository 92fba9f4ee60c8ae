/**
 * What of a course depends on who asks comes from the viewer's current user course (the active one, else the last completed, else the last
 * given up), whichever way the object was reached: so an object never contradicts itself within an answer or in a client's store.
 */
import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import type { ModuleModel } from '../course/moduleMappers.ts';
import { toModuleModels } from '../course/moduleMappers.ts';
import { isUnauthenticated } from '../errors.ts';
import { isBeyondScope } from '../rest/hidden.ts';
import { userCourseLoader, viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import type { LectureModel } from './lectureMappers.ts';

/** Modules and lectures of one course as they stand for the viewer. */
export interface ViewerParts {
  readonly modules: ModuleModel[];
  readonly moduleById: ReadonlyMap<number, ModuleModel>;
  readonly lectureById: ReadonlyMap<number, LectureModel>;
}

/** By course id; null without a user course. One or two calls for all of a batch. */
const viewerPartsLoader = (context: Context): DataLoader<number, ViewerParts | null> =>
  new DataLoader((courseIds) =>
    Promise.all(courseIds.map((courseId) => readParts(context, courseId).catch((error: unknown) => error as Error))),
  );

/** Rejects with UNAUTHENTICATED for a token that does not count here, as all does that is the viewer's alone. */
export const viewerPartsOf = async (context: Context, courseId: number): Promise<ViewerParts | null> =>
  context.session.isSignedIn() ? context.use(viewerPartsLoader).load(courseId) : null;

async function readParts(context: Context, courseId: number): Promise<ViewerParts | null> {
  const found = await context.use(viewerUserCourseLoader).load(courseId);
  if (found === null) return null;
  const { moduleWires } =
    found.moduleWires === undefined ? ((await context.use(userCourseLoader).load(found.userCourseId)) ?? found) : found;
  const modules = toModuleModels(moduleWires ?? [], { courseId, ofViewer: true });
  return {
    modules,
    moduleById: new Map(modules.map((module) => [module.moduleId, module])),
    lectureById: new Map(modules.flatMap(({ lectures }) => lectures).map((lecture) => [lecture.lectureId, lecture])),
  };
}

/** The lecture as it stands for the viewer; itself where they have no user course. */
export function lectureOfViewer(lecture: LectureModel, context: Context): LectureModel | Promise<LectureModel> {
  if (lecture.ofViewer || !context.session.isSignedIn()) return lecture;
  return viewerPartsOf(context, lecture.courseId).then((parts) => parts?.lectureById.get(lecture.lectureId) ?? lecture);
}

/** The module as it stands for the viewer; itself where they have no user course. */
export function moduleOfViewer(module: ModuleModel, context: Context): ModuleModel | Promise<ModuleModel> {
  if (module.ofViewer || !context.session.isSignedIn()) return module;
  return viewerPartsOf(context, module.courseId).then((parts) => parts?.moduleById.get(module.moduleId) ?? module);
}

/** Of what visitors have too: as they have it, `open`, for a token that does not count here (OP-27) or does not open enrolments (OP-289). */
export const orOpen = <Model>(own: Model | Promise<Model>, open: Model): Model | Promise<Model> =>
  own instanceof Promise
    ? own.catch((error: unknown) => {
        if (!isUnauthenticated(error) && !isBeyondScope(error)) throw error;
        return open;
      })
    : own;

/** A part of what stands for the viewer: at once where it is known, so that visitors and lists wait for nothing. */
export const pick = <Model, Part>(
  model: Model | Promise<Model>,
  part: (model: Model) => Part,
): Part | Promise<Awaited<Part>> =>
  model instanceof Promise ? (model.then(part) as Promise<Awaited<Part>>) : part(model);
