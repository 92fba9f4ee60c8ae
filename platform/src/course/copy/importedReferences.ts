/** What a course names of a workspace: packages and files stay where they are when it goes elsewhere (OP-73). Pure. */
export interface ImportedReference {
  readonly kind: 'PACKAGE' | 'FILE';
  /** Id of the package, or hash of the file: by these a workspace has it or not. */
  readonly key: string;
  /** As the course has it. */
  readonly address: string;
  /** Name of the lecture that shows it; null for the course itself. */
  readonly lecture: string | null;
  /** Where it stands in the course. */
  readonly path: string;
}

const host = String.raw`(?:https?:\/\/[^\s"'<>\/]+)?`;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const patterns = [
  ['PACKAGE', new RegExp(String.raw`${host}\/scorm\/[1-9]\d{0,15}\/(${uuid})[^\s"'<>]*`, 'g')],
  ['FILE', new RegExp(String.raw`${host}\/static\/files\/([0-9a-f]{64})\.[a-z0-9]{1,8}(?:\?file=\d+)?`, 'g')],
] as const;

/** Each package and file once, where it stands first. */
export function referencesOf(course: object): readonly ImportedReference[] {
  const found = new Map<string, ImportedReference>();
  const walk = (value: unknown, path: readonly string[], lecture: string | null): void => {
    if (typeof value === 'string') {
      for (const [kind, pattern] of patterns) {
        for (const [address, key = ''] of value.matchAll(pattern)) {
          if (!found.has(`${kind} ${key}`)) {
            found.set(`${kind} ${key}`, { kind, key, address, lecture, path: path.join('.') });
          }
        }
      }
    } else if (typeof value === 'object' && value !== null) {
      const within =
        path.at(-2) === 'lectures' && 'name' in value && typeof value.name === 'string' ? value.name : lecture;
      for (const [name, inner] of Object.entries(value)) {
        walk(inner, [...path, name], within);
      }
    }
  };
  walk(course, [], null);
  return [...found.values()];
}

/** A file by its path, with the id by which the workspace that it comes from names it. */
const namedFile = new RegExp(
  String.raw`(?<![\w/.-])(${host})(\/static\/files\/([0-9a-f]{64})\.[a-z0-9]{1,8})\?file=\d+`,
  'g',
);

/**
 * The same with the ids that files have in this workspace, by their hashes. A path is read as one of this site, where the id of another
 * workspace names nothing or another file: without an own one it goes. An address with a host stays that of its site.
 */
export function withOwnFileIds<T>(received: T, ownIds: ReadonlyMap<string, number>): T {
  const renamed = (text: string): string =>
    text.replaceAll(namedFile, (whole: string, site: string, path: string, hash: string) => {
      const id = ownIds.get(hash);
      return site !== '' ? whole : id === undefined ? path : `${path}?file=${id}`;
    });
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return renamed(value);
    }
    if (Array.isArray(value)) {
      return value.map(walk);
    }
    return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
      : value;
  };
  return walk(received) as T;
}
