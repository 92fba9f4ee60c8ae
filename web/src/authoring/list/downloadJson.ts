import { saveFile } from '../../ui/download/saveFile.ts';

/** Gives a value to the browser as a file of JSON, indented for those who read it. */
export const downloadJson = (fileName: string, value: unknown): void =>
  saveFile(fileName, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
