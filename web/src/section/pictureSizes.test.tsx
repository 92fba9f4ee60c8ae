import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPlain } from '../testing/renderPlain.tsx';
import { imageWidths } from '../ui/sourceSet.ts';
import { ImageTextSection } from './imageText/ImageTextSection.tsx';
import { Media } from './media/Media.tsx';
import { sizesBesideText } from './pictureSizes.ts';

const beside = (imageUrl: string): ReactElement => (
  <ImageTextSection imageUrl={imageUrl} imageAlt="A tree" imageSide="LEFT" imageColumns={4} textColumns={8} html="" />
);
const media = (url: string): ReactElement => <Media kind="IMAGE" url={url} alt="A tree" />;

describe('LEC-16 LIM-22 pictures inside lectures', () => {
  it.each([
    ['beside text', beside('/static/files/abc.png'), '(min-width: 736px) 229px, 100vw'],
    ['as media', media('/static/files/abc.png'), '(min-width: 736px) 688px, 100vw'],
  ])('%s come in six widths, for the width that they have on the page', async (_where, picture, sizes) => {
    await renderPlain(picture);
    const shown = screen.getByRole('img', { name: 'A tree' });
    expect(shown).toHaveAttribute('src', '/static/files/abc.png');
    expect(shown).toHaveAttribute('sizes', sizes);
    expect(shown.getAttribute('srcset')?.split(', ')).toEqual(
      imageWidths.map((width) => `/static/files/abc.png?w=${width} ${width}w`),
    );
  });

  it.each([
    ['beside text', beside('https://elsewhere.test/abc.png')],
    ['as media', media('https://elsewhere.test/abc.png')],
  ])('%s from another site are what they are', async (_where, picture) => {
    await renderPlain(picture);
    const shown = screen.getByRole('img', { name: 'A tree' });
    expect(shown).toHaveAttribute('src', 'https://elsewhere.test/abc.png');
    expect(shown).not.toHaveAttribute('srcset');
  });

  it('OP-230 one that is not chosen yet loads nothing, and keeps its place', async () => {
    await renderPlain(beside(''));
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('[data-unchosen]')).toBeVisible();
  });

  it.each([
    [6, 6, '(min-width: 736px) 344px, 100vw'],
    [3, 9, '(min-width: 736px) 172px, 100vw'],
    [12, 12, '(min-width: 736px) 344px, 100vw'],
  ])('SEC-12 %d of %d twelfths', (picture, text, sizes) => {
    expect(sizesBesideText(picture, text)).toBe(sizes);
  });
});
