import { expect, test } from 'vitest';
import { jobsWithSentence } from './audit/sentence/jobSentences.ts';
import { jobKinds } from './jobKinds.ts';

test('AUDIT OP-161 every job that is a line of the audit log has a sentence, and every such sentence a job', () => {
  const noted = jobKinds.filter(({ noted: note }) => note !== undefined).map(({ name }) => name);
  const told = new Set(jobsWithSentence.map((job) => job.split(' ')[0]));
  expect(told).toEqual(new Set(noted));
});

test('AUDIT OP-161 what says what would be done, and does nothing, is no line of it', () => {
  expect(jobKinds.filter(({ name, noted }) => name.endsWith('-trial') && noted !== undefined)).toEqual([]);
});
