/** Settings of the stills of videos that other sites play. */
import { z } from 'zod';
import { count, type ValuesOf } from '../../shared/settingKinds.ts';

export const stillSettings = {
  STILLS_YOUTUBE_URL: z.url().default('https://img.youtube.com').describe('Where the stills of YouTube are (OP-79).'),
  STILLS_VIMEO_URL: z.url().default('https://vimeo.com').describe('Where oEmbed of Vimeo is asked (OP-79).'),
  STILLS_VIMEO_PICTURES_URL: z
    .url()
    .default('https://i.vimeocdn.com')
    .describe('The only place from which a still that Vimeo names is read.'),
  STILLS_CACHE_BYTES: count.default(32 * 1024 * 1024).describe('Memory for stills that were asked for lately.'),
};

export const stillConfig = (values: ValuesOf<typeof stillSettings>) => ({
  stills: {
    youtubeUrl: values.STILLS_YOUTUBE_URL,
    vimeoUrl: values.STILLS_VIMEO_URL,
    vimeoPicturesUrl: values.STILLS_VIMEO_PICTURES_URL,
    cacheBytes: values.STILLS_CACHE_BYTES,
  },
});
