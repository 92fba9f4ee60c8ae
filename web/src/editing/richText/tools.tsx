import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { TextBold20Regular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletListLtr20Regular } from '@fluentui/react-icons/svg/text-bullet-list-ltr';
import { TextItalic20Regular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtr20Regular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextStrikethrough20Regular } from '@fluentui/react-icons/svg/text-strikethrough';
import { TextSubscript20Regular } from '@fluentui/react-icons/svg/text-subscript';
import { TextSuperscript20Regular } from '@fluentui/react-icons/svg/text-superscript';
import { TextUnderline20Regular } from '@fluentui/react-icons/svg/text-underline';
import type { ReactElement } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';

/** A tool that a format is switched on and off by. */
export interface FormatTool {
  readonly name: MessageDescriptor;
  readonly icon: ReactElement;
  readonly format: string;
  readonly value: true | string;
}

export const formatTools: readonly FormatTool[] = [
  { name: messages.bold, icon: <TextBold20Regular />, format: 'bold', value: true },
  { name: messages.italic, icon: <TextItalic20Regular />, format: 'italic', value: true },
  { name: messages.underline, icon: <TextUnderline20Regular />, format: 'underline', value: true },
  { name: messages.strike, icon: <TextStrikethrough20Regular />, format: 'strike', value: true },
  { name: messages.bullets, icon: <TextBulletListLtr20Regular />, format: 'list', value: 'bullet' },
  { name: messages.numbers, icon: <TextNumberListLtr20Regular />, format: 'list', value: 'ordered' },
  { name: messages.code, icon: <Code20Regular />, format: 'code', value: true },
  { name: messages.subscript, icon: <TextSubscript20Regular />, format: 'script', value: 'sub' },
  { name: messages.superscript, icon: <TextSuperscript20Regular />, format: 'script', value: 'super' },
];

/** What a line can be; headings begin at the second level, as the page has its own. */
export const lineStyles: readonly { readonly value: string; readonly name: MessageDescriptor }[] = [
  { value: '', name: messages.paragraph },
  { value: 'header 2', name: messages.heading2 },
  { value: 'header 3', name: messages.heading3 },
  { value: 'header 4', name: messages.heading4 },
  { value: 'blockquote', name: messages.quotation },
  { value: 'code-block', name: messages.codeBlock },
];
