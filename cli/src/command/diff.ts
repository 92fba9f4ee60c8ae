import { resolve } from 'node:path';
import { changeWords } from '../diff/changeWords.ts';
import { fileDiff } from '../diff/fileDiff.ts';
import type { Context } from '../context.ts';
import { printCourse, type CourseHead } from '../files/printCourse.ts';
import { readCourse } from '../files/readCourse.ts';
import { openApi } from '../session/openApi.ts';
import { openSoundFolder } from './courseFolder.ts';
import { conflictText, makePlan, type Plan } from './plan.ts';

/** Tells what a push would change on the server, in words and as differences of files. */
export async function diff(context: Context, path: string): Promise<number> {
  const folder = openSoundFolder(resolve(context.folder, path));
  const plan = await makePlan(openApi(context, folder.base.host), folder);
  sayPlan(context, plan, folder.base);
  return plan.conflictLines.length > 0 ? 1 : 0;
}

export function sayPlan(context: Context, { server, merged, there, conflictLines }: Plan, head: CourseHead): void {
  if (conflictLines.length > 0) {
    context.say(conflictText(conflictLines));
    return;
  }
  const changes = changeWords(server.tree, merged);
  if (there.length > 0) {
    context.say(`Since the pull, the server ${there.join('\nSince the pull, the server ')}`);
  }
  context.say(changes.length === 0 ? 'A push changes nothing.' : `A push ${changes.join('\nA push ')}`);
  const versioned = { ...head, version: server.version };
  const before = printCourse(versioned, server.tree);
  // Written on top of it, so that what says the same looks the same.
  const text = fileDiff(before, printCourse(versioned, merged, readCourse(before).old));
  if (text !== '') {
    context.say(`\n${text}`);
  }
}
