import type { Grading, QuestionGrading } from '../grading/grading.ts';
import type { CourseImpact } from '../impact/impact.ts';
import type { SaveFailure } from '../save/saveMachine.ts';
import type { readHeldBackQuery$data } from '../server/__generated__/readHeldBackQuery.graphql.ts';

type Asked = NonNullable<readHeldBackQuery$data['authoredCourse']>['heldBackChanges'];

/** What is different from what learners have. */
export type HeldBackChanges = NonNullable<Extract<Asked, { readonly ok: true }>['value']>;
export type HeldBackChange = HeldBackChanges['changes'][number];

/** What was decided about earlier answers to a question, to be done at a set time. */
export interface ScheduledGrading {
  /** Raw. */
  readonly questionId: number;
  /** Plain text. */
  readonly text: string;
  readonly lectureName: string;
  readonly grading: Grading;
}

/** How a course stands to what learners have of it. */
export interface Standing {
  readonly version: number;
  readonly liveVersion: number;
  readonly holdsChangesBack: boolean;
  /** When what is held back becomes live, ISO 8601; null where nobody set a moment. */
  readonly publishTime: string | null | undefined;
  /** What becomes of earlier answers then; only where it was asked for. */
  readonly publishGradings?: readonly ScheduledGrading[];
}

/** What is sent with each of these mutations. */
export interface HeldBackRequest {
  /** The version that its author has in sight. */
  readonly version: number;
  readonly lockToken: number | null;
  /** In spite of another's lock, a newer version and what learners lose (SAVE-13). */
  readonly force: boolean;
  /** What its author decided of earlier answers (OP-274); of a publication alone, at once or at a set time. */
  readonly grading?: readonly QuestionGrading[];
  /** The same for a request that is sent again. */
  readonly idempotencyKey: string;
}

/** How the course stands then, or why it was refused. */
export type HeldBackAnswer =
  | {
      readonly ok: true;
      readonly course: Standing;
      /** The raw id of the job that grades earlier answers, where there is one. */
      readonly gradingJobId?: number | null;
    }
  | { readonly ok: false; readonly failure: SaveFailure };

export interface HeldBackPorts {
  /** Null changes where nothing is held back. Rejects when it could not be read. */
  readonly read: () => Promise<{ readonly course: Standing; readonly changes: HeldBackChanges | null }>;
  /** Rejects when nobody knows whether it arrived, like the next three. */
  readonly hold: (
    holdBack: boolean,
    request: Omit<HeldBackRequest, 'version' | 'idempotencyKey'>,
  ) => Promise<HeldBackAnswer>;
  /** Sets when what is held back then becomes live; null for no moment any more. */
  readonly setPublishTime: (
    publishTime: string | null,
    request: Omit<HeldBackRequest, 'version' | 'idempotencyKey'>,
  ) => Promise<HeldBackAnswer>;
  /** Makes the changes of some modules live, by their raw ids; all changes with null. */
  readonly publish: (moduleIds: readonly number[] | null, request: HeldBackRequest) => Promise<HeldBackAnswer>;
  /** What that would do to learners; null where they get nothing of it. Rejects when it is not known. */
  readonly readImpact: (
    moduleIds: readonly number[] | null,
    request: Pick<HeldBackRequest, 'version' | 'lockToken'>,
  ) => Promise<CourseImpact | null>;
  readonly discard: (request: HeldBackRequest) => Promise<HeldBackAnswer>;
  /** Whether this author saves this course live, as this browser remembers it. */
  readonly savesLive: () => boolean;
  readonly rememberSavesLive: () => void;
  readonly newKey: () => string;
  readonly now: () => number;
  /** Runs it once after that many milliseconds; the answer calls it off. */
  readonly schedule: (ms: number, run: () => void) => () => void;
}
