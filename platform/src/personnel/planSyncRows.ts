import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findIntegration } from '../integration/integrationQueries.ts';
import { findPersonnelLinks } from '../integration/personnel/personnelLinkQueries.ts';
import { insertJobRows } from '../job/jobRowQueries.ts';
import { findKnownPeople } from './personnelQueries.ts';
import { writeSync } from '../integration/integrationQueries.ts';
import { needsConfirmation, planSync } from './personnelSyncRules.ts';
import type { ReadPeople } from './readPeople.ts';
import { begunSync, type SyncOrder } from './syncRecord.ts';
import type { SyncRow } from './syncRow.ts';

/**
 * Writes what a sync has to do as rows of its job, in one transaction: a job that was killed before has none, one that was killed later
 * has all of them. Where too many would lose their access, the rows only say so.
 */
export const planSyncRows = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: SyncOrder,
  { people: source, isWhole, readTime }: ReadPeople,
): Promise<void> =>
  inWorkspace(db, order.workspaceId, async (trx) => {
    const { workspaceId, integrationId, dryRun, confirmedDepartures } = order;
    const links = await findPersonnelLinks(trx, workspaceId);
    const people = await findKnownPeople(trx, workspaceId);
    const plan = planSync({ source, links, people, isWhole });
    const waits = !dryRun && needsConfirmation(plan, confirmedDepartures);
    await insertJobRows(
      trx,
      order,
      plan.people.map(({ externalId, subject, userId, effect, reason }) => ({
        subject,
        subjectId: userId,
        input: {
          externalId,
          effect,
          dry: dryRun || waits,
          ...(reason === undefined ? {} : { reason }),
        } satisfies SyncRow,
      })),
    );
    const row = await findIntegration(trx, workspaceId, { id: integrationId }, true);
    const planned = { kept: plan.kept, waits, readTime: readTime.toISOString(), isWhole };
    await writeSync(trx, workspaceId, integrationId, {
      ...begunSync(order, row?.lastSync ?? null, clock()),
      plan: planned,
    });
  });
