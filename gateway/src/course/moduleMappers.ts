import type { Module, ModuleProgress } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import {
  linkNeighbours,
  toLectureModel,
  toLectureProgress,
  type LectureModel,
  type LectureProgressModel,
  type LectureSource,
} from '../lecture/lectureMappers.ts';
import type { ModuleWire } from './moduleWire.ts';

export type ModuleModel = Omit<Module, 'lectures' | 'progress'> & {
  readonly courseId: number;
  /** Whether it was read as part of the viewer's current user course, so that all of it is as it stands for them. */
  readonly ofViewer: boolean;
  lectures: LectureModel[];
  progress: ModuleProgressModel | null;
};

export type ModuleProgressModel = Omit<ModuleProgress, 'module' | 'lectures'> & {
  readonly module: ModuleModel;
  readonly lectures: LectureProgressModel[];
};

/** The modules of a course or user course in order, their lectures linked to their neighbours across modules. */
export function toModuleModels(wires: readonly ModuleWire[], source: LectureSource): ModuleModel[] {
  const modules = wires.map((wire) => toModuleModel(wire, source));
  linkNeighbours(modules);
  return modules;
}

/** The progress of one user course, in the order of its modules. */
export function toModuleProgresses(wires: readonly ModuleWire[], source: LectureSource): ModuleProgressModel[] {
  const modules = toModuleModels(wires, source);
  return wires.flatMap((wire, index) => toModuleProgress(wire, modules[index]) ?? []);
}

function toModuleModel(wire: ModuleWire, source: LectureSource): ModuleModel {
  const { courseId, ofViewer } = source;
  const module: ModuleModel = {
    id: toGlobalId('Module', wire.id, { courseId }),
    moduleId: wire.id,
    courseId,
    ofViewer,
    number: wire.number,
    name: wire.name,
    description: wire.description,
    availableFromTime: wire.availableFromTime,
    startTime: wire.moduleStartDate,
    durationMinutes: wire.durationMinutes,
    totalPoints: wire.totalPoints,
    progress: null,
    lectures: wire.lectures.map((lecture) => toLectureModel(lecture, source)),
  };
  if (ofViewer) module.progress = toModuleProgress(wire, module);
  return module;
}

/** Null where the wire shows no learner's state. */
function toModuleProgress(wire: ModuleWire, module: ModuleModel | undefined): ModuleProgressModel | null {
  if (!('done' in wire) || module === undefined) return null;
  const { done, status, finishTime, correctPoints, totalPoints } = wire;
  return {
    module,
    done,
    status,
    finishTime,
    correctPoints,
    totalPoints,
    lectures: wire.lectures.flatMap((lecture, index) => {
      const model = module.lectures[index];
      return model === undefined ? [] : (model.progress ?? toLectureProgress(lecture, model) ?? []);
    }),
  };
}
