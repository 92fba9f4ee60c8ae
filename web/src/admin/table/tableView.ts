import { writeTablePage, type TablePage } from './tablePage.ts';
import { writeSort, type TableSort } from './tableSort.ts';

/** What a list is narrowed to, and how it is ordered. Null, an empty text and false narrow nothing. */
export interface TableView extends TablePage {
  sort?: TableSort | null;
}

const searchLimit = 200;

/** The trimmed text that is searched for, empty for none. */
export const readSearch = (parameters: URLSearchParams): string =>
  (parameters.get('search') ?? '').trim().slice(0, searchLimit);

/** A raw id, null for anything else. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

const narrows = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && value !== false;

/** The query part of an address for a view: each filter under its own name; empty for everything from the first page. */
export function writeTableView({ sort, after, before, ...filter }: TableView): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (narrows(value)) {
      parameters.set(name, String(value));
    }
  }
  if (sort) {
    parameters.set('sort', writeSort(sort));
  }
  writeTablePage(parameters, { after, before });
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Whether a view leaves anything out. */
export const isNarrowed = ({ sort: _sort, after: _after, before: _before, ...filter }: TableView): boolean =>
  Object.values(filter).some(narrows);

/** The argument that orders a list, by the field that each word of the address stands for. */
export const orderVariable = <Field extends string>(
  sort: TableSort | null,
  fields: Readonly<Record<string, Field>>,
): { field: Field; direction: 'ASC' | 'DESC' } | null => {
  const field = sort && Object.hasOwn(fields, sort.by) ? fields[sort.by] : undefined;
  return sort && field ? { field, direction: sort.descending ? 'DESC' : 'ASC' } : null;
};
