/** Lectures that play a package. As an author does it, the package is added to the course, then its lecture is saved. */
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import { courseRequestSchema } from '../src/course/courseSchemas.ts';
import type { WrittenCourse } from '../src/course/courseContent.ts';
import type { Author } from '../src/course/policy.ts';
import { settleNothing } from '../src/course/liveChange.ts';
import { writeNextRevision } from '../src/course/writeNextRevision.ts';
import type { Trx } from '../src/db/database.ts';
import type { FileStore } from '../src/file/fileStore.ts';
import { scormAddress } from '../src/scorm/scormPackage.ts';
import { insertPackage, type NewPackage } from '../src/scorm/scormQueries.ts';
import { openArchive } from '../src/scorm/unpackPackage.ts';
import { lessonsRequest } from './courseRequest.ts';
import type { SeedCourse, SeedPackage } from './courses/wire.ts';
import { folderArchive } from './folderArchive.ts';
import type { Id } from '../src/shared/id.ts';

/** Where packages are kept, and how their addresses begin. */
export interface LessonDeps {
  readonly files: FileStore;
  readonly config: Pick<Config, 'contentLimits' | 'publicUrlPattern'>;
}

export interface LessonsToSeed {
  readonly workspaceId: Id;
  /** Of the workspace. */
  readonly host: string;
  readonly author: Author;
  readonly course: SeedCourse;
  /** The course as it was written without them. */
  readonly written: WrittenCourse;
  readonly now: Date;
}

/** Nothing where no lecture of the course plays a package. Everything else of the course keeps its ids. */
export async function seedLessons(trx: Trx, deps: LessonDeps, request: LessonsToSeed): Promise<void> {
  const { course, written, author, now } = request;
  const lessons = course.modules.flatMap(({ lectures }) =>
    lectures.flatMap(({ lesson }) => (lesson === null ? [] : [lesson])),
  );
  if (lessons.length === 0) {
    return;
  }
  const addresses = new Map<SeedPackage, string>();
  for (const lesson of lessons) {
    addresses.set(lesson, await addPackage(trx, deps, lesson, request));
  }
  await writeNextRevision(
    trx,
    {
      courseId: course.id,
      received: courseRequestSchema.parse(lessonsRequest(course, written.outline, addresses)),
      mode: 'MERGE',
      author,
      limits: deps.config.contentLimits,
      autoSave: false,
      now,
      ifMatch: undefined,
      lockToken: undefined,
      forced: false,
    },
    settleNothing,
  );
}

/** Answers the address that a lecture names it by. Its files may be in the store already, of a seed that was cut short. */
async function addPackage(
  trx: Trx,
  { files, config }: LessonDeps,
  { packageId, folder }: SeedPackage,
  { workspaceId, host, course, author, now }: LessonsToSeed,
): Promise<string> {
  const archive = await folderArchive(join(import.meta.dirname, 'scorm', folder));
  const opened = await openArchive(archive, join(await files.incomingFolder(), packageId));
  try {
    const { version, title, items, entry, bytes, files: count } = opened;
    const storeKey = `${workspaceId}/scorm-${packageId}`;
    const made: NewPackage = {
      packageId,
      courseId: course.id,
      version,
      title,
      items,
      entry,
      bytes,
      files: count,
      storeKey,
    };
    await opened.unpack(files, storeKey);
    await insertPackage(trx, made, { createdBy: author.userId, now });
    const origin = config.publicUrlPattern.replace('{hostname}', host).replace(/\/+$/, '');
    return `${origin}${scormAddress(course.id, packageId, entry)}`;
  } finally {
    opened.close();
  }
}
