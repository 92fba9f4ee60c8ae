import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { Highlight20Regular } from '@fluentui/react-icons/svg/highlight';
import { TaskListLtr20Regular } from '@fluentui/react-icons/svg/task-list-ltr';
import { TextBold20Regular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletListLtr20Regular } from '@fluentui/react-icons/svg/text-bullet-list-ltr';
import { TextItalic20Regular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtr20Regular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextStrikethrough20Regular } from '@fluentui/react-icons/svg/text-strikethrough';
import { TextSubscript20Regular } from '@fluentui/react-icons/svg/text-subscript';
import { TextSuperscript20Regular } from '@fluentui/react-icons/svg/text-superscript';
import { TextUnderline20Regular } from '@fluentui/react-icons/svg/text-underline';
import type { ReactElement } from 'react';
import * as commands from './commands.ts';

/** A tool that a format is switched on and off by. */
export interface FormatTool {
  readonly command: commands.Command;
  readonly icon: ReactElement;
}

/** In the order of the bar. Code has no words that could look otherwise. */
export const wordTools: readonly FormatTool[] = [
  { command: commands.bold, icon: <TextBold20Regular /> },
  { command: commands.italic, icon: <TextItalic20Regular /> },
  { command: commands.underline, icon: <TextUnderline20Regular /> },
  { command: commands.strike, icon: <TextStrikethrough20Regular /> },
  { command: commands.highlight, icon: <Highlight20Regular /> },
  { command: commands.code, icon: <Code20Regular /> },
  { command: commands.subscript, icon: <TextSubscript20Regular /> },
  { command: commands.superscript, icon: <TextSuperscript20Regular /> },
];

export const listTools: readonly FormatTool[] = [
  { command: commands.bullets, icon: <TextBulletListLtr20Regular /> },
  { command: commands.numbers, icon: <TextNumberListLtr20Regular /> },
  { command: commands.tasks, icon: <TaskListLtr20Regular /> },
];

/** What a line can be. */
export const lineStyles = [
  commands.paragraph,
  ...commands.headings,
  commands.quotation,
  commands.codeBlock,
] as const satisfies readonly commands.Command[];
