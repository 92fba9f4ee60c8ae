import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { wayOn, type WayOnLecture, type WayOnStudy } from './wayOn.ts';

const intl = createIntl({ locale: 'en-GB', timeZone: 'UTC', onError: () => undefined });
const lecture: WayOnLecture = { courseId: 258, lectureId: 2001, sectionCount: 2, progress: { done: false } };
const next = { lectureId: 2002, moduleId: 1001 };
const asked: WayOnStudy = { learner: true, keeps: true, inOrder: false, place: 'END', openQuestions: 2 };
const completion = '/courseware/?completed=true#!258';

/** The way on where a gate keeps the next lecture closed, in a free or a fixed order. */
const behind = (gate: object, study: Partial<WayOnStudy> = {}, change: Partial<WayOnLecture> = {}) =>
  wayOn(
    intl,
    {
      ...lecture,
      ...change,
      next: { ...next, gate: { reason: 'LECTURE_NOT_DONE', lectureId: 2001, openQuestionCount: 2, ...gate } },
    },
    { ...asked, ...study },
  );

describe('wayOn', () => {
  it('LEC-01 leads to the next lecture', () => {
    expect(wayOn(intl, { ...lecture, next }, { ...asked, openQuestions: 0 })).toEqual({
      target: '/courseware/?lecture=2002&module=1001#!258',
      reason: null,
      leaves: null,
      opener: null,
    });
  });

  it.each([
    ['questions that are open', {}, {}, {}, 'questions'],
    ['questions in parts that are still to be revealed', {}, { place: 'READING' }, {}, 'questions'],
    ['reading where a section holds what follows', {}, { place: 'HELD' }, {}, 'unread'],
    ['reading', { openQuestionCount: null }, { openQuestions: 0 }, {}, 'unread'],
    ['nothing where nothing is kept', {}, { keeps: false }, {}, null],
    ['nothing where the date keeps it closed', { reason: 'MODULE_NOT_STARTED' }, {}, {}, null],
    ['nothing where another lecture keeps it closed', { reason: 'SEQUENTIAL', lectureId: 1999 }, {}, {}, null],
    ['questions at the end, in a fixed order', { reason: 'SEQUENTIAL' }, { inOrder: true }, {}, 'questions'],
    ['nothing before the end, in a fixed order', {}, { inOrder: true, place: 'READING' }, {}, null],
    ['no reading, in a fixed order', {}, { inOrder: true, openQuestions: 0 }, {}, null],
    ['nothing of a lecture that is done', {}, {}, { progress: { done: true } }, null],
  ] as const)('LEC-10 OP-153 next leaves %s', (_what, gate, study, change, leaves) => {
    const { leaves: left, reason } = behind(gate, study, change);
    expect(left).toBe(leaves);
    expect(reason).not.toBeNull();
  });

  it('OP-153 next asks about the questions of a lecture without sections, which nothing keeps closed', () => {
    const media = { ...lecture, sectionCount: 0, next };
    expect(wayOn(intl, media, asked)).toMatchObject({ leaves: 'questions', reason: null });
    expect(wayOn(intl, media, { ...asked, openQuestions: 0 })).toMatchObject({ leaves: null, reason: null });
  });

  it('OP-45 in a fixed order moving on opens what follows a lecture without sections, once its questions are answered', () => {
    const closed = (openQuestionCount: number, lectureId = 2001) =>
      behind(
        { reason: 'SEQUENTIAL', lectureId, moduleId: 1001, lectureName: 'Tea', openQuestionCount },
        { inOrder: true, openQuestions: openQuestionCount },
        { sectionCount: 0 },
      );
    expect(closed(0).reason).toBeNull();
    expect(closed(2).reason).toBe('2 questions left');
    expect(closed(0, 1999)).toMatchObject({
      reason: 'Finish “Tea” first.',
      opener: '/courseware/?lecture=1999&module=1001#!258',
    });
  });

  it('OP-41 after the last lecture comes the completion screen, once that lecture is done', () => {
    expect(wayOn(intl, lecture, asked)).toMatchObject({
      target: completion,
      reason: '2 questions left',
      leaves: 'questions',
    });
    expect(wayOn(intl, lecture, { ...asked, openQuestions: 0 })).toMatchObject({
      reason: 'Read this lecture to the end to finish the course.',
      leaves: 'unread',
    });
    for (const open of [{ progress: { done: true } }, { sectionCount: 0 }]) {
      expect(wayOn(intl, { ...lecture, ...open }, { ...asked, openQuestions: 0 })).toMatchObject({
        target: completion,
        reason: null,
        leaves: null,
      });
    }
  });

  it('LIVE-02 a live lecture that is ahead says when it starts, and asks nobody to read it to its end', () => {
    const ahead = { openQuestions: 0, liveFrom: '2030-01-31T14:30:00Z' };
    const words = 'The live lecture starts later: 31 January 2030 at 14:30';
    expect(behind({ openQuestionCount: null }, ahead)).toMatchObject({ reason: words, leaves: 'unread' });
    expect(wayOn(intl, lecture, { ...asked, ...ahead }).reason).toBe(words);
    expect(behind({}, { ...ahead, openQuestions: 2 }).reason).toBe('2 questions left');
  });

  it('OP-49 a visitor has no completion', () => {
    expect(wayOn(intl, lecture, { ...asked, learner: false, openQuestions: 0 }).target).toBeNull();
  });
});
