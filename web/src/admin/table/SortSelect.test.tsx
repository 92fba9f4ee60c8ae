import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { AdminTable } from './AdminTable.tsx';
import { SortSelect } from './SortSelect.tsx';

const columns = [{ key: 'name', head: 'Name', cell: () => null, sort: 'name' }];

it.each([
  [undefined, 'Newest first'],
  ['byAddress', 'By e-mail address'],
  ['byName', 'By name'],
  ['mostFirst', 'Most first'],
] as const)('ADM-08 the order of a list before one is chosen is named by what it is: %s', async (usual, name) => {
  await renderPlain(
    <SortSelect columns={columns} {...(usual ? { usual } : {})} sort={null} onSorted={vi.fn<() => void>()} />,
  );
  expect(screen.getByRole('combobox', { name: 'Order by', hidden: true })).toHaveDisplayValue(name);
});

it.each([
  [null, null],
  [{ by: 'name', descending: false }, 'ascending'],
  [{ by: 'name', descending: true }, 'descending'],
] as const)('ADM-08 every head that orders shows an arrow and says its order', async (sort, said) => {
  await renderPlain(
    <AdminTable label="People" columns={columns} rows={[{ id: '1' }]} sort={sort} onSorted={vi.fn<() => void>()} />,
  );
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head.getAttribute('aria-sort')).toBe(said);
  expect(head.querySelector('svg')).toBeInTheDocument();
});
