import type { Deps } from '../../deps.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import type { IntegrationCheck } from './checkValues.ts';
import { httpsAddress } from '../../outbound/urlRules.ts';
import { discoverIssuer, type DiscoveredProvider } from './discoverIssuer.ts';
import { ProviderProblem } from './providerProblem.ts';

/** The endpoints of an OpenID provider by its address, or what is wrong with it. */
export async function discoverSignIn(
  { clock, outbound }: Pick<Deps, 'clock'> & { readonly outbound: Outbound },
  issuer: string,
): Promise<{ provider: DiscoveredProvider | null; check: IntegrationCheck }> {
  const time = clock().toISOString();
  try {
    return { provider: await discoverIssuer(outbound, httpsAddress(issuer)), check: { problem: null, time } };
  } catch (error) {
    if (error instanceof ProviderProblem) {
      return { provider: null, check: { problem: error.problem, time } };
    }
    throw error;
  }
}
