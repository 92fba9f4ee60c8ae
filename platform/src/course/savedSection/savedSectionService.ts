import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { PageRows } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { mayChangeSavedSection, type Author } from '../policy.ts';
import { readSavedBody, toSavedBodyWire, type SavedBodyWire } from './savedSectionBody.ts';
import {
  deleteSavedSectionRow,
  findSavedSection,
  findSavedSections,
  insertSavedSection,
  lockAndCountSavedSections,
  readSavedSectionBody,
  renameSavedSectionRow,
  type SavedSectionRow,
  type SavedSectionsRequest,
} from './savedSectionQueries.ts';
import type { NewSavedSection, SavedSectionWire } from './savedSectionSchemas.ts';

/** Of one workspace. */
export const mostSavedSections = 500;

/** Who asks, and where. That they are course admins is the route's rule (OP-54). */
export interface AskingAuthor {
  readonly workspaceId: Id;
  readonly author: Author;
}

export type FullSavedSection = SavedSectionWire & SavedBodyWire;

/** Saved sections of the workspace, anyone who saved them. */
export const listSavedSections = (
  db: Database,
  { workspaceId, author }: AskingAuthor,
  request: SavedSectionsRequest,
): Promise<PageRows<SavedSectionWire>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const page = await findSavedSections(trx, workspaceId, request);
    return { ...page, rows: page.rows.map((row) => toWire(row, author)) };
  });

/** One with what it holds. Throws NOT_FOUND. */
export const readSavedSection = (
  db: Database,
  { workspaceId, author }: AskingAuthor,
  id: Id,
): Promise<FullSavedSection> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const row = await requireSavedSection(trx, workspaceId, id);
    return { ...toWire(row, author), ...(await contentOf(trx, workspaceId, id)) };
  });

/** Keeps sections under a name. Throws INVALID, and SAVED_SECTIONS_FULL when the workspace has as many as it may. */
export const keepSections = (
  db: Database,
  { workspaceId, author }: AskingAuthor,
  { name, ...content }: NewSavedSection,
  { key, now }: { readonly key: string | undefined; readonly now: Date },
): Promise<FullSavedSection> => {
  const body = readSavedBody(content);
  return inWorkspace(db, workspaceId, async (trx) => {
    const { userId } = author;
    const hash = requestHash(name, content);
    const { body: kept } = await withIdempotency<{ readonly id: Id }>(
      trx,
      { workspaceId, userId, operation: 'createSavedSection', key, requestHash: hash },
      async () => {
        if ((await lockAndCountSavedSections(trx, workspaceId)) >= mostSavedSections) {
          throw new DomainError('SAVED_SECTIONS_FULL', { params: { most: mostSavedSections } });
        }
        return { status: 201, body: { id: await insertSavedSection(trx, workspaceId, { name, body, userId, now }) } };
      },
    );
    const row = await requireSavedSection(trx, workspaceId, kept.id);
    return { ...toWire(row, author), ...(await contentOf(trx, workspaceId, kept.id)) };
  });
};

/** Throws NOT_FOUND, and FORBIDDEN for what someone else saved, unless an admin asks. */
export const renameSavedSection = (
  db: Database,
  asking: AskingAuthor,
  id: Id,
  change: { readonly name: string; readonly now: Date },
): Promise<SavedSectionWire> =>
  inWorkspace(db, asking.workspaceId, async (trx) => {
    await requireEditable(trx, asking, id);
    await renameSavedSectionRow(trx, asking.workspaceId, id, change);
    return toWire(await requireSavedSection(trx, asking.workspaceId, id), asking.author);
  });

/** Copies that were taken of it stay. Throws as {@link renameSavedSection}. */
export const deleteSavedSection = (db: Database, asking: AskingAuthor, id: Id): Promise<void> =>
  inWorkspace(db, asking.workspaceId, async (trx) => {
    await requireEditable(trx, asking, id);
    await deleteSavedSectionRow(trx, asking.workspaceId, id);
  });

async function requireEditable(trx: Trx, { workspaceId, author }: AskingAuthor, id: Id): Promise<void> {
  if (!mayChangeSavedSection(author, await requireSavedSection(trx, workspaceId, id))) {
    throw new DomainError('FORBIDDEN', { message: 'Only who saved it or an admin may change a saved section' });
  }
}

async function requireSavedSection(trx: Trx, workspaceId: Id, id: Id): Promise<SavedSectionRow> {
  const row = await findSavedSection(trx, workspaceId, id);
  if (row === null) {
    throw new DomainError('NOT_FOUND');
  }
  return row;
}

async function contentOf(trx: Trx, workspaceId: Id, id: Id): Promise<SavedBodyWire> {
  const body = await readSavedSectionBody(trx, workspaceId, id);
  if (body === null) {
    throw new DomainError('NOT_FOUND');
  }
  return toSavedBodyWire(body);
}

const toWire = (row: SavedSectionRow, author: Author): SavedSectionWire => ({
  ...row,
  createTime: row.createTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
  editable: mayChangeSavedSection(author, row),
});
