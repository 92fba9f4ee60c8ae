import { foundIf } from '../../editing/check/contentFinding.ts';
import { markupFindings } from '../../editing/check/htmlFindings.ts';
import { buttonTarget } from './buttonLink.ts';
import { CursorClick20Regular } from '@fluentui/react-icons/svg/cursor-click';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { firstPreview } from '../../editing/previewText.ts';
import { z, type Immutable } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { sectionType } from '../sectionType.ts';
import { ButtonSection } from './ButtonSection.tsx';
import type { type_button$key } from './__generated__/type_button.graphql.ts';

const shape = z.strictObject({
  type: z.literal('button'),
  buttonText: z.string(),
  /** An address, or a path of this site that begins with `/`. */
  buttonLink: z.string(),
  html: z.string(),
  className: z.string(),
});

export type ButtonContent = Immutable<z.output<typeof shape>>;

/** A button, and where it leads (SEC-15). */
export const button = sectionType<ButtonContent, type_button$key>({
  name: 'button',
  label: messages.typeButton,
  hint: messages.hintButton,
  group: 'layout',
  Icon: CursorClick20Regular,
  shape,
  read: (section) => {
    const { buttonText, buttonLink, html, className } = readInlineData<type_button$key>(
      graphql`
        fragment type_button on AuthoredButtonSection @inline {
          buttonText
          buttonLink
          html
          className
        }
      `,
      section,
    );
    return { type: 'button', buttonText, buttonLink, html, className };
  },
  write: (content) => ({ button: membersOf(content) }),
  make: ({ button: buttonText }) => ({ type: 'button', buttonText, buttonLink: '', html: '', className: '' }),
  summary: ({ buttonText, html }) => firstPreview([buttonText, html]),
  fieldNames: {
    buttonText: messages.buttonText,
    buttonLink: messages.buttonLink,
    html: messages.text,
    className: messages.className,
  },
  check: ({ buttonLink, html }) => [
    ...foundIf(buttonTarget(buttonLink) === null, 'noLink', 'buttonLink'),
    ...markupFindings('html', html),
  ],
  draw: (content) => createElement(ButtonSection, content),
  editor: () => import('./ButtonSectionEditor.tsx').then((module) => module.ButtonSectionEditor),
});
