import type { FileSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';

/** A file to download, with its title (OP-207). */
export const file = innerKind('FILE', {
  typename: 'FileSection',
  read: ({ src, title }) => ({ url: src, title }),
  write: ({ url, title }: FileSectionInput, { stored }) => ({ src: stored(url), title }),
  path: { src: 'url' },
});
