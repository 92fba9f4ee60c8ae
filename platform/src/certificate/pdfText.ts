/** Setting text in a PDF, in as many font files as its characters need. */
import { fontBytes, textRuns, type Weight } from './certificateFonts.ts';

type Document = PDFKit.PDFDocument;

export interface TextStyle {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  readonly colour: string;
  /** Points between characters. */
  readonly spacing?: number;
}

export interface Box {
  readonly x: number;
  /** Top of the first line. */
  readonly y: number;
  readonly width: number;
}

const LINE_HEIGHT = 1.22;

export function textWidth(document: Document, text: string, { weight, size, spacing = 0 }: TextStyle): number {
  return textRuns(text, weight).reduce((width, run) => {
    useFont(document, run);
    return width + document.fontSize(size).widthOfString(run.text, { characterSpacing: spacing });
  }, 0);
}

/** One line at a place; answers its height. */
export function drawLine(document: Document, text: string, style: TextStyle, { x, y }: Pick<Box, 'x' | 'y'>): number {
  let left = x;
  for (const run of textRuns(text, style.weight)) {
    useFont(document, run);
    const options = { characterSpacing: style.spacing ?? 0, lineBreak: false };
    document.fontSize(style.size).fillColor(style.colour).text(run.text, left, y, options);
    left += document.widthOfString(run.text, options);
  }
  return style.size * LINE_HEIGHT;
}

/** Lines that fit the box, in the largest size from `style.size` down to `smallest` that needs at most `mostLines`. */
export function drawParagraph(
  document: Document,
  text: string,
  style: TextStyle & { readonly smallest: number; readonly mostLines: number },
  box: Box,
): number {
  let size = style.size;
  let lines = wrap(document, text, { ...style, size }, box.width);
  while (lines.length > style.mostLines && size > style.smallest) {
    size -= 1;
    lines = wrap(document, text, { ...style, size }, box.width);
  }
  return lines.reduce(
    (height, line) => height + drawLine(document, line, { ...style, size }, { x: box.x, y: box.y + height }),
    0,
  );
}

function wrap(document: Document, text: string, style: TextStyle, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((part) => breakWord(document, part, style, width))) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(document, joined, style) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than the box comes in pieces. */
function breakWord(document: Document, word: string, style: TextStyle, width: number): readonly string[] {
  if (textWidth(document, word, style) <= width) return [word];
  const pieces: string[] = [''];
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`;
    if (textWidth(document, longer, style) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

const registered = new WeakMap<Document, Set<string>>();

function useFont(document: Document, { font, file }: { readonly font: string; readonly file: string }): void {
  const fonts = registered.get(document) ?? new Set();
  if (!fonts.has(font)) {
    document.registerFont(font, fontBytes(file));
    registered.set(document, fonts.add(font));
  }
  document.font(font);
}
