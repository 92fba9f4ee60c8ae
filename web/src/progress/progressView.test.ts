import { expect, it } from 'vitest';
import { isNarrowed, writeTableView } from '../admin/table/tableView.ts';
import { allLearners, progressVariables, readProgressView } from './progressView.ts';

const address =
  '?search=ada&course=258&person=1200&state=stuck&since=2030-01-01&until=2030-01-31&min=0&max=60&sort=-score&after=c';

it('PROGR-01 PROGR-02 everything that is shown stands in the address, and comes from it', () => {
  expect(writeTableView(readProgressView(address))).toBe(address);
  expect(writeTableView(allLearners)).toBe('');
  expect(isNarrowed(readProgressView('?min=0'))).toBe(true);
  expect(isNarrowed(readProgressView('?sort=name&after=c'))).toBe(false);
});

it('PROGR-01 what makes no sense in the address is left out', () => {
  const nonsense = '?course=0&person=x&state=toString&since=2030-02-31x&until=never&min=-1&max=101&sort=colour';
  expect(readProgressView(nonsense)).toEqual(allLearners);
});

it('PROGR-01 the variables say the same, with the whole last day', () => {
  const { startTime, endTime, ...variables } = progressVariables(address);
  expect(variables).toMatchObject({
    first: 25,
    after: 'c',
    search: 'ada',
    courseId: '258',
    personId: '1200',
    phase: null,
    stuck: true,
    expired: null,
    minScore: 0,
    maxScore: 60,
    orderBy: { field: 'SCORE', direction: 'DESC' },
  });
  expect(new Date(startTime ?? '')).toEqual(new Date(2030, 0, 1));
  expect(new Date(endTime ?? '')).toEqual(new Date(2030, 1, 1));
  expect(progressVariables('?state=left')).toMatchObject({ phase: 'GAVE_UP', expired: false, stuck: null });
  expect(progressVariables('?state=expired')).toMatchObject({ phase: null, expired: true, stuck: null });
});
