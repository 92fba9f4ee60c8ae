import { badInput } from '../errors.ts';

const longest = 200;

/** What is searched for, without white space around it; empty for everything. Throws BAD_USER_INPUT for more than 200 characters. */
export function searchText(search: string | null | undefined): string {
  const text = search?.trim() ?? '';
  if (text.length > longest) throw badInput(`\`search\` has at most ${longest} characters.`, 'search');
  return text;
}
