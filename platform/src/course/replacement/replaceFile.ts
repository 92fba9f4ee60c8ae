import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, invalidField } from '../../errors.ts';
import { findFileUses, type FileUse } from '../../file/fileUseQueries.ts';
import { searchUses } from '../../file/searchUses.ts';
import { findFile, type FileRow } from '../../file/fileQueries.ts';
import { servedName } from '../../file/fileView.ts';
import type { Viewer } from '../../http/access.ts';
import type { Id } from '../../shared/id.ts';
import { replaceInProfile } from '../../workspace/profile/replaceInProfile.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogueVersionQueries.ts';
import type { CourseRecord } from '../courseRecord.ts';
import { isInCatalogue } from '../courseRules.ts';
import { mayEdit, mayReplaceInProfile } from '../policy.ts';
import { lockCourseRow } from '../courseWriteQueries.ts';
import { findHolder, type LockHolder } from '../lock/lockQueries.ts';
import { replaceInCourse } from './replaceInCourse.ts';
import { replaceInSavedSections } from './replacementQueries.ts';

/** Why a place still shows the old file: it is being edited, it is not the caller's to change, or enough was changed at once. */
export type LeftReason = 'BEING_EDITED' | 'NOT_ALLOWED' | 'LATER';

export interface RemainingUse extends FileUse {
  readonly reason: LeftReason;
  /** Who edits it; null for the other reasons. */
  readonly lockedBy: LockHolder | null;
}

export interface Replacement {
  readonly replacedIn: readonly FileUse[];
  readonly remainingIn: readonly RemainingUse[];
}

export interface ReplaceRequest {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  readonly fileId: Id;
  readonly replacementId: Id;
}

/** Places that one call looks at, courses that it changes, and places of each kind that it names. */
const [mostUses, mostCourses, mostNamed] = [1000, 100, 100];

/**
 * Puts another file of the same type in the place of one, everywhere that the caller may change and nobody is just editing, in one
 * transaction; courses get a revision. Throws NOT_FOUND, INVALID and as {@link searchUses}.
 */
export const replaceFile = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, request: ReplaceRequest): Promise<Replacement> =>
  searchUses({ workspaceId: request.workspaceId, userId: request.viewer.userId }, () =>
    inWorkspace(db, request.workspaceId, async (trx) => {
      const { workspaceId, viewer } = request;
      const { file, replacement } = await requireBoth(trx, request);
      const names = { from: servedName(file), to: servedName(replacement) };
      const uses = await findFileUses(trx, workspaceId, file.hash, mostUses);
      const { held, left } = await holdCourses(trx, uses, viewer);
      for (const course of held.values()) {
        await replaceInCourse(trx, course, { ...names, savedBy: viewer.userId, now: clock() });
      }
      if (uses.some(({ kind }) => kind === 'SAVED_SECTION')) {
        await replaceInSavedSections(trx, workspaceId, names);
      }
      if (mayReplaceInProfile(viewer) && uses.some(({ kind }) => kind === 'WORKSPACE')) {
        await replaceInProfile(trx, { workspaceId, actorId: viewer.userId, ...names });
      }
      if ([...held.values()].some(({ course }) => isInCatalogue(course))) {
        await raiseCatalogueVersion(trx, workspaceId);
      }
      const isReplaced = (use: FileUse): boolean =>
        use.kind === 'WORKSPACE'
          ? mayReplaceInProfile(viewer)
          : use.kind === 'SAVED_SECTION' || held.has(courseOf(use) ?? 0);
      return {
        replacedIn: uses.filter(isReplaced).slice(0, mostNamed),
        remainingIn: uses
          .filter((use) => !isReplaced(use))
          .slice(0, mostNamed)
          .map((use) => ({ ...use, ...(left.get(courseOf(use) ?? 0) ?? notAllowed) })),
      };
    }),
  );

const notAllowed = { reason: 'NOT_ALLOWED', lockedBy: null } as const;

/** A picture of a person is theirs: it goes with them, and is put in place by them. */
async function requireBoth(
  trx: Trx,
  { workspaceId, viewer, fileId, replacementId }: ReplaceRequest,
): Promise<{ readonly file: FileRow; readonly replacement: FileRow }> {
  const file = await findFile(trx, { workspaceId, viewer }, fileId);
  if (file === null || file.category === 'AVATAR') {
    throw new DomainError('NOT_FOUND');
  }
  const replacement = await findFile(trx, { workspaceId, viewer }, replacementId);
  if (replacement === null || replacement.category === 'AVATAR') {
    throw invalidField('replacementId', 'there is no such file');
  }
  if (replacement.type !== file.type) {
    throw invalidField('replacementId', 'must be of the same type');
  }
  if (replacement.hash === file.hash) {
    throw invalidField('replacementId', 'is the same');
  }
  return { file, replacement };
}

interface HeldCourse {
  readonly course: CourseRecord;
  /** The lock token of the course. */
  readonly sitting: number;
}

type Left = Pick<RemainingUse, 'reason' | 'lockedBy'>;

/** Holds the courses that show a file against other writers, in one order for all callers, and says why the others stay as they are. */
async function holdCourses(
  trx: Trx,
  uses: readonly FileUse[],
  viewer: Viewer,
): Promise<{ readonly held: ReadonlyMap<Id, HeldCourse>; readonly left: ReadonlyMap<Id, Left> }> {
  const held = new Map<Id, HeldCourse>();
  const left = new Map<Id, Left>();
  const ids = new Set(uses.map(courseOf).filter((id) => id !== null));
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const found = held.size < mostCourses ? await lockCourseRow(trx, id) : null;
    if (found === null) {
      left.set(id, { reason: 'LATER', lockedBy: null });
    } else if (!mayEdit(viewer, found.course)) {
      left.set(id, notAllowed);
    } else if (found.lock.alive) {
      left.set(id, { reason: 'BEING_EDITED', lockedBy: (await findHolder(trx, id))?.lockedBy ?? null });
    } else {
      held.set(id, { course: found.course, sitting: found.lock.token });
    }
  }
  return { held, left };
}

const courseOf = ({ kind, id, courseId }: FileUse): Id | null => (kind === 'COURSE' ? id : courseId);
