import { saveFile } from '../../ui/download/saveFile.ts';

/** Gives someone data as a file of their own. `data` is written as JSON that people can read. */
export const saveJson = (name: string, data: unknown): void =>
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
