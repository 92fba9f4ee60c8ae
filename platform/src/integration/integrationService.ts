import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import {
  deleteIntegrationRow,
  findIntegration,
  findIntegrations,
  insertIntegration,
  updateIntegration,
  type IntegrationRow,
} from './integrationQueries.ts';
import { changedValues, isTestedAlike, noValues, replacing, type IntegrationValues } from './integrationRules.ts';
import { forgetPersonnelLinks } from './personnel/personnelLinkQueries.ts';
import { openValues } from './openValues.ts';
import { createSealing, type Secrets } from './sealing.ts';
import { kindOf, type IntegrationType } from './integrationTypes.ts';
import type { Id } from '../shared/id.ts';

/** An integration with the names of its secrets. */
export interface Integration extends Omit<IntegrationRow, 'sealedSecrets'> {
  readonly secretsSet: readonly string[];
}

/** Who changes something, and in which workspace. */
export interface Actor {
  readonly workspaceId: Id;
  readonly actorId: Id;
}

type Given = Readonly<Record<string, unknown>>;

/** The connected providers of a workspace (REST-66…REST-69). Every change is noted in the audit log, without a value. */
export interface IntegrationService {
  list(workspaceId: Id, q: string | undefined, page: PageRequest): Promise<PageRows<Integration>>;
  /** NOT_FOUND for an unknown id, here and below. */
  read(workspaceId: Id, id: Id): Promise<Integration>;
  /** CONFLICT when one of the type is connected, INVALID with the fields that do not fit. */
  connect(actor: Actor, type: IntegrationType, given: Given): Promise<Integration>;
  /** Replaces all values but the secrets that are not given. */
  replace(actor: Actor, id: Id, given: Given): Promise<Integration>;
  /** Changes the values that are given. */
  change(actor: Actor, id: Id, given: Given): Promise<Integration>;
  disconnect(actor: Actor, id: Id): Promise<void>;
}

/** What other domains do about a change here. */
export interface IntegrationOptions extends Deps {
  /** Forgets who signed in by the workspace's own provider: the ids of another one name other people. */
  readonly forgetOwnProviderIdentities: (trx: Trx, workspaceId: Id) => Promise<void>;
}

export function createIntegrationService({
  config,
  db,
  clock,
  forgetOwnProviderIdentities,
}: IntegrationOptions): IntegrationService {
  const sealing = createSealing(config.sealingKey);
  const privateHosts = config.outboundPrivateHosts;

  const valuesOf = (workspaceId: Id, row: IntegrationRow): IntegrationValues => openValues(sealing, workspaceId, row);

  const write = (actor: Actor, id: Id, toGiven: (row: IntegrationRow) => Given): Promise<Integration> =>
    inWorkspace(db, actor.workspaceId, async (trx) => {
      const { workspaceId } = actor;
      const row = await findIntegration(trx, workspaceId, { id }, true);
      if (row === null) {
        throw new DomainError('NOT_FOUND');
      }
      const given = toGiven(row);
      if (given['@type'] !== undefined && given['@type'] !== row.type) {
        throw invalidField('@type', 'cannot be changed; disconnect this provider and connect another one');
      }
      const current = valuesOf(workspaceId, row);
      const kind = kindOf(row.type);
      const next = changedValues(kind, current, given, privateHosts);
      const { settings, secrets } = next;
      const sealedSecrets = sealing.seal({ workspaceId, type: row.type }, secrets);
      const written = await updateIntegration(trx, {
        workspaceId,
        id,
        settings,
        sealedSecrets,
        staysProven: isTestedAlike(kind, current, next),
        now: clock(),
      });
      if (namesOthers(row.type, current, settings)) {
        await forgetOwnProviderIdentities(trx, workspaceId);
      }
      if (row.type === 'PERSONNEL' && isMoved(current, settings)) {
        await forgetPersonnelLinks(trx, workspaceId, 'CLIENT');
      }
      await note(trx, actor, row.type, 'reconnected');
      return toIntegration(written, secrets);
    });

  return {
    list: (workspaceId, q, page) =>
      inWorkspace(db, workspaceId, async (trx) => {
        const found = await findIntegrations(trx, { workspaceId, q, page });
        return { ...found, rows: found.rows.map((row) => toIntegration(row, valuesOf(workspaceId, row).secrets)) };
      }),

    read: (workspaceId, id) =>
      inWorkspace(db, workspaceId, async (trx) => {
        const row = await findIntegration(trx, workspaceId, { id });
        if (row === null) {
          throw new DomainError('NOT_FOUND');
        }
        return toIntegration(row, valuesOf(workspaceId, row).secrets);
      }),

    connect: (actor, type, given) =>
      inWorkspace(db, actor.workspaceId, async (trx) => {
        const { workspaceId } = actor;
        const { settings, secrets } = changedValues(kindOf(type), noValues, given, privateHosts);
        const sealedSecrets = sealing.seal({ workspaceId, type }, secrets);
        const row = await insertIntegration(trx, { workspaceId, type, settings, sealedSecrets, now: clock() });
        await note(trx, actor, type, 'connected');
        return toIntegration(row, secrets);
      }),

    replace: (actor, id, given) => write(actor, id, ({ type }) => replacing(kindOf(type), given)),

    change: (actor, id, given) => write(actor, id, () => given),

    disconnect: (actor, id) =>
      inWorkspace(db, actor.workspaceId, async (trx) => {
        const type = await deleteIntegrationRow(trx, actor.workspaceId, id);
        if (type === null) {
          throw new DomainError('NOT_FOUND');
        }
        if (type === 'PERSONNEL') {
          await forgetPersonnelLinks(trx, actor.workspaceId, 'CLIENT');
        }
        if (type === 'OAUTH2') {
          await forgetOwnProviderIdentities(trx, actor.workspaceId);
        }
        await note(trx, actor, type, 'disconnected');
      }),
  };
}

/** Whether the ids of people come from another provider than before: user 42 there is someone else. */
const namesOthers = (
  type: IntegrationType,
  { settings: before }: IntegrationValues,
  after: IntegrationValues['settings'],
): boolean =>
  type === 'OAUTH2' && ['userEndpoint', 'tokenEndpoint', 'issuer'].some((name) => before[name] !== after[name]);

/** Whether people are read from another personnel system than before. */
const isMoved = ({ settings: before }: IntegrationValues, after: IntegrationValues['settings']): boolean =>
  ['scimEndpoint', 'subdomain'].some((name) => before[name] !== after[name]);

function toIntegration(row: IntegrationRow, secrets: Secrets): Integration {
  const { sealedSecrets: _sealed, ...open } = row;
  return { ...open, secretsSet: Object.keys(secrets).sort() };
}

const note = (trx: Trx, { workspaceId, actorId }: Actor, type: IntegrationType, change: string): Promise<void> =>
  appendAudit(trx, { workspaceId, action: 'INTEGRATION_CHANGED', actorId, details: { type, change } });
