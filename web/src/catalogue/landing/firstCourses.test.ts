import { expect, it } from 'vitest';
import { firstCourses } from './firstCourses.ts';

const course = (name: string, timing: 'WILL_START' | 'RUNNING' | 'FINISHED', courseId = 1) => ({
  name,
  timing,
  courseId,
});

it('OP-90 those that can be begun now come first, those that open soon behind them, none that is over', () => {
  const names = firstCourses([
    course('in May', 'WILL_START'),
    course('over', 'FINISHED'),
    course('now', 'RUNNING'),
    course('in April', 'WILL_START'),
    course('also now', 'RUNNING'),
  ]).map(({ name }) => name);
  expect(names).toEqual(['now', 'also now', 'in May', 'in April']);
});

it('OP-90 there are at most eight', () => {
  const courses = Array.from({ length: 25 }, (_, index) => course(`c${index}`, index < 20 ? 'WILL_START' : 'RUNNING'));
  expect(firstCourses(courses).map(({ name }) => name)).toEqual(['c20', 'c21', 'c22', 'c23', 'c24', 'c0', 'c1', 'c2']);
});

it('OP-90 the course that the page offers to continue is not offered to start with', () => {
  const courses = [course('continued', 'RUNNING', 102), course('other', 'RUNNING', 258)];
  expect(firstCourses(courses, 102).map(({ name }) => name)).toEqual(['other']);
});
