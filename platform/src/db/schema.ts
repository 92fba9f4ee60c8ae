// Generated from the migrated database: `npm run schema -w platform`. What it cannot tell stands in testing/schemaSource.ts.
import type { Generated } from 'kysely';
import type { Outline, OutlineModule } from '../content/content.ts';
import type { StoredBody } from '../content/storedBody.ts';
import type { StoredCourseFields } from '../course/courseFields.ts';
import type { IntegrationCheck } from '../integration/check/checkValues.ts';
import type { StoredSync } from '../integration/storedSync.ts';
import type { JobResult } from '../job/jobResult.ts';
import type { TextQuote } from '../review/textQuote.ts';
import type { ScormItem } from '../scorm/scormPackage.ts';
import type { WebhookData } from '../webhook/webhookEventTypes.ts';
import type { Id } from '../shared/id.ts';
import type {
  Computed,
  Json,
  JsonObject,
  JsonWithDefault,
  NullableJson,
  NullableTime,
  Time,
  TimeWithDefault,
} from './columnTypes.ts';

/** Ids and counts are JS numbers (bigint is parsed, see `database.ts`). */
export interface Schema {
  answer: AnswerTable;
  answer_submission: AnswerSubmissionTable;
  api_token: ApiTokenTable;
  api_token_usage: ApiTokenUsageTable;
  app_user: AppUserTable;
  audit_entry: AuditEntryTable;
  campaign: CampaignTable;
  catalogue_version: CatalogueVersionTable;
  certificate: CertificateTable;
  completion_record: CompletionRecordTable;
  consent: ConsentTable;
  content_node: ContentNodeTable;
  course: CourseTable;
  course_attention: CourseAttentionTable;
  course_presence: CoursePresenceTable;
  course_tag: CourseTagTable;
  credential_key: CredentialKeyTable;
  deletion: DeletionTable;
  discussion_mail_state: DiscussionMailStateTable;
  discussion_post: DiscussionPostTable;
  discussion_report: DiscussionReportTable;
  discussion_thread: DiscussionThreadTable;
  discussion_write: DiscussionWriteTable;
  due_reminder: DueReminderTable;
  enrolment_notice: EnrolmentNoticeTable;
  erased_certificate: ErasedCertificateTable;
  external_identity: ExternalIdentityTable;
  external_sign_in: ExternalSignInTable;
  fact: FactTable;
  facts_by_day: FactsByDayTable;
  facts_by_month: FactsByMonthTable;
  facts_counted: FactsCountedTable;
  file: FileTable;
  file_removal: FileRemovalTable;
  group_course: GroupCourseTable;
  group_course_person: GroupCoursePersonTable;
  idempotency_key: IdempotencyKeyTable;
  integration: IntegrationTable;
  invitation: InvitationTable;
  job_row: JobRowTable;
  job_run: JobRunTable;
  learner_message: LearnerMessageTable;
  lecture_body: LectureBodyTable;
  lecture_body_use: LectureBodyUseTable;
  lecture_seen: LectureSeenTable;
  mail: MailTable;
  notice: NoticeTable;
  outline_module: OutlineModuleTable;
  people_by_day: PeopleByDayTable;
  people_by_month: PeopleByMonthTable;
  person_activity: PersonActivityTable;
  person_group: PersonGroupTable;
  person_group_member: PersonGroupMemberTable;
  personnel_link: PersonnelLinkTable;
  privacy_request: PrivacyRequestTable;
  push_device: PushDeviceTable;
  push_key: PushKeyTable;
  push_message: PushMessageTable;
  push_muted: PushMutedTable;
  refresh_token: RefreshTokenTable;
  reminder_state: ReminderStateTable;
  reset_token: ResetTokenTable;
  retention: RetentionTable;
  review_comment: ReviewCommentTable;
  review_link: ReviewLinkTable;
  review_notice: ReviewNoticeTable;
  review_thread: ReviewThreadTable;
  saved_section: SavedSectionTable;
  scim_token: ScimTokenTable;
  scorm_package: ScormPackageTable;
  scorm_state: ScormStateTable;
  service_account: ServiceAccountTable;
  sign_in_attempt: SignInAttemptTable;
  stored_revision: StoredRevisionTable;
  tag: TagTable;
  token_family: TokenFamilyTable;
  user_consent: UserConsentTable;
  user_course: UserCourseTable;
  user_course_score: UserCourseScoreTable;
  user_gamification: UserGamificationTable;
  video_position: VideoPositionTable;
  voucher: VoucherTable;
  voucher_redemption: VoucherRedemptionTable;
  waiting_enrolment: WaitingEnrolmentTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_event: WebhookEventTable;
  workspace: WorkspaceTable;
  wrong_voucher_code: WrongVoucherCodeTable;
}

export interface AnswerTable {
  workspace_id: Id;
  user_course_id: Id;
  question_id: Id;
  lecture_id: Id;
  /** Ids of options, see question/optionIdentity.ts, or category id to item ids. */
  user_answer: Json<unknown>;
  correct: boolean;
  wrong_count: Generated<number>;
  course_version: number;
  answer_time: TimeWithDefault;
  /** Whether it counts as right by a decision of the author, whatever it chose. */
  point_given: Generated<boolean>;
  /** What else was submitted and counts, each once, in the order of their values; null where nothing else was. Kept by a trigger. */
  other_answers: NullableJson<unknown>;
  /** Whether it was graded again since it was given, as its question had changed; another answer ends that. */
  graded_again: Generated<boolean>;
}

export interface AnswerSubmissionTable {
  workspace_id: Id;
  user_course_id: Id;
  submission_id: Generated<Id>;
  question_id: Id;
  /** Ids of options, see question/optionIdentity.ts, or category id to item ids. */
  user_answer: Json<unknown>;
  correct: boolean;
  /** The version of the course whose key it was graded by. */
  course_version: number;
  submit_time: TimeWithDefault;
  /** False where what it chose is gone, so that the question was asked again. */
  counts: Generated<boolean>;
}

export interface ApiTokenTable {
  workspace_id: Id;
  token_id: Generated<Id>;
  user_id: Id;
  name: string;
  scopes: readonly string[];
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: Buffer;
  /** How the token ends, so that its owner can tell which one it is. */
  last_characters: string;
  /** Of the token before the last rotation, which counts until previous_expire_time. */
  previous_hash: Buffer | null;
  previous_expire_time: NullableTime;
  create_time: Time;
  rotate_time: NullableTime;
  expire_time: Time;
  /** When someone last called with it, to a few seconds; null when nobody did. */
  last_use_time: NullableTime;
}

export interface ApiTokenUsageTable {
  workspace_id: Id;
  token_id: Id;
  /** Day in UTC. */
  usage_date: string;
  /** Calls of the REST interface, those of GraphQL documents included. */
  call_count: number;
  /** Cost of the GraphQL documents that were asked, as the gateway reckons it before it runs them. */
  cost: number;
}

export interface AppUserTable {
  workspace_id: Id;
  user_id: Generated<Id>;
  username: string;
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
  created_time: TimeWithDefault;
  /** When the person proved to receive mail at the address: by a reset, an invitation or a provider. Null for a bare registration. */
  email_verified_time: NullableTime;
  preferences: JsonWithDefault<JsonObject>;
  /** Whether the account held rights before they waited for a proven address. */
  rights_before_proof: Generated<boolean>;
  /** Whether create_course and create_voucher count, or wait for a proven address. */
  rights_count: Computed<boolean>;
  update_time: TimeWithDefault;
  /** The earned achievement whose picture frames the avatar; null for none. */
  avatar_frame_id: Id | null;
  /** Whether the person chose that frame, or none; until then each newly earned frame is put on. */
  avatar_frame_chosen: Generated<boolean>;
  /** When their access was withdrawn; null for those who may sign in. */
  left_time: NullableTime;
  name_search: Computed<string>;
  username_key: Computed<string>;
  /** What follows the @ of the address, as it stands in the DNS. */
  address_domain: Computed<string>;
  /** Who withdrew their access; counts while left_time is set. */
  left_by: 'ADMIN' | 'PERSONNEL' | 'PROVIDER' | null;
  /** They become an admin once their address is proven. */
  admin_promised: Generated<boolean>;
  /** Whether the row only stands for one of service_account; a policy hides it from every statement. */
  is_service_account: Generated<boolean>;
}

export interface AuditEntryTable {
  workspace_id: Id;
  audit_id: Generated<Id>;
  audit_time: TimeWithDefault;
  action: string;
  actor_id: Id | null;
  subject_id: Id | null;
  details: JsonWithDefault<JsonObject>;
  job_run_id: Id | null;
  /** The API token that called: its id, and its name and last characters at that moment; null for none. */
  api_token: NullableJson<JsonObject>;
}

export interface CampaignTable {
  workspace_id: Id;
  campaign_id: Generated<Id>;
  type: Generated<'COURSE_ENROLLMENT'>;
  redeem_type: 'UNIQUE_CODE' | 'MULTIPLE_USE';
  name: string;
  course_id: Id;
  start_time: TimeWithDefault;
  end_time: NullableTime;
  /** How often each of its codes works; 0 for any number of times. A unique code works once whatever stands here. */
  max_usages: Generated<number>;
  active: Generated<boolean>;
  create_time: TimeWithDefault;
  update_time: TimeWithDefault;
}

export interface CatalogueVersionTable {
  workspace_id: Id;
  version: Generated<number>;
}

export interface CertificateTable {
  workspace_id: Id;
  certificate_id: Generated<string>;
  user_course_id: Id;
  user_id: Id;
  course_id: Id;
  holder_name: string;
  course_name: string;
  score_percent: number;
  duration: number | null;
  issued_time: TimeWithDefault;
  /** Language of the course when it was issued, as its author stated it (BCP 47); null where it was not stated. */
  course_language: string | null;
  /** Its place in the status lists of credentials, which hold 131072 each. */
  status_number: Generated<number>;
  /** Points in percent that the course asked for when it was issued; null for what was issued before this was kept. */
  required_percent: number | null;
  /** Until when it counts; null for always. */
  expire_time: NullableTime;
  /** When an admin took it back; null while it stands. */
  revoked_time: NullableTime;
  /** Why it was taken back, in the words that everyone reads who verifies it. */
  revoke_reason: string | null;
  /** When it was issued, revoked or restored last; set by the database. */
  update_time: TimeWithDefault;
}

export interface CompletionRecordTable {
  workspace_id: Id;
  /** The id that the user course had, by which its certificate names it. */
  user_course_id: Id;
  user_id: Id;
  course_id: Id;
  course_name: string;
  course_language: string | null;
  /** The score at completion; null where nothing says it any more. */
  score_percent: number | null;
  finish_time: Time;
}

export interface ConsentTable {
  workspace_id: Id;
  consent_id: Generated<Id>;
  url: string;
  active: Generated<boolean>;
  created_time: TimeWithDefault;
}

export interface ContentNodeTable {
  workspace_id: Id;
  course_id: Id;
  kind: 'module' | 'lecture' | 'section' | 'question' | 'gamificationItem';
  node_id: Id;
}

export interface CourseTable {
  workspace_id: Id;
  course_id: Generated<Id>;
  /** The revision that is live; in the ETag of every public answer about the course. */
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
  metadata: JsonWithDefault<JsonObject>;
  custom_metadata: JsonWithDefault<JsonObject>;
  lecture_count: Generated<number>;
  module_count: Generated<number>;
  question_count: Generated<number>;
  total_points: Generated<number>;
  created_by: Id | null;
  create_time: TimeWithDefault;
  update_time: TimeWithDefault;
  lock_user_id: Id | null;
  lock_until: NullableTime;
  /** Fence: rises by one with every change of holder (OP-16). */
  lock_token: Generated<number>;
  /** What the catalogue is ordered by: available_from_time, long ago where there is none. */
  catalogue_time: Computed<Date>;
  /** Months that its certificates count for; null for always. */
  certificate_months: number | null;
  name_search: Computed<string>;
  description_search: Computed<string>;
  mini_description_search: Computed<string>;
  /** Whether saves are held back until they are published. */
  holds_back: Generated<boolean>;
  /** The newest revision, where it is not live; null where nothing is held back. */
  working_version: number | null;
  /** When that was saved. */
  working_time: NullableTime;
  /** When what is held back then becomes live; null where nobody set a moment. */
  publish_time: NullableTime;
  /** Who set it, and is told what came of it; null where that account is gone. */
  publish_by: Id | null;
  /** What was decided about earlier answers as the moment was set, and whether something left open keeps everything held back; null where a server set it that did not ask. */
  publish_gradings: NullableJson<JsonObject>;
}

export interface CourseAttentionTable {
  workspace_id: Id;
  course_id: Id;
  counted_time: Time;
  question_count: Generated<number>;
  /** The first of them: one whose key may be wrong before one that hardly anybody knows. */
  question_id: Id | null;
}

export interface CoursePresenceTable {
  workspace_id: Id;
  course_id: Id;
  user_id: Id;
  /** Last sign of life, by the clock of the database; gone 30 seconds after. */
  seen_time: Time;
  /** Since when this person asks for the lock; null when they do not. */
  ask_time: NullableTime;
  /** What the editor said to it; null while nothing. */
  answer: 'SOON' | 'DECLINED' | null;
  answer_time: NullableTime;
}

export interface CourseTagTable {
  workspace_id: Id;
  course_id: Id;
  tag_id: Id;
}

export interface CredentialKeyTable {
  workspace_id: Id;
  /** Thumbprint of the public key (RFC 7638). */
  key_id: string;
  /** As a JSON Web Key. */
  public_key: Json<JsonObject>;
  /** The half that signs; null once a newer key does. */
  sealed_private_key: Buffer | null;
  created_time: Time;
}

export interface DeletionTable {
  workspace_id: Id;
  kind: 'COURSE' | 'USER_COURSE' | 'PERSON' | 'GROUP' | 'CAMPAIGN' | 'FILE' | 'SAVED_SECTION' | 'QUESTION';
  /** The bare id: nothing else is left of what was deleted, of people either. */
  raw_id: Id;
  delete_time: Time;
}

export interface DiscussionMailStateTable {
  workspace_id: Id;
  user_id: Id;
  /** When the person was last told by mail of questions that wait: nobody is oftener than once a day. */
  told_time: NullableTime;
  /** When the person said that no mails tell of questions that wait; null while they do. */
  questions_stopped_time: NullableTime;
  /** When the person said that no mails tell of replies to their questions; null while they do. */
  replies_stopped_time: NullableTime;
}

export interface DiscussionPostTable {
  workspace_id: Id;
  post_id: Generated<Id>;
  thread_id: Id;
  /** The question of its thread; all others are replies. */
  opening: boolean;
  user_id: Id | null;
  /** Plain text; empty once it was deleted. */
  text: string;
  created_time: Time;
  edited_time: NullableTime;
  deleted_time: NullableTime;
  hidden_time: NullableTime;
  hidden_reason: string | null;
  text_search: Computed<string>;
}

export interface DiscussionReportTable {
  workspace_id: Id;
  report_id: Generated<Id>;
  post_id: Id;
  /** Who reported it; only moderators are told. */
  user_id: Id;
  reason: string;
  created_time: Time;
  /** When a moderator judged the post, or its writer deleted it; null while that waits. */
  settled_time: NullableTime;
  outcome: 'KEPT' | 'HIDDEN' | 'DELETED' | null;
  /** The thread of its post; set by the database. */
  thread_id: Generated<Id>;
}

export interface DiscussionThreadTable {
  workspace_id: Id;
  thread_id: Generated<Id>;
  course_id: Id;
  lecture_id: Id;
  /** Who asked; null when that account is gone. */
  user_id: Id | null;
  title: string;
  /** The reply that answered it. */
  answer_id: Id | null;
  reply_count: Generated<number>;
  created_time: Time;
  activity_time: Time;
  /** Since when it comes first after its lecture; null when it does not. */
  pinned_time: NullableTime;
  /** Since when nobody replies any more; null while people may. */
  closed_time: NullableTime;
  /** When whoever asked was last told of a reply by mail. */
  reply_mailed_time: NullableTime;
  pinned: Computed<boolean>;
  unanswered: Computed<boolean>;
  title_search: Computed<string>;
  text_search: Generated<string>;
  /** When anything that the list of questions tells of it changed last; set by the database. */
  update_time: TimeWithDefault;
}

export interface DiscussionWriteTable {
  workspace_id: Id;
  write_id: Generated<Id>;
  user_id: Id;
  write_time: Time;
}

export interface DueReminderTable {
  workspace_id: Id;
  user_course_id: Id;
  /** The due date that was reminded of: another one is reminded of anew. */
  due_time: Time;
  /** How far it went: 1 a week before, 2 the day before, 3 the day after. */
  stage: number;
}

export interface EnrolmentNoticeTable {
  workspace_id: Id;
  user_course_id: Id;
  /** Who enrolled them. */
  actor_id: Id;
  /** The mail that tells of it; null while none is ordered. */
  mail_id: Id | null;
  created_time: Time;
}

export interface ErasedCertificateTable {
  workspace_id: Id;
  status_number: number;
}

export interface ExternalIdentityTable {
  workspace_id: Id;
  realm: 'google' | 'facebook' | 'custom-oauth2';
  subject: string;
  user_id: Id;
  created_time: TimeWithDefault;
}

export interface ExternalSignInTable {
  workspace_id: Id;
  state_hash: Buffer;
  realm: string;
  redirect_uri: string;
  code_verifier: string;
  nonce: string;
  expires_time: Time;
  exchanged_time: NullableTime;
  token_hash: Buffer | null;
  subject: string | null;
  email: string | null;
  email_verified: boolean | null;
  name: string | null;
  picture: string | null;
}

export interface FactTable {
  workspace_id: Id;
  fact_id: Generated<Id>;
  fact_time: TimeWithDefault;
  type: 'lecture' | 'questionanswer' | 'certificate' | 'usercourse' | 'campaign' | 'workspace' | 'modules';
  action: string;
  user_id: Id | null;
  course_id: Id | null;
  module_id: Id | null;
  lecture_id: Id | null;
  question_id: Id | null;
  value: number | null;
  campaign_id: Id | null;
  /** The transaction that wrote it. Unlike its time it says when nothing can come before it any more (ADR 0035). */
  written_in: Generated<number>;
}

export interface FactsByDayTable {
  workspace_id: Id;
  type: string;
  /** In UTC. */
  day: string;
  /** 0 for none. */
  course_id: Id;
  /** The lecture, question, module, campaign or course that the type counts; 0 for none. */
  subject_id: Id;
  action: string;
  fact_count: number;
  value_sum: number;
}

export interface FactsByMonthTable {
  workspace_id: Id;
  type: string;
  /** Its first day, in UTC. */
  month: string;
  /** 0 for none. */
  course_id: Id;
  /** The lecture, question, module, campaign or course that the type counts; 0 for none. */
  subject_id: Id;
  action: string;
  fact_count: number;
  value_sum: number;
}

export interface FactsCountedTable {
  workspace_id: Id;
  /** Facts that transactions before this one wrote are counted in facts_by_day and people_by_day, others are not. */
  rolled_up_to: Generated<number>;
  /** Facts before it are forgotten, whether or not their rows are deleted yet: the begin of a month, UTC. Null when none are. */
  kept_from: NullableTime;
}

export interface FileTable {
  workspace_id: Id;
  file_id: Generated<Id>;
  /** As people see it, with its extension. */
  name: string;
  /** Of what is stored, in lower case and without the dot; ends the address. */
  extension: string;
  category: 'CONTENT' | 'COVER_IMAGE' | 'FRAME' | 'AVATAR' | 'OTHER';
  type: 'IMAGE' | 'PDF' | 'VIDEO' | 'MP3' | 'OTHER';
  /** What a picture shows, for those who do not see it. */
  alternative_text: string | null;
  /** SHA-256 of the stored bytes in hexadecimal; the address is made of it, so that one address always gives the same bytes. */
  hash: string;
  byte_count: number;
  /** Of a picture that can be scaled, in pixels; null for everything else. */
  width: number | null;
  /** Folder in the store with the file and its versions. */
  store_key: string;
  /** When the versions of a picture in the smaller widths were made; null before. */
  versions_time: NullableTime;
  /** Null when the person was erased. */
  created_by: Id | null;
  create_time: Time;
  update_time: Time;
  /** Size of all its smaller versions; null before they are made, or where it was not noted. */
  version_byte_count: number | null;
  name_search: Computed<string>;
}

export interface FileRemovalTable {
  workspace_id: Id;
  store_key: string;
  /** Not before; an upload that lasts has its folder until then. */
  due_time: Time;
}

export interface GroupCourseTable {
  workspace_id: Id;
  group_id: Id;
  course_id: Id;
  /** It is due so many days after somebody is enrolled by it; null for no such rule. */
  due_days: number | null;
  /** It is due then for everyone; null for no such day. */
  due_time: NullableTime;
  notify: Generated<boolean>;
  /** Who said so last. */
  actor_id: Id;
  /** Whether somebody may have joined the group since it was last looked at. */
  pending: Generated<boolean>;
  created_time: Time;
}

export interface GroupCoursePersonTable {
  workspace_id: Id;
  group_id: Id;
  course_id: Id;
  user_id: Id;
  enrolled_time: Time;
  /** The job that is to bring them in; null once they were. */
  job_run_id: Id | null;
}

export interface IdempotencyKeyTable {
  workspace_id: Id;
  user_id: Id;
  operation: string;
  key: string;
  request_hash: string;
  status: number;
  response: NullableJson<unknown>;
  created_time: TimeWithDefault;
}

export interface IntegrationTable {
  workspace_id: Id;
  integration_id: Generated<Id>;
  type: 'PERSONNEL' | 'OAUTH2' | 'LOOM' | 'FORUM' | 'PUSH_NOTIFICATION';
  settings: JsonWithDefault<JsonObject>;
  sealed_secrets: Buffer | null;
  created_time: TimeWithDefault;
  updated_time: TimeWithDefault;
  last_check: NullableJson<IntegrationCheck>;
  last_sync: NullableJson<StoredSync>;
  proven_time: NullableTime;
}

export interface InvitationTable {
  workspace_id: Id;
  user_id: Generated<Id>;
  username: string;
  create_course: Generated<boolean>;
  create_voucher: Generated<boolean>;
  token_hash: Buffer | null;
  invited_time: NullableTime;
  expires_time: NullableTime;
  revoked_time: NullableTime;
  accepted_time: NullableTime;
  created_time: TimeWithDefault;
  update_time: TimeWithDefault;
  username_key: Computed<string>;
  /** What follows the @ of the address, as it stands in the DNS. */
  address_domain: Computed<string>;
  /** Who revoked it; counts while revoked_time is set. */
  revoked_by: 'ADMIN' | 'PERSONNEL' | 'PROVIDER' | null;
  /** The account that is made of it becomes an admin once its address is proven. */
  admin_promised: Generated<boolean>;
  name: string | null;
  name_search: Computed<string>;
}

export interface JobRowTable {
  workspace_id: Id;
  job_run_id: Id;
  row_number: number;
  /** What the row is about, as people know it: an e-mail address, a name. Empty once that person was erased. */
  subject: Generated<string>;
  /** Id of the person it is about; null for none. */
  subject_id: Id | null;
  input: JsonWithDefault<JsonObject>;
  state: Generated<'WAITING' | 'DONE' | 'UNCHANGED' | 'REFUSED'>;
  /** What was done, or the code of the refusal; null while it waits. */
  code: string | null;
  params: JsonWithDefault<JsonObject>;
  done_time: NullableTime;
  subject_key: Computed<string>;
}

export interface JobRunTable {
  workspace_id: Id;
  job_run_id: Generated<Id>;
  kind: string;
  state: Generated<'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED'>;
  done_count: Generated<number>;
  total_count: number | null;
  /** Written by servers of the version before alone; goes with a later version. */
  report: JsonWithDefault<readonly JsonObject[]>;
  actor_id: Id | null;
  created_time: TimeWithDefault;
  start_time: NullableTime;
  end_time: NullableTime;
  cancel_time: NullableTime;
  /** The file that it writes: how far it is, and where its parts are stored. */
  result: NullableJson<JobResult>;
  /** Until when the file can be downloaded; null while there is none, and once it was withdrawn. */
  result_expire_time: NullableTime;
}

export interface LearnerMessageTable {
  workspace_id: Id;
  job_run_id: Id;
  subject: string;
  /** Plain text; an empty line parts paragraphs. */
  body: string;
}

export interface LectureBodyTable {
  workspace_id: Id;
  hash: string;
  body: Json<StoredBody>;
}

export interface LectureBodyUseTable {
  workspace_id: Id;
  course_id: Id;
  hash: string;
  from_version: number;
  to_version: number | null;
}

export interface LectureSeenTable {
  workspace_id: Id;
  user_course_id: Id;
  lecture_id: Id;
  done_time: TimeWithDefault;
}

export interface MailTable {
  workspace_id: Id;
  mail_id: Generated<Id>;
  kind:
    | 'RESET_PW'
    | 'INVITATION'
    | 'PASSWORD_CHANGED'
    | 'REMINDER'
    | 'MESSAGE'
    | 'INACTIVE_ACCOUNT'
    | 'QUESTIONS'
    | 'REPLY'
    | 'ENROLMENT'
    | 'PUBLISHED'
    | 'NOT_PUBLISHED'
    | 'REVIEW'
    | 'WEBHOOK_DISABLED';
  recipient: string;
  params: JsonWithDefault<JsonObject>;
  created_time: TimeWithDefault;
  next_try_time: TimeWithDefault;
  tries: Generated<number>;
  done_time: NullableTime;
  rendered: NullableJson<JsonObject>;
  recipient_key: Computed<string>;
}

export interface NoticeTable {
  workspace_id: Id;
  notice_id: Generated<Id>;
  user_id: Id;
  kind: 'CERTIFICATE' | 'ACHIEVEMENT' | 'DUE' | 'REPLY' | 'QUESTION' | 'ENROLMENT';
  /** Name of the course or the achievement, or title of the question. */
  subject: string;
  /** The page that it opens. */
  path: string;
  created_time: TimeWithDefault;
}

export interface OutlineModuleTable {
  workspace_id: Id;
  course_id: Id;
  hash: string;
  module: Json<OutlineModule>;
}

export interface PeopleByDayTable {
  workspace_id: Id;
  /** 0 for none. */
  course_id: Id;
  day: string;
  user_id: Id;
  seen_count: number;
}

export interface PeopleByMonthTable {
  workspace_id: Id;
  /** 0 for none. */
  course_id: Id;
  month: string;
  user_id: Id;
  seen_count: number;
}

export interface PersonActivityTable {
  workspace_id: Id;
  user_id: Id;
  /** When the account was made or last used, to the day. */
  active_time: Time;
  /** Warnings that were ordered since then: the first 30 days before the account goes, the second 7 days before. */
  warned_count: Generated<number>;
  /** When the account goes, as the warnings say; null as long as none was ordered. */
  erase_time: NullableTime;
}

export interface PersonGroupTable {
  workspace_id: Id;
  group_id: Generated<Id>;
  name: string;
  description: Generated<string>;
  /** Everyone whose address is at it belongs to the group, besides its members; null for none. */
  address_domain: string | null;
  /** HAND, or SCIM: then its name and its members are the identity provider's. */
  origin: Generated<'HAND' | 'SCIM'>;
  /** Its id at the identity provider; null for none. */
  external_id: string | null;
  created_time: TimeWithDefault;
  /** When anything of the group last changed; who belongs to it counts where the identity provider says so. */
  update_time: TimeWithDefault;
  name_key: Computed<string>;
  /** address_domain as it stands in the DNS. */
  domain_key: Computed<string>;
}

export interface PersonGroupMemberTable {
  workspace_id: Id;
  group_id: Id;
  /** The account, or the invitation that it will be made of. */
  user_id: Id;
  added_time: TimeWithDefault;
}

export interface PersonnelLinkTable {
  workspace_id: Id;
  /** Their id in the personnel system; of the identity provider the id that it was told, which stays. */
  external_id: string;
  /** The account, or the invitation that it will be made of. */
  user_id: Id;
  /** When a sync withdrew the access; null while they are there. */
  departed_time: NullableTime;
  /** CLIENT: read from a personnel system by a sync; SERVER: sent by the identity provider. */
  source: Generated<'CLIENT' | 'SERVER'>;
  /** What the identity provider calls them; null where a sync read them. */
  user_name: string | null;
  /** Their id at the identity provider, its externalId; null for none. */
  provider_key: string | null;
  /** Their name at the identity provider, which counts while they have no account; null for none. */
  display_name: string | null;
  given_name: string | null;
  family_name: string | null;
  created_time: TimeWithDefault;
  update_time: TimeWithDefault;
  user_name_key: Computed<string>;
}

export interface PrivacyRequestTable {
  workspace_id: Id;
  privacy_request_id: Generated<Id>;
  kind: 'EXPORT' | 'ERASURE';
  state: 'OPEN' | 'DONE' | 'CANCELLED';
  /** SELF: in the settings; ADMIN: by the button of an admin; MAIL: came by mail and was logged; OPERATOR: by the command. */
  origin: 'SELF' | 'ADMIN' | 'MAIL' | 'OPERATOR';
  /** The address, for as long as the person is here; null once they were erased. */
  username: string | null;
  /** A keyed hash of the address, so that a request is found by it after the erasure, too. */
  username_hash: string;
  user_id: Id | null;
  /** The bare id of who ordered or logged it; null for the operator. */
  ordered_by: Id | null;
  requested_time: Time;
  due_time: Time;
  closed_time: NullableTime;
}

export interface PushDeviceTable {
  workspace_id: Id;
  push_device_id: Generated<Id>;
  user_id: Id;
  /** The sign-in that it was added by: once that has ended, nothing is sent there. */
  family_id: string;
  /** Where its push service takes messages; whoever knows it can send there. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_time: TimeWithDefault;
}

export interface PushKeyTable {
  workspace_id: Id;
  /** VAPID key, base64url; a browser takes only what is signed with its other half. */
  public_key: string;
  sealed_private_key: Buffer;
}

export interface PushMessageTable {
  workspace_id: Id;
  push_message_id: Generated<Id>;
  push_device_id: Id;
  kind: 'CERTIFICATE' | 'ACHIEVEMENT' | 'DUE' | 'REPLY' | 'QUESTION' | 'ENROLMENT';
  /** Name of the course or the achievement. */
  subject: string;
  /** The page that it opens. */
  path: string;
  created_time: Time;
  /** When its job was ordered. */
  queued_time: NullableTime;
}

export interface PushMutedTable {
  workspace_id: Id;
  user_id: Id;
  kind: 'CERTIFICATE' | 'ACHIEVEMENT' | 'DUE' | 'REPLY' | 'QUESTION' | 'ENROLMENT';
}

export interface RefreshTokenTable {
  workspace_id: Id;
  token_id: Generated<string>;
  family_id: string;
  successor_id: string | null;
  replaced_time: NullableTime;
  access_used_time: NullableTime;
  expires_time: Time;
  created_time: TimeWithDefault;
}

export interface ReminderStateTable {
  workspace_id: Id;
  user_id: Id;
  /** When the person was last reminded, of whatever: nobody is oftener than once a day. */
  reminded_time: NullableTime;
  /** When the person said that no more reminders come by mail; null while they come. */
  stopped_time: NullableTime;
}

export interface ResetTokenTable {
  workspace_id: Id;
  token_hash: Buffer;
  user_id: Id;
  expires_time: Time;
  used_time: NullableTime;
  created_time: TimeWithDefault;
}

export interface RetentionTable {
  workspace_id: Id;
  /** Null for good. */
  fact_months: number | null;
  audit_months: Generated<number>;
  /** Null for good. */
  inactive_account_months: number | null;
  update_time: TimeWithDefault;
}

export interface ReviewCommentTable {
  workspace_id: Id;
  comment_id: Generated<Id>;
  thread_id: Id;
  /** The author who wrote it; null for a guest, and where that account is gone. */
  user_id: Id | null;
  /** What a guest called themselves. */
  guest_name: string | null;
  link_id: Id | null;
  /** Plain text. */
  text: string;
  /** The words that the thread is about, with what stands before and behind them; of the comment that began it, and gone with it. */
  quote: NullableJson<TextQuote>;
  /** What the quoted words could be instead. */
  suggestion: string | null;
  /** Ids of the people who are mentioned. */
  mentions: JsonWithDefault<readonly (Id | null)[]>;
  create_time: Time;
  edit_time: NullableTime;
  /** What the client of a guest calls its request by; null without one, and for authors. */
  guest_key: string | null;
}

export interface ReviewLinkTable {
  workspace_id: Id;
  link_id: Generated<Id>;
  course_id: Id;
  name: string;
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: Buffer;
  may_comment: boolean;
  expire_time: Time;
  revoke_time: NullableTime;
  /** Who made it; null where that account is gone. */
  created_by: Id | null;
  create_time: Time;
  /** When someone last opened the course by it, to the minute; null when nobody did. */
  last_use_time: NullableTime;
}

export interface ReviewNoticeTable {
  workspace_id: Id;
  course_id: Id;
  user_id: Id;
  /** When the last mail that was ordered for the person about the course is sent: it waits while that is to come. It tells of what was written until then. */
  mail_time: Time;
  /** The same of the mail before it; null where there was none. */
  told_time: NullableTime;
}

export interface ReviewThreadTable {
  workspace_id: Id;
  thread_id: Generated<Id>;
  course_id: Id;
  anchor_part: 'COURSE' | 'MODULE' | 'LECTURE' | 'SECTION' | 'QUESTION';
  /** Raw id of the part, which edits keep; the part may be gone by now. */
  anchor_id: Id;
  /** The lecture that a section or question stood in when the thread began. */
  lecture_id: Id | null;
  /** Whether those who came by a link read it; what they began themselves always is. */
  guest_visible: boolean;
  /** Whether someone began it who came by a link. */
  by_guest: boolean;
  state: Generated<'OPEN' | 'RESOLVED'>;
  outcome: 'TAKEN' | 'DECLINED' | null;
  resolved_by: Id | null;
  resolve_time: NullableTime;
  create_time: Time;
  activity_time: Time;
}

export interface SavedSectionTable {
  workspace_id: Id;
  saved_section_id: Generated<Id>;
  name: string;
  /** As in lecture_body; its ids count from 1 and name nothing outside. */
  body: Json<StoredBody>;
  /** Without those inside of a branch. */
  section_count: number;
  /** Null when the person was erased. */
  created_by: Id | null;
  create_time: Time;
  update_time: Time;
}

export interface ScimTokenTable {
  workspace_id: Id;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  created_time: TimeWithDefault;
  /** When it was last used, to the minute; null for never. */
  last_use_time: NullableTime;
}

export interface ScormPackageTable {
  workspace_id: Id;
  package_id: string;
  /** What it was uploaded for; null when that course was deleted. */
  course_id: Id | null;
  version: '1.2' | '2004';
  title: string;
  /** Path of the page that opens first, with its query. */
  entry: string;
  /** What learners open, in order, as the manifest has it. */
  items: Json<readonly ScormItem[]>;
  byte_count: number;
  file_count: number;
  /** Folder in the store; files have their own paths below it. */
  store_key: string;
  /** Null when the person was erased. */
  created_by: Id | null;
  create_time: Time;
  /** When it is looked at next whether anything names it. */
  look_time: TimeWithDefault;
  /** Since when it is known that nothing names it; null while something does. */
  unused_time: NullableTime;
}

export interface ScormStateTable {
  workspace_id: Id;
  user_course_id: Id;
  lecture_id: Id;
  package_id: string;
  item_id: string;
  session_id: string;
  /** Of the last commit of the session; an older one changes nothing. */
  sequence: number;
  /** Sessions before, the newest last: a late commit of theirs changes nothing. */
  past_sessions: Json<readonly string[]>;
  /** The data model as the package sees it when it opens next, as element and value. */
  cmi: Json<Readonly<Record<string, string>>>;
  completion: 'UNKNOWN' | 'NOT_ATTEMPTED' | 'INCOMPLETE' | 'COMPLETED';
  success: 'UNKNOWN' | 'FAILED' | 'PASSED';
  score_scaled: number | null;
  /** Time in the sessions before. */
  earlier_seconds: number;
  session_seconds: number;
  update_time: Time;
}

export interface ServiceAccountTable {
  workspace_id: Id;
  user_id: Id;
  name: string;
  description: string;
  /** The person who answers for it; null where that account is gone. */
  owner_id: Id | null;
  role_admin: boolean;
  create_course: boolean;
  create_voucher: boolean;
  create_time: Time;
  /** Since when its tokens do not count; null while they do. */
  disable_time: NullableTime;
  /** When it was deleted: the row stays, so that what it did is named by it. */
  delete_time: NullableTime;
}

export interface SignInAttemptTable {
  workspace_id: Id;
  username: string;
  failures: Generated<number>;
  locked_until: NullableTime;
  last_time: TimeWithDefault;
}

export interface StoredRevisionTable {
  workspace_id: Id;
  course_id: Id;
  version: number;
  /** Modules with lectures: ids, names, numbers, dates, points, question references, gamification items, and the hash of each lecture body. Null where modules names them. */
  outline: NullableJson<Outline>;
  created_by: Id | null;
  create_time: TimeWithDefault;
  forced: Generated<boolean>;
  /** Whether auto-save made it. Those that an author made are kept. */
  auto_save: Generated<boolean>;
  /** Fence of the lock that it was saved under: one author at work on the course without a break. */
  sitting: number | null;
  /** Whether the course was published then; null where nobody noted it. */
  published: boolean | null;
  /** Whether housekeeping found an answer that names it: it stays, as positions in answers are those of their revision. */
  answered: Generated<boolean>;
  /** Hashes of the modules in order, see outline_module; null where outline holds them. */
  modules: readonly string[] | null;
  /** The achievements; null where outline holds them. */
  gamification_items: NullableJson<Outline['gamificationItems']>;
  /** What its author decided about the course apart from content and tags, by the names of REST; null where nobody noted it. */
  fields: NullableJson<StoredCourseFields>;
  /** What an author calls it. It stays then, also where auto-save made it. */
  name: string | null;
}

export interface TagTable {
  workspace_id: Id;
  tag_id: Generated<Id>;
  name: string;
}

export interface TokenFamilyTable {
  workspace_id: Id;
  family_id: Generated<string>;
  user_id: Id;
  created_time: TimeWithDefault;
  revoked_time: NullableTime;
}

export interface UserConsentTable {
  workspace_id: Id;
  user_id: Id;
  consent_id: Id;
  accepted_time: TimeWithDefault;
}

export interface UserCourseTable {
  workspace_id: Id;
  user_course_id: Generated<Id>;
  user_id: Id;
  course_id: Id;
  start_time: TimeWithDefault;
  finish_time: NullableTime;
  /** Tells completed from given up: both have a finish time (OP-42). */
  completed: Generated<boolean>;
  expire_time: NullableTime;
  /** Lecture id to the question ids drawn from its bank at enrolment (OP-43). */
  drawn_questions: JsonWithDefault<Readonly<Record<string, readonly Id[]>>>;
  last_lecture_id: Id | null;
  last_section_id: Id | null;
  last_seen_time: NullableTime;
  /** When it or the progress in it last changed. */
  update_time: TimeWithDefault;
  /** When the learner should have completed it, as an admin of the course says; null for whenever. It closes nothing. */
  due_time: NullableTime;
  /** From when on a place replaces the one that is kept: when the learner was there, by the clock of the device, or shortly before the last work. Null before the first. */
  position_time: NullableTime;
  /** The umbrella course by which the learner came to it; null for those who came otherwise, and when it is gone. */
  umbrella_id: Id | null;
}

export interface UserCourseScoreTable {
  workspace_id: Id;
  user_course_id: Id;
  /** The version of the course that it was counted in. */
  course_version: number;
  /** The update_time that the user course had. The row holds while both are as they were. */
  counted_time: Time;
  score_percent: number;
  seen_percent: number;
}

export interface UserGamificationTable {
  workspace_id: Id;
  user_gamification_id: Generated<Id>;
  user_course_id: Id;
  user_id: Id;
  gamification_id: Id;
  create_time: TimeWithDefault;
}

export interface VideoPositionTable {
  workspace_id: Id;
  user_course_id: Id;
  lecture_id: Id;
  /** 0 for the video above the sections, which is the media of the lecture. */
  section_id: Id;
  seconds: number;
  update_time: Time;
}

export interface VoucherTable {
  workspace_id: Id;
  voucher_id: Generated<Id>;
  campaign_id: Id;
  code: string;
  usages: Generated<number>;
  create_time: TimeWithDefault;
  code_key: Computed<string>;
  /** When it was made or used last; set by the database. */
  update_time: TimeWithDefault;
}

export interface VoucherRedemptionTable {
  workspace_id: Id;
  redemption_id: Generated<Id>;
  campaign_id: Id;
  voucher_id: Id;
  /** Null once the person was erased; the use still counts. */
  user_id: Id | null;
  redeem_time: TimeWithDefault;
  /** When the code was used, or who used it was erased; set by the database. */
  update_time: TimeWithDefault;
}

export interface WaitingEnrolmentTable {
  workspace_id: Id;
  waiting_enrolment_id: Generated<Id>;
  course_id: Id;
  /** The address whose owner is enrolled; there was no account when it was ordered. */
  username: string;
  due_time: NullableTime;
  /** Who ordered it. */
  actor_id: Id;
  /** The job that ordered it, which may be forgotten by now; its report says so when the course begins. */
  job_run_id: Id;
  created_time: TimeWithDefault;
  username_key: Computed<string>;
  /** Whether they are told by mail once it begins. */
  notify: Generated<boolean>;
}

export interface WebhookTable {
  workspace_id: Id;
  webhook_id: Generated<Id>;
  url: string;
  description: string;
  event_types: readonly string[];
  /** What deliveries are signed with, sealed with the SEALING_KEY. */
  sealed_secret: Buffer;
  /** The secret before the last rotation, which signs besides until previous_expire_time. */
  sealed_previous_secret: Buffer | null;
  previous_expire_time: NullableTime;
  /** Who made it, and is told when it is disabled; null where that account is gone. */
  created_by: Id | null;
  create_time: Time;
  /** Since when every attempt has failed; null when the last one did not. */
  failing_since_time: NullableTime;
  disable_time: NullableTime;
  /** Why nothing is sent any more: it failed for days, or its receiver answered 410. */
  disable_reason: 'FAILING' | 'GONE' | null;
  /** Certificates that ran out until then are told of. */
  expiries_told_time: Time;
}

export interface WebhookDeliveryTable {
  workspace_id: Id;
  delivery_id: Generated<Id>;
  webhook_id: Id;
  /** The webhook-id of every attempt, by which a receiver knows what it has already. */
  message_id: string;
  event_type: string;
  event_time: Time;
  /** What it is about: deliveries of one webhook about one object are sent one after the other. */
  object_key: string;
  data: Json<WebhookData>;
  state: Generated<'PENDING' | 'DELIVERED' | 'FAILED'>;
  attempt_count: Generated<number>;
  create_time: Time;
  /** When it is sent; null where it waits for an earlier one about the same object, and once it is settled. */
  next_time: NullableTime;
  last_time: NullableTime;
  last_status: number | null;
  last_error: string | null;
  /** How long the last attempt took. */
  duration_ms: number | null;
  /** Whether an attempt is under way; next_time says until when it is waited for. */
  trying: Generated<boolean>;
}

export interface WebhookEventTable {
  workspace_id: Id;
  event_id: Generated<Id>;
  event_time: Time;
  /** The fact, the action of the audit log or the change that it was copied from. */
  kind: string;
  /** Ids, numbers and times alone. */
  data: Json<WebhookData>;
}

export interface WorkspaceTable {
  workspace_id: Generated<Id>;
  hostname: string;
  company: string | null;
  color: string | null;
  cover_image: string | null;
  trial: Generated<boolean>;
  profile: JsonWithDefault<JsonObject>;
  created_time: TimeWithDefault;
  /** When the host was reserved; null once the workspace is real. */
  reserved_time: NullableTime;
  creator_id: Id | null;
  /** When an admin hid the first steps of the trial; null while they are shown. */
  setup_hidden_time: NullableTime;
}

export interface WrongVoucherCodeTable {
  workspace_id: Id;
  user_id: Id;
  failures: number;
  last_time: Time;
  locked_until: NullableTime;
}
