/** Text and attributes as the platform stores them. */
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (mark) => marks[mark] ?? mark);

export const attributesText = (attributes: readonly (readonly [name: string, value: string])[]): string =>
  attributes
    .map(([name, value]) => ` ${name}="${value.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)}"`)
    .join('');
