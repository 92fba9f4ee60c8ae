import type { IsoTime } from '../content/content.ts';
import type { DrawnQuestions } from '../content/question/bankRules.ts';
import type { KeptAnswer } from '../content/question/question.ts';
import type { Regrading } from '../content/question/questionView.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import { courseStart } from '../course/courseRules.ts';
import type { Id } from '../shared/id.ts';
import type { CertificateRecord } from './certificateRecord.ts';
import type { PackageState } from './packageRules.ts';
import type { AnswerRow, CourseFacts, ProgressRows } from './progressRules.ts';

/** One learner's enrolment with its course, its learner's names and its certificate. */
export interface UserCourseRecord {
  readonly id: Id;
  readonly userId: Id;
  readonly username: string;
  readonly userName: string;
  readonly startTime: IsoTime;
  readonly finishTime: IsoTime | null;
  readonly completed: boolean;
  readonly expireTime: IsoTime | null;
  /** When it should be completed; null for whenever. It closes nothing. */
  readonly dueTime: IsoTime | null;
  /** The umbrella course by which the learner came to it; null for one who came otherwise. */
  readonly umbrellaId: Id | null;
  readonly drawnQuestions: DrawnQuestions;
  readonly lastLectureId: Id | null;
  readonly lastSectionId: Id | null;
  readonly lastSeenTime: IsoTime | null;
  /** From when on a place replaces the one that is kept: when the learner was there, by the clock of the device, or shortly before the last work. */
  readonly positionTime: IsoTime | null;
  /** When it or the progress in it last changed; a new version of its course is not among it. */
  readonly updateTime: IsoTime;
  readonly course: CourseRecord;
  readonly certificate: CertificateRecord | null;
}

export interface StoredAnswer extends AnswerRow {
  readonly userAnswer: KeptAnswer;
  /** Where answers are shown, what their author has made of this one since. */
  readonly regrading?: Regrading;
}

/** What a learner has done in a user course. */
export interface UserCourseState {
  /** Lecture id to the time of its seen mark. */
  readonly seen: ReadonlyMap<Id, IsoTime>;
  readonly answers: ReadonlyMap<Id, StoredAnswer>;
  /** Lecture id to what its package says. */
  readonly packages: ReadonlyMap<Id, PackageState>;
  /** Gamification id to the link that says it was earned. */
  readonly earned: ReadonlyMap<Id, EarnedLink>;
}

export interface EarnedLink {
  readonly id: Id;
  readonly createTime: IsoTime;
}

/** The course as the rules of progress read it. */
export function courseFactsOf(course: CourseRecord): CourseFacts {
  return {
    startTime: courseStart(course),
    endTime: course.availableUntilTime,
    durationMinutes: course.duration,
    sequentialProgress: course.sequentialProgress,
    certifiable: course.certifiable,
    minScoreRate: course.minScoreRate,
    isPackage: course.type === 'SCORM_COURSE',
  };
}

/** The rows as the rules of progress read them. */
export function progressRowsOf(record: UserCourseRecord, state: UserCourseState): ProgressRows {
  return {
    userCourseId: record.id,
    finishTime: record.finishTime,
    completed: record.completed,
    expireTime: record.expireTime,
    drawnQuestions: record.drawnQuestions,
    seen: state.seen,
    answers: state.answers,
    packages: state.packages,
  };
}
