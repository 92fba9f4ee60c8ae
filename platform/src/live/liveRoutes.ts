import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { requireMayListen } from './mayListen.ts';
import { policy } from './policy.ts';
import { createSignals } from './signals.ts';
import { createStreams } from './streams.ts';
import { mostTopics, parseTopic } from './topic.ts';

/** Locks and presence end half a minute after their last renewal, which nothing writes: then it is time to look again. */
const editingEndsMs = 31_000;

const topicName = z
  .string()
  .max(60)
  .refine((name) => parseTopic(name) !== null, 'names nothing that can be listened to');

/** Signals of what changes (BEY-45, OP-298): no contents, which are read as ever, with the rights of that moment. */
export const liveRoutes: FastifyPluginAsyncZod<Deps & { readonly registry: Registry }> = async (
  app,
  { config, db, clock, registry },
) => {
  const signals = createSignals(config, app.log);
  const streams = createStreams(config);
  registry.registerMetric(
    new Gauge({
      name: 'lectern_platform_live_streams',
      help: 'Live streams that are open.',
      collect() {
        this.set(streams.count());
      },
      registers: [],
    }),
  );
  app.addHook('preClose', async () => streams.finish());
  app.addHook('onClose', () => signals.close());

  app.get(
    '/api/v1/secured/live',
    {
      config: { access: policy.listen, tokenNeed: 'any' },
      schema: {
        tags: ['live'],
        summary: 'Listen to what changes',
        description: `Server-sent events. \`open\` says that from now on nothing is missed; \`changed\` names a topic of which something changed, at most once a second, and holds nothing of it. An API token needs the scope that reads the topic. The stream ends after ${config.live.streamSeconds} seconds, with the access token, or when the server stops: open another, then read what you show.`,
        querystring: z.object({
          topic: z
            .union([topicName, z.array(topicName).min(1).max(mostTopics)])
            .transform((given) => [...new Set([given].flat())])
            .describe(
              `What to listen to, at most ${mostTopics}: \`course-editing:{courseId}\`, \`job:{jobId}\`, \`discussion:{courseId}:{lectureId}\` or \`notices\`, which are one’s own.`,
            ),
        }),
        produces: ['text/event-stream'],
        response: { 200: z.any().describe('The events, as they come.'), ...errorResponses() },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { workspaceId } = request;
      const names = request.query.topic;
      const stream = streams.open(personOf(request));
      const ends: (() => void)[] = [];
      stream.once('close', () => {
        for (const end of ends) {
          end();
        }
      });
      try {
        for (const name of names) {
          const topic = parseTopic(name);
          if (topic === null) {
            continue;
          }
          await requireMayListen({ db, clock }, { workspaceId, viewer }, topic);
          const tell =
            topic.kind === 'course-editing' ? untilSilent(() => stream.signal(name), ends) : () => stream.signal(name);
          ends.push(signals.on(workspaceId, topic.kind === 'notices' ? `notices:${viewer.userId}` : name, tell));
        }
        await signals.listening();
      } catch (error) {
        stream.destroy();
        throw error;
      }
      const end = setTimeout(() => stream.finish(), lifeOf(request));
      ends.push(() => clearTimeout(end));
      stream.begin();
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('text/event-stream; charset=utf-8')
        .serializer((payload: unknown) => payload as string)
        .send(stream);
    },
  );

  /** At most until the access token has expired; whether one was revoked is asked with the next stream. */
  function lifeOf({ headers, viewer }: FastifyRequest): number {
    const longest = config.live.streamSeconds * 1_000;
    if (viewer?.session == null) {
      return longest;
    }
    const { exp = 0 } = decodeJwt(headers.authorization?.replace(/^Bearer /i, '') ?? '');
    return Math.max(0, Math.min(longest, exp * 1_000 - clock().getTime()));
  }
};

/** Tells each signal, and once more when none has come for as long as a lock lasts. */
function untilSilent(tell: () => void, ends: (() => void)[]): () => void {
  let timer = setTimeout(tell, editingEndsMs);
  ends.push(() => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = setTimeout(tell, editingEndsMs);
    tell();
  };
}

/** All API tokens of an account count together, so that many of them have not many times the limit; apart from what their owner does signed in. */
const personOf = ({ workspaceId, viewer }: FastifyRequest): string =>
  `${workspaceId} ${viewer?.userId}${viewer?.apiToken == null ? '' : ' by token'}`;
