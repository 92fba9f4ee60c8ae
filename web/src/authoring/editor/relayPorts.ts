import type { Environment } from 'relay-runtime';
import { lockCourse } from '../server/lockCourse.ts';
import { readCourse } from '../server/readCourse.ts';
import { readLecture } from '../server/readLecture.ts';
import { saveCourse } from '../server/saveCourse.ts';
import { unlockCourse } from '../server/unlockCourse.ts';
import type { EditorPorts } from './editorPorts.ts';

/** The world of an editor in the browser: the gateway by Relay, its clock and its timers. */
export function relayPorts(environment: Environment, courseId: number): EditorPorts {
  return {
    send: (request) => saveCourse(environment, courseId, request),
    lock: (takeOver) => lockCourse(environment, { courseId, takeOver }),
    unlock: (fence) => unlockCourse(environment, { courseId, fence }),
    async readCourse() {
      const course = await readCourse(environment, courseId);
      if (!course) throw new Error('The course is gone.');
      return { version: course.version, course };
    },
    readLecture: (lectureId) => readLecture(environment, { courseId, lectureId }),
    now: () => Date.now(),
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newKey: () => crypto.randomUUID(),
  };
}
