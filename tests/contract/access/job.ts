import { admins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.jobs': {
    document: 'query { jobs(first: 50) { totalCount nodes { jobId } } }',
    may: 'signedIn',
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Query.job': {
    document: 'query ($id: ID!) { job(id: $id) { state } }',
    variables: ({ world }) => ({ id: world.jobId }),
    may: admins,
    // Who ordered it still sees it.
    creatorOfExpired: true,
  },
  'Query.job|Job.rows': {
    document: 'query ($id: ID!) { job(id: $id) { rows(first: 1) { totalCount csvUrl nodes { subject } } } }',
    variables: ({ world }) => ({ id: world.jobId }),
    may: admins,
    creatorOfExpired: true,
  },
  'Mutation.cancelJob': mutation('cancelJob', 'job { state }', ({ world }) => ({ jobId: world.jobId }), {
    may: admins,
    creatorOfExpired: true,
  }),
  'Mutation.exportData': mutation('exportData', 'job { state }', () => ({ kind: 'PEOPLE' }), {
    may: admins,
    // Those of a workspace wait for one another, and here many ask.
    instead: ['JOBS_FULL'],
    namesNothing: true,
  }),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Job: 'admin',
};
