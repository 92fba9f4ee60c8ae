import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openJournalDatabase } from '../../web/src/authoring/journal/journalDatabase.ts';
import { asOwner } from '../support/database.ts';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, postToken, registerLearner, type RestClient } from '../support/restClient.ts';
import type { CourseWire } from '../support/wire.ts';
import { routeFetchByTab, type Person } from './editing/authorTab.ts';
import { IdRecord } from './editing/IdRecord.ts';
import { startKillableParts, type KillableParts } from './editing/killableParts.ts';
import { enrolLearner } from './editing/learner.ts';
import { Ledger, wordsIn } from './editing/Ledger.ts';
import { SaveRecord } from './editing/SaveRecord.ts';
import { TwoAuthors, type Step } from './editing/twoAuthors.ts';

const SEQUENCES = 100;
const STEPS = 16;

let parts: KillableParts;
let people: readonly [Person, Person];

beforeAll(async () => {
  routeFetchByTab();
  parts = await startKillableParts();
  const platform = createRestClient(parts.platformUrl, hosts.lectern);
  const signIn = async (name: string, username: string): Promise<Person> => {
    const { access_token: token } = await postToken(platform, username);
    const { id } = await platform.as(token).expect<{ id: number }>('/api/v1/secured/users/me');
    return { id, name, token };
  };
  people = [await signIn('Ann', authors[hosts.lectern]), await signIn('Ben', 'admin@demo.test')];
});

afterAll(() => parts.stop());

// Of all numbers alike: the extreme ones, which would come often otherwise, mean nothing here.
const pick = fc.noBias(fc.nat());
const anyStep: fc.Arbitrary<Step> = fc.record({ who: pick, kind: pick, what: pick, a: pick, b: pick, c: pick });
const anySteps = fc.array(anyStep, { minLength: STEPS, maxLength: STEPS });

it('BEY-03 BEY-04 SAVE-10 OP-14 OP-16 OP-66 PROG-08 whatever is killed while two authors edit, nothing that was typed or saved is gone', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const { progress, story, ...broken } = await edit(steps);
      expect(broken, story).toEqual({
        missing: [],
        twice: [],
        otherIds: [],
        fromOldLockTokens: [],
        unsaved: [],
        landed: 'once',
      });
      expect(progress.shown, story).toEqual(progress.recomputed);
    }),
    // Another run of the same steps meets the kills at other moments: there is nothing to be made smaller.
    { numRuns: SEQUENCES, seed: inject('seed'), endOnFailure: true },
  );
});

/** Lets two authors do all that, and tells what of what was promised does not hold. Rejects, with all that was done, when they do not get on. */
async function edit(steps: readonly Step[]) {
  const platform = createRestClient(parts.platformUrl, hosts.lectern);
  const [ledger, saves, ids] = [new Ledger(), new SaveRecord(), new IdRecord()];
  const course = await makeCourse(platform.as(people[0].token), ledger);
  const learner = await enrolLearner((await registerLearner(platform)).client, course.id);
  for (const first of [0, 1, 2]) await learner.answer(first);
  const database = await openJournalDatabase();
  const world = { gatewayUrl: parts.gatewayUrl, database, ledger, saves, ids };
  const two = await TwoAuthors.open({ world, parts, people, course: course.id, learner });
  try {
    for (const step of steps) await two.step(step);
    const there = await two.agree();
    const words = wordsIn(there);
    return {
      missing: ledger.missingIn(there),
      twice: words.filter((word, index) => words.indexOf(word) !== index),
      otherIds: ids.changed,
      fromOldLockTokens: saves.fromOldLockTokens,
      ...(await savedOf(course.id, saves)),
      progress: await learner.progress(parts.ownerUrl),
      story: two.story.join('\n'),
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${two.story.join('\n')}`, { cause: error });
  } finally {
    database.close();
    await deleteDB('lectern-drafts');
  }
}

/** Versions whose saver was told that they are saved and that are not there as theirs, and whether any save made two. */
async function savedOf(courseId: number, saves: SaveRecord) {
  const revisions = await asOwner<{ version: number; person: number }>(
    parts,
    `select version::integer as version, created_by::integer as person from course_revision
     where course_id = $1 and version > 1`,
    [courseId],
  );
  const saved = new Map(revisions.map(({ version, person }) => [version, person]));
  const unsaved = [...saves.acknowledged].filter(([version, person]) => saved.get(version) !== person);
  return { unsaved, landed: saved.size <= saves.count ? 'once' : 'more than once' };
}

/** Two modules of two lectures, each with two texts and a question; everything says a word of its own. */
function makeCourse(author: RestClient, ledger: Ledger): Promise<CourseWire> {
  const word = () => ledger.newWord();
  const lecture = () => ({
    name: word(),
    sections: [1, 2].map(() => ({ type: 'TEXT', content: word() })),
    questionAnswers: [
      { '@type': 'SingleChoice', question: word(), answer: ['one', 'two', 'three'], correctAnswer: [2], wrongLimit: 0 },
    ],
  });
  const modules = [1, 2].map(() => ({ name: word(), lectures: [lecture(), lecture()] }));
  return author.expect('/api/v1/secured/courses?include=modules', {
    method: 'POST',
    body: { name: word(), published: true, modules },
  });
}
