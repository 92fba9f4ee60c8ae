import { z } from 'zod';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { readProvider } from '../check/callProvider.ts';
import { ProviderProblem } from '../check/providerProblem.ts';
import type { PersonnelSource, SourcePerson } from './personnelSource.ts';

export interface DirectorySettings {
  /** Address of the list with `{subdomain}` in it, as the operator configured it. */
  readonly address: string;
  readonly subdomain: string;
  readonly apiKey: string;
}

/** The list comes in one piece; this is more than 20,000 people with everything that a directory says of each. */
const largestAnswerBytes = 40_000_000;

const directorySchema = z.object({
  employees: z.array(
    z.object({
      id: z.union([z.string().min(1), z.int()]),
      workEmail: z.string().nullish(),
      status: z.string().nullish(),
    }),
  ),
});

/** A directory of employees over REST: one list, read with the company's subdomain and a key as the name of basic authentication. */
export function directorySource(
  outbound: Outbound,
  { address, subdomain, apiKey }: DirectorySettings,
): PersonnelSource {
  async function read(signal?: AbortSignal): Promise<readonly SourcePerson[]> {
    const url = address.replaceAll('{subdomain}', encodeURIComponent(subdomain));
    const answer = await readProvider(outbound, {
      url,
      field: 'subdomain',
      secretField: 'apiKey',
      secrets: [apiKey],
      headers: { accept: 'application/json', authorization: `Basic ${Buffer.from(`${apiKey}:x`).toString('base64')}` },
      largestAnswerBytes,
      signal: signal ?? null,
    });
    const directory = directorySchema.safeParse(answer);
    if (!directory.success) {
      throw new ProviderProblem('NOT_A_DIRECTORY', { field: 'subdomain', host: new URL(url).host });
    }
    return directory.data.employees.map(({ id, workEmail, status }) => ({
      externalId: String(id),
      address: workEmail?.trim() || null,
      active: status?.toLowerCase() !== 'inactive',
    }));
  }

  return {
    async probe(signal) {
      await read(signal);
    },
    async *everyone(signal) {
      yield await read(signal);
    },
    changedSince: async () => null,
  };
}
