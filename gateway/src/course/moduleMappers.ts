import type { Module, ModuleProgress } from '../generated/resolverTypes.ts';
import { toGlobalId, type Owner } from '../globalId.ts';
import { linkNeighbours, toLectureModel, type LectureModel } from '../lecture/lectureMappers.ts';
import type { ModuleWire } from './moduleWire.ts';

export type ModuleModel = Omit<Module, 'lectures'> & { lectures: LectureModel[] };

/** The modules of a course or user course in order, their lectures linked to their neighbours across modules. */
export function toModuleModels(wires: readonly ModuleWire[], courseId: number, owner: Owner): ModuleModel[] {
  const modules = wires.map((wire) => toModuleModel(wire, courseId, owner));
  linkNeighbours(modules);
  return modules;
}

function toModuleModel(wire: ModuleWire, courseId: number, owner: Owner): ModuleModel {
  return {
    id: toGlobalId('Module', wire.id, owner),
    moduleId: wire.id,
    number: wire.number,
    name: wire.name,
    description: wire.description,
    availableFromTime: wire.availableFromTime,
    moduleStartDate: wire.moduleStartDate,
    durationMinutes: wire.durationMinutes,
    totalPoints: wire.totalPoints,
    progress: toModuleProgress(wire),
    lectures: wire.lectures.map((lecture) => toLectureModel(lecture, courseId, owner)),
  };
}

function toModuleProgress({ done, status, finishTime, correctPoints }: ModuleWire): ModuleProgress | null {
  if (done === undefined) return null;
  return {
    done,
    status: status ?? (done ? 'DONE' : 'TODO'),
    finishTime: finishTime ?? null,
    correctPoints: correctPoints ?? 0,
  };
}
