import type { Outline } from '../../content/content.ts';
import { removedNodes, removesNothing } from '../../content/removalRules.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { nameLosses, type NamedLosses } from './nameLosses.ts';
import { findProgressOn, type ProgressAtRisk } from './progressAtRiskQueries.ts';

/** Progress that goes with what is removed. */
export type Losses = ProgressAtRisk & NamedLosses;

/** OP-55: nobody loses progress without the author being told. Throws PROGRESS_CONFLICT (409) with what would be lost. */
export async function refuseLosses(trx: Trx, courseId: Id, before: Outline, after: Outline): Promise<void> {
  const losses = await findLosses(trx, courseId, before, after);
  if (losses !== null) {
    throw new DomainError('PROGRESS_CONFLICT', { params: { ...losses } });
  }
}

/** Null where nobody loses anything. */
export async function findLosses(trx: Trx, courseId: Id, before: Outline, after: Outline): Promise<Losses | null> {
  const removal = removedNodes(before, after);
  const lost = removesNothing(removal) ? null : await findProgressOn(trx, courseId, removal);
  return lost === null || lost.learnerCount === 0 ? null : { ...lost, ...(await nameLosses(trx, before, lost)) };
}
