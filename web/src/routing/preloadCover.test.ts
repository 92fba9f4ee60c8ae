import { afterEach, expect, it } from 'vitest';
import { preloadCover } from './preloadCover.ts';

const answer = (...courseImages: (string | null)[]): Promise<Response> => {
  const data = { courses: { nodes: courseImages.map((courseImage) => ({ imageUrl: courseImage })) } };
  return Promise.resolve(new Response(JSON.stringify({ data })));
};
const preloaded = (): HTMLLinkElement | null => document.head.querySelector('link[rel="preload"]');

afterEach(() => preloaded()?.remove());

it('CAT-02 the first cover is asked for as its card will draw it, before the card is there', async () => {
  await preloadCover(answer(null, '/files/1 "a".webp', '/files/2.webp'), '50vw');
  expect(preloaded()?.getAttribute('imagesizes')).toBe('50vw');
  expect(preloaded()?.getAttribute('imagesrcset')).toContain('/files/1 "a".webp?w=640 640w');
});

it('a cover from elsewhere exists in one size', async () => {
  await preloadCover(answer('https://pictures.test/1.jpg'), '50vw');
  expect(preloaded()?.href).toBe('https://pictures.test/1.jpg');
});

it('nothing is asked for where there is no cover or no answer', async () => {
  await preloadCover(answer(null), '50vw');
  await preloadCover(Promise.reject(new TypeError('Failed to fetch')), '50vw');
  expect(preloaded()).toBeNull();
});
