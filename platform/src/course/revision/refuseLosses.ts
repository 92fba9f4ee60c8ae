import type { Outline } from '../../content/content.ts';
import { removedNodes, removesNothing } from '../../content/removalRules.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { nameLosses } from './nameLosses.ts';
import { findProgressOn } from './progressAtRiskQueries.ts';

/** OP-55: nobody loses progress without the author being told. Throws PROGRESS_CONFLICT (409) with what would be lost. */
export async function refuseLosses(trx: Trx, courseId: Id, before: Outline, after: Outline): Promise<void> {
  const removal = removedNodes(before, after);
  if (removesNothing(removal)) {
    return;
  }
  const lost = await findProgressOn(trx, courseId, removal);
  if (lost.learnerCount > 0) {
    throw new DomainError('PROGRESS_CONFLICT', { params: { ...lost, ...(await nameLosses(trx, before, lost)) } });
  }
}
