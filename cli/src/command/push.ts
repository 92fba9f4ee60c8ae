import { resolve } from 'node:path';
import type { Api } from '../api/Api.ts';
import { readCourse, type ServerCourse } from '../api/readCourse.ts';
import { saveCourse, type SaveAnswer } from '../api/saveCourse.ts';
import type { Context } from '../context.ts';
import { printCourse, type OldFiles } from '../files/printCourse.ts';
import { readCourse as readCourseFiles } from '../files/readCourse.ts';
import { readFiles, writeBase, writeFiles, type Base } from '../folder.ts';
import { changesInput } from '../input/changesInput.ts';
import { Refusal } from '../refusal.ts';
import { openApi } from '../session/openApi.ts';
import type { Reference } from '../tree/courseTree.ts';
import { createdIds, type CreatedKind, type IdOf } from '../tree/createdIds.ts';
import { withIds } from '../tree/withIds.ts';
import { openSoundFolder, type CourseFolder } from './courseFolder.ts';
import { sayPlan } from './diff.ts';
import { conflictText, makePlan, type Plan } from './plan.ts';
import { refusalText } from './refusedSave.ts';
import { serverWords } from './serverWords.ts';

export interface PushOptions {
  readonly folder: string;
  readonly isDryRun: boolean;
}

/** Saves what differs, joined with what was changed on the server since the pull. */
export async function push(context: Context, { folder: path, isDryRun }: PushOptions): Promise<number> {
  const folder = openSoundFolder(resolve(context.folder, path));
  const api = openApi(context, folder.base.host);
  const plan = await makePlan(api, folder);
  if (isDryRun) {
    sayPlan(context, plan, folder.base);
    context.say(serverWords(plan).join('\n'));
    return plan.conflictLines.length > 0 ? 1 : 0;
  }
  if (plan.conflictLines.length > 0) {
    throw new Refusal(conflictText(plan.conflictLines));
  }
  const saved = await save(api, plan, folder);
  if (saved === null) {
    context.say(plan.there.length === 0 ? 'Nothing to push.' : 'Nothing to push. The server has changes to pull.');
    return 0;
  }
  const ids = createdIds(saved.created ?? []);
  // First what is certain: without its ids, what is new would be saved again by the next push.
  const sent = { version: saved.course?.version ?? plan.server.version, tree: withIds(plan.merged, ids) };
  writeSaved(folder, sent, folder.read.old, ids);
  writeSaved(folder, await readCourse(api, folder.base.courseId), folder.read.old, ids);
  context.say(
    `Pushed version ${saved.course?.version}: ${plan.here.length === 1 ? '1 change' : `${plan.here.length} changes`}.`,
  );
  return 0;
}

/** Null where nothing differs. */
async function save(api: Api, { server, merged }: Plan, { read }: CourseFolder): Promise<SaveAnswer | null> {
  const changes = changesInput(server.tree, merged);
  if (changes === null) {
    return null;
  }
  const answer = await saveCourse(api, server, changes);
  if (answer.course === null) {
    throw new Refusal(refusalText(answer, merged, read));
  }
  return answer;
}

/** The files as the server has the course: new nodes with their ids, texts as they were cleaned. */
function writeSaved(
  { path, base }: CourseFolder & { readonly base: Base },
  { version, tree }: Pick<ServerCourse, 'version' | 'tree'>,
  old: OldFiles,
  ids: IdOf,
): void {
  const head = { host: base.host, courseId: base.courseId, version };
  const before = readFiles(path);
  writeFiles(path, before, readCourseFiles(before).paths, printCourse(head, tree, oldById(old, ids)));
  writeBase(path, { ...head, tree });
}

/** What was written for a new node is found by the id that it got. */
function oldById({ modules, lectures, ...others }: OldFiles, idOf: IdOf): OldFiles {
  const byId = <Old>(files: ReadonlyMap<Reference, Old>, kind: CreatedKind): ReadonlyMap<Reference, Old> =>
    new Map([...files].map(([name, old]) => [(typeof name === 'string' ? idOf(kind, name) : null) ?? name, old]));
  return { ...others, modules: byId(modules, 'MODULE'), lectures: byId(lectures, 'LECTURE') };
}
