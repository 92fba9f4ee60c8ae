/** The categories of plurals that each language distinguishes; a text must give each one its words. */
const pluralCategories: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pt: ['one', 'other'],
  uk: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
};

/** An element of a parsed message, as far as the check looks at it. */
interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  pluralType?: string;
  children?: Element[];
}

const literal = 0;
const select = 5;
const plural = 6;
const pound = 7;
const tag = 8;

/**
 * What is wrong with the texts of a language, measured by the English ones: missing and superfluous keys, texts that do not
 * parse, arguments or tags that differ, plural categories that are missing or not of the language, a date with two full stops
 * behind it. Empty when all is well.
 */
export function checkLanguage(
  language: string,
  source: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
  parser: { parse(text: string): unknown },
): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(texts)) {
    if (!Object.hasOwn(source, key)) problems.push(`${language}: ${key} is not an English text.`);
  }
  for (const [key, english] of Object.entries(source)) {
    const text = texts[key];
    if (text === undefined || text.trim() === '') {
      problems.push(`${language}: ${key} is missing.`);
      continue;
    }
    let elements: Element[];
    try {
      elements = parser.parse(text) as Element[];
    } catch (error) {
      problems.push(`${language}: ${key} does not parse: ${String(error)}`);
      continue;
    }
    if (endsWithStop(language) && text.includes('{date}.')) {
      problems.push(`${language}: ${key} has a full stop behind {date}, which ends with one of its own.`);
    }
    const wanted = argumentsOf(parser.parse(english) as Element[]);
    const given = argumentsOf(elements);
    if (wanted.join() !== given.join()) {
      problems.push(`${language}: ${key} has the arguments [${given.join(', ')}], English has [${wanted.join(', ')}].`);
    }
    for (const categories of pluralsOf(elements)) {
      const named = categories.filter((category) => !category.startsWith('='));
      const expected = pluralCategories[language] ?? [];
      const missing = expected.filter((category) => !named.includes(category));
      const foreign = named.filter((category) => !expected.includes(category));
      if (missing.length > 0) problems.push(`${language}: ${key} lacks the plural categories ${missing.join(', ')}.`);
      if (foreign.length > 0)
        problems.push(`${language}: ${key} has plural categories of another language: ${foreign.join(', ')}.`);
    }
  }
  return problems;
}

/** Whether a date ends with an abbreviation, as in `5 березня 2026 р.`. */
const endsWithStop = (language: string): boolean =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(0).endsWith('.');

/** Names and kinds of the arguments and tags of a message, sorted, each once. */
function argumentsOf(elements: readonly Element[]): string[] {
  return [...new Set(elements.flatMap(argumentsOfOne))].sort();
}

function argumentsOfOne(element: Element): string[] {
  if (element.type === literal || element.type === pound) return [];
  const own = element.type === tag ? `<${element.value}>` : `${element.value}:${element.type}`;
  const inner = [
    ...Object.values(element.options ?? {}).flatMap((option) => option.value),
    ...(element.children ?? []),
  ];
  return [own, ...inner.flatMap(argumentsOfOne)];
}

/** The categories of each plural in a message. */
function pluralsOf(elements: readonly Element[]): string[][] {
  return elements.flatMap((element) => {
    const options = element.type === plural || element.type === select ? (element.options ?? {}) : {};
    const inner = [...Object.values(options).flatMap((option) => option.value), ...(element.children ?? [])];
    return [...(element.type === plural ? [Object.keys(options)] : []), ...pluralsOf(inner)];
  });
}
