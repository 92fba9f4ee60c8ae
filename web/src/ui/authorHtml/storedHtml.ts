import { authorTags, isPlayer, keptAttribute } from './authorHtmlRules.ts';

/** What the platform stores, piece by piece: words, or a tag as it writes one. */
const pieces =
  /(?<words>(?:[^<]|<(?![a-z!/?]))+)|<(?<tag>[a-z][a-z1-6]*)(?<attributes>[^<>]*?)(?: ?\/)?>|<\/(?<end>[a-z][a-z1-6]*)>/giy;
const attribute = / (?<name>[a-z-]+)(?:="(?<value>[^"]*)")?/gy;

const tags: ReadonlySet<string> = new Set(authorTags);
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const empty = setOf('br hr img col source');
const headings = setOf('h1 h2 h3 h4 h5 h6');
/** A paragraph ends where one of these begins. */
const blocks = setOf(
  'h1 h2 h3 h4 h5 h6 p div blockquote pre hr ul ol li dl dt dd details summary table figure figcaption',
);
/** What a browser takes apart or moves unless it stands directly in one of these. */
const parents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['caption', 'colgroup', 'thead', 'tbody', 'tfoot'].map((tag) => [tag, setOf('table')] as const),
  ['tr', setOf('thead tbody tfoot')],
  ['th', setOf('tr')],
  ['td', setOf('tr')],
  ['col', setOf('colgroup')],
  ['li', setOf('ul ol')],
  ['dt', setOf('dl')],
  ['dd', setOf('dl')],
]);
/** Nothing else stands in these, and no words. */
const frames = setOf('table thead tbody tfoot tr colgroup');
/** As the platform bounds it. */
const deepest = 256;

/** What the sanitizer of the browser takes for the beginning of an address in any attribute but these. */
const freeAttributes = setOf('alt class style title');
/** What it passes over in front of a colon, and white space. */
const ignored = /[\s\u180e\u2000-\u2029]/g;
const mayBeAddress = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * Author HTML as `sanitizeHtml` makes it of what the platform stores, without a document; null wherever the two could differ: where a tag is
 * not allowed or not written as the platform writes it, or where a browser would put elements elsewhere than they are written.
 */
export function cleanStoredHtml(html: string): string | null {
  // A browser reads other control characters as something else.
  if (!html.isWellFormed() || /[^\P{Cc}\n\t]/u.test(html)) return null;
  const open: string[] = [];
  let clean = '';
  let end = 0;
  let lastTag: string | undefined;
  for (const piece of html.matchAll(pieces)) {
    const drawn = drawPiece(piece.groups ?? {}, open);
    if (drawn === null) return null;
    // A browser drops a line break there.
    if (lastTag === 'pre' && drawn.startsWith('\n')) return null;
    clean += drawn;
    lastTag = piece.groups?.['tag'];
    end = piece.index + piece[0].length;
  }
  return end === html.length && open.length === 0 ? clean : null;
}

type Piece = Readonly<Record<string, string | undefined>>;

function drawPiece({ words, tag, attributes = '', end }: Piece, open: string[]): string | null {
  const parent = open.at(-1);
  if (words !== undefined) return drawWords(words, parent);
  if (end !== undefined) return open.pop() === end ? `</${end}>` : null;
  if (tag === undefined || !tags.has(tag) || !mayStandIn(tag, open)) return null;
  const drawn = drawAttributes(tag, attributes);
  if (drawn === null) return null;
  if (!empty.has(tag)) open.push(tag);
  return `<${tag}${drawn}>`;
}

function mayStandIn(tag: string, open: readonly string[]): boolean {
  const parent = open.at(-1) ?? '';
  if (open.length >= deepest || parent === 'iframe') return false;
  if (parents.has(tag) ? !parents.get(tag)?.has(parent) : frames.has(parent)) return false;
  if (headings.has(tag) && headings.has(parent)) return false;
  return !(blocks.has(tag) && open.includes('p')) && !(tag === 'a' && open.includes('a'));
}

function drawWords(words: string, parent: string | undefined): string | null {
  const text = decoded(words);
  if (text === null || parent === 'iframe') return null;
  if (parent !== undefined && frames.has(parent) && /[^\t\n ]/.test(text)) return null;
  return escaped(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function drawAttributes(tag: string, written: string): string | null {
  const values = new Map<string, string>();
  let end = 0;
  for (const match of written.matchAll(attribute)) {
    const { name = '', value: raw = '' } = match.groups ?? {};
    const value = decoded(raw);
    if (value === null || values.has(name) || !staysAsItIs(tag, name, value)) return null;
    values.set(name, value);
    end = match.index + match[0].length;
  }
  if (end !== written.length || !isCompleted(tag, values)) return null;
  return [...values].map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`).join('');
}

function staysAsItIs(tag: string, name: string, value: string): boolean {
  // Browsers do not agree on how these are written.
  if (value !== value.trim() || /[<>]/.test(value) || keptAttribute(tag, name, value) !== value) return false;
  return value === '' || freeAttributes.has(name) || mayBeAddress.test(value.replaceAll(ignored, ''));
}

/** Adds what the sanitizer adds, where it adds; false where it would take something away. */
function isCompleted(tag: string, values: Map<string, string>): boolean {
  if (tag === 'a') {
    if (values.get('target') !== '_blank') return !values.has('rel') && !values.has('target');
    values.set('rel', 'noopener noreferrer');
  }
  if (tag === 'iframe') {
    if (!isPlayer(values.get('src') ?? null)) return false;
    values.set('loading', 'lazy');
    values.set('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
  }
  return true;
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text with its few references of characters read; null where it has others. */
function decoded(text: string): string | null {
  if (/&(?!(?:amp|lt|gt|quot);)[a-zA-Z\d#]/.test(text)) return null;
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => references[name] ?? '');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('\u00a0', '&nbsp;');
