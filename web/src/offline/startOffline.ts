import type { DataRouter } from 'react-router';
import type { ReadShell } from '../shell/shellAnswer.ts';
import { writeKeeper } from './pendingWrites.ts';
import { followWrites } from './kept/followWrites.ts';
import { forgetKept, keepsCourses, keptFor } from './kept/keptState.ts';
import { rereadCopies } from './kept/rereadCopy.ts';
import { onSettled } from './settled.ts';
import { renewWorker } from './worker/registerWorker.ts';

/**
 * Starts offline work once the first screen has settled: pending writes are sent, courses that someone else keeps here are removed, those
 * of this person are brought up to date, the worker is renewed, and a page that shows outdated data is read again. Returns a function that
 * stops the last.
 */
export async function startOffline(router: DataRouter, readShell: ReadShell): Promise<() => void> {
  const stopReading = rereadCopies(() => router.revalidate());
  const stopWrites = followWrites();
  const stopSettled = onSettled(({ elsewhere }) => {
    if (elsewhere) void router.revalidate();
  });
  void writeKeeper();
  const shell = await readShell();
  // A failed read does not tell who is signed in.
  if (shell && keepsCourses()) await followKept(shell.viewer?.user.userId ?? null);
  await renewWorker();
  return () => {
    stopReading();
    stopWrites();
    stopSettled();
  };
}

/** Courses stay only for the person who keeps them, so not for a visitor. */
async function followKept(person: number | null): Promise<void> {
  if (person === null || keptFor() !== person) return forgetKept();
  const { renewCourses } = await import('./kept/renewCourses.ts');
  await renewCourses(person).catch(() => undefined);
}
