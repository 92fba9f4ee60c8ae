export type Weight = 400 | 600;

/** A font file as it is drawn with. */
export interface Font {
  /** Tells it from the others of a document. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether its letters reach higher and lower than Latin ones. */
  readonly isTall: boolean;
  /** Whether it draws the blanks between its words, so that they stay one text. */
  readonly hasBlank: boolean;
}

/** What texts are drawn with. */
export interface Fonts {
  /** The font of a grapheme, the one before it if that has it; null when none has it, which leaves it out. */
  fontOf(grapheme: string, weight: Weight, last?: Font): Font | null;
}
