import { describe, expect, it } from 'vitest';
import { formEditing, isChanged, startEditing } from './formEditing.ts';

const stored = { name: 'Lena', language: 'en' };
const typed = formEditing(startEditing(stored), { type: 'changed', change: { name: 'Lena B' } });

describe('formEditing', () => {
  it('knows whether leaving would lose anything', () => {
    expect(isChanged(startEditing(stored))).toBe(false);
    expect(isChanged(typed)).toBe(true);
    expect(isChanged(formEditing(typed, { type: 'changed', change: { name: ' Lena ' } }))).toBe(false);
  });

  it('shows mistakes from the first attempt until it is saved', () => {
    const tried = formEditing(typed, { type: 'tried' });
    expect(tried.tried).toBe(true);
    expect(formEditing(tried, { type: 'changed', change: { name: '' } }).tried).toBe(true);
    expect(formEditing(tried, { type: 'saved', values: typed.values })).toMatchObject({ tried: false });
  });

  it('what is typed while it is being saved stays unsaved', () => {
    const later = formEditing(typed, { type: 'changed', change: { name: 'Lena C' } });
    const saved = formEditing(later, { type: 'saved', values: typed.values });
    expect(saved.values.name).toBe('Lena C');
    expect(isChanged(saved)).toBe(true);
  });

  it('I18N-03 what was stored elsewhere is not taken back, and is no change of this form', () => {
    const other = formEditing(startEditing(stored), { type: 'storedElsewhere', change: { language: 'de' } });
    expect(other.values.language).toBe('de');
    expect(isChanged(other)).toBe(false);
  });
});
