import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Outline } from '../content/content.ts';
import type { StoredBody } from '../content/storedBody.ts';

/**
 * The tables of `platform/migrations`, by hand. Ids are JS numbers (bigint is parsed, see `database.ts`), times are `Date`.
 * A jsonb value is written through `json()` of `db/json.ts`.
 */
export interface Schema {
  workspace: WorkspaceTable;
  consent: ConsentTable;
  app_user: AppUserTable;
  sign_in_attempt: SignInAttemptTable;
  token_family: TokenFamilyTable;
  refresh_token: RefreshTokenTable;
  user_consent: UserConsentTable;
  idempotency_key: IdempotencyKeyTable;
  tag: TagTable;
  course: CourseTable;
  course_revision: CourseRevisionTable;
  lecture_body: LectureBodyTable;
  lecture_body_use: LectureBodyUseTable;
  content_node: ContentNodeTable;
  course_tag: CourseTagTable;
  user_course: UserCourseTable;
  lecture_seen: LectureSeenTable;
  answer: AnswerTable;
  answer_submission: AnswerSubmissionTable;
  user_gamification: UserGamificationTable;
  certificate: CertificateTable;
  campaign: CampaignTable;
  voucher: VoucherTable;
  invitation: InvitationTable;
  integration: IntegrationTable;
  reset_token: ResetTokenTable;
  external_identity: ExternalIdentityTable;
  external_sign_in: ExternalSignInTable;
  mail: MailTable;
  audit_entry: AuditEntryTable;
  job_run: JobRunTable;
  fact: FactTable;
}

type JsonObject = Readonly<Record<string, unknown>>;
/** Read as the parsed value, written as an SQL expression made by `json()` or as JSON text. */
type Json<T extends object> = JSONColumnType<T>;
/** A time with a default: optional on insert. */
/** Made by the database of other columns. */
type Computed = ColumnType<string, never, never>;

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface WorkspaceTable {
  workspace_id: Generated<number>;
  hostname: string;
  company: string | null;
  color: string | null;
  cover_image: string | null;
  trial: Generated<boolean>;
  profile: ColumnType<JsonObject, string | undefined, string>;
  created_time: Time;
  /** When the host was reserved; null once the workspace is real (OP-48). */
  reserved_time: NullableTime;
  creator_id: number | null;
}

export interface ConsentTable {
  workspace_id: number;
  consent_id: Generated<number>;
  url: string;
  active: Generated<boolean>;
  created_time: Time;
}

export interface AppUserTable {
  workspace_id: number;
  user_id: Generated<number>;
  username: string;
  /** The name in lower case, to be found by. */
  username_key: Computed;
  name: string;
  password_hash: string | null;
  language: Generated<string>;
  picture: string | null;
  phone: string | null;
  street: string | null;
  postal_code: string | null;
  country: string | null;
  role_admin: Generated<boolean>;
  create_course: Generated<boolean>;
  create_voucher: Generated<boolean>;
  created_time: Time;
  email_verified_time: NullableTime;
  /** Whether the account held rights before they waited for a proven address. */
  rights_before_proof: Generated<boolean>;
  /** Whether the rights to create count, or wait until the address is proven (ADR 0014). */
  rights_count: ColumnType<boolean, never, never>;
  preferences: ColumnType<JsonObject, string | undefined, string>;
  update_time: Time;
}

export interface SignInAttemptTable {
  workspace_id: number;
  username: string;
  failures: Generated<number>;
  locked_until: NullableTime;
  last_time: Time;
}

export interface TokenFamilyTable {
  workspace_id: number;
  family_id: Generated<string>;
  user_id: number;
  created_time: Time;
  revoked_time: NullableTime;
}

export interface RefreshTokenTable {
  workspace_id: number;
  token_id: Generated<string>;
  family_id: string;
  successor_id: string | null;
  replaced_time: NullableTime;
  access_used_time: NullableTime;
  expires_time: ColumnType<Date, Date | string, Date | string>;
  created_time: Time;
}

export interface UserConsentTable {
  workspace_id: number;
  user_id: number;
  consent_id: number;
  accepted_time: Time;
}

export interface IdempotencyKeyTable {
  workspace_id: number;
  user_id: number;
  operation: string;
  key: string;
  request_hash: string;
  status: number;
  response: ColumnType<unknown, string | null | undefined, string | null>;
  created_time: Time;
}

export interface TagTable {
  workspace_id: number;
  tag_id: Generated<number>;
  name: string;
}

export interface CourseTable {
  workspace_id: number;
  course_id: Generated<number>;
  version: Generated<number>;
  name: string;
  description: Generated<string>;
  mini_description: Generated<string>;
  type: 'EXTERNAL' | 'SCORM_COURSE' | 'DECISION_TREE' | null;
  published: Generated<boolean>;
  template: Generated<boolean>;
  voucher_activated: Generated<boolean>;
  certifiable: Generated<boolean>;
  anonymous_allowed: Generated<boolean>;
  pre_enroll_allowed: Generated<boolean>;
  forum_enabled: Generated<boolean>;
  sequential_progress: Generated<boolean>;
  course_image: string | null;
  video_url: string | null;
  external_url: string | null;
  duration: number | null;
  start_time: NullableTime;
  available_from_time: NullableTime;
  available_until_time: NullableTime;
  min_score_rate: Generated<number>;
  metadata: ColumnType<JsonObject, string | undefined, string>;
  custom_metadata: ColumnType<JsonObject, string | undefined, string>;
  lecture_count: Generated<number>;
  module_count: Generated<number>;
  question_count: Generated<number>;
  total_points: Generated<number>;
  created_by: number | null;
  create_time: Time;
  update_time: Time;
  lock_user_id: number | null;
  lock_until: NullableTime;
  lock_token: Generated<number>;
  /** What the catalogue is ordered by. */
  catalogue_time: ColumnType<Date, never, never>;
}

export interface CourseRevisionTable {
  workspace_id: number;
  course_id: number;
  version: number;
  outline: Json<Outline>;
  created_by: number | null;
  create_time: Time;
  forced: Generated<boolean>;
  auto_save: Generated<boolean>;
  sitting: number | null;
  published: boolean | null;
  answered: Generated<boolean>;
}

export interface ContentNodeTable {
  workspace_id: number;
  course_id: number;
  kind: 'module' | 'lecture' | 'section' | 'question' | 'gamificationItem';
  node_id: number;
}

export interface LectureBodyUseTable {
  workspace_id: number;
  course_id: number;
  hash: string;
  from_version: number;
  to_version: number | null;
}

export interface LectureBodyTable {
  workspace_id: number;
  hash: string;
  body: Json<StoredBody>;
}

export interface CourseTagTable {
  workspace_id: number;
  course_id: number;
  tag_id: number;
}

export interface UserCourseTable {
  workspace_id: number;
  user_course_id: Generated<number>;
  user_id: number;
  course_id: number;
  start_time: Time;
  finish_time: NullableTime;
  completed: Generated<boolean>;
  expire_time: NullableTime;
  drawn_questions: ColumnType<Readonly<Record<string, readonly number[]>>, string | undefined, string>;
  last_lecture_id: number | null;
  last_section_id: number | null;
  last_seen_time: NullableTime;
  update_time: Time;
}

export interface LectureSeenTable {
  workspace_id: number;
  user_course_id: number;
  lecture_id: number;
  done_time: Time;
}

export interface AnswerTable {
  workspace_id: number;
  user_course_id: number;
  question_id: number;
  lecture_id: number;
  user_answer: ColumnType<unknown, string, string>;
  correct: boolean;
  wrong_count: Generated<number>;
  course_version: number;
  answer_time: Time;
}

export interface AnswerSubmissionTable {
  workspace_id: number;
  user_course_id: number;
  submission_id: Generated<number>;
  question_id: number;
  user_answer: ColumnType<unknown, string, string>;
  correct: boolean;
  course_version: number;
  submit_time: Time;
}

export interface UserGamificationTable {
  workspace_id: number;
  user_gamification_id: Generated<number>;
  user_course_id: number;
  user_id: number;
  gamification_id: number;
  create_time: Time;
}

export interface CertificateTable {
  workspace_id: number;
  certificate_id: Generated<string>;
  user_course_id: number;
  user_id: number;
  course_id: number;
  holder_name: string;
  course_name: string;
  score_percent: number;
  duration: number | null;
  issued_time: Time;
}

export interface CampaignTable {
  workspace_id: number;
  campaign_id: Generated<number>;
  type: Generated<'COURSE_ENROLLMENT'>;
  redeem_type: 'UNIQUE_CODE' | 'MULTIPLE_USE';
  name: string;
  course_id: number;
  start_time: Time;
  end_time: NullableTime;
  max_usages: Generated<number>;
  active: Generated<boolean>;
  create_time: Time;
}

export interface VoucherTable {
  workspace_id: number;
  voucher_id: Generated<number>;
  campaign_id: number;
  code: string;
  /** The code in lower case, to be found by. */
  code_key: Computed;
  usages: Generated<number>;
  create_time: Time;
}

export interface FactTable {
  workspace_id: number;
  fact_id: Generated<number>;
  fact_time: Time;
  type: 'lecture' | 'questionanswer' | 'certificate' | 'usercourse' | 'campaign' | 'workspace' | 'modules';
  action: string;
  user_id: number | null;
  course_id: number | null;
  module_id: number | null;
  lecture_id: number | null;
  question_id: number | null;
  campaign_id: number | null;
  value: number | null;
}

export interface InvitationTable {
  workspace_id: number;
  user_id: Generated<number>;
  username: string;
  /** The name in lower case, to be found by. */
  username_key: Computed;
  create_course: Generated<boolean>;
  create_voucher: Generated<boolean>;
  token_hash: Buffer | null;
  invited_time: NullableTime;
  expires_time: NullableTime;
  revoked_time: NullableTime;
  accepted_time: NullableTime;
  created_time: Time;
  update_time: Time;
}

export interface IntegrationTable {
  workspace_id: number;
  integration_id: Generated<number>;
  type: 'PERSONNEL' | 'OAUTH2' | 'LOOM' | 'FORUM' | 'PUSH_NOTIFICATION';
  settings: ColumnType<JsonObject, string | undefined, string>;
  sealed_secrets: Buffer | null;
  created_time: Time;
  updated_time: Time;
}

export interface ResetTokenTable {
  workspace_id: number;
  token_hash: Buffer;
  user_id: number;
  expires_time: ColumnType<Date, Date | string, Date | string>;
  used_time: NullableTime;
  created_time: Time;
}

export type ExternalRealm = 'google' | 'facebook' | 'custom-oauth2';

export interface ExternalIdentityTable {
  workspace_id: number;
  realm: ExternalRealm;
  subject: string;
  user_id: number;
  created_time: Time;
}

export interface ExternalSignInTable {
  workspace_id: number;
  state_hash: Buffer;
  realm: ExternalRealm;
  redirect_uri: string;
  code_verifier: string;
  nonce: string;
  expires_time: ColumnType<Date, Date | string, Date | string>;
  exchanged_time: NullableTime;
  token_hash: Buffer | null;
  subject: string | null;
  email: string | null;
  email_verified: boolean | null;
  name: string | null;
  picture: string | null;
}

export interface MailTable {
  workspace_id: number;
  mail_id: Generated<number>;
  kind: 'RESET_PW' | 'INVITATION' | 'PASSWORD_CHANGED';
  recipient: string;
  /** The address in lower case, to be found by. */
  recipient_key: Computed;
  params: ColumnType<JsonObject, string | undefined, string>;
  created_time: Time;
  done_time: NullableTime;
  /** Only where no mail server is configured. */
  rendered: ColumnType<JsonObject | null, string | null | undefined, string | null>;
}

export interface JobRunTable {
  workspace_id: number;
  job_run_id: Generated<number>;
  kind: string;
  state: ColumnType<JobRunStateColumn, JobRunStateColumn | undefined>;
  done_count: Generated<number>;
  total_count: number | null;
  report: ColumnType<JsonObject[], string | undefined, string>;
  actor_id: number | null;
  created_time: Time;
  start_time: NullableTime;
  end_time: NullableTime;
  cancel_time: NullableTime;
}

type JobRunStateColumn = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

export interface AuditEntryTable {
  workspace_id: number;
  audit_id: Generated<number>;
  audit_time: Time;
  action: string;
  actor_id: number | null;
  subject_id: number | null;
  details: ColumnType<JsonObject, string | undefined, string>;
}
