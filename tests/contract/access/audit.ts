import { admins, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.deletions': {
    document: `query { workspace { deletions(first: 50, deletedSince: "${new Date().toISOString()}") { totalCount nodes { kind rawId } } } }`,
    may: admins,
    namesNothing: true,
  },
  'Workspace.auditLog': {
    document: 'query { workspace { auditLog(first: 50) { totalCount edges { node { action actorId details } } } } }',
    may: admins,
    namesNothing: true,
  },
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  AuditEntry: 'admin',
};
