/** The parts in use of libraries that bring no types. */
declare module 'bidi-js' {
  export interface Bidi {
    getEmbeddingLevels(
      text: string,
      base?: 'ltr' | 'rtl',
    ): { readonly levels: Uint8Array; readonly paragraphs: readonly { readonly level: number }[] };
    /** The character that stands for it from right to left; null where it has none. */
    getMirroredCharacter(character: string): string | null;
  }
  export default function createBidi(): Bidi;
}

declare module 'fontkit' {
  type GlyphNumber = number;
  export interface Glyph {
    readonly id: GlyphNumber;
    readonly codePoints: readonly number[];
  }
  export interface OpenFont {
    readonly cmap: { readonly numSubtables: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: readonly string[]): { readonly glyphs: readonly Glyph[] };
  }
  export function create(bytes: Uint8Array): OpenFont;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number } | null;
  }
}

declare module 'subset-font' {
  type NameNumber = number;
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      readonly preserveNameIds: readonly NameNumber[];
      /** The features of OpenType that stay; all where it is left out. */
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}

declare module 'woff2sfnt-sfnt2woff' {
  export function toSfnt(woff: Buffer): Buffer;
}
