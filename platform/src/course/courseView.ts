/** Courses and their structure on the wire: everything that can be derived is derived here, so that readers only read. */
import type {
  GamificationItem,
  LectureBody,
  LectureType,
  MediaSource,
  NavigationMode,
  Outline,
  OutlineLecture,
  OutlineModule,
} from '../content/content.ts';
import { courseFieldsOf, type CourseFields } from './courseFields.ts';
import type { CourseRecord } from './courseRecord.ts';
import { courseTiming, splitDuration, type CourseTiming } from './courseRules.ts';
import { mediaKind, type MediaKind } from '../content/mediaRules.ts';
import { questionView, type QuestionAudience, type QuestionWire } from '../content/question/questionView.ts';
import { lecturePoints, lectureQuestionCount, modulePoints } from '../content/outlineRules.ts';
import { toSectionWires } from '../content/section/sectionView.ts';
import type { SectionWire } from '../content/section/types.ts';
import type { Id } from '../shared/id.ts';

/** A tag (OP-34). */
export interface TagWire {
  readonly id: Id;
  readonly name: string;
}

/** A course (GW-11…GW-17, OP-17). `modules` and `gamificationItems` are present only where they were asked for. */
export interface CourseWire extends CourseFields {
  id: Id;
  workspaceId: Id;
  version: number;
  title: string;
  durationHours: number | null;
  durationMinutes: number | null;
  timing: CourseTiming;
  totalPoints: number;
  questionAnswersSize: number;
  moduleCount: number;
  lectureCount: number;
  tags: readonly TagWire[];
  createdBy: Id | null;
  createTime: string;
  updateTime: string;
  gamificationItems?: readonly GamificationItemWire[];
  modules?: readonly ModuleWire<LectureWire | LectureContentWire>[];
}

/** A module without progress (GW-18). */
export interface ModuleWire<Lecture = LectureWire> {
  id: Id;
  moduleId: Id;
  number: number;
  name: string;
  description: string;
  availableFromTime: string | null;
  moduleStartDate: string | null;
  durationMinutes: number | null;
  totalPoints: number;
  lectures: readonly Lecture[];
}

/** A lecture without sections, questions and progress (GW-19…GW-21). */
export interface LectureWire {
  id: Id;
  lectureId: Id;
  moduleId: Id;
  number: number;
  name: string;
  description: string;
  durationMinutes: number | null;
  headerCover: string | null;
  navigationMode: NavigationMode;
  mediaSource: MediaSource | null;
  mediaKind: MediaKind | null;
  lectureType: LectureType;
  sectionCount: number;
  questionCount: number;
  totalPoints: number;
  questionBank: QuestionBankWire | null;
}

/** A lecture with its content, as one reader may see it. */
export interface LectureContentWire extends LectureWire {
  sections: readonly SectionWire<QuestionWire>[];
  questionAnswers: readonly QuestionWire[];
}

/** The question bank of a course, from which questions are drawn for points (BANK-01). */
export interface QuestionBankWire {
  '@type': 'DEFAULT';
  points: number;
  draws: readonly { weight: number; times: number }[];
}

/** An achievement that can be earned (GW-26), without anyone's state. */
export interface GamificationItemWire {
  id: Id;
  '@type': GamificationItem['type'];
  kind: GamificationItem['kind'];
  name: string;
  description: string;
  imageUrl: string | null;
  lectureIds: readonly Id[];
  questionAnswerIds: readonly Id[];
  qaRate: number | null;
}

/** Sections and questions of a lecture beside its structure; `audience` decides about right answers. */
export function toLectureContentWire(
  lecture: LectureWire,
  body: LectureBody,
  audience: QuestionAudience,
): LectureContentWire {
  const questions = body.questions.map((question, index) => questionView(question, index + 1, null, audience));
  const byId = new Map(questions.map((question) => [question.id, question]));
  return { ...lecture, sections: toSectionWires(body, byId), questionAnswers: questions };
}

/** Media is content: anyone who may not read content sees neither its address nor its kind (ENR-11). */
export interface StructureOptions {
  readonly withMedia: boolean;
}

/** A course without its structure; `tags` in the order to show them. */
export function toCourseWire(course: CourseRecord, tags: readonly TagWire[], now: Date): CourseWire {
  const { hours, minutes } = splitDuration(course.duration);
  return {
    id: course.id,
    workspaceId: course.workspaceId,
    version: course.version,
    ...courseFieldsOf(course),
    title: course.name,
    durationHours: hours,
    durationMinutes: minutes,
    timing: courseTiming(course, now),
    totalPoints: course.totalPoints,
    questionAnswersSize: course.questionCount,
    moduleCount: course.moduleCount,
    lectureCount: course.lectureCount,
    tags,
    createdBy: course.createdBy,
    createTime: course.createTime,
    updateTime: course.updateTime,
  };
}

/** The modules of a course, numbered from 1; `lectureOf` decides how much of each lecture is shown. */
export function toModuleWires<Lecture>(
  outline: Outline,
  lectureOf: (lecture: OutlineLecture, module: OutlineModule, number: number) => Lecture,
): readonly ModuleWire<Lecture>[] {
  return outline.modules.map((module, index) => ({
    id: module.id,
    moduleId: module.id,
    number: index + 1,
    name: module.name,
    description: module.description,
    availableFromTime: module.availableFromTime,
    moduleStartDate: module.moduleStartDate,
    durationMinutes: module.durationMinutes,
    totalPoints: modulePoints(module),
    lectures: module.lectures.map((lecture, place) => lectureOf(lecture, module, place + 1)),
  }));
}

/** `number` counts from 1 within the module. */
export function toLectureWire(
  lecture: OutlineLecture,
  moduleId: Id,
  number: number,
  { withMedia }: StructureOptions,
): LectureWire {
  return {
    id: lecture.id,
    lectureId: lecture.id,
    moduleId,
    number,
    name: lecture.name,
    description: lecture.description,
    durationMinutes: lecture.durationMinutes,
    headerCover: lecture.headerCover,
    navigationMode: lecture.navigationMode,
    mediaSource: withMedia ? lecture.mediaSource : null,
    mediaKind: withMedia ? mediaKind(lecture.mediaSource) : null,
    lectureType: lecture.lectureType,
    sectionCount: lecture.sectionCount,
    questionCount: lectureQuestionCount(lecture),
    totalPoints: lecturePoints(lecture),
    questionBank: lecture.questionBank === null ? null : { '@type': 'DEFAULT', ...lecture.questionBank },
  };
}

export function toGamificationItemWire(item: GamificationItem): GamificationItemWire {
  return {
    id: item.id,
    '@type': item.type,
    kind: item.kind,
    name: item.name,
    description: item.description,
    imageUrl: item.imageUrl,
    lectureIds: item.lectureIds,
    questionAnswerIds: item.questionAnswerIds,
    qaRate: item.qaRate,
  };
}
