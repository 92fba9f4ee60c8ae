import { expect, test } from 'vitest';
import { isVideoUrl, mediaKind, mediaKindOfUrl } from './mediaRules.ts';
import { isMediaUrl, isWebUrl } from '../shared/mediaUrl.ts';

test.each([
  ['https://example.org/a/picture.PNG?w=640', 'IMAGE'],
  ['https://example.org/photo.jpeg', 'IMAGE'],
  ['https://www.youtube.com/watch?v=abc', 'YOUTUBE'],
  ['https://youtu.be/abc', 'YOUTUBE'],
  ['https://www.youtubeeducation.com/embed/abc', 'YOUTUBE'],
  ['https://www.useloom.com/share/abc', 'LOOM'],
  ['https://vimeo.com/1', 'VIMEO'],
  ['https://form.typeform.com/to/abc', 'TYPEFORM'],
  ['https://www.loom.com/share/abc', 'LOOM'],
  ['https://content.example.org/scorm/258/index.html', 'SCORM'],
  ['https://example.org/handout.pdf', 'PDF'],
  ['/static/media/clips/one.webm', 'VIDEO_FILE'],
  ['https://us02web.zoom.us/j/1', 'MEETING'],
  ['https://kinescope.io/abc', 'MEETING'],
  ['https://kinescope.io/live/201234567', 'MEETING'],
  ['https://kinescope.io/201234567', 'KINESCOPE'],
  ['https://kinescope.io/embed/201234567', 'KINESCOPE'],
  ['https://meet.google.com/abc', 'MEETING'],
  ['https://teams.microsoft.com/l/meetup', 'MEETING'],
  ['https://notyoutube.com/watch', 'LINK'],
  ['https://example.org/', 'LINK'],
  ['https://example.org/a.constructor', 'LINK'],
])('LEC-08 LIVE-05 OP-18 %s is %s', (url, kind) => {
  expect(mediaKindOfUrl(url)).toBe(kind);
});

test.each([
  ['https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dabc&gl=DE', 'YOUTUBE'],
  ['https://www.google.com/url?q=https://vimeo.com/1&sa=D', 'VIMEO'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fkinescope.io%2F201234567&h=AT0', 'KINESCOPE'],
  ['https://www.youtube.com/redirect?q=https%3A%2F%2Fus02web.zoom.us%2Fj%2F1', 'MEETING'],
  ['https://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3Dabc', 'YOUTUBE'],
  ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa.pdf', 'PDF'],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fconsent.youtube.com%2Fm%3Fcontinue%3Dhttps%253A%252F%252Fyoutu.be%252Fabc',
    'YOUTUBE',
  ],
  ['https://www.google.com/url?q=javascript:alert(1)', 'LINK'],
  ['https://google.com.example.org/url?q=https%3A%2F%2Fyoutu.be%2Fabc', 'LINK'],
  ['https://www.google.com/url?q=%2Furl%3Fq%3D%252Furl', 'LINK'],
])('LEC-08 OP-201 %s is what it leads to, %s', (url, kind) => {
  expect(mediaKindOfUrl(url)).toBe(kind);
});

test('LIVE-01 a source with times is a live lecture', () => {
  const link = 'https://us02web.zoom.us/j/1';
  expect(mediaKind({ link, startTime: '2030-01-01T09:00:00.000Z', finishTime: '2030-01-01T10:00:00.000Z' })).toBe(
    'LIVE_LECTURE',
  );
  expect(mediaKind(link)).toBe('MEETING');
  expect(mediaKind(null)).toBeNull();
});

test('OP-18 YouTube, Vimeo, loom, mp4 and webm are video', () => {
  const videos = [
    'https://youtu.be/a',
    'https://vimeo.com/1',
    'https://loom.com/share/a',
    'https://e.org/a.mp4',
    'https://e.org/a.webm',
  ];
  expect(videos.every(isVideoUrl)).toBe(true);
  expect(isVideoUrl('https://us02web.zoom.us/j/1')).toBe(false);
});

test('VAL-11 VAL-12 OP-64 only http and https are addresses, and paths of this site', () => {
  expect(['http://a.example', 'https://a.example/b?c=d#e', 'HTTPS://A.EXAMPLE'].every(isWebUrl)).toBe(true);
  const wrong = [
    'ftp://a.example',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'a.example',
    '//a.example',
    'https://',
    'http:a',
    '',
  ];
  expect(wrong.filter(isMediaUrl)).toEqual([]);
  expect(isMediaUrl('/static/media/covers/tea-1280.webp')).toBe(true);
  expect(isMediaUrl(`/static/files/${'0b'.repeat(32)}.webm?file=2093`)).toBe(true);
  const others = [
    '/static/../secret',
    '/static/a?file=../b',
    '/static/a?next=1',
    '/api/v1/secured/users/me',
    '/static/a b',
  ];
  expect(others.some(isMediaUrl)).toBe(false);
});
