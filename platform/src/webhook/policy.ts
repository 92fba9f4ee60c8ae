import type { Policy, Roles } from '../http/access.ts';

/** Who may have other systems told of what happens. */
export const policy = {
  listWebhooks: 'admin',
  createWebhook: 'admin',
  changeWebhook: 'admin',
  deleteWebhook: 'admin',
  rotateSecret: 'admin',
  enableWebhook: 'admin',
  sendTest: 'admin',
  listDeliveries: 'admin',
  replayDelivery: 'admin',
} as const satisfies Policy;

/** Who made a webhook is told that it is disabled while they may still enable it. */
export const mayBeTold = (roles: Roles | null): boolean => roles?.admin === true;
