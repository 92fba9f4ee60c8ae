import { describe, expect, it } from 'vitest';
import { playerAt, videoEmbed } from './videoEmbed.ts';

const playerOf = (url: string, start = 0): string | null => {
  const embed = videoEmbed(url);
  return embed && playerAt(embed, start);
};

describe('videoEmbed', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcDEF_1234',
    'https://www.youtube.com/watch?app=desktop&v=abcDEF_1234',
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
      expect(videoEmbed('https://kinescope.io/enterprise')).toBeNull();
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

  it.each([
    ['https://www.youtube.com/watch?v=abcDEF_1234&start=45', 45],
    ['https://www.youtube.com/watch?app=desktop&v=abcDEF_1234&t=1m5s&list=PL1', 65],
    ['https://m.youtube.com/watch?v=abcDEF_1234&t=65s', 65],
    ['https://music.youtube.com/watch?v=abcDEF_1234', undefined],
    ['https://www.youtube.com/watch?v=abcDEF_1234#t=1h2m3s', 3723],
    ['https://youtu.be/abcDEF_1234?si=x&t=90', 90],
    ['https://www.youtube.com/shorts/abcDEF_1234', undefined],
    ['https://www.youtube.com/live/abcDEF_1234?feature=share&t=1:05', 65],
    ['https://www.youtube-nocookie.com/embed/abcDEF_1234?start=7&end=9', 7],
    ['https://www.youtube.com/v/abcDEF_1234', undefined],
    ['youtube.com/watch?v=abcDEF_1234&time_continue=3', 3],
    ['https://youtu.be/abcDEF_1234&feature=share', undefined],
    ['https://youtu.be/abcDEF_1234?si=x?t=30', 30],
    ['https://www.youtube.com/watch?v=abcDEF_1234?t=30', 30],
    ['https://www.youtube.com/watch?feature=youtu.be&amp;v=abcDEF_1234&amp;t=7', 7],
    ['https://youtu.be/abcDEF_1234\u200b', undefined],
    ['https://studio.youtube.com/video/abcDEF_1234/edit', undefined],
    ['https://gaming.youtube.com/watch?v=abcDEF_1234', undefined],
    ['https://www.youtube.com/watch_popup?v=abcDEF_1234', undefined],
    ['https://www.youtubeeducation.com/embed/abcDEF_1234', undefined],
  ])('SEC-11 LEC-08 reads %s', (url, start) => {
    expect(videoEmbed(url)).toMatchObject({ host: 'YouTube', id: 'abcDEF_1234' });
    expect(videoEmbed(url)?.start).toBe(start);
    expect(playerOf(url)).toMatch(start === undefined ? /localhost%3A3000$/ : new RegExp(`&start=${start}$`));
    expect(playerOf(url, 192)).toMatch(/&start=192$/);
  });

  it.each([
    ['https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DabcDEF_1234&gl=DE', undefined],
    ['https://consent.google.de/ml?continue=https://youtu.be/abcDEF_1234?t%3D9', 9],
    ['https://www.google.com/url?q=https://www.youtube.com/watch?v%3DabcDEF_1234%26t%3D65&sa=D', 65],
    ['https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DabcDEF_1234', undefined],
    ['https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fyoutu.be%2FabcDEF_1234', undefined],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2FabcDEF_1234%3Ft%3D1m2s&h=AT0', 62],
    ['https://lm.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2FabcDEF_1234', undefined],
    ['https://l.instagram.com/?u=https%3A%2F%2Fyoutu.be%2FabcDEF_1234', undefined],
    ['https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fyoutu.be%2FabcDEF_1234', undefined],
    ['https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3DabcDEF_1234%26feature%3Dshare', undefined],
    ['https://www.youtube.com/signin?next=%2Fwatch%3Fv%3DabcDEF_1234', undefined],
    ['https://www.youtube.com/oembed?url=https://youtu.be/abcDEF_1234&format=json', undefined],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fyoutu.be%2FabcDEF_1234&data=05', undefined],
    [
      'https://www.google.com/url?q=https%3A%2F%2Fconsent.youtube.com%2Fm%3Fcontinue%3Dhttps%253A%252F%252Fyoutu.be%252FabcDEF_1234',
      undefined,
    ],
    ['https://youtu.be/abcDEF_1234?si=Qx1_y2&t=1m2s', 62],
    ['https://m.youtube.com/shorts/abcDEF_1234?si=x', undefined],
    ['https://www.youtube-nocookie.com/embed/abcDEF_1234?si=x&start=62', 62],
  ])('SEC-11 LEC-08 OP-201 follows %s to its video', (url, start) => {
    const embed = videoEmbed(url);
    expect(embed).toMatchObject({ host: 'YouTube', id: 'abcDEF_1234' });
    expect(embed?.start).toBe(start);
  });

  it.each([
    ['https://www.google.com/url?q=https%3A%2F%2Fvimeo.com%2F823141156%2F90e6d75118', 'Vimeo', '823141156'],
    ['https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F823141156', 'Vimeo', '823141156'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fkinescope.io%2F201234567', 'Kinescope', '201234567'],
    [
      'https://www.loom.com/v1/oembed?url=https%3A%2F%2Fwww.loom.com%2Fshare%2F0123456789abcdef',
      'Loom',
      '0123456789abcdef',
    ],
  ])('SEC-11 LEC-08 OP-201 follows %s to a video of another site', (url, host, id) => {
    expect(videoEmbed(url)).toMatchObject({ host, id });
  });

  it.each([
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F',
    'https://google.com.example.org/url?q=https%3A%2F%2Fyoutu.be%2FabcDEF_1234',
    'https://www.google.com/url?q=%2Furl%3Fq%3D%252Furl',
    'https://consent.youtube.com/m?gl=DE',
  ])('SEC-11 OP-201 finds no video where %s leads', (url) => {
    expect(videoEmbed(url)).toBeNull();
  });

  it.each([
    ['https://player.vimeo.com/video/823141156?h=90e6d75118', '90e6d75118', undefined],
    ['https://player.vimeo.com/video/823141156?badge=0&h=90e6d75118#t=1m5s', '90e6d75118', 65],
    ['https://vimeo.com/823141156/90e6d75118?share=copy', '90e6d75118', undefined],
    ['https://vimeo.com/823141156?h=90e6d75118', '90e6d75118', undefined],
    ['https://vimeo.com/channels/staffpicks/823141156#t=20s', undefined, 20],
    ['https://vimeo.com/groups/shorts/videos/823141156', undefined, undefined],
    ['https://vimeo.com/showcase/7008490/video/823141156', undefined, undefined],
    ['https://vimeo.com/manage/videos/823141156/90e6d75118', '90e6d75118', undefined],
    ['https://vimeo.com/823141156?h=%22onload', undefined, undefined],
  ])('SEC-11 LEC-08 reads %s with its key', (url, key, start) => {
    const embed = videoEmbed(url);
    expect(embed).toMatchObject({ host: 'Vimeo', id: '823141156' });
    expect([embed?.key, embed?.start]).toEqual([key, start]);
    expect(playerOf(url)?.includes('&h=')).toBe(key !== undefined);
  });

  it.each([
    ['https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=1', undefined],
    ['https://www.loom.com/share/How-we-plan-2-weeks-0123456789abcdef0123456789abcdef?t=65', 65],
    ['https://loom.com/embed/0123456789abcdef0123456789abcdef?t=1m5s', 65],
  ])('LEC-08 reads %s, also with a title', (url, start) => {
    expect(videoEmbed(url)).toEqual({
      host: 'Loom',
      id: '0123456789abcdef0123456789abcdef',
      still: null,
      ...(start === undefined ? {} : { start }),
    });
  });

  it.each([
    'https://www.youtube.com/embed/live_stream?channel=UCabc',
    'https://www.youtube.com/embed/videoseries?list=PLabc',
    'https://www.youtube.com/playlist?list=PLabc',
    'https://www.youtube.com/@lectern',
    'https://www.youtube.com/channel/UC1234567890',
    'https://vimeo.com/event/823141156',
    'https://vimeo.com/lectern',
    'https://www.loom.com/my-videos',
    'https://www.loom.com/share/folder/0123456789abcdef',
    'https://example.org/?u=https://youtu.be/abcDEF_1234',
    'https://notyoutube.com/watch?v=abcDEF_1234',
    'javascript:"https://youtu.be/abcDEF_1234"',
  ])('SEC-11 finds no video in %s', (url) => {
    expect(videoEmbed(url)).toBeNull();
  });

  it('knows no player for a file', () => {
    expect(videoEmbed('/media/clip.mp4')).toBeNull();
  });
});
