import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './stepResult.ts';

/** What is certainly still to be read where only the end of a log is kept. */
const MOST_LINES = 26;
const MOST_LINES_OF_ONE = 15;
const LONGEST_LINE = 240;

/**
 * The lines of the summary that say what failed and why: each failed check with the first lines of its error, fewer of them
 * the more there are. `results` are those of the steps.
 */
export function failureLines(
  results: readonly { readonly title: string; readonly failures: readonly Failure[] }[],
): string[] {
  const failures = results.flatMap(({ title, failures: ofStep }) => ofStep.map((failure) => ({ title, ...failure })));
  const told = failures.slice(0, MOST_LINES);
  const each = Math.min(MOST_LINES_OF_ONE, Math.max(0, Math.floor(MOST_LINES / told.length) - 1));
  const lines = told.flatMap(({ title, name, words }) => [
    shorten(`✗ ${title}: ${name}`),
    ...textLines(words)
      .slice(0, each)
      .map((line) => shorten(`    ${line}`)),
  ]);
  const rest = failures.length - told.length;
  return rest > 0 ? [...lines, `… and ${rest} more, see above.`] : lines;
}

function textLines(words: string): string[] {
  return stripVTControlCharacters(words)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

function shorten(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
}
