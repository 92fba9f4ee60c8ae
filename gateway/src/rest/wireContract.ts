/**
 * Holds the wire types that are written by hand against the platform's OpenAPI document: they say what the gateway reads and no more,
 * and this file does not compile when the platform stops sending it. What the gateway reads whole is the generated type itself.
 * `npm run codegen -w gateway` refreshes the generated side.
 */
import type { GamificationItemWire, UserGamificationWire } from '../achievement/achievementWire.ts';
import type { CourseWire } from '../course/courseWire.ts';
import type { ModuleWire } from '../course/moduleWire.ts';
import type { CompletionWire, SeenWire, UserCourseWire } from '../enrolment/userCourseWire.ts';
import type {
  PasswordChangeWire,
  RegistrationWire,
  ResetRedemptionWire,
  ResetRequestWire,
  UserPatchWire,
} from '../identity/identityApi.ts';
import type { AuthorizationDataWire, ExchangeWire } from '../identity/externalWire.ts';
import type { TokenWire, UserWire } from '../identity/identityWire.ts';
import type { LectureContentWire, LectureWire, SectionWire } from '../lecture/lectureWire.ts';
import type { AnswerResultWire, QuestionWire } from '../question/questionWire.ts';
import type { PersonalDataWire } from '../identity/personalDataApi.ts';
import type { PersonChangesWire, RightsWire } from '../workspace/personWire.ts';
import type { ConsentWire, ProfileMember, WorkspaceWire } from '../workspace/workspaceWire.ts';
import type { components } from './generated/platform.ts';

type Schemas = components['schemas'];

/** Compiles only when every `Sent` can be read as `Read`. */
type Reads<Read, Sent extends Read> = Sent extends Read ? true : never;

export type WireContract = [
  Reads<CourseWire, Schemas['Course']>,
  Reads<ModuleWire, Schemas['Module']>,
  Reads<ModuleWire, Schemas['UserModule']>,
  Reads<LectureWire, Schemas['Lecture']>,
  Reads<LectureWire, Schemas['UserLecture']>,
  Reads<LectureContentWire, Schemas['LectureContent']>,
  Reads<LectureContentWire, Schemas['UserLecturePage']>,
  Reads<SectionWire, Schemas['Section']>,
  Reads<QuestionWire, Schemas['Question']>,
  Reads<AnswerResultWire, Schemas['AnswerResult']>,
  Reads<UserCourseWire, Schemas['UserCourse']>,
  Reads<UserCourseWire, Schemas['UserCourseSummary']>,
  Reads<SeenWire, Schemas['SeenUserCourse']>,
  Reads<CompletionWire, Schemas['Completion']>,
  Reads<GamificationItemWire, Schemas['GamificationItem']>,
  Reads<GamificationItemWire, Schemas['UserGamificationItem']>,
  Reads<UserGamificationWire, Schemas['UserGamification']>,
  Reads<UserWire, Schemas['User']>,
  Reads<TokenWire, Schemas['TokenResponse']>,
  Reads<AuthorizationDataWire, Schemas['AuthorizationData']>,
  Reads<ExchangeWire, Schemas['ExternalToken']>,
  Reads<WorkspaceWire, Schemas['Workspace']>,
  Reads<ConsentWire, Schemas['Consent']>,
  Reads<{ invited: number }, Schemas['InvitedEveryone']>,
  Reads<PersonalDataWire, Schemas['PersonalData']>,
  // What is sent by the gateway is read by the platform.
  Reads<Schemas['UserPatch'], UserPatchWire>,
  Reads<NonNullable<Schemas['RegisterRequest']>, RegistrationWire>,
  // Its members are optional there, so that names are held apart.
  Reads<keyof NonNullable<Schemas['RegisterRequest']>, keyof RegistrationWire>,
  Reads<Schemas['PersonRequest'], RightsWire & { username: string }>,
  Reads<Schemas['RightsRequest'], PersonChangesWire>,
  Reads<Schemas['ConsentRequest'], { url: string }>,
  Reads<Schemas['InviteEveryoneRequest'], { resend: boolean }>,
  Reads<Schemas['ResetRequest'], ResetRequestWire>,
  Reads<Schemas['ResetRedemption'], ResetRedemptionWire>,
  Reads<Schemas['PasswordChange'], PasswordChangeWire>,
  Reads<keyof Schemas['ProfileRequest'], ProfileMember>,
  Reads<Schemas['ErasePersonalData'], { confirmUsername: string }>,
];
