/** Setting text in a PDF, in as many font files as its characters need, in any direction. */
import type { Font, Fonts, Weight } from './letters/font.ts';
import { smallerPieces, unbrokenPieces } from './letters/lineBreaks.ts';
import {
  directionOf,
  drawableText,
  hasRightToLeft,
  isBurmese,
  textRuns,
  type Direction,
  type TextRun,
} from './letters/textRuns.ts';

type Document = PDFKit.PDFDocument;

/** A document and what its texts are drawn with. */
export interface Sheet {
  readonly document: Document;
  readonly fonts: Fonts;
}

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

/** Heights in sizes of the type: of a line, and of what stands above its base line. */
interface Metrics {
  readonly line: number;
  readonly ascent: number;
}

const latinMetrics: Metrics = { line: 1.22, ascent: 0.96875 };
/** Vowels above and below, and letters that stand under others, need more. */
const tallMetrics: Metrics = { line: 1.5, ascent: 1.08 };
const SMALLEST_SIZE = 4;

/**
 * Text is shaped as a whole: split at its blanks, the words of a line from right to left would stay in their order. There, no
 * ligatures but those the script demands: programs that copy read their letters back to front.
 */
function shaping({ text }: TextRun): object {
  if (isBurmese(text)) {
    return { features: ['pref', 'blwf', 'pstf', 'pres', 'abvs', 'blws', 'psts'] };
  }
  return { features: hasRightToLeft(text) ? { liga: false } : [] };
}

export function textWidth(sheet: Sheet, text: string, { weight, size, spacing = 0 }: TextStyle): number {
  return textRuns(drawableText(text, weight, sheet.fonts), weight, sheet.fonts).reduce(
    (width, run) => width + runWidth(sheet, run, size, spacing),
    0,
  );
}

/** One line at a place; answers its height. */
export function drawLine(sheet: Sheet, text: string, style: TextStyle, at: Pick<Box, 'x' | 'y'>): number {
  const drawable = drawableText(text, style.weight, sheet.fonts);
  return drawDrawable(sheet, drawable, style, at, directionOf(drawable));
}

/** What a part is to say where its letters are drawn in another order than they are read. */
export function actualText({ fonts }: Sheet, text: string, weight: Weight): string | undefined {
  const drawable = drawableText(text, weight, fonts);
  return hasRightToLeft(drawable) ? drawable : undefined;
}

/** Lines that fit the width, in the largest size from `style.size` down that needs at most `mostHeight`; answers their height. */
export function drawParagraph(
  sheet: Sheet,
  text: string,
  style: TextStyle & { readonly mostHeight: number },
  box: Box,
): number {
  const drawable = drawableText(text, style.weight, sheet.fonts);
  const direction = directionOf(drawable);
  const { line: lineHeight } = metricsOf(textRuns(drawable, style.weight, sheet.fonts));
  let size = style.size;
  let lines = wrap(sheet, drawable, { ...style, size }, box.width);
  while (lines.length * size * lineHeight > style.mostHeight && size > SMALLEST_SIZE) {
    size -= 1;
    lines = wrap(sheet, drawable, { ...style, size }, box.width);
  }
  return lines.reduce((height, line) => {
    const at = { x: box.x, y: box.y + height };
    return height + drawDrawable(sheet, line, { ...style, size }, at, direction);
  }, 0);
}

function drawDrawable(
  sheet: Sheet,
  line: string,
  style: TextStyle,
  { x, y }: Pick<Box, 'x' | 'y'>,
  direction: Direction,
): number {
  const { document } = sheet;
  const runs = textRuns(line, style.weight, sheet.fonts, direction);
  const metrics = metricsOf(runs);
  // Programs that find and copy take syllables apart wrongly, yet they put lines from right to left in order themselves.
  const isSpelt = metrics === tallMetrics && !hasRightToLeft(line);
  if (isSpelt) {
    document.markContent('Span', { actual: line });
  }
  const characterSpacing = style.spacing ?? 0;
  let left = x;
  const placed = runs.map((run) => {
    const from = left;
    left += runWidth(sheet, run, style.size, characterSpacing);
    return { ...run, from };
  });
  // In the order of reading, which programs that copy keep to.
  for (const { from, ...run } of placed.toSorted((one, other) => one.at - other.at)) {
    useFont(document, run.font);
    const options = { ...shaping(run), characterSpacing, lineBreak: false, baseline: 'alphabetic' } as const;
    document
      .fontSize(style.size)
      .fillColor(style.colour)
      .text(run.text, from, y + metrics.ascent * style.size, options);
  }
  if (isSpelt) {
    document.endMarkedContent();
  }
  return style.size * metrics.line;
}

const metricsOf = (runs: readonly TextRun[]): Metrics =>
  runs.some(({ font }) => font.isTall) ? tallMetrics : latinMetrics;

function runWidth({ document }: Sheet, run: TextRun, size: number, characterSpacing: number): number {
  useFont(document, run.font);
  return document.fontSize(size).widthOfString(run.text, { ...shaping(run), characterSpacing });
}

function wrap(sheet: Sheet, text: string, style: TextStyle, width: number): readonly string[] {
  const fits = (part: string): boolean => measure(sheet, part.trimEnd(), style) <= width;
  const lines: { text: string; width: number }[] = [];
  for (const piece of unbrokenPieces(text).flatMap((part) => (fits(part) ? [part] : smallerPieces(part, fits)))) {
    const last = lines.at(-1);
    if (last !== undefined && last.width + measure(sheet, piece.trimEnd(), style) <= width) {
      last.text += piece;
      last.width += measure(sheet, piece, style);
    } else {
      lines.push({ text: piece, width: measure(sheet, piece, style) });
    }
  }
  return lines.map((line) => line.text.trim());
}

const MEASURED_SIZE = 100;
const measured = new WeakMap<Document, Map<string, number>>();

/** Width of a piece, which is shaped and measured once: fitting tries many sizes. */
function measure(sheet: Sheet, piece: string, { weight, size }: TextStyle): number {
  const widths = measured.get(sheet.document) ?? new Map<string, number>();
  measured.set(sheet.document, widths);
  const key = `${weight}${piece}`;
  const known =
    widths.get(key) ??
    textRuns(piece, weight, sheet.fonts).reduce((sum, run) => sum + runWidth(sheet, run, MEASURED_SIZE, 0), 0);
  widths.set(key, known);
  return (known / MEASURED_SIZE) * size;
}

const registered = new WeakMap<Document, Set<string>>();

function useFont(document: Document, { name, bytes }: Font): void {
  const fonts = registered.get(document) ?? new Set();
  if (!fonts.has(name)) {
    document.registerFont(name, Buffer.from(bytes));
    registered.set(document, fonts.add(name));
  }
  document.font(name);
}
