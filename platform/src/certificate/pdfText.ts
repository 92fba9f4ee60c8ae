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
const SMALLEST_SIZE = 4;

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

/** Lines that fit the width, in the largest size from `style.size` down that needs at most `mostHeight`; answers their height. */
export function drawParagraph(
  document: Document,
  text: string,
  style: TextStyle & { readonly mostHeight: number },
  box: Box,
): number {
  let size = style.size;
  let lines = wrap(document, text, { ...style, size }, box.width);
  while (lines.length * size * LINE_HEIGHT > style.mostHeight && size > SMALLEST_SIZE) {
    size -= 1;
    lines = wrap(document, text, { ...style, size }, box.width);
  }
  return lines.reduce(
    (height, line) => height + drawLine(document, line, { ...style, size }, { x: box.x, y: box.y + height }),
    0,
  );
}

function wrap(document: Document, text: string, style: TextStyle, width: number): readonly string[] {
  const lines: { text: string; width: number }[] = [];
  const space = measure(document, ' ', style);
  for (const word of text.split(/\s+/).flatMap((part) => breakWord(document, part, style, width))) {
    const wordWidth = measure(document, word, style);
    const last = lines.at(-1);
    if (last !== undefined && last.width + space + wordWidth <= width) {
      last.text += ` ${word}`;
      last.width += space + wordWidth;
    } else {
      lines.push({ text: word, width: wordWidth });
    }
  }
  return lines.map((line) => line.text);
}

/** A word that is wider than the box comes in pieces. */
function breakWord(document: Document, word: string, style: TextStyle, width: number): readonly string[] {
  const pieces: { text: string; width: number }[] = [];
  for (const character of word) {
    const characterWidth = measure(document, character, style);
    const last = pieces.at(-1);
    if (last !== undefined && last.width + characterWidth <= width) {
      last.text += character;
      last.width += characterWidth;
    } else {
      pieces.push({ text: character, width: characterWidth });
    }
  }
  return pieces.map((piece) => piece.text);
}

const MEASURED_SIZE = 100;
const measured = new WeakMap<Document, Map<string, number>>();

/** Width without kerning, by characters that are measured once: fitting tries many sizes. */
function measure(document: Document, text: string, { weight, size }: TextStyle): number {
  const widths = measured.get(document) ?? new Map<string, number>();
  measured.set(document, widths);
  let sum = 0;
  for (const character of text) {
    const key = `${weight}${character}`;
    const known = widths.get(key) ?? textWidth(document, character, { weight, size: MEASURED_SIZE, colour: '' });
    widths.set(key, known);
    sum += known;
  }
  return (sum / MEASURED_SIZE) * size;
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
