import { Attributor, ClassAttributor, Scope } from 'parchment';
import { BlockEmbed } from 'quill/blots/block.js';
import Embed from 'quill/blots/embed.js';
import Inline from 'quill/blots/inline.js';
import Quill, { type Range } from 'quill/core.js';
import { BackgroundStyle } from 'quill/formats/background.js';
import Blockquote from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import { Code } from 'quill/formats/code.js';
import { ColorStyle } from 'quill/formats/color.js';
import { FontClass } from 'quill/formats/font.js';
import Header from 'quill/formats/header.js';
import Image from 'quill/formats/image.js';
import IndentClass from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import Script from 'quill/formats/script.js';
import { SizeClass } from 'quill/formats/size.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import Video from 'quill/formats/video.js';
import Clipboard from 'quill/modules/clipboard.js';
import { sanitizeHtml } from '../../ui/authorHtml/sanitizeHtml.ts';
import { takingCarried, type PasteData } from './carriedPictures.ts';
import { cleanPaste } from './cleanPaste.ts';
import { CodeLine } from './codeLines.ts';
import { Formula, FormulaBlock } from './formulaBlots.ts';
import { copiedText } from './formulaCommands.ts';
import { htmlOfMarks } from './pastedFormulas.ts';
import { linkSelection } from './pastedAddress.ts';
import { ListStart, ListType, NumberedItem } from './listNumbers.ts';
import { pictureTakerOf } from './pictureTaker.ts';
import { PictureUploader } from './PictureUploader.ts';
import { pasteIntoCell, roomFor } from './table/pasteTable.ts';
import { tableFormats } from './table/tableBlots.ts';
import { withParts } from './table/tableHtml.ts';
import { UploadMark } from './UploadMark.ts';

/** Where a link leads, and whether it opens a new tab (EDIT-16). */
export interface LinkValue {
  readonly href: string;
  readonly newTab: boolean;
}

/** A link that may also stay in the tab; the library's own always opens a new one. */
class Link extends Inline {
  static override blotName = 'link';
  static override tagName = 'A';

  static override create({ href, newTab }: LinkValue): HTMLElement {
    const node = super.create();
    node.setAttribute('href', href);
    if (newTab) node.setAttribute('target', '_blank');
    return node;
  }

  static override formats(node: HTMLElement): LinkValue {
    return { href: node.getAttribute('href') ?? '', newTab: node.getAttribute('target') === '_blank' };
  }

  override format(name: string, value: unknown): void {
    if (name === Link.blotName && value) {
      const { href, newTab } = value as LinkValue;
      this.domNode.setAttribute('href', href);
      this.domNode.toggleAttribute('target', newTab);
      if (newTab) this.domNode.setAttribute('target', '_blank');
    } else super.format(name, value);
  }
}

/** A new line within a paragraph. */
class SoftBreak extends Embed {
  static override blotName = 'softBreak';
  static override tagName = 'SPAN';
  static override className = 'ql-soft-break';

  static override create(): Node {
    const node = super.create() as HTMLElement;
    node.append(document.createElement('br'));
    return node;
  }

  static override value(): true {
    return true;
  }
}

/** A piece of HTML that the editor cannot show in its own way. It stays exactly as it is, and can be deleted as a whole. */
class Kept extends BlockEmbed {
  static override blotName = 'kept';
  static override tagName = 'DIV';
  static override className = 'ql-kept';

  static override create(html: string): Node {
    const node = super.create() as HTMLElement;
    node.contentEditable = 'false';
    node.inert = true;
    node.dataset['kept'] = html;
    node.innerHTML = sanitizeHtml(html);
    return node;
  }

  static override value(node: HTMLElement): string {
    return node.dataset['kept'] ?? '';
  }
}

/** Where the lines of a block stand; the end is on the right, or on the left in scripts that run from there. */
const Align = new ClassAttributor('align', 'ql-align', {
  scope: Scope.BLOCK,
  whitelist: ['center', 'end', 'justify', 'left', 'right', 'start'],
});

/** How a block runs, as every other text of the web says it. */
const Direction = new Attributor('direction', 'dir', { scope: Scope.BLOCK, whitelist: ['rtl', 'ltr', 'auto'] });

/** A picture whose words may be empty, as it only decorates. */
class Picture extends Image {
  override format(name: string, value: unknown): void {
    if (name === 'alt' && typeof value === 'string') this.domNode.setAttribute('alt', value);
    else super.format(name, value as string);
  }
}

/** A thematic break. */
class Rule extends BlockEmbed {
  static override blotName = 'rule';
  static override tagName = 'HR';

  static override value(): true {
    return true;
  }
}

/** Words that say by their element alone what they are. */
const plainInlines = ['mark', 'small', 'kbd', 'cite', 'q', 'ins', 'del'].map(
  (name) =>
    class extends Inline {
      static override blotName = name;
      static override tagName = name.toUpperCase();

      static override formats(): true {
        return true;
      }
    },
);

/** The formats that `contracts/authorHtml.json` lets stand and the editor can edit. */
export const formats = [
  'align background blockquote bold code code-block color direction font formula formula-block header image indent italic kept link list list-start list-type',
  'rule script size softBreak strike table table-body table-container table-row underline upload video',
  plainInlines.map(({ blotName }) => blotName).join(' '),
]
  .join(' ')
  .split(' ');

Quill.register(
  Object.fromEntries(
    [
      Align,
      BackgroundStyle,
      Blockquote,
      Bold,
      Code,
      CodeLine,
      ColorStyle,
      Direction,
      FontClass,
      Formula,
      FormulaBlock,
      Header,
      Picture,
      IndentClass,
      Italic,
      Kept,
      Link,
      ListStart,
      ListType,
      NumberedItem,
      Rule,
      Script,
      SizeClass,
      SoftBreak,
      Strike,
      Underline,
      UploadMark,
      Video,
      ...tableFormats,
      ...plainInlines,
    ].map((format) => [`formats/${'blotName' in format ? format.blotName : format.attrName}`, format]),
  ),
  true,
);
/** What is pasted comes without its looks; what is copied breaks its lines where it may. */
class CleanClipboard extends Clipboard {
  #beside: PasteData = { files: [], rtf: '' };

  override onCapturePaste(event: ClipboardEvent): void {
    const { clipboardData } = event;
    this.#beside = { files: [...(clipboardData?.files ?? [])], rtf: clipboardData?.getData('text/rtf') ?? '' };
    super.onCapturePaste(event);
    this.#beside = { files: [], rtf: '' };
  }

  override onPaste(range: Range, { html, text }: { readonly html?: string; readonly text?: string }): void {
    if (linkSelection(this.quill, range, text)) return;
    const written = html || htmlOfMarks(text ?? '');
    const taker = takingCarried(pictureTakerOf(this.quill), written ?? '', this.#beside);
    // Within code it is the text that is taken.
    const clean = {
      text: text ?? '',
      ...(written ? { html: cleanPaste(written, taker) } : {}),
    };
    if (!pasteIntoCell(this.quill, range, clean)) super.onPaste(roomFor(this.quill, range, clean), clean);
  }

  override onCopy(range: Range, isCut: boolean): { html: string; text: string } {
    const { html, text } = super.onCopy(range, isCut);
    return { html: withParts(html.replaceAll('&nbsp;', ' ')), text: copiedText(this.quill, range, text) };
  }
}

Quill.register('modules/clipboard', CleanClipboard, true);
Quill.register('modules/uploader', PictureUploader, true);
export { Quill };
