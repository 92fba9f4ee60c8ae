import type { ColorScheme, ImageMode } from '../reading/readingSettings.ts';
import { defaultFontSize } from '../reading/readingSettings.ts';
import { readingPalettes } from './readingPalettes.ts';

/** How much larger icons, radio buttons and the like get at most: they need not be larger than the text beside them. */
const largestIcons = 1.75;

/**
 * Puts on the document what must hold before anything is drawn and outside of what React draws: the ground that shows through,
 * the colours of the browser's own controls, how pictures are shown (`index.html` has the rules).
 */
export function showSettings({
  fontSize,
  colorScheme,
  imageMode,
  dark,
}: {
  fontSize: number;
  colorScheme: ColorScheme;
  imageMode: ImageMode;
  dark: boolean;
}): void {
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.toggleAttribute('data-palette', colorScheme !== 'default');
  root.style.backgroundColor = colorScheme === 'default' ? '' : readingPalettes[colorScheme].ground;
  // Below the usual size they stay as they are, for fingers do not shrink with the type.
  const larger = Math.min(largestIcons, Math.max(1, fontSize / defaultFontSize));
  root.style.setProperty('--larger', String(larger));
  root.toggleAttribute('data-large', larger > 1.2);
  if (imageMode === 'normal') delete root.dataset['images'];
  else root.dataset['images'] = imageMode;
}
