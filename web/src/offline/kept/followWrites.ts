import { onSettled } from '../settled.ts';
import { keptFor } from './keptState.ts';

/** How long nothing must happen before the copy is renewed, in milliseconds: a learner answers several questions in a row. */
export const renewDelay = 10_000;

/** Renews the copy of a page after a write there was answered. Returns a function that stops it. */
export function followWrites(): () => void {
  const addresses = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = async (): Promise<void> => {
    const person = keptFor();
    const done = [...addresses];
    addresses.clear();
    if (person === null) return;
    const { renewPage } = await import('./renewCourses.ts');
    for (const address of done) await renewPage(person, address);
  };
  const stop = onSettled(({ address }) => {
    if (keptFor() === null) return;
    addresses.add(address);
    clearTimeout(timer);
    // A copy that cannot be renewed now is renewed when the page is read again.
    timer = setTimeout(() => void renew().catch(() => undefined), renewDelay);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
