import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { faultLines, openFolder } from './courseFolder.ts';

/** Tells what is wrong with the files of a course, without the network. */
export function validate(context: Context, folder: string): number {
  const { faults } = openFolder(resolve(context.folder, folder));
  context.say(faults.length === 0 ? 'The course has no faults.' : faultLines(faults));
  return faults.length === 0 ? 0 : 1;
}
