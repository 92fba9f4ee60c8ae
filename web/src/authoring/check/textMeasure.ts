/** What is counted in texts for the rules about whole lectures. */

/** The members of content that learners read. */
const read: ReadonlySet<string> = new Set(['html', 'text', 'title', 'label', 'options', 'description']);

export interface TextMeasure {
  readonly words: number;
  readonly latin: number;
  readonly cyrillic: number;
}

export const nothingRead: TextMeasure = { words: 0, latin: 0, cyrillic: 0 };

/** What a text has, whether it is HTML or plain. Of text that names its own language only the words are counted, as of code. */
export function measureText(html: string): TextMeasure {
  const text = html.replaceAll(/<[^>]*>|&[#\w]+;/g, ' ');
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (/\slang=|<pre\b/.test(html)) return { ...nothingRead, words };
  return {
    words,
    latin: text.match(/\p{Script=Latin}/gu)?.length ?? 0,
    cyrillic: text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0,
  };
}

/** What all texts have that learners read in a value. */
export function measureTexts(value: unknown, isRead = false): TextMeasure {
  if (typeof value === 'string') return isRead ? measureText(value) : nothingRead;
  if (Array.isArray(value)) return sumOf(value.map((each) => measureTexts(each, isRead)));
  if (value === null || typeof value !== 'object') return nothingRead;
  return sumOf(Object.entries(value).map(([name, member]) => measureTexts(member, read.has(name))));
}

export const sumOf = (measures: readonly TextMeasure[]): TextMeasure => {
  const sum = { words: 0, latin: 0, cyrillic: 0 };
  for (const { words, latin, cyrillic } of measures) {
    sum.words += words;
    sum.latin += latin;
    sum.cyrillic += cyrillic;
  }
  return sum;
};

/** Languages that are written in one script alone; nothing is said of others. */
const scripts: Readonly<Record<'latin' | 'cyrillic', ReadonlySet<string>>> = {
  latin: new Set([
    'cs',
    'da',
    'de',
    'en',
    'es',
    'et',
    'fi',
    'fr',
    'hr',
    'hu',
    'it',
    'lt',
    'lv',
    'nl',
    'no',
    'pl',
    'pt',
    'ro',
    'sk',
    'sl',
    'sv',
    'tr',
  ]),
  cyrillic: new Set(['be', 'bg', 'mk', 'ru', 'uk']),
};

/** Fewer letters than this may be a name or a quotation. */
const fewestLetters = 300;

/** Whether a text is nearly all in letters that a language is not written in. */
export function isOtherScript({ latin, cyrillic }: TextMeasure, language: string | null): boolean {
  const main = language?.split('-')[0]?.toLowerCase() ?? '';
  const other = scripts.latin.has(main) ? cyrillic : scripts.cyrillic.has(main) ? latin : 0;
  return latin + cyrillic >= fewestLetters && other > (latin + cyrillic) * 0.9;
}

/** How fast most people read to learn. */
const wordsPerMinute = 200;

/** How many minutes a text takes to read. */
export const readingMinutes = ({ words }: TextMeasure): number => Math.ceil(words / wordsPerMinute);

/** Whether what is stated is so far from what reading takes that learners cannot plan by it. */
export const isShort = (stated: number | null, minutes: number): boolean =>
  stated !== null && minutes > stated * 1.5 && minutes - stated >= 2;
