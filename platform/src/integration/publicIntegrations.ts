import type { Trx } from '../db/database.ts';
import { findAllIntegrations } from './integrationQueries.ts';
import { kindOf, type IntegrationType } from './integrationTypes.ts';
import type { Id } from '../shared/id.ts';

/** `@type` and the fields that visitors may see. */
export type PublicIntegration = { readonly '@type': IntegrationType } & Readonly<Record<string, string | boolean>>;

/**
 * What everybody may know of the connected providers (GW-29, INTG-10): `publicIntegrations` of a workspace. Personnel systems
 * are nobody's business and not among them.
 */
export async function publicIntegrationsOf(trx: Trx, workspaceId: Id): Promise<PublicIntegration[]> {
  return (await findAllIntegrations(trx, workspaceId)).flatMap(({ type, settings }) => {
    const open = kindOf(type).fields.filter((field) => field.open);
    return open.length === 0
      ? []
      : [
          {
            '@type': type,
            ...Object.fromEntries(
              open.flatMap(({ name }): [string, string | boolean][] => {
                const value = settings[name];
                return value === undefined ? [] : [[name, value]];
              }),
            ),
          },
        ];
  });
}
