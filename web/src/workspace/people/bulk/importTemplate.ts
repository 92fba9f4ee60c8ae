import Papa from 'papaparse';

/** A table with these heads and nothing below them, as table programs of all countries open it: what separates stands in its first line. */
export const importTemplate = (heads: readonly string[]): Blob =>
  new Blob(['\ufeff', 'sep=;\r\n', Papa.unparse([heads], { delimiter: ';' }), '\r\n'], { type: 'text/csv' });
