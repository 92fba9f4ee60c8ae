import { describe, expect, it } from 'vitest';
import { interfaceTexts } from './interfaceText.ts';

describe('texts of the interface in tests', () => {
  it('are those of the language, whole', () => {
    const text = interfaceTexts('de');
    expect(text.plain('people.add')).toBe('Person hinzufügen');
    expect('Person hinzufügen').toMatch(text('people.add'));
    expect('Person hinzufügen und einladen').not.toMatch(text('people.add'));
  });

  it('leave their places open where nothing is given for them', () => {
    const text = interfaceTexts('en');
    expect('Filters (2)').toMatch(text('catalogue.filtersOn'));
    expect('Filters (2)').toMatch(text('catalogue.filtersOn', { count: '2' }));
    expect('Filters (3)').not.toMatch(text('catalogue.filtersOn', { count: '2' }));
  });

  it('exist', () => {
    expect(() => interfaceTexts('en')('people.nothing')).toThrow('people.nothing');
  });
});
