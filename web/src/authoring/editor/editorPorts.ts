/** What the editor needs from its environment. */
import type { FileFault } from '../check/fileFault.ts';
import type { AuthoredCourseAnswer } from '../draft/authoredAnswer.ts';
import type { CourseDraft, LectureContent, NewKey, NodeKey } from '../draft/courseDraft.ts';
import type { CourseImpact } from '../impact/impact.ts';
import type { CourseChanges } from '../save/saveInput.ts';
import type { LockHolder, SaveFailure, SaveManner } from '../save/saveMachine.ts';

/** One save; without an answer the same request is sent again, with the same key. */
export interface SaveRequest extends SaveManner {
  readonly changes: CourseChanges;
  /** The version that the changes were made on. */
  readonly version: number;
  /** Null without a lock. */
  readonly lockToken: number | null;
  readonly idempotencyKey: string;
}

/** A save under way, with the draft that it sent. */
export interface Outgoing {
  readonly request: SaveRequest;
  readonly sent: CourseDraft;
}

export type SaveAnswer =
  | {
      readonly ok: true;
      readonly version: number;
      readonly created: readonly CreatedNode[];
      /** The raw id of the job that grades earlier answers, where there is one. */
      readonly gradingJobId?: number | null;
    }
  | { readonly ok: false; readonly failure: SaveFailure };

export interface CreatedNode {
  readonly clientKey: NodeKey;
  readonly id: number;
}

export type LockAnswer =
  | { readonly outcome: 'locked'; readonly lockToken: number }
  | { readonly outcome: 'held'; readonly by: LockHolder }
  /** The viewer may not edit the course, or it was deleted. */
  | { readonly outcome: 'denied' };

export interface EditorPorts {
  /** `saveCourse`. Rejects when it is unknown whether the save arrived. */
  readonly send: (request: SaveRequest) => Promise<SaveAnswer>;
  /** What that save would do to learners; null where they get nothing of it yet. Rejects when it is not known. */
  readonly readImpact: (request: SaveRequest) => Promise<CourseImpact | null>;
  /** `lockCourse`. A rejection counts as no answer. */
  readonly lock: (takeOver: boolean) => Promise<LockAnswer>;
  /** `unlockCourse`; with `handOverTo` that person has the lock at once, if they ask for it. */
  readonly unlock: (lockToken: number, handOverTo: number | null) => Promise<void>;
  /** `authoredCourse` with its outline, from the server and not from a store. */
  readonly readCourse: () => Promise<{ readonly version: number; readonly course: AuthoredCourseAnswer }>;
  /** `authoredLecture.content` with keys of `newKey`; null when the lecture is gone. */
  readonly readLecture: (lectureId: number, newKey: NewKey) => Promise<LectureContent | null>;
  /** `authoredCourse.missingFiles` and `heavyFiles`. Rejects when it could not be read. */
  readonly readFileFaults: () => Promise<readonly FileFault[]>;
  /** In milliseconds. */
  readonly now: () => number;
  /** Runs something later; the returned function cancels it. */
  readonly schedule: (ms: number, run: () => void) => () => void;
  readonly newKey: NewKey;
}
