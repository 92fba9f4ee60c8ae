import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { foundIf } from '../../editing/check/contentFinding.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { sectionType } from '../sectionType.ts';
import { FileSection } from './FileSection.tsx';
import type { type_file$key } from './__generated__/type_file.graphql.ts';

const shape = z.strictObject({
  type: z.literal('file'),
  url: z.string(),
  title: z.string(),
});

export type FileContent = Immutable<z.output<typeof shape>>;

/** A file to download (OP-207). */
export const file = sectionType<FileContent, type_file$key>({
  name: 'file',
  label: messages.typeFile,
  hint: messages.hintFile,
  group: 'media',
  Icon: ArrowDownload20Regular,
  shape,
  read: (section) => {
    const { url, title } = readInlineData<type_file$key>(
      graphql`
        fragment type_file on AuthoredFileSection @inline {
          url
          title
        }
      `,
      section,
    );
    return { type: 'file', url, title };
  },
  write: (content) => ({ file: membersOf(content) }),
  make: () => ({ type: 'file', url: '', title: '' }),
  summary: ({ title, url }) => previewText(title || url),
  fieldNames: { url: messages.file, title: messages.title },
  check: ({ url }) => foundIf(url.trim() === '', 'noMedia', 'url'),
  draw: (content) => createElement(FileSection, content),
  editor: () => import('./FileSectionEditor.tsx').then((module) => module.FileSectionEditor),
});
