import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { refusedDocument } from '../errors.ts';
import type { Live } from './Live.ts';

type Read<Args, Result> = (
  root: Record<PropertyKey, never>,
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => Result;

/** A field of `Subscription`: what to listen to, and how the present state is read, by each event again. */
export const subscription = <Args, Result>(topicOf: (args: Args) => string, read: Read<Args, Result>) => ({
  subscribe: (_root: unknown, args: Args, { live, rest }: Context): Promise<Live> => {
    if (live === undefined) throw needsStream();
    return live.listen(rest, topicOf(args));
  },
  resolve: read,
});

/** A subscription that was sent like a query. */
export const needsStream = () =>
  refusedDocument('A subscription is sent by POST with `Accept: text/event-stream`', 'BAD_USER_INPUT');
