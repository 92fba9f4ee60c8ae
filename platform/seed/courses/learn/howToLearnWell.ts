import { sumMinutes } from '../build/lectures.ts';
import { badge, cover, frame } from '../build/pictures.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';
import { remembering } from './remembering.ts';
import { studying } from './studying.ts';

const modules = [remembering, studying];

/** The demo course of the marketplace mode: id 258, 30 minutes (MKT-02, MKT-03). */
export const howToLearnWell: SeedCourse = {
  id: 258,
  workspace: 'localhost',
  name: 'How to Learn Well',
  miniDescription: 'Four habits that make what you study stay, and why rereading does not.',
  description: html(`
    Most people study by reading again what they have read before. It feels good and does little. In half an hour you will try out what works better, on this very course.

    ### What you will be able to do

    - Explain why you forget, and use forgetting for remembering
    - Turn any page into questions
    - Spread a subject over days instead of one long evening
    - Tell knowing from recognising
  `),
  certifiable: true,
  minScoreRate: 0.7,
  courseImage: cover('learn'),
  duration: sumMinutes(modules),
  lang: 'en',
  tags: ['Learning', 'Beginners'],
  modules,
  achievements: [
    {
      name: 'Seedling',
      description: 'You finished the first module.',
      imageUrl: badge('seedling'),
      kind: null,
      condition: { type: 'LECTURES_COMPLETED', lectures: ['forgetting', 'retrieval', 'spacing'] },
    },
    {
      name: 'From memory',
      description: 'You answered the questions on recall and spacing.',
      imageUrl: badge('from-memory'),
      kind: null,
      condition: { type: 'QUESTIONS_ANSWERED', questions: ['recall', 'schedule'] },
    },
    {
      name: 'Evergreen',
      description: 'All answers are right. The frame goes around your picture.',
      imageUrl: frame('evergreen'),
      kind: 'FRAME',
      condition: { type: 'QUESTIONS_ANSWERED_RATE', rate: 1 },
    },
  ],
};
