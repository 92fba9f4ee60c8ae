/** From the first byte to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The single range of a `Range` header (RFC 9110, 14.2); null where the whole is to be answered, as for several ranges. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') {
    return null;
  }
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to));
  if (from !== '' && to !== '' && Number(to) < Number(from)) {
    return null;
  }
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}
