import { expect, it } from 'vitest';
import { everything, nothing, withRows } from '../../../admin/table/selection.ts';
import { selectionInput } from './selectionInput.ts';

it('BEY-12 selected people go by their ids, everyone by the filter without those left out', () => {
  const filter = { search: 'ann', status: 'invited', group: 12 } as const;
  expect(selectionInput(withRows(nothing, ['a', 'b'], true), filter)).toEqual({ ids: ['a', 'b'] });
  expect(selectionInput(withRows(everything, ['a'], false), filter)).toEqual({
    filter: { search: 'ann', status: 'INVITED', groupId: '12', exceptIds: ['a'] },
  });
  expect(selectionInput(everything, { search: '', status: null, group: null })).toEqual({
    filter: { search: null, status: null, groupId: null, exceptIds: [] },
  });
});
