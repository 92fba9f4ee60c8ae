import type { DecisionItem } from '../../../src/course/umbrella/decisionTree.ts';
import type { Id } from '../../../src/shared/id.ts';
import { cover } from '../build/pictures.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

const option = (id: string, title: string, ...items: readonly DecisionItem[]): DecisionItem => ({
  id,
  kind: 'DECISION_OPTION',
  title,
  items,
});

const question = (id: string, title: string, ...items: readonly DecisionItem[]): DecisionItem => ({
  id,
  kind: 'DECISION_TREE',
  title,
  text: '',
  items,
});

const leadsTo = (courseId: Id, id = `course-${courseId}`): DecisionItem => ({ id, kind: 'COURSE_OPTION', courseId });

/** An umbrella: a few questions lead to one of the other demo courses. */
export const whichCourse: SeedCourse = {
  id: 109,
  workspace: 'localhost',
  name: 'Which course is for me?',
  miniDescription: 'Two or three questions, and you know where to begin.',
  description: html(`
    You would like to learn something, but not just anything. Tell us what you have in mind and how much time you have, and we show you the course that fits. There are no wrong answers, and you can start again as often as you like.
  `),
  type: 'DECISION_TREE',
  decisionTree: {
    id: 'tree',
    kind: 'DECISION_TREE',
    title: 'What would you like to be better at?',
    text: html('Choose what comes closest. You can always go back.'),
    items: [
      option(
        'work',
        'Getting my work done',
        question(
          'work-what',
          'Where does it hurt most?',
          option('work-time', 'The day is over before I begin', leadsTo(102)),
          option('work-mail', 'Writing takes me too long', leadsTo(103)),
        ),
      ),
      option(
        'speak',
        'Talking to people',
        question(
          'speak-whom',
          'To whom?',
          option('speak-many', 'To an audience', leadsTo(106)),
          option('speak-german', 'To people in Berlin, Vienna or Zürich', leadsTo(101)),
        ),
      ),
      option(
        'learn',
        'Learning itself',
        question(
          'learn-time',
          'How much time do you have?',
          option('learn-short', 'Half an hour', leadsTo(258)),
          option('learn-long', 'An evening a week', leadsTo(108)),
        ),
      ),
      option('see', 'Seeing more in pictures', leadsTo(105)),
      { id: 'all', kind: 'BUTTON', text: 'Just show me all courses', link: '/courses/' },
    ],
  },
  certifiable: false,
  courseImage: cover('signpost'),
  duration: 5,
  lang: 'en',
  tags: ['Beginners'],
  modules: [],
  achievements: [],
};
