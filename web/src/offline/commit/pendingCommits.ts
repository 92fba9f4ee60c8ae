/**
 * What packages have left in this browser of anyone who is signed in, for those who leave it (SCORM-02, BEY-18). The database is opened where
 * there may be something alone.
 */
import { rememberedUser } from '../../viewer/userCookie.ts';
import { mayHaveCommits } from './commitsMark.ts';

let counted = 0;

/** How many openings of items waited for the server when they were counted last. */
export const countedCommits = (): number => counted;

/** Calls back once they are counted; at once where there are none. */
export function whenCommitsCounted(then: () => void): void {
  counted = 0;
  const person = rememberedUser()?.id;
  if (person == null || !mayHaveCommits()) return then();
  void countOf(person)
    .then((count) => (counted = count))
    .catch(() => undefined)
    .then(then);
}

async function countOf(person: number): Promise<number> {
  const { openCommitStore } = await import('./commitStore.ts');
  return openCommitStore().count(person);
}

/** Deletes those of a person, by their raw id: of anyone who is signed in, where none is named. */
export async function discardCommits(person: number | null | undefined = rememberedUser()?.id): Promise<void> {
  if (person == null || !mayHaveCommits()) return;
  const { openCommitStore } = await import('./commitStore.ts');
  await openCommitStore().discard(person);
  counted = 0;
}
