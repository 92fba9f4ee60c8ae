/** A job as the gateway tells of it; it runs unless the test says otherwise. */
export const aJob = (job: Record<string, unknown> = {}) => ({
  __typename: 'Job',
  id: 'job-7',
  jobId: 7,
  kind: 'PEOPLE_IMPORT',
  exported: null,
  state: 'RUNNING',
  doneCount: 25,
  totalCount: 100,
  rowCounts: { waiting: 75, done: 20, startsLater: 0, unchanged: 4, refused: 1 },
  createTime: '2030-01-31T09:00:00Z',
  cancelTime: null,
  result: null,
  ...job,
});

/** The rows of a job. */
export const jobRows = (rows: readonly object[]) => ({
  totalCount: rows.length,
  csvUrl: 'https://lectern.test/api/v1/secured/jobs/7/rows.csv',
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  edges: rows.map((node) => ({
    node: { __typename: 'JobRow', code: null, message: null, state: 'DONE', groupProblems: [], ...node },
  })),
});

/** The query of an admin, with a part of it. */
export const asAdmin = (part: object) => ({
  viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } },
  ...part,
});
