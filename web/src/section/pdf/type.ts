import { foundIf } from '../../editing/check/contentFinding.ts';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { previewText } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { PdfSection } from './PdfSection.tsx';
import type { type_pdf$key } from './__generated__/type_pdf.graphql.ts';

const shape = z.strictObject({
  type: z.literal('pdf'),
  url: z.string(),
  /** Left out where it has none, as in drafts from before there were any. */
  title: z.optional(z.string()),
});

export type PdfContent = Immutable<z.output<typeof shape>>;

/** A PDF by its address (SEC-05). */
export const pdf = sectionType<PdfContent, type_pdf$key>({
  name: 'pdf',
  label: messages.typePdf,
  hint: messages.hintPdf,
  group: 'media',
  Icon: DocumentPdf20Regular,
  shape,
  read: (section) => {
    const { url, title } = readInlineData<type_pdf$key>(
      graphql`
        fragment type_pdf on AuthoredPdfSection @inline {
          url
          title
        }
      `,
      section,
    );
    return { type: 'pdf', url, ...(title ? { title } : {}) };
  },
  write: (content) => ({ pdf: membersOf(content) }),
  make: () => ({ type: 'pdf', url: '' }),
  summary: ({ title, url }) => previewText(title || url),
  fieldNames: { url: messages.pdf, title: messages.title },
  check: ({ url }) => foundIf(url.trim() === '', 'noMedia', 'url'),
  draw: (content) => createElement(PdfSection, content),
  editor: () => import('./PdfSectionEditor.tsx').then((module) => module.PdfSectionEditor),
});
