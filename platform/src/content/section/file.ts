import { plainText, record, url } from './fields.ts';
import { plainKind, withoutAddress } from './sectionKind.ts';

/** A file to download, with its title (OP-207). */
export const file = plainKind(
  'FILE',
  record({ src: url, title: plainText }),
  {
    src: 'https://example.org/checklist.pdf',
    title: 'Checklist',
  },
  withoutAddress('src'),
);
