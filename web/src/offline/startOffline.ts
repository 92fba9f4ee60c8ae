import type { DataRouter } from 'react-router';
import type { ReadShell } from '../shell/shellAnswer.ts';
import { writeKeeper } from './pendingWrites.ts';
import { followWrites } from './kept/followWrites.ts';
import { forgetKept, keepsCourses, keptFor } from './kept/keptState.ts';
import { rereadCopies } from './kept/rereadCopy.ts';
import { onSettled } from './settled.ts';
import { renewWorker } from './worker/registerWorker.ts';

/**
 * What offline work needs once the first screen is at rest: what was left waiting is sent, courses that someone else keeps here are
 * removed, and those of this person follow the servers, the worker is renewed, and a page that shows what is no longer so is read again.
 * Answers what ends the last.
 */
export async function startOffline(router: DataRouter, readShell: ReadShell): Promise<() => void> {
  const stopReading = rereadCopies(() => router.revalidate());
  const stopWrites = followWrites();
  const stopSettled = onSettled(({ elsewhere }) => {
    if (elsewhere) void router.revalidate();
  });
  void writeKeeper();
  const shell = await readShell();
  // What cannot be read says nothing about who is here.
  if (shell && keepsCourses()) await followKept(shell.viewer?.user.userId ?? null);
  await renewWorker();
  return () => {
    stopReading();
    stopWrites();
    stopSettled();
  };
}

/** Courses stay for the person who keeps them alone: a visitor is nobody who does. */
async function followKept(person: number | null): Promise<void> {
  if (person === null || keptFor() !== person) return forgetKept();
  const { renewCourses } = await import('./kept/renewCourses.ts');
  await renewCourses(person).catch(() => undefined);
}
