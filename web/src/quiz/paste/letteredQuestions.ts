/** Reads Aiken, and lists as people write them: a question, numbered or not, its answers with letters, and which of them is right. */
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { keyIn, keyedAnswers } from './answerKey.ts';
import { listedLine } from './listMarks.ts';
import { withoutMarkdown } from './markdownMarks.ts';
import {
  linesOf,
  type LeftOut,
  type LostReason,
  type ParsedAnswer,
  type ParsedQuestion,
  type ParsedQuestions,
} from './parsedQuestions.ts';

interface OpenAnswer {
  /** The letter before it; null behind a bullet or a box. */
  readonly sign: string | null;
  text: string;
  readonly right: boolean;
  readonly bold: boolean;
}

interface OpenQuestion {
  readonly line: number;
  lastLine: number;
  readonly source: string;
  readonly text: string[];
  readonly answers: OpenAnswer[];
  /** What a line behind the answers says is right. */
  key: string | null;
  /** A line that explains the question as a whole. */
  explained: { readonly line: number; readonly source: string } | null;
}

interface Line {
  readonly line: number;
  readonly written: string;
  readonly afterBlank: boolean;
  /** The next one that is not empty. */
  readonly next: string;
}

const word = String.raw`(?:question|q|frage|aufgabe|pergunta|questão|запитання|питання|завдання|вопрос|задание)\s*`;
/** What stands before a question: “1.”, “Question 1:”, “№ 1)”. “1.5” and “10:30” are its words. */
const number = new RegExp(String.raw`^(?:${word})?(?:№\s*)?\(?\d{1,3}[.:)]+(?!\d)\s*|^${word}(?:№\s*)?\d{1,3}$`, 'iu');
const explanation =
  /^(?:explanation|feedback|rationale|erklärung|begründung|explicação|justificativa|пояснення|обґрунтування|объяснение|пояснение)\s*:/iu;
const firstLetter = /^[aа]$/u;

export function letteredQuestions(text: string): ParsedQuestions {
  const lines = linesOf(text);
  const questions: OpenQuestion[] = [];
  let afterBlank = false;
  lines.forEach((source, index) => {
    if (isBlank(source)) {
      afterBlank = true;
      return;
    }
    const next = lines.slice(index + 1, index + 3).find((line) => !isBlank(line)) ?? '';
    const line = { line: index + 1, written: source.trim(), afterBlank, next };
    const open = questions.at(-1);
    if (open && takes(open, line)) open.lastLine = line.line;
    else questions.push(opened(line));
    afterBlank = false;
  });
  const finished = questions.map(finish);
  return {
    questions: finished.flatMap(({ question }) => question ?? []),
    leftOut: finished.flatMap(({ leftOut }) => leftOut),
  };
}

/** Empty, or a rule between questions. */
export const isBlank = (line: string): boolean => /^(?:[-–—_*=]{3,})?$/u.test(line.trim());

function opened({ line, written }: Line): OpenQuestion {
  const text = withoutMarkdown(written).text.replace(number, '');
  const words = text === '' ? [] : [text];
  return { line, lastLine: line, source: written, text: words, answers: [], key: null, explained: null };
}

/** Puts a line into the open question; false where it begins the next one. */
function takes(open: OpenQuestion, { line, written, afterBlank, next }: Line): boolean {
  const { text } = withoutMarkdown(written);
  const hasAnswers = open.answers.length > 0;
  const key = hasAnswers && open.key === null ? keyIn(text) : null;
  const answers = key === null ? answersIn(open, written) : [];
  if (key !== null) {
    open.key = key;
  } else if (answers.length > 0) {
    open.answers.push(...answers);
  } else if (hasAnswers && explanation.test(text)) {
    open.explained ??= { line, source: written };
  } else if (!continues(open, text, afterBlank, next)) {
    return false;
  } else if (open.explained === null) {
    const last = open.answers.at(-1);
    if (last) last.text += ` ${text}`;
    else open.text.push(text);
  }
  return true;
}

/** The answers of a line: one, or several that stand beside each other. Behind what says which is right, there are no further answers. */
function answersIn({ key, answers: before }: OpenQuestion, written: string): readonly OpenAnswer[] {
  if (key !== null) return [];
  const besides = besidesIn(written, before);
  if (besides.length > 1) return besides;
  const answer = answerOf(written, before);
  return answer ? [answer] : [];
}

/** What stands between answers of one line. It is looked for from where white space begins, so that much of it is read once. */
const besides = /(?<!\s)(?:\t|\s(?=\s))\s*(?=\*?\(?\p{L}[.)]\s*\S)|(?<!\s)\s+(?=\*?\(?\p{L}\)\s)/u;

/** Several answers with letters, or none. */
function besidesIn(written: string, before: readonly OpenAnswer[]): readonly OpenAnswer[] {
  const parts = written.split(besides);
  if (parts.length === 1) return [];
  const answers: OpenAnswer[] = [];
  for (const part of parts) {
    const answer = answerOf(part, [...before, ...answers]);
    if (!answer?.sign) return [];
    answers.push(answer);
  }
  return answers;
}

/** Letters begin with the first one, and each stands once; bullets have none. */
function answerOf(written: string, before: readonly OpenAnswer[]): OpenAnswer | null {
  const { text: plain, bold: isBold } = withoutMarkdown(written);
  const { text, right, ordinal } = listedLine(plain.replace(/^[-–—•]\s+(?=\(?\p{L}[.)]\s)/u, ''));
  const starred = text.replace(/(?<=\S)\s*\*$/u, '');
  const bold = isBold || isBoldBehindMark(written);
  const answer = { text: starred, right: right || starred !== text, bold };
  if (ordinal === null) {
    const isMarked = /^(?:[-–—•▪◦‣●○·]\s*|\*|\[|[✓✔☑✅☐✗✘❌])/u.test(plain) && text !== plain;
    return isMarked ? { ...answer, sign: null } : null;
  }
  const isNext = before.length === 0 ? firstLetter.test(ordinal) : before.every(({ sign }) => sign !== ordinal);
  return isNext && !/\d/u.test(ordinal) ? { ...answer, sign: ordinal } : null;
}

const isBoldBehindMark = (written: string): boolean => /^\S{1,3}\s+\*\*[^*]+\*\*$/u.test(written);

/** Whether a line without a mark still belongs to what is open: to its text, or to what is written on two lines. */
function continues(open: OpenQuestion, text: string, afterBlank: boolean, next: string): boolean {
  if (number.test(text)) return false;
  if (open.answers.length === 0) return true;
  return (open.key === null || open.explained !== null) && !afterBlank && !isFirstAnswer(next) && !isFirstAnswer(text);
}

const isFirstAnswer = (line: string): boolean => firstLetter.test(listedLine(withoutMarkdown(line).text).ordinal ?? '');

function finish(open: OpenQuestion): {
  readonly question: ParsedQuestion | null;
  readonly leftOut: readonly LeftOut[];
} {
  const { line, lastLine, source, explained } = open;
  const answers = judged(open);
  const text = open.text.join('\n').trim();
  const reason = problemOf(text, answers);
  if (reason) return { question: null, leftOut: [{ line, lastLine, text: source, reason }] };
  const note = explained && { line: explained.line, lastLine: explained.line, text: explained.source };
  return {
    question: { kind: 'choice', line, lastLine, text, answers },
    leftOut: note ? [{ ...note, reason: 'generalFeedback' }] : [],
  };
}

/** Which answers are right: none where the line that says so names an answer that there is not. */
function judged({ answers, key }: OpenQuestion): readonly ParsedAnswer[] {
  const keyed = key === null ? [] : keyedAnswers(key, answers);
  // Stars before all of them are the bullets of a list.
  const isMarked = key === null || answers.some(({ right }) => !right);
  // Bold distinguishes some of several.
  const isBoldRight = key === null && !answers.some(({ right }) => right) && !answers.every(({ bold }) => bold);
  return answers.map(({ text, right, bold }, index) => ({
    text,
    right: keyed !== null && ((isMarked && right) || keyed.includes(index) || (isBoldRight && bold)),
    feedback: '',
  }));
}

function problemOf(text: string, answers: readonly ParsedAnswer[]): LostReason | null {
  if (answers.length < 2) return 'noAnswers';
  if (text === '') return 'noText';
  if (answers.length > limits.answers) return 'tooManyAnswers';
  return answers.some(({ right }) => right) ? null : 'noRightAnswer';
}
