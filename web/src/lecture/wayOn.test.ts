import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { wayOn, type WayOnLecture } from './wayOn.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const lecture: WayOnLecture = { courseId: 258, lectureId: 2001, sectionCount: 2, progress: { done: false } };
const next = { lectureId: 2002, moduleId: 1001 };
const asked = { learner: true, openQuestions: 2 };
const completion = '/courseware/?completed=true#!258';

describe('wayOn', () => {
  it('LEC-01 leads to the next lecture', () => {
    expect(wayOn(intl, { ...lecture, next }, asked)).toEqual({
      target: '/courseware/?lecture=2002&module=1001#!258',
      reason: null,
      skippable: false,
    });
  });

  it('LEC-10 what this lecture closes can be skipped, what opens by itself cannot', () => {
    const closedBy = (reason: string) =>
      wayOn(intl, { ...lecture, next: { ...next, gate: { reason, lectureId: 2001, openQuestionCount: 2 } } }, asked);
    expect(closedBy('LECTURE_NOT_DONE')).toMatchObject({ reason: '2 questions left', skippable: true });
    expect(closedBy('MODULE_NOT_STARTED')).toMatchObject({ skippable: false });
    expect(closedBy('SEQUENTIAL')).toMatchObject({ skippable: false });
  });

  it('OP-45 in a fixed order moving on opens what follows a lecture without sections, once its questions are answered', () => {
    const media = { ...lecture, sectionCount: 0 };
    const closed = (openQuestionCount: number, lectureId = 2001) =>
      wayOn(
        intl,
        {
          ...media,
          next: { ...next, gate: { reason: 'SEQUENTIAL', lectureId, lectureName: 'Tea', openQuestionCount } },
        },
        asked,
      ).reason;
    expect(closed(0)).toBeNull();
    expect(closed(2)).toBe('2 questions left');
    expect(closed(0, 1999)).toBe('Finish “Tea” first.');
  });

  it('OP-41 after the last lecture comes the completion screen, once that lecture is done', () => {
    expect(wayOn(intl, lecture, asked)).toEqual({ target: completion, reason: '2 questions left', skippable: true });
    expect(wayOn(intl, lecture, { ...asked, openQuestions: 0 })).toMatchObject({
      reason: 'Read this lecture to the end to finish the course.',
    });
    expect(wayOn(intl, { ...lecture, progress: { done: true } }, asked)).toMatchObject({
      target: completion,
      reason: null,
    });
    expect(wayOn(intl, { ...lecture, sectionCount: 0 }, asked)).toMatchObject({ target: completion, reason: null });
  });

  it('OP-49 a visitor has no completion', () => {
    expect(wayOn(intl, lecture, { learner: false, openQuestions: 0 }).target).toBeNull();
  });
});
