import type { Config } from '../../config.ts';
import type { Outbound } from '../../outbound/outboundClient.ts';
import type { IntegrationValues } from '../integrationRules.ts';
import type { IntegrationType } from '../integrationTypes.ts';
import { sourceOf } from '../personnel/sourceOf.ts';
import { checkSignIn } from './checkSignIn.ts';
import { ProviderProblem, type Problem } from './providerProblem.ts';

/** The outcome of a test: whether the provider can be used, else what is wrong. */
export interface IntegrationCheck {
  /** Null where everything is right. */
  readonly problem: Problem | null;
  /** ISO 8601, UTC. */
  readonly time: string;
}

type Check = (
  outbound: Outbound,
  values: IntegrationValues,
  config: Pick<Config, 'personnelDirectoryUrl'>,
) => Promise<void>;

/** Kinds whose connection can be tested: of the others nothing is called yet. */
const checks: ReadonlyMap<IntegrationType, Check> = new Map<IntegrationType, Check>([
  ['PERSONNEL', async (outbound, values, config) => sourceOf(outbound, values, config.personnelDirectoryUrl).probe()],
  ['OAUTH2', checkSignIn],
]);

export const isTestable = (type: IntegrationType): boolean => checks.has(type);

/** Tries out values of an integration; null for a kind that cannot be tried. */
export async function checkValues(
  { outbound, config, now }: { outbound: Outbound; config: Pick<Config, 'personnelDirectoryUrl'>; now: Date },
  type: IntegrationType,
  values: IntegrationValues,
): Promise<IntegrationCheck | null> {
  const check = checks.get(type);
  if (check === undefined) {
    return null;
  }
  const time = now.toISOString();
  try {
    await check(outbound, values, config);
    return { problem: null, time };
  } catch (error) {
    if (error instanceof ProviderProblem) {
      return { problem: error.problem, time };
    }
    throw error;
  }
}
