/**
 * The content of a course as it is stored: an outline per revision and a body per lecture.
 *
 * The outline answers everything that lists, progress and gates need, so that bodies (sections and questions, the large part)
 * are read for one lecture at a time. Bodies are immutable and addressed by hash.
 */
import type { Id } from '../shared/id.ts';
import type { Question, QuestionType } from './question/question.ts';
import type { Section } from './section/types.ts';

/** ISO 8601 UTC with milliseconds, for example `2030-01-31T09:00:00.000Z`. */
export type IsoTime = string;

export interface Outline {
  readonly modules: readonly OutlineModule[];
  readonly gamificationItems: readonly GamificationItem[];
}

export interface OutlineModule {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly availableFromTime: IsoTime | null;
  readonly moduleStartDate: IsoTime | null;
  /** Whole minutes, null when the author gave none. */
  readonly durationMinutes: number | null;
  readonly lectures: readonly OutlineLecture[];
}

export interface OutlineLecture {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly headerCover: string | null;
  readonly navigationMode: NavigationMode;
  readonly mediaSource: MediaSource | null;
  readonly lectureType: LectureType;
  readonly sectionCount: number;
  /** What grading and progress need of the questions; texts and right answers stand in the body. */
  readonly questions: readonly OutlineQuestion[];
  readonly questionBank: QuestionBank | null;
  /** SHA-256 of the body's canonical JSON, hex. */
  readonly bodyHash: string;
  /** Of the body as JSON; absent in outlines that were stored before it was noted. */
  readonly bodyBytes?: number;
}

export type NavigationMode = 'NEXT_BUTTON' | 'SCROLL';

export type LectureType = 'quiz' | 'textVideoQuiz' | 'videoQuiz' | 'textQuiz' | 'video' | 'text';

/** A media address, or a live lecture (OP-18). */
export type MediaSource = string | { readonly link: string; readonly startTime: IsoTime; readonly finishTime: IsoTime };

export interface OutlineQuestion {
  readonly id: Id;
  readonly type: QuestionType;
  /** Points of the question, a whole number from 1 (OP-43). */
  readonly weight: number;
  /** Wrong submissions after which the question is exhausted; 0 = no limit. */
  readonly wrongLimit: number;
}

/** `times` questions of each weight are drawn at enrolment; `points` = Σ weight × times (BANK-01, OP-43). */
export interface QuestionBank {
  readonly points: number;
  readonly draws: readonly { readonly weight: number; readonly times: number }[];
}

export interface GamificationItem {
  readonly id: Id;
  readonly type: 'LECTURES_COMPLETED' | 'QUESTIONS_ANSWERED' | 'QUESTIONS_ANSWERED_RATE';
  readonly kind: 'FRAME' | null;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly lectureIds: readonly Id[];
  readonly questionAnswerIds: readonly Id[];
  /** A ratio from 0 to 1, null for the other types. */
  readonly qaRate: number | null;
}

export interface LectureBody {
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
}
