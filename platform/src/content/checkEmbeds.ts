import type { Trx } from '../db/database.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { ContentLimits } from './contentLimits.ts';
import type { PreviousContent } from './contentRules.ts';
import { embedAddress, embedsIn, embedsOf, isEmbeddable } from './embedRules.ts';
import { ownHosts } from './embedQueries.ts';
import type { ReadTree } from './finishContent.ts';

/**
 * Refuses embedded pages of hosts that the operator does not allow, and of workspaces: in a frame of our own origin a script could leave
 * its sandbox (OP-231). What was stored before its host was taken from the list may stay, as it is drawn as a link.
 */
export async function checkEmbeds(
  trx: Trx,
  { modules, newBodies }: ReadTree,
  { bodies }: PreviousContent,
  { embedHosts }: ContentLimits,
  problems: FieldProblems,
): Promise<void> {
  const stored = new Set([...bodies.values()].flatMap(({ sections }) => embedsIn(sections, '').map(({ src }) => src)));
  const found = embedsOf(modules, newBodies)
    .filter(({ src }) => src !== '' && !stored.has(src))
    .flatMap(({ field, src }) => ({ field, address: embedAddress(src) }));
  const hosts = new Set(found.flatMap(({ address }) => address?.hostname ?? []));
  const own = await ownHosts(trx, [...hosts]);
  for (const { field, address } of found) {
    if (address === null || own.has(address.hostname) || !isEmbeddable(address, embedHosts)) {
      const host = address?.hostname ?? 'this site';
      problems.add(field, `cannot be embedded: ${host} is not among the sites whose pages may be shown in a lecture`, {
        reason: 'HOST_NOT_ALLOWED',
      });
    }
  }
}
