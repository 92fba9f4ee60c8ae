import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import { isolated } from '../../shared/isolated.ts';
import { localeOf, type Language } from '../../shared/languages.ts';
import { actorWord, tell } from './auditSentence.ts';
import type { Names, SentencePart, Thing, LoggedEntry } from './auditThings.ts';
import { sentenceTexts } from './texts/sentenceTexts.ts';
import type { SentenceValue, AuditSentence } from './entryReader.ts';

/** Reading a message takes longer than filling it, and there are as many as texts. */
const formats = new Map<string, IntlMessageFormat>();

function formatOf(text: string, language: Language): IntlMessageFormat {
  const key = `${language} ${text}`;
  const known = formats.get(key) ?? new IntlMessageFormat(text, localeOf(language), undefined, { ignoreTag: true });
  formats.set(key, known);
  return known;
}

const words = (text: string): SentencePart => ({ text, kind: null, id: null });

/** What an entry tells, in words of a language, what it names apart from the words between. */
export function writeSentence(entry: LoggedEntry, names: Names, language: Language): readonly SentencePart[] {
  const sentence = tell(entry);
  return [sentence, ...sentence.more].flatMap((each, index) => [
    ...(index === 0 ? [] : [words(' · ')]),
    ...write(each, names, language),
  ]);
}

/** Who did it: a person, another system, or nobody in particular. */
export const writeActor = (entry: LoggedEntry, names: Names, language: Language): SentencePart =>
  entry.actorId === null
    ? words(sentenceTexts[language].words[actorWord(entry)])
    : capitalised(nameThing({ kind: 'PERSON', id: entry.actorId }, names, language), language);

/** A sentence as one text. */
export const textOf = (parts: readonly SentencePart[]): string =>
  parts.map(({ text, kind }) => (kind === null ? text : isolated(text))).join('');

function write({ key, values }: AuditSentence, names: Names, language: Language): SentencePart[] {
  const filled = Object.entries(values).map(([name, value]) => [name, fill(value, names, language)] as const);
  const parts = formatOf(sentenceTexts[language].sentences[key], language).formatToParts<SentencePart>(
    Object.fromEntries(filled),
  );
  return parts.map((part) => (part.type === PART_TYPE.object ? part.value : words(part.value)));
}

function fill(value: SentenceValue, names: Names, language: Language): SentencePart | string | number {
  if (typeof value === 'number') {
    return value;
  }
  if ('thing' in value) {
    return nameThing(value.thing, names, language);
  }
  const texts = sentenceTexts[language];
  if ('words' in value) {
    const list = new Intl.ListFormat(localeOf(language), { type: 'unit', style: 'long' });
    return list.format(value.words.map((word) => texts.words[word]));
  }
  return 'months' in value
    ? String(formatOf(texts.months, language).format(value))
    : dayOf(value.day, value.seen, language);
}

/** The day of a due date, in UTC as everywhere (OP-121); with its year where that is not the one of the entry. */
function dayOf(day: Date, seen: Date, language: Language): string {
  const isOtherYear = day.getUTCFullYear() !== seen.getUTCFullYear();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(isOtherYear ? { year: 'numeric' as const } : {}),
    timeZone: 'UTC',
  });
  return format.format(day);
}

function nameThing({ kind, id }: Thing, names: Names, language: Language): SentencePart {
  const found = names.of({ kind, id });
  const nameless = (): string =>
    String(formatOf(sentenceTexts[language].things[kind], language).format({ id: String(id) }));
  return { text: found.name ?? nameless(), kind, id: found.here ? String(id) : null };
}

const capitalised = ({ text, ...part }: SentencePart, language: Language): SentencePart => ({
  ...part,
  text: part.id === null ? `${text.charAt(0).toLocaleUpperCase(localeOf(language))}${text.slice(1)}` : text,
});
