/** Captions of a video in one language. */
export interface Caption {
  /** As BCP 47 has it. */
  readonly language: string;
  /** What viewers choose it by. */
  readonly label: string;
  /** WebVTT. */
  readonly vtt: string;
}

const base = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/** The captions in a language, else in another kind of it, else the first; undefined where there are none. */
export const captionIn = <Some extends Pick<Caption, 'language'>>(
  captions: readonly Some[],
  language: string,
): Some | undefined =>
  captions.find((caption) => caption.language.toLowerCase() === language.toLowerCase()) ??
  captions.find((caption) => base(caption.language) === base(language)) ??
  captions[0];
