import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, invalidField } from '../../errors.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { findIntegration, writeCheck } from '../integrationQueries.ts';
import { changedValues, noValues } from '../integrationRules.ts';
import { kindOf, type IntegrationType } from '../integrationTypes.ts';
import { openValues } from '../openValues.ts';
import { createSealing } from '../sealing.ts';
import { checkValues, type IntegrationCheck } from './checkValues.ts';
import type { Id } from '../../shared/id.ts';

type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock'> & { readonly outbound: Outbound };
type Given = Readonly<Record<string, unknown>>;

/** Tries out values that are not stored. Throws INVALID for what could not be stored either. */
export function testNewIntegration(deps: CheckDeps, type: IntegrationType, given: Given): Promise<IntegrationCheck> {
  const values = changedValues(kindOf(type), noValues, given, deps.config.outboundPrivateHosts);
  return check(deps, type, values);
}

/**
 * Tries out a connected provider and keeps the outcome; with `given` as it would be after that change, and nothing is kept. A stored
 * secret goes nowhere but where it was entered for, as when it is changed.
 */
export async function testIntegration(
  deps: CheckDeps,
  { workspaceId, id }: { readonly workspaceId: Id; readonly id: Id },
  given: Given,
): Promise<IntegrationCheck> {
  const { config, db } = deps;
  const row = await inWorkspace(db, workspaceId, (trx) => findIntegration(trx, workspaceId, { id }));
  if (row === null) {
    throw new DomainError('NOT_FOUND');
  }
  const current = openValues(createSealing(config.sealingKey), workspaceId, row);
  if (Object.keys(given).length > 0) {
    return check(deps, row.type, changedValues(kindOf(row.type), current, given, config.outboundPrivateHosts));
  }
  const outcome = await check(deps, row.type, current);
  await inWorkspace(db, workspaceId, (trx) =>
    writeCheck(trx, { workspaceId, id, check: outcome, ofVersion: row.updatedTime }),
  );
  return outcome;
}

async function check(
  { config, clock, outbound }: CheckDeps,
  type: IntegrationType,
  values: ReturnType<typeof changedValues>,
): Promise<IntegrationCheck> {
  const outcome = await checkValues({ outbound, config, now: clock() }, type, values);
  if (outcome === null) {
    throw invalidField('@type', 'cannot be tested: nothing is called with its fields');
  }
  return outcome;
}
