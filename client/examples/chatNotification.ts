/**
 * Tells a chat who completed a course: a receiver of webhooks that posts to the incoming webhook of a chat, as Slack, Mattermost and others have it.
 * The token needs people and courses to read.
 *
 *     WEBHOOK_SECRETS=whsec_… CHAT_URL=https://… PORT=8080 node client/examples/chatNotification.ts
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CourseDocument, PersonDocument, verifyWebhook, WebhookError, type WebhookEvent } from '@lectern/client';
import { connect } from './connect.ts';

const { CHAT_URL: chatUrl = '', PORT: port = '8080', WEBHOOK_SECRETS = '' } = process.env;
const secrets = WEBHOOK_SECRETS.split(' ').filter(Boolean);
const client = connect('chat-notification');

const MOST_BYTES = 100_000;
const MOST_REMEMBERED = 10_000;
/** Deliveries may come twice. A receiver of several processes keeps them in a database. */
const seen = new Set<string>();

async function tell(event: WebhookEvent): Promise<void> {
  if (event.type !== 'course.completed') {
    return;
  }
  const { userId, courseId, scorePercent } = event.data;
  const [{ workspace }, { course }] = await Promise.all([
    client.request(PersonDocument, { userId }),
    client.request(CourseDocument, { courseId }),
  ]);
  const name = workspace?.person?.name ?? 'Someone';
  const score = scorePercent === undefined ? '' : ` with ${scorePercent} %`;
  const answer = await fetch(chatUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: escaped(`${name} has completed “${course?.name ?? 'a course'}”${score}.`) }),
  });
  if (!answer.ok) {
    throw new Error(`The chat answered ${answer.status}.`);
  }
}

/** Names are given by others: they mention nobody and link nowhere. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('@', '@\u200B');

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const event = await verifyWebhook({ headers: request.headers, body: await bodyOf(request) }, { secrets });
    // Answered before any work: who waits too long tries again.
    response.writeHead(204).end();
    if (!seen.has(event.id)) {
      remember(event.id);
      await tell(event);
    }
  } catch (error) {
    console.error(error);
    if (!response.headersSent) {
      response.writeHead(error instanceof WebhookError ? 401 : 500).end();
    }
  }
}

function remember(id: string): void {
  seen.add(id);
  const [oldest] = seen;
  if (seen.size > MOST_REMEMBERED && oldest !== undefined) {
    seen.delete(oldest);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes > MOST_BYTES) {
      throw new WebhookError('The body is too large for a webhook.');
    }
  }
  return new Uint8Array(Buffer.concat(pieces));
}

createServer((request, response) => void receive(request, response)).listen(Number(port), () => {
  console.log(`Listening on port ${port}.`);
});
