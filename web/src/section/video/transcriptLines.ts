import { readVtt } from './webVtt.ts';

/** A line of a transcript. */
export interface TranscriptLine {
  readonly text: string;
  /** Seconds from the beginning; null for a line that does not say when it is spoken. */
  readonly start: number | null;
}

const timedLine = /^\[?(?:(\d{1,3}):)?(\d{1,2}):([0-5]\d)(?:[.,]\d{1,3})?\]?[ \t]+(.+)$/;

/** The lines of a transcript that an author wrote; one may begin with a time, as 1:05 or [1:05]. */
export const linesOfText = (text: string): readonly TranscriptLine[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const found = timedLine.exec(line);
      if (!found) return { text: line, start: null };
      const [, hours = '0', minutes = '0', seconds = '0', words = ''] = found;
      return { text: words, start: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) };
    });

/** A transcript made of captions. What two cues after another say alike is said once. */
export const linesOfCaptions = (vtt: string): readonly TranscriptLine[] =>
  readVtt(vtt).cues.filter(({ text }, index, cues) => text !== '' && text !== cues[index - 1]?.text);

/** The place of the line that is spoken at a second: the last that has begun; -1 for none. */
export const lineAt = (lines: readonly TranscriptLine[], second: number | null): number =>
  second === null ? -1 : lines.findLastIndex(({ start }) => start !== null && start <= second);
