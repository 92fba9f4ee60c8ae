/** A section while it is edited. The types are named as their folders in `web/src/section` and as the members of `SectionContentInput`. */
import type { DraftNode, NodeKey } from './courseDraft.ts';

export interface SectionDraft extends DraftNode {
  readonly content: SectionContent;
  /** Questions of the lecture that are shown in it, in order; none where the content has places for them (`question`, `dialog`). */
  readonly questions: readonly NodeKey[];
}

export type SectionContent =
  | TextContent
  | HtmlContent
  | DividerContent
  | RichTextContent
  | PdfContent
  | TitledContent
  | DialogContent
  | ImageTextContent
  | VideoTextContent
  | AccordionContent
  | BranchContent
  | ButtonContent
  | QuestionContent
  | UnknownContent;

export type SectionType = SectionContent['type'];

/** Plain text; line breaks count (SEC-01). */
export interface TextContent {
  readonly type: 'text';
  readonly text: string;
}

/** Author HTML (SEC-02). */
export interface HtmlContent {
  readonly type: 'html';
  readonly html: string;
}

/** What follows is reached by scrolling, or by a continue button. */
export interface DividerContent {
  readonly type: 'divider';
  readonly divider: 'SCROLL' | 'BUTTON';
}

export interface RichTextContent {
  readonly type: 'richText';
  readonly html: string;
}

export interface PdfContent {
  readonly type: 'pdf';
  readonly url: string;
  /** Left out where it has none, as in drafts from before there were any. */
  readonly title?: string;
}

/** A box with a title. */
export interface TitledContent {
  readonly type: 'important' | 'additionalInfo' | 'examples';
  readonly title: string;
  readonly html: string;
}

export type Side = 'LEFT' | 'RIGHT';

export interface DialogContent {
  readonly type: 'dialog';
  readonly turns: readonly DialogTurn[];
}

export interface DialogTurn {
  /** Whether the learner's own picture is shown. */
  readonly usesOwnPicture: boolean;
  readonly side: Side;
  readonly avatarUrl: string | null;
  readonly avatarName: string | null;
  readonly bubbles: readonly DialogBubble[];
}

export type DialogBubble =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'video' | 'audio'; readonly url: string }
  | { readonly kind: 'question'; readonly question: NodeKey | null };

export interface ImageTextContent {
  readonly type: 'imageText';
  readonly imageUrl: string;
  /** Empty when the picture only decorates. */
  readonly imageAlt: string;
  readonly imageSide: Side;
  /** In twelfths of the width, as `textColumns`: 1 to 12. */
  readonly imageColumns: number;
  readonly textColumns: number;
  readonly html: string;
}

/** Captions of a video in one language. */
export interface VideoCaption {
  /** As BCP 47 has it. */
  readonly language: string;
  /** What viewers choose it by. */
  readonly label: string;
  /** WebVTT. */
  readonly vtt: string;
}

export interface VideoTextContent {
  readonly type: 'videoText';
  readonly videoUrl: string;
  readonly videoSide: Side;
  /** In twelfths of the width, as `textColumns`: 1 to 12. */
  readonly videoColumns: number;
  readonly textColumns: number;
  readonly html: string;
  readonly captions: readonly VideoCaption[];
  /** Plain text; a line may begin with a time. */
  readonly transcript: string;
}

export interface AccordionContent {
  readonly type: 'accordion';
  readonly items: readonly { readonly title: string; readonly html: string }[];
}

/** Ways on; no branch stands within another (OP-100). */
export interface BranchContent {
  readonly type: 'branch';
  readonly options: readonly BranchOption[];
}

export interface BranchOption {
  readonly title: string;
  readonly sections: readonly SectionDraft[];
}

export interface ButtonContent {
  readonly type: 'button';
  readonly buttonText: string;
  /** An address, or a path of this site that begins with `/`. */
  readonly buttonLink: string;
  readonly html: string;
  readonly className: string;
}

/** A place for a question of the lecture; null when it is there no more. */
export interface QuestionContent {
  readonly type: 'question';
  readonly question: NodeKey | null;
}

/** A type that this version does not know: kept as it is stored. */
export interface UnknownContent {
  readonly type: 'unknown';
  readonly storedType: string;
  readonly content: unknown;
}
