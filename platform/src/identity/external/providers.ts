import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { findIntegration } from '../../integration/integrationQueries.ts';
import { createSealing } from '../../integration/sealing.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { facebookProvider } from './facebookProvider.ts';
import { googleProvider } from './googleProvider.ts';
import { createIssuers } from './issuers.ts';
import { ownProvider, ownProviderSettings } from './ownProvider.ts';
import type { Provider } from './provider.ts';
import type { Realm } from './realms.ts';
import type { Id } from '../../shared/id.ts';

/** The provider of a realm in a workspace; null where it is not offered. */
export type FindProvider = (trx: Trx, workspaceId: Id, realm: Realm) => Promise<Provider | null>;

/** Google and Facebook as the installation has them, the workspace's own as its admins connected it. */
export function createProviders({ config, clock }: Deps, outbound: Outbound): FindProvider {
  const { google, facebook } = config.externalSignIn;
  const issuers = createIssuers(outbound, clock);
  const sealing = createSealing(config.sealingKey);
  const ofInstallation = {
    google: google === null ? null : googleProvider(google, outbound, issuers),
    facebook: facebook === null ? null : facebookProvider(facebook, outbound, clock),
  };

  function settingsOf(workspaceId: Id, settings: object, sealedSecrets: Buffer) {
    try {
      const secrets = sealing.open({ workspaceId, type: 'OAUTH2' }, sealedSecrets);
      return ownProviderSettings.parse({ ...settings, ...secrets });
    } catch (cause) {
      // Sealed with another SEALING_KEY: the log says so, and an admin has to enter the secret again.
      throw new DomainError('UNAVAILABLE', { cause });
    }
  }

  return async (trx, workspaceId, realm) => {
    if (realm !== 'custom-oauth2') {
      return ofInstallation[realm];
    }
    const row = await findIntegration(trx, workspaceId, { type: 'OAUTH2' });
    if (row === null || row.sealedSecrets === null) {
      return null;
    }
    return ownProvider(settingsOf(workspaceId, row.settings, row.sealedSecrets), outbound, issuers);
  };
}
