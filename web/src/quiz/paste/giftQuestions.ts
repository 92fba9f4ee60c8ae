/** Reads GIFT, the text format of Moodle: blocks between empty lines, with the answers in braces. */
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { plainText } from '../../ui/authorHtml/plainText.ts';
import {
  linesOf,
  type LeftOut,
  type DetailReason,
  type LeftOutReason,
  type Lines,
  type LostReason,
  type ParsedAnswer,
  type ParsedQuestion,
  type ParsedQuestions,
} from './parsedQuestions.ts';

/** A block, and what of it has no counterpart though the rest has. */
type Read = { readonly question: ParsedQuestion | null; readonly notes: readonly LeftOutReason[] };

type Base = Lines & { readonly text: string };

const braces = /(?<!\\)[{}]/gu;
const titled = /^\s*::((?:\\.|[^\\])*?)::/su;
const formatted = /^\s*\[(html|moodle|plain|markdown)\]/iu;
/** Escaped signs are letters: they are put aside, each as one of these, until what surrounds them was read. */
const escapes = '~=#{}:\\';
const aside = 0xe100;

export function giftQuestions(text: string): ParsedQuestions {
  const questions: ParsedQuestion[] = [];
  const leftOut: LeftOut[] = [];
  for (const { source, ...place } of blocksOf(text, leftOut)) {
    const { question, notes } = readBlock(source, place);
    if (question) questions.push(question);
    const first = source.trimStart().split('\n')[0]?.trim() ?? '';
    leftOut.push(...notes.map((reason) => ({ ...place, text: first, reason })));
  }
  return { questions, leftOut: leftOut.sort((a, b) => a.line - b.line) };
}

/** Comments and categories stand on lines of their own; an empty line ends a question, but where its answers are still open. */
function blocksOf(text: string, leftOut: LeftOut[]): readonly (Lines & { readonly source: string })[] {
  const blocks: { line: number; lastLine: number; source: string }[] = [];
  let open: (typeof blocks)[number] | null = null;
  /** The last one of the open block. */
  let brace: string | undefined;
  const lines = linesOf(text);
  const closes = closingBelow(lines);
  lines.forEach((source, index) => {
    const line = index + 1;
    const written = source.trim();
    const reason = written.startsWith('//') ? 'comment' : /^\$CATEGORY:/iu.test(written) ? 'category' : null;
    if (written === '') {
      if (!closes[index] || brace !== '{') {
        open = null;
        brace = undefined;
      }
    } else if (reason) {
      leftOut.push({ line, lastLine: line, text: written, reason });
    } else {
      brace = source.match(braces)?.at(-1) ?? brace;
      if (open) {
        open.source += `\n${source}`;
        open.lastLine = line;
      } else {
        open = { line, lastLine: line, source };
        blocks.push(open);
      }
    }
  });
  return blocks;
}

/** Of each line, whether the next brace from there on closes answers. */
function closingBelow(lines: readonly string[]): readonly boolean[] {
  let next = '';
  return lines
    .toReversed()
    .map((line) => {
      next = line.match(braces)?.[0] ?? next;
      return next === '}';
    })
    .toReversed();
}

function readBlock(source: string, place: Lines): Read {
  const text = putAside(source);
  const title = titled.exec(text);
  const body = text.slice(title?.[0].length ?? 0);
  const parts = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/su.exec(body);
  if (!parts) {
    const pairs = body.match(/\{[^{}]*\}/gsu)?.length ?? 0;
    return leftBecause(pairs > 1 ? 'severalGaps' : /[{}]/u.test(body) ? 'notRead' : 'noAnswers');
  }
  const [, before = '', answers = '', behind = ''] = parts;
  const words = wordsIn(formatted.exec(before)?.[1]);
  const asked = withGap(words(before), words(behind));
  const [main = '', general = ''] = answers.split('####');
  const read = asked === '' ? 'noText' : readAnswers(main.trim(), { ...place, text: asked }, words);
  if (typeof read === 'string') return leftBecause(read);
  const notes: readonly (DetailReason | false)[] = [
    title !== null && 'title',
    general.trim() !== '' && 'generalFeedback',
    read.kind === 'choice' && hasShares(main) && 'shares',
    /\[html\]/iu.test(text) && hasFormats(text) && 'formats',
  ];
  return { question: read, notes: notes.filter((note) => note !== false) };
}

/** Words around a missing one; a full stop or comma stands close to the gap. */
const withGap = (before: string, behind: string): string =>
  behind === '' ? before : `${before} _____${/^[.,;:!?)…]/u.test(behind) ? '' : ' '}${behind}`.trim();

const leftBecause = (reason: LostReason): Read => ({ question: null, notes: [reason] });

/** What one answer gives in part, or more than another: here each is right or not. */
function hasShares(main: string): boolean {
  const shares = [...main.matchAll(/([=~])\s*%(-?[\d.]+)%/gu)]
    .map(([, sign, share]) => ({ sign, share: Number(share) }))
    .filter(({ share }) => share > 0);
  const isOne = main.includes('=');
  return isOne ? shares.some(({ share }) => share < 100) : new Set(shares.map(({ share }) => share)).size > 1;
}

/** Whether HTML has more than lines: pictures, links, letters in bold. */
const hasFormats = (html: string): boolean => /<(?!\/|(?:p|br|div|span)\b)[a-z]/iu.test(html);

function readAnswers(body: string, base: Base, written: Words): ParsedQuestion | LostReason {
  if (body === '') return 'essay';
  if (body.startsWith('#')) return 'numerical';
  const trueFalse = /^(T|TRUE|F|FALSE)\s*(?:#([^#=~]*))?(?:#([^#=~]*))?$/iu.exec(body);
  if (trueFalse) {
    const feedback = { wrong: written(trueFalse[2] ?? ''), right: written(trueFalse[3] ?? '') };
    return { ...base, kind: 'trueFalse', right: /^t/iu.test(trueFalse[1] ?? ''), feedback };
  }
  const entries = body.match(/[=~][^=~]*/gu) ?? [];
  if (entries.join('') !== body) return 'notRead';
  if (entries.every((entry) => entry.startsWith('=') && entry.includes('->'))) return matching(entries, base, written);
  if (entries.every((entry) => entry.startsWith('='))) return 'shortAnswer';
  return choice(entries, base, written);
}

function matching(entries: readonly string[], base: Base, written: Words): ParsedQuestion | LostReason {
  const pairs = entries.map((entry) => {
    const at = entry.indexOf('->');
    return { item: written(entry.slice(1, at)), category: written(entry.slice(at + 2)) };
  });
  if (pairs.some(({ category }) => category === '') || pairs.every(({ item }) => item === '')) return 'notRead';
  return pairs.length > limits.answers ? 'tooManyAnswers' : { ...base, kind: 'matching', pairs };
}

/** Where one answer is right, what others give in part counts nothing; where none is, those are right that give something. */
function choice(entries: readonly string[], base: Base, written: Words): ParsedQuestion | LostReason {
  const isOne = entries.some((entry) => entry.startsWith('='));
  const answers = entries.map((entry): ParsedAnswer => {
    const share = /^[=~]\s*%(-?[\d.]+)%/u.exec(entry);
    const [text = '', ...feedback] = entry.slice(share?.[0].length ?? 1).split('#');
    const right = isOne ? entry.startsWith('=') : Number(share?.[1] ?? 0) > 0;
    return { text: written(text), right, feedback: written(feedback.join('#')) };
  });
  if (answers.length < 2 || answers.some(({ text }) => text === '')) return 'noAnswers';
  if (answers.length > limits.answers) return 'tooManyAnswers';
  return answers.some(({ right }) => right) ? { ...base, kind: 'choice', answers } : 'noRightAnswer';
}

const putAside = (source: string): string =>
  source.replaceAll(/\\([~=#{}:\\])/gu, (_, sign: string) => String.fromCodePoint(aside + escapes.indexOf(sign)));

/** Reads words as learners see them: without a format, which is told before them, and with what was put aside. */
type Words = (text: string) => string;

/** Answers and feedback have the format of their question, unless they tell another. */
const wordsIn =
  (format = 'moodle'): Words =>
  (text) => {
    const own = formatted.exec(text);
    const words = text
      .slice(own?.[0].length ?? 0)
      .replaceAll('\\n', '\n')
      .replaceAll(/[\uE100-\uE106]/gu, (sign) => escapes[(sign.codePointAt(0) ?? aside) - aside] ?? '');
    return (own?.[1] ?? format).toLowerCase() === 'html' ? linesOfHtml(words) : words.trim();
  };

/** Each paragraph a line. */
const linesOfHtml = (html: string): string =>
  html
    .split(/<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr)>/iu)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
