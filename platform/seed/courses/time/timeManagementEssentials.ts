import { sumMinutes } from '../build/lectures.ts';
import { badge, cover, frame } from '../build/pictures.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';
import { attention } from './attention.ts';
import { deciding } from './deciding.ts';
import { keepingGoing } from './keepingGoing.ts';
import { others } from './others.ts';
import { planning } from './planning.ts';
import { whereTimeGoes } from './whereTimeGoes.ts';

const modules = [whereTimeGoes, deciding, planning, attention, others, keepingGoing];

/** 180 minutes with the practice in it (MKT-03). */
export const timeManagementEssentials: SeedCourse = {
  id: 102,
  workspace: 'localhost',
  name: 'Time Management Essentials',
  miniDescription: 'Decide what matters, plan a week that holds, and protect the hours for it.',
  description: html(`
    Three hours that you get back within a week. This course does not make you faster. It helps you to see where your time goes, to decide what it is for, and to give the important things a place before the urgent ones take it.

    ### What you will be able to do

    - See your day as it is, with a log you keep for one day
    - Tell important from urgent, and say no without a fight
    - Turn a long list into a week with long blocks and enough white
    - Work for an hour without interruption, at your best time of day
    - Run shorter meetings, read mail in batches and hand over whole tasks
    - Begin when you do not want to, and repair your system every Friday

    You need your own calendar, a sheet of paper and, for the practice, an ordinary working day.
  `),
  certifiable: true,
  minScoreRate: 0.75,
  sequentialProgress: true,
  courseImage: cover('time'),
  duration: sumMinutes(modules),
  lang: 'en',
  tags: ['Productivity', 'Self-management'],
  modules,
  achievements: [
    {
      name: 'Honest clock',
      description: 'You have seen where your time goes.',
      imageUrl: badge('honest-clock'),
      kind: null,
      condition: { type: 'LECTURES_COMPLETED', lectures: ['why-short', 'time-log', 'what-for'] },
    },
    {
      name: 'Clear head',
      description: 'You told important from urgent, five times without a mistake left.',
      imageUrl: badge('clear-head'),
      kind: null,
      condition: { type: 'QUESTIONS_ANSWERED', questions: ['lena', 'checkable', 'backup', 'manager', 'week-plan'] },
    },
    {
      name: 'Deep diver',
      description: 'You know how to prepare a dive, and when to come up.',
      imageUrl: badge('deep-diver'),
      kind: null,
      condition: { type: 'LECTURES_COMPLETED', lectures: ['deep-work', 'energy', 'phone', 'breaks'] },
    },
    {
      name: 'Full circle',
      description: 'Eight of ten answers are right. The frame goes around your picture.',
      imageUrl: frame('full-circle'),
      kind: 'FRAME',
      condition: { type: 'QUESTIONS_ANSWERED_RATE', rate: 0.8 },
    },
  ],
};
