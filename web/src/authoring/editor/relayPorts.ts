import type { Environment } from 'relay-runtime';
import type { PresenceAnswer } from '../presence/presencePorts.ts';
import { lockCourse } from '../server/lockCourse.ts';
import { impactOfSave } from '../server/readImpact.ts';
import { readCourse } from '../server/readCourse.ts';
import { readLecture } from '../server/readLecture.ts';
import { readFileFaults } from '../server/readFileFaults.ts';
import { saveCourse } from '../server/saveCourse.ts';
import { unlockCourse } from '../server/unlockCourse.ts';
import type { EditorPorts } from './editorPorts.ts';

/**
 * The ports of an editor in the browser: the gateway by Relay, the clock and timers. `onPresence` receives with each heartbeat of the lock
 * who else is there.
 */
export function relayPorts(
  environment: Environment,
  courseId: number,
  onPresence: (answer: PresenceAnswer) => void,
): EditorPorts {
  return {
    send: (request) => saveCourse(environment, courseId, request),
    readImpact: (request) => impactOfSave(environment, courseId, request),
    async lock(takeOver) {
      const { presence, ...answer } = await lockCourse(environment, { courseId, takeOver });
      if (presence) onPresence(presence);
      return answer;
    },
    unlock: (lockToken, handOverTo) => unlockCourse(environment, { courseId, lockToken, handOverTo }),
    async readCourse() {
      const course = await readCourse(environment, courseId);
      if (!course) throw new Error('The course is gone.');
      return { version: course.version, course };
    },
    readLecture: (lectureId, newKey) => readLecture(environment, { courseId, lectureId }, newKey),
    readFileFaults: () => readFileFaults(environment, courseId),
    now: () => Date.now(),
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newKey: () => crypto.randomUUID(),
  };
}
