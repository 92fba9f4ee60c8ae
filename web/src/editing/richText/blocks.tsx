import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { LineHorizontal120Regular } from '@fluentui/react-icons/svg/line-horizontal';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { MathFormula20Regular } from '@fluentui/react-icons/svg/math-formula';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import { TaskListLtr20Regular } from '@fluentui/react-icons/svg/task-list-ltr';
import { TextBulletListLtr20Regular } from '@fluentui/react-icons/svg/text-bullet-list-ltr';
import {
  TextHeader120Regular,
  TextHeader220Regular,
  TextHeader320Regular,
} from '@fluentui/react-icons/svg/text-header';
import { TextNumberListLtr20Regular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextParagraph20Regular } from '@fluentui/react-icons/svg/text-paragraph';
import { TextQuote20Regular } from '@fluentui/react-icons/svg/text-quote';
import type { ReactElement } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import * as commands from './commands.ts';
import type { Quill } from './createQuill.ts';
import { insertTable } from './insertTable.ts';
import { askForPanel } from './panelAsked.ts';
import { insertRule } from './textCommands.ts';

/** What can be put into a text by its name. */
export interface Block {
  readonly name: MessageDescriptor;
  readonly icon: ReactElement;
  /** What is typed for it instead. */
  readonly mark: string;
  /** What people call it elsewhere, in any language. */
  readonly also: string;
  readonly run: (quill: Quill) => void;
}

const [heading, subheading, smallHeading] = commands.headings;

const of = ({ name, run }: commands.Command, icon: ReactElement, mark: string, also: string): Block => ({
  name,
  icon,
  mark,
  also,
  run,
});

export const blocks: readonly Block[] = [
  of(commands.paragraph, <TextParagraph20Regular />, '', 'text'),
  of(heading, <TextHeader120Regular />, '#', 'h1 heading title'),
  of(subheading, <TextHeader220Regular />, '##', 'h2 heading'),
  of(smallHeading, <TextHeader320Regular />, '###', 'h3 heading'),
  of(commands.bullets, <TextBulletListLtr20Regular />, '-', 'ul bullet list'),
  of(commands.numbers, <TextNumberListLtr20Regular />, '1.', 'ol number list'),
  of(commands.tasks, <TaskListLtr20Regular />, '[]', 'todo check list'),
  of(commands.quotation, <TextQuote20Regular />, '>', 'quote'),
  of(commands.codeBlock, <Code20Regular />, '```', 'code pre'),
  { name: messages.table, icon: <Table20Regular />, mark: '', also: 'table', run: insertTable },
  {
    name: messages.image,
    icon: <Image20Regular />,
    mark: '',
    also: 'image photo',
    run: (quill) => askForPanel(quill, 'image'),
  },
  {
    name: messages.link,
    icon: <Link20Regular />,
    mark: '',
    also: 'link url',
    run: (quill) => askForPanel(quill, 'link'),
  },
  of(commands.formula, <MathFormula20Regular />, '$$', 'formula math latex tex equation'),
  { name: messages.rule, icon: <LineHorizontal120Regular />, mark: '---', also: 'hr divider rule', run: insertRule },
];
