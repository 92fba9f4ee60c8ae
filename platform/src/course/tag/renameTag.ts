import { raiseCatalogueVersion } from '../catalogue/catalogueVersionQueries.ts';
import type { TagWire } from '../courseView.ts';
import { inWorkspace, type Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { deleteTagRow, lockTagsToRename, moveCoursesToTag, setTagName, touchCoursesOfTag } from './tagQueries.ts';
import type { Id } from '../../shared/id.ts';

export interface Renaming {
  readonly tagId: Id;
  readonly name: string;
  /** Whether the tag goes into the one that has the name already, if there is one. */
  readonly merge: boolean;
  readonly now: Date;
}

/**
 * Gives a tag another name, in every course that carries it (OP-232); answers the tag that those courses carry from now on. A name that
 * another tag has, in any case, takes the courses over to that one and leaves this tag without a place, hence it goes. Throws NOT_FOUND,
 * and TAG_NAME_TAKEN unless it may merge.
 */
export const renameTag = (db: Database, workspaceId: Id, { tagId, name, merge, now }: Renaming): Promise<TagWire> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const tags = await lockTagsToRename(trx, tagId, name);
    const tag = tags.find(({ id }) => id === tagId);
    const namesake = tags.find(({ id }) => id !== tagId);
    if (tag === undefined) {
      throw new DomainError('NOT_FOUND');
    }
    if (namesake !== undefined && !merge) {
      throw new DomainError('TAG_NAME_TAKEN', { params: { name: namesake.name } });
    }
    await touchCoursesOfTag(trx, tagId, now);
    if (namesake === undefined) {
      await setTagName(trx, tagId, name);
    } else {
      await moveCoursesToTag(trx, tagId, namesake.id);
      await deleteTagRow(trx, tagId);
    }
    await raiseCatalogueVersion(trx, workspaceId);
    return namesake ?? { id: tagId, name };
  });
