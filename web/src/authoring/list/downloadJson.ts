import { saveFile } from '../../ui/download/saveFile.ts';

/** A value as JSON, indented for those who read it. */
export const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2);

/** Gives a value to the browser as a file of JSON. */
export const downloadJson = (fileName: string, value: unknown): void =>
  saveFile(fileName, new Blob([jsonOf(value)], { type: 'application/json' }));
