import { expect, it } from 'vitest';
import { studyStep } from './studyStep.ts';

const continueAt = { lectureId: 2002, moduleId: 1001 };

it.each([
  ['nothing done, nothing read', { phase: 'ENROLLED', continueAt }, 'start'],
  ['only read', { phase: 'ENROLLED', continueAt: { ...continueAt, sectionId: 3005 } }, 'continue'],
  ['something done', { phase: 'IN_PROGRESS', continueAt }, 'continue'],
  ['all done, short of the points', { phase: 'IN_PROGRESS', certificateProgress: { reached: false } }, 'finish'],
  ['all done, without a certificate', { phase: 'IN_PROGRESS', certificateProgress: null }, 'finish'],
  ['all done, the points reached', { phase: 'IN_PROGRESS', certificateProgress: { reached: true } }, 'getCertificate'],
])('OP-41 OP-96 what follows: %s', (_case, state, step) => expect(studyStep(state)).toBe(step));
