import type { AudioSectionInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';

/** A sound with its title and what is said in it (OP-207). */
export const audio = innerKind('AUDIO', {
  typename: 'AudioSection',
  read: ({ src, title, transcript }) => ({ url: src, title, transcript }),
  write: ({ url, title, transcript }: AudioSectionInput, { stored }) => ({ src: stored(url), title, transcript }),
  path: { src: 'url' },
});
