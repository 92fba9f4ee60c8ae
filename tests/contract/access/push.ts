import { mutation, viewerField, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Viewer.notices': viewerField('notices { publicKey }'),
  'Mutation.updateNotices': mutation('updateNotices', 'notices { certificate }', () => ({ certificate: true }), {
    may: 'signedIn',
    namesNothing: true,
  }),
  'Mutation.addNoticeDevice': mutation(
    'addNoticeDevice',
    'notices { devices { endpointHash } }',
    () => ({ endpoint: 'https://push.test/matrix', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }),
    { may: 'signedIn', namesNothing: true },
  ),
  'Mutation.removeNoticeDevice': mutation(
    'removeNoticeDevice',
    'notices { publicKey }',
    () => ({ deviceId: '1' }),
    // The person of the matrix has no browser: anyone who may is told that there is no such device.
    { may: 'signedIn', namesNothing: true, instead: ['NOT_FOUND'] },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  NoticeDevice: 'owner',
};
