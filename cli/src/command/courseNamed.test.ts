import { expect, test } from 'vitest';
import { courseNamed } from './courseNamed.ts';

const known = ['https://learn.example'];

test.each([
  '258',
  'https://learn.example/courses/course/258',
  'https://learn.example/courses/course/258/lecture/7?page=3#9',
])('BEY-10 %s is course 258', (course) => {
  expect(courseNamed(course, undefined, known)).toEqual({ host: 'https://learn.example', courseId: 258 });
});

test.each(['how-to-learn-2', 'course', '2 ', 'https://learn.example/blog/258'])('BEY-10 %s is no course', (course) => {
  expect(() => courseNamed(course, undefined, known)).toThrow('neither the number of a course');
});
