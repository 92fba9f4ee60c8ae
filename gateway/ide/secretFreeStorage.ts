/**
 * What the IDE remembers between two visits of a page: in the tab alone, and nothing that lets someone else in. Headers are not kept
 * at all; of documents and variables everything is but the texts of fields that are named like a secret.
 */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'length'>;

export function secretFreeStorage(storage: Storage): Kept {
  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      if (!isHeaders(key)) storage.setItem(key, withoutSecrets(value));
    },
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
    get length() {
      return storage.length;
    },
  };
}

const isHeaders = (key: string): boolean => /headers/i.test(key);

// `auth` of a device that takes push messages is a name of its own: `author` is none.
const secretWord = 'password|token|secret|authorization|cookie|code|state|key';
/** Names that callers choose themselves, and places in the examples where something is to be put: without them an example is lost. */
const harmlessName = /^(?:key|clientKey|parentKey|idempotencyKey)$/;
const placeholder = /^<[\w-]+ of \w+>$/;
const isSecret = (name: string, value: string): boolean =>
  new RegExp(`${secretWord}|^auth$`, 'i').test(name) && !harmlessName.test(name) && !placeholder.test(value);

/** A text, in which JSON may stand that has texts with JSON in them. */
export function withoutSecrets(text: string): string {
  const parsed = parseJson(text);
  return parsed === undefined ? withoutWrittenSecrets(text) : JSON.stringify(cleaned(parsed));
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (isHeaders(name)) return [name, null];
      return [name, typeof inner === 'string' && isSecret(name, inner) ? '' : cleaned(inner)];
    }),
  );
}

/** In a document, or in variables that are still being written: whatever stands in quotes behind such a name. */
const writtenSecret = new RegExp(
  String.raw`("?(\w*(?:${secretWord})\w*|\bauth)"?\s*:\s*)("""[\s\S]*?(?:"""|$)|"(?:[^"\\\n]|\\.)*"?)`,
  'gi',
);

const withoutWrittenSecrets = (text: string): string =>
  text.replaceAll(writtenSecret, (written: string, before: string, name: string, value: string) =>
    isSecret(name, value.replaceAll('"', '')) ? `${before}""` : written,
  );

/** Undefined for what is neither an object nor a list. */
function parseJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}
