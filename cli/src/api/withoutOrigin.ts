const ADDRESSES: ReadonlySet<string> = new Set([
  'imageUrl',
  'videoUrl',
  'externalUrl',
  'headerImageUrl',
  'avatarUrl',
  'url',
  'video',
  'audio',
]);

/**
 * The same with paths in place of addresses of this host, as the platform stores them: files read the same under whichever name of the host
 * they were pulled. Texts of authors have paths already.
 */
export function withoutOrigin<Value>(value: Value, host: string): Value {
  const start = `${host}/`;
  const shortened = (name: string | null, member: unknown): unknown => {
    if (typeof member === 'string') {
      return name !== null && ADDRESSES.has(name) && member.startsWith(start) ? member.slice(host.length) : member;
    }
    if (Array.isArray(member)) {
      return member.map((item: unknown) => shortened(null, item));
    }
    if (typeof member !== 'object' || member === null) {
      return member;
    }
    return Object.fromEntries(
      // Free-form data is the author's alone.
      Object.entries(member).map(([inner, each]) => [inner, FREE.has(inner) ? each : shortened(inner, each)]),
    );
  };
  return shortened(null, value) as Value;
}

const FREE: ReadonlySet<string> = new Set(['customMetadata', 'content']);
