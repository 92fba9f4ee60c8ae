import { tidyLine } from '../../shared/lineOfText.ts';
import type { CourseFields } from '../courseFields.ts';

/** CRS-17, letter by letter. */
const MARK = ' – Copy';
/** The longest name of a course, in characters (VAL-10). */
const LONGEST_NAME = 255;

/** The name of a copy. One that is too long gives way at its end, and never in the middle of a character. */
export function copyName(name: string): string {
  let kept = name.slice(0, LONGEST_NAME - MARK.length);
  if (/[\uD800-\uDBFF]$/.test(kept)) {
    kept = kept.slice(0, -1);
  }
  return `${kept.trimEnd()}${MARK}`;
}

/** The fields of a copy: nobody finds it yet, no voucher is asked for, and it is no template (CRS-17). */
export const copiedFields = (fields: CourseFields, name: string | undefined): CourseFields => ({
  ...fields,
  name: name === undefined ? copyName(fields.name) : tidyLine(name),
  published: false,
  voucherActivated: false,
  template: false,
});
