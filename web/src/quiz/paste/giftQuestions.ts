/** Reads GIFT, the text format of Moodle: blocks between empty lines, with the answers in braces. */
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { plainText } from '../../ui/authorHtml/plainText.ts';
import {
  linesOf,
  type LeftOut,
  type LeftOutReason,
  type Lines,
  type ParsedAnswer,
  type ParsedQuestion,
  type ParsedQuestions,
} from './parsedQuestions.ts';

/** A block, and what of it has no counterpart though the rest has. */
type Read = { readonly question: ParsedQuestion | null; readonly notes: readonly LeftOutReason[] };

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

/** Comments and categories stand on lines of their own. */
function blocksOf(text: string, leftOut: LeftOut[]): readonly (Lines & { readonly source: string })[] {
  const blocks: { line: number; lastLine: number; source: string }[] = [];
  let open: (typeof blocks)[number] | null = null;
  linesOf(text).forEach((source, index) => {
    const line = index + 1;
    const written = source.trim();
    const reason = written.startsWith('//') ? 'comment' : /^\$CATEGORY:/iu.test(written) ? 'category' : null;
    if (written === '') open = null;
    else if (reason) leftOut.push({ line, lastLine: line, text: written, reason });
    else if (open) {
      open.source += `\n${source}`;
      open.lastLine = line;
    } else {
      open = { line, lastLine: line, source };
      blocks.push(open);
    }
  });
  return blocks;
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
  const words = written(behind.trim() === '' ? before : `${before.trimEnd()} _____ ${behind.trim()}`);
  const [main = '', general = ''] = answers.split('####');
  const read = words === '' ? 'noText' : readAnswers(main.trim(), { ...place, text: words });
  if (typeof read === 'string') return leftBecause(read);
  return {
    question: read,
    notes: [...(title ? ['title' as const] : []), ...(general.trim() === '' ? [] : ['generalFeedback' as const])],
  };
}

const leftBecause = (reason: LeftOutReason): Read => ({ question: null, notes: [reason] });

function readAnswers(body: string, base: Lines & { readonly text: string }): ParsedQuestion | LeftOutReason {
  if (body === '') return 'essay';
  if (body.startsWith('#')) return 'numerical';
  const trueFalse = /^(T|TRUE|F|FALSE)\s*(?:#([^#=~]*))?(?:#([^#=~]*))?$/iu.exec(body);
  if (trueFalse) {
    const feedback = { wrong: written(trueFalse[2] ?? ''), right: written(trueFalse[3] ?? '') };
    return { ...base, kind: 'trueFalse', right: /^t/iu.test(trueFalse[1] ?? ''), feedback };
  }
  const entries = body.match(/[=~][^=~]*/gu) ?? [];
  if (entries.join('') !== body) return 'notRead';
  if (entries.every((entry) => entry.startsWith('=') && entry.includes('->'))) return matching(entries, base);
  if (entries.every((entry) => entry.startsWith('='))) return 'shortAnswer';
  return choice(entries, base);
}

function matching(entries: readonly string[], base: Lines & { readonly text: string }): ParsedQuestion | LeftOutReason {
  const pairs = entries.map((entry) => {
    const at = entry.indexOf('->');
    return { item: written(entry.slice(1, at)), category: written(entry.slice(at + 2)) };
  });
  if (pairs.some(({ category }) => category === '') || pairs.every(({ item }) => item === '')) return 'notRead';
  return pairs.length > limits.answers ? 'tooManyAnswers' : { ...base, kind: 'matching', pairs };
}

/** Where one answer is right, what others give in part counts nothing; where none is, those are right that give something. */
function choice(entries: readonly string[], base: Lines & { readonly text: string }): ParsedQuestion | LeftOutReason {
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

/** The words as learners read them: without a format, which is told before them, and with what was put aside. */
function written(text: string): string {
  const format = formatted.exec(text);
  const words = text
    .slice(format?.[0].length ?? 0)
    .replaceAll(/[\uE100-\uE106]/gu, (sign) => escapes[(sign.codePointAt(0) ?? aside) - aside] ?? '')
    .replaceAll('\\n', '\n');
  return format?.[1]?.toLowerCase() === 'html' ? plainText(words) : words.trim();
}
