/** Where in a run the moments and ids are others each time; and what nobody should copy. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Codes, keys, signatures and tokens, which are made of chance. */
const chance = /\bwhsec_[A-Za-z0-9+/]{20,}|\b(?![a-z_]+\b)[A-Za-z0-9_-]{32,}\b(?:\.[A-Za-z0-9_-]+)*/g;
const anyUuid = '00000000-0000-4000-8000-000000000001';
const longest = 240;

/** Where the servers are that a run starts for itself. */
const ownServer = /(?:http:\/\/)?127\.0\.0\.1:\d+/g;
/** Short ones made of chance: codes of vouchers, by their alphabet, and ETags. */
const voucherCode = /\b[A-HJ-NP-Z2-9]{12}\b/g;
const etag = /^"[\w-]{27}"$/;
/** As tables for people have moments, and as figures of a server change with each look. */
const momentOfTables = /\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\b/g;
const figure = /^(process_\w+) [\d.]+$/gm;

/** As long as it was, as far as that is bounded anywhere, and with its beginning where that tells of what kind it is. */
function blanked(found: string): string {
  const [beginning] = /^(?:lectern_|whsec_|BCVx)?/.exec(found) ?? [''];
  return beginning.padEnd(Math.min(found.length, 87), '0');
}

/** An answer or a request as an example: the same after each run, short, and of use to nobody who finds it. */
export function plainExample(value: unknown): unknown {
  if (typeof value === 'string') {
    return plainText(value);
  }
  if (typeof value === 'number') {
    // Milliseconds of a moment.
    return value > 1_600_000_000_000 ? Date.parse('2030-01-31T09:00:00.000Z') : value;
  }
  if (Array.isArray(value)) {
    return value.slice(0, 1).map(plainExample);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      // Of a token that nobody could know.
      name === 'lastCharacters' ? '0000' : plainExample(inner),
    ]),
  );
}

function plainText(text: string): string {
  if (moment.test(text)) {
    return '2030-01-31T09:00:00.000Z';
  }
  if (day.test(text)) {
    return '2030-01-31';
  }
  if (etag.test(text)) {
    return `"${'0'.repeat(27)}"`;
  }
  const plain = text
    .replaceAll(ownServer, (found) => (found.startsWith('http') ? 'https://people.example.org' : 'people.example.org'))
    .replaceAll(voucherCode, '7K2M9Q4X8R3T')
    .replaceAll(momentOfTables, '2030-01-31 09:00:00')
    .replaceAll(figure, '$1 0.25')
    .replaceAll(uuid, anyUuid)
    .replaceAll(chance, (found) => (found === anyUuid ? found : blanked(found)));
  return plain.length > longest && !plain.startsWith('http') ? `${plain.slice(0, longest)}…` : plain;
}
