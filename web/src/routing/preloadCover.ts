import { sourceSet } from '../ui/sourceSet.ts';
import { peekAnswer } from './startedRequests.ts';

/**
 * Asks for the first cover of a page's answer as soon as that has arrived: it is the largest thing on the first screen and need
 * not wait for the code that draws it. `sizes` must be those of the picture, or the browser would load it in two widths.
 */
export async function preloadCover(answer: Promise<Response>, sizes: string): Promise<void> {
  const text = await peekAnswer(answer);
  const [, written] = /"imageUrl":("(?:[^"\\]|\\.)+")/.exec(text) ?? [];
  if (written === undefined) return;
  const src = JSON.parse(written) as string;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  const versions = sourceSet(src);
  if (versions) {
    link.setAttribute('imagesrcset', versions);
    link.setAttribute('imagesizes', sizes);
  } else {
    link.href = src;
  }
  document.head.append(link);
}
