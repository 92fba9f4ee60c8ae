import { z } from 'zod';
import type { FurtherRules } from '../http/everyFault.ts';
import { FieldProblems } from '../shared/fieldProblems.ts';
import { receivedTimeSchema } from '../shared/timeSchema.ts';
import { checkSpan } from './campaignRules.ts';

const span = z.object({ startTime: receivedTimeSchema, endTime: receivedTimeSchema });

/** What does not fit of a campaign beside what its schema refuses: an end before a start, where both are given. */
export const faultsOfCampaign: FurtherRules = (rest) => {
  const { success, data } = span.safeParse(rest);
  const problems = new FieldProblems();
  if (success) {
    checkSpan(data, problems);
  }
  return problems.errors;
};
