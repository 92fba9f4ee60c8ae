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
    return await sendSave(api, { input: { ...changes, ...course, version, lockToken } });
  } finally {
    await unlock(api, { ...course, lockToken });
  }
}

/** It was sent again under one key, for as often as makes sense. */
async function sendSave(api: Api, variables: object): Promise<SaveAnswer> {
  try {
    return (await api.send<{ saveCourse: SaveAnswer }>(SAVE_COURSE, variables)).saveCourse;
  } catch (error) {
    if (!(error instanceof Unreachable)) {
      throw error;
    }
    throw new Refusal(
      `${error.message} Nobody knows whether it was saved. Run \`lectern diff\` first: if the server has added what is new here, it was; then take the files of before with git, and pull.`,
    );
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
