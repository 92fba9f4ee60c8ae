import Embed from 'quill/blots/embed.js';
import type { Mark } from '../uploads/TextPictures.ts';
import { keyOfMark } from '../uploads/uploadMark.ts';

/** What stands in a text for a picture that is being uploaded (`uploads/uploadMark.ts`). It is one character to the cursor. */
export class UploadMark extends Embed {
  static override blotName = 'upload';
  static override tagName = 'SPAN';
  static override className = 'ql-upload';

  static override create({ key, name }: Mark): Node {
    const node = super.create() as HTMLElement;
    node.classList.add(`ql-upload-${key}`);
    node.textContent = name;
    return node;
  }

  static override value(node: HTMLElement): Mark | null {
    const key = keyOfMark(node);
    return key === null ? null : { key, name: node.textContent.replaceAll('\uFEFF', '') };
  }
}
