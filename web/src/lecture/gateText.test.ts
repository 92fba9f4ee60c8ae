import { describe, expect, it } from 'vitest';
import { createIntl } from 'react-intl';
import { gateText, type GateReasonData } from './gateText.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const words = (gate: GateReasonData) => gateText(intl, gate, { currentLectureId: 2001 });
const time = '2030-01-31T09:00:00.000Z';

describe('gateText', () => {
  it.each<[string, GateReasonData, string]>([
    [
      'LEC-10 this lecture has no open questions',
      { reason: 'LECTURE_NOT_DONE', lectureId: 2001, lectureName: 'Here' },
      'Read this lecture to the end to open the next one.',
    ],
    [
      'LEC-10 this lecture has open questions',
      { reason: 'LECTURE_NOT_DONE', lectureId: 2001, lectureName: 'Here', openQuestionCount: 1 },
      '1 question left',
    ],
    [
      'OP-45 another lecture comes first',
      { reason: 'SEQUENTIAL', lectureId: 1990, lectureName: 'There' },
      'Finish “There” first.',
    ],
    [
      'OP-45 questions are open in another lecture',
      { reason: 'SEQUENTIAL', lectureId: 1990, lectureName: 'There', openQuestionCount: 2 },
      'Finish “There” first: it has 2 questions left.',
    ],
    ['LEC-11 the module starts', { reason: 'MODULE_NOT_STARTED', time }, 'The next module opens on 31 January 2030.'],
    ['LEC-11 nobody knows when', { reason: 'MODULE_NOT_STARTED', time: null }, 'The next module is not open yet.'],
    ['OP-51 the course starts', { reason: 'COURSE_NOT_STARTED', time }, 'The course opens on 31 January 2030.'],
    ['OP-51 nobody knows when', { reason: 'COURSE_NOT_STARTED', time: null }, 'The course is not open yet.'],
  ])('%s', (_case, gate, sentence) => {
    expect(words(gate)).toBe(sentence);
  });
});
