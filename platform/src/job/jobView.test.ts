import { assert, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { toJobView } from './jobView.ts';

const time = new Date(0);
const run = {
  id: 1,
  kind: 'people-import',
  exported: null,
  state: 'RUNNING',
  actorId: 1,
  done: 150,
  total: 200,
  createdTime: time,
  startTime: time,
  endTime: null,
  cancelTime: null,
  result: null,
  resultExpireTime: null,
} as const;

test('BEY-12 how far a job with rows is adds up with what its rows came to, whatever was noted last', () => {
  const counts = record({ WAITING: nat(), DONE: nat(), UNCHANGED: nat(), REFUSED: nat() });
  assert(
    property(counts, (rows) => {
      const { done, total, rows: told } = toJobView({ ...run, rows: { ...rows, startsLater: 0 } });
      const settled = told.done + told.unchanged + told.refused;
      const hasRows = settled + told.waiting > 0;
      expect({ done, total }).toEqual(
        hasRows ? { done: settled, total: settled + told.waiting } : { done: 150, total: 200 },
      );
    }),
  );
});
