import { describe, expect, it } from 'vitest';
import { viewAsNonAdmin } from '../viewer/adminFlags.ts';
import { lecturePageRequest } from './lecturePageRequest.ts';

const variables = (search: string, hash: string) =>
  lecturePageRequest.variables({ pathname: '/courseware/', search, hash });

describe('lecturePageRequest', () => {
  it('LEC-06 reads the lecture of the query and the course of the hash', () => {
    expect(variables('?lecture=2001&module=1001', '#!258')).toEqual({
      courseId: 258,
      lectureId: 2001,
      reading: true,
      completed: false,
      asLearner: false,
    });
  });

  it('ROLE-13 OP-91 reads it as a learner does while a course admin views the site as a non-admin', () => {
    viewAsNonAdmin(true);
    expect(variables('?lecture=2001&module=1001', '#!258')).toMatchObject({ asLearner: true });
    viewAsNonAdmin(false);
    expect(variables('?lecture=2001&module=1001', '#!258')).toMatchObject({ asLearner: false });
  });

  it('OP-37 reads the completion screen', () => {
    expect(variables('?completed=true', '#!258')).toMatchObject({ reading: false, completed: true });
  });

  it('LEC-06 looks for the way where no lecture is named', () => {
    expect(variables('', '#!258')).toMatchObject({ reading: false, completed: false, lectureId: 0 });
  });

  it('NAV-05 is not found without a course', () => {
    expect(variables('?lecture=2001', '')).toBeNull();
  });
});
