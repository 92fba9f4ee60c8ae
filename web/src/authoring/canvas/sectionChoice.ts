import { insertable, type InsertableType } from '../../section/types.ts';
import { sectionGroups, type SectionGroup } from '../../section/sectionType.ts';
import { searchMatcher } from '../../ui/search/searchFold.ts';
import { readChoice, rememberChoice } from '../../viewer/browserChoices.ts';

/** Types of sections below their heading. */
export interface TypeGroup {
  readonly name: SectionGroup | 'recent';
  readonly types: readonly InsertableType[];
}

export type TypeWords = (type: InsertableType) => { readonly label: string; readonly hint: string };

/** How many of the types that were added last are offered first. */
const recentCount = 3;
const recentName = 'recentSections';

/**
 * The types that a search finds, by their names or what they are for, in their groups: those with the words in their name first, and their
 * groups. Without a search all of them, below those that were added last.
 */
export function findTypes({
  search,
  types,
  recent = [],
  words,
}: {
  search: string;
  /** Those that may be chosen, in their order. */
  types: readonly InsertableType[];
  recent?: readonly InsertableType[];
  words: TypeWords;
}): readonly TypeGroup[] {
  const matches = searchMatcher(search);
  const isNamed = (type: InsertableType): boolean => matches(words(type).label);
  const found = types.filter((type) => isNamed(type) || matches(`${words(type).label} ${words(type).hint}`));
  const ordered = [...found.filter(isNamed), ...found.filter((type) => !isNamed(type))];
  const groups = sectionGroups.map((name): TypeGroup => ({
    name,
    types: ordered.filter((type) => insertable[type].group === name),
  }));
  const isFirst = (group: TypeGroup): boolean => group.types.some(isNamed);
  const sorted = [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
  const first = search.trim() === '' ? recent.filter((type) => types.includes(type)) : [];
  return [{ name: 'recent', types: first } as const, ...sorted].filter((group) => group.types.length > 0);
}

/** The types that were added last in this browser, the latest first. */
export function recentTypes(): readonly InsertableType[] {
  const kept = readChoice(recentName);
  return Array.isArray(kept) ? kept.filter((type): type is InsertableType => Object.hasOwn(insertable, type)) : [];
}

/** Remembers that one of a type was added. */
export function rememberType(type: InsertableType): void {
  const others = recentTypes().filter((each) => each !== type);
  rememberChoice(recentName, [type, ...others].slice(0, recentCount));
}
