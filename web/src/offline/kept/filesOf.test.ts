import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

it('BEY-18 finds the files of this site wherever an answer names them, each once, and none from elsewhere', () => {
  const answer = {
    imageUrl: 'https://acme.test/files/cover.webp',
    sections: [
      { html: '<p><img src="/files/a.png"><a href="/files/plan.pdf">Plan</a></p>' },
      { videoUrl: '/static/media/clip.mp4', other: 'https://elsewhere.test/files/b.png' },
      { imageUrl: '/files/a.png', text: 'See /profiles/x and files/y' },
    ],
  };
  expect(filesOf(answer, 'https://acme.test')).toEqual([
    '/files/cover.webp?w=1024',
    '/files/a.png?w=1024',
    '/files/plan.pdf',
    '/static/media/clip.mp4',
  ]);
});
