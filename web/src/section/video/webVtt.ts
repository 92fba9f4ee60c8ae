import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { linesOfSrt } from './srt.ts';

/** Something that is said in a video. */
export interface Cue {
  /** Whole seconds from the beginning. */
  readonly start: number;
  /** Plain text; who speaks stands before it. */
  readonly text: string;
}

/** What the platform would refuse, by the same rules (BEY-19). */
export type VttProblem = 'head' | 'neither' | 'times' | 'end' | 'order' | 'gap' | 'long' | 'none';

export interface VttReading {
  /** Those before the problem. */
  readonly cues: readonly Cue[];
  readonly problem: { readonly kind: VttProblem; /** From 1. */ readonly line: number } | null;
}

const timePattern = String.raw`(?:(\d{1,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timingLine = new RegExp(String.raw`^${timePattern}[ \t]*-->[ \t]*${timePattern}(?:[ \t]+\S+)*[ \t]*$`);

/** Reads captions as WebVTT, also those of SRT: notes, styles and regions say nothing. */
export function readVtt(vtt: string): VttReading {
  const given = vtt.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const ofSrt = linesOfSrt(given);
  const lines = ofSrt ?? given;
  const cues: Cue[] = [];
  const refused = (kind: VttProblem, line: number): VttReading => ({ cues, problem: { kind, line } });
  if (!ofSrt && !/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return refused('head', 1);
  let last = 0;
  for (const { line, texts } of blocksOf(lines, !ofSrt)) {
    if (/^NOTE(?:[ \t]|$)|^(?:STYLE|REGION)[ \t]*$/.test(texts[0] ?? '')) continue;
    const at = texts.findIndex((text) => text.includes('-->'));
    if (at !== 0 && at !== 1) return refused('neither', line);
    const times = timingLine.exec(texts[at] ?? '');
    if (!times) return refused('times', line + at);
    const [start, end] = [milliseconds(times.slice(1, 5)), milliseconds(times.slice(5, 9))];
    if (end <= start) return refused('end', line + at);
    if (start < last) return refused('order', line + at);
    const second = texts.findIndex((text, index) => index > at && text.includes('-->'));
    if (second !== -1) return refused('gap', line + second);
    const said = texts.slice(at + 1).join(' ');
    if (said.length > limits.cueCharacters) return refused('long', line + at);
    last = start;
    cues.push({ start: Math.floor(start / 1000), text: plainCue(said) });
  }
  return cues.length === 0 ? refused('none', 1) : { cues, problem: null };
}

function blocksOf(lines: readonly string[], hasHead: boolean): { line: number; texts: string[] }[] {
  const blocks: { line: number; texts: string[] }[] = [];
  const head = hasHead ? lines.indexOf('') : 0;
  let open = false;
  lines.forEach((text, index) => {
    if (head === -1 || index < head || text === '') open = false;
    else if (open) blocks.at(-1)?.texts.push(text);
    else {
      open = true;
      blocks.push({ line: index + 1, texts: [text] });
    }
  });
  return blocks;
}

const milliseconds = ([hours = '0', minutes, seconds, rest]: readonly (string | undefined)[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

/** What an entity of HTML stands for, as the browser knows it; one of nobody stays as it is. */
function signOf(entity: string): string {
  const holder = document.createElement('textarea');
  holder.innerHTML = entity;
  return holder.value;
}

/** The text of a cue without its marks; a voice becomes the name of who speaks. No pattern reads beyond the next `<`: no text takes long. */
const plainCue = (text: string): string =>
  text
    .replace(/<v(?:\.[^\s<>]*)?[ \t]([^<>]+)>/g, (_, who: string) => `${who.trim()}: `)
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi, signOf)
    .trim();

/** Captions of SRT as WebVTT, as the platform keeps them; others stay as they are. */
export function asVtt(text: string): string {
  const lines = linesOfSrt(text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/));
  return lines === null ? text : `WEBVTT\n\n${lines.join('\n').trim()}\n`;
}
