/** What the two answers of a statement say, in the language of the course; English where it is another. */
const words: ReadonlyMap<string, readonly [right: string, wrong: string]> = new Map([
  ['en', ['True', 'False']],
  ['de', ['Richtig', 'Falsch']],
  ['uk', ['Правильно', 'Неправильно']],
  ['pt', ['Verdadeiro', 'Falso']],
  ['ru', ['Верно', 'Неверно']],
]);

export const trueFalseWords = (language: string): readonly [right: string, wrong: string] =>
  words.get(language.split('-')[0]?.toLowerCase() ?? '') ?? ['True', 'False'];
