import type { IntegrationRow } from './integrationQueries.ts';
import type { IntegrationValues } from './integrationRules.ts';
import type { Sealing } from './sealing.ts';
import type { Id } from '../shared/id.ts';

/** What a stored integration holds. Secrets that do not open any more count as absent: an admin sees it and enters them again. */
export function openValues(
  sealing: Sealing,
  workspaceId: Id,
  { type, settings, sealedSecrets }: Pick<IntegrationRow, 'type' | 'settings' | 'sealedSecrets'>,
): IntegrationValues {
  try {
    return { settings, secrets: sealedSecrets === null ? {} : sealing.open({ workspaceId, type }, sealedSecrets) };
  } catch {
    return { settings, secrets: {} };
  }
}
