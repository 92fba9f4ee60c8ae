import type { Config } from '../config.ts';
import { createSealing } from '../integration/sealing.ts';
import type { Id } from '../shared/id.ts';

type Keyed = Pick<Config, 'sealingKey'>;

export interface WebhookKey {
  readonly workspaceId: Id;
  readonly webhookId: Id;
}

const owner = ({ workspaceId, webhookId }: WebhookKey) => ({ workspaceId, type: `WEBHOOK ${webhookId}` });

/** A secret as it is stored: it opens for its webhook alone. */
export const sealSecret = ({ sealingKey }: Keyed, webhook: WebhookKey, secret: string): Buffer =>
  createSealing(sealingKey).seal(owner(webhook), { secret });

/** Throws for what was sealed with another key. */
export function openSecret({ sealingKey }: Keyed, webhook: WebhookKey, sealed: Buffer): string {
  const { secret = '' } = createSealing(sealingKey).open(owner(webhook), sealed);
  return secret;
}
