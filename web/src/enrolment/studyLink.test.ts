import { describe, expect, it } from 'vitest';
import { studyLink } from './studyLink.ts';

const nextLecture = { lectureId: 2002, moduleId: 1001 };

describe('studyLink', () => {
  it('OP-96 leads into the very section seen last', () => {
    expect(studyLink(258, { nextLecture, lastPosition: { lectureId: 2001, moduleId: 1001, sectionId: 3005 } })).toEqual(
      {
        to: '/courseware/?lecture=2001&module=1001#!258',
        state: { sectionId: 3005 },
      },
    );
  });

  it('LEC-06 leads to the next lecture of someone who has not read anything', () => {
    expect(studyLink(258, { nextLecture }).to).toBe('/courseware/?lecture=2002&module=1001#!258');
  });

  it('OP-41 leads to the completion screen when every lecture is done', () => {
    expect(studyLink(258, { nextLecture: null }).to).toBe('/courseware/?completed=true#!258');
  });
});
