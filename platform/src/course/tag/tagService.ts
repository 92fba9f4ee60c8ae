import { raiseCatalogueVersion } from '../catalogue/catalogueVersionQueries.ts';
import type { Id } from '../../content/content.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { deleteTagRow, touchCoursesOfTag } from './tagQueries.ts';

/** Takes a tag from every course and deletes it (REST-43, OP-34). Throws NOT_FOUND. */
export async function deleteTag(trx: Trx, workspaceId: Id, tagId: Id, now: Date): Promise<void> {
  await touchCoursesOfTag(trx, tagId, now);
  if (!(await deleteTagRow(trx, tagId))) {
    throw new DomainError('NOT_FOUND');
  }
  await raiseCatalogueVersion(trx, workspaceId);
}
