import { raiseCatalogueVersion } from '../catalogue/catalogueVersionQueries.ts';
import { inWorkspace, type Database } from '../../db/database.ts';
import type { PageRows } from '../../http/paging.ts';
import { DomainError } from '../../errors.ts';
import { deleteTagRow, findTags, touchCoursesOfTag, type ListedTag, type TagsRequest } from './tagQueries.ts';
import type { Id } from '../../shared/id.ts';

/** Takes a tag from every course and deletes it (REST-43, OP-34). Throws NOT_FOUND. */
export const deleteTag = (db: Database, workspaceId: Id, tagId: Id, now: Date): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await touchCoursesOfTag(trx, tagId, now);
    if (!(await deleteTagRow(trx, tagId))) {
      throw new DomainError('NOT_FOUND');
    }
    await raiseCatalogueVersion(trx, workspaceId);
  });

/** A page of tags in alphabetical order (REST-41, REST-42, REST-44). */
export const listTags = (db: Database, request: TagsRequest): Promise<PageRows<ListedTag>> =>
  inWorkspace(db, request.workspaceId, (trx) => findTags(trx, request));
