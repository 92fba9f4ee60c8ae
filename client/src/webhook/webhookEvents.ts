import type { WebhookData } from '../generated/webhookData.ts';

/** An event as it arrives. Types that a later release adds come as well: pass over those that you do not know. */
export type WebhookEvent = {
  [Type in keyof WebhookData]: {
    /** The same for each delivery of the event: store the ones that you have seen. */
    readonly id: string;
    readonly type: Type;
    /** When it happened. */
    readonly timestamp: string;
    readonly data: WebhookData[Type];
  };
}[keyof WebhookData];
