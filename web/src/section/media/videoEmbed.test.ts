import { describe, expect, it } from 'vitest';
import { playerAt, videoEmbed } from './videoEmbed.ts';

const playerOf = (url: string, start = 0): string | null => {
  const embed = videoEmbed(url);
  return embed && playerAt(embed, start);
};

describe('videoEmbed', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcDEF_1234',
    'https://www.youtube.com/watch?t=3&v=abcDEF_1234',
    'https://youtu.be/abcDEF_1234',
    'https://www.youtube.com/embed/abcDEF_1234',
  ])('SEC-11 plays %s without cookies and knows its still', (url) => {
    expect(videoEmbed(url)).toEqual({
      host: 'YouTube',
      id: 'abcDEF_1234',
      still: '/static/stills/youtube/abcDEF_1234',
    });
    expect(playerOf(url)).toBe(
      'https://www.youtube-nocookie.com/embed/abcDEF_1234?autoplay=1&rel=0&enablejsapi=1&origin=http%3A%2F%2Flocalhost%3A3000',
    );
  });

  it('SEC-11 plays a Vimeo address, also of a video that is not listed', () => {
    expect(playerOf('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
    expect(playerOf('https://vimeo.com/76979871/0a1b2c3d4e')).toContain('&h=0a1b2c3d4e');
  });

  it('LEC-14 OP-79 knows the still of a Vimeo address by our own, also of a video that is not listed', () => {
    expect(videoEmbed('https://vimeo.com/76979871')?.still).toBe('/static/stills/vimeo/76979871');
    expect(videoEmbed('https://vimeo.com/76979871/0a1b2c3d4e')?.still).toBe(
      '/static/stills/vimeo/76979871?key=0a1b2c3d4e',
    );
  });

  it('LEC-08 plays a Loom address', () => {
    expect(playerOf('https://www.loom.com/share/0123456789abcdef')).toContain('loom.com/embed/0123456789abcdef');
  });

  it.each(['https://kinescope.io/201234567', 'https://kinescope.io/embed/201234567?x=1'])(
    'LEC-08 OP-18 plays %s, while meetings of Kinescope are links',
    (url) => {
      expect(playerOf(url)).toBe('https://kinescope.io/embed/201234567?autoplay=1');
      expect(videoEmbed('https://kinescope.io/live/201234567')).toBeNull();
      expect(videoEmbed('https://example.org/?to=https://kinescope.io/201234567')).toBeNull();
    },
  );

  it.each([
    ['https://youtu.be/abcDEF_1234', '&start=192'],
    ['https://vimeo.com/76979871', '#t=192s'],
    ['https://www.loom.com/share/0123456789abcdef', '&t=192'],
    ['https://kinescope.io/201234567', '&t=192'],
  ])('BEY-19 begins %s at a second', (url, part) => {
    expect(playerOf(url, 192.7)?.endsWith(part)).toBe(true);
  });

  it('knows no player for a file', () => {
    expect(videoEmbed('/media/clip.mp4')).toBeNull();
  });
});
