import { admins, courseAdmins, mutation, viewerField, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.certificates': {
    document:
      'query { workspace { certificates(first: 50) { totalCount nodes { userId certificate { holderName } } } } }',
    may: admins,
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Query.certificate': {
    document: 'query ($uuid: ID!) { certificate(uuid: $uuid) { holderName } }',
    variables: ({ world }) => ({ uuid: world.certificateUuid }),
    may: 'everyone',
  },
  'Viewer.completionRecords': viewerField('completionRecords { nodes { courseName } }'),
  'Mutation.revokeCertificate': mutation(
    'revokeCertificate',
    'certificate { uuid }',
    ({ world }) => ({ certificateId: world.certificateUuid, reason: world.marker }),
    { may: courseAdmins },
  ),
  'Mutation.restoreCertificate': mutation(
    'restoreCertificate',
    'certificate { uuid }',
    ({ world }) => ({ certificateId: world.certificateUuid }),
    { may: courseAdmins },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Certificate: 'everyone',
};
