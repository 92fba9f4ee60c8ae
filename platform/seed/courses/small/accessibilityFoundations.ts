import { cover } from '../build/pictures.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

/** Lives elsewhere: the course page only leads there. */
export const accessibilityFoundations: SeedCourse = {
  id: 108,
  workspace: 'localhost',
  name: 'Digital Accessibility Foundations',
  miniDescription: 'A free course on the open web about building things that everybody can use.',
  description: html(`
    How do people with disabilities use computers and phones, what stands in their way, and what can you do about it? A thorough introduction for designers, writers, developers and managers, in about sixteen hours.

    The course is held on another site. You need no account here to take it.
  `),
  type: 'EXTERNAL',
  externalUrl: 'https://www.w3.org/WAI/courses/foundations-course/',
  certifiable: false,
  courseImage: cover('accessibility'),
  duration: 960,
  lang: 'en',
  tags: ['Design', 'Beginners'],
  modules: [],
  achievements: [],
};
