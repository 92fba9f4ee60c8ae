import type { ModuleModel } from '../course/moduleMappers.ts';
import type {
  Gate,
  Lecture,
  LectureProgress,
  LectureStep,
  LectureType,
  MediaSource,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toContentResult, type ContentResultModel } from './contentMappers.ts';
import type { ChangedLectureWire, GateWire, LectureContentWire, LectureStepWire, LectureWire } from './lectureWire.ts';

export type LectureModel = Omit<Lecture, 'content' | 'progress' | 'scorm'> & {
  /** Whether it was read as part of the viewer's current user course, so that all of it is as it stands for them. */
  readonly ofViewer: boolean;
  progress: LectureProgressModel | null;
  /** Content that came along already; undefined when it has to be read. */
  readonly loaded: ContentResultModel | undefined;
};

export type LectureProgressModel = Omit<LectureProgress, 'lecture'> & { readonly lecture: LectureModel };

/** Whose state the wire shows: what is not the viewer's current user course is asked for apart (see `ofViewer.ts`). */
export interface LectureSource {
  readonly courseId: number;
  readonly ofViewer: boolean;
}

/** The types of lectures by their names on the wire (LEC-09, OP-18). */
export const lectureTypes: Readonly<Record<LectureWire['lectureType'], LectureType>> = {
  quiz: 'QUIZ',
  textVideoQuiz: 'TEXT_VIDEO_QUIZ',
  videoQuiz: 'VIDEO_QUIZ',
  textQuiz: 'TEXT_QUIZ',
  video: 'VIDEO',
  text: 'TEXT',
};

/** A lecture of a list: its neighbours are linked afterwards. */
export function toLectureModel(wire: LectureWire, { courseId, ofViewer }: LectureSource): LectureModel {
  const lecture: LectureModel = {
    id: toGlobalId('Lecture', wire.id, { courseId }),
    lectureId: wire.id,
    moduleId: wire.moduleId,
    courseId,
    number: wire.number,
    name: wire.name,
    description: wire.description,
    durationMinutes: wire.durationMinutes,
    headerImageUrl: wire.headerCover,
    mediaSource: toMediaSource(wire),
    navigationMode: wire.navigationMode,
    lectureType: lectureTypes[wire.lectureType],
    sectionCount: wire.sectionCount,
    questionCount: wire.questionCount,
    totalPoints: wire.totalPoints,
    questionBank:
      wire.questionBank === null
        ? null
        : {
            points: wire.questionBank.points,
            draws: wire.questionBank.draws.map(({ weight, times }) => ({ weight, drawCount: times })),
          },
    progress: null,
    gate: ofViewer && 'gate' in wire ? toGate(wire.gate) : null,
    previous: null,
    next: null,
    ofViewer,
    loaded: undefined,
  };
  if (ofViewer) lecture.progress = toLectureProgress(wire, lecture);
  return lecture;
}

/** One lecture as it was read on its own, with its content and neighbours. */
export const toLectureWithContent = (wire: LectureContentWire, ofViewer: boolean): LectureModel =>
  Object.assign(toNeighbouredLecture(wire, { courseId: wire.courseId, ofViewer }), { loaded: toContentResult(wire) });

/** A lecture on its own: its neighbours come along for a learner. */
export const toNeighbouredLecture = (
  wire: ChangedLectureWire | LectureContentWire,
  source: LectureSource,
): LectureModel =>
  Object.assign(
    toLectureModel(wire, source),
    'nextLecture' in wire && { previous: toLectureStep(wire.previousLecture), next: toLectureStep(wire.nextLecture) },
  );

/** Fills `previous` and `next` in reading order, across modules. */
export function linkNeighbours(modules: readonly ModuleModel[]): void {
  let before: { readonly lecture: LectureModel; readonly moduleName: string } | undefined;
  for (const { name: moduleName, lectures } of modules) {
    for (const lecture of lectures) {
      if (before !== undefined) {
        lecture.previous = stepTo(before.lecture, before.moduleName);
        before.lecture.next = stepTo(lecture, moduleName);
      }
      before = { lecture, moduleName };
    }
  }
}

export function toLectureStep(wire: LectureStepWire | null): LectureStep | null {
  if (wire === null) return null;
  const { lectureId, moduleId, name, moduleName, gate } = wire;
  return { lectureId, moduleId, name, moduleName, gate: toGate(gate) };
}

export function toGate(wire: GateWire | null): Gate | null {
  if (wire === null) return null;
  const { reason, lectureId, lectureName, moduleId, pointsMissing, openQuestions, time } = wire;
  return { reason, lectureId, lectureName, moduleId, pointsMissing, openQuestionCount: openQuestions, time };
}

function stepTo({ lectureId, moduleId, name, gate }: LectureModel, moduleName: string): LectureStep {
  return { lectureId, moduleId, name, moduleName, gate };
}

function toMediaSource({ mediaSource, mediaKind }: LectureWire): MediaSource | null {
  if (mediaSource === null) return null;
  const kind = mediaKind ?? 'LINK';
  if (typeof mediaSource === 'string')
    return { url: mediaSource, kind, startTime: null, endTime: null, finishTime: null };
  return {
    url: mediaSource.link,
    kind: 'LIVE_LECTURE',
    startTime: mediaSource.startTime,
    endTime: mediaSource.finishTime,
    finishTime: mediaSource.finishTime,
  };
}

/** Null where the wire shows no learner's state. */
export function toLectureProgress(wire: LectureWire, lecture: LectureModel): LectureProgressModel | null {
  if (!('done' in wire)) return null;
  const { done, doneTime, skipped, status, correctPoints, totalPoints, gate } = wire;
  return { lecture, done, doneTime, skipped, status, correctPoints, totalPoints, gate: toGate(gate) };
}
