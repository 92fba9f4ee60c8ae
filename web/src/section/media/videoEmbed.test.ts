import { describe, expect, it } from 'vitest';
import { videoEmbed } from './videoEmbed.ts';

describe('videoEmbed', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcDEF_1234',
    'https://www.youtube.com/watch?t=3&v=abcDEF_1234',
    'https://youtu.be/abcDEF_1234',
    'https://www.youtube.com/embed/abcDEF_1234',
  ])('SEC-11 plays %s without cookies and knows its still', (url) => {
    expect(videoEmbed(url)).toEqual({
      player: 'https://www.youtube-nocookie.com/embed/abcDEF_1234?autoplay=1&rel=0',
      still: 'https://img.youtube.com/vi/abcDEF_1234/hqdefault.jpg',
      host: 'YouTube',
    });
  });

  it('SEC-11 plays a Vimeo address', () => {
    expect(videoEmbed('https://vimeo.com/76979871')?.player).toContain('player.vimeo.com/video/76979871');
  });

  it('LEC-08 plays a Loom address', () => {
    expect(videoEmbed('https://www.loom.com/share/0123456789abcdef')?.host).toBe('Loom');
  });

  it('knows no player for a file', () => {
    expect(videoEmbed('/media/clip.mp4')).toBeNull();
  });
});
