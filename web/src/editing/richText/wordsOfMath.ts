/** A formula without LaTeX, written in a line. */
export const wordsOfMath = (formula: Element): string =>
  (formula.getAttribute('alttext') ?? lineOf(formula)).trim().replaceAll(/\s+/g, ' ');

/** Elements of MathML and of word processors by what they say of their parts. */
const written: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  msup: ([base = '', up = '']) => `${base}^${grouped(up)}`,
  msub: ([base = '', down = '']) => `${base}_${grouped(down)}`,
  msubsup: ([base = '', down = '', up = '']) => `${base}_${grouped(down)}^${grouped(up)}`,
  munder: ([base = '', down = '']) => `${base}_${grouped(down)}`,
  mover: ([base = '', up = '']) => `${base}^${grouped(up)}`,
  munderover: ([base = '', down = '', up = '']) => `${base}_${grouped(down)}^${grouped(up)}`,
  mfrac: ([above = '', below = '']) => `${grouped(above)}/${grouped(below)}`,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
  mroot: ([base = '', degree = '']) => `${grouped(base)}^(1/${degree})`,
  mfenced: (parts) => `(${parts.join(', ')})`,
  mtable: (parts) => `[${parts.join('; ')}]`,
  mtr: (parts) => parts.join(', '),
};

/** What word processors call the same. */
const named: Readonly<Record<string, string>> = {
  'm:ssup': 'msup',
  'm:ssub': 'msub',
  'm:ssubsup': 'msubsup',
  'm:f': 'mfrac',
  'm:rad': 'msqrt',
};

/** What says how something looks, and no more. */
const silent = /^(?:annotation|annotation-xml|m:\w+pr|m:deg)$/;

function lineOf(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const tag = node.tagName.toLowerCase();
  if (silent.test(tag)) return '';
  const write = written[named[tag] ?? tag];
  if (write)
    return write(
      [...node.children]
        .filter((child) => !silent.test(child.tagName.toLowerCase()))
        .map(lineOf)
        .map(trimmed),
    );
  return [...node.childNodes].map(lineOf).map(trimmed).join('');
}

const trimmed = (text: string): string => text.trim();

const grouped = (text: string): string => (/^(?:.|\d+)$/u.test(text) ? text : `(${text})`);
