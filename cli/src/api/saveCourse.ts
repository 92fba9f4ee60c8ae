import { randomUUID } from 'node:crypto';
import type { ChangesInput } from '../input/changesInput.ts';
import { Refusal, Unreachable } from '../refusal.ts';
import type { Api } from './Api.ts';
import type { CreatedNode } from '../tree/createdIds.ts';
import { LOCK_COURSE, SAVE_COURSE, UNLOCK_COURSE } from './writeDocuments.ts';

interface UserError {
  readonly code: string;
  readonly message: string;
  readonly field?: string | null;
}

interface Lock {
  readonly holder: { readonly name: string };
}

export interface Losses {
  readonly learnerCount: number;
  readonly lectures: readonly { readonly name: string }[];
  readonly lectureCount: number;
  readonly questions: readonly { readonly text: string; readonly lectureName: string }[];
  readonly questionCount: number;
}

export interface SaveAnswer {
  /** Null when refused. */
  readonly course: { readonly version: number } | null;
  /** The ids of new nodes by their kinds and keys. */
  readonly created: readonly CreatedNode[] | null;
  readonly losses: Losses | null;
  readonly lock: Lock | null;
  readonly userErrors: readonly UserError[];
}

interface LockAnswer {
  readonly lockToken: number | null;
  readonly lock: Lock | null;
  readonly userErrors: readonly UserError[];
}

/** Saves changes that were made on a version, while holding the lock, and only if nobody saved since. */
export async function saveCourse(
  api: Api,
  { courseId, version }: { readonly courseId: number; readonly version: number },
  changes: ChangesInput,
): Promise<SaveAnswer> {
  const course = { courseId: String(courseId) };
  const { lockCourse } = await api.send<{ lockCourse: LockAnswer }>(LOCK_COURSE, { input: course });
  const { lockToken, lock, userErrors } = lockCourse;
  if (lockToken === null) {
    return { course: null, created: null, losses: null, lock, userErrors };
  }
  try {
    const input = { ...changes, ...course, version, lockToken, idempotencyKey: randomUUID() };
    return (await sendOnce<{ saveCourse: SaveAnswer }>(api, SAVE_COURSE, { input })).saveCourse;
  } finally {
    await unlock(api, { ...course, lockToken });
  }
}

const MOST_TRIES = 3;

/** With its idempotency key, what is sent again happens once. */
async function sendOnce<Data>(api: Api, document: string, variables: object, tries = 1): Promise<Data> {
  try {
    return await api.send<Data>(document, variables);
  } catch (error) {
    if (!(error instanceof Unreachable)) {
      throw error;
    }
    if (tries === MOST_TRIES) {
      throw new Refusal(
        `${error.message} Nobody knows whether it was saved. Run \`lectern diff\` first: if the server has added what is new here, it was; then take the files of before with git, and pull.`,
      );
    }
    return sendOnce<Data>(api, document, variables, tries + 1);
  }
}

/** A lock that cannot be given back ends on its own. */
async function unlock(api: Api, input: object): Promise<void> {
  try {
    await api.send(UNLOCK_COURSE, { input });
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
}
