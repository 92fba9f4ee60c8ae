import { describe, expect, it } from 'vitest';
import { interfaceTexts } from './interfaceText.ts';

describe('texts of the interface in tests', () => {
  it('are those of the language, whole', () => {
    const text = interfaceTexts('de');
    expect(text.plain('ui.cancel')).toBe('Abbrechen');
    expect('Abbrechen').toMatch(text('ui.cancel'));
    expect('Abbrechen und schließen').not.toMatch(text('ui.cancel'));
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
