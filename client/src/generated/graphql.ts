/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How far a person has come into the workspace. */
export type AccessStatus =
  /** Added, not invited yet. */
  | 'ADDED'
  /** Invited by mail. */
  | 'INVITED'
  /** Has an account. */
  | 'REGISTERED'
  /** The invitation was revoked. */
  | 'REVOKED';

/** A text that opens. */
export type AccordionItemInput = {
  /** HTML; it is cleaned. */
  html: string;
  /** Its title. */
  title: string;
};

/** Texts that open one by one. */
export type AccordionSectionInput = {
  /** The items in order, at most 500. */
  items: Array<AccordionItemInput>;
};

/** What earns an achievement. Exactly one is given. */
export type AchievementConditionInput =
  {   /** All these lectures are done; at most 1,000. */
  lecturesCompleted: Array<LectureReference>; questionsAnswered?: never; questionsAnsweredPercent?: never; }
  |  { lecturesCompleted?: never;   /** All these questions are right; at most 1,000. */
  questionsAnswered: Array<QuestionReference>; questionsAnsweredPercent?: never; }
  |  { lecturesCompleted?: never; questionsAnswered?: never;   /** The share of right questions reaches this, in percent from 0 to 100. */
  questionsAnsweredPercent: number; };

/** An achievement as it is written: an existing one by its id, which this replaces, or a new one. */
export type AchievementInput = {
  /** An existing achievement of the course, by global or raw id; left out for a new one. */
  achievementId?: string | number | null | undefined;
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: string | null | undefined;
  /** What earns it. */
  condition: AchievementConditionInput;
  /** What it is for, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Whether its picture frames the avatar. */
  frame?: boolean | null | undefined;
  /** Its picture; null for none. */
  imageUrl?: string | null | undefined;
  /** Its name, at most 255 characters; in a draft without learners it may be empty. */
  name: string;
};

/** Whom to add. */
export type AddPersonInput = {
  /** Whether the person may create courses. */
  createCourse?: boolean | null | undefined;
  /** Whether the person may create vouchers. */
  createVoucher?: boolean | null | undefined;
  /** What the person is called until they have an account, whose name is their own; 1 to 255 characters. */
  name?: string | null | undefined;
  /** The e-mail address. */
  username: string;
};

/** What becomes of answers to a question whose right answer was changed. */
export type AnswerGrading =
  /** They keep their outcome: the new key holds for answers from now on. */
  | 'FROM_NOW_ON'
  /** All of them count as right. */
  | 'GIVE_POINT'
  /** They are graded by the new key, everyone’s, in one job. Certificates that were given stay. */
  | 'REGRADE';

/**
 * An answer in one of three forms. Exactly one is given, the one that the question takes. Another form and an unfinished answer, in which
 * items are left over, are refused as INVALID and spend no try.
 */
export type AnswerInput =
  {   /** The positions of all items in the order given, from 1, each once. For ordering. */
  order: Array<number>; placement?: never; positions?: never; }
  |  { order?: never;   /**
   * The items of each category. For categorization, where an item stands in one category, and multiple association. Every item is placed, or
   * as many as the right answer places, where some belong nowhere. A category that is named twice has the items of both.
   */
  placement: Array<CategoryAssignmentInput>; positions?: never; }
  |  { order?: never; placement?: never;   /** The positions chosen, from 1: one for single choice, any number for multiple choice. */
  positions: Array<number>; };

/** An answer. */
export type AnswerQuestionInput = {
  /** The answer, in the form that fits the question. */
  answer: AnswerInput;
  /** True to be treated as a learner while having an author's rights. */
  asLearner?: boolean | null | undefined;
  /**
   * The `courseVersion` of the question as it was read: options that were moved since are told apart by it, and an answer that chose what is gone is
   * refused as INVALID and spends no try. Without it, positions are those of now.
   */
  courseVersion?: number | null | undefined;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key counts once, also after a lost connection. */
  idempotencyKey?: string | null | undefined;
  /** The question, by global or raw id. */
  questionId: string | number;
  /** The user course, by global or raw id. */
  userCourseId: string | number;
};

/** A sound, with what is said in it. */
export type AudioSectionInput = {
  /** What it is called; may be empty. */
  title: string;
  /** What is said, as plain text of at most 200,000 characters; a line may begin with a time, as 1:05. May be empty. */
  transcript: string;
  /** Where the sound is. */
  url: string;
};

/** Which of the courses that the viewer works on to read. All given conditions hold together. */
export type AuthoredCourseFilter = {
  /** True for those of everyone in the workspace, also for a course admin, such as the templates that admins made. */
  createdByAnyone?: boolean | null | undefined;
  /** True for those that the viewer created alone, also for an admin; goes before `createdByAnyone`. */
  createdByViewer?: boolean | null | undefined;
  /** Whether it is in the catalogue. */
  published?: boolean | null | undefined;
  /**
   * True for those of which the viewer saved a version that is still stored, no matter who created them, such as to continue where one was;
   * goes before `createdByViewer` and `createdByAnyone`.
   */
  savedByViewer?: boolean | null | undefined;
  /** Words that the name or a tag contains, in any order, whatever their case, marks and apostrophes; no character of them is a wildcard. At most 200 characters. */
  search?: string | null | undefined;
  /** Whether it is a template for new courses. */
  template?: boolean | null | undefined;
  /** What kind of course it is. */
  type?: CourseType | null | undefined;
  /** Only courses that were saved at this time or later, for tools that keep a copy. */
  updatedSince?: string | null | undefined;
};

/** One way on. */
export type BranchOptionInput = {
  /** The sections that it reveals, in order, at most 500; none of them is a branch. */
  sections: Array<SectionInput>;
  /** Its title. */
  title: string;
};

/** A choice of ways on. */
export type BranchSectionInput = {
  /** What can be chosen, in order: at least one, at most 500. */
  options: Array<BranchOptionInput>;
};

/** A button that leads somewhere. */
export type ButtonSectionInput = {
  /** Where it leads: an address, or a path of this site that begins with `/`. */
  buttonLink: string;
  /** The label. */
  buttonText: string;
  /** The style class. */
  className?: string | null | undefined;
  /** HTML beside it; it is cleaned. */
  html: string;
};

/** The status of a campaign. */
export type CampaignStatus =
  /** Its course has ended: nobody gets in by its codes. */
  | 'COURSE_ENDED'
  /** Its end has come. */
  | 'EXPIRED'
  /** It is inactive. */
  | 'OFF'
  /** Its codes work. */
  | 'RUNNING'
  /** It begins later. */
  | 'SCHEDULED';

/** The items placed into one category. */
export type CategoryAssignmentInput = {
  /** The key of the category. */
  category: string;
  /** The keys of its items. */
  items: Array<string>;
};

/** Whether a certificate is valid. */
export type CertificateStatus =
  /** It is genuine but has expired. */
  | 'EXPIRED'
  /** It was revoked, whether or not it has also expired. */
  | 'REVOKED'
  /** It is valid. */
  | 'VALID';

/** Completing a course. */
export type CompleteCourseInput = {
  /**
   * The full name as it shall stand on the certificate; it must equal the name in the settings. It is needed only where a certificate would be
   * issued; what is missing for completion is told before a wrong or missing name is.
   */
  holderName?: string | null | undefined;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key completes once. */
  idempotencyKey?: string | null | undefined;
  /** The user course, by global or raw id. */
  userCourseId: string | number;
};

/** What the content of a course consists of. */
export type ContentNodeKind =
  /** An achievement. */
  | 'ACHIEVEMENT'
  /** A lecture. */
  | 'LECTURE'
  /** A module. */
  | 'MODULE'
  /** A question. */
  | 'QUESTION'
  /** A section. */
  | 'SECTION';

/** Who may speak in the dialogs of a course. */
export type CourseAvatarInput = {
  /** The picture. */
  imageUrl?: string | null | undefined;
  /** The name. */
  name?: string | null | undefined;
};

/** Fields of a course. What is left out stays, or gets its default in a new course; null clears. */
export type CourseFieldsInput = {
  /** Whether visitors may read its content without enrolment. */
  anonymousAllowed?: boolean | null | undefined;
  /** When its content opens; decides `timing` before `startTime`. */
  availableFromTime?: string | null | undefined;
  /** When it ends, after its start. */
  availableUntilTime?: string | null | undefined;
  /** Whether a certificate can be earned. */
  certifiable?: boolean | null | undefined;
  /** Months that a certificate counts for, 1 to 120; null for always. Certificates that were issued keep theirs. */
  certificateMonths?: number | null | undefined;
  /** Free-form data of the author: an object, whose members are changed one by one. */
  customMetadata?: unknown;
  /** The tree of an umbrella course (`DECISION_TREE`); null removes it. Not together with a `customMetadata` of null. */
  decisionTree?: DecisionTreeInput | null | undefined;
  /** What the course is about, plain text or HTML. */
  description?: string | null | undefined;
  /** The whole duration in minutes. */
  durationMinutes?: number | null | undefined;
  /** Where an EXTERNAL course is found; required there. */
  externalUrl?: string | null | undefined;
  /** Whether each lecture ends in a discussion. */
  forumEnabled?: boolean | null | undefined;
  /** The cover picture, 16:9. */
  imageUrl?: string | null | undefined;
  /** What is stated about the course as a whole; members that are left out stay. */
  metadata?: CourseMetadataInput | null | undefined;
  /** One or two sentences for cards, plain text. */
  miniDescription?: string | null | undefined;
  /** The title, 1 to 255 characters; required for a new course. */
  name?: string | null | undefined;
  /** The score needed for a certificate in percent, 0 to 100; 100 in a new course without. */
  passingPercent?: number | null | undefined;
  /** Whether learners may enrol before it starts. */
  preEnrollAllowed?: boolean | null | undefined;
  /** Whether lectures open one after another. */
  sequentialProgress?: boolean | null | undefined;
  /** The start that the author states. */
  startTime?: string | null | undefined;
  /** Its tags by name, at most 100; a name that the workspace has not yet becomes a new tag. */
  tags?: Array<string> | null | undefined;
  /** Whether it is a template for new courses; for admins. */
  template?: boolean | null | undefined;
  /** What kind of course it is. */
  type?: CourseType | null | undefined;
  /** The promotional video. */
  videoUrl?: string | null | undefined;
  /** Whether it is entered by a voucher code instead of directly. */
  voucherActivated?: boolean | null | undefined;
};

/** Which courses of the catalogue to read. All given conditions hold together. */
export type CourseFilter = {
  /** The bucket that the course's duration falls into. */
  duration?: DurationBucket | null | undefined;
  /** Words that the name or the description contains, in any order, whatever their case, marks and apostrophes; no character of them is a wildcard. At most 200 characters. */
  search?: string | null | undefined;
  /** Names of tags; a course matches with any of them. At most 20, with 500 characters together. */
  tags?: Array<string> | null | undefined;
  /** Only courses that were saved at this time or later, for tools that keep a copy. */
  updatedSince?: string | null | undefined;
};

/** What is stated about a course as a whole. Members that are left out stay, null clears. */
export type CourseMetadataInput = {
  /** The pictures and names of the speakers that dialogs offer. */
  avatars?: Array<CourseAvatarInput> | null | undefined;
  /** Whether embedded content grows with what it holds. */
  dynamicContentHeight?: boolean | null | undefined;
  /** The height of embedded content in pixels, from 1 to 10,000. */
  fixedContentHeight?: number | null | undefined;
  /** The language of the course as a code of BCP 47, such as `de`. */
  language?: string | null | undefined;
};

/** What kind of course it is. */
export type CourseType =
  /** A decision tree that leads to other courses. */
  | 'DECISION_TREE'
  /** A link to a course elsewhere. */
  | 'EXTERNAL'
  /** Modules and lectures. */
  | 'NORMAL'
  /** A SCORM package. */
  | 'SCORM_COURSE';

/** A new campaign. */
export type CreateCampaignInput = {
  /** False to create it inactive; active when left out. */
  active?: boolean | null | undefined;
  /** The course that its codes lead into, by global or raw id. */
  courseId: string | number;
  /** When they end; never when left out. */
  endTime?: string | null | undefined;
  /** A text that is new for each intended campaign: sent again with the same one, it is made once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: string | null | undefined;
  /** How many times each code can be used, for `MULTIPLE_USE`; 0, the default, for any number of times. */
  maxUsages?: number | null | undefined;
  /** The name, 1 to 255 characters; who holds a code sees it. */
  name: string;
  /** How many times a code can be used; once when left out. */
  redeemType?: RedeemType | null | undefined;
  /** When its codes begin to work; now when left out. */
  startTime?: string | null | undefined;
};

/** A new course. */
export type CreateCourseInput = {
  /** Its achievements in order, at most 200; none when left out. */
  achievements?: Array<AchievementInput> | null | undefined;
  /** Its fields; `name` is required. */
  fields: CourseFieldsInput;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key creates once. */
  idempotencyKey?: string | null | undefined;
  /**
   * Its modules in order; none when left out. Ids in it name nodes within the request, so that the achievements of a course that was read somewhere
   * else mean the same lectures and questions; every node gets a new one.
   */
  modules?: Array<ModuleInput> | null | undefined;
};

/** Codes to create: a batch of random ones, or one of your choice. */
export type CreateVouchersInput = {
  /** The campaign, by global or raw id. */
  campaignId: string | number;
  /**
   * In place of a batch: one code of one's own, such as WELCOME-2026. 6 to 40 letters and digits with single hyphens between; capitals and
   * the kind of dash tell no two apart. Refused with CONFLICT for a code that the workspace has already, in any campaign.
   */
  code?: string | null | undefined;
  /** A text that is new for each intended batch: sent again with the same one, it is made once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: string | null | undefined;
  /** How many codes, 1 to 1,000; 15 when left out. */
  voucherCount?: number | null | undefined;
};

/** A link out of the tree. */
export type DecisionButtonInput = {
  /** A web address; anything else becomes a path of this site. Empty while it leads nowhere. */
  link: string;
  /** Its label, at most 255 characters. */
  text: string;
};

/** A course that the tree leads to. */
export type DecisionCourseInput = {
  /** The course, by global or raw id, of the same workspace; null while none is chosen. */
  courseId?: string | number | null | undefined;
};

/** What a node of a decision tree is. Exactly one is given. */
export type DecisionNodeContentInput =
  {   /** A link out of the tree. */
  button: DecisionButtonInput; course?: never; option?: never; question?: never; }
  |  { button?: never;   /** A course. */
  course: DecisionCourseInput; option?: never; question?: never; }
  |  { button?: never; course?: never;   /** Something to choose. */
  option: DecisionOptionInput; question?: never; }
  |  { button?: never; course?: never; option?: never;   /** A further question. */
  question: DecisionQuestionInput; };

/** One thing in a decision tree. */
export type DecisionNodeInput = {
  /** What it is. */
  content: DecisionNodeContentInput;
  /** What names it in its tree, at most 100 characters. */
  key: string;
  /** The key of the question or option that it stands below, at the top that of the tree. */
  parentKey: string;
};

/** Something to choose. */
export type DecisionOptionInput = {
  /** What is chosen, at most 255 characters. */
  title: string;
};

/** A further question. */
export type DecisionQuestionInput = {
  /** What stands below the question, plain text or HTML. */
  text?: string | null | undefined;
  /** The question, at most 255 characters. */
  title: string;
};

/** The decision tree of an umbrella course. It replaces the one before as a whole. */
export type DecisionTreeInput = {
  /** What names it among the parents of its nodes, at most 100 characters. */
  key: string;
  /** Everything below it, at most 499 nodes and 9 levels; children stand in order. */
  nodes: Array<DecisionNodeInput>;
  /** What stands below the question, plain text or HTML. */
  text?: string | null | undefined;
  /** The question at its top, at most 255 characters. */
  title: string;
};

/** Which course to delete. */
export type DeleteCourseInput = {
  /** The course, by global or raw id. */
  courseId: string | number;
  /** True to delete in spite of another's lock, of a newer version and of what learners lose. */
  force?: boolean | null | undefined;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: number | null | undefined;
  /** The version that was looked at; whichever there is when left out. */
  version?: number | null | undefined;
};

/** What was deleted. */
export type DeletionKind =
  /** A campaign, with its codes. */
  | 'CAMPAIGN'
  /** A course. */
  | 'COURSE'
  /** A file. */
  | 'FILE'
  /** A group of people. */
  | 'GROUP'
  /** A kind that was added after this program was written. */
  | 'OTHER'
  /** A person, with an account or without; people who only lost their access are still there. */
  | 'PERSON'
  /** A question of a discussion, with its replies. One whose words were deleted is still there. */
  | 'QUESTION'
  /** A saved section. */
  | 'SAVED_SECTION'
  /** What a learner had of a course. One that was given up is still there. */
  | 'USER_COURSE';

/** One bubble of a turn. Exactly one is given. */
export type DialogBubbleInput =
  {   /** A sound. */
  audio: MediaBubbleInput; question?: never; text?: never; video?: never; }
  |  { audio?: never;   /** A question of the lecture. */
  question: QuestionPlaceInput; text?: never; video?: never; }
  |  { audio?: never; question?: never;   /** A text. */
  text: TextBubbleInput; video?: never; }
  |  { audio?: never; question?: never; text?: never;   /** A video. */
  video: MediaBubbleInput; };

/** A conversation in bubbles. */
export type DialogSectionInput = {
  /** The turns in order, at most 500. */
  turns: Array<DialogTurnInput>;
};

/** One turn of a conversation. */
export type DialogTurnInput = {
  /** The name of who speaks; null for none. */
  avatarName?: string | null | undefined;
  /** The picture of who speaks; null for none. */
  avatarUrl?: string | null | undefined;
  /** The bubbles of the turn, in order, at most 500. */
  bubbles: Array<DialogBubbleInput>;
  /** The side it stands on. */
  side?: Side | null | undefined;
  /** Whether the learner's own picture is shown. */
  usesOwnPicture?: boolean | null | undefined;
};

/** How what follows a divider is reached. */
export type Divider =
  /** By a continue button. */
  | 'BUTTON'
  /** By scrolling. */
  | 'SCROLL';

/** The four buckets of a course's duration. */
export type DurationBucket =
  /** From 2 hours to 4 hours, both included. */
  | 'FROM_2_H_TO_4_H'
  /** From 30 minutes to under 2 hours. */
  | 'FROM_30_MIN_TO_2_H'
  /** Over 4 hours. */
  | 'OVER_4_H'
  /** Under 30 minutes. */
  | 'UNDER_30_MIN';

/** A page of another site, shown in the lecture. */
export type EmbedSectionInput = {
  /** What there is to see or to do in it, as plain text. */
  caption?: string | null | undefined;
  /** How large it is drawn. */
  size?: EmbedSize | null | undefined;
  /** What it is called, which names its frame too; may be empty. */
  title: string;
  /** Where the page is: https, at one of `Workspace.embedHosts`; refused with the `reason` `HOST_NOT_ALLOWED` in `params` elsewhere. */
  url: string;
};

/** How large an embedded page is drawn; all are as wide as the text. */
export type EmbedSize =
  /** As high as it is wide. */
  | 'SQUARE'
  /** 4:3. */
  | 'STANDARD'
  /** As high as the window has room for, as forms and boards need it. */
  | 'TALL'
  /** 16:9, as slides and videos are. */
  | 'WIDE';

/** Which course. */
export type EnrolInput = {
  /** The course, by global or raw id. */
  courseId: string | number;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key enrols once. */
  idempotencyKey?: string | null | undefined;
  /** The umbrella course by which the viewer came to it, by global or raw id. One that does not lead there is not remembered. */
  umbrellaId?: string | number | null | undefined;
};

/** Whom to enrol in a course, and until when it is due. */
export type EnrolPeopleInput = {
  /** The course, by global or raw id. */
  courseId: string | number;
  /** True to be told what would happen, without any change. */
  dryRun?: boolean | null | undefined;
  /** When they should have completed it, within the next ten years. Who is enrolled already gets it, too. */
  dueTime?: string | null | undefined;
  /** A text that is new for each intended enrolment: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: string | null | undefined;
  /**
   * Whether anyone who is enrolled by it is told: by one mail in their language, unless they have stopped mails about courses, and by a notice
   * where they take them.
   */
  notify?: boolean | null | undefined;
  /** Who they are. */
  people: EnrolledPeopleInput;
  /** True to take due dates away from those who are enrolled already; not together with `dueTime`. */
  withoutDue?: boolean | null | undefined;
};

/** People to enrol. */
export type EnrolledPeopleInput =
  {   /** Some people, or everyone whom a filter names. For admins. */
  selection: PeopleSelectionInput; usernames?: never; }
  |  { selection?: never;   /** By e-mail address, 1 to 1,000. Anyone who has not proven the address, with an account or without, begins once they have. */
  usernames: Array<string>; };

/** What a viewer can do about enrolment. */
export type EnrolmentState =
  /** Enrol now. */
  | 'ENROL'
  /** Already enrolled: study. */
  | 'ENROLLED'
  /** It is found elsewhere: follow `externalUrl`. */
  | 'EXTERNAL'
  /** It is over; no new enrolment. */
  | 'FINISHED'
  /** Enrol now; the content opens at the start. */
  | 'PRE_ENROL'
  /** Sign in first, then enrol. */
  | 'SIGN_IN'
  /** It is not published any more, and the viewer's last enrolment is closed: they may read it; no new enrolment. */
  | 'UNPUBLISHED'
  /** Enter a voucher code. */
  | 'VOUCHER'
  /** Wait: it has not started, and enrolment opens only then. */
  | 'WILL_START';

/** The explanations of the answers of a question. */
export type ExplanationInput = {
  /** One for each answer that is explained; empty ones are left out. */
  texts: Array<ExplanationTextInput>;
  /** How to read them. */
  type: ExplanationType;
};

/** The explanation of one answer. */
export type ExplanationTextInput = {
  /** Plain text, HTML, or JSON as text, in which a text has its quotes. */
  content: string;
  /** The position of the answer from 1, or the key of an item, as text; once for a question. */
  key: string;
};

/** How an explanation is written. */
export type ExplanationType =
  /** HTML. */
  | 'HTML'
  /** JSON. */
  | 'JSON'
  /** Plain text. */
  | 'TEXT';

/** A number of a type of facts. */
export type FactMeasure =
  /** Different people who did anything. */
  | 'ACTIVE'
  /** Answers given. */
  | 'ANSWERS'
  /** Their mean score in percent; null without certificates. */
  | 'AVERAGE_SCORE'
  /** Certificates issued. */
  | 'CERTIFICATES'
  /** Right answers. */
  | 'CORRECT'
  /** Modules done. */
  | 'DONE'
  /** Courses completed. */
  | 'FINISHED'
  /** Accounts made. */
  | 'REGISTERED'
  /** How often a lecture was read to its end for the first time by a learner. */
  | 'SEEN'
  /** Courses or modules begun. */
  | 'STARTED'
  /** Voucher codes redeemed. */
  | 'USAGES'
  /** How many different people did so. */
  | 'USERS'
  /** Voucher codes made. */
  | 'VOUCHERS'
  /** Wrong answers. */
  | 'WRONG';

/** What can be counted, each with its numbers. */
export type FactType =
  /** Campaigns: USAGES, VOUCHERS. */
  | 'CAMPAIGN'
  /** Certificates: CERTIFICATES, AVERAGE_SCORE. */
  | 'CERTIFICATE'
  /** Lectures: SEEN, USERS. */
  | 'LECTURE'
  /** Modules: STARTED, DONE. */
  | 'MODULE'
  /** Answers to questions: ANSWERS, CORRECT, WRONG. */
  | 'QUESTION_ANSWER'
  /** Learners in courses: STARTED, FINISHED, ACTIVE. */
  | 'USER_COURSE'
  /** People of the workspace: REGISTERED, ACTIVE. */
  | 'WORKSPACE';

/** What a file is for. */
export type FileCategory =
  /** A picture of the person who uploaded it. */
  | 'AVATAR'
  /** To be used in lectures. */
  | 'CONTENT'
  /** The cover of a course. */
  | 'COVER_IMAGE'
  /** The frame of an achievement. */
  | 'FRAME'
  /** Anything else, such as a logo. */
  | 'OTHER';

/** A file to download. */
export type FileSectionInput = {
  /** What it is called; the name of the file where it is empty. */
  title: string;
  /** Where the file is. */
  url: string;
};

/** What a file is. */
export type FileType =
  /** A picture. */
  | 'IMAGE'
  /** Sound. */
  | 'MP3'
  /** Anything else. */
  | 'OTHER'
  /** A PDF document. */
  | 'PDF'
  /** A video: webm or mp4, recorded in the editor or uploaded. */
  | 'VIDEO';

/** Author HTML. */
export type HtmlSectionInput = {
  /** HTML; it is cleaned. */
  html: string;
};

/** A picture beside text. */
export type ImageTextSectionInput = {
  /** HTML; it is cleaned. */
  html: string;
  /** What the picture shows, for people who cannot see it; empty when it only decorates. */
  imageAlt?: string | null | undefined;
  /** How many of the twelve columns of the width the picture takes, 1 to 12. */
  imageColumns?: number | null | undefined;
  /** The side of the picture. */
  imageSide?: Side | null | undefined;
  /** The picture. */
  imageUrl: string;
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns?: number | null | undefined;
};

/** People to add. */
export type ImportPeopleInput = {
  /** Whether groups that rows name and that do not exist yet are created; otherwise the report names them. False when left out. */
  createGroups?: boolean | null | undefined;
  /** True to be told what would happen, without any change; false when left out. */
  dryRun?: boolean | null | undefined;
  /** A text that is new for each intended import: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: string | null | undefined;
  /** True to invite new people by mail, and those without an account who were not invited yet; false when left out. */
  invite?: boolean | null | undefined;
  /** Whom to add, 1 to 20,000. Of rows with the same address the first counts. */
  rows: Array<ImportedPersonInput>;
};

/** Someone to add. */
export type ImportedPersonInput = {
  /** Right to create courses; as it is when left out, none for someone new. */
  createCourse?: boolean | null | undefined;
  /** Right to create vouchers; likewise. */
  createVoucher?: boolean | null | undefined;
  /** Names of groups to put the person into, at most 100. One that there is not is told in the report, and the rest of the row is done. */
  groups?: Array<string> | null | undefined;
  /**
   * What the person is called until they have an account, whose name is their own; as it is when left out or empty. One that is no name is
   * told in the report.
   */
  name?: string | null | undefined;
  /**
   * The number that the row has in its file, 1 to 10,000,000, so that the report calls it as the file does; its place from 1 when left out.
   * Either all rows have one, ascending, or none.
   */
  number?: number | null | undefined;
  /** The e-mail address. One that is none, or missing, is told in the report, and the other rows are done. */
  username: string;
};

/** What a job does. */
export type JobKind =
  /** Answers of learners are brought in line with questions that were changed. */
  | 'ANSWER_GRADING'
  /** The same is done with many courses. */
  | 'COURSE_CHANGE'
  /** It is tried what that, or deleting courses, would do. */
  | 'COURSE_CHANGE_TRIAL'
  /** Many courses are deleted, which nobody can take back. */
  | 'COURSE_DELETION'
  /** What such a change has done is taken back. */
  | 'COURSE_UNDO'
  /** Learners are taken out of courses, or their due dates are changed. */
  | 'ENROLMENT_CHANGE'
  /** It is tried what that would do. */
  | 'ENROLMENT_CHANGE_TRIAL'
  /** What an enrolment of people, or such a change, has done is taken back. */
  | 'ENROLMENT_UNDO'
  /** Everything of a kind is written into a file. */
  | 'EXPORT'
  /** People are put into a group, or taken out. */
  | 'GROUP_MEMBERS'
  /** It is tried what that would do. */
  | 'GROUP_MEMBERS_TRIAL'
  /** Learners are written to by mail. */
  | 'LEARNER_MESSAGE'
  /** It is looked whether the addresses that a course leads to work. */
  | 'LINK_CHECK'
  /** Something that this version of the API has no name for. */
  | 'OTHER'
  /** The same is done with many people. */
  | 'PEOPLE_CHANGE'
  /** People are enrolled in a course. */
  | 'PEOPLE_ENROLMENT'
  /** It is tried what enrolling people would do. */
  | 'PEOPLE_ENROLMENT_TRIAL'
  /** Many people are added. */
  | 'PEOPLE_IMPORT'
  /** It is tried what adding many people would do. */
  | 'PEOPLE_IMPORT_TRIAL'
  /** What one of the two has done is taken back. */
  | 'PEOPLE_UNDO'
  /** The people of a personnel system are taken over, or it is tried what that would do. */
  | 'PERSONNEL_SYNC';

/** The outcome of a row. */
export type JobRowState =
  /** It changed something. */
  | 'DONE'
  /** It could not be done. */
  | 'REFUSED'
  /** It was as it should be. */
  | 'UNCHANGED'
  /** It is not done yet. */
  | 'WAITING';

/** The state of a job. */
export type JobState =
  /** Someone ended it. */
  | 'CANCELLED'
  /** It was done to the end; single rows may have been refused. */
  | 'DONE'
  /** It was given up after several attempts. */
  | 'FAILED'
  /** It is being done. */
  | 'RUNNING'
  /** It has not begun, or is about to be tried again. */
  | 'WAITING';

/** A learner's phase in a course. */
export type LearnerPhase =
  /** Completed. */
  | 'COMPLETED'
  /** Enrolled, nothing done yet. */
  | 'ENROLLED'
  /** Given up: only viewing is possible. */
  | 'GAVE_UP'
  /** Some progress. */
  | 'IN_PROGRESS';

/** The whole content of a lecture: what is not in it any more is removed. */
export type LectureContentInput = {
  /** All its questions in order, those that sections show included; at most 500 likewise. */
  questions: Array<QuestionInput>;
  /** Its sections in order, at most 500 unless the installation says otherwise. */
  sections: Array<SectionInput>;
};

/**
 * A lecture as it is written. What is left out of an existing one stays, so that an id alone is a lecture that nothing changes of; what is left
 * out of a new one gets its default. Null clears. Its number follows from its place.
 */
export type LectureInput = {
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: string | null | undefined;
  /** All its sections and questions; they stay as they are when left out or null. */
  content?: LectureContentInput | null | undefined;
  /** What it is about, plain text or HTML, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Its duration in whole minutes. */
  durationMinutes?: number | null | undefined;
  /** The picture above it. */
  headerImageUrl?: string | null | undefined;
  /** An existing lecture of the course, by global or raw id; left out for a new one. */
  lectureId?: string | number | null | undefined;
  /** Its media beside the sections. */
  mediaSource?: MediaSourceInput | null | undefined;
  /** Its name, at most 255 characters; "Lecture n" for a new one without. In a draft without learners it may be empty. */
  name?: string | null | undefined;
  /** How the page moves on from section to section. */
  navigationMode?: NavigationMode | null | undefined;
  /** The question bank that its questions are drawn from; null when all questions are asked. */
  questionBank?: QuestionBankInput | null | undefined;
};

/** A lecture that is meant. Exactly one is given. */
export type LectureReference =
  {   /** By the name that it has in this request. */
  clientKey: string; lectureId?: never; }
  |  { clientKey?: never;   /** By global or raw id. */
  lectureId: string | number; };

/** Which course to lock. */
export type LockCourseInput = {
  /** The course, by global or raw id. */
  courseId: string | number;
  /** True to take the lock over from the person who holds it. */
  takeOver?: boolean | null | undefined;
};

/** An item or a category with its label. */
export type MappingLabelInput = {
  /** The key used in answers, at most 50 characters; once for the items, once for the categories of a question. */
  key: string;
  /** The label, plain text or HTML. */
  label: string;
};

/** Which lecture. */
export type MarkLectureSeenInput = {
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key counts once. */
  idempotencyKey?: string | null | undefined;
  /** The lecture, by global or raw id. */
  lectureId: string | number;
  /** The user course, by global or raw id. */
  userCourseId: string | number;
};

/** A bubble with a video or a sound. */
export type MediaBubbleInput = {
  /** Where it is. */
  url: string;
};

/** Media beside the sections of a lecture. With both times it is a live lecture. */
export type MediaSourceInput = {
  /** When a live lecture ends, after its start. */
  endTime?: string | null | undefined;
  /** When a live lecture starts. */
  startTime?: string | null | undefined;
  /** The address, or the link of a live lecture. */
  url: string;
};

/**
 * A module as it is written. What is left out of an existing one stays, and gets its default in a new one; null clears. Its number follows from its
 * place.
 */
export type ModuleInput = {
  /** When it opens. */
  availableFromTime?: string | null | undefined;
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: string | null | undefined;
  /** What it is about, plain text or HTML, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Its duration in whole minutes. */
  durationMinutes?: number | null | undefined;
  /** All its lectures in order; they stay as they are when left out or null. Existing ones may come from other modules of the course. */
  lectures?: Array<LectureInput> | null | undefined;
  /** An existing module of the course, by global or raw id; left out for a new one. */
  moduleId?: string | number | null | undefined;
  /** Its name, at most 255 characters; "Module n" for a new one without. In a draft without learners it may be empty. */
  name?: string | null | undefined;
  /** The start that decides before `availableFromTime`. */
  startTime?: string | null | undefined;
};

/** Answers of which several are right. */
export type MultipleChoiceInput = {
  /** The right positions, from 1. */
  correctPositions: Array<number>;
  /**
   * Ids of the options in their order, so that answers keep what was chosen when options are moved or reworded: those that the question has, and random
   * ones up to 2,147,483,647 for new options. When left out, they follow from the words and places of the options as they were.
   */
  optionIds?: Array<number> | null | undefined;
  /** The answers to choose from, plain text or HTML, in order, 1 to 100. */
  options: Array<string>;
};

/** How a lecture moves on. */
export type NavigationMode =
  /** A continue button reveals the next section. */
  | 'NEXT_BUTTON'
  /** All sections follow each other by scrolling. */
  | 'SCROLL';

/** Why no certificate would be issued. */
export type NoCertificateReason =
  /** The course has none. */
  | 'NOT_CERTIFIABLE'
  /** Not every lecture is done. */
  | 'NOT_COMPLETE'
  /** The score is below the passing rate. */
  | 'SCORE_TOO_LOW';

/** What a notice is about. */
export type NoticeKind =
  /** An achievement that the person earned. */
  | 'ACHIEVEMENT'
  /** A certificate that the person was given. */
  | 'CERTIFICATE'
  /** A course that is due. */
  | 'DUE'
  /** A course that someone else enrolled the person in. */
  | 'ENROLMENT'
  /** A question in a course that the person answers for. */
  | 'QUESTION'
  /** A reply in a discussion that the person takes part in. */
  | 'REPLY';

/** A PDF document. */
export type PdfSectionInput = {
  /** What it is called; the name of its file for null or an empty text. Left out, what is stored stays. */
  title?: string | null | undefined;
  /** Where the document is. */
  url: string;
};

/** People by the filter of the list of people. */
export type PeopleFilterInput = {
  /** Only people with an account whose access is withdrawn, or with false those who have it. */
  accessWithdrawn?: boolean | null | undefined;
  /** Those who are left out, by global or raw id; at most 1,000. */
  exceptIds?: Array<string | number> | null | undefined;
  /** Only people who belong to this group, by global or raw id. */
  groupId?: string | number | null | undefined;
  /** Only people who have this right, or are to have it once their address is proven. */
  right?: PersonRight | null | undefined;
  /** Only people to whose address rights were given that do not count yet. */
  rightsWait?: boolean | null | undefined;
  /** Only people whose name or e-mail address contains these words, in any order, whatever their case, marks and apostrophes. */
  search?: string | null | undefined;
  /** Only people with this status. */
  status?: AccessStatus | null | undefined;
};

/** Some people, or everyone whom a filter names. */
export type PeopleSelectionInput =
  {   /** Everyone whom a filter names. */
  filter: PeopleFilterInput; ids?: never; }
  |  { filter?: never;   /** The people, by global or raw id; 1 to 1,000. */
  ids: Array<string | number>; };

/** A right of a person. */
export type PersonRight =
  /** To run the workspace. */
  | 'ADMIN'
  /** Any of them. */
  | 'ANY'
  /** To create courses, beside those who run the workspace. */
  | 'CREATE_COURSE'
  /** To create vouchers, beside those who run the workspace. */
  | 'CREATE_VOUCHER';

/** Items and the categories that they belong to. They are answered in the order of their keys. */
export type PlacementInput = {
  /** The categories to place them into. */
  categories: Array<MappingLabelInput>;
  /** The right placement. */
  correctPlacement: Array<CategoryAssignmentInput>;
  /** The items to place. */
  items: Array<MappingLabelInput>;
};

/** Whether a course is in the catalogue. */
export type PublishCourseInput = {
  /** The course, by global or raw id. */
  courseId: string | number;
  /** True to do it in spite of another's lock and of a newer version; it is recorded. */
  force?: boolean | null | undefined;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: number | null | undefined;
  /** False to take it out of the catalogue; learners who are enrolled keep it. */
  published?: boolean | null | undefined;
  /** The version that is published; whichever there is when left out. */
  version?: number | null | undefined;
};

/** How many questions of one weight are drawn. */
export type QuestionBankDrawInput = {
  /** How many questions of this weight are drawn, at most as many as the lecture has. */
  drawCount: number;
  /** The weight, 1 to 5. */
  weight: number;
};

/** Questions are drawn from the lecture's questions at enrolment. A bank that draws none is no bank. */
export type QuestionBankInput = {
  /** How many questions are drawn of each weight; one entry for each, at most 5. */
  draws: Array<QuestionBankDrawInput>;
};

/** What can be answered, and what is right. Exactly one is given. */
export type QuestionContentInput =
  {   /** Items are sorted into categories; each item has one. */
  categorization: PlacementInput; multipleAssociation?: never; multipleChoice?: never; singleChoice?: never; singleOrdering?: never; }
  |  { categorization?: never;   /** Items are sorted into categories; an item may have several. */
  multipleAssociation: PlacementInput; multipleChoice?: never; singleChoice?: never; singleOrdering?: never; }
  |  { categorization?: never; multipleAssociation?: never;   /** Several right answers. */
  multipleChoice: MultipleChoiceInput; singleChoice?: never; singleOrdering?: never; }
  |  { categorization?: never; multipleAssociation?: never; multipleChoice?: never;   /** One right answer. */
  singleChoice: SingleChoiceInput; singleOrdering?: never; }
  |  { categorization?: never; multipleAssociation?: never; multipleChoice?: never; singleChoice?: never;   /** Items are put into order. */
  singleOrdering: SingleOrderingInput; };

/** What becomes of the answers to a question. */
export type QuestionGradingInput = {
  /** What becomes of them. */
  grading: AnswerGrading;
  /** The question, by global or raw id. */
  questionId: string | number;
};

/** A question as it is written: an existing one by its id, which this replaces, or a new one. Its number follows from its place. */
export type QuestionInput = {
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: string | null | undefined;
  /** What can be answered, and what is right. */
  content: QuestionContentInput;
  /** The explanations of its answers; nothing is explained when left out. */
  explanation?: ExplanationInput | null | undefined;
  /** An existing question of the course, by global or raw id; left out for a new one. */
  questionId?: string | number | null | undefined;
  /** The question, plain text or HTML. */
  text: string;
  /** Points for a right answer, 1 to 1,000,000. */
  weight?: number | null | undefined;
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit?: number | null | undefined;
};

/** A place for a question. */
export type QuestionPlaceInput = {
  /** The question of the lecture that is shown there; null while none is chosen in a draft. */
  question?: QuestionReference | null | undefined;
};

/** A question that is meant. Exactly one is given. */
export type QuestionReference =
  {   /** By the name that it has in this request. */
  clientKey: string; questionId?: never; }
  |  { clientKey?: never;   /** By global or raw id. */
  questionId: string | number; };

/** How many times a code of a campaign can be used. */
export type RedeemType =
  /** Each code as many times as the campaign allows. */
  | 'MULTIPLE_USE'
  /** Each code once. */
  | 'UNIQUE_CODE';

/** Which voucher code. */
export type RedeemVoucherInput = {
  /** The code, 1 to 1,000 characters with what was pasted around it; capitals, what stands between groups on paper, a label, marks and the address of a link make no difference. */
  code: string;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key redeems once. */
  idempotencyKey?: string | null | undefined;
  /** The umbrella course by which the viewer came to the course of the code, by global or raw id. One that does not lead there is not remembered. */
  umbrellaId?: string | number | null | undefined;
};

/** A heading and paragraphs. */
export type RichTextSectionInput = {
  /** HTML; it is cleaned. */
  html: string;
};

/** What a person may do in a workspace beyond learning. */
export type Role =
  /** Runs the workspace; implies the other two. */
  | 'ROLE_ADMIN'
  /** Creates and edits courses. */
  | 'ROLE_COURSE_ADMIN'
  /** Runs campaigns and vouchers. */
  | 'ROLE_VOUCHER_ADMIN';

/** A change of a course. */
export type SaveCourseInput = {
  /** All its achievements in order, at most 200, in the same way. */
  achievements?: Array<AchievementInput> | null | undefined;
  /** True to be refused with GRADING_UNDECIDED where `grading` leaves a question out that learners answered otherwise than it says now. */
  askGrading?: boolean | null | undefined;
  /** True for a save that nobody asked for: of those of one sitting, history keeps the last. */
  autoSave?: boolean | null | undefined;
  /** The course, by global or raw id. */
  courseId: string | number;
  /** True to be told what it does to learners, in `impact`, without any change. What learners lose, and what is undecided, is not refused then. */
  dryRun?: boolean | null | undefined;
  /** The fields that change. */
  fields: CourseFieldsInput;
  /** True to save in spite of another's lock, of a newer version and of what learners lose; it is recorded. */
  force?: boolean | null | undefined;
  /** What becomes of answers to questions whose right answer this changes, at most 500 questions; what is left out keeps its outcome. */
  grading?: Array<QuestionGradingInput> | null | undefined;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key saves once, and is answered the course as it is then. */
  idempotencyKey?: string | null | undefined;
  /** The token of the viewer’s lock. Without one, the save succeeds only while nobody holds the lock. */
  lockToken?: number | null | undefined;
  /**
   * All its modules in order; they stay as they are when it is left out or null. Existing ones are matched by id, wherever they stood, others are new,
   * and what is not in the list any more is removed.
   */
  modules?: Array<ModuleInput> | null | undefined;
  /** The version that the change was made on; a newer one is overwritten when left out. */
  version?: number | null | undefined;
};

/**
 * What a section holds. Exactly one is given. In a draft without learners it may be unfinished: an address empty, a place without its
 * question. A course that is published or has learners is not saved so (INVALID), nor published.
 */
export type SectionContentInput =
  {   /** Texts that open one by one. */
  accordion: AccordionSectionInput; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never;   /** Something to read on. */
  additionalInfo: TitledSectionInput; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never;   /** A sound, with what is said in it. */
  audio: AudioSectionInput; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never;   /** A choice between ways to continue. A branch cannot be part of another branch. */
  branch: BranchSectionInput; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never;   /** A button that leads somewhere. */
  button: ButtonSectionInput; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never;   /** A conversation in bubbles. */
  dialog: DialogSectionInput; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never;   /** A divider: how what follows is reached. */
  divider: Divider; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never;   /** A page of another site, shown in the lecture. */
  embed: EmbedSectionInput; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never;   /** Examples. */
  examples: TitledSectionInput; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never;   /** A file to download. */
  file: FileSectionInput; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never;   /** Author HTML. */
  html: HtmlSectionInput; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never;   /** A picture beside text. */
  imageText: ImageTextSectionInput; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never;   /** Something important. */
  important: TitledSectionInput; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never;   /** A PDF document. */
  pdf: PdfSectionInput; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never;   /** A place for a question of the lecture. */
  question: QuestionPlaceInput; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never;   /** A heading and paragraphs, as the rich text editor writes them. */
  richText: RichTextSectionInput; text?: never; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never;   /** Plain text. */
  text: TextSectionInput; unknown?: never; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never;   /** A type that this version does not know, as it was read. */
  unknown: UnknownSectionInput; videoText?: never; }
  |  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never;   /** A video beside text. */
  videoText: VideoTextSectionInput; };

/** A section as it is written: an existing one by its id, which its content replaces, or a new one. Its number follows from its place. */
export type SectionInput = {
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: string | null | undefined;
  /** What it holds. */
  content: SectionContentInput;
  /**
   * Questions of the lecture that are shown in it, in order. A place for a question and a dialog say in their content which questions they
   * show; these count nothing there.
   */
  questions?: Array<QuestionReference> | null | undefined;
  /** The raw id of an existing section of the course; left out for a new one. */
  sectionId?: string | number | null | undefined;
};

/** A side of the page. */
export type Side =
  /** Left. */
  | 'LEFT'
  /** Right. */
  | 'RIGHT';

/** Who signs in. */
export type SignInInput = {
  /**
   * The token of an invitation that the person came by: their account gets its rights. Refused with 1100 or 1101 when it does not count
   * for this e-mail address; nobody is signed in then.
   */
  invitationToken?: string | null | undefined;
  /** The password. */
  password: string;
  /** True when the caller is a tool and wants the tokens in the payload instead of a cookie. */
  returnTokens?: boolean | null | undefined;
  /** The e-mail address. */
  username: string;
};

/** Which sessions end. */
export type SignOutInput = {
  /** True to end every session of the person, on all devices. */
  everywhere?: boolean | null | undefined;
};

/** Answers of which one is right. */
export type SingleChoiceInput = {
  /** The right position, from 1. */
  correctPosition: number;
  /** True for the older type `List`, which behaves the same. */
  list?: boolean | null | undefined;
  /**
   * Ids of the options in their order, so that answers keep what was chosen when options are moved or reworded: those that the question has, and random
   * ones up to 2,147,483,647 for new options. When left out, they follow from the words and places of the options as they were.
   */
  optionIds?: Array<number> | null | undefined;
  /** The answers to choose from, plain text or HTML, in order, 1 to 100. */
  options: Array<string>;
};

/** Items with the order that they belong into. */
export type SingleOrderingInput = {
  /** The positions of the items in the right order, from 1: each of them once. */
  correctOrder: Array<number>;
  /**
   * Ids of the items in their order, so that answers keep what was chosen when items are moved or reworded: those that the question has, and random
   * ones up to 2,147,483,647 for new items. When left out, they follow from the words and places of the items as they were.
   */
  optionIds?: Array<number> | null | undefined;
  /** The items in the order shown at first, plain text or HTML, 1 to 100. */
  options: Array<string>;
};

/** A bubble with text. */
export type TextBubbleInput = {
  /** HTML; it is cleaned. */
  html: string;
};

/** Plain text. */
export type TextSectionInput = {
  /** The text; line breaks count. */
  text: string;
};

/** A box with a title. */
export type TitledSectionInput = {
  /** HTML; it is cleaned. */
  html: string;
  /** Its title. */
  title: string;
};

/** A section of a type that this version does not know. */
export type UnknownSectionInput = {
  /** The content as it is stored; texts in it are cleaned. */
  content?: unknown;
  /** The type as it is stored. */
  storedType: string;
};

/** Which lock to give back. */
export type UnlockCourseInput = {
  /** The course, by global or raw id. */
  courseId: string | number;
  /**
   * Who gets the lock at once, by global or raw id: a person who asks for it. When they have gone or do not ask any more, it is free. The viewer
   * is still there; without it they have left.
   */
  handOverTo?: string | number | null | undefined;
  /** The token of the lock to release. The viewer’s own lock, whatever its token, when left out. */
  lockToken?: number | null | undefined;
};

/** Captions of a video in one language. */
export type VideoCaptionInput = {
  /** What viewers choose it by, at most 100 characters. */
  label: string;
  /** The language, as BCP 47 has it: en, pt-BR. */
  language: string;
  /** WebVTT of at most 200,000 bytes. Notes, styles and regions are left out; a refusal names the line. */
  vtt: string;
};

/** A video beside text. */
export type VideoTextSectionInput = {
  /** Captions in the order in which they are offered, at most ten; left out, those that are stored stay. */
  captions?: Array<VideoCaptionInput> | null | undefined;
  /** HTML; it is cleaned. */
  html: string;
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns?: number | null | undefined;
  /** What is said, as plain text of at most 200,000 characters; a line may begin with a time, as 1:05. Left out, what is stored stays. */
  transcript?: string | null | undefined;
  /** How many of the twelve columns of the width the video takes, 1 to 12. */
  videoColumns?: number | null | undefined;
  /** The side of the video. */
  videoSide?: Side | null | undefined;
  /** The video. */
  videoUrl: string;
};

export type FactTotalsQueryVariables = Exact<{
  type: FactType;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  courseId?: string | number | null | undefined;
}>;


export type FactTotalsQuery = { workspace: { analytics: { totals: Array<{ measure: FactMeasure, value: number | null }> | null } | null } | null };

export type CourseFunnelQueryVariables = Exact<{
  courseId: string | number;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}>;


export type CourseFunnelQuery = { workspace: { courseFunnel: { learnerCount: number, completedCount: number, csvUrl: string, steps: Array<{ lectureId: number, name: string, reached: number, seen: number, inProgress: number, gaveUp: number, expired: number }> } | null } | null };

export type AuthoredCoursesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: AuthoredCourseFilter | null | undefined;
}>;


export type AuthoredCoursesQuery = { authoredCourses: { totalCount: number, nodes: Array<{ id: string, courseId: number, name: string, version: number, published: boolean, updateTime: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type AuthoredCourseQueryVariables = Exact<{
  courseId: string | number;
}>;


export type AuthoredCourseQuery = { authoredCourse: { description: string, id: string, courseId: number, name: string, version: number, published: boolean, updateTime: string, tags: Array<{ name: string }>, modules: Array<{ moduleId: number, name: string, lectures: Array<{ lectureId: number, name: string }> }> | null } | null };

export type CreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type CreateCourseMutation = { createCourse: { course: { id: string, courseId: number, name: string, version: number, published: boolean, updateTime: string } | null, created: Array<{ clientKey: string, kind: ContentNodeKind, rawId: number }> | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type LockCourseMutationVariables = Exact<{
  input: LockCourseInput;
}>;


export type LockCourseMutation = { lockCourse: { lockToken: number | null, lock: { holder: { name: string } } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type UnlockCourseMutationVariables = Exact<{
  input: UnlockCourseInput;
}>;


export type UnlockCourseMutation = { unlockCourse: { unlocked: boolean | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type SaveCourseMutationVariables = Exact<{
  input: SaveCourseInput;
}>;


export type SaveCourseMutation = { saveCourse: { currentVersion: number | null, course: { id: string, courseId: number, name: string, version: number, published: boolean, updateTime: string } | null, created: Array<{ clientKey: string, kind: ContentNodeKind, rawId: number }> | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type PublishCourseMutationVariables = Exact<{
  input: PublishCourseInput;
}>;


export type PublishCourseMutation = { publishCourse: { course: { id: string, courseId: number, name: string, version: number, published: boolean, updateTime: string } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type DeleteCourseMutationVariables = Exact<{
  input: DeleteCourseInput;
}>;


export type DeleteCourseMutation = { deleteCourse: { userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type AuthoredCoursePartsFragment = { id: string, courseId: number, name: string, version: number, published: boolean, updateTime: string };

export type CampaignPartsFragment = { id: string, campaignId: number, name: string, redeemType: RedeemType, maxUsages: number, startTime: string, endTime: string | null, active: boolean, status: CampaignStatus, voucherCount: number, usageCount: number, updateTime: string, course: { courseId: number, name: string } };

export type CampaignsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type CampaignsQuery = { campaigns: { totalCount: number, nodes: Array<{ id: string, campaignId: number, name: string, redeemType: RedeemType, maxUsages: number, startTime: string, endTime: string | null, active: boolean, status: CampaignStatus, voucherCount: number, usageCount: number, updateTime: string, course: { courseId: number, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CreateCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;


export type CreateCampaignMutation = { createCampaign: { campaign: { id: string, campaignId: number, name: string, redeemType: RedeemType, maxUsages: number, startTime: string, endTime: string | null, active: boolean, status: CampaignStatus, voucherCount: number, usageCount: number, updateTime: string, course: { courseId: number, name: string } } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type CreateVouchersMutationVariables = Exact<{
  input: CreateVouchersInput;
}>;


export type CreateVouchersMutation = { createVouchers: { vouchers: Array<{ voucherId: number, code: string, redeemUrl: string }> | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type VouchersQueryVariables = Exact<{
  campaignId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type VouchersQuery = { campaign: { vouchers: { totalCount: number, nodes: Array<{ voucherId: number, code: string, usageCount: number, redeemUrl: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type RedeemVoucherMutationVariables = Exact<{
  input: RedeemVoucherInput;
}>;


export type RedeemVoucherMutation = { redeemVoucher: { userCourse: { userCourseId: number } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type CatalogueQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: CourseFilter | null | undefined;
}>;


export type CatalogueQuery = { courses: { totalCount: number, nodes: Array<{ id: string, courseId: number, name: string, miniDescription: string, type: CourseType, durationMinutes: number | null, updateTime: string, tags: Array<{ name: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CourseQueryVariables = Exact<{
  courseId: string | number;
}>;


export type CourseQuery = { course: { id: string, courseId: number, name: string, description: string, type: CourseType, certifiable: boolean, enrolment: { state: EnrolmentState, startTime: string | null, endTime: string | null } | null, viewerUserCourse: { userCourseId: number, phase: LearnerPhase, seenPercent: number, scorePercent: number } | null, modules: Array<{ moduleId: number, name: string, lectures: Array<{ lectureId: number, name: string, sectionCount: number, questionCount: number }> }> | null } | null };

export type CertificatePartsFragment = { id: string, uuid: string, holderName: string, courseName: string, scorePercent: number, issueTime: string, expireTime: string | null, status: CertificateStatus, pdfUrl: string, badgeUrl: string, verifyUrl: string };

export type CertificateQueryVariables = Exact<{
  uuid: string | number;
}>;


export type CertificateQuery = { certificate: { id: string, uuid: string, holderName: string, courseName: string, scorePercent: number, issueTime: string, expireTime: string | null, status: CertificateStatus, pdfUrl: string, badgeUrl: string, verifyUrl: string } | null };

export type ChangedCoursesQueryVariables = Exact<{
  since?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangedCoursesQuery = { courses: { nodes: Array<{ id: string, courseId: number, name: string, type: CourseType, durationMinutes: number | null, updateTime: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ChangedAuthoredCoursesQueryVariables = Exact<{
  since?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangedAuthoredCoursesQuery = { authoredCourses: { nodes: Array<{ id: string, courseId: number, name: string, version: number, published: boolean, updateTime: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ChangedPeopleQueryVariables = Exact<{
  since?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangedPeopleQuery = { workspace: { people: { nodes: Array<{ id: string, userId: number, username: string, name: string | null, status: AccessStatus, createTime: string, updateTime: string, groups: Array<{ groupId: number, name: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ChangedUserCoursesQueryVariables = Exact<{
  since?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangedUserCoursesQuery = { workspace: { userCourses: { nodes: Array<{ id: string, userCourseId: number, userId: number, phase: LearnerPhase, startTime: string, finishTime: string | null, dueTime: string | null, updateTime: string, seenPercent: number, scorePercent: number, course: { courseId: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ChangedGroupsQueryVariables = Exact<{
  since?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangedGroupsQuery = { workspace: { groups: { nodes: Array<{ id: string, groupId: number, name: string, description: string, memberCount: number, updateTime: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ChangedCampaignsQueryVariables = Exact<{
  since?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangedCampaignsQuery = { campaigns: { nodes: Array<{ id: string, campaignId: number, name: string, redeemType: RedeemType, maxUsages: number, startTime: string, endTime: string | null, active: boolean, status: CampaignStatus, voucherCount: number, usageCount: number, updateTime: string, course: { courseId: number, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ChangedFilesQueryVariables = Exact<{
  since?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangedFilesQuery = { files: { nodes: Array<{ id: string, fileId: number, name: string, url: string, category: FileCategory, type: FileType, byteCount: number, updateTime: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type DeletionsQueryVariables = Exact<{
  since: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeletionsQuery = { workspace: { deletions: { nodes: Array<{ kind: DeletionKind, rawId: number, deletedIds: Array<string>, deleteTime: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type JobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  running?: boolean | null | undefined;
}>;


export type JobsQuery = { jobs: { nodes: Array<{ id: string, jobId: number, kind: JobKind, state: JobState, doneCount: number, totalCount: number | null, createTime: string, endTime: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type JobQueryVariables = Exact<{
  jobId: string | number;
}>;


export type JobQuery = { job: { id: string, jobId: number, kind: JobKind, state: JobState, doneCount: number, totalCount: number | null, createTime: string, endTime: string | null } | null };

export type JobRowsQueryVariables = Exact<{
  jobId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type JobRowsQuery = { job: { rows: { nodes: Array<{ number: number, subject: string, state: JobRowState, code: string | null, message: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type WatchJobSubscriptionVariables = Exact<{
  jobId: string | number;
}>;


export type WatchJobSubscription = { job: { id: string, jobId: number, kind: JobKind, state: JobState, doneCount: number, totalCount: number | null, createTime: string, endTime: string | null } | null };

export type JobPartsFragment = { id: string, jobId: number, kind: JobKind, state: JobState, doneCount: number, totalCount: number | null, createTime: string, endTime: string | null };

export type PersonPartsFragment = { id: string, userId: number, username: string, name: string | null, status: AccessStatus, createTime: string, updateTime: string, groups: Array<{ groupId: number, name: string }> };

export type PeopleQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PeopleQuery = { workspace: { people: { totalCount: number, csvUrl: string, nodes: Array<{ id: string, userId: number, username: string, name: string | null, status: AccessStatus, createTime: string, updateTime: string, groups: Array<{ groupId: number, name: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type AddPersonMutationVariables = Exact<{
  input: AddPersonInput;
}>;


export type AddPersonMutation = { addPerson: { person: { id: string, userId: number, username: string, name: string | null, status: AccessStatus, createTime: string, updateTime: string, groups: Array<{ groupId: number, name: string }> } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type ImportPeopleMutationVariables = Exact<{
  input: ImportPeopleInput;
}>;


export type ImportPeopleMutation = { importPeople: { missingGroups: Array<string> | null, job: { id: string, jobId: number, state: JobState } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type EnrolPeopleMutationVariables = Exact<{
  input: EnrolPeopleInput;
}>;


export type EnrolPeopleMutation = { enrolPeople: { job: { id: string, jobId: number, state: JobState } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type PersonQueryVariables = Exact<{
  userId: string | number;
}>;


export type PersonQuery = { workspace: { person: { id: string, userId: number, username: string, name: string | null, status: AccessStatus, createTime: string, updateTime: string, groups: Array<{ groupId: number, name: string }> } | null } | null };

export type WatchNoticesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WatchNoticesSubscription = { notices: { cursor: string, notices: Array<{ noticeId: number, kind: NoticeKind, subject: string, url: string, createTime: string }> } | null };

export type RefusalFragment = { code: string, message: string, field: string | null, params: unknown };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { viewer: { user: { userId: number, name: string } } | null, tokens: { accessToken: string, refreshToken: string } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type SignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type SignOutMutation = { signOut: { userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { user: { id: string, userId: number, name: string, username: string, roles: Array<Role> } } | null };

export type EnrolMutationVariables = Exact<{
  input: EnrolInput;
}>;


export type EnrolMutation = { enrol: { userCourse: { id: string, userCourseId: number, startTime: string } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type UserCourseQueryVariables = Exact<{
  userCourseId: string | number;
}>;


export type UserCourseQuery = { workspace: { userCourse: { id: string, userCourseId: number, phase: LearnerPhase, seenPercent: number, scorePercent: number, completion: { complete: boolean, certificate: boolean, noCertificateReason: NoCertificateReason | null } | null, certificate: { id: string, uuid: string, holderName: string, courseName: string, scorePercent: number, issueTime: string, expireTime: string | null, status: CertificateStatus, pdfUrl: string, badgeUrl: string, verifyUrl: string } | null } | null } | null };

export type LectureQueryVariables = Exact<{
  courseId: string | number;
  lectureId: string | number;
}>;


export type LectureQuery = { lecture: { id: string, lectureId: number, name: string, content:
      | { __typename: 'ContentWithheld' }
      | { __typename: 'LectureContent', questions: Array<
          | { __typename: 'CategorizationQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, items: Array<{ key: string, label: string }>, categories: Array<{ key: string, label: string }> }
          | { __typename: 'MultipleAssociationQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, items: Array<{ key: string, label: string }>, categories: Array<{ key: string, label: string }> }
          | { __typename: 'MultipleChoiceQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string> }
          | { __typename: 'SingleChoiceQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string>, chosenPosition: number | null }
          | { __typename: 'SingleOrderingQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string> }
        > }
     | null } | null };

type QuestionParts_CategorizationQuestion_Fragment = { __typename: 'CategorizationQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, items: Array<{ key: string, label: string }>, categories: Array<{ key: string, label: string }> };

type QuestionParts_MultipleAssociationQuestion_Fragment = { __typename: 'MultipleAssociationQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, items: Array<{ key: string, label: string }>, categories: Array<{ key: string, label: string }> };

type QuestionParts_MultipleChoiceQuestion_Fragment = { __typename: 'MultipleChoiceQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string> };

type QuestionParts_SingleChoiceQuestion_Fragment = { __typename: 'SingleChoiceQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string>, chosenPosition: number | null };

type QuestionParts_SingleOrderingQuestion_Fragment = { __typename: 'SingleOrderingQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string> };

export type QuestionPartsFragment =
  | QuestionParts_CategorizationQuestion_Fragment
  | QuestionParts_MultipleAssociationQuestion_Fragment
  | QuestionParts_MultipleChoiceQuestion_Fragment
  | QuestionParts_SingleChoiceQuestion_Fragment
  | QuestionParts_SingleOrderingQuestion_Fragment
;

export type AnswerQuestionMutationVariables = Exact<{
  input: AnswerQuestionInput;
}>;


export type AnswerQuestionMutation = { answerQuestion: { correct: boolean | null, question:
      | { __typename: 'CategorizationQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, items: Array<{ key: string, label: string }>, categories: Array<{ key: string, label: string }> }
      | { __typename: 'MultipleAssociationQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, items: Array<{ key: string, label: string }>, categories: Array<{ key: string, label: string }> }
      | { __typename: 'MultipleChoiceQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string> }
      | { __typename: 'SingleChoiceQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string>, chosenPosition: number | null }
      | { __typename: 'SingleOrderingQuestion', questionId: number, text: string, wrongLimit: number, wrongCount: number, correct: boolean | null, settled: boolean, correctAnswerCount: number, courseVersion: number | null, options: Array<string> }
     | null, userCourse: { userCourseId: number, scorePercent: number, seenPercent: number } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type MarkLectureSeenMutationVariables = Exact<{
  input: MarkLectureSeenInput;
}>;


export type MarkLectureSeenMutation = { markLectureSeen: { userCourse: { userCourseId: number, seenPercent: number } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type CompleteCourseMutationVariables = Exact<{
  input: CompleteCourseInput;
}>;


export type CompleteCourseMutation = { completeCourse: { userCourse: { userCourseId: number, phase: LearnerPhase, finishTime: string | null } | null, certificate: { id: string, uuid: string, holderName: string, courseName: string, scorePercent: number, issueTime: string, expireTime: string | null, status: CertificateStatus, pdfUrl: string, badgeUrl: string, verifyUrl: string } | null, userErrors: Array<{ code: string, message: string, field: string | null, params: unknown }> } | null };

export type WorkspaceQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkspaceQuery = { workspace: { id: string, workspaceId: number, hostname: string, company: string | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AuthoredCoursePartsFragmentDoc = new TypedDocumentString(`
    fragment AuthoredCourseParts on AuthoredCourse {
  id
  courseId
  name
  version
  published
  updateTime
}
    `, {"fragmentName":"AuthoredCourseParts"}) as unknown as TypedDocumentString<AuthoredCoursePartsFragment, unknown>;
export const CampaignPartsFragmentDoc = new TypedDocumentString(`
    fragment CampaignParts on Campaign {
  id
  campaignId
  name
  redeemType
  maxUsages
  startTime
  endTime
  active
  status
  voucherCount
  usageCount
  updateTime
  course {
    courseId
    name
  }
}
    `, {"fragmentName":"CampaignParts"}) as unknown as TypedDocumentString<CampaignPartsFragment, unknown>;
export const CertificatePartsFragmentDoc = new TypedDocumentString(`
    fragment CertificateParts on Certificate {
  id
  uuid
  holderName
  courseName
  scorePercent
  issueTime
  expireTime
  status
  pdfUrl
  badgeUrl
  verifyUrl
}
    `, {"fragmentName":"CertificateParts"}) as unknown as TypedDocumentString<CertificatePartsFragment, unknown>;
export const JobPartsFragmentDoc = new TypedDocumentString(`
    fragment JobParts on Job {
  id
  jobId
  kind
  state
  doneCount
  totalCount
  createTime
  endTime
}
    `, {"fragmentName":"JobParts"}) as unknown as TypedDocumentString<JobPartsFragment, unknown>;
export const PersonPartsFragmentDoc = new TypedDocumentString(`
    fragment PersonParts on WorkspacePerson {
  id
  userId
  username
  name
  status
  createTime
  updateTime
  groups {
    groupId
    name
  }
}
    `, {"fragmentName":"PersonParts"}) as unknown as TypedDocumentString<PersonPartsFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on UserError {
  code
  message
  field
  params
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const QuestionPartsFragmentDoc = new TypedDocumentString(`
    fragment QuestionParts on Question {
  __typename
  ... on QuestionFields {
    questionId
    text
    wrongLimit
    wrongCount
    correct
    settled
    correctAnswerCount
    courseVersion
  }
  ... on SingleChoiceQuestion {
    options
    chosenPosition
  }
  ... on MultipleChoiceQuestion {
    options
  }
  ... on CategorizationQuestion {
    items {
      key
      label
    }
    categories {
      key
      label
    }
  }
  ... on MultipleAssociationQuestion {
    items {
      key
      label
    }
    categories {
      key
      label
    }
  }
  ... on SingleOrderingQuestion {
    options
  }
}
    `, {"fragmentName":"QuestionParts"}) as unknown as TypedDocumentString<QuestionPartsFragment, unknown>;
export const FactTotalsDocument = new TypedDocumentString(`
    query FactTotals($type: FactType!, $startTime: DateTime, $endTime: DateTime, $courseId: ID) {
  workspace {
    analytics {
      totals(
        type: $type
        startTime: $startTime
        endTime: $endTime
        courseId: $courseId
      ) {
        measure
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FactTotalsQuery, FactTotalsQueryVariables>;
export const CourseFunnelDocument = new TypedDocumentString(`
    query CourseFunnel($courseId: ID!, $startTime: DateTime, $endTime: DateTime) {
  workspace {
    courseFunnel(courseId: $courseId, startTime: $startTime, endTime: $endTime) {
      learnerCount
      completedCount
      csvUrl
      steps {
        lectureId
        name
        reached
        seen
        inProgress
        gaveUp
        expired
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CourseFunnelQuery, CourseFunnelQueryVariables>;
export const AuthoredCoursesDocument = new TypedDocumentString(`
    query AuthoredCourses($first: Int, $after: String, $filter: AuthoredCourseFilter) {
  authoredCourses(first: $first, after: $after, filter: $filter) {
    totalCount
    nodes {
      ...AuthoredCourseParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment AuthoredCourseParts on AuthoredCourse {
  id
  courseId
  name
  version
  published
  updateTime
}`) as unknown as TypedDocumentString<AuthoredCoursesQuery, AuthoredCoursesQueryVariables>;
export const AuthoredCourseDocument = new TypedDocumentString(`
    query AuthoredCourse($courseId: ID!) {
  authoredCourse(id: $courseId) {
    ...AuthoredCourseParts
    description
    tags {
      name
    }
    modules {
      moduleId
      name
      lectures {
        lectureId
        name
      }
    }
  }
}
    fragment AuthoredCourseParts on AuthoredCourse {
  id
  courseId
  name
  version
  published
  updateTime
}`) as unknown as TypedDocumentString<AuthoredCourseQuery, AuthoredCourseQueryVariables>;
export const CreateCourseDocument = new TypedDocumentString(`
    mutation CreateCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    course {
      ...AuthoredCourseParts
    }
    created {
      clientKey
      kind
      rawId
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment AuthoredCourseParts on AuthoredCourse {
  id
  courseId
  name
  version
  published
  updateTime
}
fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<CreateCourseMutation, CreateCourseMutationVariables>;
export const LockCourseDocument = new TypedDocumentString(`
    mutation LockCourse($input: LockCourseInput!) {
  lockCourse(input: $input) {
    lockToken
    lock {
      holder {
        name
      }
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<LockCourseMutation, LockCourseMutationVariables>;
export const UnlockCourseDocument = new TypedDocumentString(`
    mutation UnlockCourse($input: UnlockCourseInput!) {
  unlockCourse(input: $input) {
    unlocked
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<UnlockCourseMutation, UnlockCourseMutationVariables>;
export const SaveCourseDocument = new TypedDocumentString(`
    mutation SaveCourse($input: SaveCourseInput!) {
  saveCourse(input: $input) {
    course {
      ...AuthoredCourseParts
    }
    created {
      clientKey
      kind
      rawId
    }
    currentVersion
    userErrors {
      ...Refusal
    }
  }
}
    fragment AuthoredCourseParts on AuthoredCourse {
  id
  courseId
  name
  version
  published
  updateTime
}
fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<SaveCourseMutation, SaveCourseMutationVariables>;
export const PublishCourseDocument = new TypedDocumentString(`
    mutation PublishCourse($input: PublishCourseInput!) {
  publishCourse(input: $input) {
    course {
      ...AuthoredCourseParts
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment AuthoredCourseParts on AuthoredCourse {
  id
  courseId
  name
  version
  published
  updateTime
}
fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<PublishCourseMutation, PublishCourseMutationVariables>;
export const DeleteCourseDocument = new TypedDocumentString(`
    mutation DeleteCourse($input: DeleteCourseInput!) {
  deleteCourse(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<DeleteCourseMutation, DeleteCourseMutationVariables>;
export const CampaignsDocument = new TypedDocumentString(`
    query Campaigns($first: Int, $after: String, $search: String) {
  campaigns(first: $first, after: $after, search: $search) {
    totalCount
    nodes {
      ...CampaignParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CampaignParts on Campaign {
  id
  campaignId
  name
  redeemType
  maxUsages
  startTime
  endTime
  active
  status
  voucherCount
  usageCount
  updateTime
  course {
    courseId
    name
  }
}`) as unknown as TypedDocumentString<CampaignsQuery, CampaignsQueryVariables>;
export const CreateCampaignDocument = new TypedDocumentString(`
    mutation CreateCampaign($input: CreateCampaignInput!) {
  createCampaign(input: $input) {
    campaign {
      ...CampaignParts
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment CampaignParts on Campaign {
  id
  campaignId
  name
  redeemType
  maxUsages
  startTime
  endTime
  active
  status
  voucherCount
  usageCount
  updateTime
  course {
    courseId
    name
  }
}
fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const CreateVouchersDocument = new TypedDocumentString(`
    mutation CreateVouchers($input: CreateVouchersInput!) {
  createVouchers(input: $input) {
    vouchers {
      voucherId
      code
      redeemUrl
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<CreateVouchersMutation, CreateVouchersMutationVariables>;
export const VouchersDocument = new TypedDocumentString(`
    query Vouchers($campaignId: ID!, $first: Int, $after: String) {
  campaign(id: $campaignId) {
    vouchers(first: $first, after: $after) {
      totalCount
      nodes {
        voucherId
        code
        usageCount
        redeemUrl
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VouchersQuery, VouchersQueryVariables>;
export const RedeemVoucherDocument = new TypedDocumentString(`
    mutation RedeemVoucher($input: RedeemVoucherInput!) {
  redeemVoucher(input: $input) {
    userCourse {
      userCourseId
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<RedeemVoucherMutation, RedeemVoucherMutationVariables>;
export const CatalogueDocument = new TypedDocumentString(`
    query Catalogue($first: Int, $after: String, $filter: CourseFilter) {
  courses(first: $first, after: $after, filter: $filter) {
    totalCount
    nodes {
      id
      courseId
      name
      miniDescription
      type
      durationMinutes
      updateTime
      tags {
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const CourseDocument = new TypedDocumentString(`
    query Course($courseId: ID!) {
  course(id: $courseId) {
    id
    courseId
    name
    description
    type
    certifiable
    enrolment {
      state
      startTime
      endTime
    }
    viewerUserCourse {
      userCourseId
      phase
      seenPercent
      scorePercent
    }
    modules {
      moduleId
      name
      lectures {
        lectureId
        name
        sectionCount
        questionCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CourseQuery, CourseQueryVariables>;
export const CertificateDocument = new TypedDocumentString(`
    query Certificate($uuid: ID!) {
  certificate(uuid: $uuid) {
    ...CertificateParts
  }
}
    fragment CertificateParts on Certificate {
  id
  uuid
  holderName
  courseName
  scorePercent
  issueTime
  expireTime
  status
  pdfUrl
  badgeUrl
  verifyUrl
}`) as unknown as TypedDocumentString<CertificateQuery, CertificateQueryVariables>;
export const ChangedCoursesDocument = new TypedDocumentString(`
    query ChangedCourses($since: DateTime, $first: Int, $after: String) {
  courses(first: $first, after: $after, filter: {updatedSince: $since}) {
    nodes {
      id
      courseId
      name
      type
      durationMinutes
      updateTime
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedCoursesQuery, ChangedCoursesQueryVariables>;
export const ChangedAuthoredCoursesDocument = new TypedDocumentString(`
    query ChangedAuthoredCourses($since: DateTime, $first: Int, $after: String) {
  authoredCourses(
    first: $first
    after: $after
    filter: {updatedSince: $since}
    orderBy: {field: UPDATE_TIME, direction: ASC}
  ) {
    nodes {
      id
      courseId
      name
      version
      published
      updateTime
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedAuthoredCoursesQuery, ChangedAuthoredCoursesQueryVariables>;
export const ChangedPeopleDocument = new TypedDocumentString(`
    query ChangedPeople($since: DateTime, $first: Int, $after: String) {
  workspace {
    people(
      first: $first
      after: $after
      updatedSince: $since
      orderBy: {field: UPDATE_TIME, direction: ASC}
    ) {
      nodes {
        ...PersonParts
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment PersonParts on WorkspacePerson {
  id
  userId
  username
  name
  status
  createTime
  updateTime
  groups {
    groupId
    name
  }
}`) as unknown as TypedDocumentString<ChangedPeopleQuery, ChangedPeopleQueryVariables>;
export const ChangedUserCoursesDocument = new TypedDocumentString(`
    query ChangedUserCourses($since: DateTime, $first: Int, $after: String) {
  workspace {
    userCourses(
      first: $first
      after: $after
      updatedSince: $since
      orderBy: {field: UPDATE_TIME, direction: ASC}
    ) {
      nodes {
        id
        userCourseId
        userId
        phase
        startTime
        finishTime
        dueTime
        updateTime
        seenPercent
        scorePercent
        course {
          courseId
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedUserCoursesQuery, ChangedUserCoursesQueryVariables>;
export const ChangedGroupsDocument = new TypedDocumentString(`
    query ChangedGroups($since: DateTime, $first: Int, $after: String) {
  workspace {
    groups(
      first: $first
      after: $after
      updatedSince: $since
      orderBy: {field: UPDATE_TIME, direction: ASC}
    ) {
      nodes {
        id
        groupId
        name
        description
        memberCount
        updateTime
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedGroupsQuery, ChangedGroupsQueryVariables>;
export const ChangedCampaignsDocument = new TypedDocumentString(`
    query ChangedCampaigns($since: DateTime, $first: Int, $after: String) {
  campaigns(
    first: $first
    after: $after
    updatedSince: $since
    orderBy: {field: UPDATE_TIME, direction: ASC}
  ) {
    nodes {
      ...CampaignParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CampaignParts on Campaign {
  id
  campaignId
  name
  redeemType
  maxUsages
  startTime
  endTime
  active
  status
  voucherCount
  usageCount
  updateTime
  course {
    courseId
    name
  }
}`) as unknown as TypedDocumentString<ChangedCampaignsQuery, ChangedCampaignsQueryVariables>;
export const ChangedFilesDocument = new TypedDocumentString(`
    query ChangedFiles($since: DateTime, $first: Int, $after: String) {
  files(
    first: $first
    after: $after
    filter: {updatedSince: $since}
    orderBy: {field: UPDATE_TIME, direction: ASC}
  ) {
    nodes {
      id
      fileId
      name
      url
      category
      type
      byteCount
      updateTime
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedFilesQuery, ChangedFilesQueryVariables>;
export const DeletionsDocument = new TypedDocumentString(`
    query Deletions($since: DateTime!, $first: Int, $after: String) {
  workspace {
    deletions(deletedSince: $since, first: $first, after: $after) {
      nodes {
        kind
        rawId
        deletedIds
        deleteTime
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeletionsQuery, DeletionsQueryVariables>;
export const JobsDocument = new TypedDocumentString(`
    query Jobs($first: Int, $after: String, $running: Boolean) {
  jobs(first: $first, after: $after, running: $running) {
    nodes {
      ...JobParts
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment JobParts on Job {
  id
  jobId
  kind
  state
  doneCount
  totalCount
  createTime
  endTime
}`) as unknown as TypedDocumentString<JobsQuery, JobsQueryVariables>;
export const JobDocument = new TypedDocumentString(`
    query Job($jobId: ID!) {
  job(id: $jobId) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  jobId
  kind
  state
  doneCount
  totalCount
  createTime
  endTime
}`) as unknown as TypedDocumentString<JobQuery, JobQueryVariables>;
export const JobRowsDocument = new TypedDocumentString(`
    query JobRows($jobId: ID!, $first: Int, $after: String) {
  job(id: $jobId) {
    rows(first: $first, after: $after) {
      nodes {
        number
        subject
        state
        code
        message
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobRowsQuery, JobRowsQueryVariables>;
export const WatchJobDocument = new TypedDocumentString(`
    subscription WatchJob($jobId: ID!) {
  job(id: $jobId) {
    ...JobParts
  }
}
    fragment JobParts on Job {
  id
  jobId
  kind
  state
  doneCount
  totalCount
  createTime
  endTime
}`) as unknown as TypedDocumentString<WatchJobSubscription, WatchJobSubscriptionVariables>;
export const PeopleDocument = new TypedDocumentString(`
    query People($first: Int, $after: String, $search: String) {
  workspace {
    people(first: $first, after: $after, search: $search) {
      totalCount
      csvUrl
      nodes {
        ...PersonParts
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment PersonParts on WorkspacePerson {
  id
  userId
  username
  name
  status
  createTime
  updateTime
  groups {
    groupId
    name
  }
}`) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const AddPersonDocument = new TypedDocumentString(`
    mutation AddPerson($input: AddPersonInput!) {
  addPerson(input: $input) {
    person {
      ...PersonParts
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment PersonParts on WorkspacePerson {
  id
  userId
  username
  name
  status
  createTime
  updateTime
  groups {
    groupId
    name
  }
}
fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<AddPersonMutation, AddPersonMutationVariables>;
export const ImportPeopleDocument = new TypedDocumentString(`
    mutation ImportPeople($input: ImportPeopleInput!) {
  importPeople(input: $input) {
    job {
      id
      jobId
      state
    }
    missingGroups
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<ImportPeopleMutation, ImportPeopleMutationVariables>;
export const EnrolPeopleDocument = new TypedDocumentString(`
    mutation EnrolPeople($input: EnrolPeopleInput!) {
  enrolPeople(input: $input) {
    job {
      id
      jobId
      state
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<EnrolPeopleMutation, EnrolPeopleMutationVariables>;
export const PersonDocument = new TypedDocumentString(`
    query Person($userId: ID!) {
  workspace {
    person(id: $userId) {
      ...PersonParts
    }
  }
}
    fragment PersonParts on WorkspacePerson {
  id
  userId
  username
  name
  status
  createTime
  updateTime
  groups {
    groupId
    name
  }
}`) as unknown as TypedDocumentString<PersonQuery, PersonQueryVariables>;
export const WatchNoticesDocument = new TypedDocumentString(`
    subscription WatchNotices($after: String) {
  notices(after: $after) {
    cursor
    notices {
      noticeId
      kind
      subject
      url
      createTime
    }
  }
}
    `) as unknown as TypedDocumentString<WatchNoticesSubscription, WatchNoticesSubscriptionVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    viewer {
      user {
        userId
        name
      }
    }
    tokens {
      accessToken
      refreshToken
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut($input: SignOutInput!) {
  signOut(input: $input) {
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const ViewerDocument = new TypedDocumentString(`
    query Viewer {
  viewer {
    user {
      id
      userId
      name
      username
      roles
    }
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const EnrolDocument = new TypedDocumentString(`
    mutation Enrol($input: EnrolInput!) {
  enrol(input: $input) {
    userCourse {
      id
      userCourseId
      startTime
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<EnrolMutation, EnrolMutationVariables>;
export const UserCourseDocument = new TypedDocumentString(`
    query UserCourse($userCourseId: ID!) {
  workspace {
    userCourse(id: $userCourseId) {
      id
      userCourseId
      phase
      seenPercent
      scorePercent
      completion {
        complete
        certificate
        noCertificateReason
      }
      certificate {
        ...CertificateParts
      }
    }
  }
}
    fragment CertificateParts on Certificate {
  id
  uuid
  holderName
  courseName
  scorePercent
  issueTime
  expireTime
  status
  pdfUrl
  badgeUrl
  verifyUrl
}`) as unknown as TypedDocumentString<UserCourseQuery, UserCourseQueryVariables>;
export const LectureDocument = new TypedDocumentString(`
    query Lecture($courseId: ID!, $lectureId: ID!) {
  lecture(courseId: $courseId, lectureId: $lectureId) {
    id
    lectureId
    name
    content {
      __typename
      ... on LectureContent {
        questions {
          ...QuestionParts
        }
      }
    }
  }
}
    fragment QuestionParts on Question {
  __typename
  ... on QuestionFields {
    questionId
    text
    wrongLimit
    wrongCount
    correct
    settled
    correctAnswerCount
    courseVersion
  }
  ... on SingleChoiceQuestion {
    options
    chosenPosition
  }
  ... on MultipleChoiceQuestion {
    options
  }
  ... on CategorizationQuestion {
    items {
      key
      label
    }
    categories {
      key
      label
    }
  }
  ... on MultipleAssociationQuestion {
    items {
      key
      label
    }
    categories {
      key
      label
    }
  }
  ... on SingleOrderingQuestion {
    options
  }
}`) as unknown as TypedDocumentString<LectureQuery, LectureQueryVariables>;
export const AnswerQuestionDocument = new TypedDocumentString(`
    mutation AnswerQuestion($input: AnswerQuestionInput!) {
  answerQuestion(input: $input) {
    correct
    question {
      ...QuestionParts
    }
    userCourse {
      userCourseId
      scorePercent
      seenPercent
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}
fragment QuestionParts on Question {
  __typename
  ... on QuestionFields {
    questionId
    text
    wrongLimit
    wrongCount
    correct
    settled
    correctAnswerCount
    courseVersion
  }
  ... on SingleChoiceQuestion {
    options
    chosenPosition
  }
  ... on MultipleChoiceQuestion {
    options
  }
  ... on CategorizationQuestion {
    items {
      key
      label
    }
    categories {
      key
      label
    }
  }
  ... on MultipleAssociationQuestion {
    items {
      key
      label
    }
    categories {
      key
      label
    }
  }
  ... on SingleOrderingQuestion {
    options
  }
}`) as unknown as TypedDocumentString<AnswerQuestionMutation, AnswerQuestionMutationVariables>;
export const MarkLectureSeenDocument = new TypedDocumentString(`
    mutation MarkLectureSeen($input: MarkLectureSeenInput!) {
  markLectureSeen(input: $input) {
    userCourse {
      userCourseId
      seenPercent
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<MarkLectureSeenMutation, MarkLectureSeenMutationVariables>;
export const CompleteCourseDocument = new TypedDocumentString(`
    mutation CompleteCourse($input: CompleteCourseInput!) {
  completeCourse(input: $input) {
    userCourse {
      userCourseId
      phase
      finishTime
    }
    certificate {
      ...CertificateParts
    }
    userErrors {
      ...Refusal
    }
  }
}
    fragment CertificateParts on Certificate {
  id
  uuid
  holderName
  courseName
  scorePercent
  issueTime
  expireTime
  status
  pdfUrl
  badgeUrl
  verifyUrl
}
fragment Refusal on UserError {
  code
  message
  field
  params
}`) as unknown as TypedDocumentString<CompleteCourseMutation, CompleteCourseMutationVariables>;
export const WorkspaceDocument = new TypedDocumentString(`
    query Workspace {
  workspace {
    id
    workspaceId
    hostname
    company
  }
}
    `) as unknown as TypedDocumentString<WorkspaceQuery, WorkspaceQueryVariables>;