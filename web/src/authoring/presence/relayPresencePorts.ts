import type { Environment } from 'relay-runtime';
import { liveTabsBy, type LiveTabs } from '../journal/liveTabs.ts';
import { answerLockRequest } from '../server/answerLockRequest.ts';
import { askForLock } from '../server/askForLock.ts';
import { reportPresence } from '../server/reportPresence.ts';
import { watchPresence } from '../server/watchPresence.ts';
import type { PresencePorts } from './presencePorts.ts';

interface Owner {
  readonly course: number;
  readonly person: number;
}

/** The tabs of this browser in which a person has a course open. */
export const tabsOfCourse = ({ course, person }: Owner): LiveTabs =>
  liveTabsBy(navigator.locks, `lectern-course/${course}/${person}`);

/** The world of presence in the browser. */
export function presencePorts(environment: Environment, owner: Owner, tab: string): PresencePorts {
  const { course: courseId } = owner;
  return {
    report: () => reportPresence(environment, courseId),
    ask: () => askForLock(environment, courseId),
    answer: (userId, answer) => answerLockRequest(environment, { courseId, userId, answer }),
    watch: (onHeard) => watchPresence(environment, courseId, onHeard),
    isInOtherTab: async () => [...(await tabsOfCourse(owner).list())].some((each) => each !== tab),
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
