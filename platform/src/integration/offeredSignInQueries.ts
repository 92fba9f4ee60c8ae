import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Trx } from '../db/database.ts';
import type { Realm } from '../identity/external/realms.ts';
import type { Id } from '../shared/id.ts';

/** A way to sign in beside the password, and the name on its button. */
export interface ExternalSignIn {
  readonly realm: Realm;
  readonly label: string;
}

/**
 * Ways to sign in beside the password, in the order to show them: the workspace's own provider first, as its people know it,
 * under the name that its button has, or of the company. One that no test has found working is not offered: its button would lead nowhere.
 */
export async function externalSignInsOf(
  trx: Trx,
  { externalSignIn: { google, facebook } }: Pick<Config, 'externalSignIn'>,
  workspaceId: Id,
): Promise<ExternalSignIn[]> {
  const own = await trx
    .selectFrom('integration')
    .innerJoin('workspace', 'workspace.workspace_id', 'integration.workspace_id')
    .where('integration.workspace_id', '=', workspaceId)
    .where('integration.type', '=', 'OAUTH2')
    .where('integration.proven_time', 'is not', null)
    .select([
      'workspace.company',
      'workspace.hostname',
      sql<string | null>`integration.settings ->> 'buttonLabel'`.as('label'),
    ])
    .executeTakeFirst();
  return [
    ...(own === undefined
      ? []
      : [{ realm: 'custom-oauth2' as const, label: own.label ?? own.company ?? own.hostname }]),
    ...(google === null ? [] : [{ realm: 'google' as const, label: 'Google' }]),
    ...(facebook === null ? [] : [{ realm: 'facebook' as const, label: 'Facebook' }]),
  ];
}
