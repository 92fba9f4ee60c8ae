import type DataLoader from 'dataloader';
import { byIds } from '../byIds.ts';
import type { Context } from '../context.ts';
import { anyOf } from '../rsql.ts';
import { getJobs } from './jobApi.ts';
import { toJob, type JobModel } from './jobMappers.ts';

/** Jobs by raw id: one’s own, for an admin those of everyone. */
const jobLoader = ({ rest }: Context): DataLoader<number, JobModel | null> =>
  byIds(
    (ids) => getJobs(rest, { page: 0, size: ids.length, q: anyOf('id', ids) }),
    ({ id }) => id,
    toJob,
  );

/** A job by its raw id; null for one that the viewer may not see. */
export const loadJob = (context: Context, id: number): Promise<JobModel | null> => context.use(jobLoader).load(id);

/** The field of an object that leads to the job that it names by raw id. */
export const jobOf =
  <Model>(idOf: (model: Model) => number | null) =>
  (model: Model, _args: unknown, context: Context): Promise<JobModel | null> | null => {
    const id = idOf(model);
    return id === null ? null : loadJob(context, id);
  };
