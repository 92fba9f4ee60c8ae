import { createOutbound } from '../outbound/outboundClient.ts';
import type { Id } from '../shared/id.ts';
import { doJobs } from '../testing/doJobs.ts';
import type { TestApp, TestUser } from '../testing/testApp.ts';
import type { ArrivedMessage, WebhookReceiver } from '../testing/testWebhookReceiver.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';
import type { DeliveryWire, NewWebhookRequest, WebhookWithSecretWire } from './webhookSchemas.ts';

export const webhooksOf = (workspaceId = 1): string => `/api/v1/secured/workspaces/${workspaceId}/webhooks`;

export interface WebhookTestApp {
  readonly receiver: WebhookReceiver;
  aWebhook(as: TestUser, changes?: Partial<NewWebhookRequest>): Promise<WebhookWithSecretWire>;
  /** Does the job until nothing is due; answers what arrived meanwhile. Fails where it wrote a fault to the log. */
  deliver(): Promise<readonly ArrivedMessage[]>;
  /** The newest first. */
  deliveries(as: TestUser, webhookId: Id, query?: string): Promise<readonly DeliveryWire[]>;
  close(): Promise<void>;
}

/**
 * Webhooks of a test app that was made with `OUTBOUND_PRIVATE_HOSTS` of the receiver, which by default has as long to answer as a busy machine
 * may take.
 */
export function webhookTestApp(
  server: TestApp,
  receiver: WebhookReceiver,
  { timeoutMs = 300_000 }: { readonly timeoutMs?: number | undefined } = {},
): WebhookTestApp {
  const outbound = createOutbound({ privateHosts: [receiver.host], timeoutMs });
  const faults: object[] = [];
  const { app, db, config } = server;
  const log = { error: (line: object) => void faults.push(line) };
  const clock = (): Date => server.now();
  const work = deliverWebhooks({ db, config, clock, jobs: app.jobs, outbound, log });
  return {
    receiver,
    async aWebhook(as, changes = {}) {
      const { status, body } = await server.call<WebhookWithSecretWire>('POST', webhooksOf(as.workspaceId), {
        as,
        body: { url: `http://${receiver.host}/hook`, eventTypes: ['course.deleted'], ...changes },
      });
      if (status !== 201) {
        throw new Error(`A webhook answers ${status} ${JSON.stringify(body)}`);
      }
      return body;
    },
    async deliver() {
      const before = receiver.arrived.length;
      const boss = await app.jobs.open();
      await boss.send('webhooks', { workspaceId: null, payload: {} });
      await doJobs(server, work);
      const [fault] = faults.splice(0);
      if (fault !== undefined) {
        throw new Error('Webhooks were not served', { cause: fault });
      }
      return receiver.arrived.slice(before);
    },
    async deliveries(as, webhookId, query = '') {
      const { body } = await server.call<{ content: DeliveryWire[] }>(
        'GET',
        `${webhooksOf(as.workspaceId)}/${webhookId}/deliveries${query}`,
        { as },
      );
      return body.content;
    },
    close: () => outbound.close(),
  };
}
