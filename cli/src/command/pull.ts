import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Api } from '../api/Api.ts';
import { readCourse, type ServerCourse } from '../api/readCourse.ts';
import type { Context } from '../context.ts';
import { fileName } from '../files/fileName.ts';
import { printCourse, type Files } from '../files/printCourse.ts';
import { readFiles, writeBase, writeFiles } from '../folder.ts';
import { Refusal } from '../refusal.ts';
import { openApi } from '../session/openApi.ts';
import { isCourseFolder, openSoundFolder } from './courseFolder.ts';
import { courseNamed } from './courseNamed.ts';
import { conflictText, makePlan, type Side } from './plan.ts';

export interface PullOptions {
  readonly course?: string;
  readonly folder?: string;
  readonly host?: string;
  readonly side?: Side;
}

/** Brings a course into a folder; where it is there already, what was changed on either side is joined. */
export async function pull(context: Context, { course, folder, host, side }: PullOptions): Promise<number> {
  if (course === undefined || isCourseFolder(resolve(context.folder, folder ?? course))) {
    const path = resolve(context.folder, folder ?? course ?? '.');
    return pullAgain(context, path, side, { course: folder === undefined ? undefined : course, host });
  }
  const named = courseNamed(course, host, context.credentials.hosts());
  const api = openApi(context, named.host);
  const server = await readCourse(api, named.courseId);
  const path = resolve(context.folder, folder ?? folderName(server));
  if (isCourseFolder(path)) {
    return pullAgain(context, path, side, { course, host });
  }
  write(api, server, path);
  context.say(`Pulled version ${server.version} of “${String(server.tree.fields['name'])}” into ${path}.`);
  return 0;
}

const folderName = ({ tree }: ServerCourse): string =>
  fileName(0, 1, tree.fields['name'], 'course').replace(/^\d+-/, '');

function write(api: Api, { courseId, version, tree }: ServerCourse, path: string): void {
  const head = { host: api.host, courseId, version };
  const files = printCourse(head, tree);
  checkFree(path, files);
  writeFiles(path, new Map(), [], files);
  writeBase(path, { ...head, tree });
}

/** What lies there may be of another course: it would be overwritten, or be part of this one by the next push. */
function checkFree(path: string, files: Files): void {
  const there = existsSync(path) ? readFiles(path) : new Map<string, string>();
  const first = [...there.keys()].find((file) => files.has(file) || file.includes('/'));
  if (first !== undefined) {
    throw new Refusal(
      `${path} has files of a course without its course.yaml, such as ${first}. Choose another folder.`,
    );
  }
}

async function pullAgain(
  context: Context,
  path: string,
  side: Side | undefined,
  { course, host }: Pick<PullOptions, 'course' | 'host'>,
): Promise<number> {
  const folder = openSoundFolder(path);
  const { base, files, read } = folder;
  const named = courseNamed(course ?? String(base.courseId), host, [base.host]);
  if (named.courseId !== base.courseId || named.host !== base.host) {
    throw new Refusal(
      `${path} holds course ${base.courseId} at ${base.host}, not ${named.courseId} at ${named.host}. Pull that one into a folder of its own.`,
    );
  }
  const { server, merged, conflictLines, here, there } = await makePlan(openApi(context, base.host), folder, side);
  if (conflictLines.length > 0) {
    throw new Refusal(conflictText(conflictLines, side));
  }
  const head = { host: base.host, courseId: base.courseId, version: server.version };
  writeFiles(path, files, read.paths, printCourse(head, merged, read.old));
  writeBase(path, { ...head, tree: server.tree });
  context.say(
    there.length === 0
      ? 'Nothing was changed on the server since the last pull.'
      : `The server ${there.join('\nThe server ')}`,
  );
  if (here.length > 0) {
    context.say(`Still to be pushed: what you changed (${here.length}).`);
  }
  return 0;
}
