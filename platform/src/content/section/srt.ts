/** Subtitles as SRT, as WebVTT has them, line by line (BEY-19): what is refused of them has its line in the file. */

const srtTime = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})`;
/** Behind the times some tools say where on the screen a text stands. */
const srtTiming = new RegExp(String.raw`^\s*${srtTime}\s*-->\s*${srtTime}(?:\s.*)?$`);

/** The lines of a text of SRT; null for one that is none. Numbers of cues stay as their ids. */
export function linesOfSrt(lines: readonly string[]): readonly string[] | null {
  const first = lines.findIndex((line) => line.trim() !== '');
  const isSrt = lines.slice(Math.max(first, 0), first + 2).some((line) => srtTiming.test(line));
  return isSrt ? lines.map(lineOfSrt) : null;
}

function lineOfSrt(line: string): string {
  const found = srtTiming.exec(line);
  return found === null ? textOfSrt(line) : `${vttTime(found.slice(1, 5))} --> ${vttTime(found.slice(5, 9))}`;
}

const vttTime = ([hours = '0', minutes = '', seconds = '', rest = '']: readonly (string | undefined)[]): string =>
  `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}.${rest.padEnd(3, '0')}`;

/** Bold, italic and underlined words are so in both; colours and places are nothing here, and whatever else looks like a mark is text. */
const textOfSrt = (line: string): string =>
  line
    .trim()
    .replaceAll(/\{\\[^{}]*\}/g, '')
    .replaceAll(/<\/?font(?:\s[^<>]*)?>/gi, '')
    .replaceAll(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll(/<(\/?)([biu])>/gi, (_mark, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`);
