import Delta from 'quill-delta';
import type { Range } from 'quill/core.js';
import type { Context } from 'quill/modules/keyboard.js';
import type { Quill } from './createQuill.ts';
import { languageNamed } from './codeLines.ts';
import { enterMarkOf } from './markdown.ts';
import { asOneStep, textOf } from './typed.ts';

/** Enter behind three backticks begins code, behind three dashes it draws a rule. */
export const enterBindings = {
  'markdown enter': {
    key: 'Enter',
    collapsed: true,
    format: {
      'code-block': false,
      blockquote: false,
      header: false,
      list: false,
      table: false,
      code: false,
    } as Record<string, unknown>,
    handler(this: { quill: Quill }, range: Range, { line, offset }: Context): boolean {
      const { quill } = this;
      const start = range.index - offset;
      const mark = enterMarkOf(textOf(quill, start, offset));
      const behind = line.length() - 1 - offset;
      if (mark === null || (mark === 'rule' && behind > 0)) {
        return true;
      }
      // Undoing leaves what Enter does anywhere.
      quill.updateContents(new Delta().retain(range.index).insert('\n'), 'user');
      asOneStep(quill, () => {
        const gone = new Delta().retain(start).delete(offset + 1);
        quill.updateContents(
          mark === 'rule'
            ? gone.insert({ rule: true })
            : gone.retain(behind).retain(1, { 'code-block': languageNamed(mark.code) ?? true }),
          'user',
        );
        quill.setSelection(mark === 'rule' ? start + 1 : start, 0, 'silent');
      });
      return false;
    },
  },
};
