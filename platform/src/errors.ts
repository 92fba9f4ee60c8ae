import type { FieldReason } from './shared/fieldReason.ts';
import { asSentence, sentenceAbout, sentencesTogether } from './sentenceAbout.ts';

/**
 * The closed list of refusals of the platform. Numbers are the documented catalogue (ERR-01…ERR-13, OP-08), words are our own.
 * Clients branch on the code alone; the message is for people, `params` for filling in texts in other languages.
 */
export const errorCatalogue = {
  [-1]: { status: 500, message: 'Unknown error occurred' },
  1000: { status: 409, message: 'This username (e-mail) already exists' },
  1001: { status: 404, message: 'User not found' },
  1002: { status: 400, message: 'Username or password is not valid' },
  1003: { status: 400, message: 'Username or password is not valid' },
  1004: { status: 400, message: 'Wrong credentials' },
  1100: { status: 400, message: 'Invalid token' },
  1101: { status: 400, message: 'Token expired' },
  1300: { status: 412, message: 'Precondition failed: user course not yet complete' },
  1500: { status: 404, message: 'Voucher with code {code} is not found' },
  1501: { status: 409, message: 'Voucher with code {code} already used' },
  9904: { status: 400, message: 'Personnel integration authentication failed; re-enter connection data' },
  9905: { status: 400, message: 'Social e-mail must be verified; check the e-mail settings' },

  /** A parameter or a body does not fit; `errors` names the fields. */
  INVALID: { status: 400, message: 'Something in the request is not valid.' },
  /** Not one of the types that are taken; `params.supported` lists them (LIB-06). */
  INVALID_FILE_TYPE: { status: 400, message: 'Invalid file type. Only {supported} files allowed' },
  /** Too large for its type; `params.size` says how large it may be (LIB-07). */
  FILE_TOO_LARGE: { status: 400, message: 'Files should not exceed {size} in size' },
  /** More pixels than can be decoded; `params.megapixels` says how many there may be. */
  PICTURE_TOO_LARGE: { status: 400, message: 'Pictures should not exceed {megapixels} megapixels' },
  /** A video or a sound in a codec that not every browser plays; `params.codec` names it (OP-208). */
  VIDEO_CODEC: {
    status: 400,
    message: 'This video is recorded in {codec}, which not every browser plays; export it as MP4 with H.264 and AAC',
  },
  /** There is nothing in it. */
  FILE_EMPTY: { status: 400, message: 'This file is empty' },
  /** Broken, cut short, or not what its first bytes say. */
  FILE_UNREADABLE: { status: 400, message: 'This file is damaged or incomplete' },
  /** An archive that is no SCORM package, or one that is not safe to unpack; `params.problem` names why, `params.text` says it, `params.file` and `params.line` where (OP-70, OP-142). */
  PACKAGE_REFUSED: { status: 400, message: 'This SCORM package cannot be used: {text}' },
  /** The name typed for the certificate differs from the name in the settings (CERT, OP-24). */
  NAME_MISMATCH: { status: 400, message: 'The name does not match the name in your settings' },
  /** No bearer token, or one that is expired, revoked or of another workspace (REST-81). */
  UNAUTHENTICATED: { status: 401, message: 'Sign in to continue' },
  /** What is asked for needs a fresh sign-in, as the account has no password to ask for; `params.minutes` says how fresh. */
  SIGN_IN_AGAIN: { status: 403, message: 'Sign in again to show that this is you' },
  /** The API token does not open this part of the interface; `params.scope` names the scope that does. */
  SCOPE_MISSING: { status: 403, message: 'This API token lacks the scope {scope}' },
  /** No API token opens this: someone has to sign in. */
  SIGN_IN_NEEDED: { status: 403, message: 'API tokens cannot do this: sign in' },
  /** A role is missing. */
  FORBIDDEN: { status: 403, message: 'You may not do this' },
  /** The learner is not enrolled in what was asked for. */
  NOT_ENROLLED: { status: 403, message: 'You are not enrolled in this course' },
  /** The course opens for learners with a voucher only (OP-50). */
  VOUCHER_REQUIRED: { status: 403, message: 'You need a voucher for this course' },
  /** Starts later; `params.availableFromTime` says when (OP-51). */
  NOT_AVAILABLE_YET: { status: 403, message: 'This is not open yet' },
  /** Ended; `params.availableUntilTime` says when (OP-51). */
  NOT_AVAILABLE_ANY_MORE: { status: 403, message: 'This is not open any more' },
  /** Earlier lectures must be done first; `params.lectureId` names the first of them (LEC-10, OP-45). */
  LECTURE_LOCKED: { status: 403, message: 'Finish the lecture before this one first' },
  /** Absent, or not visible to the caller; the two are never told apart. */
  NOT_FOUND: { status: 404, message: 'There is nothing here that you may see' },
  CONFLICT: { status: 409, message: 'Someone changed this in the meantime' },
  /** A file stands somewhere; `params.usedIn` says where, `forceUpdate=true` deletes it all the same (REST-64). */
  FILE_IN_USE: { status: 409, message: 'This file is in use' },
  /** The files of the workspace would take more than it may have; `params.most` says how many bytes that is. */
  STORAGE_FULL: { status: 409, message: 'There is no room for more files in this workspace' },
  /** The workspace keeps as many saved sections as it may; `params.most` says how many that is (OP-83). */
  SAVED_SECTIONS_FULL: { status: 409, message: 'This workspace has no room for more saved sections' },
  /** A course has as many threads, a thread as many comments, or a course as many review links as it may; `params.most` says how many that is (BEY-26). */
  REVIEW_FULL: { status: 409, message: 'There is no room for more here; at most {most} are kept' },
  /** Another API token of the same owner has the name. */
  API_TOKEN_NAME_TAKEN: { status: 409, message: 'There is an API token “{name}” already' },
  /** The person has as many API tokens as they may; `params.most` says how many that is. */
  API_TOKENS_FULL: { status: 409, message: 'Revoke an API token first; at most {most} are kept' },
  /** Another service account of the workspace has the name. */
  SERVICE_ACCOUNT_NAME_TAKEN: { status: 409, message: 'There is a service account “{name}” already' },
  /** The workspace has as many service accounts as it may; `params.most` says how many that is. */
  SERVICE_ACCOUNTS_FULL: { status: 409, message: 'Delete a service account first; at most {most} are kept' },
  /** Nothing is sent to a webhook that is disabled. */
  WEBHOOK_DISABLED: { status: 409, message: 'This webhook is disabled: enable it first' },
  /** The workspace has as many webhooks as it may; `params.most` says how many that is. */
  WEBHOOKS_FULL: { status: 409, message: 'Delete a webhook first; at most {most} are kept' },
  /** The workspace has as many groups as it may; `params.most` says how many that is. */
  GROUPS_FULL: { status: 409, message: 'This workspace has no room for more groups' },
  /** The group has as many members as it may; `params.most` says how many that is. */
  GROUP_FULL: { status: 409, message: 'This group has no room for more members' },
  /** Another topic of courses has the name; `params.name` says how it is written there. */
  TAG_NAME_TAKEN: { status: 409, message: 'There is a topic “{name}” already' },
  /** Another group of the workspace has the name, in whatever case of letters. */
  GROUP_NAME_TAKEN: { status: 409, message: 'There is a group of this name already' },
  /** Its name and its members come from the identity provider, where they are changed. */
  GROUP_MANAGED: { status: 409, message: 'This group is managed by your identity provider' },
  /** Answers are not what would be right now, and nobody says what becomes of them; `params.questions` names them (BEY-25). */
  GRADING_UNDECIDED: {
    status: 409,
    message: 'Say what becomes of answers to questions whose right answer you are about to change',
  },
  /** Learners have progress on what would be removed; `forceUpdate=true` does it all the same (OP-55). */
  PROGRESS_CONFLICT: { status: 409, message: 'Learners have progress on what you are about to remove' },
  /** Changes of a course are held back: they are published or discarded before saves become live at once (BEY-24). */
  CHANGES_HELD_BACK: { status: 409, message: 'Publish or discard the changes that are held back first' },
  /** Completed, given up or expired: it can be viewed only (OP-21, OP-42). */
  USER_COURSE_CLOSED: { status: 409, message: 'This course is closed for you; you can still view it' },
  /** A moderator closed the thread: it is read, and nobody replies any more. */
  DISCUSSION_CLOSED: { status: 409, message: 'This question is closed; nobody can reply any more' },
  /** As many questions are pinned after the lecture as may be; `params.most` says how many that is. */
  PINNED_FULL: { status: 409, message: 'No more questions can be pinned after this lecture' },
  /** `If-Match` names another version (OP-14). */
  PRECONDITION_FAILED: { status: 412, message: 'Someone saved another version in the meantime' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This content type is not supported here' },
  /** A sync would withdraw the access of more than a fifth; `params.departures` says of how many. */
  DEPARTURES_NEED_CONFIRMATION: {
    status: 409,
    message: '{departures} people would lose their access; nothing was changed',
  },
  /** A connected provider did not answer as it should; `params.problem` says what is wrong, the message what the provider said. */
  PROVIDER_FAILED: { status: 502, message: 'The provider could not be read' },
  /** The personnel system says that this person left. */
  ACCESS_WITHDRAWN: { status: 403, message: 'You no longer have access to this workspace' },
  /** The same Idempotency-Key came with another request. */
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This idempotency key was used for another request; use a new one for a new request',
  },
  /** Another person holds the lock of the course; `params.lockedBy` and `params.lockedUntil` say who and until when (OP-16). */
  LOCKED_BY_ANOTHER_USER: { status: 423, message: 'Someone else is editing this course' },
  /** As many jobs of the kind wait in the workspace as may; `params.most` says how many that is, `Retry-After` when to try again. */
  JOBS_FULL: { status: 429, message: 'Too much of this is waiting in your workspace already; try again later' },
  /** Too many requests; the header `Retry-After` gives the seconds to wait. */
  RATE_LIMITED: { status: 429, message: 'Too many requests; wait a moment and try again' },
  /** Files, or the database, cannot be written as the disk is full; `Retry-After` says when to try again. */
  NO_SPACE: { status: 507, message: 'The server has no room left; nothing was saved' },
  /** Too busy, or the database cannot be reached; the same request may succeed shortly. */
  UNAVAILABLE: { status: 503, message: 'The service is busy; try again in a moment' },
} as const satisfies Record<string | number, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/**
 * `field` is the dotted path of the member, for example `address.country`; empty for the body as a whole. Rules may say in `message` only
 * how the sentence ends that begins with the field: a {@link DomainError} has it whole.
 */
export interface FieldError extends Partial<FieldReason> {
  readonly field: string;
  readonly message: string;
}

export interface DomainErrorDetails {
  /** A more precise sentence than the catalogue's. */
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly FieldError[];
  readonly cause?: unknown;
}

/** An expected refusal. Handlers throw it; only `http/errorHandler.ts` knows statuses. */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    const params = details.params ?? {};
    const errors = (details.errors ?? []).map((error) => ({
      ...error,
      message: sentenceAbout(error.field, error.message),
    }));
    super(messageOf(code, details.message, errors, params), { cause: details.cause });
    this.code = code;
    this.params = params;
    this.errors = errors;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** Codes of the catalogue that a grant can be refused with. */
export type GrantRefusal = 1001 | 1004 | 1100 | 1101 | 9905 | 'ACCESS_WITHDRAWN';

/** A refusal of `/oauth/token` in the shape of RFC 6749, section 5.2. `code` is absent where the catalogue has none (OP-09). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';
  readonly code: GrantRefusal | undefined;

  constructor(error: OAuthError['error'], description: string, code?: GrantRefusal) {
    super(description);
    this.error = error;
    this.code = code;
  }

  get status(): 400 | 401 {
    return this.error === 'invalid_client' ? 401 : 400;
  }
}

/** One field that does not fit, as a 400. */
export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('INVALID', { errors: [{ field, message }] });

/** What does not fit is told field by field; everything else in the words of the catalogue, or in more precise ones. */
function messageOf(
  code: ErrorCode,
  message: string | undefined,
  errors: readonly FieldError[],
  params: Readonly<Record<string, unknown>>,
): string {
  if (code === 'INVALID' && message === undefined && errors.length > 0) {
    return sentencesTogether(errors.map((error) => error.message));
  }
  const text = fill(message ?? errorCatalogue[code].message, params);
  return code === 'INVALID' ? asSentence(text) : text;
}

function fill(message: string, params: Readonly<Record<string, unknown>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in params ? String(params[name]) : placeholder,
  );
}
