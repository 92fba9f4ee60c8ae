import { WindowApps20Regular } from '@fluentui/react-icons/svg/window-apps';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { foundIf } from '../../editing/check/contentFinding.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { sectionType } from '../sectionType.ts';
import { EmbedSection } from './EmbedSection.tsx';
import { embedEditorMessages } from './embedEditorMessages.ts';
import { embedSizes, knownSize } from './embedSize.ts';
import type { type_embed$key } from './__generated__/type_embed.graphql.ts';

const shape = z.strictObject({
  type: z.literal('embed'),
  url: z.string(),
  title: z.string(),
  /** Plain text. */
  caption: z.string(),
  size: z.enum(embedSizes),
});

export type EmbedContent = Immutable<z.output<typeof shape>>;

/** A page of another site, which learners load by a press (OP-231). */
export const embed = sectionType<EmbedContent, type_embed$key>({
  name: 'embed',
  label: messages.typeEmbed,
  hint: messages.hintEmbed,
  group: 'media',
  Icon: WindowApps20Regular,
  shape,
  read: (section) => {
    const { url, title, caption, size } = readInlineData<type_embed$key>(
      graphql`
        fragment type_embed on AuthoredEmbedSection @inline {
          url
          title
          caption
          size
        }
      `,
      section,
    );
    return { type: 'embed', url, title, caption, size: knownSize(size) };
  },
  write: (content) => ({ embed: membersOf(content) }),
  make: () => ({ type: 'embed', url: '', title: '', caption: '', size: 'WIDE' }),
  summary: ({ title, caption, url }) => firstPreview([title, caption, url]),
  fieldNames: {
    url: embedEditorMessages.address,
    title: messages.title,
    caption: embedEditorMessages.caption,
    size: embedEditorMessages.size,
  },
  check: ({ url, title }) => [
    ...foundIf(url.trim() === '', 'noMedia', 'url'),
    ...foundIf(title.trim() === '', 'noTitle', 'title'),
  ],
  draw: (content) => createElement(EmbedSection, content),
  editor: () => import('./EmbedSectionEditor.tsx').then((module) => module.EmbedSectionEditor),
});
