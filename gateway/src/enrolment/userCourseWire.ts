/** User courses as the platform answers them (GW-25, OP-21, OP-41, OP-42, OP-96). */
import type { GamificationItemWire, UserGamificationWire } from '../achievement/achievementWire.ts';
import type { CertificateWire } from '../certificate/certificateWire.ts';
import type { CourseWire } from '../course/courseWire.ts';
import type { ModuleWire } from '../course/moduleWire.ts';
import type { LectureStepWire, NeighbouredLectureWire } from '../lecture/lectureWire.ts';
import type { components } from '../rest/generated/platform.ts';

export interface UserCourseWire {
  readonly id: number;
  readonly courseId: number;
  readonly username: string;
  readonly name: string;
  /** Left out in the answer of an answer. */
  readonly course?: CourseWire;
  readonly startTime: string;
  readonly finishTime: string | null;
  readonly updateTime: string;
  readonly expireTime: string | null;
  readonly status: 'TODO' | 'IN_PROGRESS' | 'DONE';
  readonly correctPoints: number;
  readonly totalPoints: number;
  readonly stats: {
    readonly lectures: number;
    readonly modules: number;
    readonly rightQuestionAnswers: number;
    readonly lecturesMarkedAsSeen: number;
  };
  readonly progress: ProgressWire;
  readonly lastPosition: PositionWire | null;
  readonly certificate: CertificateWire | null;
  readonly gamificationItems: readonly GamificationItemWire[];
  readonly userGamificationItems: readonly UserGamificationWire[];
  /** Given with `include=outline` or `include=modules`. */
  readonly modules?: readonly ModuleWire[];
  /** Given by `_complete`. */
  readonly completion?: CompletionWire;
}

export interface ProgressWire {
  readonly scorePercent: number;
  readonly seenPercent: number;
  readonly phase: 'ENROLLED' | 'IN_PROGRESS' | 'COMPLETED' | 'GAVE_UP';
  readonly level: 'GO' | 'NICE' | 'ALMOST' | 'DONE';
  readonly nextLecture: LectureStepWire | null;
  readonly continueAt: ContinuePointWire | null;
  readonly certificate: CertificateProgressWire | null;
  readonly minutesLeft: number | null;
}

export type ContinuePointWire = Readonly<components['schemas']['ContinuePoint']>;

export type CertificateProgressWire = Readonly<components['schemas']['CertificateProgress']>;

export type PositionWire = Readonly<components['schemas']['StudyPosition']>;

export interface CompletionWire {
  readonly wouldComplete: boolean;
  readonly wouldCertify: boolean;
  readonly noCertificateReason: 'NOT_CERTIFIABLE' | 'SCORE_TOO_LOW' | 'NOT_COMPLETE' | null;
  readonly scorePercent: number;
  readonly requiredPercent: number;
  readonly missingLectures: readonly LectureStepWire[];
}

/** The answer of a seen mark (REST-32). */
export interface SeenWire extends UserCourseWire, ChangeWire {}

/** What a seen mark or an answer changed beside the user course. */
export interface ChangeWire {
  readonly lecture: NeighbouredLectureWire;
  /** Achievements earned by this very call. */
  readonly newUserGamificationItems: readonly UserGamificationWire[];
}
