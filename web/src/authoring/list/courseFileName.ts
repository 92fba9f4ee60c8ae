/** What a system of files refuses in a name, or reads as something else. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
/** File systems count bytes, 255 of them at most; what is a letter to JavaScript takes up to three. */
const longest = 80;

/** Windows has them for devices, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The name of the file of an exported course: `{name}.json` (OP-73). */
export function courseFileName(name: string): string {
  const safe = name.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longest);
  // Half a character may be left at the end.
  const stem = safe.replace(/^[. ]+|[. ]+$|[. ]*[\uD800-\uDBFF]$/g, '') || 'course';
  return `${stem.replace(devices, '$&_')}.json`;
}
