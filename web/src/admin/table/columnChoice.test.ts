import { expect, it } from 'vitest';
import { shownColumns } from './columnChoice.ts';

const columns = [
  { key: 'learner', fixed: true },
  { key: 'state' },
  { key: 'standsAt', wideOnly: true },
  { key: 'finished', hiddenAtFirst: true },
] as const;

it.each([
  ['in a wide window, nothing chosen', null, true, ['learner', 'state', 'standsAt']],
  ['in a narrow window, nothing chosen', null, false, ['learner', 'state']],
  ['in a narrow window, what was chosen', ['standsAt', 'finished'], false, ['learner', 'standsAt', 'finished']],
  ['in a wide window, what was chosen', ['state'], true, ['learner', 'state']],
])('OP-194 PROGR-01 the columns %s', (_where, chosen, isWide, keys) => {
  expect(shownColumns(columns, chosen, isWide).map(({ key }) => key)).toEqual(keys);
});
