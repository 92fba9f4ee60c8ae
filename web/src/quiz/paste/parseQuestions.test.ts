import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeOf } from '../types.ts';
import { madeQuestion } from './madeQuestions.ts';
import { linesOf } from './parsedQuestions.ts';
import { mostQuestions, parseQuestions } from './parseQuestions.ts';

/** What is made, short: `text | answer | +right answer`. */
function made(text: string, language = 'en'): readonly string[] {
  return parseQuestions(text).questions.map((parsed) => {
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

const leftOut = (text: string) => parseQuestions(text).leftOut.map(({ line, reason }) => `${line} ${reason}`);
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
    ['a missing word', 'Paris is in {=France ~Italy}.', ['Paris is in _____ . | +France | Italy']],
    [
      'matching',
      'Where? {=Paris -> France =Nice -> France =Rome -> Italy}',
      ['Where? | France: Paris,Nice | Italy: Rome'],
    ],
    ['matching with several', 'Where? {=Alps -> France =Alps -> Italy}', ['Where? | France: Alps | Italy: Alps']],
    ['HTML as words', '[html]<p>Bold &amp; <b>big</b>?</p> {=x ~y}', ['Bold & big? | +x | y']],
  ])('QEDIT-01 OP-210 %s', (_name, text, expected) => {
    expect(made(text)).toEqual(expected);
    expect(leftOut(text)).toEqual([]);
  });

  it('QEDIT-01 OP-210 statements are right or wrong in the language of the course', () => {
    expect(made('Rund. {T}', 'de-AT')).toEqual(['Rund. | +Richtig | Falsch']);
  });

  it('QEDIT-01 OP-210 feedback explains its answer', () => {
    const explained = (text: string) =>
      parseQuestions(text).questions.map((parsed) => madeQuestion(parsed, 'en', () => 'key').explanation?.texts);
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
  ])('QEDIT-01 OP-210 leaves out by its line: %s', (_name, text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });
});

it('QEDIT-01 OP-210 questions beyond the limit are left out by their lines', () => {
  const { questions, leftOut: left } = parseQuestions('One?\n*a) x\nb) y\n\n'.repeat(mostQuestions + 2));
  expect(questions).toHaveLength(mostQuestions);
  expect(left.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['801 tooMany', '805 tooMany']);
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
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (source) => {
      const { questions, leftOut: left } = parseQuestions(source);
      const told = new Set(
        [...questions, ...left].flatMap(({ line, lastLine }) =>
          Array.from({ length: lastLine - line + 1 }, (_, at) => line + at),
        ),
      );
      linesOf(source).forEach((line, index) => expect(line.trim() === '' || told.has(index + 1)).toBe(true));
      for (const parsed of questions) {
        const { content } = madeQuestion(parsed, 'en', () => 'key');
        expect(typeOf(content).shape.safeParse(content).success).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
