import { BookInformation20Regular } from '@fluentui/react-icons/svg/book-information';
import { BranchFork20Regular } from '@fluentui/react-icons/svg/branch-fork';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { CursorClick20Regular } from '@fluentui/react-icons/svg/cursor-click';
import { DocumentPdf20Regular } from '@fluentui/react-icons/svg/document-pdf';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { PanelTopExpand20Regular } from '@fluentui/react-icons/svg/panel-top-expand';
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle';
import { TextParagraph20Regular } from '@fluentui/react-icons/svg/text-paragraph';
import { TextT20Regular } from '@fluentui/react-icons/svg/text-t';
import { Video20Regular } from '@fluentui/react-icons/svg/video';
import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { InsertableType } from '../defaultSection.ts';
import type { SectionType } from '../draft/sectionDraft.ts';
import { canvasMessages as messages } from './messages.ts';

/** A type as it is offered for insertion. */
export interface SectionKind {
  readonly name: MessageDescriptor;
  readonly Icon: ComponentType<{ 'aria-hidden'?: boolean }>;
}

/** How each type of sections is named and drawn small. */
export const sectionKinds: Readonly<Record<InsertableType, SectionKind>> = {
  richText: { name: messages.typeRichText, Icon: TextParagraph20Regular },
  text: { name: messages.typeText, Icon: TextT20Regular },
  imageText: { name: messages.typeImageText, Icon: Image20Regular },
  videoText: { name: messages.typeVideoText, Icon: Video20Regular },
  question: { name: messages.typeQuestion, Icon: QuestionCircle20Regular },
  dialog: { name: messages.typeDialog, Icon: Chat20Regular },
  accordion: { name: messages.typeAccordion, Icon: PanelTopExpand20Regular },
  important: { name: messages.typeImportant, Icon: Warning20Regular },
  additionalInfo: { name: messages.typeAdditionalInfo, Icon: BookInformation20Regular },
  examples: { name: messages.typeExamples, Icon: Lightbulb20Regular },
  button: { name: messages.typeButton, Icon: CursorClick20Regular },
  branch: { name: messages.typeBranch, Icon: BranchFork20Regular },
  pdf: { name: messages.typePdf, Icon: DocumentPdf20Regular },
  html: { name: messages.typeHtml, Icon: Code20Regular },
  divider: { name: messages.typeDivider, Icon: Subtract20Regular },
};

/** The name of a type, also of one that this version does not know. */
export const sectionTypeName = (type: SectionType): MessageDescriptor =>
  type === 'unknown' ? messages.typeUnknown : sectionKinds[type].name;
