import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Id } from '../shared/id.ts';
import { findInactivePeople } from './inactiveQueries.ts';
import {
  countForgettableFacts,
  countOutdatedAudit,
  findFactsKeptFrom,
  findRetention,
  upsertRetention,
  type RetentionSettings,
} from './retentionQueries.ts';
import { defaultRetention, mostPreviewed } from './retentionRules.ts';
import type { RetentionPreviewResponse, RetentionResponse } from './retentionSchemas.ts';

/** How long a workspace keeps things (BEY-20). */
export const readRetention = ({ db }: Pick<Deps, 'db'>, workspaceId: Id): Promise<RetentionResponse> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const stored = await findRetention(trx);
    const factsKeptFromTime = (await findFactsKeptFrom(trx))?.toISOString() ?? null;
    return stored === null
      ? { ...defaultRetention, factsKeptFromTime, updateTime: null }
      : { ...stored, factsKeptFromTime, updateTime: stored.updateTime.toISOString() };
  });

/** Says how long; it holds from the next hour on. Noted in the audit log, when it changes anything. */
export const saveRetention = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, actorId }: { readonly workspaceId: Id; readonly actorId: Id },
  settings: RetentionSettings,
): Promise<RetentionResponse> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const updateTime = clock();
    const before = (await findRetention(trx, { forUpdate: true })) ?? defaultRetention;
    await upsertRetention(trx, { ...settings, updateTime });
    const { factMonths, auditMonths, inactiveAccountMonths } = settings;
    const isChanged =
      factMonths !== before.factMonths ||
      auditMonths !== before.auditMonths ||
      inactiveAccountMonths !== before.inactiveAccountMonths;
    if (isChanged) {
      await appendAudit(trx, {
        workspaceId,
        action: 'RETENTION_CHANGED',
        actorId,
        details: { factMonths, auditMonths, inactiveAccountMonths },
      });
    }
    const factsKeptFromTime = (await findFactsKeptFrom(trx))?.toISOString() ?? null;
    return { ...settings, factsKeptFromTime, updateTime: updateTime.toISOString() };
  });

/** What would go by these settings now; nothing does. By the limits and conditions that housekeeping uses. */
export const previewRetention = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: Id,
  { factMonths, auditMonths, inactiveAccountMonths }: RetentionSettings,
): Promise<RetentionPreviewResponse> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const now = clock();
    const facts = await countForgettableFacts(trx, factMonths, now);
    const audit = await countOutdatedAudit(trx, auditMonths, now);
    const inactive = await findInactivePeople(trx, { months: inactiveAccountMonths, now }, mostPreviewed);
    return {
      factsBeforeTime: facts.before?.toISOString() ?? null,
      facts: facts.count,
      auditBeforeTime: audit.before.toISOString(),
      auditEntries: audit.count,
      accounts: inactive.count,
      people: inactive.people.map((person) => ({
        ...person,
        activeTime: person.activeTime.toISOString(),
        eraseTime: person.eraseTime.toISOString(),
      })),
    };
  });
