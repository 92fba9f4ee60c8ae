/** Captions as WebVTT (BEY-19): what is taken of a text, and which line of it is refused, and why. */
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { linesOfSrt } from './srt.ts';

const timePattern = String.raw`(?:(\d{1,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timingLine = new RegExp(String.raw`^${timePattern}[ \t]*-->[ \t]*${timePattern}((?:[ \t]+\S+)*)[ \t]*$`);

export type VttReading =
  /** The text with plain line ends and without what only says how it looks. */
  { readonly text: string } | { readonly problem: string };

interface Block {
  /** From 1, of its first line. */
  readonly line: number;
  readonly lines: readonly string[];
}

/**
 * Reads captions, also those of SRT, which become WebVTT. Every cue has a timing line that ends after it begins, begins no earlier than the cue before, and is short
 * enough to be read on a screen. Blocks of styles and regions are left out: they would let a text of the course draw over the page.
 */
export function readVtt(received: string): VttReading {
  const read = received.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const ofSrt = linesOfSrt(read);
  const lines = ofSrt ?? read;
  if (ofSrt === null && !/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) {
    return { problem: 'line 1: must be WEBVTT' };
  }
  const kept: string[] = ['WEBVTT'];
  let last = 0;
  let cues = 0;
  for (const { line, lines: block } of blocksOf(lines, ofSrt === null)) {
    const first = block[0] ?? '';
    if (/^NOTE(?:[ \t]|$)/.test(first) || /^(?:STYLE|REGION)[ \t]*$/.test(first)) {
      continue;
    }
    const at = block.findIndex((text) => text.includes('-->'));
    if (at !== 0 && at !== 1) {
      return { problem: `line ${line}: is neither a cue nor a note` };
    }
    const times = timesOf(block[at] ?? '');
    if (times === null) {
      return { problem: `line ${line + at}: must have two times, as 00:01.000 --> 00:04.000` };
    }
    if (times.end <= times.start) {
      return { problem: `line ${line + at}: must end after it begins` };
    }
    if (times.start < last) {
      return { problem: `line ${line + at}: must not begin before the cue above it` };
    }
    const second = block.findIndex((text, index) => index > at && text.includes('-->'));
    if (second !== -1) {
      return { problem: `line ${line + second}: must stand after an empty line` };
    }
    if (block.slice(at + 1).join(' ').length > limits.cueCharacters) {
      return { problem: `line ${line + at}: must be followed by at most ${limits.cueCharacters} characters` };
    }
    last = times.start;
    cues += 1;
    kept.push('', ...block);
  }
  return cues === 0 ? { problem: 'line 1: must be followed by a cue' } : { text: `${kept.join('\n')}\n` };
}

/** What stands between empty lines, without the head. */
function blocksOf(lines: readonly string[], hasHead: boolean): readonly Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | null = null;
  const gap = lines.indexOf('') === -1 ? lines.length : lines.indexOf('');
  const body = hasHead ? gap : 0;
  for (const [index, text] of lines.entries()) {
    if (index < body || text === '') {
      open = null;
    } else if (open === null) {
      open = { line: index + 1, lines: [text] };
      blocks.push(open);
    } else {
      open.lines.push(text);
    }
  }
  return blocks;
}

/** The times of a timing line in milliseconds; null for a line that is none. */
function timesOf(line: string): { readonly start: number; readonly end: number } | null {
  const found = timingLine.exec(line);
  return found === null ? null : { start: milliseconds(found.slice(1, 5)), end: milliseconds(found.slice(5, 9)) };
}

const milliseconds = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: readonly (
  | string
  | undefined
)[]): number => ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
