import type { Outbound } from '../../outbound/outboundClient.ts';
import { ProviderProblem } from '../check/providerProblem.ts';
import type { IntegrationValues } from '../integrationRules.ts';
import { directorySource } from './directorySource.ts';
import type { PersonnelSource } from './personnelSource.ts';
import type { ScimCredentials } from './scimAuthorization.ts';
import { scimSource } from './scimSource.ts';

/**
 * The personnel system that the fields of an integration name: a SCIM service with a token or a client where there is an address, else
 * the directory of a subdomain. Throws MISSING_FIELD where something is not filled in that is needed.
 */
export function sourceOf(
  outbound: Outbound,
  { settings, secrets }: IntegrationValues,
  directoryUrl: string,
): PersonnelSource {
  const text = (name: string): string | null => {
    const value = settings[name] ?? secrets[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const needed = (name: string): string => {
    const value = text(name);
    if (value === null) {
      throw new ProviderProblem('MISSING_FIELD', { field: name });
    }
    return value;
  };
  const scimCredentials = (): ScimCredentials => {
    const token = text('apiKey');
    return token === null
      ? {
          kind: 'client',
          clientId: needed('clientId'),
          clientSecret: needed('clientSecret'),
          tokenEndpoint: needed('tokenEndpoint'),
        }
      : { kind: 'token', token };
  };

  if (text('subdomain') !== null && text('scimEndpoint') === null) {
    return directorySource(outbound, {
      address: directoryUrl,
      subdomain: needed('subdomain'),
      apiKey: needed('apiKey'),
    });
  }
  return scimSource(outbound, {
    scimEndpoint: needed('scimEndpoint'),
    credentials: scimCredentials(),
    group: text('group'),
  });
}
