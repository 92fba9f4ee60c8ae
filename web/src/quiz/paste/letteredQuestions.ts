/** Reads Aiken, and lists as people write them: a question, numbered or not, its answers with letters, and which of them is right. */
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { listedLine } from './listMarks.ts';
import {
  linesOf,
  type LeftOutReason,
  type ParsedQuestion,
  type ParsedQuestions,
  type LeftOut,
} from './parsedQuestions.ts';

interface OpenQuestion {
  line: number;
  lastLine: number;
  source: string;
  text: string[];
  answers: { sign: string | null; text: string; right: boolean }[];
  /** Letters that a line behind the answers says are right. */
  key: string[] | null;
}

const answerKey =
  /^(?:answers?|correct(?: answers?)?|antwort(?:en)?|lösung|richtig|resposta|gabarito|відповідь|правильна відповідь|ответ|правильный ответ)\s*:\s*(\p{L}(?:[\s,;&+]+(?:\p{L}(?!\p{L})))*)\s*\.?$/iu;
const number = /^(?:\p{L}{3,12}\s+)?\(?\d{1,3}[.):]\s*(?=\S)/u;
const firstLetter = /^[aа]$/u;

export function letteredQuestions(text: string): ParsedQuestions {
  const lines = linesOf(text);
  const questions: ParsedQuestion[] = [];
  const leftOut: LeftOut[] = [];
  let open: OpenQuestion | null = null;
  let afterBlank = false;

  const close = (): void => {
    if (open) finish(open, questions, leftOut);
    open = null;
  };
  lines.forEach((source, index) => {
    const written = source.trim();
    if (written === '') {
      afterBlank = true;
      return;
    }
    const line = index + 1;
    const keyed = answerKey.exec(written);
    const answer = answerOf(written, open);
    if (keyed && open !== null && open.answers.length > 0 && open.key === null) {
      open.key = keyed[1]?.toLowerCase().match(/\p{L}/gu) ?? [];
    } else if (answer && open) {
      open.answers.push(answer);
    } else if (open !== null && continues(open, written, afterBlank, nextOf(lines, index))) {
      const last = open.answers.at(-1);
      if (last) last.text += ` ${written}`;
      else open.text.push(written);
    } else {
      close();
      open = { line, lastLine: line, source: written, text: [written.replace(number, '')], answers: [], key: null };
    }
    if (open) open.lastLine = line;
    afterBlank = false;
  });
  close();
  return { questions, leftOut };
}

/** Letters begin with the first one; bullets have none. Behind what says which is right, there are no further answers. */
function answerOf(written: string, open: OpenQuestion | null): OpenQuestion['answers'][number] | null {
  if (open === null || open.key !== null) return null;
  const { text, right, ordinal } = listedLine(written);
  if (ordinal === null) {
    return /^(?:[-–—•▪◦‣●○·]\s*|\*|\[|[✓✔☑✅☐✗✘❌])/u.test(written) && text !== written
      ? { sign: null, text, right }
      : null;
  }
  if (/\d/u.test(ordinal) || (open.answers.length === 0 && !firstLetter.test(ordinal))) return null;
  return open.answers.some(({ sign }) => sign === ordinal) ? null : { sign: ordinal, text, right };
}

/** Whether a line without a mark still belongs to what is open: to its text, or to an answer that is written on two lines. */
function continues(open: OpenQuestion, written: string, afterBlank: boolean, next: string): boolean {
  if (open.key !== null || number.test(written)) return false;
  if (open.answers.length === 0) return true;
  return (
    !afterBlank &&
    !firstLetter.test(listedLine(next).ordinal ?? '') &&
    !firstLetter.test(listedLine(written).ordinal ?? '')
  );
}

const nextOf = (lines: readonly string[], index: number): string =>
  lines.slice(index + 1, index + 3).find((line) => line.trim() !== '') ?? '';

function finish(open: OpenQuestion, questions: ParsedQuestion[], leftOut: LeftOut[]): void {
  const { line, lastLine, source, key } = open;
  const answers = open.answers.map(({ sign, text, right }) => ({
    text,
    right: right || (sign !== null && (key?.includes(sign) ?? false)),
    feedback: '',
  }));
  const text = open.text.join('\n').trim();
  const reason = problemOf(text, answers, key, open);
  if (reason) leftOut.push({ line, lastLine, text: source, reason });
  else questions.push({ kind: 'choice', line, lastLine, text, answers });
}

function problemOf(
  text: string,
  answers: readonly { readonly right: boolean }[],
  key: readonly string[] | null,
  { answers: open }: OpenQuestion,
): LeftOutReason | null {
  if (answers.length < 2) return 'noAnswers';
  if (text === '') return 'noText';
  if (answers.length > limits.answers) return 'tooManyAnswers';
  const isKeyed = (key ?? []).every((letter) => open.some(({ sign }) => sign === letter));
  return isKeyed && answers.some(({ right }) => right) ? null : 'noRightAnswer';
}
