/** How the items of a list are numbered, as `type` of an `ol` says it: by letters or Roman numerals; nothing for 1, 2, 3. */
export const listTypes = ['a', 'A', 'i', 'I'] as const;

const typeByStyle: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

const asType = (type: string | null | undefined): string | null =>
  listTypes.some((each) => each === type) ? (type ?? null) : null;

/** The `type` of a list, as it says it by the attribute or as programs say it by the style of the list or of its items. */
export function typeOfList(list: HTMLElement): string | null {
  const item = list.querySelector<HTMLElement>(':scope > li');
  const style = list.style.listStyleType || item?.style.listStyleType || '';
  return typeByStyle[style] ?? asType(list.getAttribute('type'));
}

/** The number that a list begins with, where that is another one than 1. */
export function startOfList(list: Element): number | null {
  const start = Number.parseInt(list.getAttribute('start') ?? '', 10);
  const value = Number.parseInt(list.querySelector(':scope > li')?.getAttribute('value') ?? '', 10);
  const first = Number.isNaN(value) ? start : value;
  return Number.isNaN(first) || first === 1 ? null : first;
}

const roman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function valueOfRoman(numeral: string): number {
  const values = numeral.split('').map((letter) => roman[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** How a list is numbered that begins with a marker that is written out, as `c)` or `iv.`; a lone `i` is a numeral. */
export function numberingOf(marker: string): { readonly type: string | null; readonly start: number } {
  const text = /[\da-z]+/i.exec(marker)?.[0] ?? '1';
  if (/^\d+$/.test(text)) return { type: null, start: Number(text) };
  const isLower = text === text.toLowerCase();
  const lower = text.toLowerCase();
  if (/^[ivxlc]+$/.test(lower) && (lower.length > 1 || lower === 'i')) {
    return { type: isLower ? 'i' : 'I', start: valueOfRoman(lower) };
  }
  return { type: isLower ? 'a' : 'A', start: (lower.codePointAt(0) ?? 97) - 96 };
}
