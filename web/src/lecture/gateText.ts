import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { authorText } from '../ui/authorHtml/authorText.tsx';
import { lectureMessages as messages } from './messages.ts';

/** Why something is not open yet, as the API says it. */
export interface GateReasonData {
  readonly reason: string;
  readonly lectureId?: number | null;
  readonly lectureName?: string | null;
  readonly openQuestionCount?: number | null;
  readonly time?: string | null;
}

/**
 * The reason in words, with the lecture's name, its open questions and the date (LEC-10, LEC-11, OP-45). `currentLectureId` is the
 * lecture on the screen, which is not named. A plain text, unless `lang`, the language of the course, is stated and a lecture is named.
 */
export function gateText(
  intl: IntlShape,
  gate: GateReasonData,
  { currentLectureId, lang }: { readonly currentLectureId?: number; readonly lang?: string | undefined } = {},
): ReactNode {
  const date = gate.time ? intl.formatDate(gate.time, { dateStyle: 'long' }) : null;
  const count = gate.openQuestionCount ?? 0;
  switch (gate.reason) {
    case 'MODULE_NOT_STARTED':
      return date ? intl.formatMessage(messages.gateModule, { date }) : intl.formatMessage(messages.gateModuleUndated);
    case 'COURSE_NOT_STARTED':
      return date ? intl.formatMessage(messages.gateCourse, { date }) : intl.formatMessage(messages.gateCourseUndated);
    default: {
      if (gate.lectureName && gate.lectureId !== currentLectureId) {
        const lecture = authorText(gate.lectureName, lang);
        return count > 0
          ? intl.formatMessage(messages.gateOtherLectureQuestions, { lecture, count })
          : intl.formatMessage(messages.gateOtherLecture, { lecture });
      }
      return count > 0
        ? intl.formatMessage(messages.questionsOpen, { count })
        : intl.formatMessage(messages.gateReadToEnd);
    }
  }
}

/** When the module of the lecture on the screen opens (LEC-11). */
export const moduleStartText = (intl: IntlShape, time: string | null): string =>
  time === null
    ? intl.formatMessage(messages.moduleUndated)
    : intl.formatMessage(messages.moduleOpens, { date: intl.formatDate(time, { dateStyle: 'long' }) });
