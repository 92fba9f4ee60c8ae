/** What the tests read of the platform's answers; the whole is in `platform/openapi.json`. */

export interface PageWire<Row> {
  readonly content: readonly Row[];
  readonly pageable: { readonly pageNumber: number; readonly last: boolean; readonly totalElements: number };
}

export interface TokenWire {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

export interface RegisteredWire {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

export interface QuestionWire {
  readonly id: number;
  readonly '@type': string;
  /** What is asked. */
  readonly question: string;
  readonly answer: readonly string[] | MappingWire;
  /** Positions from 1; of what is placed the items of each category, by their keys. */
  readonly correctAnswer: readonly number[] | Readonly<Record<string, readonly string[]>> | null;
  readonly correctAnswerSize: number;
  readonly correct: boolean | null;
  readonly userAnswer: readonly number[] | null;
  readonly explanation: { readonly content: Readonly<Record<string, string>> } | null;
  readonly wrongCount: number;
  readonly wrongLimit: number;
  readonly weight: number;
}

/** Items and categories by key. */
export interface MappingWire {
  readonly itemMapping: Readonly<Record<string, string>>;
  readonly categoryMapping: Readonly<Record<string, string>>;
  readonly solution?: unknown;
}

export interface GateWire {
  readonly reason: string;
  readonly lectureId: number | null;
}

export interface LectureWire {
  readonly lectureId: number;
  readonly name: string;
  readonly done: boolean;
  readonly doneTime: string | null;
  readonly sections?: readonly { readonly id: number; readonly type: string; readonly content: unknown }[];
  readonly questionAnswers?: readonly QuestionWire[];
  readonly nextLecture?: { readonly lectureId: number; readonly gate: GateWire | null } | null;
}

export interface ModuleWire {
  readonly id: number;
  readonly lectures: readonly LectureWire[];
}

export interface CourseWire {
  readonly id: number;
  readonly name: string;
  readonly published: boolean;
  readonly anonymousAllowed: boolean;
  readonly certifiable: boolean;
  readonly modules?: readonly ModuleWire[];
  readonly gamificationItems?: readonly { readonly id: number }[];
}

export interface CertificateWire {
  readonly uuid: string;
  readonly holderName: string;
  readonly courseName: string;
  readonly scorePercent: number;
}

export interface UserCourseWire {
  readonly id: number;
  readonly courseId: number;
  readonly finishTime: string | null;
  readonly status: string;
  readonly correctPoints: number;
  readonly totalPoints: number;
  readonly modules?: readonly ModuleWire[];
  readonly certificate: CertificateWire | null;
  readonly lastPosition: { readonly lectureId: number; readonly sectionId: number | null } | null;
  readonly completion?: { readonly wouldComplete: boolean; readonly wouldCertify: boolean };
  readonly userGamificationItems: readonly { readonly id: number; readonly gamificationId: number }[];
}

export interface AnswerWire {
  readonly correct: boolean;
  readonly wrongCount: number;
  readonly correctAnswer: readonly number[] | null;
  readonly explanation: { readonly content: Readonly<Record<string, string>> } | null;
  readonly userAnswer: readonly number[];
  readonly weight: number;
}

export interface ErrorWire {
  readonly code: string | number;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
