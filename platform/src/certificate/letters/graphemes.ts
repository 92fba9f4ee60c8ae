/** Letters as people count them: a base with its marks, a syllable of an Indian script, a Korean one. */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

export const graphemesOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What shapes its neighbours and shows nothing of its own; fonts need not have it. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** What of a grapheme a font must have for it to be drawn. */
export const inkOf = (grapheme: string): string => grapheme.replaceAll(invisible, '');

/**
 * How a grapheme may be drawn, as it is first: by the letters that it is a form of, and without the marks above and below, the outer ones
 * first, where no font has those. A name keeps its letters so.
 */
export const formsOf = (grapheme: string): readonly string[] => [
  grapheme,
  grapheme.normalize('NFKC'),
  grapheme.normalize('NFKC').replaceAll(/\p{M}/gu, ''),
  grapheme.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
];
