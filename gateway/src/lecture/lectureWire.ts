/** Lectures as the platform answers them (GW-19…GW-21, OP-18, OP-94). */
import type { Schemas } from '../rest/Schemas.ts';

/** A lecture of a course, or of a learner's user course with their progress. */
export type LectureWire = Schemas['Lecture'] | Schemas['UserLecture'];

/** What an answer or a seen mark changed. */
export type ChangedLectureWire = Schemas['ChangedLecture'];

/** One lecture with its content, as everyone or as its learner may read it. */
export type LectureContentWire = Schemas['LectureContent'] | Schemas['UserLecturePage'];

export type GateWire = Schemas['Gate'];

/** A neighbouring lecture. */
export type LectureStepWire = Schemas['LectureStep'];

/** A section of a lecture, or one inside of a branch (OP-19). */
export type SectionWire = Schemas['Section'] | Schemas['InnerSection'];
