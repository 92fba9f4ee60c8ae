import type { ColorScheme, ImageMode } from '../reading/readingSettings.ts';
import { readingPalettes } from './readingPalettes.ts';

/**
 * Puts on the document what must hold before anything is drawn and outside of what React draws: the ground that shows through,
 * the colours of the browser's own controls, how pictures are shown (`index.html` has the rules).
 */
export function showSettings({
  colorScheme,
  imageMode,
  dark,
}: {
  colorScheme: ColorScheme;
  imageMode: ImageMode;
  dark: boolean;
}): void {
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.style.backgroundColor = colorScheme === 'default' ? '' : readingPalettes[colorScheme].ground;
  if (imageMode === 'normal') delete root.dataset['images'];
  else root.dataset['images'] = imageMode;
}
