/** Lectures as the platform answers them (GW-19…GW-21, OP-18, OP-94). */
import type { QuestionWire } from '../question/questionWire.ts';
import type { components } from '../rest/generated/platform.ts';

export interface LectureWire {
  readonly id: number;
  readonly moduleId: number;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly headerCover: string | null;
  readonly navigationMode: 'NEXT_BUTTON' | 'SCROLL';
  readonly mediaSource: string | LiveLectureWire | null;
  readonly mediaKind?: string | null;
  readonly lectureType: 'quiz' | 'textVideoQuiz' | 'videoQuiz' | 'textQuiz' | 'video' | 'text';
  readonly sectionCount: number;
  readonly questionCount: number;
  readonly totalPoints: number;
  readonly questionBank: {
    readonly points: number;
    readonly draws: readonly { readonly weight: number; readonly times: number }[];
  } | null;
  /** Given to those who work on the course, with `include=modules`. */
  readonly sections?: readonly SectionWire[];
  readonly questionAnswers?: readonly QuestionWire[];
  /** The rest is there for a learner's user course only. */
  readonly done?: boolean;
  readonly doneTime?: string | null;
  readonly skipped?: boolean;
  readonly status?: 'TODO' | 'IN_PROGRESS' | 'DONE';
  readonly correctPoints?: number;
  readonly gate?: GateWire | null;
}

export interface LiveLectureWire {
  readonly link: string;
  readonly startTime: string;
  readonly finishTime: string;
}

export type GateWire = Readonly<components['schemas']['Gate']>;

/** A neighbouring lecture. */
export type LectureStepWire = Readonly<components['schemas']['LectureStep']>;

/** A lecture with the ways on. */
export interface NeighbouredLectureWire extends LectureWire {
  readonly previousLecture?: LectureStepWire | null;
  readonly nextLecture?: LectureStepWire | null;
}

/** One lecture with its content. */
export interface LectureContentWire extends NeighbouredLectureWire {
  readonly courseId: number;
  readonly sections: readonly SectionWire[];
  readonly questionAnswers: readonly QuestionWire[];
  readonly readOnly?: boolean;
  /** Why content is left out, for a user course. */
  readonly withheld?: {
    readonly reason: 'NOT_STARTED' | 'LOCKED';
    readonly message: string;
    readonly time: string | null;
  } | null;
}

/** A section (OP-19). */
export interface SectionWire {
  readonly id: number;
  readonly number: number;
  readonly type: string;
  readonly content: unknown;
  readonly questionAnswers?: readonly QuestionWire[];
}
