import { expect, it } from 'vitest';
import { everything, nothing, withRows } from '../../../admin/table/selection.ts';
import { selectionInput } from './selectionInput.ts';

it('BEY-12 selected people go by their ids, everyone by the filter without those left out', () => {
  const filter = { search: 'ann', status: 'invited', group: 12 } as const;
  expect(selectionInput(withRows(nothing, ['a', 'b'], true), filter)).toEqual({ ids: ['a', 'b'] });
  expect(selectionInput(withRows(everything, ['a'], false), filter)).toEqual({
    filter: {
      search: 'ann',
      status: 'INVITED',
      rightsWait: null,
      accessWithdrawn: null,
      groupId: '12',
      exceptIds: ['a'],
    },
  });
  expect(selectionInput(everything, { search: '', status: null, group: null })).toEqual({
    filter: { search: null, status: null, rightsWait: null, accessWithdrawn: null, groupId: null, exceptIds: [] },
  });
  // Else it would be done with everyone.
  expect(selectionInput(everything, { search: '', status: 'rightswait', group: null })).toEqual({
    filter: { search: null, status: null, rightsWait: true, accessWithdrawn: null, groupId: null, exceptIds: [] },
  });
});
