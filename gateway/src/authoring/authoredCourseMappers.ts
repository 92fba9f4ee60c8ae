import { toCourseModel, toOutline, type CourseModel } from '../course/courseMappers.ts';
import type { AchievementModel } from '../achievement/achievementMappers.ts';
import type {
  Author,
  AuthoredCourse,
  AuthoredLecture,
  AuthoredModule,
  CourseLock,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toLectureModel, type LectureModel } from '../lecture/lectureMappers.ts';
import { toAuthoredContent, type AuthoredContentModel } from './authoredContentMappers.ts';
import type { Schemas } from '../rest/Schemas.ts';

export type AuthoredCourseModel = Omit<
  AuthoredCourse,
  | 'modules'
  | 'achievements'
  | 'decisionTree'
  | 'exported'
  | 'missingFiles'
  | 'heavyFiles'
  | 'presence'
  | 'revisions'
  | 'sectionChanges'
  | 'revision'
  | 'heldBackChanges'
  | 'mentionable'
  | 'openReviewCounts'
  | 'reviewThreads'
  | 'reviewLinks'
> & {
  /** Undefined when the structure did not come along and has to be read. */
  readonly outline: AuthoredOutline | undefined;
};

export interface AuthoredOutline {
  readonly modules: AuthoredModuleModel[];
  readonly achievements: AchievementModel[];
}

export type AuthoredModuleModel = Omit<AuthoredModule, 'lectures'> & { lectures: AuthoredLectureModel[] };

export type AuthoredLectureModel = Omit<AuthoredLecture, 'content'> & {
  /** Content that came along already; undefined when it has to be read. */
  readonly loaded: AuthoredContentModel | undefined;
};

export function toAuthoredCourse(wire: Schemas['AuthoredCourse']): AuthoredCourseModel {
  const course: CourseModel = toCourseModel(wire);
  return {
    ...course,
    __typename: 'AuthoredCourse',
    id: toGlobalId('AuthoredCourse', wire.id),
    // To a hundredth: what is read can be saved again.
    passingPercent: Math.round(wire.minScoreRate * 10_000) / 100,
    holdsChangesBack: wire.holdsBack,
    liveVersion: wire.liveVersion,
    publishTime: wire.publishTime,
    // A platform of the release before, which may serve beside this one, does not tell.
    publishGradings: [...((wire.publishGradings as typeof wire.publishGradings | undefined) ?? [])],
    learnerCount: wire.learnerCount,
    updatedBy: wire.updatedBy === null ? null : toAuthor(wire.updatedBy),
    lock: wire.lock === null ? null : toCourseLock(wire.lock),
    rights: { mayEdit: wire.rights.edit, mayMakeTemplate: wire.rights.template },
    outline: toAuthoredOutline(wire),
  };
}

/** Undefined when the structure did not come along. */
export function toAuthoredOutline(wire: Schemas['AuthoredCourse']): AuthoredOutline | undefined {
  const outline = toOutline(wire);
  if (outline === undefined) return undefined;
  const { modules, achievements } = outline;
  return {
    modules: modules.map((module) => ({
      ...module,
      __typename: 'AuthoredModule',
      id: toGlobalId('AuthoredModule', module.moduleId, { courseId: module.courseId }),
      lectures: module.lectures.map((lecture) => asAuthored(lecture, undefined)),
    })),
    achievements,
  };
}

/** One lecture as it was read on its own. */
export const toAuthoredLecture = (wire: Schemas['AuthoredLecture']): AuthoredLectureModel =>
  asAuthored(toLectureModel(wire, { courseId: wire.courseId, ofViewer: false }), toAuthoredContent(wire));

const asAuthored = (lecture: LectureModel, loaded: AuthoredContentModel | undefined): AuthoredLectureModel => ({
  ...lecture,
  __typename: 'AuthoredLecture',
  id: toGlobalId('AuthoredLecture', lecture.lectureId, { courseId: lecture.courseId }),
  loaded,
});

export const toAuthor = ({ id, username, name }: NonNullable<Schemas['AuthoredCourse']['updatedBy']>): Author => ({
  userId: id,
  username,
  name,
});

/** Who writes on a course, as the course and a refused write tell it. */
export type HeldLockWire = NonNullable<Schemas['AuthoredCourse']['lock']>;

export const toCourseLock = ({ lockedBy, lockedUntil }: HeldLockWire): CourseLock => ({
  holder: toAuthor(lockedBy),
  endTime: lockedUntil,
});
