/** User courses as the platform answers them (GW-25, OP-21, OP-41, OP-42, OP-96). */
import type { Schemas } from '../rest/Schemas.ts';

export type UserCourseWire = Schemas['UserCourse'];

/** Without its course, in the answer of an answer. */
export type UserCourseSummaryWire = Schemas['UserCourseSummary'];

export type ContinuePointWire = Schemas['ContinuePoint'];

export type CertificateProgressWire = Schemas['CertificateProgress'];

export type PositionWire = Schemas['StudyPosition'];
export type VideoPositionWire = Schemas['VideoPosition'];

export type CompletionWire = Schemas['Completion'];

/** The answer of a seen mark (REST-32). */
export type SeenWire = Schemas['SeenUserCourse'];

/** What a learner answered in a lecture, for those who look after the course. */
export type SubmissionsWire = Schemas['Submissions'];
