import sanitizeHtml from 'sanitize-html';
import { writtenText } from './textKinds.ts';

/**
 * Elements in elements that HTML may have, as many as half of what browsers keep. The parser walks its open elements for each tag:
 * without a bound, text of some hundred kilobytes would keep a server busy for seconds.
 */
export const deepestHtml = 256;

/** What to say about HTML that is refused with {@link HtmlTooDeepError}. */
export const htmlTooDeep = `must have its elements nested at most ${deepestHtml} levels deep`;

/** HTML with more open elements at once than {@link deepestHtml}. */
export class HtmlTooDeepError extends Error {
  override readonly name = 'HtmlTooDeepError';
}

/** These go with everything in them: what stands inside follows other rules of parsing and would read differently outside. */
const nonTextTags =
  'script style textarea option svg math noscript noembed noframes title xmp plaintext template'.split(' ');

/** Broken HTML may read a little differently once elements are taken out; a further pass settles it. */
const mostPasses = 4;

/**
 * A cleaner of HTML by an allow-list; `tidy` is applied to each pass's result. Its work grows with the length of the text alone.
 * It throws {@link HtmlTooDeepError} as soon as an element is nested too deep.
 */
export function createHtmlSanitizer(
  options: sanitizeHtml.IOptions,
  tidy: (clean: string) => string = (clean) => clean,
): (html: string) => string {
  let depth = 0;
  const bounded: sanitizeHtml.IOptions = {
    ...options,
    nonTextTags,
    onOpenTag: () => {
      depth += 1;
      if (depth > deepestHtml) {
        throw new HtmlTooDeepError(htmlTooDeep);
      }
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
  return (html) => {
    let result = html;
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const before = result;
      depth = 0;
      // A character reference, such as `&#1;`, stands for what text may not hold.
      result = writtenText.clean(tidy(sanitizeHtml(before, bounded)));
      if (result === before) {
        break;
      }
    }
    return result;
  };
}
