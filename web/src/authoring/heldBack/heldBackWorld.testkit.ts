/** A course in an editor, and a platform that holds its changes back or makes them live when told. */
import { aCourse, aLecture, aModule, courseFields } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import type { EditorPorts } from '../editor/editorPorts.ts';
import { FakeClock, fakePorts, heard } from '../editor/editorWorld.testkit.ts';
import { FakePlatform } from '../editor/fakePlatform.testkit.ts';
import { HeldBack } from './HeldBack.ts';
import type {
  HeldBackAnswer,
  HeldBackChange,
  HeldBackPorts,
  HeldBackRequest,
  ScheduledGrading,
  Standing,
} from './heldBackPorts.ts';

const named = (key: string, id: number, name: string) => {
  const lecture = aLecture(key, { id });
  return { ...lecture, fields: { ...lecture.fields, name } };
};

const noGradings: readonly ScheduledGrading[] = [];

/** A published course with two modules. */
export const live = {
  ...aCourse([
    aModule('m1', [named('l1', 11, 'Oaks')], { id: 1 }),
    aModule('m2', [named('l2', 12, 'Firs')], { id: 2 }),
  ]),
  fields: { ...courseFields, published: true },
};

/** A change of a lecture unless the test says otherwise. */
export const aChange = (change: Partial<HeldBackChange> = {}): HeldBackChange => ({
  kind: 'CHANGED',
  part: 'LECTURE',
  rawId: 11,
  name: 'Oaks',
  sectionType: null,
  module: { rawId: 1, name: 'Trees' },
  lecture: null,
  fromModule: null,
  fromLecture: null,
  nextName: null,
  fields: [{ field: 'description', before: '', after: 'Of oaks' }],
  ...change,
});

interface World {
  readonly course?: Partial<Standing> & { readonly learnerCount?: number };
  readonly changes?: readonly HeldBackChange[];
  readonly ports?: Partial<HeldBackPorts>;
  readonly editorPorts?: Partial<EditorPorts>;
  /** Whether someone else holds the course. */
  readonly looksOn?: boolean;
}

/** The editor of a published course that people study, with what is said of it and asked of the platform. */
export async function heldBackWorld({ course, changes = [], ports, editorPorts, looksOn = false }: World = {}) {
  const clock = new FakeClock();
  const platform = new FakePlatform(live);
  const calls: { readonly name: string; readonly moduleIds?: readonly number[] | null; readonly request?: object }[] =
    [];
  const standing = {
    holdsChangesBack: false,
    liveVersion: 1,
    publishTime: null as string | null,
    publishGradings: noGradings,
    ...course,
  };
  const { save, readCourse, readLecture } = platform;
  const editor = new CourseEditor(
    { base: live, draft: live, version: 1 },
    fakePorts(clock, {
      send: async (request) => save(request),
      readCourse,
      readLecture,
      ...(looksOn && { lock: async () => ({ outcome: 'held', by: { userId: 9, name: 'Ben', username: 'ben' } }) }),
      ...editorPorts,
    }),
  );
  const remembered = { savesLive: false };
  const state = (): Standing => ({ ...standing, version: platform.version });
  const done = (): HeldBackAnswer => ({ ok: true, course: state() });
  const all: HeldBackPorts = {
    async read() {
      calls.push({ name: 'read' });
      const { version, liveVersion } = state();
      const differs = version !== liveVersion || changes.length > 0;
      return { course: state(), changes: differs ? { totalCount: changes.length, changes } : null };
    },
    async hold(holdBack, request) {
      calls.push({ name: holdBack ? 'hold' : 'stop', request });
      standing.holdsChangesBack = holdBack;
      return done();
    },
    async setPublishTime(publishTime, request) {
      calls.push({ name: 'setPublishTime', request: { publishTime, ...request } });
      standing.publishGradings = (publishTime === null ? [] : (request.grading ?? [])).map(
        ({ questionId, grading }) => ({
          questionId: Number(questionId),
          text: 'How old?',
          lectureName: 'Oaks',
          grading,
        }),
      );
      standing.publishTime = publishTime;
      return done();
    },
    async publish(moduleIds, request: HeldBackRequest) {
      calls.push({ name: 'publish', moduleIds, request });
      standing.liveVersion = platform.version;
      return done();
    },
    readImpact: async () => null,
    async discard(request) {
      calls.push({ name: 'discard', request });
      const { version } = platform;
      save({
        changes: { fields: { name: 'Live' } },
        version,
        lockToken: 17,
        force: false,
        auto: false,
        idempotencyKey: 'd',
      });
      standing.liveVersion = platform.version;
      return done();
    },
    savesLive: () => remembered.savesLive,
    rememberSavesLive: () => {
      remembered.savesLive = true;
    },
    newKey: () => 'key',
    now: clock.now,
    schedule: clock.schedule,
    ...ports,
  };
  editor.turnOn();
  await heard();
  const heldBack = new HeldBack(editor, all, { version: 1, learnerCount: 3, ...standing, ...course });
  await heard();
  const rename = (name: string) => editor.dispatch({ type: 'setCourse', fields: { name } });
  return { editor, heldBack, clock, standing, platform, calls, rename, names: () => calls.map(({ name }) => name) };
}
