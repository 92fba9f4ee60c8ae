import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import type { JobRowWire, JobWire } from './jobWire.ts';

const jobsPath = '/api/v1/secured/jobs';

/** `GET /secured/jobs`: those of the caller, for an admin those of everyone; the newest first. */
export const getJobs = (rest: Rest, query: PageRequest & { readonly q: string }): Promise<PageWire<JobWire>> =>
  rest.get(withQuery(jobsPath, { ...query }));

/** `GET /secured/jobs/{id}`; 404 for one of someone else. */
export const getJob = (rest: Rest, id: number): Promise<JobWire> => rest.get(`${jobsPath}/${id}`);

/** `GET /secured/jobs/{id}/rows`, in the order of the work. */
export const getJobRows = (
  rest: Rest,
  id: number,
  query: PageRequest & { readonly q: string },
): Promise<PageWire<JobRowWire>> => rest.get(withQuery(`${jobsPath}/${id}/rows`, { ...query }));

/** The same as CSV. */
export const jobRowsCsvPath = (id: number): string => `${jobsPath}/${id}/rows.csv`;

/** `POST /secured/jobs/{id}/_cancel`. */
export const postCancel = (rest: Rest, id: number): Promise<JobWire> => rest.post(`${jobsPath}/${id}/_cancel`);
