/** How far people have come, by the word in the address. */
export const statusWords = {
  added: 'ADDED',
  invited: 'INVITED',
  joined: 'REGISTERED',
  revoked: 'REVOKED',
} as const;

/** A status as it stands in the address. */
export type StatusWord = keyof typeof statusWords;

/** Which people are listed. It lives in the address: `?search=&status=`. */
export interface PeopleFilter {
  /** Trimmed text, empty for none. */
  search: string;
  status: StatusWord | null;
}

/** Everyone. */
export const everyone: PeopleFilter = { search: '', status: null };

/** The default size of a page of the access list (USERS-05). */
export const peoplePageSize = 100;

/** The longest search text that is sent. */
const searchLimit = 200;

/** The filter in the query part of an address. Unknown words are left out. */
export function readPeopleFilter(search: string): PeopleFilter {
  const parameters = new URLSearchParams(search);
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, searchLimit),
    status: readStatus(parameters.get('status')),
  };
}

/** A status by its word in the address, null for any other. */
export function readStatus(word: string | null): StatusWord | null {
  return word !== null && Object.hasOwn(statusWords, word) ? (word as StatusWord) : null;
}

/** The query part for a filter, empty for everyone. */
export function writePeopleFilter({ search, status }: PeopleFilter): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (status) parameters.set('status', status);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Variables of the queries of both pages. */
export interface PeopleVariables {
  count: number;
  search: string | null;
  status: (typeof statusWords)[StatusWord] | null;
}

/** The variables for the query part of an address. */
export function peopleVariables(address: string): PeopleVariables {
  const { search, status } = readPeopleFilter(address);
  return { count: peoplePageSize, search: search || null, status: status && statusWords[status] };
}
