import type { Environment } from 'relay-runtime';
import { discardChanges } from '../server/discardChanges.ts';
import { holdChangesBack } from '../server/holdChangesBack.ts';
import { publishChanges } from '../server/publishChanges.ts';
import { impactOfPublication } from '../server/readImpact.ts';
import { readHeldBack } from '../server/readHeldBack.ts';
import { setPublishTime } from '../server/setPublishTime.ts';
import type { HeldBackPorts } from './heldBackPorts.ts';
import { readSavesLive, rememberSavesLive } from './savesLiveMemory.ts';

/** The world of held-back changes in the browser. */
export function heldBackPorts(environment: Environment, owner: { course: number; person: number }): HeldBackPorts {
  const courseId = String(owner.course);
  return {
    read: () => readHeldBack(environment, courseId),
    hold: (holdBack, request) => holdChangesBack(environment, { ...request, courseId, holdBack }),
    setPublishTime: (publishTime, request) => setPublishTime(environment, { ...request, courseId, publishTime }),
    publish: (moduleIds, request) =>
      publishChanges(environment, { ...request, courseId, ...(moduleIds && { moduleIds: moduleIds.map(String) }) }),
    readImpact: (moduleIds, request) => impactOfPublication(environment, courseId, moduleIds, request),
    discard: (request) => discardChanges(environment, { ...request, courseId }),
    savesLive: () => readSavesLive(owner),
    rememberSavesLive: () => rememberSavesLive(owner),
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
