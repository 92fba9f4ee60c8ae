/** A code as people read it: in groups of four. Codes in someone's own words, or made elsewhere, may have separators of their own and stay as they are. */
export const groupedCode = (code: string): string =>
  /^[A-HJ-NP-Z2-9]{12}$/.test(code) ? code.replaceAll(/.{4}(?=.)/g, '$&-') : code;
