/** Which program asks, as its developer named it in the headers of Apollo, or of other servers. It is believed for statistics alone. */
import type { IncomingHttpHeaders } from 'node:http';

/** Also allowed to scripts of other origins (`openToOrigins.ts`). */
export const clientHeaders = [
  'apollographql-client-name',
  'apollographql-client-version',
  'graphql-client-name',
  'graphql-client-version',
] as const;

export interface ClientLabel {
  readonly name: string;
  /** Empty where only the name was told. */
  readonly version: string;
}

/** Undefined where no name was told, or none of printable characters. */
export function clientOf(headers: IncomingHttpHeaders): ClientLabel | undefined {
  const [ofApollo, versionOfApollo, ofOthers, versionOfOthers] = clientHeaders.map((name) => labelIn(headers[name]));
  const name = ofApollo ?? ofOthers;
  return name === undefined ? undefined : { name, version: versionOfApollo ?? versionOfOthers ?? '' };
}

/** Characters of a name or a version that are kept. */
const longestLabel = 64;

const labelIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\x21-\x7e][\x20-\x7e]*$/.test(header) ? header.slice(0, longestLabel) : undefined;

const others: ClientLabel = { name: 'other', version: 'other' };
const unnamed: ClientLabel = { name: 'unnamed', version: '' };

/** Clients as labels of a metric: the first `most` that come have their own, as each takes memory for good and anybody can make names up. */
export function createClientLabels(most: number): (client: ClientLabel | undefined) => ClientLabel {
  const known = new Set<string>();
  return (client) => {
    if (client === undefined) return unnamed;
    const key = `${client.name}\n${client.version}`;
    if (known.has(key)) return client;
    if (known.size >= most) return others;
    known.add(key);
    return client;
  };
}
