import { expect, it } from 'vitest';
import de from '../../i18n/de/fields.json' with { type: 'json' };
import en from '../../i18n/en/fields.json' with { type: 'json' };
import pt from '../../i18n/pt/fields.json' with { type: 'json' };
import ru from '../../i18n/ru/fields.json' with { type: 'json' };
import uk from '../../i18n/uk/fields.json' with { type: 'json' };
import { passingProblem } from './passingProblem.ts';

it.each([
  [-1, 'passingTooLow'],
  [-0.5, 'passingTooLow'],
  [0, null],
  [62.5, null],
  [100, null],
  [100.5, 'passingTooHigh'],
  [101, 'passingTooHigh'],
])('VAL-13 VAL-14 OP-40 a passing rate of %d %%: %s', (percent, problem) => {
  expect(passingProblem(percent)).toBe(problem);
});

it('VAL-13 VAL-14 the words are those of the requirements, and each language has its own', () => {
  expect(en['fields.passingTooHigh']).toBe('can not be more than 100');
  expect(en['fields.passingTooLow']).toBe('can not be less than 0');
  for (const name of ['fields.passingTooHigh', 'fields.passingTooLow'] as const) {
    expect(new Set([en, uk, pt, de, ru].map((texts) => texts[name])).size).toBe(5);
  }
});
