import type { BranchContent, DialogBubble, SectionContent } from '../draft/sectionDraft.ts';
import { anything, either, flag, listOf, nullOr, oneOf, record, text, whole, type Shape } from './shape.ts';

const side = oneOf('LEFT', 'RIGHT');
const columns = whole(1, 12);
const bubble: Shape<DialogBubble> = either(
  record({ kind: oneOf('text'), html: text }),
  record({ kind: oneOf('video', 'audio'), url: text }),
  record({ kind: oneOf('question'), question: nullOr(text) }),
);
const turn = record({
  usesOwnPicture: flag,
  side,
  avatarUrl: nullOr(text),
  avatarName: nullOr(text),
  bubbles: listOf(bubble),
});

/** The content of sections of every type but a branch, which holds sections itself. */
export const sectionContent: Shape<Exclude<SectionContent, BranchContent>> = either(
  record({ type: oneOf('text'), text }),
  record({ type: oneOf('html', 'richText'), html: text }),
  record({ type: oneOf('divider'), divider: oneOf('SCROLL', 'BUTTON') }),
  record({ type: oneOf('pdf'), url: text, title: text }),
  record({ type: oneOf('pdf'), url: text }),
  record({ type: oneOf('important', 'additionalInfo', 'examples'), title: text, html: text }),
  record({ type: oneOf('dialog'), turns: listOf(turn) }),
  record({
    type: oneOf('imageText'),
    imageUrl: text,
    imageAlt: text,
    imageSide: side,
    imageColumns: columns,
    textColumns: columns,
    html: text,
  }),
  record({
    type: oneOf('videoText'),
    videoUrl: text,
    videoSide: side,
    videoColumns: columns,
    textColumns: columns,
    html: text,
    captions: listOf(record({ language: text, label: text, vtt: text })),
    transcript: text,
  }),
  record({ type: oneOf('accordion'), items: listOf(record({ title: text, html: text })) }),
  record({ type: oneOf('button'), buttonText: text, buttonLink: text, html: text, className: text }),
  record({ type: oneOf('question'), question: nullOr(text) }),
  record({ type: oneOf('unknown'), storedType: text, content: anything }),
);
