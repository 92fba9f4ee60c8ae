/** Settings of live streams. */
import { z } from 'zod';
import { count, type ValuesOf } from '../shared/settingKinds.ts';

export const liveSettings = {
  LIVE_STREAMS: count.default(5_000).describe('Most live streams that are open at a time, of each server.'),
  LIVE_STREAMS_PER_PERSON: count
    .default(50)
    .describe('Most of them that one person has, and as many by all API tokens of one account.'),
  LIVE_STREAM_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(300)
    .describe('After so many seconds a live stream ends and is to be opened again, which looks at the token again.'),
};

export const liveConfig = (values: ValuesOf<typeof liveSettings>) => ({
  live: {
    streams: values.LIVE_STREAMS,
    streamsPerPerson: values.LIVE_STREAMS_PER_PERSON,
    streamSeconds: values.LIVE_STREAM_SECONDS,
  },
});
