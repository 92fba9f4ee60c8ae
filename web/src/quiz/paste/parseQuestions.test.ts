import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeOf } from '../types.ts';
import { madeQuestion } from './madeQuestions.ts';
import { isBlank } from './letteredQuestions.ts';
import { looksLikeQuestions } from './looksLikeQuestions.ts';
import { linesOf } from './parsedQuestions.ts';
import { mostLetters, mostQuestions, parseQuestions, remainingText } from './parseQuestions.ts';

const parse = (text: string) => parseQuestions(text, mostQuestions);

/** What is made, short: `text | answer | +right answer`. */
function made(text: string, language = 'en'): readonly string[] {
  return parse(text).questions.map((parsed) => {
    const { text: words, content } = madeQuestion(parsed, language, () => 'key');
    if (!('options' in content)) {
      const names = (keys: readonly string[]) =>
        keys.map((key) => content.items.find((item) => item.key === key)?.label);
      return [
        words,
        ...content.categories.map(
          ({ label }, at) => `${label}: ${names(content.correctPlacement[at]?.items ?? []).join()}`,
        ),
      ].join(' | ');
    }
    const { answers, right } = typeOf(content).tell(content);
    return [words, ...answers.map(({ label }, index) => `${right.includes(index + 1) ? '+' : ''}${label}`)].join(' | ');
  });
}

const leftOut = (text: string) => parse(text).leftOut.map(({ line, reason }) => `${line} ${reason}`);
const capital = 'Capital of France?';

describe('a list of questions with lettered answers', () => {
  it.each<[string, string, string[]]>([
    ['Aiken', `${capital}\nA. Rome\nB. Paris\nANSWER: B`, [`${capital} | Rome | +Paris`]],
    ['Aiken with brackets', `${capital}\nA) Rome\nB) Paris\nANSWER: A`, [`${capital} | +Rome | Paris`]],
    [
      'Aiken without empty lines',
      `One?\nA. x\nB. y\nANSWER: A\nTwo?\nA. v\nB. w\nANSWER: B`,
      ['One? | +x | y', 'Two? | v | +w'],
    ],
    [
      'numbers and a star',
      `1. ${capital}\na) Rome\n*b) Paris\n\n2) Two?\n*a) x\nb) y`,
      [`${capital} | Rome | +Paris`, 'Two? | +x | y'],
    ],
    ['no empty lines', `One?\n*a) x\nb) y\nTwo?\na) v\n*b) w`, ['One? | +x | y', 'Two? | v | +w']],
    ['a word behind', `${capital}\n\na) Rome\nb) Paris (correct)`, [`${capital} | Rome | +Paris`]],
    ['several right ones', 'Even?\na) 1\n*b) 2\n*c) 4', ['Even? | 1 | +2 | +4']],
    ['several by their letters', 'Even?\na) 1\nb) 2\nc) 4\nAnswers: B, C', ['Even? | 1 | +2 | +4']],
    ['German', 'Hauptstadt?\na) Rom\nb) Paris\nAntwort: b', ['Hauptstadt? | Rom | +Paris']],
    ['Ukrainian', 'Столиця?\nа) Рим\nб) Київ\nВідповідь: Б', ['Столиця? | Рим | +Київ']],
    ['boxes', `${capital}\n- [ ] Rome\n- [x] Paris`, [`${capital} | Rome | +Paris`]],
    ['an answer on two lines', `${capital}\na) Rome,\nItaly\n*b) Paris`, [`${capital} | Rome, Italy | +Paris`]],
    ['a question on two lines', 'One\ntwo?\n*a) x\nb) y', ['<p>One</p><p>two?</p> | +x | y']],
    [
      'Word, with tabs and lines of Windows',
      `1)\t${capital}\r\na.\tRome\r\nb.\tParis *\r\n\r\n2)\tTwo?\r\na.\tx*\r\nb.\ty`,
      [`${capital} | Rome | +Paris`, 'Two? | +x | y'],
    ],
    ['answers beside each other', 'One?\na) x\tb) y\tc) z\nAnswer: C', ['One? | x | y | +z']],
    ['answers with one space between', 'One?\na) x b) y\n*c) z', ['One? | x | y | +z']],
    ['Ukrainian, in capitals', 'Одне?\nА) так\nБ) ні\nВ) може\nПравильна відповідь – В', ['Одне? | так | ні | +може']],
    ['a key from the other keyboard', 'One?\nA. x\nB. y\nC. z\nANSWER: С', ['One? | x | y | +z']],
    ['letters in a row', 'One?\nA. x\nB. y\nC. z\nANSWER: AC', ['One? | +x | y | +z']],
    ['letters with a word between', 'One?\nA. x\nB. y\nC. z\nCorrect answers: A and C', ['One? | +x | y | +z']],
    ['the letter with its words', `${capital}\nA. Rome\nB. Paris\nANSWER: B) Paris`, [`${capital} | Rome | +Paris`]],
    ['the words alone', `${capital}\nA. Rome\nB. Paris\nANSWER: Paris.`, [`${capital} | Rome | +Paris`]],
    ['no colon', `${capital}\nA. Rome\nB. Paris\nAnswer B`, [`${capital} | Rome | +Paris`]],
    [
      'Markdown of a chat',
      `### Question 1\n**${capital}**\n- A) Rome\n- **B) Paris**\n\n---\n\n**2. Two?**\n**A)** x\n**B)** y\n**Answer: A**`,
      [`${capital} | Rome | +Paris`, 'Two? | +x | y'],
    ],
    ['bullets that are stars', 'One?\n* A) x\n* B) y\nAnswer: B', ['One? | x | +y']],
    [
      'numbers that are words',
      '1.5 of 3?\n*a) x\nb) y\n\n10:30 is?\n*a) x\nb) y',
      ['1.5 of 3? | +x | y', '10:30 is? | +x | y'],
    ],
    ['names with numbers', 'Apollo 11: when?\n*a) 1969\nb) 1970', ['Apollo 11: when? | +1969 | 1970']],
    ['powers', 'What is 2**3**2?\n*a) x\nb) y', ['What is 2**3**2? | +x | y']],
    ['braces in the words', 'What is `{}`?\nA. x\nB. y\nANSWER: A', ['What is `{}`? | +x | y']],
    ['what looks like HTML', 'Is <b> bold?\n*a) <i>\nb) y', ['Is &lt;b> bold? | +&lt;i> | y']],
  ])('QEDIT-01 OP-210 %s', (_name, text, expected) => {
    expect(made(text)).toEqual(expected);
    expect(leftOut(text)).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['no right answer', 'One?\na) x\nb) y', ['1 noRightAnswer']],
    ['a letter that no answer has', 'One?\nA. x\nB. y\nANSWER: D', ['1 noRightAnswer']],
    ['no answers', '1. Just words.\n2. One?\n*a) x\nb) y', ['1 noAnswers']],
    ['one answer', 'One?\n*a) x', ['1 noAnswers']],
    ['a key that says no answer', 'One?\n*a) x\nb) y\nANSWER: none of them', ['1 noRightAnswer']],
    ['everything in bold', 'One?\n**a) x**\n**b) y**', ['1 noRightAnswer']],
    [
      'what explains a question',
      'One?\nA. x\nB. y\nANSWER: A\nExplanation: as x is\nmore than y.\n\nTwo?\n*a) v\nb) w',
      ['5 generalFeedback'],
    ],
    ['a heading', 'Quiz\n\n1. One?\n*a) x\nb) y', ['1 noAnswers']],
    ['too many answers', `One?\n*- x\n${'- y\n'.repeat(101)}`, ['1 tooManyAnswers']],
  ])('QEDIT-01 OP-210 leaves out by its line: %s', (_name, text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });
});

describe('GIFT', () => {
  it.each<[string, string, string[]]>([
    ['one right answer', `${capital} {=Paris ~Rome}`, [`${capital} | +Paris | Rome`]],
    ['on lines of its own', `${capital} {\n=Paris\n~Rome\n}`, [`${capital} | +Paris | Rome`]],
    ['several right ones', 'Even? {~%-100%1 ~%50%2 ~%50%4}', ['Even? | 1 | +2 | +4']],
    ['escapes', String.raw`1 \= 1\: {=\{yes\} ~no\~}`, ['1 = 1: | +{yes} | no~']],
    ['true', 'The earth is round. {T}', ['The earth is round. | +True | False']],
    ['false in words', 'The earth is flat. {FALSE}', ['The earth is flat. | True | +False']],
    ['a missing word', 'Paris is in {=France ~Italy}.', ['Paris is in _____. | +France | Italy']],
    [
      'matching',
      'Where? {=Paris -> France =Nice -> France =Rome -> Italy}',
      ['Where? | France: Paris,Nice | Italy: Rome'],
    ],
    ['matching with several', 'Where? {=Alps -> France =Alps -> Italy}', ['Where? | France: Alps | Italy: Alps']],
    ['HTML as words', '[html]<p>Bold &amp; big?</p> {=<p>x</p> ~y}', ['Bold & big? | +x | y']],
    ['lines of HTML', '[html]<p>One</p><p>two<br>three?</p> {=x ~y}', ['<p>One</p><p>two</p><p>three?</p> | +x | y']],
    ['empty lines among the answers', 'Who? {\n\n=a\n\n~b\n\n}\n\nTwo? {=c ~d}', ['Who? | +a | b', 'Two? | +c | d']],
    ['a backslash before a letter', String.raw`C:\\new? {=x ~y}`, [String.raw`C:\new? | +x | y`]],
    ['a written line break', String.raw`One\ntwo? {=x ~y}`, ['<p>One</p><p>two?</p> | +x | y']],
    ['lines of Windows', 'Who? {\r\n\t=a#Yes.\r\n\t~b#No.\r\n}\r\n', ['Who? | +a | b']],
  ])('QEDIT-01 OP-210 %s', (_name, text, expected) => {
    expect(made(text)).toEqual(expected);
    expect(leftOut(text)).toEqual([]);
  });

  it('QEDIT-01 OP-210 statements are right or wrong in the language of the course', () => {
    expect(made('Rund. {T}', 'de-AT')).toEqual(['Rund. | +Richtig | Falsch']);
  });

  it('QEDIT-01 OP-210 feedback explains its answer', () => {
    const explained = (text: string) =>
      parse(text).questions.map((parsed) => madeQuestion(parsed, 'en', () => 'key').explanation?.texts);
    expect(explained('Q? {=x#Yes. ~y#No.}\n\nQ {F#Wrong.#Right.}')).toEqual([
      [
        { key: '1', content: 'Yes.' },
        { key: '2', content: 'No.' },
      ],
      [
        { key: '1', content: 'Wrong.' },
        { key: '2', content: 'Right.' },
      ],
    ]);
  });

  it.each<[string, string, string[]]>([
    ['numbers', 'Two and two? {#4:0}', ['1 numerical']],
    ['essays', '::E:: Why? {}', ['1 essay']],
    ['short answers', 'Who? {=Grant =Lee}', ['1 shortAnswer']],
    ['several gaps', '{=a ~b} and {=c ~d}', ['1 severalGaps']],
    ['an open brace', 'Who? {=a ~b', ['1 notRead']],
    [
      'comments, categories and words',
      '// x\n$CATEGORY: y\nWords.\n\nWho? {=a ~b}',
      ['1 comment', '2 category', '3 noAnswers'],
    ],
    ['titles and general feedback', '::T:: Who? {=a ~b ####Look it up.}', ['1 title', '1 generalFeedback']],
    ['no right answer', 'Who? {~a ~b}', ['1 noRightAnswer']],
    ['a part of the points', 'Who? {=a ~%50%b ~c}', ['1 shares']],
    ['shares that differ', 'Who? {~%70%a ~%30%b ~%-100%c}', ['1 shares']],
    [
      'pictures and formats',
      '[html]<img src="x.png"> Who? {=<b>a</b> ~b}'.replace('src="x', String.raw`src\="x`),
      ['1 formats'],
    ],
    ['an open brace before others', 'Who? {=a ~b\n\nTwo? {=c ~d}', ['1 notRead']],
  ])('QEDIT-01 OP-210 leaves out by its line: %s', (_name, text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });
});

it('QEDIT-01 OP-210 questions beyond the limit are named, and stay for another try with those that gave none', () => {
  const text = `One?\na) x\nb) y\n\n${'Two?\n*a) x\nb) y\n\n'.repeat(4)}`;
  const parsed = parseQuestions(text, 2);
  expect(parsed.questions).toHaveLength(2);
  expect(parsed.beyond.map(({ line }) => line)).toEqual([13, 17]);
  expect(remainingText(text, parsed)).toBe('One?\na) x\nb) y\n\nTwo?\n*a) x\nb) y\n\nTwo?\n*a) x\nb) y');
});

it('QEDIT-01 OP-210 details that are left out are nothing to try again', () => {
  const text = '// x\n::T:: Who? {=a ~b}';
  expect(remainingText(text, parse(text))).toBe('');
});

it.each<[string, boolean]>([
  ['Who?\na) x', true],
  ['Хто?\n А. x', true],
  ['Who?\n**A)** x', true],
  ['Who? {=a ~b}', true],
  ['::T:: Who?', true],
  ['a) only an answer', false],
  ['Just words.\nIn two lines.', false],
  // Long texts are judged at once.
  ['x'.repeat(mostLetters), false],
  ['{'.repeat(mostLetters), false],
])('QEDIT-01 OP-210 a paste is known as questions: %.20s', (text, expected) => {
  expect(looksLikeQuestions(text)).toBe(expected);
});

it.each(['a) x\n', '{', '=', '~', '\\', '**', ' ', '\t', '::', '\n\n{', 'a) '])(
  'QEDIT-01 OP-210 the longest text of %j is read',
  (piece) => {
    const { questions } = parse(`One?\n${piece.repeat(mostLetters / piece.length)}`);
    expect(questions).toEqual([]);
  },
);

const tail = 'y\nb) z';
it.each<[string, string, string]>([
  ['spaces', `a) x${' '.repeat(mostLetters - 20)}${tail}`, 'One?'],
  ['tabs', `a) x${'\t'.repeat(mostLetters - 20)}${tail}`, 'One?'],
  ['open answers with empty lines', `{${'\na\n'.repeat(mostLetters / 3 - 10)}}`, 'One?'],
  ['open line breaks', `{=x ~${'<br '.repeat(mostLetters / 4 - 10)}}`, '[html]One?'],
])('QEDIT-01 OP-210 a text full of %s is read as fast as any', (_name, answers, question) => {
  const { questions, leftOut: left } = parse(`${question}\n${answers}`);
  expect(questions.length + left.length).toBeGreaterThan(0);
});

it('QEDIT-01 OP-210 any text is read, and each of its lines is in a question or told as left out', () => {
  const piece = fc.constantFrom(
    '\n',
    '\n',
    '\n\n',
    'a) ',
    'b) ',
    '*c) ',
    '- ',
    '1. ',
    'ANSWER: B',
    '::',
    '{',
    '}',
    '=',
    '~',
    '#',
    '->',
    '%50%',
    '\\',
    '//',
    'T',
    'word ',
    '$CATEGORY:',
    '---\n',
    '**',
    '\t',
    'Explanation: ',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (source) => {
      const { questions, leftOut: left } = parse(source);
      const told = new Set(
        [...questions, ...left].flatMap(({ line, lastLine }) =>
          Array.from({ length: lastLine - line + 1 }, (_, at) => line + at),
        ),
      );
      linesOf(source).forEach((line, index) => expect(isBlank(line) || told.has(index + 1)).toBe(true));
      for (const parsed of questions) {
        const { content } = madeQuestion(parsed, 'en', () => 'key');
        expect(typeOf(content).shape.safeParse(content).success).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
