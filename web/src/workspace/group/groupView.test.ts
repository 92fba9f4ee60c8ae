import { expect, it } from 'vitest';
import groupPageQuery from './__generated__/GroupPageQuery.graphql.ts';
import { groupVariables, readGroupView } from './groupView.ts';

const declared = groupPageQuery.fragment.argumentDefinitions.map(({ name }) => name).toSorted();

it.each(['', '?id=7', '?id=7&status=joined', '?id=7&status=rightswait', '?id=7&status=noaccess&right=admin&group=8'])(
  'BEY-13 %j asks for what the query of a group takes, and for nothing else',
  (address) => {
    expect(Object.keys(groupVariables(address)).toSorted()).toEqual(declared);
  },
);

it.each(['noaccess', 'constructor'])('BEY-13 the status %s, which groups do not offer, narrows nothing', (word) => {
  expect(readGroupView(`?id=7&status=${word}&right=admin`)).toMatchObject({ group: 7, status: null, right: null });
  expect(groupVariables(`?id=7&status=${word}`)).toMatchObject({ id: '7', status: null, rightsWait: null });
});
