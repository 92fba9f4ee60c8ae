import type { EmbedSectionInput, EmbedSize } from '../generated/resolverTypes.ts';
import { innerKind, type WireContent } from './sectionKind.ts';

type SizeWire = WireContent<'EMBED'>['size'];

/** A page of another site (OP-231). */
export const embed = innerKind('EMBED', {
  typename: 'EmbedSection',
  read: ({ src, title, caption, size }) => ({ url: src, title, caption, size: size.toUpperCase() as EmbedSize }),
  write: ({ url, title, caption, size }: EmbedSectionInput, { stored }) => ({
    src: stored(url),
    title,
    caption,
    size: (size ?? 'WIDE').toLowerCase() as SizeWire,
  }),
  path: { src: 'url' },
});
