import type { IntlShape } from 'react-intl';
import { lectureMessages as messages } from './messages.ts';

/** Why something is not open yet, as the API says it. */
export interface GateReasonData {
  readonly reason: string;
  readonly lectureId?: number | null;
  readonly lectureName?: string | null;
  readonly pointsMissing?: number | null;
  readonly time?: string | null;
}

/**
 * The reason in words, with the lecture's name, the points and the date (LEC-10, LEC-11, OP-45). `currentLectureId` is the
 * lecture on the screen, which is not named.
 */
export function gateText(intl: IntlShape, gate: GateReasonData, currentLectureId?: number): string {
  const date = gate.time ? intl.formatDate(gate.time, { dateStyle: 'long' }) : null;
  const points = gate.pointsMissing ?? 0;
  switch (gate.reason) {
    case 'MODULE_NOT_STARTED':
      return date ? intl.formatMessage(messages.gateModule, { date }) : intl.formatMessage(messages.gateModuleUndated);
    case 'COURSE_NOT_STARTED':
      return date ? intl.formatMessage(messages.gateCourse, { date }) : intl.formatMessage(messages.gateCourseUndated);
    default: {
      const lecture = gate.lectureName;
      if (lecture && gate.lectureId !== currentLectureId) {
        return points > 0
          ? intl.formatMessage(messages.gateOtherLecturePoints, { lecture, points })
          : intl.formatMessage(messages.gateOtherLecture, { lecture });
      }
      return points > 0
        ? intl.formatMessage(messages.gateLectureNotDone, { points })
        : intl.formatMessage(messages.gateReadToEnd);
    }
  }
}
