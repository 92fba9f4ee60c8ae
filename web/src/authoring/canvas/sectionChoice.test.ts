import { describe, expect, it } from 'vitest';
import { insertable, insertableTypes, type InsertableType } from '../../section/types.ts';
import { rememberChoice } from '../../viewer/browserChoices.ts';
import { findTypes, recentTypes, rememberType } from './sectionChoice.ts';

const words = (type: InsertableType) => ({
  label: insertable[type].label.defaultMessage as string,
  hint: insertable[type].hint.defaultMessage as string,
});
const found = (search: string, types = insertableTypes) =>
  findTypes({ search, types, words }).flatMap((group) => group.types);

describe('the types of sections', () => {
  it('SLIB-01 are offered in their groups, each once', () => {
    const groups = findTypes({ search: ' ', types: insertableTypes, words });
    expect(groups.map(({ name }) => name)).toEqual(['text', 'media', 'activity', 'layout']);
    expect(groups.flatMap(({ types }) => types).toSorted()).toEqual(insertableTypes.toSorted());
  });

  it.each<[string, InsertableType[]]>([
    ['pdf', ['pdf']],
    ['IMPORTANT', ['important']],
    ['leaf', ['pdf']],
    ['video record', ['videoText']],
    ['speech', ['dialog']],
    ['nothing like it', []],
  ])('SLIB-01 are found by name or by what they are for: %s', (search, types) => {
    expect(found(search)).toEqual(types);
  });

  it('SLIB-01 are found by name before those that only mention the words', () => {
    expect(findTypes({ search: 'text', types: insertableTypes, words })[0]?.types.slice(0, 2)).toEqual([
      'richText',
      'text',
    ]);
  });

  it.each(insertableTypes)('SLIB-01 come first when their name is typed: %s', (type) => {
    expect(found(words(type).label)[0]).toBe(type);
  });

  it('SEC-14 are those that may stand at a place', () => {
    expect(
      found(
        'choose',
        insertableTypes.filter((type) => type !== 'branch'),
      ),
    ).not.toContain('branch');
  });

  it('SLIB-01 come first when they were added last, as far as they may stand there', () => {
    for (const type of ['branch', 'pdf', 'text', 'pdf', 'question'] as const) rememberType(type);
    expect(recentTypes()).toEqual(['question', 'pdf', 'text']);
    expect(findTypes({ search: '', types: ['text', 'pdf'], recent: recentTypes(), words })[0]).toEqual({
      name: 'recent',
      types: ['pdf', 'text'],
    });
    expect(findTypes({ search: 'pdf', types: ['text', 'pdf'], recent: recentTypes(), words })).toEqual([
      { name: 'media', types: ['pdf'] },
    ]);
  });

  it.each([[null], ['pdf'], [['pdf', 'hologram', 'toString', 7]]])(
    'SLIB-01 are remembered by a browser that may hold anything: %j',
    (kept) => {
      rememberChoice('recentSections', kept);
      expect(recentTypes()).toEqual(Array.isArray(kept) ? ['pdf'] : []);
    },
  );
});
