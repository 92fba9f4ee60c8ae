import { sumMinutes } from '../build/lectures.ts';
import { badge, cover, frame } from '../build/pictures.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';
import { articles } from './articles.ts';
import { cafe } from './cafe.ts';
import { finalCheck } from './finalCheck.ts';
import { firstWords } from './firstWords.ts';
import { soundsAndNumbers } from './soundsAndNumbers.ts';

const modules = [firstWords, soundsAndNumbers, articles, cafe, finalCheck];

/** 36 minutes (LIM constants of the demo courses, MKT-03). */
export const germanForBeginners: SeedCourse = {
  id: 101,
  workspace: 'localhost',
  name: 'German for Beginners',
  miniDescription: 'From the first Hallo to paying for your coffee, in about half an hour.',
  description: html(`
    You have never spoken a word of German, or only the few that everybody knows. After this course you can greet people at any time of day, introduce yourself, understand prices, and order and pay in a café.

    ### What you will be able to do

    - Greet people and say goodbye, politely or casually
    - Say who you are, where you come from and where you live
    - Read German words aloud and understand numbers up to one hundred
    - Use der, die and das with a system instead of guessing
    - Order something and pay for it

    You need nothing but half an hour and a place where you can speak aloud.
  `),
  certifiable: true,
  minScoreRate: 0.7,
  courseImage: cover('german'),
  duration: sumMinutes(modules),
  lang: 'en',
  tags: ['Languages', 'Beginners'],
  modules,
  achievements: [
    {
      name: 'Erste Worte',
      description: 'You can say hello, introduce yourself and say goodbye.',
      imageUrl: badge('first-words'),
      kind: null,
      condition: { type: 'LECTURES_COMPLETED', lectures: ['hello', 'introduce'] },
    },
    {
      name: 'Regular guest',
      description: 'You ordered, understood the price and tipped without a mistake.',
      imageUrl: badge('regular-guest'),
      kind: null,
      condition: { type: 'QUESTIONS_ANSWERED', questions: ['twentyfour', 'coffee', 'tip'] },
    },
    {
      name: 'Golden umlaut',
      description: 'Nine of ten answers are right. The frame goes around your picture.',
      imageUrl: frame('golden-umlaut'),
      kind: 'FRAME',
      condition: { type: 'QUESTIONS_ANSWERED_RATE', rate: 0.9 },
    },
  ],
};
