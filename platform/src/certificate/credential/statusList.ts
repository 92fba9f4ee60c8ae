/** Places of certificates in lists of what was revoked, and such a list as text (Bitstring Status List 1.0). */
import { gzipSync } from 'node:zlib';

/** As many as the standard asks for at least: in a shorter list one could tell whose place is looked at. */
export const placesPerList = 131_072;

export interface StatusPlace {
  readonly list: number;
  /** From 0; place 0 is the leftmost bit of the first byte. */
  readonly index: number;
}

export const placeOf = (statusNumber: number): StatusPlace => ({
  list: Math.floor(statusNumber / placesPerList),
  index: statusNumber % placesPerList,
});

/** The first number of a list, and the first after it. */
export const numbersOf = (list: number): { readonly from: number; readonly until: number } => ({
  from: list * placesPerList,
  until: (list + 1) * placesPerList,
});

/** The bits as gzip in base64url behind the `u` of Multibase; those at `revoked` are set. */
export function encodeStatusList(revoked: Iterable<number>): string {
  const bits = Buffer.alloc(placesPerList / 8);
  for (const index of revoked) {
    const at = index >> 3;
    bits.writeUInt8(bits.readUInt8(at) | (0x80 >> (index & 7)), at);
  }
  return `u${gzipSync(bits).toString('base64url')}`;
}
