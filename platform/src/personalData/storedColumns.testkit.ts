/** What becomes of the columns of a table when a person asks for their data; each column stands in one of the lists, parted by spaces. */
export interface StoredColumns {
  /** In the export, under whatever name. */
  readonly exported?: string;
  /** Of a person, and not in the export: it could open something, or passes on its own within days. */
  readonly withheld?: string;
  /** Says nothing about anybody, or repeats what is exported. */
  readonly notPersonal?: string;
}

/** Every table of the database. A new one, or a new column, is decided upon here, and exported by the `personalData.ts` of its room where it is someone's. */
export const storedColumns: Readonly<Record<string, StoredColumns>> = {
  answer: {
    exported: 'user_course_id question_id lecture_id user_answer correct point_given wrong_count answer_time',
    // The others are exported as submissions.
    notPersonal: 'workspace_id course_version other_answers graded_again',
  },
  answer_submission: {
    exported: 'user_course_id question_id user_answer correct counts submit_time',
    notPersonal: 'workspace_id submission_id course_version',
  },
  api_token: {
    exported: 'name scopes create_time expire_time last_use_time',
    withheld: 'token_hash last_characters previous_hash previous_expire_time rotate_time',
    notPersonal: 'workspace_id token_id user_id',
  },
  api_token_usage: { withheld: 'usage_date call_count cost', notPersonal: 'workspace_id token_id' },
  app_user: {
    exported:
      'user_id username name language picture phone street postal_code country role_admin create_course create_voucher ' +
      'created_time email_verified_time preferences rights_before_proof avatar_frame_id avatar_frame_chosen ' +
      'admin_promised',
    withheld: 'password_hash',
    // The export tells of those whose access is withdrawn when, and by whom; of all others there is nothing to tell.
    notPersonal:
      'workspace_id username_key address_domain name_search rights_count update_time left_time left_by is_service_account',
  },
  audit_entry: {
    exported: 'audit_time action actor_id subject_id details',
    notPersonal: 'workspace_id audit_id job_run_id api_token',
  },
  campaign: {
    notPersonal:
      'workspace_id campaign_id type redeem_type name course_id start_time end_time max_usages active create_time update_time',
  },
  catalogue_version: { notPersonal: 'workspace_id version' },
  certificate: {
    exported:
      'certificate_id course_id holder_name course_name score_percent issued_time expire_time revoked_time revoke_reason',
    notPersonal:
      'workspace_id user_course_id user_id course_language duration status_number required_percent update_time',
  },
  completion_record: {
    exported: 'course_id course_name score_percent finish_time',
    notPersonal: 'workspace_id user_course_id user_id course_language',
  },
  consent: { exported: 'consent_id url', notPersonal: 'workspace_id active created_time' },
  // The keys of the workspace, which sign what it issues.
  credential_key: { notPersonal: 'workspace_id key_id public_key sealed_private_key created_time' },
  content_node: { notPersonal: 'workspace_id course_id kind node_id' },
  course: {
    exported: 'course_id name created_by create_time',
    withheld: 'lock_user_id lock_until lock_token publish_by publish_gradings publish_time',
    notPersonal:
      'name_search description_search mini_description_search workspace_id version certificate_months description mini_description type published template voucher_activated certifiable ' +
      'anonymous_allowed pre_enroll_allowed forum_enabled sequential_progress course_image video_url external_url duration ' +
      'start_time available_from_time available_until_time min_score_rate metadata custom_metadata lecture_count ' +
      'module_count question_count total_points update_time catalogue_time holds_back working_version working_time',
  },
  stored_revision: {
    exported: 'course_id version created_by create_time forced auto_save',
    // The content stays with the course.
    notPersonal: 'workspace_id outline modules gamification_items sitting published answered fields name',
  },
  outline_module: { notPersonal: 'workspace_id course_id hash module' },
  // Who has a course open at this moment: it says nothing a day later.
  course_presence: { withheld: 'seen_time ask_time answer answer_time', notPersonal: 'workspace_id course_id user_id' },
  // What its learners answered, added up over at least twenty.
  course_attention: { notPersonal: 'workspace_id course_id counted_time question_count question_id' },
  course_tag: { notPersonal: 'workspace_id course_id tag_id' },
  // Places in the status lists, with no word of whose they were.
  erased_certificate: { notPersonal: 'workspace_id status_number' },
  external_identity: { exported: 'realm subject created_time', notPersonal: 'workspace_id user_id' },
  external_sign_in: {
    withheld: 'subject email email_verified name picture token_hash code_verifier nonce state_hash',
    notPersonal: 'workspace_id realm redirect_uri expires_time exchanged_time',
  },
  fact: {
    exported: 'fact_time type action course_id lecture_id question_id value',
    notPersonal: 'workspace_id fact_id user_id module_id campaign_id written_in',
  },
  // Who did something on which day; the facts say it with more.
  facts_by_day: { notPersonal: 'workspace_id type day course_id subject_id action fact_count value_sum' },
  facts_by_month: { notPersonal: 'workspace_id type month course_id subject_id action fact_count value_sum' },
  people_by_month: { notPersonal: 'workspace_id course_id month user_id seen_count' },
  people_by_day: { notPersonal: 'workspace_id course_id day user_id seen_count' },
  facts_counted: { notPersonal: 'workspace_id rolled_up_to kept_from' },
  file: {
    exported: 'file_id name category type alternative_text byte_count created_by create_time',
    // What stands in it is the workspace's, but for pictures of people, which they have from their account.
    notPersonal: 'name_search workspace_id extension hash width store_key versions_time version_byte_count update_time',
  },
  file_removal: { notPersonal: 'workspace_id store_key due_time' },
  idempotency_key: {
    withheld: 'user_id operation key request_hash status response created_time',
    notPersonal: 'workspace_id',
  },
  integration: {
    notPersonal:
      'workspace_id integration_id type settings sealed_secrets created_time updated_time last_check last_sync proven_time',
  },
  invitation: {
    exported:
      'username name create_course create_voucher admin_promised invited_time revoked_time revoked_by accepted_time created_time',
    withheld: 'token_hash expires_time',
    notPersonal: 'workspace_id user_id username_key name_search address_domain update_time',
  },
  // What was done with a row of someone's file or selection, for 30 days.
  job_row: {
    withheld: 'subject subject_id input params code done_time',
    notPersonal: 'workspace_id job_run_id row_number state subject_key',
  },
  job_run: {
    exported: 'kind state created_time end_time',
    notPersonal:
      'workspace_id job_run_id done_count total_count report actor_id start_time cancel_time result result_expire_time',
  },
  learner_message: { exported: 'subject body', notPersonal: 'workspace_id job_run_id' },
  lecture_body: { notPersonal: 'workspace_id hash body' },
  lecture_body_use: { notPersonal: 'workspace_id course_id hash from_version to_version' },
  lecture_seen: { exported: 'user_course_id lecture_id done_time', notPersonal: 'workspace_id' },
  mail: {
    exported: 'kind created_time done_time',
    withheld: 'params rendered',
    notPersonal: 'workspace_id mail_id recipient recipient_key next_try_time tries',
  },
  migration: { notPersonal: 'name checksum applied_time' },
  // Groups of their address are in the export too.
  person_group: {
    exported: 'name',
    notPersonal:
      'domain_key workspace_id group_id description address_domain origin external_id created_time update_time name_key',
  },
  person_group_member: { exported: 'added_time', notPersonal: 'workspace_id group_id user_id' },
  // `lastActiveTime` and `eraseTime` of the account.
  person_activity: { exported: 'active_time erase_time', notPersonal: 'workspace_id user_id warned_count' },
  // What was asked for is kept without the address once the person was erased.
  privacy_request: {
    exported: 'kind state origin username requested_time due_time closed_time',
    notPersonal: 'workspace_id privacy_request_id username_hash user_id ordered_by',
  },
  personnel_link: {
    exported:
      'source external_id departed_time user_name provider_key display_name given_name family_name created_time update_time',
    notPersonal: 'workspace_id user_id user_name_key',
  },
  push_device: {
    exported: 'created_time',
    withheld: 'endpoint p256dh auth',
    notPersonal: 'workspace_id push_device_id user_id family_id',
  },
  push_key: { notPersonal: 'workspace_id public_key sealed_private_key' },
  scim_token: { notPersonal: 'workspace_id token_hash created_time last_use_time' },
  notice: { exported: 'kind subject path created_time', notPersonal: 'workspace_id notice_id user_id' },
  // On its way to a device, for a day at most.
  push_message: {
    withheld: 'kind subject path created_time',
    notPersonal: 'workspace_id push_message_id push_device_id queued_time',
  },
  discussion_post: {
    exported: 'text created_time edited_time hidden_reason',
    notPersonal: 'text_search workspace_id post_id thread_id opening user_id deleted_time hidden_time',
  },
  discussion_thread: {
    exported: 'course_id lecture_id title',
    notPersonal:
      'title_search text_search workspace_id thread_id user_id answer_id reply_count created_time activity_time pinned_time closed_time reply_mailed_time update_time ' +
      'pinned unanswered',
  },
  discussion_report: {
    exported: 'reason created_time settled_time outcome',
    notPersonal: 'workspace_id report_id post_id thread_id user_id',
  },
  review_comment: {
    exported: 'text quote suggestion create_time edit_time',
    notPersonal: 'workspace_id comment_id thread_id user_id guest_name guest_key link_id mentions',
  },
  review_link: {
    notPersonal:
      'workspace_id link_id course_id name token_hash may_comment expire_time revoke_time created_by create_time last_use_time',
  },
  review_notice: { withheld: 'mail_time told_time', notPersonal: 'workspace_id course_id user_id' },
  review_thread: {
    exported: 'course_id',
    notPersonal:
      'workspace_id thread_id anchor_part anchor_id lecture_id guest_visible by_guest state outcome resolved_by resolve_time create_time activity_time',
  },
  discussion_write: { withheld: 'write_time', notPersonal: 'workspace_id write_id user_id' },
  deletion: { notPersonal: 'workspace_id kind raw_id delete_time' },
  discussion_mail_state: {
    exported: 'told_time questions_stopped_time replies_stopped_time',
    notPersonal: 'workspace_id user_id',
  },
  due_reminder: { notPersonal: 'workspace_id user_course_id due_time stage' },
  push_muted: { exported: 'kind', notPersonal: 'workspace_id user_id' },
  reminder_state: { exported: 'reminded_time stopped_time', notPersonal: 'workspace_id user_id' },
  refresh_token: {
    withheld: 'token_id successor_id replaced_time access_used_time expires_time created_time',
    notPersonal: 'workspace_id family_id',
  },
  reset_token: { withheld: 'token_hash user_id expires_time used_time created_time', notPersonal: 'workspace_id' },
  retention: { notPersonal: 'workspace_id fact_months audit_months inactive_account_months update_time' },
  scorm_package: {
    exported: 'package_id title course_id created_by create_time',
    // What stands in it is the workspace's.
    notPersonal: 'workspace_id version entry items byte_count file_count store_key look_time unused_time',
  },
  scorm_state: {
    exported:
      'user_course_id lecture_id package_id item_id cmi completion success score_scaled earlier_seconds session_seconds update_time',
    // Which opening of a page it was.
    notPersonal: 'workspace_id session_id sequence past_sessions',
  },
  saved_section: {
    exported: 'saved_section_id name created_by create_time',
    // What stands in it is the workspace's.
    notPersonal: 'workspace_id body section_count update_time',
  },
  // Accounts of programs; that someone answers for one is said of the program, and ends with the account of that person.
  service_account: {
    notPersonal:
      'workspace_id user_id name description owner_id role_admin create_course create_voucher create_time disable_time delete_time',
  },
  sign_in_attempt: { exported: 'failures locked_until last_time', notPersonal: 'workspace_id username' },
  tag: { notPersonal: 'workspace_id tag_id name' },
  token_family: { exported: 'created_time revoked_time', withheld: 'family_id', notPersonal: 'workspace_id user_id' },
  user_consent: { exported: 'consent_id accepted_time', notPersonal: 'workspace_id user_id' },
  user_course: {
    exported:
      'user_course_id course_id start_time finish_time completed expire_time due_time umbrella_id drawn_questions ' +
      'last_lecture_id last_section_id last_seen_time',
    // A place was kept when the learner was seen last.
    notPersonal: 'workspace_id user_id update_time position_time',
  },
  // Follows from what is exported, and goes with the user course.
  user_course_score: {
    withheld: 'score_percent seen_percent',
    notPersonal: 'workspace_id user_course_id course_version counted_time',
  },
  user_gamification: {
    exported: 'user_course_id user_gamification_id gamification_id create_time',
    notPersonal: 'workspace_id user_id',
  },
  video_position: { exported: 'user_course_id lecture_id section_id seconds update_time', notPersonal: 'workspace_id' },
  voucher: { notPersonal: 'workspace_id voucher_id campaign_id code usages create_time update_time code_key' },
  voucher_redemption: {
    exported: 'redeem_time',
    notPersonal: 'workspace_id redemption_id campaign_id voucher_id user_id update_time',
  },
  // Of whom it is about, by their address.
  enrolment_notice: { notPersonal: 'workspace_id user_course_id actor_id mail_id created_time' },
  group_course: {
    notPersonal: 'workspace_id group_id course_id due_days due_time notify actor_id pending created_time',
  },
  group_course_person: { notPersonal: 'workspace_id group_id course_id user_id enrolled_time job_run_id' },
  waiting_enrolment: {
    exported: 'username course_id due_time created_time',
    notPersonal: 'workspace_id waiting_enrolment_id actor_id job_run_id username_key notify',
  },
  webhook: {
    notPersonal:
      'workspace_id webhook_id url description event_types sealed_secret sealed_previous_secret previous_expire_time created_by ' +
      'create_time failing_since_time disable_time disable_reason expiries_told_time',
  },
  // Facts and lines of the audit log again, with bare ids, for 30 days.
  webhook_delivery: {
    notPersonal:
      'workspace_id delivery_id webhook_id message_id event_type event_time object_key data state attempt_count create_time ' +
      'next_time last_time last_status last_error duration_ms trying',
  },
  webhook_event: { notPersonal: 'workspace_id event_id event_time kind data' },
  workspace: {
    notPersonal:
      'workspace_id hostname company color cover_image trial profile created_time reserved_time creator_id setup_hidden_time',
  },
  wrong_voucher_code: { notPersonal: 'workspace_id user_id failures last_time locked_until' },
};
