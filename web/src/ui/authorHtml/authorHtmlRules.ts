import contract from '../../../../contracts/authorHtml.json' with { type: 'json' };

const attributes: Readonly<Record<string, readonly string[]>> = contract.attributes;
const schemes: Readonly<Record<string, readonly string[]>> = contract.schemes;
const styles: Readonly<Record<string, Readonly<Record<string, string>>>> = contract.styles;
const values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = contract.values;
const ownClass = new RegExp(contract.classes);

/** Elements that authors may use. */
export const authorTags: readonly string[] = contract.tags;

/** Every attribute that some element may have. */
export const authorAttributes: readonly string[] = [...new Set(Object.values(attributes).flat())];

/** The languages that a block of code can be in, as they are stored. */
export const codeLanguages: readonly string[] = contract.values.pre['data-language'];

/** Attributes that hold an address. */
const addresses = new Set(['href', 'src', 'poster']);

/** The value of an attribute as it may stay, null where it may not (`contracts/authorHtml.json`). Names are in lower case. */
export function keptAttribute(tag: string, name: string, value: string): string | null {
  const names = Object.hasOwn(attributes, tag) ? attributes[tag] : undefined;
  if (!attributes['*']?.includes(name) && !names?.includes(name)) return null;
  if (!isKnownValue(tag, name, value)) return null;
  if (name === 'class') return keptClasses(value) || null;
  if (name === 'style') return keptStyle(tag, value) || null;
  return addresses.has(name) && !isAllowedAddress(tag, value) ? null : value;
}

/** Whether an address may stand in an embedded frame: a player of one of the hosts, by https. */
export function isPlayer(address: string | null): boolean {
  const url = URL.parse(address ?? '');
  return url !== null && url.protocol === 'https:' && contract.frameHosts.includes(url.hostname);
}

/** Some attributes have one of a few values. */
function isKnownValue(tag: string, name: string, value: string): boolean {
  const known = Object.hasOwn(values, tag) ? values[tag] : undefined;
  return known === undefined || !Object.hasOwn(known, name) || known[name]?.includes(value) === true;
}

/** Classes of the rich text editor; others could borrow the looks of the product's own controls. */
function keptClasses(value: string): string {
  return value
    .split(/\s+/)
    .filter((name) => ownClass.test(name))
    .join(' ');
}

/** The declarations that an element may have. None may overrule what makes words readable in the dark. */
function keptStyle(tag: string, value: string): string {
  return value
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim().toLowerCase();
      const text = declaration
        .slice(colon + 1)
        .replace(/!\s*important/i, '')
        .trim();
      const pattern = patternOf('*', name) ?? patternOf(tag, name);
      return colon > 0 && pattern?.test(text) ? [`${name}:${text}`] : [];
    })
    .join(';');
}

function patternOf(tag: string, name: string): RegExp | undefined {
  const pattern =
    Object.hasOwn(styles, tag) && Object.hasOwn(styles[tag] ?? {}, name) ? styles[tag]?.[name] : undefined;
  return pattern === undefined ? undefined : new RegExp(pattern, 'i');
}

/** An address of this site, or of another by a scheme that the element may use. One without a scheme of its own is neither. */
function isAllowedAddress(tag: string, value: string): boolean {
  // Browsers overlook white space and control characters where they look for the scheme.
  const text = value.replaceAll(/[\s\p{Cc}]/gu, '');
  if (/^[\\/]{2}/.test(text)) return false;
  const [, scheme] = /^([a-z][\w.+-]*):/i.exec(text) ?? [];
  const allowed = (Object.hasOwn(schemes, tag) ? schemes[tag] : undefined) ?? schemes['*'];
  return scheme === undefined || (allowed?.includes(scheme.toLowerCase()) ?? false);
}
