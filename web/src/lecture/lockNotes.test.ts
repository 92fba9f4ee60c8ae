import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { lockNotes } from './lockNotes.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const first = { reason: 'SEQUENTIAL', lectureId: 1, lectureName: 'There', openQuestionCount: 2 };
const later = { reason: 'MODULE_NOT_STARTED', time: '2030-01-31T09:00:00.000Z' };
const entry = (lectureId: number, gate: object | null) => ({
  lecture: { lectureId },
  gate: gate as typeof first | null,
});

describe('lockNotes', () => {
  it('OP-45 says the reason once, at the first lecture that it closes', () => {
    const notes = lockNotes(intl, [entry(1, null), entry(2, first), entry(3, first), entry(4, first)]);
    expect([...notes]).toEqual([
      [2, { text: 'Finish “There” first: it has 2 questions left.', whole: true }],
      [3, { text: 'Locked, opens in order', whole: false }],
      [4, { text: 'Locked, opens in order', whole: false }],
    ]);
  });

  it('LEC-11 says a date where it is another reason, and the day in short after it', () => {
    const notes = lockNotes(intl, [entry(2, first), entry(3, later), entry(4, later)]);
    expect(notes.get(3)).toEqual({ text: 'The next module opens on 31 January 2030.', whole: true });
    expect(notes.get(4)).toEqual({ text: 'Locked until 31 January 2030', whole: false });
  });
});
