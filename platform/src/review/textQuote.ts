/** The words that a thread is about, as a text quote selector (W3C Web Annotation): found again wherever they moved within their part. */
export interface TextQuote {
  readonly exact: string;
  /** What stands right before them; empty at the beginning. */
  readonly prefix: string;
  /** What stands right behind them; empty at the end. */
  readonly suffix: string;
}
