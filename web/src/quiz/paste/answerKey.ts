/** The line below the answers that says which of them are right: “ANSWER: B”, “Correct answers: A and C”, “Відповідь: Б”. */

interface KeyedAnswer {
  readonly sign: string | null;
  readonly text: string;
}

const words = [
  'answers?|ans|(?:correct|right)(?: answers?)?',
  '(?:richtige )?antwort(?:en)?|lösung(?:en)?|richtig',
  'respostas?(?: (?:corretas?|certas?))?|gabarito',
  '(?:(?:правильн|вірн)[аі] )?відповід[ьі]|(?:(?:правильный|верный) )?ответ|(?:(?:правильные|верные) )?ответы',
].join('|');
const key = new RegExp(String.raw`^(?:${words})(?:\s*[:=–—-]\s*(.+)|\s+\(?(\p{L})[.)]?)$`, 'iu');

/** What such a line names; null for any other line. */
export function keyIn(line: string): string | null {
  const found = key.exec(line);
  return found?.[1] ?? found?.[2] ?? null;
}

/** The indexes of the answers that a key names by their letters, or one by its words; null where one of them is no answer. */
export function keyedAnswers(named: string, answers: readonly KeyedAnswer[]): readonly number[] | null {
  const letters = lettersOf(named, answers);
  if (letters !== null) {
    const found = letters.map((letter) => indexOf(letter, answers));
    return found.includes(-1) ? null : found;
  }
  const index = answers.findIndex(({ text }) => same(text, named));
  return index === -1 ? null : [index];
}

function lettersOf(named: string, answers: readonly KeyedAnswer[]): readonly string[] | null {
  const parts = named.split(/[\s,;&+/().[\]]+/u).filter((part) => part !== '' && !/^(?:and|und|та|or)$/iu.test(part));
  if (parts.length > 0 && parts.every((part) => /^\p{L}$/u.test(part))) return parts;
  const [, first] = /^\(?(\p{L})[.):]\s*\S/u.exec(named) ?? [];
  if (first !== undefined) return [first];
  // “BC” names two, unless it is what an answer says.
  const run = /^\p{L}+$/u.test(named) && !answers.some(({ text }) => same(text, named)) ? named.match(/\p{L}/gu) : null;
  return run?.every((letter) => indexOf(letter, answers) >= 0) ? run : null;
}

/** The letter itself, or the one that looks alike in the other script: keyboards are switched between a list and its key. */
function indexOf(letter: string, answers: readonly KeyedAnswer[]): number {
  const index = answers.findIndex(({ sign }) => sign === letter.toLowerCase());
  return index === -1 ? answers.findIndex(({ sign }) => sign !== null && latin(sign) === latin(letter)) : index;
}

const alike: ReadonlyMap<string, string> = new Map([
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['е', 'e'],
  ['і', 'i'],
]);

const latin = (letter: string): string => alike.get(letter.toLowerCase()) ?? letter.toLowerCase();

const same = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (text: string): string => text.trim().replace(/\.$/u, '').toLowerCase();
