import { defineMessages } from '../../i18n/defineMessages.ts';
import type { Audience } from './finding.ts';
import type { RepairName } from './repair.ts';

/** Whom it is for that a finding is mended. */
export const audienceMessages = defineMessages({
  everyone: {
    id: 'authoring.audience.everyone',
    defaultMessage: 'For all learners',
    description: 'Below a finding of the check of a course: whom it matters for.',
  },
  screenReader: {
    id: 'authoring.audience.screenReader',
    defaultMessage: 'For people who use a screen reader',
    description: 'Below a finding of the check of a course: whom it matters for.',
  },
  lowVision: {
    id: 'authoring.audience.lowVision',
    defaultMessage: 'For people with low vision',
    description: 'Below a finding of the check of a course: whom it matters for.',
  },
  hearing: {
    id: 'authoring.audience.hearing',
    defaultMessage: 'For people who cannot hear it',
    description: 'Below a finding of the check of a course: whom it matters for.',
  },
  answering: {
    id: 'authoring.audience.answering',
    defaultMessage: 'For everyone who answers it',
    description: 'Below a finding of the check of a course: whom it matters for.',
  },
  timing: {
    id: 'authoring.audience.timing',
    defaultMessage: 'For people who plan their time',
    description: 'Below a finding of the check of a course: whom it matters for.',
  },
} satisfies Readonly<Record<Audience, object>>);

/** What mends a finding. */
export const repairMessages = defineMessages({
  remove: {
    id: 'authoring.repair.remove',
    defaultMessage: 'Remove it',
    description:
      'Button: mends a finding of the check of a course in one step; about what is empty: a section, a lecture, a module or a button.',
  },
  order: {
    id: 'authoring.repair.order',
    defaultMessage: 'Correct the levels',
    description: 'Button: mends a finding of the check of a course in one step; about the levels of headings.',
  },
  uncolor: {
    id: 'authoring.repair.uncolor',
    defaultMessage: 'Remove the colours',
    description:
      'Button: mends a finding of the check of a course in one step; about colours of text that are hard to read.',
  },
  head: {
    id: 'authoring.repair.head',
    defaultMessage: 'Use the first row as headers',
    description: 'Button: mends a finding of the check of a course in one step; about a table.',
  },
  unframe: {
    id: 'authoring.repair.unframe',
    defaultMessage: 'Do not use it as a frame',
    description: 'Button: mends a finding of the check of a course in one step; about an achievement.',
  },
  cutDraws: {
    id: 'authoring.repair.cutDraws',
    defaultMessage: 'Draw as many as there are',
    description: 'Button: mends a finding of the check of a course in one step; about the random draw of questions.',
  },
  openNow: {
    id: 'authoring.repair.openNow',
    defaultMessage: 'Open it with the course',
    description: 'Button: mends a finding of the check of a course in one step; about a module.',
  },
  stateMinutes: {
    id: 'authoring.repair.stateMinutes',
    defaultMessage: 'Correct the duration',
    description: 'Button: mends a finding of the check of a course in one step; about the duration of a lecture.',
  },
} satisfies Readonly<Record<RepairName, object>>);
