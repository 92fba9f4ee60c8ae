/** BEY-24: whatever authors do in whatever order, learners have the live course and authors the working one, and nothing of the other. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthoredCourseWire } from '../course/authoredCourses.ts';
import type { CourseWire, LectureContentWire, ModuleWire } from '../course/courseView.ts';
import { thinRevisions } from '../course/revision/thinRevisions.ts';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createStudyApp, type StudyApp } from './studyTestApp.testkit.ts';

let app: StudyApp;
let author: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  author = await app.aUser({ createCourse: true });
  learner = await app.aUser();
});
afterAll(() => app.close());

/** A course in a model: what it is called, and its modules with what their one lecture says. */
interface Content {
  readonly name: string;
  readonly modules: readonly Module[];
}

interface Module {
  readonly id: Id;
  readonly name: string;
  readonly text: string;
}

/** What learners have, and what authors work on: the same value where nothing is held back. */
interface Model {
  readonly live: Content;
  readonly working: Content;
}

/** An author renames the course, rewords, adds, removes or moves a module; by number, of as many as there are. */
type Edit = 'RENAME' | 'REWORD' | 'ADD' | 'REMOVE' | 'MOVE';

type Step =
  | { readonly does: 'SAVE'; readonly edit: Edit; readonly place: number; readonly autoSave: boolean }
  | { readonly does: 'HOLD_BACK'; readonly holdsBack: boolean }
  | { readonly does: 'PUBLISH' }
  | { readonly does: 'PUBLISH_SOME'; readonly places: readonly number[] }
  | { readonly does: 'DISCARD' }
  | { readonly does: 'RESTORE'; readonly place: number }
  | { readonly does: 'THIN' };

const place = fc.nat({ max: 5 });
const save = fc.record({
  does: fc.constant('SAVE' as const),
  edit: fc.constantFrom<Edit>('RENAME', 'REWORD', 'ADD', 'REMOVE', 'MOVE'),
  place,
  autoSave: fc.boolean(),
});
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: save },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('HOLD_BACK' as const), holdsBack: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('PUBLISH' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('PUBLISH_SOME' as const),
        places: fc.array(place, { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('DISCARD' as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('RESTORE' as const), place }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('THIN' as const) }) },
  ),
  { minLength: 4, maxLength: 14 },
);

/** The element at a place that is counted round and round; undefined where there is none. */
const around = <T>(values: readonly T[], at: number): T | undefined => values[at % Math.max(values.length, 1)];

/** Live modules in their order, those that are chosen as they are worked on; new ones behind what they stand behind there. */
function withChosen(live: readonly Module[], working: readonly Module[], chosen: ReadonlySet<Id>): readonly Module[] {
  const worked = new Map(working.map((module) => [module.id, module]));
  const next = live.flatMap((module) => (chosen.has(module.id) ? (worked.get(module.id) ?? []) : module));
  for (const [index, module] of working.entries()) {
    if (chosen.has(module.id) && next.every(({ id }) => id !== module.id)) {
      const before = new Set(working.slice(0, index).map(({ id }) => id));
      next.splice(next.findLastIndex(({ id }) => before.has(id)) + 1, 0, module);
    }
  }
  return next;
}

type Full = CourseWire & { readonly modules: readonly ModuleWire<LectureContentWire>[] };
type Authored = Full & Pick<AuthoredCourseWire, 'liveVersion' | 'version'>;

const contentOf = ({ name, modules }: Full): Content => ({
  name,
  modules: modules.map((module) => ({ id: module.id, name: module.name, text: wordsOf(module.lectures)[0] ?? '' })),
});

const lectureOf = (text: string) => ({ name: text, sections: [{ type: 'TEXT', content: text }] });

let words = 0;
/** Never the same one again: what is read says where it came from. */
const aWord = (): string => {
  words += 1;
  return `word${words}x`;
};
const wordsOf = (read: unknown): readonly string[] => JSON.stringify(read).match(/word\d+x/g) ?? [];
const distinct = (read: unknown): readonly string[] => [...new Set(wordsOf(read))].toSorted();

const courses = '/api/v1/secured/courses';

interface HeldCourse {
  /** Does it to the course, and answers what the model says of it then. Throws where it is refused and should not be. */
  take(step: Step): Promise<Model>;
  /** The course as authors have it, and as visitors do; all words that a learner reads of it, and that the catalogue and a lecture show. */
  read(): Promise<{
    readonly working: Content;
    readonly live: Content;
    readonly studied: readonly string[];
    readonly shown: readonly string[];
  }>;
}

async function read<T = unknown>(address: string, as?: TestUser): Promise<T> {
  const { status, body } = await app.call('GET', address, as === undefined ? {} : { as });
  if (status !== 200) {
    throw new Error(`${address} answers ${status}`);
  }
  return body as T;
}

const publicPath = (id: Id) => `/api/v1/public/courses/${id}?include=modules`;

/** A published course with a learner, whose changes are held back. */
async function aHeldCourse(): Promise<HeldCourse> {
  const aModule = () => ({ name: aWord(), lectures: [lectureOf(aWord())] });
  const first = { name: aWord(), published: true, anonymousAllowed: true, modules: [aModule(), aModule()] };
  const created = await app.call<Authored>('POST', `${courses}?include=modules`, { as: author, body: first });
  const path = `${courses}/${created.body.id}`;
  const userCourse = `/api/v1/secured/usercourses/${(await app.enrol(learner, created.body.id)).id}`;
  let model: Model = { live: contentOf(created.body), working: contentOf(created.body) };
  let holdsBack = false;
  /** What each version was that was ever written. */
  const versions = new Map([[created.body.version, model.live]]);

  async function write(method: 'POST' | 'PATCH', action: string, body?: object): Promise<Authored> {
    const reply = await app.call<Authored>(method, `${path}${action}`, {
      as: author,
      ...(body === undefined ? {} : { body }),
    });
    if (reply.status !== 200) {
      throw new Error(`${action} answers ${reply.status}: ${JSON.stringify(reply.body)}`);
    }
    return reply.body;
  }

  function settle({ version, liveVersion }: Authored, next: Model): void {
    model = next;
    versions.set(liveVersion, next.live).set(version, next.working);
  }

  const worksOn = (working: Content): Model => ({ working, live: holdsBack ? model.live : working });

  async function save({ edit, place: at, autoSave }: Extract<Step, { does: 'SAVE' }>): Promise<void> {
    const { name, modules } = model.working;
    const target = around(modules, at);
    const written = modules.map((module) =>
      edit === 'REWORD' && module === target ? { ...module, name: aWord(), text: aWord() } : module,
    );
    const added = edit === 'ADD' ? [{ name: aWord(), text: aWord() }] : [];
    const kept = edit === 'REMOVE' && modules.length > 1 ? written.filter(({ id }) => id !== target?.id) : written;
    const next = {
      name: edit === 'RENAME' ? aWord() : name,
      modules: [...(edit === 'MOVE' ? kept.toReversed() : kept), ...added],
    };
    const course = await write('PATCH', `?include=modules&forceUpdate=true&autoSave=${autoSave}`, {
      ...next,
      modules: next.modules.map(({ text, ...module }) => ({ ...module, lectures: [lectureOf(text)] })),
    });
    const ids = course.modules.map(({ id }) => id);
    settle(
      course,
      worksOn({ ...next, modules: next.modules.map((module, index) => ({ ...module, id: ids[index] ?? 0 })) }),
    );
  }

  async function holdBack(wanted: boolean): Promise<void> {
    const { status } = await app.call('POST', `${path}/_holdBack`, { as: author, body: { holdsBack: wanted } });
    if (status === 200) {
      holdsBack = wanted;
    } else if (wanted || model.live === model.working) {
      throw new Error(`Nothing is held back, and holdsBack=${wanted} answers ${status}`);
    }
  }

  async function publishSome(places: readonly number[]): Promise<void> {
    const { live, working } = model;
    const known = [...new Set([...live.modules, ...working.modules].map(({ id }) => id))];
    const chosen = new Set(places.flatMap((at) => around(known, at) ?? []));
    const course = await write('POST', '/_publishChanges', { moduleIds: [...chosen] });
    const next = { ...live, modules: withChosen(live.modules, working.modules, chosen) };
    // Where nothing is left to hold back, one value stands for both.
    settle(course, { live: JSON.stringify(next) === JSON.stringify(working) ? working : next, working });
  }

  async function restore(at: number): Promise<void> {
    const { content } = await read<{ content: readonly { version: number }[] }>(`${path}/revisions?size=100`, author);
    const version = around(content, at)?.version ?? 0;
    const course = await write('POST', `/revisions/${version}/_restore?forceUpdate=true`);
    settle(course, worksOn(versions.get(version) ?? { name: `Version ${version} was never written`, modules: [] }));
  }

  await holdBack(true);
  return {
    take: async (step) => {
      switch (step.does) {
        case 'SAVE':
          await save(step);
          break;
        case 'HOLD_BACK':
          await holdBack(step.holdsBack);
          break;
        case 'PUBLISH':
          settle(await write('POST', '/_publishChanges', {}), { live: model.working, working: model.working });
          break;
        case 'PUBLISH_SOME':
          await publishSome(step.places);
          break;
        case 'DISCARD':
          settle(await write('POST', '/_discardChanges'), { live: model.live, working: model.live });
          break;
        case 'RESTORE':
          await restore(step.place);
          break;
        case 'THIN':
          await thinRevisions(app.db, { supersededMinutes: 0, lastDays: 0 }, new Date(app.now().getTime() + 1));
      }
      return model;
    },
    read: async () => {
      const live = await read<Full>(publicPath(created.body.id));
      const [lecture] = live.modules.flatMap(({ lectures }) => lectures);
      return {
        working: contentOf(await read<Full>(`${path}?include=modules`, author)),
        live: contentOf(live),
        studied: distinct(await read(`${userCourse}?include=modules`, learner)),
        shown: distinct([
          await read(`${userCourse}/lecture/${lecture?.id}`, learner),
          await read(`/api/v1/public/courses?q=name==${live.name}&include=modules`),
        ]),
      };
    },
  };
}

test('BEY-24 OP-260 nothing that is held back is seen before it is published, and all of it after, whatever authors do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const course = await aHeldCourse();
      for (const step of taken) {
        const { live, working } = await course.take(step);
        const { shown, ...seen } = await course.read();
        expect(seen).toEqual({ working, live, studied: distinct(live) });
        expect(distinct(live)).toEqual(expect.arrayContaining([...shown]));
      }
    }),
    { numRuns: 20 },
  );
});
