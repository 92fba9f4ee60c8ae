import { describe, expect, it } from 'vitest';
import { studyLink } from './studyLink.ts';

const continueAt = { lectureId: 2002, moduleId: 1001 };

describe('studyLink', () => {
  it('OP-96 leads to the place where the learner stopped in the lecture to continue with', () => {
    expect(studyLink(258, { continueAt: { ...continueAt, sectionId: 3005 } })).toEqual({
      to: '/courseware/?lecture=2002&module=1001#!258',
      state: { sectionId: 3005 },
    });
  });

  it('LEC-06 leads to the beginning of a lecture that was not read yet', () => {
    expect(studyLink(258, { continueAt: { ...continueAt, sectionId: null } })).toEqual({
      to: '/courseware/?lecture=2002&module=1001#!258',
      state: null,
    });
  });

  it('OP-41 leads to the completion screen when every lecture is done', () => {
    expect(studyLink(258, { continueAt: null }).to).toBe('/courseware/?completed=true#!258');
  });
});
