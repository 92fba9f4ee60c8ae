import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import type { ViewerModel } from '../identity/Viewer.ts';
import type { UserModel } from '../identity/userMappers.ts';
import type { WorkspaceModel, SavedProfileModel } from '../workspace/workspaceMappers.ts';
import type { CampaignModel, CampaignCourseModel, ChangedCampaignModel, RedemptionModel } from '../campaign/campaignMappers.ts';
import type { CampaignsModel } from '../campaign/campaigns.ts';
import type { VouchersModel, RedemptionsModel } from '../campaign/Campaign.ts';
import type { JobModel, JobRowModel } from '../job/jobMappers.ts';
import type { JobRowsModel } from '../job/Job.ts';
import type { AuditEntryModel } from '../audit/auditMappers.ts';
import type { AuditLogModel } from '../audit/auditLog.ts';
import type { WebhookModel } from '../webhook/webhookMappers.ts';
import type { PersonModel } from '../workspace/personMappers.ts';
import type { GroupModel, GroupCourseModel } from '../group/groupMappers.ts';
import type { PeopleModel } from '../workspace/people.ts';
import type { PrivacyRequestModel, InactivePersonModel } from '../privacy/privacyMappers.ts';
import type { PrivacyRequestsModel } from '../privacy/privacyRequests.ts';
import type { AnalyticsModel, FactsModel } from '../analytics/Analytics.ts';
import type { FactCountModel } from '../analytics/analyticsMappers.ts';
import type { FunnelModel, FunnelStepModel, StatisticsModel, CourseToReviewModel, QuestionStatisticsModel } from '../analytics/courseStatistics.ts';
import type { FileModel, FileUseModel } from '../file/fileMappers.ts';
import type { WorkspaceFilesModel } from '../workspace/WorkspaceFiles.ts';
import type { ReviewModel, ReviewLectureModel } from '../review/reviewLinkMappers.ts';
import type { CourseModel, CourseConnectionModel } from '../course/courseMappers.ts';
import type { DecisionTreeModel, DecisionCourseModel } from '../umbrella/decisionTreeMappers.ts';
import type { ModuleModel, ModuleProgressModel } from '../course/moduleMappers.ts';
import type { LectureModel, LectureProgressModel } from '../lecture/lectureMappers.ts';
import type { SingleChoiceModel, MultipleChoiceModel, CategorizationModel, MultipleAssociationModel, SingleOrderingModel } from '../question/questionModel.ts';
import type { AchievementModel, AchievementProgressModel, EarnedAchievementModel } from '../achievement/achievementMappers.ts';
import type { UserCourseModel, ContinuePointModel } from '../enrolment/userCourseMappers.ts';
import type { IntegrationSyncModel } from '../integration/integrationMappers.ts';
import type { WaitingEnrolmentModel } from '../enrolment/waitingEnrolments.ts';
import type { LearnersModel } from '../enrolment/workspaceUserCourses.ts';
import type { AuthoredCourseModel, AuthoredModuleModel, AuthoredLectureModel } from '../authoring/authoredCourseMappers.ts';
import type { CourseRevisionModel, RevisedLectureModel } from '../authoring/revisionMappers.ts';
import type { AuthoredContentModel, AuthoredNodes } from '../authoring/authoredContentMappers.ts';
import type { SavedSectionModel } from '../savedSection/savedSectionMappers.ts';
import type { DiscussionThreadModel, DiscussionQuestionModel } from '../discussion/discussionMappers.ts';
import type { QuestionsModel } from '../discussion/discussionQuestions.ts';
import type { CertificateModel } from '../certificate/certificateMappers.ts';
import type { CompletionRecordModel } from '../certificate/completionRecords.ts';
import type { SignInPayloadModel } from '../identity/signInPayload.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar without a time zone, as the full-date of RFC 3339, for example `2030-01-31`. */
  Date: { input: string; output: string; }
  /** A moment as ISO 8601 in UTC with milliseconds, for example `2030-01-31T09:00:00.000Z`. Inputs take any offset. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. It is used only where the data itself has no fixed shape. */
  JSON: { input: unknown; output: unknown; }
  /**
   * An address. In answers it always carries scheme and host: what the host you called serves itself is made absolute with the scheme and
   * host of your call. Inputs also take a path that begins with `/` and is served by the host you called. That of what a section shows, such
   * as a picture, a file or an embedded page, is empty while the author of a draft has not chosen one.
   */
  URL: { input: string; output: string; }
};

/** Which consent. */
export type AcceptConsentInput = {
  /** The consent, by global or raw id; 1 when left out. */
  consentId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of accepting a consent. */
export type AcceptConsentPayload = {
  __typename?: 'AcceptConsentPayload';
  /** True when it is accepted. */
  accepted: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which reply answered a question. */
export type AcceptDiscussionAnswerInput = {
  /** The reply, by global or raw id; null for none. */
  postId?: InputMaybe<Scalars['ID']['input']>;
  /** The thread, by global or raw id. */
  threadId: Scalars['ID']['input'];
};

/** The outcome of saying which reply answered a question. */
export type AcceptDiscussionAnswerPayload = {
  __typename?: 'AcceptDiscussionAnswerPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<DiscussionThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Who withdrew access. */
export type AccessOrigin =
  /** An admin. */
  | 'ADMIN'
  /** A sync of the personnel system. */
  | 'PERSONNEL'
  /** The identity provider. */
  | 'PROVIDER';

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
export type AccordionItem = {
  __typename?: 'AccordionItem';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A text that opens. */
export type AccordionItemInput = {
  /** HTML; it is cleaned. */
  html: Scalars['String']['input'];
  /** Its title. */
  title: Scalars['String']['input'];
};

/** Texts that open one by one. */
export type AccordionSection = SectionFields & {
  __typename?: 'AccordionSection';
  /** The items in order. */
  items: Array<AccordionItem>;
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** Texts that open one by one. */
export type AccordionSectionInput = {
  /** The items in order, at most 500. */
  items: Array<AccordionItemInput>;
};

/** An achievement that can be earned in a course. */
export type Achievement = Node & {
  __typename?: 'Achievement';
  /** Whether the viewer has earned it, in their current user course; null without one. */
  achieved: Maybe<Scalars['Boolean']['output']>;
  /** The raw id. */
  achievementId: Scalars['Int']['output'];
  /** What it is for. */
  description: Scalars['String']['output'];
  /** Whether the viewer meets the condition now, in their current user course; null without one. */
  done: Maybe<Scalars['Boolean']['output']>;
  /** Whether its picture frames the avatar. */
  frame: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** Its picture. */
  imageUrl: Maybe<Scalars['URL']['output']>;
  /** Lectures that must be done, by raw id. */
  lectureIds: Array<Scalars['Int']['output']>;
  /** Those of these lectures that are there and for the viewer, in their order. */
  lectures: Array<Lecture>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Questions that must be right, by raw id. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The share of right questions that must be reached, in percent from 0 to 100; null where none is asked for. */
  requiredPercent: Maybe<Scalars['Float']['output']>;
  /** What earns it. */
  type: AchievementType;
};

/** What earns an achievement. Exactly one is given. */
export type AchievementConditionInput =
  /** All these lectures are done; at most 1,000. */
  { lecturesCompleted: Array<LectureReference>; questionsAnswered?: never; questionsAnsweredPercent?: never; }
  |  /** All these questions are right; at most 1,000. */
  { lecturesCompleted?: never; questionsAnswered: Array<QuestionReference>; questionsAnsweredPercent?: never; }
  |  /** The share of right questions reaches this, in percent from 0 to 100. */
  { lecturesCompleted?: never; questionsAnswered?: never; questionsAnsweredPercent: Scalars['Float']['input']; };

/** An achievement as it is written: an existing one by its id, which this replaces, or a new one. */
export type AchievementInput = {
  /** An existing achievement of the course, by global or raw id; left out for a new one. */
  achievementId?: InputMaybe<Scalars['ID']['input']>;
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: InputMaybe<Scalars['String']['input']>;
  /** What earns it. */
  condition: AchievementConditionInput;
  /** What it is for, at most 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether its picture frames the avatar. */
  frame?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its picture; null for none. */
  imageUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Its name, at most 255 characters; in a draft without learners it may be empty. */
  name: Scalars['String']['input'];
};

/** A learner's state towards an achievement of one user course. */
export type AchievementProgress = {
  __typename?: 'AchievementProgress';
  /** Whether the learner has earned it. */
  achieved: Scalars['Boolean']['output'];
  /** The achievement. */
  achievement: Achievement;
  /** Whether the learner meets the condition now. */
  done: Scalars['Boolean']['output'];
  /** Steps that earn it: lectures, questions, or for a rate the right answers that it asks for. 0 where nothing can earn it now. */
  needed: Scalars['Int']['output'];
  /** Steps behind the learner: its lectures that are done, its questions that are right, or for a rate the right answers. At most `needed`. */
  reached: Scalars['Int']['output'];
};

/** What earns an achievement. */
export type AchievementType =
  /** All listed lectures are done. */
  | 'LECTURES_COMPLETED'
  /** All listed questions are right. */
  | 'QUESTIONS_ANSWERED'
  /** The share of right questions reaches a rate. */
  | 'QUESTIONS_ANSWERED_RATE';

/** A new comment by someone who came by a review link. */
export type AddGuestReviewCommentInput = {
  /** What the guest calls themselves, 1 to 80 characters. */
  guestName: Scalars['String']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: within a day the same key comments once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What it says as plain text, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** The thread, by global or raw id. */
  threadId: Scalars['ID']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The outcome of commenting by a review link. */
export type AddGuestReviewCommentPayload = {
  __typename?: 'AddGuestReviewCommentPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<ReviewThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A push subscription, as the browser made it. */
export type AddNoticeDeviceInput = {
  /** The secret of the subscription: 16 bytes in base64url. */
  auth: Scalars['String']['input'];
  /** Where the push service of the browser takes messages: https, at a public address, up to 2,000 characters. */
  endpoint: Scalars['URL']['input'];
  /** The public key of the subscription: 65 bytes in base64url. */
  p256dh: Scalars['String']['input'];
};

/** The outcome of adding a browser. */
export type AddNoticeDevicePayload = {
  __typename?: 'AddNoticeDevicePayload';
  /** The notices as they are now, null when refused. */
  notices: Maybe<Notices>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whom to add. */
export type AddPersonInput = {
  /** Whether the person may create courses. */
  createCourse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the person may create vouchers. */
  createVoucher?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the person is called until they have an account, whose name is their own; 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address. */
  username: Scalars['String']['input'];
};

/** The outcome of adding a person. */
export type AddPersonPayload = {
  __typename?: 'AddPersonPayload';
  /** The person, null when refused. */
  person: Maybe<WorkspacePerson>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new comment in a thread. */
export type AddReviewCommentInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key comments once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** People who are told of it, by global or raw ids: at most 10 of those in `AuthoredCourse.mentionable`. Each U+FFFC in `text` is the place of one of them, in this order; further ones have none. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What it says as plain text, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** The thread, by global or raw id. */
  threadId: Scalars['ID']['input'];
};

/** The outcome of commenting. */
export type AddReviewCommentPayload = {
  __typename?: 'AddReviewCommentPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<ReviewThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Something to read on. */
export type AdditionalInfoSection = SectionFields & {
  __typename?: 'AdditionalInfoSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A postal address. Every part may be missing. */
export type Address = {
  __typename?: 'Address';
  /** Two-letter code of ISO 3166-1. */
  country: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  street: Maybe<Scalars['String']['output']>;
};

/** What happened in a workspace, counted. */
export type Analytics = {
  __typename?: 'Analytics';
  /** The numbers of every type over a whole period, as `totals` tells those of one. Costs a call for each of the seven types. */
  allTotals: Maybe<Array<FactTotals>>;
  /** What each thing of a type came to in a period, the most first. */
  facts: Maybe<FactCountConnection>;
  /** One number step by step (UTC), at most 1,500 steps; those without facts are there too. */
  series: Maybe<Array<FactPoint>>;
  /** Since when there is anything to count: when the workspace was made. The longest period is from here until now. */
  startTime: Scalars['DateTime']['output'];
  /** All numbers of a type over a whole period; people are counted once. */
  totals: Maybe<Array<FactValue>>;
};


/** What happened in a workspace, counted. */
export type AnalyticsAllTotalsArgs = {
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What happened in a workspace, counted. */
export type AnalyticsFactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<FactOrder>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  type: FactType;
};


/** What happened in a workspace, counted. */
export type AnalyticsSeriesArgs = {
  aggregation?: InputMaybe<FactAggregation>;
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  measure?: InputMaybe<FactMeasure>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  type: FactType;
};


/** What happened in a workspace, counted. */
export type AnalyticsTotalsArgs = {
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  type: FactType;
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
  /** The positions of all items in the order given, from 1, each once. For ordering. */
  { order: Array<Scalars['Int']['input']>; placement?: never; positions?: never; }
  |  /**
   * The items of each category. For categorization, where an item stands in one category, and multiple association. Every item is placed, or
   * as many as the right answer places, where some belong nowhere. A category that is named twice has the items of both.
   */
  { order?: never; placement: Array<CategoryAssignmentInput>; positions?: never; }
  |  /** The positions chosen, from 1: one for single choice, any number for multiple choice. */
  { order?: never; placement?: never; positions: Array<Scalars['Int']['input']>; };

/** What to say to whom. */
export type AnswerLockRequestInput = {
  /** The viewer’s answer. */
  answer: LockRequestAnswer;
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** Who asks, by global or raw id. */
  userId: Scalars['ID']['input'];
};

/** The outcome of answering a request for a lock. */
export type AnswerLockRequestPayload = {
  __typename?: 'AnswerLockRequestPayload';
  /** Who is there, null when refused. */
  presence: Maybe<CoursePresence>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An answer. */
export type AnswerQuestionInput = {
  /** The answer, in the form that fits the question. */
  answer: AnswerInput;
  /** True to be treated as a learner while having an author's rights. */
  asLearner?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The `courseVersion` of the question as it was read: options that were moved since are told apart by it, and an answer that chose what is gone is
   * refused as INVALID and spends no try. Without it, positions are those of now.
   */
  courseVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key counts once, also after a lost connection. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The question, by global or raw id. */
  questionId: Scalars['ID']['input'];
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of an answer. */
export type AnswerQuestionPayload = {
  __typename?: 'AnswerQuestionPayload';
  /** Whether the answer was right, null when refused. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** The lecture with its new progress and gates, null when refused. */
  lecture: Maybe<Lecture>;
  /** Achievements that this answer earned, null when refused. */
  newAchievements: Maybe<Array<EarnedAchievement>>;
  /** The question with its new state, null when refused. */
  question: Maybe<Question>;
  /** The user course with its new progress, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A question with the tries of one learner. */
export type AnsweredQuestion = {
  __typename?: 'AnsweredQuestion';
  /** Whether the last answer was right, null before the first. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** True when it was not answered right and no try is left. */
  exhausted: Scalars['Boolean']['output'];
  /** Its place among the questions that this learner gets in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The raw id. */
  questionId: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** The newest 50 tries, the newest first. */
  tries: Array<QuestionTry>;
  /** How many tries there were in all. */
  tryCount: Scalars['Int']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** A token by which a program calls in the name of its owner. What it is itself is told when it is made and never again. */
export type ApiToken = Node & {
  __typename?: 'ApiToken';
  /** The raw id. */
  apiTokenId: Scalars['Int']['output'];
  /** When it was made. */
  createTime: Scalars['DateTime']['output'];
  /** Until when it counts. */
  expireTime: Scalars['DateTime']['output'];
  /** Whether that is over. */
  expired: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The last four characters of it, by which its owner can tell it from others. */
  lastCharacters: Scalars['String']['output'];
  /** When someone last called with it, to some seconds; null when nobody did. */
  lastUseTime: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  name: Scalars['String']['output'];
  /** The raw id of the person in whose name it calls. */
  ownerId: Scalars['Int']['output'];
  /** The name of that person; null where they have given none. */
  ownerName: Maybe<Scalars['String']['output']>;
  /** The e-mail address of that person. */
  ownerUsername: Scalars['String']['output'];
  /** Until when the one before the last rotation counts; null where it does not. */
  previousExpireTime: Maybe<Scalars['DateTime']['output']>;
  /** When another one was last put in its place; null for never. */
  rotateTime: Maybe<Scalars['DateTime']['output']>;
  /** What it opens, in the order of the enum. */
  scopes: Array<TokenScope>;
  /** The days of the last 30 on which it was used, the earliest first. */
  usage: Array<ApiTokenUsage>;
};

/** How much an API token was used on a day. */
export type ApiTokenUsage = {
  __typename?: 'ApiTokenUsage';
  /** How many calls of the platform came with it, those that documents caused included. */
  callCount: Scalars['Int']['output'];
  /** What the documents cost that came with it, as `extensions.cost.requested` tells. */
  cost: Scalars['Int']['output'];
  /** The day, in UTC. */
  date: Scalars['Date']['output'];
};

/** Which lock to ask for. */
export type AskForLockInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
};

/** The outcome of asking for a lock. */
export type AskForLockPayload = {
  __typename?: 'AskForLockPayload';
  /** Who is there, with the own request; null when refused. */
  presence: Maybe<CoursePresence>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A question to the people of a course. */
export type AskQuestionInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key asks once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The lecture, by global or raw id. */
  lectureId: Scalars['ID']['input'];
  /** The question as plain text, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** What it is about, 1 to 150 characters. */
  title: Scalars['String']['input'];
};

/** The outcome of asking. */
export type AskQuestionPayload = {
  __typename?: 'AskQuestionPayload';
  /** The thread that began, null when refused. */
  thread: Maybe<DiscussionThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which course everyone of a group takes, and until when. */
export type AssignGroupCourseInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** How many days after being enrolled through the group a person has to complete it, until the end of that day in UTC; 1 to 3,660. Not together with `dueTime`. */
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  /** When it is due for everyone, within the next ten years; no due date when both are left out. */
  dueTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** The group, by global or raw id. */
  groupId: Scalars['ID']['input'];
  /** Whether anyone who is enrolled by it is told, as by `enrolPeople`. */
  notify?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of assigning a course to a group. */
export type AssignGroupCoursePayload = {
  __typename?: 'AssignGroupCoursePayload';
  /** The group as it is now, null when refused. */
  group: Maybe<PersonGroup>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A bubble with sound. */
export type AudioBubble = {
  __typename?: 'AudioBubble';
  /** Where the sound is. */
  url: Scalars['URL']['output'];
};

/** A sound, with what is said in it. */
export type AudioSection = SectionFields & {
  __typename?: 'AudioSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** What it is called; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** What is said, as plain text; empty when there is none. A line may begin with a time, as 1:05. */
  transcript: Scalars['String']['output'];
  /** Where the sound is. */
  url: Scalars['URL']['output'];
};

/** A sound, with what is said in it. */
export type AudioSectionInput = {
  /** What it is called; may be empty. */
  title: Scalars['String']['input'];
  /** What is said, as plain text of at most 200,000 characters; a line may begin with a time, as 1:05. May be empty. */
  transcript: Scalars['String']['input'];
  /** Where the sound is. */
  url: Scalars['URL']['input'];
};

/** What can happen that matters for safety. */
export type AuditAction =
  /** A person got their access back. */
  | 'ACCESS_RESTORED'
  /** A person lost their access, as the personnel system says that they left. */
  | 'ACCESS_WITHDRAWN'
  /** An account was erased. */
  | 'ACCOUNT_ERASED'
  /** Made an API token. */
  | 'API_TOKEN_CREATED'
  /** Revoked an API token. */
  | 'API_TOKEN_REVOKED'
  /** Put another API token in the place of one. */
  | 'API_TOKEN_ROTATED'
  /** A campaign was changed or switched. */
  | 'CAMPAIGN_CHANGED'
  /** A campaign was made. */
  | 'CAMPAIGN_CREATED'
  /** A campaign was deleted with its codes. */
  | 'CAMPAIGN_DELETED'
  /** A certificate that was taken back counts again. */
  | 'CERTIFICATE_RESTORED'
  /** A certificate was taken back; `details` name it and its course. */
  | 'CERTIFICATE_REVOKED'
  /** A person accepted a consent. */
  | 'CONSENT_ACCEPTED'
  /** A version of the consent was made. */
  | 'CONSENT_CREATED'
  /** A course was deleted. `details.learners` tells how many learners had progress in it, if it was deleted in spite of that. */
  | 'COURSE_DELETED'
  /** Another person became the author of a course, who answers for it and its learners. */
  | 'COURSE_HANDED_OVER'
  /** Someone wrote over the lock of another, who had the course open to edit. */
  | 'COURSE_LOCK_OVERRIDDEN'
  /** Everything stored about a person was exported. */
  | 'DATA_EXPORTED'
  /** A post in a discussion was hidden, or shown again. */
  | 'DISCUSSION_MODERATED'
  /** A post in a discussion was reported to those who answer for the course. */
  | 'DISCUSSION_REPORTED'
  /** The day by which someone should complete a course was changed. */
  | 'DUE_DATE_CHANGED'
  /** A sign-in at another provider was refused. */
  | 'EXTERNAL_REFUSED'
  /** Someone signed in at another provider. */
  | 'EXTERNAL_SIGN_IN'
  /** A group was changed. */
  | 'GROUP_CHANGED'
  /** Everyone of a group takes a course from now on; `group` and `course` tell which. */
  | 'GROUP_COURSE_ASSIGNED'
  /** The due date of a course of a group was changed; `group` and `course` tell which. */
  | 'GROUP_COURSE_CHANGED'
  /** A course was removed from a group; `details` name both. */
  | 'GROUP_COURSE_REMOVED'
  /** A group of people was made. */
  | 'GROUP_CREATED'
  /** A group was deleted. */
  | 'GROUP_DELETED'
  /** A person was put into a group; `group` tells which. */
  | 'GROUP_JOINED'
  /** A person was taken out of a group; `group` tells which. */
  | 'GROUP_LEFT'
  /** An integration was connected, changed or removed. */
  | 'INTEGRATION_CHANGED'
  /** An invitation was accepted. */
  | 'INVITATION_ACCEPTED'
  /** An invitation was revoked. */
  | 'INVITATION_REVOKED'
  /** An invitation was sent. */
  | 'INVITED'
  /** Such work ended; `details` tell how, and how many of its rows were done. */
  | 'JOB_ENDED'
  /** Work for many people at once was ordered; the entry stands for everything that it noted. */
  | 'JOB_STARTED'
  /** Learners were written to. */
  | 'LEARNERS_MESSAGED'
  /** A list was downloaded as CSV; `details.list` tells which. */
  | 'LIST_DOWNLOADED'
  /** An account was locked after too many failures. */
  | 'LOCKED'
  /** Something that this version of the API has no name for. */
  | 'OTHER'
  /** A person changed their password. */
  | 'PASSWORD_CHANGED'
  /** A new password was set with the token of a mail. */
  | 'PASSWORD_RESET'
  /** A mail to set a new password was asked for. */
  | 'PASSWORD_RESET_REQUESTED'
  /** A person was added. */
  | 'PERSON_ADDED'
  /** Someone was enrolled in a course by another. */
  | 'PERSON_ENROLLED'
  /** A person without an account was taken out again, as the import that had added them was undone. */
  | 'PERSON_REMOVED'
  /** Someone was taken out of a course by another; `details.ended` is true where they had begun it and what they did is kept. */
  | 'PERSON_UNENROLLED'
  /** Such a request was closed without being carried out by a call. */
  | 'PRIVACY_REQUEST_CLOSED'
  /** A request for data or erasure that came from outside was logged. */
  | 'PRIVACY_REQUEST_LOGGED'
  /** The profile of the workspace was saved. */
  | 'PROFILE_CHANGED'
  /** An account was made. */
  | 'REGISTERED'
  /** How long things are kept was changed. */
  | 'RETENTION_CHANGED'
  /** Rights were given or withdrawn. */
  | 'RIGHTS_CHANGED'
  /** A renewal token came a second time, so that its session was ended. */
  | 'SESSION_MISUSED'
  /** Someone signed in with a password. */
  | 'SIGNED_IN'
  /** A session was ended by its person. */
  | 'SIGNED_OUT'
  /** All sessions of a person were ended. */
  | 'SIGNED_OUT_EVERYWHERE'
  /** A sign-in was refused. */
  | 'SIGN_IN_REFUSED'
  /** A locked account was opened again. */
  | 'UNLOCKED'
  /** A batch of voucher codes was made. */
  | 'VOUCHERS_CREATED'
  /** An enrolment that waited for someone to join was cancelled. */
  | 'WAITING_ENROLMENT_CANCELLED'
  /** Changed a webhook. */
  | 'WEBHOOK_CHANGED'
  /** Made a webhook. */
  | 'WEBHOOK_CREATED'
  /** Deleted a webhook. */
  | 'WEBHOOK_DELETED'
  /** A webhook was disabled: it had failed for days, or its receiver is gone. */
  | 'WEBHOOK_DISABLED'
  /** Enabled a webhook that was disabled. */
  | 'WEBHOOK_ENABLED'
  /** Put another secret in the place of that of a webhook. */
  | 'WEBHOOK_SECRET_ROTATED'
  /** The workspace was made. */
  | 'WORKSPACE_CREATED';

/** A security-relevant event. */
export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  /** What happened. */
  action: AuditAction;
  /** That person as admins see them. Null for nobody, and once they were erased. */
  actor: Maybe<WorkspacePerson>;
  /** The raw id of who did it, null for nobody who is signed in. */
  actorId: Maybe<Scalars['Int']['output']>;
  /** What they are called today: the name, or the e-mail address without one. Null for nobody, and once they were erased. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The raw id. */
  auditId: Scalars['Int']['output'];
  /** That campaign; null for none, and when it is gone. */
  campaign: Maybe<Campaign>;
  /** The raw id of the campaign that it concerns, null for none. */
  campaignId: Maybe<Scalars['Int']['output']>;
  /** That course; null for none, and when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course that it concerns, null for none. */
  courseId: Maybe<Scalars['Int']['output']>;
  /** More about it, for programs; never a secret, an address or the name of a person. */
  details: Scalars['JSON']['output'];
  /** Until when its course is to be completed, of `PERSON_ENROLLED` and `DUE_DATE_CHANGED`; null for no date, and for every other action. */
  dueTime: Maybe<Scalars['DateTime']['output']>;
  /** That group; null for none, and when it is gone. */
  group: Maybe<PersonGroup>;
  /** The raw id of the group of people that it concerns, null for none. */
  groupId: Maybe<Scalars['Int']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** That job, null for none and once it is gone. */
  job: Maybe<Job>;
  /** Of the entry that stands for a job: how many others it noted. Null for any other entry. */
  jobEntryCount: Maybe<Scalars['Int']['output']>;
  /** The raw id of the job that noted it, null for none. */
  jobId: Maybe<Scalars['Int']['output']>;
  /** The rights that it gave or took, of `RIGHTS_CHANGED` and `PERSON_ADDED`; null for every other action. */
  rights: Maybe<AuditRights>;
  /** What was done, as a sentence in the language of the list; its parts follow one another without a gap. */
  sentence: Array<AuditSentencePart>;
  /** That person as admins see them, likewise. */
  subject: Maybe<WorkspacePerson>;
  /** The raw id of whom it is about, null for nobody in particular. */
  subjectId: Maybe<Scalars['Int']['output']>;
  /** What they are called today, likewise. */
  subjectName: Maybe<Scalars['String']['output']>;
  /** When. */
  time: Scalars['DateTime']['output'];
  /** Who did it, in words: a person, another system, or nobody who was signed in. */
  who: AuditSentencePart;
};

/** A page of what happened. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /**
   * Where every entry of the list, over all pages, can be downloaded as CSV: with the session or an access token, noted in the log itself.
   * UTF-8 with a byte order mark, RFC 4180; a text that a table program would take for a formula begins with an apostrophe.
   */
  csvUrl: Scalars['URL']['output'];
  /** The entries with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** The entries alone. */
  nodes: Array<AuditEntry>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of what happened. */
export type AuditEntryConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** An entry in a list. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** What an entry of the audit log says of the rights of a person: true for one that was given, false for one that was taken or is not there. */
export type AuditRights = {
  __typename?: 'AuditRights';
  /** To run the workspace as its admin; null where it was left alone. */
  admin: Maybe<Scalars['Boolean']['output']>;
  /** To create courses; null where it was left alone. */
  createCourse: Maybe<Scalars['Boolean']['output']>;
  /** To create campaigns and codes; null where it was left alone. */
  createVoucher: Maybe<Scalars['Boolean']['output']>;
};

/** A piece of a sentence of the audit log. */
export type AuditSentencePart = {
  __typename?: 'AuditSentencePart';
  /** What is named; null for the words between. */
  kind: Maybe<AuditThingKind>;
  /** The words, or the name of what is named. */
  text: Scalars['String']['output'];
  /** The raw id of what is named, the UUID of a certificate; null for words, and for what is no longer there. */
  thingId: Maybe<Scalars['String']['output']>;
};

/** What a sentence of the audit log can name. */
export type AuditThingKind =
  /** A campaign. */
  | 'CAMPAIGN'
  /** A certificate. */
  | 'CERTIFICATE'
  /** A course. */
  | 'COURSE'
  /** A group of people. */
  | 'GROUP'
  /** A job. */
  | 'JOB'
  /** A person. */
  | 'PERSON';

/** Someone who works on courses. */
export type Author = {
  __typename?: 'Author';
  /** The name. */
  name: Scalars['String']['output'];
  /** The raw id. */
  userId: Scalars['Int']['output'];
  /** The e-mail address. */
  username: Scalars['String']['output'];
};

/** Texts that open one by one. */
export type AuthoredAccordionSection = AuthoredSectionFields & {
  __typename?: 'AuthoredAccordionSection';
  /** The items in order. */
  items: Array<AccordionItem>;
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** Something to read on. */
export type AuthoredAdditionalInfoSection = AuthoredSectionFields & {
  __typename?: 'AuthoredAdditionalInfoSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A sound, with what is said in it. */
export type AuthoredAudioSection = AuthoredSectionFields & {
  __typename?: 'AuthoredAudioSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** What it is called; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** What is said, as plain text; empty when there is none. A line may begin with a time, as 1:05. */
  transcript: Scalars['String']['output'];
  /** Where the sound is. */
  url: Scalars['URL']['output'];
};

/** One way on as its author works on it. */
export type AuthoredBranchOption = {
  __typename?: 'AuthoredBranchOption';
  /** The sections that it reveals. */
  sections: Array<AuthoredSection>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A choice of ways on. */
export type AuthoredBranchSection = AuthoredSectionFields & {
  __typename?: 'AuthoredBranchSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The options in order. */
  options: Array<AuthoredBranchOption>;
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A divider: what follows is reached by a continue button. */
export type AuthoredButtonDividerSection = AuthoredSectionFields & {
  __typename?: 'AuthoredButtonDividerSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A button that leads somewhere. */
export type AuthoredButtonSection = AuthoredSectionFields & {
  __typename?: 'AuthoredButtonSection';
  /** Where it leads: an address, or a path of this site that begins with `/`. */
  buttonLink: Scalars['String']['output'];
  /** The label. */
  buttonText: Scalars['String']['output'];
  /** The style class. */
  className: Scalars['String']['output'];
  /** Sanitised HTML beside it. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** Items are sorted into categories; each item has one. */
export type AuthoredCategorizationQuestion = AuthoredQuestionFields & {
  __typename?: 'AuthoredCategorizationQuestion';
  /** The categories to place them into. */
  categories: Array<MappingLabel>;
  /** The right placement. */
  correctPlacement: Array<CategoryAssignment>;
  /** The explanations of its answers; null when nothing is explained. */
  explanation: Maybe<AuthoredExplanation>;
  /** The items to place. */
  items: Array<MappingLabel>;
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** A course as those see it who work on it. What its learners see is a `Course` with the same raw id. */
export type AuthoredCourse = Node & {
  __typename?: 'AuthoredCourse';
  /** Achievements that can be earned in it, in order. Null when they could not be read. */
  achievements: Maybe<Array<Achievement>>;
  /** Whether visitors may read its content without enrolment. */
  anonymousAllowed: Scalars['Boolean']['output'];
  /** When its content opens; decides before `startTime`. */
  availableFromTime: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. */
  availableUntilTime: Maybe<Scalars['DateTime']['output']>;
  /** Whether a certificate can be earned. */
  certifiable: Scalars['Boolean']['output'];
  /** Months that a certificate counts for; null for always. */
  certificateMonths: Maybe<Scalars['Int']['output']>;
  /** The raw id, as in links (`#!258`). */
  courseId: Scalars['Int']['output'];
  /** When it was created. */
  createTime: Scalars['DateTime']['output'];
  /** Free-form data of the author. */
  customMetadata: Maybe<Scalars['JSON']['output']>;
  /** The tree of an umbrella course (`DECISION_TREE`); null without one. It is the member `decisionTree` of `customMetadata`. */
  decisionTree: Maybe<DecisionTree>;
  /** What the course is about, as sanitised HTML or plain text. */
  description: Scalars['String']['output'];
  /** The whole duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /**
   * The whole course with its content as an object that `importCourse` takes, here or in another workspace: what is kept as a file. Its members
   * are those of the REST service (`GET /api/v1/secured/courses/{id}?include=modules`). Null when it could not be read. It costs a call.
   */
  exported: Maybe<Scalars['JSON']['output']>;
  /** Where an EXTERNAL course is found. */
  externalUrl: Maybe<Scalars['URL']['output']>;
  /** Whether each lecture ends in a discussion. */
  forumEnabled: Scalars['Boolean']['output'];
  /**
   * Its files that take long to load on a phone, as it is stored: pictures without smaller versions over 1 MB, videos over 100 MB, anything else over 20 MB.
   * Each once, in reading order, at most 100. Null when that could not be read. It costs a call.
   */
  heavyFiles: Maybe<Array<HeavyFile>>;
  /** What is different from what learners have, the first 500; null when nothing is, and when it could not be read. It costs a call where something is. */
  heldBackChanges: Maybe<CourseDifference>;
  /** Whether changes are held back: a save is seen by those who work on it alone, until it is made live by `publishCourseChanges`. */
  holdsChangesBack: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The cover picture, 16:9; null when it has none. */
  imageUrl: Maybe<Scalars['URL']['output']>;
  /** How many people have ever enrolled in it; who enrolled again counts once. */
  learnerCount: Scalars['Int']['output'];
  /** How many lectures it has. */
  lectureCount: Scalars['Int']['output'];
  /** The number of the revision that learners have; that of the course itself unless changes are held back. */
  liveVersion: Scalars['Int']['output'];
  /** The lock for editing; null while nobody holds it. */
  lock: Maybe<CourseLock>;
  /** Who can be mentioned in a comment: the first 20 by name of those who may edit it. Null when they could not be read. It costs a call. */
  mentionable: Maybe<Array<ReviewPerson>>;
  /** What is stated about the course as a whole. */
  metadata: CourseMetadata;
  /** One or two sentences for cards. */
  miniDescription: Scalars['String']['output'];
  /**
   * The packages and files that it names as it is stored and that this workspace does not have, as after an import: each once, in reading order, at
   * most 100; empty where it is whole. Null when that could not be read. It costs a call.
   */
  missingFiles: Maybe<Array<ImportWarning>>;
  /** How many modules it has. */
  moduleCount: Scalars['Int']['output'];
  /** Its modules in order, with lectures without their content. Null when they could not be read. */
  modules: Maybe<Array<AuthoredModule>>;
  /** The title, at most 255 characters. */
  name: Scalars['String']['output'];
  /** How many threads about each part are open, for parts that have some. Null when they could not be read. It costs a call. */
  openReviewCounts: Maybe<Array<OpenReviewCount>>;
  /** The score needed for a certificate in percent, 0 to 100. */
  passingPercent: Scalars['Float']['output'];
  /** Whether learners may enrol before it starts. */
  preEnrollAllowed: Scalars['Boolean']['output'];
  /**
   * Who else has it open to work on it. Reading does not make the viewer one of them: `lockCourse` and `reportPresence` do. Null when it could not
   * be read. It costs a call.
   */
  presence: Maybe<CoursePresence>;
  /** When whatever is held back then becomes live; null where nobody set a moment. */
  publishTime: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is in the catalogue. */
  published: Scalars['Boolean']['output'];
  /** How many questions a learner is asked in it. */
  questionCount: Scalars['Int']['output'];
  /**
   * The links by which people without an account review it: the newest 100 that nobody revoked, expired ones too. Null when they could not be read, and of a
   * template for anyone but admins. It costs a call.
   */
  reviewLinks: Maybe<Array<ReviewLink>>;
  /** The threads of comments on its parts, the newest activity first. All given conditions hold together. Null when they could not be read. It costs a call. */
  reviewThreads: Maybe<ReviewThreadConnection>;
  /** One of its revisions; null when it has none of this version, or none any more. It costs a call. */
  revision: Maybe<CourseRevision>;
  /**
   * Its revisions that are kept, the newest first: all that someone saved, and of the auto-saves of one sitting the last. Null when they could not be read.
   * It costs a call.
   */
  revisions: Maybe<CourseRevisionConnection>;
  /** What the viewer may do with it. */
  rights: CourseRights;
  /**
   * Who last changed each section of one of its lectures, and when, in reading order; the sections of a branch follow it. Null when it has no such lecture,
   * and when that could not be read. It costs a call.
   */
  sectionChanges: Maybe<Array<SectionChange>>;
  /** Whether lectures open one after another. */
  sequentialProgress: Scalars['Boolean']['output'];
  /** The start that the author stated. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  /** Its tags. */
  tags: Array<Tag>;
  /** Whether it is a template for new courses. */
  template: Scalars['Boolean']['output'];
  /** Whether it will start, runs or is over, at the time of the answer. */
  timing: CourseTiming;
  /** Points that can be earned in it. */
  totalPoints: Scalars['Int']['output'];
  /** What kind of course it is. */
  type: CourseType;
  /** When it was saved last. */
  updateTime: Scalars['DateTime']['output'];
  /** Who saved it last; null when that account is gone, and for the courses that came with the installation. */
  updatedBy: Maybe<Author>;
  /** The number of its newest revision; a save names the one that it was made on. */
  version: Scalars['Int']['output'];
  /** The promotional video. */
  videoUrl: Maybe<Scalars['URL']['output']>;
  /** Whether it is entered by a voucher code instead of directly. */
  voucherActivated: Scalars['Boolean']['output'];
};


/** A course as those see it who work on it. What its learners see is a `Course` with the same raw id. */
export type AuthoredCourseMentionableArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A course as those see it who work on it. What its learners see is a `Course` with the same raw id. */
export type AuthoredCourseReviewThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  lectureId?: InputMaybe<Scalars['ID']['input']>;
  part?: InputMaybe<ReviewPart>;
  partId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ReviewThreadState>;
};


/** A course as those see it who work on it. What its learners see is a `Course` with the same raw id. */
export type AuthoredCourseRevisionArgs = {
  version: Scalars['Int']['input'];
};


/** A course as those see it who work on it. What its learners see is a `Course` with the same raw id. */
export type AuthoredCourseRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A course as those see it who work on it. What its learners see is a `Course` with the same raw id. */
export type AuthoredCourseSectionChangesArgs = {
  lectureId: Scalars['ID']['input'];
};

/** One page of courses that the viewer works on. */
export type AuthoredCourseConnection = {
  __typename?: 'AuthoredCourseConnection';
  /** The courses with their cursors. */
  edges: Array<AuthoredCourseEdge>;
  /** The courses alone. */
  nodes: Array<AuthoredCourse>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many courses match in all. */
  totalCount: Scalars['Int']['output'];
  /** True when the platform could not be reached and the list is empty for that reason; offer to load again. */
  unavailable: Scalars['Boolean']['output'];
};

/** A course in a page. */
export type AuthoredCourseEdge = {
  __typename?: 'AuthoredCourseEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The course. */
  node: AuthoredCourse;
};

/** Which of the courses that the viewer works on to read. All given conditions hold together. */
export type AuthoredCourseFilter = {
  /** True for those of everyone in the workspace, also for a course admin, such as the templates that admins made. */
  createdByAnyone?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for those that the viewer created alone, also for an admin; goes before `createdByAnyone`. */
  createdByViewer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is in the catalogue. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * True for those of which the viewer saved a version that is still stored, no matter who created them, such as to continue where one was;
   * goes before `createdByViewer` and `createdByAnyone`.
   */
  savedByViewer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words that the name or a tag contains, in any order, whatever their case, marks and apostrophes; no character of them is a wildcard. At most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a template for new courses. */
  template?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of course it is. */
  type?: InputMaybe<CourseType>;
  /** Only courses that were saved at this time or later, for tools that keep a copy. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How to order courses. Equal ones follow each other always in the same way. */
export type AuthoredCourseOrder = {
  /** Which end comes first. */
  direction?: InputMaybe<OrderDirection>;
  /** What to order by. */
  field: AuthoredCourseOrderField;
};

/** What the courses that someone works on can be ordered by. */
export type AuthoredCourseOrderField =
  /** When it was created. */
  | 'CREATE_TIME'
  /** The name, in any case of letters. */
  | 'NAME'
  /** Whether it is published; unpublished ones are the smallest. */
  | 'PUBLISHED'
  /** When it was saved last. */
  | 'UPDATE_TIME';

/** One bubble of a turn as its author works on it. */
export type AuthoredDialogBubble = AudioBubble | AuthoredQuestionBubble | TextBubble | VideoBubble;

/** A conversation in bubbles. */
export type AuthoredDialogSection = AuthoredSectionFields & {
  __typename?: 'AuthoredDialogSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** The turns in order. */
  turns: Array<AuthoredDialogTurn>;
};

/** One turn of a conversation as its author works on it. */
export type AuthoredDialogTurn = {
  __typename?: 'AuthoredDialogTurn';
  /** The name of who speaks, null when there is none. */
  avatarName: Maybe<Scalars['String']['output']>;
  /** The picture of who speaks, null when there is none. */
  avatarUrl: Maybe<Scalars['URL']['output']>;
  /** The bubbles of the turn, in order. */
  bubbles: Array<AuthoredDialogBubble>;
  /** The side it stands on. */
  side: Side;
  /** Whether the learner's own picture is shown. */
  usesOwnPicture: Scalars['Boolean']['output'];
};

/** A page of another site, which a reader loads by a press. */
export type AuthoredEmbedSection = AuthoredSectionFields & {
  __typename?: 'AuthoredEmbedSection';
  /** What there is to see or to do in it, as plain text; may be empty. */
  caption: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** How large it is drawn. */
  size: EmbedSize;
  /** What it is called, which names its frame too; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** Where the page is. Its host may have been taken from `Workspace.embedHosts` since it was written: then it is a link. */
  url: Scalars['URL']['output'];
};

/** Examples. */
export type AuthoredExamplesSection = AuthoredSectionFields & {
  __typename?: 'AuthoredExamplesSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** The explanations of the answers of a question. */
export type AuthoredExplanation = {
  __typename?: 'AuthoredExplanation';
  /** One for each answer that is explained. */
  texts: Array<AuthoredExplanationText>;
  /** How to read them. */
  type: ExplanationType;
};

/** The explanation of one answer. */
export type AuthoredExplanationText = {
  __typename?: 'AuthoredExplanationText';
  /** Plain text, sanitised HTML, or JSON as text, in which a text has its quotes. */
  content: Scalars['String']['output'];
  /** The position of the answer from 1, or the key of an item, as text. */
  key: Scalars['String']['output'];
};

/** A file to download. */
export type AuthoredFileSection = AuthoredSectionFields & {
  __typename?: 'AuthoredFileSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** What it is called; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** Where the file is. */
  url: Scalars['URL']['output'];
};

/** Author HTML. */
export type AuthoredHtmlSection = AuthoredSectionFields & {
  __typename?: 'AuthoredHtmlSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A picture beside text. */
export type AuthoredImageTextSection = AuthoredSectionFields & {
  __typename?: 'AuthoredImageTextSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** What the picture shows, for people who cannot see it; empty when it only decorates. */
  imageAlt: Scalars['String']['output'];
  /** How many of the twelve columns of the width the picture takes, 1 to 12. */
  imageColumns: Scalars['Int']['output'];
  /** The side of the picture. */
  imageSide: Side;
  /** The picture. */
  imageUrl: Scalars['URL']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns: Scalars['Int']['output'];
};

/** Something important. */
export type AuthoredImportantSection = AuthoredSectionFields & {
  __typename?: 'AuthoredImportantSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A lecture as those see it who work on its course. */
export type AuthoredLecture = Node & {
  __typename?: 'AuthoredLecture';
  /** Its sections and questions, right answers included. Null when they could not be read. It costs a call for each lecture. */
  content: Maybe<AuthoredLectureContent>;
  /** The raw id of its course. */
  courseId: Scalars['Int']['output'];
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** The picture above it, null when it has none. */
  headerImageUrl: Maybe<Scalars['URL']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id, unique in the workspace. */
  lectureId: Scalars['Int']['output'];
  /** What it consists of, derived from its content. */
  lectureType: LectureType;
  /** Its media beside the sections, null when it has none. */
  mediaSource: Maybe<MediaSource>;
  /** The raw id of its module. */
  moduleId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How the page moves on from section to section. */
  navigationMode: NavigationMode;
  /** Its place in the module, from 1. */
  number: Scalars['Int']['output'];
  /** The question bank that its questions are drawn from, null when all questions are asked. */
  questionBank: Maybe<QuestionBank>;
  /** How many questions a learner is asked in it; with a bank the drawn ones. */
  questionCount: Scalars['Int']['output'];
  /** How many sections it has. */
  sectionCount: Scalars['Int']['output'];
  /** Points that can be earned in it. */
  totalPoints: Scalars['Int']['output'];
};

/** Sections and questions of a lecture as its author works on them. */
export type AuthoredLectureContent = {
  __typename?: 'AuthoredLectureContent';
  /** All questions in order; those that sections show too, and with a bank also those that are not drawn. */
  questions: Array<AuthoredQuestion>;
  /** Sections in order. */
  sections: Array<AuthoredSection>;
  /** The version of the course that they were read at. */
  version: Scalars['Int']['output'];
};

/** A module as those see it who work on its course. */
export type AuthoredModule = Node & {
  __typename?: 'AuthoredModule';
  /** When it opens, null when it is always open. */
  availableFromTime: Maybe<Scalars['DateTime']['output']>;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** Its lectures in order. */
  lectures: Array<AuthoredLecture>;
  /** The raw id, unique in the workspace. */
  moduleId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its place in the course, from 1. */
  number: Scalars['Int']['output'];
  /** The start that decides before `availableFromTime`. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  /** Points that can be earned in it. */
  totalPoints: Scalars['Int']['output'];
};

/** Items are sorted into categories; an item may have several. */
export type AuthoredMultipleAssociationQuestion = AuthoredQuestionFields & {
  __typename?: 'AuthoredMultipleAssociationQuestion';
  /** The categories to place them into. */
  categories: Array<MappingLabel>;
  /** The right placement. */
  correctPlacement: Array<CategoryAssignment>;
  /** The explanations of its answers; null when nothing is explained. */
  explanation: Maybe<AuthoredExplanation>;
  /** The items to place. */
  items: Array<MappingLabel>;
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** Several right answers. */
export type AuthoredMultipleChoiceQuestion = AuthoredQuestionFields & {
  __typename?: 'AuthoredMultipleChoiceQuestion';
  /** The right positions, from 1. */
  correctPositions: Array<Scalars['Int']['output']>;
  /** The explanations of its answers; null when nothing is explained. */
  explanation: Maybe<AuthoredExplanation>;
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Ids of the options in their order: they stay with an option when it is moved or reworded, and learners never see them. */
  optionIds: Array<Scalars['Int']['output']>;
  /** The answers to choose from, as sanitised HTML or plain text, in order. */
  options: Array<Scalars['String']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** A PDF document. */
export type AuthoredPdfSection = AuthoredSectionFields & {
  __typename?: 'AuthoredPdfSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** What it is called; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** Where the document is. */
  url: Scalars['URL']['output'];
};

/** A question as its author works on it. Every member has the fields of `AuthoredQuestionFields`. */
export type AuthoredQuestion = AuthoredCategorizationQuestion | AuthoredMultipleAssociationQuestion | AuthoredMultipleChoiceQuestion | AuthoredSingleChoiceQuestion | AuthoredSingleOrderingQuestion;

/** A bubble with a question of the lecture, by its raw id. */
export type AuthoredQuestionBubble = {
  __typename?: 'AuthoredQuestionBubble';
  /** The raw id of the question; null when the lecture has it no more. */
  questionId: Maybe<Scalars['Int']['output']>;
};

/** What every question has for its author. */
export type AuthoredQuestionFields = {
  /** The explanations of its answers; null when nothing is explained. */
  explanation: Maybe<AuthoredExplanation>;
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** A place for a question of the lecture. */
export type AuthoredQuestionSection = AuthoredSectionFields & {
  __typename?: 'AuthoredQuestionSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The raw id of the question; null when the lecture has it no more. */
  questionId: Maybe<Scalars['Int']['output']>;
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A heading and paragraphs, written in the rich text editor. */
export type AuthoredRichTextSection = AuthoredSectionFields & {
  __typename?: 'AuthoredRichTextSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A divider: what follows is reached by scrolling. */
export type AuthoredScrollSection = AuthoredSectionFields & {
  __typename?: 'AuthoredScrollSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A section as its author works on it. Every member has the fields of `AuthoredSectionFields`. */
export type AuthoredSection = AuthoredAccordionSection | AuthoredAdditionalInfoSection | AuthoredAudioSection | AuthoredBranchSection | AuthoredButtonDividerSection | AuthoredButtonSection | AuthoredDialogSection | AuthoredEmbedSection | AuthoredExamplesSection | AuthoredFileSection | AuthoredHtmlSection | AuthoredImageTextSection | AuthoredImportantSection | AuthoredPdfSection | AuthoredQuestionSection | AuthoredRichTextSection | AuthoredScrollSection | AuthoredTextSection | AuthoredUnknownSection | AuthoredVideoTextSection;

/** What every section has for its author. */
export type AuthoredSectionFields = {
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** One right answer. */
export type AuthoredSingleChoiceQuestion = AuthoredQuestionFields & {
  __typename?: 'AuthoredSingleChoiceQuestion';
  /** The right position, from 1. */
  correctPosition: Scalars['Int']['output'];
  /** The explanations of its answers; null when nothing is explained. */
  explanation: Maybe<AuthoredExplanation>;
  /** True for the older type `List`, which behaves the same. */
  list: Scalars['Boolean']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Ids of the options in their order: they stay with an option when it is moved or reworded, and learners never see them. */
  optionIds: Array<Scalars['Int']['output']>;
  /** The answers to choose from, as sanitised HTML or plain text, in order. */
  options: Array<Scalars['String']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** Items are put into order. */
export type AuthoredSingleOrderingQuestion = AuthoredQuestionFields & {
  __typename?: 'AuthoredSingleOrderingQuestion';
  /** The positions of the items in the right order, from 1. */
  correctOrder: Array<Scalars['Int']['output']>;
  /** The explanations of its answers; null when nothing is explained. */
  explanation: Maybe<AuthoredExplanation>;
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Ids of the items in their order: they stay with an item when it is moved or reworded, and learners never see them. */
  optionIds: Array<Scalars['Int']['output']>;
  /** The items in the order shown at first. */
  options: Array<Scalars['String']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** Plain text. */
export type AuthoredTextSection = AuthoredSectionFields & {
  __typename?: 'AuthoredTextSection';
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** The text; line breaks count. */
  text: Scalars['String']['output'];
};

/** A section of a type that this version does not know. */
export type AuthoredUnknownSection = AuthoredSectionFields & {
  __typename?: 'AuthoredUnknownSection';
  /** The content as it is stored. */
  content: Maybe<Scalars['JSON']['output']>;
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** The type as it is stored. */
  type: Scalars['String']['output'];
};

/** A video beside text. */
export type AuthoredVideoTextSection = AuthoredSectionFields & {
  __typename?: 'AuthoredVideoTextSection';
  /** Captions in the order in which they are offered. */
  captions: Array<VideoCaption>;
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, or in the option of a branch, from 1. */
  number: Scalars['Int']['output'];
  /** The questions shown in it, by raw id, in order; a place for a question and a dialog name theirs in their content too. */
  questionIds: Array<Scalars['Int']['output']>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns: Scalars['Int']['output'];
  /** What is said, as plain text; empty when there is none. A line may begin with a time, as 1:05. */
  transcript: Scalars['String']['output'];
  /** How many of the twelve columns of the width the video takes, 1 to 12. */
  videoColumns: Scalars['Int']['output'];
  /** What the address leads to. */
  videoKind: MediaKind;
  /** The side of the video. */
  videoSide: Side;
  /** The video. */
  videoUrl: Scalars['URL']['output'];
};

/** One way on. */
export type BranchOption = {
  __typename?: 'BranchOption';
  /** The sections that it reveals. */
  sections: Array<Section>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** One way on. */
export type BranchOptionInput = {
  /** The sections that it reveals, in order, at most 500; none of them is a branch. */
  sections: Array<SectionInput>;
  /** Its title. */
  title: Scalars['String']['input'];
};

/** A choice of ways on. */
export type BranchSection = SectionFields & {
  __typename?: 'BranchSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The options in order. */
  options: Array<BranchOption>;
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A choice of ways on. */
export type BranchSectionInput = {
  /** What can be chosen, in order: at least one, at most 500. */
  options: Array<BranchOptionInput>;
};

/** A divider: what follows is reached by a continue button. */
export type ButtonDividerSection = SectionFields & {
  __typename?: 'ButtonDividerSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A button that leads somewhere. */
export type ButtonSection = SectionFields & {
  __typename?: 'ButtonSection';
  /** Where it leads: an address, or a path of this site that begins with `/`. */
  buttonLink: Scalars['String']['output'];
  /** The label. */
  buttonText: Scalars['String']['output'];
  /** The author's style class. */
  className: Scalars['String']['output'];
  /** Sanitised HTML beside it. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A button that leads somewhere. */
export type ButtonSectionInput = {
  /** Where it leads: an address, or a path of this site that begins with `/`. */
  buttonLink: Scalars['String']['input'];
  /** The label. */
  buttonText: Scalars['String']['input'];
  /** The style class. */
  className?: InputMaybe<Scalars['String']['input']>;
  /** HTML beside it; it is cleaned. */
  html: Scalars['String']['input'];
};

/** A campaign: codes that enrol people in a course. */
export type Campaign = Node & {
  __typename?: 'Campaign';
  /** True while it is active. */
  active: Scalars['Boolean']['output'];
  /** The raw id. */
  campaignId: Scalars['Int']['output'];
  /** The course that its codes lead into. */
  course: CampaignCourse;
  /** When it was made. */
  createTime: Scalars['DateTime']['output'];
  /** When they end, null for no end. */
  endTime: Maybe<Scalars['DateTime']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** How many times each code can be used, for `MULTIPLE_USE`; 0 for any number of times. */
  maxUsages: Scalars['Int']['output'];
  /** The name; who holds a code sees it. */
  name: Scalars['String']['output'];
  /** How many times a code can be used. */
  redeemType: RedeemType;
  /** Who used its codes, the latest first. Costs a call for each campaign. */
  redemptions: Maybe<RedemptionConnection>;
  /** When its codes begin to work. */
  startTime: Scalars['DateTime']['output'];
  /** Its current status. */
  status: CampaignStatus;
  /** What its codes are for. */
  type: CampaignType;
  /** When it was last changed. */
  updateTime: Scalars['DateTime']['output'];
  /** How often its codes were used, for days with any use, the earliest first; at most the latest 1,000. Costs a call for each campaign. */
  usage: Maybe<Array<DayUsage>>;
  /** How often they were used, all together. */
  usageCount: Scalars['Int']['output'];
  /** The version that was read, to be given back when it is changed: opaque, another one after each change. */
  version: Scalars['String']['output'];
  /** How many codes it has. */
  voucherCount: Scalars['Int']['output'];
  /** Its codes, unused ones first, of these the newest first, unless ordered. Costs a call for each campaign. */
  vouchers: Maybe<VoucherConnection>;
};


/** A campaign: codes that enrol people in a course. */
export type CampaignRedemptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A campaign: codes that enrol people in a course. */
export type CampaignUsageArgs = {
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** A campaign: codes that enrol people in a course. */
export type CampaignVouchersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<VoucherOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  used?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of campaigns. */
export type CampaignConnection = {
  __typename?: 'CampaignConnection';
  /** Where all campaigns of the list can be downloaded as CSV, with the session or an access token. */
  csvUrl: Scalars['URL']['output'];
  /** The campaigns with their cursors. */
  edges: Array<CampaignEdge>;
  /** The campaigns alone. */
  nodes: Array<Campaign>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of campaigns. */
export type CampaignConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A course that a campaign can lead into. */
export type CampaignCourse = {
  __typename?: 'CampaignCourse';
  /** The course itself; null when it is not for the viewer. */
  course: Maybe<Course>;
  /** The raw id. */
  courseId: Scalars['Int']['output'];
  /** Until when people can be enrolled in it, null for no end. A campaign cannot be created for a course that has ended. */
  endTime: Maybe<Scalars['DateTime']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A page of courses that a campaign can lead into. */
export type CampaignCourseConnection = {
  __typename?: 'CampaignCourseConnection';
  /** The courses with their cursors. */
  edges: Array<CampaignCourseEdge>;
  /** The courses alone. */
  nodes: Array<CampaignCourse>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A course in such a list. */
export type CampaignCourseEdge = {
  __typename?: 'CampaignCourseEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The course. */
  node: CampaignCourse;
};

/** A campaign in a list. */
export type CampaignEdge = {
  __typename?: 'CampaignEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The campaign. */
  node: Campaign;
};

/** How to order campaigns. */
export type CampaignOrder = {
  /** In which direction; ascending when left out. */
  direction?: InputMaybe<OrderDirection>;
  /** By what. */
  field: CampaignOrderField;
};

/** What campaigns can be ordered by. */
export type CampaignOrderField =
  /** By when they were made. */
  | 'CREATE_TIME'
  /** By when they end; those without an end come last. */
  | 'END_TIME'
  /** By name. */
  | 'NAME'
  /** By when they begin. */
  | 'START_TIME'
  /** By when they were last changed. */
  | 'UPDATE_TIME';

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

/** What the codes of a campaign are for. */
export type CampaignType =
  /** They enrol in a course. */
  | 'COURSE_ENROLLMENT';

/** A job to end. */
export type CancelJobInput = {
  /** The job, by global or raw id. */
  jobId: Scalars['ID']['input'];
};

/** The outcome of ending a job. */
export type CancelJobPayload = {
  __typename?: 'CancelJobPayload';
  /** The job as it is now, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which waiting enrolment to cancel. */
export type CancelWaitingEnrolmentInput = {
  /** The waiting enrolment, by global or raw id. */
  waitingEnrolmentId: Scalars['ID']['input'];
};

/** The outcome of taking it back. */
export type CancelWaitingEnrolmentPayload = {
  __typename?: 'CancelWaitingEnrolmentPayload';
  /** The global id of the enrolment that was cancelled, null when refused. */
  cancelledWaitingEnrolmentId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Items are sorted into categories; each item has one. */
export type CategorizationQuestion = Node & QuestionFields & {
  __typename?: 'CategorizationQuestion';
  /** The categories to place them into. */
  categories: Array<MappingLabel>;
  /** Whether the last answer was right, null before the first. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** How many positions or assignments the right answer has. */
  correctAnswerCount: Scalars['Int']['output'];
  /** Parts of the last answer that are right: items in their right category. Null before the first answer. */
  correctPartCount: Maybe<Scalars['Int']['output']>;
  /** The right placement; null until the question is settled, or always given to an author. */
  correctPlacement: Maybe<Array<CategoryAssignment>>;
  /**
   * The version of the course that a learner reads it in; null for everyone else. Sent along with an answer it says which options the answer means, also
   * where they were moved meanwhile.
   */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /**
   * Explanations that may be shown now, by answer position from 1: those of the chosen positions, and all once the question is
   * settled.
   */
  explanations: Array<Explanation>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The items to place. */
  items: Array<MappingLabel>;
  /**
   * True when the outcome of the last answer stands although its author changed what is right since: the right answer and the explanations are not told
   * then.
   */
  keyChanged: Scalars['Boolean']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** How many parts an answer has, null before the first answer. */
  partCount: Maybe<Scalars['Int']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** What was placed last, null before the first answer. */
  placement: Maybe<Array<CategoryAssignment>>;
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** True when no further answer counts: it is right, or its wrong limit is reached. */
  settled: Scalars['Boolean']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers given so far. */
  wrongCount: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** The items placed into one category. */
export type CategoryAssignment = {
  __typename?: 'CategoryAssignment';
  /** The key of the category. */
  category: Scalars['String']['output'];
  /** The keys of its items. */
  items: Array<Scalars['String']['output']>;
};

/** The items placed into one category. */
export type CategoryAssignmentInput = {
  /** The key of the category. */
  category: Scalars['String']['input'];
  /** The keys of its items. */
  items: Array<Scalars['String']['input']>;
};

/** A proof that a person completed a course. */
export type Certificate = Node & {
  __typename?: 'Certificate';
  /**
   * The certificate as an Open Badge 3.0: a file with a signed credential, which wallets and other platforms accept. Its status tells whether it was
   * revoked.
   */
  badgeUrl: Scalars['URL']['output'];
  /** The course that it was issued for, as it is now; null when it is gone, and when it is not for the viewer. */
  course: Maybe<Course>;
  /** The language of the course when it was issued, as a code of BCP 47, such as `de`; null when it was not stated. */
  courseLanguage: Maybe<Scalars['String']['output']>;
  /** The name of the course when it was issued. */
  courseName: Scalars['String']['output'];
  /** The duration of the course in minutes, null when it was not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** Until when it is valid; null when it does not expire. */
  expireTime: Maybe<Scalars['DateTime']['output']>;
  /** The full name of the holder. */
  holderName: Scalars['String']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issueTime: Scalars['DateTime']['output'];
  /** The certificate as PDF. Answers 404 once it is revoked. */
  pdfUrl: Scalars['URL']['output'];
  /** The reason that the admin gave for revoking it; null unless it was revoked. */
  revokeReason: Maybe<Scalars['String']['output']>;
  /** When an admin revoked it; null unless it was revoked. */
  revokeTime: Maybe<Scalars['DateTime']['output']>;
  /** The score in percent, 0 to 100. */
  scorePercent: Scalars['Int']['output'];
  /** Whether it is valid now, by the clock of the server. */
  status: CertificateStatus;
  /** The public uuid, printed on the certificate. */
  uuid: Scalars['ID']['output'];
  /** The page where anyone can verify it. */
  verifyUrl: Scalars['URL']['output'];
};

/** What a certificate needs, and what the learner has of it. */
export type CertificateProgress = {
  __typename?: 'CertificateProgress';
  /**
   * The percentage that is needed, rounded.
   * @deprecated Rounds a mark such as 62.5; use `requiredPercent`.
   */
  passingPercent: Scalars['Int']['output'];
  /** Points that are still needed. */
  pointsMissing: Scalars['Int']['output'];
  /**
   * Points of right answers in percent of all points, 0 to 100, rounded down: they decide the certificate. Not the
   * score, which counts lectures without questions as well.
   */
  pointsPercent: Scalars['Int']['output'];
  /** True when the points are enough. */
  reached: Scalars['Boolean']['output'];
  /** The percentage that is needed, to two decimals. */
  requiredPercent: Scalars['Float']['output'];
};

/** Whether a certificate is valid. */
export type CertificateStatus =
  /** It is genuine but has expired. */
  | 'EXPIRED'
  /** It was revoked, whether or not it has also expired. */
  | 'REVOKED'
  /** It is valid. */
  | 'VALID';

/** Someone who is to run the workspace, or is not to any more. */
export type ChangeAdminInput = {
  /** Whether they are to run the workspace. */
  admin: Scalars['Boolean']['input'];
  /** The password of the admin who asks; needed where their account has one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The person, by global or raw id. */
  userId: Scalars['ID']['input'];
};

/** The outcome of giving or taking the right to run the workspace. */
export type ChangeAdminPayload = {
  __typename?: 'ChangeAdminPayload';
  /** The person as they are now, null when refused. */
  person: Maybe<WorkspacePerson>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Courses to do the same with. */
export type ChangeCoursesInput = {
  /** What to do. */
  action: CourseAction;
  /** For HAND_OVER, which needs it: the e-mail address of who gets the courses, someone who may create courses. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** The courses, by global or raw id, 1 to 200, each once; they are done in this order. */
  courseIds: Array<Scalars['ID']['input']>;
  /** True to be told what would happen, without any change. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text that is new for each intended change: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name of the tag for ADD_TAG and REMOVE_TAG, which need it, in any case; one that the workspace has not yet becomes a new tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** For DELETE: true to delete courses, too, in which learners have progress; otherwise those are refused with PROGRESS_CONFLICT. */
  withProgress?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of ordering the same for many courses. */
export type ChangeCoursesPayload = {
  __typename?: 'ChangeCoursesPayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What to do with the enrolments of which learners. */
export type ChangeEnrolmentsInput = {
  /** What to do. */
  action: EnrolmentAction;
  /** True to be told what would happen, without any change. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** For CHANGE_DUE, which needs it: when they should have completed it, within the next ten years, or null for no due date any more. */
  dueTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** A text that is new for each intended change: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Who they are. */
  learners: LearnerSelectionInput;
};

/** The outcome of ordering a change of enrolments. */
export type ChangeEnrolmentsPayload = {
  __typename?: 'ChangeEnrolmentsPayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Who is put into a group or taken out. */
export type ChangeGroupMembersInput = {
  /** What is done with each. */
  action: GroupMembersAction;
  /** True to be told what would happen, without any change; false when left out. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The group, by global or raw id. */
  groupId: Scalars['ID']['input'];
  /** A text that is new for each intended change: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Who they are. */
  people: GroupPeopleInput;
};

/** The outcome of ordering that people are added to a group or removed from it. */
export type ChangeGroupMembersPayload = {
  __typename?: 'ChangeGroupMembersPayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new password in place of a known one. */
export type ChangePasswordInput = {
  /** The password as it is. */
  currentPassword: Scalars['String']['input'];
  /** The new password, 8 to 128 characters. */
  password: Scalars['String']['input'];
};

/** The outcome of changing the password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** True when the password is changed. */
  changed: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The same change for many people. */
export type ChangePeopleInput = {
  /** What is done with each. */
  action: PeopleAction;
  /** For `CHANGE_RIGHTS`: the right to create courses. */
  createCourse?: InputMaybe<Scalars['Boolean']['input']>;
  /** For `CHANGE_RIGHTS`: the right to create vouchers. */
  createVoucher?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text that is new for each intended change: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Who they are. */
  selection: PeopleSelectionInput;
};

/** The outcome of ordering a change of many people. */
export type ChangePeoplePayload = {
  __typename?: 'ChangePeoplePayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The rights to change. Rights that are left out stay as they are, even if another admin has changed them in the meantime. */
export type ChangeRightsInput = {
  /** Whether the person may create courses. */
  createCourse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the person may create vouchers. */
  createVoucher?: InputMaybe<Scalars['Boolean']['input']>;
  /** The person, by global or raw id. */
  userId: Scalars['ID']['input'];
};

/** The outcome of changing rights. */
export type ChangeRightsPayload = {
  __typename?: 'ChangeRightsPayload';
  /** The person as they are now, null when refused. */
  person: Maybe<WorkspacePerson>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What a change of a question does to the answers of learners. */
export type ChangedAnswers = {
  __typename?: 'ChangedAnswers';
  /** Learners who are asked again, as what they chose is gone. */
  againCount: Scalars['Int']['output'];
  /** Learners whose answers were wrong and are right by the new key. */
  gainCount: Scalars['Int']['output'];
  /** The name of its lecture. */
  lectureName: Scalars['String']['output'];
  /** Learners whose answers were right and are not by the new key. */
  loseCount: Scalars['Int']['output'];
  /** The raw id of the question. */
  questionId: Scalars['Int']['output'];
  /** Its words as plain text. */
  text: Scalars['String']['output'];
};

/** The course whose links are looked at. */
export type CheckCourseLinksInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** A text that is new for each intended look: sent again with the same one, it is ordered once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of ordering a look at links. */
export type CheckCourseLinksPayload = {
  __typename?: 'CheckCourseLinksPayload';
  /** The job that looks, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which achievement. */
export type ClaimAchievementInput = {
  /** The achievement, by global or raw id. */
  achievementId: Scalars['ID']['input'];
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of claiming an achievement. */
export type ClaimAchievementPayload = {
  __typename?: 'ClaimAchievementPayload';
  /** The earned achievement, null when refused. */
  earnedAchievement: Maybe<EarnedAchievement>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** How a request ends. */
export type ClosePrivacyRequestInput = {
  /** The request, by global or raw id. */
  privacyRequestId: Scalars['ID']['input'];
  /** DONE when it was answered although nobody of its address is here, CANCELLED when it was taken back. */
  state: PrivacyRequestState;
};

/** The outcome of closing a request. */
export type ClosePrivacyRequestPayload = {
  __typename?: 'ClosePrivacyRequestPayload';
  /** The request as it is now, null when refused. */
  privacyRequest: Maybe<PrivacyRequest>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Light or dark. */
export type ColorMode =
  /** Light text on dark ground. */
  | 'DARK'
  /** Dark text on light ground. */
  | 'LIGHT';

/** What an item of a SCORM package hands over. */
export type CommitScormInput = {
  /** The whole data model of the item: texts of at most 65,536 characters by element, as it shall find it when it opens next. A member that does not fit is left out and named in the payload; the others are kept. At most 400,000 characters together, beyond which the longest texts are left out, and 4 MB for all items of the lecture. */
  cmi: Scalars['JSON']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key counts once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The identifier of the item in the manifest. */
  itemId: Scalars['String']['input'];
  /** The lecture, by global or raw id. */
  lectureId: Scalars['ID']['input'];
  /** Rises with each commit of a session; an older one changes nothing. */
  sequence: Scalars['Int']['input'];
  /** A UUID of one opening of the item. A new one ends those before. */
  session: Scalars['String']['input'];
  /** Time of this session so far. */
  sessionSeconds: Scalars['Int']['input'];
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of a commit. */
export type CommitScormPayload = {
  __typename?: 'CommitScormPayload';
  /** The item as it is kept now, null when refused. */
  item: Maybe<ScormItem>;
  /** The lecture with its new progress and gates, null when refused. */
  lecture: Maybe<Lecture>;
  /** Members of the data model that do not fit and were not taken: no element, no text, or too long; null when refused. */
  leftOut: Maybe<Array<Scalars['String']['output']>>;
  /** Achievements that this commit earned, null when refused. */
  newAchievements: Maybe<Array<EarnedAchievement>>;
  /** The user course with its new progress, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Completing a course. */
export type CompleteCourseInput = {
  /**
   * The full name as it shall stand on the certificate; it must equal the name in the settings. It is needed only where a certificate would be
   * issued; what is missing for completion is told before a wrong or missing name is.
   */
  holderName?: InputMaybe<Scalars['String']['input']>;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key completes once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of completing a course. */
export type CompleteCoursePayload = {
  __typename?: 'CompleteCoursePayload';
  /** The certificate, null when none was issued. */
  certificate: Maybe<Certificate>;
  /** What was missing, when it was refused as not complete. */
  completion: Maybe<CompletionCheck>;
  /** The user course as it is now, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What completing a course would do now. */
export type CompletionCheck = {
  __typename?: 'CompletionCheck';
  /** True when a certificate would be issued. */
  certificate: Scalars['Boolean']['output'];
  /** True when every lecture is done. */
  complete: Scalars['Boolean']['output'];
  /** Lectures that are not done, in order. */
  missingLectures: Array<LectureStep>;
  /** Why no certificate would be issued, null when one would. */
  noCertificateReason: Maybe<NoCertificateReason>;
  /**
   * The score needed for a certificate in whole percent, rounded.
   * @deprecated Rounds a mark such as 62.5; use `requiredPercent`.
   */
  passingPercent: Scalars['Int']['output'];
  /** The score needed for a certificate in percent, 0 to 100, to two decimals. */
  requiredPercent: Scalars['Float']['output'];
  /** The certificate's score in percent: right points of all points. */
  scorePercent: Scalars['Int']['output'];
};

/** That someone completed a course which was deleted since. It stays with its learner until they are erased. */
export type CompletionRecord = {
  __typename?: 'CompletionRecord';
  /** The certificate, null when none was issued. */
  certificate: Maybe<Certificate>;
  /** The raw id that the course had. */
  courseId: Scalars['Int']['output'];
  /** The language of the course as a code of BCP 47, such as `de`; null when its author did not state it. */
  courseLanguage: Maybe<Scalars['String']['output']>;
  /** The name of the course when it was deleted. */
  courseName: Scalars['String']['output'];
  /** When the course was completed. */
  finishTime: Scalars['DateTime']['output'];
  /** The score at completion in percent, 0 to 100; null where there were no points to earn, and when it is not known any more. */
  scorePercent: Maybe<Scalars['Int']['output']>;
  /** The raw id that the user course had. */
  userCourseId: Scalars['Int']['output'];
};

/** One page of completion records. */
export type CompletionRecordConnection = {
  __typename?: 'CompletionRecordConnection';
  /** The records with their cursors. */
  edges: Array<CompletionRecordEdge>;
  /** The records alone. */
  nodes: Array<CompletionRecord>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A completion record in a page. */
export type CompletionRecordEdge = {
  __typename?: 'CompletionRecordEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: CompletionRecord;
};

/** A provider to connect. */
export type ConnectIntegrationInput = {
  /** Its kind and fields. */
  values: IntegrationValuesInput;
};

/** The outcome of connecting a provider. */
export type ConnectIntegrationPayload = {
  __typename?: 'ConnectIntegrationPayload';
  /** The connected provider, null when refused. */
  integration: Maybe<Integration>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The version of the workspace's terms and privacy text that people are asked for. */
export type Consent = Node & {
  __typename?: 'Consent';
  /** The raw id; 1 is the default. */
  consentId: Scalars['Int']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** Where the text can be read. */
  url: Maybe<Scalars['URL']['output']>;
};

/** A version of the consent as admins see it. */
export type ConsentVersion = Node & {
  __typename?: 'ConsentVersion';
  /** How many people have accepted it. */
  acceptedCount: Scalars['Int']['output'];
  /** True for the version that people are asked for now. */
  active: Scalars['Boolean']['output'];
  /** The raw id. */
  consentId: Scalars['Int']['output'];
  /** When it was made. */
  createTime: Scalars['DateTime']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** Where the text can be read. */
  url: Scalars['URL']['output'];
};

/** A page of versions of the consent. */
export type ConsentVersionConnection = {
  __typename?: 'ConsentVersionConnection';
  /** The versions with their cursors. */
  edges: Array<ConsentVersionEdge>;
  /** The versions alone. */
  nodes: Array<ConsentVersion>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A version of the consent in a list. */
export type ConsentVersionEdge = {
  __typename?: 'ConsentVersionEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The version. */
  node: ConsentVersion;
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

/** Why the content of a lecture is withheld. */
export type ContentWithheld = {
  __typename?: 'ContentWithheld';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: WithheldReason;
  /** When the content opens, for NOT_STARTED and MODULE_NOT_STARTED. */
  time: Maybe<Scalars['DateTime']['output']>;
};

/** A lecture to continue with, and the place in it. */
export type ContinuePoint = {
  __typename?: 'ContinuePoint';
  /** Why it cannot be opened yet, null when it is open. */
  gate: Maybe<Gate>;
  /** That lecture; null when it is gone or not for the viewer. */
  lecture: Maybe<Lecture>;
  /** The raw id of the lecture. */
  lectureId: Scalars['Int']['output'];
  /** That module; null when it is gone or not for the viewer. */
  module: Maybe<Module>;
  /** The raw id of its module. */
  moduleId: Scalars['Int']['output'];
  /** The name of its module. */
  moduleName: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The raw id of the section seen last in it, null before the first. */
  sectionId: Maybe<Scalars['Int']['output']>;
};

/** Which course to copy. */
export type CopyCourseInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key copies once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name of the copy, 1 to 255 characters; that of the course with ` – Copy` when left out. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of copying a course. */
export type CopyCoursePayload = {
  __typename?: 'CopyCoursePayload';
  /** The copy, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A country of ISO 3166-1. */
export type Country = {
  __typename?: 'Country';
  /** The two-letter code, for example `DE`. */
  code: Scalars['String']['output'];
  /** The English name. */
  name: Scalars['String']['output'];
};

/** A course: modules of lectures, with what a learner needs to know about it. */
export type Course = Node & {
  __typename?: 'Course';
  /** Achievements that can be earned in it, in the author's order. Null when they could not be read. */
  achievements: Maybe<Array<Achievement>>;
  /** Whether visitors may read its content without enrolment. */
  anonymousAllowed: Scalars['Boolean']['output'];
  /** When its content opens; decides `timing` before `startTime`. */
  availableFromTime: Maybe<Scalars['DateTime']['output']>;
  /** When it ends. */
  availableUntilTime: Maybe<Scalars['DateTime']['output']>;
  /** Whether a certificate can be earned. */
  certifiable: Scalars['Boolean']['output'];
  /** Months that a certificate counts for; null for always. */
  certificateMonths: Maybe<Scalars['Int']['output']>;
  /** Points that the viewer has for right answers in `viewerUserCourse`; null where that is null. */
  correctPoints: Maybe<Scalars['Int']['output']>;
  /** The raw id, as in links (`#!258`). */
  courseId: Scalars['Int']['output'];
  /** When it was created. */
  createTime: Scalars['DateTime']['output'];
  /** Free-form data of the author. */
  customMetadata: Maybe<Scalars['JSON']['output']>;
  /** The tree of an umbrella course (`DECISION_TREE`); null without one. */
  decisionTree: Maybe<DecisionTree>;
  /** What the course is about, as sanitised HTML or plain text. */
  description: Scalars['String']['output'];
  /** The whole duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** What the viewer can do about enrolment now, and why not. Null when it could not be found out. */
  enrolment: Maybe<EnrolmentOption>;
  /** Where an EXTERNAL course is found. */
  externalUrl: Maybe<Scalars['URL']['output']>;
  /** Whether each lecture ends in a discussion. */
  forumEnabled: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The cover picture, 16:9; null when it has none. */
  imageUrl: Maybe<Scalars['URL']['output']>;
  /** How many lectures it has. */
  lectureCount: Scalars['Int']['output'];
  /** What authors state about the course as a whole. */
  metadata: CourseMetadata;
  /** The same as a ratio from 0 to 1, as the platform compares it. */
  minScoreRate: Scalars['Float']['output'];
  /** One or two sentences for cards. */
  miniDescription: Scalars['String']['output'];
  /** How many modules it has. */
  moduleCount: Scalars['Int']['output'];
  /** Its modules in order. Null when they could not be read. */
  modules: Maybe<Array<Module>>;
  /** The title, at most 255 characters. */
  name: Scalars['String']['output'];
  /**
   * The score needed for a certificate in whole percent, rounded.
   * @deprecated Rounds a mark such as 62.5; use `requiredPercent`.
   */
  passingPercent: Scalars['Int']['output'];
  /** Whether learners may enrol before it starts. */
  preEnrollAllowed: Scalars['Boolean']['output'];
  /** Whether it is in the catalogue. */
  published: Scalars['Boolean']['output'];
  /** How many questions a learner is asked in it. */
  questionCount: Scalars['Int']['output'];
  /** The score needed for a certificate in percent, 0 to 100, to two decimals. */
  requiredPercent: Scalars['Float']['output'];
  /** Whether lectures open one after another. */
  sequentialProgress: Scalars['Boolean']['output'];
  /** The start that the author stated. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  /** Its tags. */
  tags: Array<Tag>;
  /** Whether it is a template for new courses. */
  template: Scalars['Boolean']['output'];
  /** Whether it will start, runs or is over, at the time of the answer. */
  timing: CourseTiming;
  /** Points that can be earned in it. */
  totalPoints: Scalars['Int']['output'];
  /** What kind of course it is. */
  type: CourseType;
  /** When it was saved last. */
  updateTime: Scalars['DateTime']['output'];
  /** The number of its newest revision; it grows with each save. */
  version: Scalars['Int']['output'];
  /** The promotional video. */
  videoUrl: Maybe<Scalars['URL']['output']>;
  /**
   * The viewer's user course: the active one, else the last completed one, else the last given-up one. Null for a visitor
   * and for someone who never enrolled.
   */
  viewerUserCourse: Maybe<UserCourse>;
  /** Whether it is entered by a voucher code instead of directly. */
  voucherActivated: Scalars['Boolean']['output'];
  /** The raw id of its workspace. */
  workspaceId: Scalars['Int']['output'];
};

/** What can be done with many courses. */
export type CourseAction =
  /** They get a tag. */
  | 'ADD_TAG'
  /** A course of the viewer is made from each, as `copyCourse` does. */
  | 'COPY'
  /** They are deleted with everything that learners have in them; certificates stay. This cannot be taken back. */
  | 'DELETE'
  /** They get another author, who answers for them and their learners; for admins, and for who made them. */
  | 'HAND_OVER'
  /** They are brought into the catalogue, where nothing in them is unfinished. */
  | 'PUBLISH'
  /** A tag is taken from them. */
  | 'REMOVE_TAG'
  /** They are taken out of the catalogue; who is enrolled keeps them. */
  | 'UNPUBLISH';

/** Who may speak in the dialogs of a course. */
export type CourseAvatar = {
  __typename?: 'CourseAvatar';
  /** The picture, null when it has none. */
  imageUrl: Maybe<Scalars['URL']['output']>;
  /** The name, null when it has none. */
  name: Maybe<Scalars['String']['output']>;
};

/** Who may speak in the dialogs of a course. */
export type CourseAvatarInput = {
  /** The picture. */
  imageUrl?: InputMaybe<Scalars['URL']['input']>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Something that is different in one revision from another. */
export type CourseChange = {
  __typename?: 'CourseChange';
  /** The members that changed; none unless it is CHANGED. */
  fields: Array<CourseFieldChange>;
  /** The lecture that a part that moved came from; null where it stays within the same. */
  fromLecture: Maybe<CourseChangePlace>;
  /** The module that a part that moved came from; null where it stays within the same. */
  fromModule: Maybe<CourseChangePlace>;
  /** What happened. */
  kind: CourseChangeKind;
  /** The lecture that it stands in; null for all but sections and questions. */
  lecture: Maybe<CourseChangePlace>;
  /** The module that it stands in; null for the course, modules and achievements. */
  module: Maybe<CourseChangePlace>;
  /** What it is called, at most 200 characters: of a question its words, of a section its first ones. As before where it is gone. */
  name: Scalars['String']['output'];
  /** The name of what a part that moved stands before now; null at the end, and for what did not move. */
  nextName: Maybe<Scalars['String']['output']>;
  /** What it happened to. */
  part: CoursePart;
  /** The raw id of the part. */
  rawId: Scalars['Int']['output'];
  /** The type of a section as the REST service names it, such as `text` or `VIDEO_TEXT`; null otherwise. */
  sectionType: Maybe<Scalars['String']['output']>;
};

/** What happened to a part of a course. */
export type CourseChangeKind =
  /** It is new. What came with it is not told again. */
  | 'ADDED'
  /** Something of its own is not what it was. */
  | 'CHANGED'
  /** It stands somewhere else. */
  | 'MOVED'
  /** It is gone. What went with it is not told again. */
  | 'REMOVED';

/** A module or a lecture that something stands in. */
export type CourseChangePlace = {
  __typename?: 'CourseChangePlace';
  /** The name. */
  name: Scalars['String']['output'];
  /** The raw id. */
  rawId: Scalars['Int']['output'];
};

/** One page of courses. */
export type CourseConnection = {
  __typename?: 'CourseConnection';
  /** The courses with their cursors. */
  edges: Array<CourseEdge>;
  /** The courses alone. */
  nodes: Array<Course>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many courses match in all. */
  totalCount: Scalars['Int']['output'];
  /** True when the platform could not be reached and the list is empty for that reason; offer to load again. */
  unavailable: Scalars['Boolean']['output'];
};

/** How many courses each value of a filter would leave. */
export type CourseCounts = {
  __typename?: 'CourseCounts';
  /** How many are left without a choice of duration. */
  anyDurationCount: Scalars['Int']['output'];
  /** The four buckets, the shortest first. */
  durations: Array<DurationCount>;
  /** The asked tags in the order of `tagIds`, each once. */
  tags: Array<TagCount>;
};

/** What is different between two revisions of a course. */
export type CourseDifference = {
  __typename?: 'CourseDifference';
  /** What is different: in a list of revisions the first 20 at most, of one revision the first 500. */
  changes: Array<CourseChange>;
  /** The version that it is compared with; null for the first that is kept, which is compared with nothing. */
  since: Maybe<Scalars['Int']['output']>;
  /** How much is different in all. */
  totalCount: Scalars['Int']['output'];
};

/** A course in a page. */
export type CourseEdge = {
  __typename?: 'CourseEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The course. */
  node: Course;
};

/** A member that is not what it was. */
export type CourseFieldChange = {
  __typename?: 'CourseFieldChange';
  /** What it is, likewise. */
  after: Maybe<Scalars['String']['output']>;
  /** What it was: a text, a number or a flag, at most 2,000 characters; null for anything else. */
  before: Maybe<Scalars['String']['output']>;
  /** Its name as the REST service has it, such as `description`. */
  field: Scalars['String']['output'];
};

/** Fields of a course. What is left out stays, or gets its default in a new course; null clears. */
export type CourseFieldsInput = {
  /** Whether visitors may read its content without enrolment. */
  anonymousAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** When its content opens; decides `timing` before `startTime`. */
  availableFromTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it ends, after its start. */
  availableUntilTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether a certificate can be earned. */
  certifiable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Months that a certificate counts for, 1 to 120; null for always. Certificates that were issued keep theirs. */
  certificateMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Free-form data of the author: an object, whose members are changed one by one. */
  customMetadata?: InputMaybe<Scalars['JSON']['input']>;
  /** The tree of an umbrella course (`DECISION_TREE`); null removes it. Not together with a `customMetadata` of null. */
  decisionTree?: InputMaybe<DecisionTreeInput>;
  /** What the course is about, plain text or HTML. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The whole duration in minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Where an EXTERNAL course is found; required there. */
  externalUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Whether each lecture ends in a discussion. */
  forumEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The cover picture, 16:9. */
  imageUrl?: InputMaybe<Scalars['URL']['input']>;
  /** What is stated about the course as a whole; members that are left out stay. */
  metadata?: InputMaybe<CourseMetadataInput>;
  /** One or two sentences for cards, plain text. */
  miniDescription?: InputMaybe<Scalars['String']['input']>;
  /** The title, 1 to 255 characters; required for a new course. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The score needed for a certificate in percent, 0 to 100; 100 in a new course without. */
  passingPercent?: InputMaybe<Scalars['Float']['input']>;
  /** Whether learners may enrol before it starts. */
  preEnrollAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether lectures open one after another. */
  sequentialProgress?: InputMaybe<Scalars['Boolean']['input']>;
  /** The start that the author states. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its tags by name, at most 100; a name that the workspace has not yet becomes a new tag. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is a template for new courses; for admins. */
  template?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind of course it is. */
  type?: InputMaybe<CourseType>;
  /** The promotional video. */
  videoUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Whether it is entered by a voucher code instead of directly. */
  voucherActivated?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which courses of the catalogue to read. All given conditions hold together. */
export type CourseFilter = {
  /** The bucket that the course's duration falls into. */
  duration?: InputMaybe<DurationBucket>;
  /** Words that the name or the description contains, in any order, whatever their case, marks and apostrophes; no character of them is a wildcard. At most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Names of tags; a course matches with any of them. At most 20, with 500 characters together. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only courses that were saved at this time or later, for tools that keep a copy. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How far learners get in a course. Covers those who began it in a period, at most the 2,000 who began last. */
export type CourseFunnel = {
  __typename?: 'CourseFunnel';
  /** How many of them completed the course. */
  completedCount: Scalars['Int']['output'];
  /**
   * Where the same is downloaded as CSV: an address below this server's, read with the access token of the viewer. UTF-8 with a byte order
   * mark, RFC 4180.
   */
  csvUrl: Scalars['URL']['output'];
  /** How many learners it is based on. */
  learnerCount: Scalars['Int']['output'];
  /** True when more learners began it than are counted: only the 2,000 who began last are. */
  newestOnly: Scalars['Boolean']['output'];
  /** The lectures of the course as it is today, in order. */
  steps: Array<FunnelStep>;
};


/** How far learners get in a course. Covers those who began it in a period, at most the 2,000 who began last. */
export type CourseFunnelCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** What a change of a course does to its learners. */
export type CourseImpact = {
  __typename?: 'CourseImpact';
  /** How many such questions there are in all. */
  answerQuestionCount: Scalars['Int']['output'];
  /** Answers to questions whose key or options change, at most 20 questions. */
  answers: Array<ChangedAnswers>;
  /** Learners who can afterwards, and not now. */
  certificateGainCount: Scalars['Int']['output'];
  /** Learners who could complete with a certificate now, and not afterwards. */
  certificateLoseCount: Scalars['Int']['output'];
  /** Names of those who lose it, at most 20; none where the viewer may not see who studies the course. */
  certificateLosers: Array<Scalars['String']['output']>;
  /** Lectures that learners can open now, and not afterwards, at most 20 in the order of the course. */
  closing: Array<GateChange>;
  /** Of how many of them certificates, percentages and gates were computed: those who were active last, at most 2,000. */
  examinedCount: Scalars['Int']['output'];
  /** Learners whose percentage falls. */
  fallCount: Scalars['Int']['output'];
  /** Learners who are not done with the course. */
  learnerCount: Scalars['Int']['output'];
  /** Progress that goes with what is removed; null where none does. */
  losses: Maybe<CourseLosses>;
  /** Lectures that learners can open afterwards, and not now, at most 20. */
  opening: Array<GateChange>;
  /** Learners whose percentage rises. */
  riseCount: Scalars['Int']['output'];
  /** Points of all questions afterwards. */
  totalPointsAfter: Scalars['Int']['output'];
  /** Points of all questions as they are. */
  totalPointsBefore: Scalars['Int']['output'];
};

/** The lock that someone holds who edits a course. It ends 30 seconds after its last renewal. */
export type CourseLock = {
  __typename?: 'CourseLock';
  /** When it ends unless it is renewed. */
  endTime: Scalars['DateTime']['output'];
  /** Who holds it. */
  holder: Author;
};

/** What learners would lose. */
export type CourseLosses = {
  __typename?: 'CourseLosses';
  /** How many learners would lose progress. */
  learnerCount: Scalars['Int']['output'];
  /** How many such lectures there are in all. */
  lectureCount: Scalars['Int']['output'];
  /** Lectures whose progress would be lost, at most 20, in the order of the course; none when a whole course is deleted. */
  lectures: Array<LostLecture>;
  /** How many such questions there are in all. */
  questionCount: Scalars['Int']['output'];
  /** Questions whose answers would be lost, at most 20, in the order of the course; none when a whole course is deleted. */
  questions: Array<LostQuestion>;
};

/** What authors state about a course as a whole. */
export type CourseMetadata = {
  __typename?: 'CourseMetadata';
  /** The pictures and names of the speakers that dialogs offer. */
  avatars: Array<CourseAvatar>;
  /** Whether embedded content grows with what it holds. */
  dynamicContentHeight: Scalars['Boolean']['output'];
  /** The height of embedded content in pixels, null when it is not stated. */
  fixedContentHeight: Maybe<Scalars['Int']['output']>;
  /** The language of the course as a code of BCP 47, such as `de`; null when it is not stated. */
  language: Maybe<Scalars['String']['output']>;
};

/** What is stated about a course as a whole. Members that are left out stay, null clears. */
export type CourseMetadataInput = {
  /** The pictures and names of the speakers that dialogs offer. */
  avatars?: InputMaybe<Array<CourseAvatarInput>>;
  /** Whether embedded content grows with what it holds. */
  dynamicContentHeight?: InputMaybe<Scalars['Boolean']['input']>;
  /** The height of embedded content in pixels, from 1 to 10,000. */
  fixedContentHeight?: InputMaybe<Scalars['Int']['input']>;
  /** The language of the course as a code of BCP 47, such as `de`. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What can change in a course. */
export type CoursePart =
  /** An achievement. */
  | 'ACHIEVEMENT'
  /** The course itself. */
  | 'COURSE'
  /** A lecture. */
  | 'LECTURE'
  /** A module. */
  | 'MODULE'
  /** A question. */
  | 'QUESTION'
  /** A section. */
  | 'SECTION';

/** The people who have a course open to work on it. Someone not heard from for 30 seconds counts as gone. */
export type CoursePresence = {
  __typename?: 'CoursePresence';
  /** The lock for editing; null while nobody holds it. */
  lock: Maybe<CourseLock>;
  /** Everyone but the viewer, at most 50; those who ask for the lock come first. */
  others: Array<PresentAuthor>;
  /** The viewer's own request for the lock; null when they do not ask for it. */
  ownRequest: Maybe<LockRequest>;
};

/** What the preview of a link to a course says. */
export type CoursePreview = {
  __typename?: 'CoursePreview';
  /** The raw id of the course. */
  courseId: Scalars['Int']['output'];
  /** One or two sentences. */
  description: Scalars['String']['output'];
  /** The cover, null without one. */
  imageUrl: Maybe<Scalars['URL']['output']>;
  /** What authors state about the course as a whole. */
  metadata: CourseMetadata;
  /** The title. */
  name: Scalars['String']['output'];
};

/** Statistics of the questions of a course, from the first tries of those who began it in a period, at most the 2,000 who began last. */
export type CourseQuestionStatistics = {
  __typename?: 'CourseQuestionStatistics';
  /**
   * Where the same is downloaded as CSV: an address below this server's, read with the access token of the viewer. UTF-8 with a byte order
   * mark, RFC 4180.
   */
  csvUrl: Scalars['URL']['output'];
  /** How many learners it is based on. */
  learnerCount: Scalars['Int']['output'];
  /** True when more learners began it than are counted: only the 2,000 who began last are. */
  newestOnly: Scalars['Boolean']['output'];
  /** The questions of the course as it is today, in order. */
  questions: Array<QuestionStatistics>;
};


/** Statistics of the questions of a course, from the first tries of those who began it in a period, at most the 2,000 who began last. */
export type CourseQuestionStatisticsCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A course as it was saved once. */
export type CourseRevision = Node & {
  __typename?: 'CourseRevision';
  /** Whether the editor saved it on its own. */
  autoSaved: Scalars['Boolean']['output'];
  /** The raw id of its course. */
  courseId: Scalars['Int']['output'];
  /** Whether it is the course as those have it who work on it. */
  current: Scalars['Boolean']['output'];
  /** What is different in it from another revision. Null when that could not be read, or there is no such revision any more. With `since` it costs a call. */
  difference: Maybe<CourseDifference>;
  /** Whether it was forced over a lock, a newer version or the progress of learners. */
  forced: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** A lecture as it was then; null when it had none. It costs a call. */
  lecture: Maybe<RevisedLecture>;
  /** Whether it is what learners have. */
  live: Scalars['Boolean']['output'];
  /** What an author calls it; null without a name. One with a name stays. */
  name: Maybe<Scalars['String']['output']>;
  /** Whether the course was in the catalogue then; null where nobody noted it. */
  published: Maybe<Scalars['Boolean']['output']>;
  /** When it was saved. */
  saveTime: Scalars['DateTime']['output'];
  /** Who saved it; null when that account is gone, and for the courses that came with the installation. */
  savedBy: Maybe<Author>;
  /** Its number: the version that the course had then. */
  version: Scalars['Int']['output'];
};


/** A course as it was saved once. */
export type CourseRevisionDifferenceArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


/** A course as it was saved once. */
export type CourseRevisionLectureArgs = {
  lectureId: Scalars['ID']['input'];
};

/** One page of the revisions of a course. */
export type CourseRevisionConnection = {
  __typename?: 'CourseRevisionConnection';
  /** The revisions with their cursors. */
  edges: Array<CourseRevisionEdge>;
  /** The revisions alone. */
  nodes: Array<CourseRevision>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A revision in a page. */
export type CourseRevisionEdge = {
  __typename?: 'CourseRevisionEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: CourseRevision;
};

/** What the viewer may do with a course that they work on. */
export type CourseRights = {
  __typename?: 'CourseRights';
  /** Whether they may lock, save and delete it: a template is for admins. */
  mayEdit: Scalars['Boolean']['output'];
  /** Whether they may make it a template. */
  mayMakeTemplate: Scalars['Boolean']['output'];
};

/** A course that ships with the installation to begin a course with, in one language. */
export type CourseTemplate = {
  __typename?: 'CourseTemplate';
  /** How many achievements can be earned in it. */
  achievementCount: Scalars['Int']['output'];
  /** Whether a certificate can be earned in it. */
  certifiable: Scalars['Boolean']['output'];
  /** The whole duration in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** Names the template in its language, as `onboarding.en`; stays the same from version to version. */
  key: Scalars['String']['output'];
  /** The language of its content, BCP 47. */
  language: Scalars['String']['output'];
  /** How many lectures it has. */
  lectureCount: Scalars['Int']['output'];
  /** What it is about, in one sentence. */
  miniDescription: Scalars['String']['output'];
  /** Its table of contents: its modules in order. */
  modules: Array<TemplateModule>;
  /** The title. */
  name: Scalars['String']['output'];
  /** How many questions it asks. */
  questionCount: Scalars['Int']['output'];
};

/** A course's time as learners see it. */
export type CourseTiming =
  /** It is over. */
  | 'FINISHED'
  /** It runs, or has no dates. */
  | 'RUNNING'
  /** It starts in the future. */
  | 'WILL_START';

/** A course with questions that should be reviewed. */
export type CourseToReview = {
  __typename?: 'CourseToReview';
  /** When they were counted. */
  countTime: Scalars['DateTime']['output'];
  /** That course; null when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course. */
  courseId: Scalars['Int']['output'];
  /** Its name. */
  courseName: Scalars['String']['output'];
  /** How many of its questions should be reviewed. */
  questionCount: Scalars['Int']['output'];
  /** The raw id of the first of them: one whose key may be wrong before one that is hard. */
  questionId: Scalars['Int']['output'];
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

/** Courses with questions that should be reviewed. */
export type CoursesToReview = {
  __typename?: 'CoursesToReview';
  /** How many such courses there are. */
  courseCount: Scalars['Int']['output'];
  /** Those with the most of them first, at most 20. */
  courses: Array<CourseToReview>;
};

/** A new API token. */
export type CreateApiTokenInput = {
  /** Until when it counts, at most 366 days ahead. */
  expireTime: Scalars['DateTime']['input'];
  /** What it is for, 1 to 80 characters; no other token of the viewer is called so. */
  name: Scalars['String']['input'];
  /** What it opens, at least one. */
  scopes: Array<TokenScope>;
};

/** The outcome of making an API token. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** The token, null when refused. */
  apiToken: Maybe<ApiToken>;
  /** The token itself, told here alone; null when refused. It begins with `lectern_` and ends with a checksum. */
  token: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new campaign. */
export type CreateCampaignInput = {
  /** False to create it inactive; active when left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The course that its codes lead into, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** When they end; never when left out. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** A text that is new for each intended campaign: sent again with the same one, it is made once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How many times each code can be used, for `MULTIPLE_USE`; 0, the default, for any number of times. */
  maxUsages?: InputMaybe<Scalars['Int']['input']>;
  /** The name, 1 to 255 characters; who holds a code sees it. */
  name: Scalars['String']['input'];
  /** How many times a code can be used; once when left out. */
  redeemType?: InputMaybe<RedeemType>;
  /** When its codes begin to work; now when left out. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The outcome of making a campaign. */
export type CreateCampaignPayload = {
  __typename?: 'CreateCampaignPayload';
  /** The campaign, null when refused. */
  campaign: Maybe<Campaign>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new version of the consent. */
export type CreateConsentInput = {
  /** A text that is new for each intended version: sent again with the same one, it is made once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Where its text can be read. */
  url: Scalars['URL']['input'];
};

/** The outcome of making a version of the consent. */
export type CreateConsentPayload = {
  __typename?: 'CreateConsentPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The workspace with its consents as they are now, null when refused. */
  workspace: Maybe<Workspace>;
};

/** Which template to begin a course with. */
export type CreateCourseFromTemplateInput = {
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The `key` of the template. */
  template: Scalars['String']['input'];
};

/** The outcome of creating a course from a template. */
export type CreateCourseFromTemplatePayload = {
  __typename?: 'CreateCourseFromTemplatePayload';
  /** The new course, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new course. */
export type CreateCourseInput = {
  /** Its achievements in order, at most 200; none when left out. */
  achievements?: InputMaybe<Array<AchievementInput>>;
  /** Its fields; `name` is required. */
  fields: CourseFieldsInput;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key creates once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * Its modules in order; none when left out. Ids in it name nodes within the request, so that the achievements of a course that was read somewhere
   * else mean the same lectures and questions; every node gets a new one.
   */
  modules?: InputMaybe<Array<ModuleInput>>;
};

/** The outcome of creating a course. */
export type CreateCoursePayload = {
  __typename?: 'CreateCoursePayload';
  /** The new course, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** The ids of all nodes that came with a `clientKey`, null when refused. */
  created: Maybe<Array<CreatedNode>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A group to make. */
export type CreateGroupInput = {
  /** Everyone whose address is at this domain belongs to the group, such as `example.com`; nobody when left out. */
  addressDomain?: InputMaybe<Scalars['String']['input']>;
  /** What it is for, at most 2,000 characters; empty when left out. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** A text that is new for each intended group: sent again with the same one, it is made once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 200 characters without a semicolon. */
  name: Scalars['String']['input'];
};

/** The outcome of making a group. */
export type CreateGroupPayload = {
  __typename?: 'CreateGroupPayload';
  /** The group as it is now, null when refused. */
  group: Maybe<PersonGroup>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new review link. */
export type CreateReviewLinkInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** Until when it counts, at most 90 days ahead. */
  expireTime: Scalars['DateTime']['input'];
  /** Whether its guests may comment. */
  mayComment?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is for, 1 to 80 characters; its guests read it. */
  name: Scalars['String']['input'];
};

/** The outcome of making a review link. */
export type CreateReviewLinkPayload = {
  __typename?: 'CreateReviewLinkPayload';
  /** The link, null when refused. */
  link: Maybe<ReviewLink>;
  /** The token that its address ends with, told here alone; null when refused. Anyone who has it reads the course. */
  token: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Sections to keep under a name. */
export type CreateSavedSectionInput = {
  /** At least one section and at most 50, and the questions that they show, at most 200; all together at most 256 KB. */
  content: LectureContentInput;
  /** A text that is new for each intended saving: sent again with the same one, it is saved once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 255 characters. */
  name: Scalars['String']['input'];
};

/** The outcome of keeping sections. */
export type CreateSavedSectionPayload = {
  __typename?: 'CreateSavedSectionPayload';
  /** What was saved, null when refused. */
  savedSection: Maybe<SavedSection>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A token to make for the identity provider. */
export type CreateScimTokenInput = {
  /** Whether a token that is there stops counting at once. Whom the provider knows stays known to it. */
  replaces?: Scalars['Boolean']['input'];
};

/** The outcome of making a token. */
export type CreateScimTokenPayload = {
  __typename?: 'CreateScimTokenPayload';
  /** What the provider calls with, null when refused. It is stored nowhere as it is. */
  token: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The workspace as it is now, null when refused. */
  workspace: Maybe<Workspace>;
};

/** Codes to create: a batch of random ones, or one of your choice. */
export type CreateVouchersInput = {
  /** The campaign, by global or raw id. */
  campaignId: Scalars['ID']['input'];
  /**
   * In place of a batch: one code of one's own, such as WELCOME-2026. 6 to 40 letters and digits with single hyphens between; capitals and
   * the kind of dash tell no two apart. Refused with CONFLICT for a code that the workspace has already, in any campaign.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /** A text that is new for each intended batch: sent again with the same one, it is made once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How many codes, 1 to 1,000; 15 when left out. */
  voucherCount?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of making codes. */
export type CreateVouchersPayload = {
  __typename?: 'CreateVouchersPayload';
  /** The campaign with its counts as they are now, null when refused. */
  campaign: Maybe<Campaign>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The new codes, null when refused. */
  vouchers: Maybe<Array<Voucher>>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** What it is for, up to 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of: at least one. */
  eventTypes: Array<WebhookEventType>;
  /** Where events are sent by POST: https, at a public address, without user name and password; up to 2000 characters. */
  url: Scalars['String']['input'];
};

/** The new webhook. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** What deliveries are signed with, as Standard Webhooks writes it; null when it was refused. */
  secret: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The webhook; null when it was refused. */
  webhook: Maybe<Webhook>;
};

/** A node that a save made. */
export type CreatedNode = {
  __typename?: 'CreatedNode';
  /** The name that it had in the request. */
  clientKey: Scalars['String']['output'];
  /** What it is. */
  kind: ContentNodeKind;
  /** Its raw id, unique in the workspace. */
  rawId: Scalars['Int']['output'];
};

/** How often codes were used on a day. */
export type DayUsage = {
  __typename?: 'DayUsage';
  /** The day, in the time zone that was asked for. */
  date: Scalars['Date']['output'];
  /** How often. */
  usageCount: Scalars['Int']['output'];
};

/** A link out of the tree. */
export type DecisionButton = DecisionNodeFields & {
  __typename?: 'DecisionButton';
  /** What names it in its tree; it stays the same from save to save. */
  key: Scalars['String']['output'];
  /** A web address, or a path of this site; empty while it leads nowhere. */
  link: Scalars['String']['output'];
  /** The key of the question or option that it stands below, at the top that of the tree. */
  parentKey: Scalars['String']['output'];
  /** Its label. */
  text: Scalars['String']['output'];
};

/** A link out of the tree. */
export type DecisionButtonInput = {
  /** A web address; anything else becomes a path of this site. Empty while it leads nowhere. */
  link: Scalars['String']['input'];
  /** Its label, at most 255 characters. */
  text: Scalars['String']['input'];
};

/** A course that the tree leads to. */
export type DecisionCourse = DecisionNodeFields & {
  __typename?: 'DecisionCourse';
  /** The course; null when none was chosen, when it is gone, and when it is not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course; null while none was chosen. */
  courseId: Maybe<Scalars['Int']['output']>;
  /** What names it in its tree; it stays the same from save to save. */
  key: Scalars['String']['output'];
  /** The key of the question or option that it stands below, at the top that of the tree. */
  parentKey: Scalars['String']['output'];
};

/** A course that the tree leads to. */
export type DecisionCourseInput = {
  /** The course, by global or raw id, of the same workspace; null while none is chosen. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
};

/** One thing in a decision tree. Every member has the fields of `DecisionNodeFields`. */
export type DecisionNode = DecisionButton | DecisionCourse | DecisionOption | DecisionQuestion;

/** What a node of a decision tree is. Exactly one is given. */
export type DecisionNodeContentInput =
  /** A link out of the tree. */
  { button: DecisionButtonInput; course?: never; option?: never; question?: never; }
  |  /** A course. */
  { button?: never; course: DecisionCourseInput; option?: never; question?: never; }
  |  /** Something to choose. */
  { button?: never; course?: never; option: DecisionOptionInput; question?: never; }
  |  /** A further question. */
  { button?: never; course?: never; option?: never; question: DecisionQuestionInput; };

/** What every node of a decision tree has. */
export type DecisionNodeFields = {
  /** What names it in its tree; it stays the same from save to save. */
  key: Scalars['String']['output'];
  /** The key of the question or option that it stands below, at the top that of the tree. */
  parentKey: Scalars['String']['output'];
};

/** One thing in a decision tree. */
export type DecisionNodeInput = {
  /** What it is. */
  content: DecisionNodeContentInput;
  /** What names it in its tree, at most 100 characters. */
  key: Scalars['String']['input'];
  /** The key of the question or option that it stands below, at the top that of the tree. */
  parentKey: Scalars['String']['input'];
};

/** Something to choose. The nodes below it come next. */
export type DecisionOption = DecisionNodeFields & {
  __typename?: 'DecisionOption';
  /** What names it in its tree; it stays the same from save to save. */
  key: Scalars['String']['output'];
  /** The key of the question or option that it stands below, at the top that of the tree. */
  parentKey: Scalars['String']['output'];
  /** What is chosen. */
  title: Scalars['String']['output'];
};

/** Something to choose. */
export type DecisionOptionInput = {
  /** What is chosen, at most 255 characters. */
  title: Scalars['String']['input'];
};

/** A further question, with nodes below it. */
export type DecisionQuestion = DecisionNodeFields & {
  __typename?: 'DecisionQuestion';
  /** What names it in its tree; it stays the same from save to save. */
  key: Scalars['String']['output'];
  /** The key of the question or option that it stands below, at the top that of the tree. */
  parentKey: Scalars['String']['output'];
  /** What stands below the question, as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** The question. */
  title: Scalars['String']['output'];
};

/** A further question. */
export type DecisionQuestionInput = {
  /** What stands below the question, plain text or HTML. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The question, at most 255 characters. */
  title: Scalars['String']['input'];
};

/** The tree of decisions that an umbrella course (`DECISION_TREE`) is: a question, and ways on that end in courses or links. */
export type DecisionTree = {
  __typename?: 'DecisionTree';
  /** What names it among the parents of its nodes. */
  key: Scalars['String']['output'];
  /** Everything below it, at most 499: a parent stands before its children, and children stand in order. */
  nodes: Array<DecisionNode>;
  /** What stands below the question, as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** The question at its top; empty while none is written. */
  title: Scalars['String']['output'];
};

/** The decision tree of an umbrella course. It replaces the one before as a whole. */
export type DecisionTreeInput = {
  /** What names it among the parents of its nodes, at most 100 characters. */
  key: Scalars['String']['input'];
  /** Everything below it, at most 499 nodes and 9 levels; children stand in order. */
  nodes: Array<DecisionNodeInput>;
  /** What stands below the question, plain text or HTML. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The question at its top, at most 255 characters. */
  title: Scalars['String']['input'];
};

/** A campaign to delete. */
export type DeleteCampaignInput = {
  /** The campaign, by global or raw id. */
  campaignId: Scalars['ID']['input'];
};

/** The outcome of deleting a campaign. */
export type DeleteCampaignPayload = {
  __typename?: 'DeleteCampaignPayload';
  /** The global id of what was deleted, null when refused. */
  deletedCampaignId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which course to delete. */
export type DeleteCourseInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to delete in spite of another's lock, of a newer version and of what learners lose. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was looked at; whichever there is when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of deleting a course. */
export type DeleteCoursePayload = {
  __typename?: 'DeleteCoursePayload';
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['Int']['output']>;
  /** The global id of the `AuthoredCourse` that is gone, null when refused. */
  deletedCourseId: Maybe<Scalars['ID']['output']>;
  /** The global ids under which it was known, as `AuthoredCourse` and as `Course`, for caches that hold both; null when refused. */
  deletedIds: Maybe<Array<Scalars['ID']['output']>>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** What learners would lose, when refused with PROGRESS_CONFLICT. */
  losses: Maybe<CourseLosses>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which question or reply to delete. */
export type DeleteDiscussionPostInput = {
  /** The question or reply, by global or raw id. */
  postId: Scalars['ID']['input'];
};

/** The outcome of deleting a question or reply. */
export type DeleteDiscussionPostPayload = {
  __typename?: 'DeleteDiscussionPostPayload';
  /** The global id of what was deleted, null when refused. */
  deletedPostId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which file to delete. */
export type DeleteFileInput = {
  /** The file, by global or raw id. */
  fileId: Scalars['ID']['input'];
  /** True to delete it although something shows it, which shows nothing in its place then. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of deleting a file. */
export type DeleteFilePayload = {
  __typename?: 'DeleteFilePayload';
  /** The global id of the file that is gone, null when refused. */
  deletedFileId: Maybe<Scalars['ID']['output']>;
  /** When refused with FILE_IN_USE, the places that show it, at most 100; else null. */
  usedIn: Maybe<Array<FileUse>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which group to delete. */
export type DeleteGroupInput = {
  /** The group, by global or raw id. */
  groupId: Scalars['ID']['input'];
};

/** The outcome of deleting a group. */
export type DeleteGroupPayload = {
  __typename?: 'DeleteGroupPayload';
  /** The global id of the deleted group, null when refused. */
  deletedGroupId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which comment to delete. */
export type DeleteReviewCommentInput = {
  /** The comment, by raw id. */
  commentId: Scalars['ID']['input'];
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
};

/** The outcome of deleting a comment. */
export type DeleteReviewCommentPayload = {
  __typename?: 'DeleteReviewCommentPayload';
  /** The raw id of what was deleted, null when refused. */
  deletedCommentId: Maybe<Scalars['Int']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which saved section to delete. */
export type DeleteSavedSectionInput = {
  /** The saved section, by global or raw id. */
  savedSectionId: Scalars['ID']['input'];
};

/** The outcome of deleting a saved section. */
export type DeleteSavedSectionPayload = {
  __typename?: 'DeleteSavedSectionPayload';
  /** The global id of the saved section that is gone, null when refused. */
  deletedSavedSectionId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A token to withdraw. */
export type DeleteScimTokenInput = {
  /** When the token was made that is meant; whichever there is when left out. */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The outcome of withdrawing a token. */
export type DeleteScimTokenPayload = {
  __typename?: 'DeleteScimTokenPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The workspace as it is now, null when refused. */
  workspace: Maybe<Workspace>;
};

/** Which tag to delete. */
export type DeleteTagInput = {
  /** The tag, by global or raw id. */
  tagId: Scalars['ID']['input'];
};

/** The outcome of deleting a tag. */
export type DeleteTagPayload = {
  __typename?: 'DeleteTagPayload';
  /** The global id of the tag that is gone, null when refused. */
  deletedTagId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which webhook is deleted. */
export type DeleteWebhookInput = {
  /** Global or raw id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The webhook that is gone. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** Its global id; null when it was refused. */
  deletedWebhookId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Something that is gone for good, as programs that keep a copy need it told. */
export type Deletion = {
  __typename?: 'Deletion';
  /** When it was deleted. */
  deleteTime: Scalars['DateTime']['output'];
  /**
   * The global ids that it had: two for what authors or admins and everyone else know under different types, a course and a person. `node`
   * finds nothing by them any more.
   */
  deletedIds: Array<Scalars['ID']['output']>;
  /** What it was. */
  kind: DeletionKind;
  /** The raw id that it had. No other thing of its kind ever has it. */
  rawId: Scalars['Int']['output'];
};

/** A page of what was deleted. */
export type DeletionConnection = {
  __typename?: 'DeletionConnection';
  /** The deletions with their cursors. */
  edges: Array<DeletionEdge>;
  /** The deletions alone. */
  nodes: Array<Deletion>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many match in all. */
  totalCount: Scalars['Int']['output'];
};

/** A deletion in a page. */
export type DeletionEdge = {
  __typename?: 'DeletionEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The deletion. */
  node: Deletion;
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
  /** A saved section. */
  | 'SAVED_SECTION'
  /** What a learner had of a course. One that was given up is still there. */
  | 'USER_COURSE';

/** One bubble of a turn. */
export type DialogBubble = AudioBubble | QuestionBubble | TextBubble | VideoBubble;

/** One bubble of a turn. Exactly one is given. */
export type DialogBubbleInput =
  /** A sound. */
  { audio: MediaBubbleInput; question?: never; text?: never; video?: never; }
  |  /** A question of the lecture. */
  { audio?: never; question: QuestionPlaceInput; text?: never; video?: never; }
  |  /** A text. */
  { audio?: never; question?: never; text: TextBubbleInput; video?: never; }
  |  /** A video. */
  { audio?: never; question?: never; text?: never; video: MediaBubbleInput; };

/** A conversation in bubbles. */
export type DialogSection = SectionFields & {
  __typename?: 'DialogSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** The turns in order. */
  turns: Array<DialogTurn>;
};

/** A conversation in bubbles. */
export type DialogSectionInput = {
  /** The turns in order, at most 500. */
  turns: Array<DialogTurnInput>;
};

/** One turn of a conversation. */
export type DialogTurn = {
  __typename?: 'DialogTurn';
  /** The name of who speaks, null when there is none. */
  avatarName: Maybe<Scalars['String']['output']>;
  /** The picture of who speaks, null when there is none. */
  avatarUrl: Maybe<Scalars['URL']['output']>;
  /** The bubbles of the turn, in order. */
  bubbles: Array<DialogBubble>;
  /** The side it stands on. */
  side: Side;
  /** Whether the learner's own picture is shown. */
  usesOwnPicture: Scalars['Boolean']['output'];
};

/** One turn of a conversation. */
export type DialogTurnInput = {
  /** The name of who speaks; null for none. */
  avatarName?: InputMaybe<Scalars['String']['input']>;
  /** The picture of who speaks; null for none. */
  avatarUrl?: InputMaybe<Scalars['URL']['input']>;
  /** The bubbles of the turn, in order, at most 500. */
  bubbles: Array<DialogBubbleInput>;
  /** The side it stands on. */
  side?: InputMaybe<Side>;
  /** Whether the learner's own picture is shown. */
  usesOwnPicture?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Of which course the changes that are held back are given up. */
export type DiscardCourseChangesInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to do it in spite of another's lock and of a newer version; it is recorded. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key discards once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
  /** The version that is given up; whichever is newest when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of discarding changes. */
export type DiscardCourseChangesPayload = {
  __typename?: 'DiscardCourseChangesPayload';
  /** The course as it is now, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['Int']['output']>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A provider to disconnect. */
export type DisconnectIntegrationInput = {
  /** The integration, by global or raw id. */
  integrationId: Scalars['ID']['input'];
};

/** The outcome of disconnecting a provider. */
export type DisconnectIntegrationPayload = {
  __typename?: 'DisconnectIntegrationPayload';
  /** The global id of what is gone, null when refused. */
  disconnectedId: Maybe<Scalars['ID']['output']>;
  /** The raw id of what is gone, null when refused. */
  disconnectedIntegrationId: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
  /** The workspace without it, null when refused. */
  workspace: Maybe<Workspace>;
};

/** Where to look for an OpenID provider. */
export type DiscoverSignInInput = {
  /** Its address, with or without `/.well-known/openid-configuration`; https. At most 2,000 characters. */
  issuer: Scalars['String']['input'];
};

/** What an OpenID provider says of itself. */
export type DiscoverSignInPayload = {
  __typename?: 'DiscoverSignInPayload';
  /** Whether it was found, else why not; null when it was refused to look. */
  check: Maybe<IntegrationCheck>;
  /** Its endpoints, null where none were found. */
  provider: Maybe<DiscoveredSignIn>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The endpoints of an OpenID provider, as the fields of a sign-in provider name them. */
export type DiscoveredSignIn = {
  __typename?: 'DiscoveredSignIn';
  /** Where people sign in. */
  authorizationEndpoint: Scalars['String']['output'];
  /** The issuer as it names itself. */
  issuer: Scalars['String']['output'];
  /** What to ask for, of what it offers; separated by spaces. */
  scope: Scalars['String']['output'];
  /** Where a code is exchanged for a token. */
  tokenEndpoint: Scalars['String']['output'];
  /** Where the token opens the data of the person; null where it has none. */
  userEndpoint: Maybe<Scalars['String']['output']>;
};

/** A question or a reply. */
export type DiscussionPost = Node & {
  __typename?: 'DiscussionPost';
  /** The name of the person who wrote it; null when that account is gone. */
  authorName: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createTime: Scalars['DateTime']['output'];
  /** Whether its writer deleted it. */
  deleted: Scalars['Boolean']['output'];
  /** When it was changed last; null when it never was. */
  editTime: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer may change and delete it. */
  editable: Scalars['Boolean']['output'];
  /** Whether it is hidden. */
  hidden: Scalars['Boolean']['output'];
  /** Why it is hidden, for the person who wrote it and for admins of the course; null for everyone else. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  /** The global id. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  postId: Scalars['Int']['output'];
  /** Whether the viewer may report it. */
  reportable: Scalars['Boolean']['output'];
  /** True when the viewer has reported it, whether or not a moderator has dealt with the report. */
  reported: Scalars['Boolean']['output'];
  /** What waits for a moderator, at most 20; null for everyone but admins of the course. */
  reports: Maybe<Array<DiscussionReport>>;
  /** What it says, as plain text with line breaks; null when it was deleted or is hidden from the viewer. */
  text: Maybe<Scalars['String']['output']>;
  /** True when the author of the post created the course. */
  writtenByCreator: Scalars['Boolean']['output'];
  /** Whether the viewer wrote it. */
  writtenByViewer: Scalars['Boolean']['output'];
};

/** A page of replies. */
export type DiscussionPostConnection = {
  __typename?: 'DiscussionPostConnection';
  /** The replies with their cursors. */
  edges: Array<DiscussionPostEdge>;
  /** The replies alone. */
  nodes: Array<DiscussionPost>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many replies there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A reply in a page. */
export type DiscussionPostEdge = {
  __typename?: 'DiscussionPostEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The reply. */
  node: DiscussionPost;
};

/** A question in the list over all courses. */
export type DiscussionQuestion = {
  __typename?: 'DiscussionQuestion';
  /** The name of anyone who asked; null when that account is gone. */
  authorName: Maybe<Scalars['String']['output']>;
  /** Whether nobody replies any more. */
  closed: Scalars['Boolean']['output'];
  /** That course; null when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course. */
  courseId: Scalars['Int']['output'];
  /** The name of the course. */
  courseName: Scalars['String']['output'];
  /** When it was asked. */
  createTime: Scalars['DateTime']['output'];
  /** When something was written in the thread last. */
  lastActivityTime: Scalars['DateTime']['output'];
  /** That lecture; null when it is gone or not for the viewer. */
  lecture: Maybe<Lecture>;
  /** The raw id of the lecture. */
  lectureId: Scalars['Int']['output'];
  /** The name of the lecture; null once the course has it no more. */
  lectureName: Maybe<Scalars['String']['output']>;
  /** Whether it comes first after its lecture. */
  pinned: Scalars['Boolean']['output'];
  /** The raw id of the question in it. */
  postId: Scalars['Int']['output'];
  /** How many replies there are. */
  replyCount: Scalars['Int']['output'];
  /** How many reports of its posts wait for a moderator. */
  reportCount: Scalars['Int']['output'];
  /** Its current state. */
  state: DiscussionQuestionState;
  /** The thread with its replies; null when it is gone. It costs a call for each question. */
  thread: Maybe<DiscussionThread>;
  /** The raw id of the thread. */
  threadId: Scalars['Int']['output'];
  /** What it is about; null when it was deleted. */
  title: Maybe<Scalars['String']['output']>;
};

/** A page of the questions of all courses. */
export type DiscussionQuestionConnection = {
  __typename?: 'DiscussionQuestionConnection';
  /**
   * Where every question of the list, over all pages, can be downloaded as CSV: with the session or an access token, noted in the audit log.
   * UTF-8 with a byte order mark, RFC 4180; a text that a table program would take for a formula begins with an apostrophe.
   */
  csvUrl: Scalars['URL']['output'];
  /** The questions with their cursors. */
  edges: Array<DiscussionQuestionEdge>;
  /** The questions alone. */
  nodes: Array<DiscussionQuestion>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many questions there are in all. */
  totalCount: Scalars['Int']['output'];
};


/** A page of the questions of all courses. */
export type DiscussionQuestionConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A question in a page. */
export type DiscussionQuestionEdge = {
  __typename?: 'DiscussionQuestionEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The question. */
  node: DiscussionQuestion;
};

/** Which questions are listed. */
export type DiscussionQuestionFilter =
  /** Those that a reply has answered. */
  | 'ANSWERED'
  /** Those that a moderator has hidden. */
  | 'HIDDEN'
  /** Questions with a report in their thread that waits for a moderator, in any state. */
  | 'REPORTED'
  /** Those without an answer. */
  | 'UNANSWERED';

/** How to order the questions of all courses. */
export type DiscussionQuestionOrder = {
  /** Which end comes first; ascending when left out. */
  direction?: InputMaybe<OrderDirection>;
  /** What to order them by. */
  field: DiscussionQuestionOrderField;
};

/** What the questions of all courses can be ordered by. */
export type DiscussionQuestionOrderField =
  /** When they were asked. */
  | 'CREATE_TIME'
  /** When something was written in the thread last. */
  | 'LAST_ACTIVITY_TIME'
  /** How many replies there are. */
  | 'REPLY_COUNT';

/** The state of a question. */
export type DiscussionQuestionState =
  /** A reply has answered it. */
  | 'ANSWERED'
  /** The person who asked deleted it; its replies remain. */
  | 'DELETED'
  /** A moderator has hidden it. */
  | 'HIDDEN'
  /** No reply has been accepted as the answer yet. */
  | 'UNANSWERED';

/** A report that a post should be removed, and why. */
export type DiscussionReport = {
  __typename?: 'DiscussionReport';
  /** When it was reported. */
  createTime: Scalars['DateTime']['output'];
  /** What is wrong with the post, in their words. */
  reason: Scalars['String']['output'];
  /** The name of anyone who reported it; null for none. */
  reporterName: Maybe<Scalars['String']['output']>;
};

/** A question after a lecture, with its replies. */
export type DiscussionThread = Node & {
  __typename?: 'DiscussionThread';
  /** The raw id of the reply that answered it; null when none did. */
  answerId: Maybe<Scalars['Int']['output']>;
  /** Whether nobody replies any more. */
  closed: Scalars['Boolean']['output'];
  /** That course; null when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of its course. */
  courseId: Scalars['Int']['output'];
  /** The global id. */
  id: Scalars['ID']['output'];
  /** When something was written in it last. */
  lastActivityTime: Scalars['DateTime']['output'];
  /** That lecture; null when it is gone or not for the viewer. */
  lecture: Maybe<Lecture>;
  /** The raw id of the lecture that it stands after. */
  lectureId: Scalars['Int']['output'];
  /** Whether the viewer may say which reply answered it. */
  mayAccept: Scalars['Boolean']['output'];
  /** Whether the viewer may hide its posts, pin and close it. */
  mayModerate: Scalars['Boolean']['output'];
  /** Whether it comes first after its lecture. */
  pinned: Scalars['Boolean']['output'];
  /** The question itself. */
  question: DiscussionPost;
  /** Its replies, the first one first. Null when they could not be read. It costs a call for each thread. */
  replies: Maybe<DiscussionPostConnection>;
  /** How many replies there are. */
  replyCount: Scalars['Int']['output'];
  /** The raw id. */
  threadId: Scalars['Int']['output'];
  /** What it is about; null when it was deleted or is hidden from the viewer. */
  title: Maybe<Scalars['String']['output']>;
};


/** A question after a lecture, with its replies. */
export type DiscussionThreadRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of threads. */
export type DiscussionThreadConnection = {
  __typename?: 'DiscussionThreadConnection';
  /** The threads with their cursors. */
  edges: Array<DiscussionThreadEdge>;
  /** The threads alone. */
  nodes: Array<DiscussionThread>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many threads there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A thread in a page. */
export type DiscussionThreadEdge = {
  __typename?: 'DiscussionThreadEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The thread. */
  node: DiscussionThread;
};

/** How to order the questions after a lecture. */
export type DiscussionThreadOrder = {
  /** Which end comes first; ascending when left out. */
  direction?: InputMaybe<OrderDirection>;
  /** What to order them by. */
  field: DiscussionThreadOrderField;
};

/** What the questions after a lecture can be ordered by. */
export type DiscussionThreadOrderField =
  /** Whether a reply has answered it: those without an answer, then the others, each with the newest activity first. */
  | 'ANSWERED'
  /** When something was written in the thread last. */
  | 'LAST_ACTIVITY_TIME';

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

/** How many courses a bucket of durations would leave. */
export type DurationCount = {
  __typename?: 'DurationCount';
  /** How many courses. */
  courseCount: Scalars['Int']['output'];
  /** The bucket. */
  duration: DurationBucket;
};

/** An achievement that a learner has earned. */
export type EarnedAchievement = Node & {
  __typename?: 'EarnedAchievement';
  /** The achievement, null when the author has removed it since. */
  achievement: Maybe<Achievement>;
  /** The raw id of the achievement. */
  achievementId: Scalars['Int']['output'];
  /** That course; null when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course that it was earned in. */
  courseId: Scalars['Int']['output'];
  /** The language of that course as a code of BCP 47, such as `de`; null when its author does not state it. */
  courseLanguage: Maybe<Scalars['String']['output']>;
  /** The name of the course that it was earned in, null when it is gone. */
  courseName: Maybe<Scalars['String']['output']>;
  /** When it was earned. */
  createTime: Scalars['DateTime']['output'];
  /** The raw id of the link. */
  earnedAchievementId: Scalars['Int']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
};

/** One page of earned achievements. */
export type EarnedAchievementConnection = {
  __typename?: 'EarnedAchievementConnection';
  /** The achievements with their cursors. */
  edges: Array<EarnedAchievementEdge>;
  /** The achievements alone. */
  nodes: Array<EarnedAchievement>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** An earned achievement in a page. */
export type EarnedAchievementEdge = {
  __typename?: 'EarnedAchievementEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The achievement. */
  node: EarnedAchievement;
};

/** Other words for a question or reply. */
export type EditDiscussionPostInput = {
  /** The question or reply, by global or raw id. */
  postId: Scalars['ID']['input'];
  /** What it says from now on, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** What a question is about from now on, 1 to 150 characters; null leaves it. A reply has none. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of changing a question or reply. */
export type EditDiscussionPostPayload = {
  __typename?: 'EditDiscussionPostPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<DiscussionThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** New words for a comment. */
export type EditReviewCommentInput = {
  /** The comment, by raw id. */
  commentId: Scalars['ID']['input'];
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** Everyone whom it mentions from now on, by global or raw ids, at most 10, with places in `text` as when it was written; nobody when left out. People whom it did not mention before are told. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What it says from now on, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** The outcome of changing a comment. */
export type EditReviewCommentPayload = {
  __typename?: 'EditReviewCommentPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<ReviewThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A page of another site, which a reader loads by a press. */
export type EmbedSection = SectionFields & {
  __typename?: 'EmbedSection';
  /** What there is to see or to do in it, as plain text; may be empty. */
  caption: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** How large it is drawn. */
  size: EmbedSize;
  /** What it is called, which names its frame too; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** Where the page is. Its host may have been taken from `Workspace.embedHosts` since it was written: then it is a link. */
  url: Scalars['URL']['output'];
};

/** A page of another site, shown in the lecture. */
export type EmbedSectionInput = {
  /** What there is to see or to do in it, as plain text. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** How large it is drawn. */
  size?: InputMaybe<EmbedSize>;
  /** What it is called, which names its frame too; may be empty. */
  title: Scalars['String']['input'];
  /** Where the page is: https, at one of `Workspace.embedHosts`; refused with the `reason` `HOST_NOT_ALLOWED` in `params` elsewhere. */
  url: Scalars['URL']['input'];
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

/** Which webhook is enabled. */
export type EnableWebhookInput = {
  /** Global or raw id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The webhook as it is then. */
export type EnableWebhookPayload = {
  __typename?: 'EnableWebhookPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The webhook; null when it was refused. */
  webhook: Maybe<Webhook>;
};

/** Which course. */
export type EnrolInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key enrols once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The umbrella course by which the viewer came to it, by global or raw id. One that does not lead there is not remembered. */
  umbrellaId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of enrolling. */
export type EnrolPayload = {
  __typename?: 'EnrolPayload';
  /** The course with its enrolment state. */
  course: Maybe<Course>;
  /** The user course, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whom to enrol in a course, and until when it is due. */
export type EnrolPeopleInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to be told what would happen, without any change. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** When they should have completed it, within the next ten years. Who is enrolled already gets it, too. */
  dueTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** A text that is new for each intended enrolment: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether anyone who is enrolled by it is told: by one mail in their language, unless they have stopped mails about courses, and by a notice
   * where they take them.
   */
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who they are. */
  people: EnrolledPeopleInput;
  /** True to take due dates away from those who are enrolled already; not together with `dueTime`. */
  withoutDue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of ordering an enrolment. */
export type EnrolPeoplePayload = {
  __typename?: 'EnrolPeoplePayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** People to enrol. */
export type EnrolledPeopleInput =
  /** Some people, or everyone whom a filter names. For admins. */
  { selection: PeopleSelectionInput; usernames?: never; }
  |  /** By e-mail address, 1 to 1,000. Anyone who has not proven the address, with an account or without, begins once they have. */
  { selection?: never; usernames: Array<Scalars['String']['input']>; };

/** What can be done with enrolments of others. */
export type EnrolmentAction =
  /** They get another due date, or none. */
  | 'CHANGE_DUE'
  /** They are taken out of the course. */
  | 'UNENROL';

/** What a viewer can do about enrolment. */
export type EnrolmentOption = {
  __typename?: 'EnrolmentOption';
  /** When the course ended, for FINISHED. */
  endTime: Maybe<Scalars['DateTime']['output']>;
  /** When the course starts, for WILL_START and PRE_ENROL. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  /** The state to act on. */
  state: EnrolmentState;
};

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

/** A kind of installation. */
export type Environment =
  /** Someone's own machine. */
  | 'DEV'
  /** People learn here. */
  | 'PRODUCTION'
  /** Tried out before it goes to production. */
  | 'STAGING';

/** Whose account. */
export type ErasePersonalDataInput = {
  /** The e-mail address of the account, typed again: nothing is erased when it differs. */
  confirmUsername: Scalars['String']['input'];
  /**
   * The password of the viewer, needed of anyone who erases themselves and has one (`Viewer.hasPassword`). Without a password the sign-in must be at
   * most ten minutes old, else it is refused with SIGN_IN_AGAIN.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The person, by global or raw id, for admins; the viewer when left out. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of erasing an account. */
export type ErasePersonalDataPayload = {
  __typename?: 'ErasePersonalDataPayload';
  /** True when the account is gone. */
  erased: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Examples. */
export type ExamplesSection = SectionFields & {
  __typename?: 'ExamplesSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** An explanation of one answer. */
export type Explanation = {
  __typename?: 'Explanation';
  /** Plain text, sanitised HTML, or JSON as text. */
  content: Scalars['String']['output'];
  /** The position of the answer, from 1. */
  position: Scalars['Int']['output'];
  /** How to read `content`. */
  type: ExplanationType;
};

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
  content: Scalars['String']['input'];
  /** The position of the answer from 1, or the key of an item, as text; once for a question. */
  key: Scalars['String']['input'];
};

/** How an explanation is written. */
export type ExplanationType =
  /** HTML. */
  | 'HTML'
  /** JSON. */
  | 'JSON'
  /** Plain text. */
  | 'TEXT';

/** Whose data. */
export type ExportPersonalDataInput = {
  /** The person, by global or raw id, for admins; the viewer when left out. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is stored about a person. */
export type ExportPersonalDataPayload = {
  __typename?: 'ExportPersonalDataPayload';
  /** The data by kind, null when refused. The kinds and their members follow what is stored and change with it, hence JSON. */
  data: Maybe<Scalars['JSON']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What a provider sent a person back with. */
export type ExternalCodeInput = {
  /** The code. */
  code: Scalars['String']['input'];
  /** The address that it came to, the same as at the beginning. */
  redirectUri: Scalars['URL']['input'];
  /** The state that it came with. */
  state: Scalars['String']['input'];
};

/** What a provider gave. Exactly one is given. */
export type ExternalProofInput =
  /** What the provider sent the person back with, at the end of a sign-in that was begun here. */
  { code: ExternalCodeInput; externalToken?: never; }
  |  /** An ID token or access token that the provider made for this installation. For tools. */
  { code?: never; externalToken: Scalars['String']['input']; };

/** A provider that people may sign in with. */
export type ExternalRealm =
  /** The workspace's own provider (OAuth2). */
  | 'CUSTOM_OAUTH2'
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** A way to sign in at another provider. */
export type ExternalSignIn = {
  __typename?: 'ExternalSignIn';
  /** The name to show on the button: the provider's, or the company's for the workspace's own. */
  label: Scalars['String']['output'];
  /** Which provider. */
  realm: ExternalRealm;
};

/** Length of the steps of a series. */
export type FactAggregation =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A minute. */
  | 'MINUTE'
  /** A month. */
  | 'MONTH'
  /** A week from Monday. */
  | 'WEEK'
  /** A year. */
  | 'YEAR';

/** What one thing came to in a period. */
export type FactCount = {
  __typename?: 'FactCount';
  /** That course; null when it belongs to none, is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of its course, null when it belongs to none. */
  courseId: Maybe<Scalars['Int']['output']>;
  /** What the course is called today, or was called last; null when there is none, or nothing says it. */
  courseName: Maybe<Scalars['String']['output']>;
  /** What it is called today, or was called last; null when it was deleted and nothing says it. Of a question its text without marks. */
  name: Maybe<Scalars['String']['output']>;
  /**
   * That lecture, module, campaign or course. Null when it is gone or not for the viewer, and where questions or the workspace are counted: a
   * question is read through its lecture, which its numbers do not name.
   */
  subject: Maybe<Node>;
  /** The raw id of what is counted, null for what had none. */
  subjectId: Maybe<Scalars['Int']['output']>;
  /** The numbers of the type, in its order. */
  values: Array<FactValue>;
};

/** A page of what was counted. */
export type FactCountConnection = {
  __typename?: 'FactCountConnection';
  /** Where all rows of the list can be downloaded as CSV, with the session or an access token. */
  csvUrl: Scalars['URL']['output'];
  /** The rows with their cursors. */
  edges: Array<FactCountEdge>;
  /** The rows alone. */
  nodes: Array<FactCount>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of what was counted. */
export type FactCountConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A row in a list. */
export type FactCountEdge = {
  __typename?: 'FactCountEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: FactCount;
};

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

/** What of a row is called by a name. */
export type FactName =
  /** Its course. */
  | 'COURSE'
  /** What is counted: a lecture, module, question, campaign, course, or the workspace. */
  | 'SUBJECT';

/** How to sort what was counted: by a number or by a name, by exactly one of them. */
export type FactOrder = {
  /** Which way; upwards when left out. */
  direction?: InputMaybe<OrderDirection>;
  /** By which number: any of the type. Where there is none, as the average of nothing, a row comes last. */
  measure?: InputMaybe<FactMeasure>;
  /** By which name. What has none comes last. */
  name?: InputMaybe<FactName>;
};

/** A step of a series. */
export type FactPoint = {
  __typename?: 'FactPoint';
  /** Where the step begins. */
  time: Scalars['DateTime']['output'];
  /** The number in this step; null for a mean of nothing. */
  value: Maybe<Scalars['Float']['output']>;
};

/** The numbers of a type over a period. */
export type FactTotals = {
  __typename?: 'FactTotals';
  /** What is counted. */
  type: FactType;
  /** The numbers of the type, in its order. */
  values: Array<FactValue>;
};

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

/** One number. */
export type FactValue = {
  __typename?: 'FactValue';
  /** Which number. */
  measure: FactMeasure;
  /** How much; null for a mean of nothing. */
  value: Maybe<Scalars['Float']['output']>;
};

/** An uploaded file. */
export type File = Node & {
  __typename?: 'File';
  /** The alternative text of a picture; null when there is none. */
  alternativeText: Maybe<Scalars['String']['output']>;
  /** Its size in bytes. */
  byteCount: Scalars['Int']['output'];
  /** What it is for. */
  category: FileCategory;
  /** When it was uploaded. */
  createTime: Scalars['DateTime']['output'];
  /** The raw id. */
  fileId: Scalars['Int']['output'];
  /** Whether `url` gives smaller versions: 640, 768, 1024, 1366, 1600 and 1920 pixels wide, in the format that the reader knows. */
  hasSmallerVersions: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** What it is called, with its extension. */
  name: Scalars['String']['output'];
  /** What it is. */
  type: FileType;
  /** When it was uploaded, renamed or described. */
  updateTime: Scalars['DateTime']['output'];
  /** Its address, which gives the same bytes permanently. A picture with `hasSmallerVersions` takes `?w=` with the pixels that are needed. */
  url: Scalars['URL']['output'];
  /** The places that show it, at most 100. */
  usedIn: Maybe<Array<FileUse>>;
};

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

/** A page of files. */
export type FileConnection = {
  __typename?: 'FileConnection';
  /** The files with their cursors. */
  edges: Array<FileEdge>;
  /** The files alone. */
  nodes: Array<File>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many files match in all. */
  totalCount: Scalars['Int']['output'];
};

/** A file in a page. */
export type FileEdge = {
  __typename?: 'FileEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The file. */
  node: File;
};

/** Which files to read. All given conditions hold together. */
export type FileFilter = {
  /** Only files of this category. */
  category?: InputMaybe<FileCategory>;
  /** Words that the name contains, in any order, whatever their case, marks and apostrophes; no character of them is a wildcard. At most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only files of these types; at most 5. */
  types?: InputMaybe<Array<FileType>>;
  /** Only files that were uploaded, renamed or described at this time or later, for tools that keep a copy. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How to order files. Equal ones follow each other always in the same way. */
export type FileOrder = {
  /** In which direction; ascending when left out. */
  direction?: InputMaybe<OrderDirection>;
  /** What to order them by. */
  field: FileOrderField;
};

/** What files can be ordered by. */
export type FileOrderField =
  /** When they were uploaded. */
  | 'CREATE_TIME'
  /** The name, without regard to case. */
  | 'NAME'
  /** When they were uploaded, renamed or described last. */
  | 'UPDATE_TIME';

/** A file to download. */
export type FileSection = SectionFields & {
  __typename?: 'FileSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** What it is called; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** Where the file is. */
  url: Scalars['URL']['output'];
};

/** A file to download. */
export type FileSectionInput = {
  /** What it is called; the name of the file where it is empty. */
  title: Scalars['String']['input'];
  /** Where the file is. */
  url: Scalars['URL']['input'];
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

/** A place that shows a file. */
export type FileUse = {
  __typename?: 'FileUse';
  /** The course, or that of the lecture; null for others, and when it is not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course of a lecture, else null. */
  courseId: Maybe<Scalars['Int']['output']>;
  /** The name of the course of a lecture as its authors hold it, else null. */
  courseName: Maybe<Scalars['String']['output']>;
  /** What it is. */
  kind: FileUseKind;
  /** The lecture; null for others, and when it is not for the viewer. */
  lecture: Maybe<Lecture>;
  /** The raw id of the module of a lecture, else null. */
  moduleId: Maybe<Scalars['Int']['output']>;
  /** The name of the course, lecture or saved section, empty for others. */
  name: Scalars['String']['output'];
  /** The raw id of the course, lecture, saved section, workspace or person. */
  rawId: Scalars['Int']['output'];
  /** The raw id of the first section of a lecture that shows the file; null where its header or a question does, and for others. */
  sectionId: Maybe<Scalars['Int']['output']>;
};

/** What shows a file. */
export type FileUseKind =
  /** A course, by one of its fields, modules or achievements. */
  | 'COURSE'
  /** A lecture, by its content or its header. */
  | 'LECTURE'
  /** A person, by their picture. */
  | 'PERSON'
  /** A saved section, by its content. */
  | 'SAVED_SECTION'
  /** The workspace, by its profile or its cover. */
  | 'WORKSPACE';

/** Both are required. */
export type ForumInput = {
  /** The key of the API. Never read again. */
  apiKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of the forum: its short name at Disqus, or the https address of its page for embedding, which gets the lecture as `thread`. */
  forumId?: InputMaybe<Scalars['String']['input']>;
};

/** A forum. */
export type ForumIntegration = Integration & Node & {
  __typename?: 'ForumIntegration';
  /** When it was connected. */
  connectTime: Scalars['DateTime']['output'];
  /** The id of the forum: its short name at Disqus, or the https address of its page for embedding, which gets the lecture as `thread`. */
  forumId: Maybe<Scalars['String']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  integrationId: Scalars['Int']['output'];
  /** Always null: nothing is called. */
  lastCheck: Maybe<IntegrationCheck>;
  /** Names of the secrets that are stored. */
  secretsSet: Array<Scalars['String']['output']>;
  /** The kind of the provider. */
  type: IntegrationType;
  /** When its fields were changed last. */
  updateTime: Scalars['DateTime']['output'];
};

/** A person with an account, found by their e-mail address. */
export type FoundUser = {
  __typename?: 'FoundUser';
  /** The name. */
  name: Scalars['String']['output'];
  /** The raw id. */
  userId: Scalars['Int']['output'];
  /** The e-mail address. */
  username: Scalars['String']['output'];
};

/** How many learners reach a lecture, and how many stop at it. */
export type FunnelStep = {
  __typename?: 'FunnelStep';
  /** Learners whose last activity was in it and who ran out of time before completing the course. */
  expired: Scalars['Int']['output'];
  /** Learners whose last activity was in it and who gave the course up. */
  gaveUp: Scalars['Int']['output'];
  /** Learners whose last activity was in it and who can still continue the course. */
  inProgress: Scalars['Int']['output'];
  /** That lecture; null when it is gone or not for the viewer. */
  lecture: Maybe<Lecture>;
  /** The raw id of the lecture. */
  lectureId: Scalars['Int']['output'];
  /** That module; null when it is gone or not for the viewer. */
  module: Maybe<Module>;
  /** The raw id of its module. */
  moduleId: Scalars['Int']['output'];
  /** The name of its module. */
  moduleName: Scalars['String']['output'];
  /** The name of the lecture. */
  name: Scalars['String']['output'];
  /** Learners who reached it: they have seen it, answered a question in it, or are at it now. */
  reached: Scalars['Int']['output'];
  /** Learners who have seen all of it. */
  seen: Scalars['Int']['output'];
};

/** Why something is not open yet, and what opens it. */
export type Gate = {
  __typename?: 'Gate';
  /** The lecture that must be done first. */
  lectureId: Maybe<Scalars['Int']['output']>;
  /** The name of that lecture. */
  lectureName: Maybe<Scalars['String']['output']>;
  /** The raw id of that lecture's module. */
  moduleId: Maybe<Scalars['Int']['output']>;
  /** Questions there that still take an answer, null when it is not about questions. */
  openQuestionCount: Maybe<Scalars['Int']['output']>;
  /** Points still missing there, null when it is not about points. */
  pointsMissing: Maybe<Scalars['Int']['output']>;
  /** The reason. */
  reason: GateReason;
  /** When it opens without anything being done, null when time is not the reason. */
  time: Maybe<Scalars['DateTime']['output']>;
};

/** A lecture that closes or opens for learners. */
export type GateChange = {
  __typename?: 'GateChange';
  /** For how many learners. */
  learnerCount: Scalars['Int']['output'];
  /** The raw id of the lecture. */
  lectureId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Why something is not open yet. */
export type GateReason =
  /** The course starts later. */
  | 'COURSE_NOT_STARTED'
  /** The current lecture is not done. */
  | 'LECTURE_NOT_DONE'
  /** The next module starts later. */
  | 'MODULE_NOT_STARTED'
  /** Lectures of this course open one after another. */
  | 'SEQUENTIAL';

/** Which user course. */
export type GiveUpCourseInput = {
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of giving up. */
export type GiveUpCoursePayload = {
  __typename?: 'GiveUpCoursePayload';
  /** The course with its enrolment state. */
  course: Maybe<Course>;
  /** The user course as it is now, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What was chosen, ordered, or put into one category. */
export type GivenPart = {
  __typename?: 'GivenPart';
  /** The category as sanitised HTML or plain text, null where the question has none. */
  category: Maybe<Scalars['String']['output']>;
  /** The options or items as sanitised HTML or plain text, in the order given. */
  texts: Array<Scalars['String']['output']>;
};

/** A course that everyone of a group takes, also who joins it later. */
export type GroupCourse = {
  __typename?: 'GroupCourse';
  /** That course; null when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course. */
  courseId: Scalars['Int']['output'];
  /** The name of the course. */
  courseName: Scalars['String']['output'];
  /** When the group got it. */
  createTime: Scalars['DateTime']['output'];
  /** How many days after being enrolled through the group a person has to complete it; null when there is no such rule. */
  dueDays: Maybe<Scalars['Int']['output']>;
  /** When it is due for everyone; null for no such day. Anyone who comes after it gets no date. */
  dueTime: Maybe<Scalars['DateTime']['output']>;
  /** How many people it has enrolled so far. */
  enrolledCount: Scalars['Int']['output'];
  /** Whether anyone who is enrolled by it is told. */
  notify: Scalars['Boolean']['output'];
  /** False while nobody is enrolled by it, as the course is over or not published any more. */
  open: Scalars['Boolean']['output'];
};

/** What can be done with the members of a group. */
export type GroupMembersAction =
  /** They are put into the group. */
  | 'ADD'
  /** They are taken out of it; anyone who belongs to it by the address stays. */
  | 'REMOVE';

/** Who decides the name and the members of a group. */
export type GroupOrigin =
  /** Admins, by hand. */
  | 'HAND'
  /** The identity provider, over SCIM. */
  | 'SCIM';

/** People to put into a group or to take out. */
export type GroupPeopleInput =
  /** Some people, or everyone whom a filter names. */
  { selection: PeopleSelectionInput; usernames?: never; }
  |  /** By e-mail address, 1 to 20,000. One that nobody has is told in the report. */
  { selection?: never; usernames: Array<Scalars['String']['input']>; };

/** A file of a course that takes long to load on a phone. */
export type HeavyFile = {
  __typename?: 'HeavyFile';
  /** Its address, as the course has it. */
  address: Scalars['String']['output'];
  /** Its size in bytes. */
  byteCount: Scalars['Int']['output'];
  /** Name of the lecture that shows it, null for the course itself. */
  lecture: Maybe<Scalars['String']['output']>;
  /** Its place in `AuthoredCourse.exported`, such as `modules.0.lectures.1.mediaSource`. */
  path: Scalars['String']['output'];
};

/** A part of the interface that a profile may hide. */
export type HiddenPart =
  /** The dark mode toggle. */
  | 'DARK_MODE_TOGGLE'
  /** The language menu. */
  | 'LANGUAGE_CHOOSER';

/** Whether a question or reply is hidden. */
export type HideDiscussionPostInput = {
  /** The question or reply, by global or raw id. */
  postId: Scalars['ID']['input'];
  /** Why it is hidden, for the person who wrote it, 1 to 500 characters; null shows it again. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of hiding or showing a question or reply. */
export type HideDiscussionPostPayload = {
  __typename?: 'HideDiscussionPostPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<DiscussionThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whether questions of any courses are hidden. */
export type HideDiscussionQuestionsInput = {
  /** Why they are hidden, for the person who wrote them, 1 to 500 characters; null shows them again. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The threads of the questions, 1 to 100, by global or raw ids. */
  threadIds: Array<Scalars['ID']['input']>;
};

/** The outcome of hiding or showing questions. */
export type HideDiscussionQuestionsPayload = {
  __typename?: 'HideDiscussionQuestionsPayload';
  /** How many of them were not so before, null when refused. */
  changedCount: Maybe<Scalars['Int']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whether the first steps are hidden. */
export type HideSetupInput = {
  /** True to hide them for all admins, false to show them again. */
  hidden: Scalars['Boolean']['input'];
};

/** The outcome of hiding the first steps. */
export type HideSetupPayload = {
  __typename?: 'HideSetupPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The workspace with its first steps as they are now, null when refused. */
  workspace: Maybe<Workspace>;
};

/** Whether the changes of a course are held back. */
export type HoldCourseChangesBackInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to do it in spite of another's lock; it is recorded. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** False to make saves live at once again. */
  holdBack?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of holding changes back, or of stopping it. */
export type HoldCourseChangesBackPayload = {
  __typename?: 'HoldCourseChangesBackPayload';
  /** The course as it is now, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Author HTML. */
export type HtmlSection = SectionFields & {
  __typename?: 'HtmlSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** Author HTML. */
export type HtmlSectionInput = {
  /** HTML; it is cleaned. */
  html: Scalars['String']['input'];
};

/** How pictures are shown. */
export type ImageMode =
  /** Not at all; their alternative text stands in. */
  | 'HIDDEN'
  /** Without colours. */
  | 'MONOCHROME'
  /** As they are. */
  | 'NORMAL';

/** A picture beside text. */
export type ImageTextSection = SectionFields & {
  __typename?: 'ImageTextSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** What the picture shows, for people who cannot see it; empty when it only decorates. */
  imageAlt: Scalars['String']['output'];
  /** How many of the twelve columns of the width the picture takes, 1 to 12. */
  imageColumns: Scalars['Int']['output'];
  /** The side of the picture. */
  imageSide: Side;
  /** The picture. */
  imageUrl: Scalars['URL']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns: Scalars['Int']['output'];
};

/** A picture beside text. */
export type ImageTextSectionInput = {
  /** HTML; it is cleaned. */
  html: Scalars['String']['input'];
  /** What the picture shows, for people who cannot see it; empty when it only decorates. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** How many of the twelve columns of the width the picture takes, 1 to 12. */
  imageColumns?: InputMaybe<Scalars['Int']['input']>;
  /** The side of the picture. */
  imageSide?: InputMaybe<Side>;
  /** The picture. */
  imageUrl: Scalars['URL']['input'];
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns?: InputMaybe<Scalars['Int']['input']>;
};

/** A course to import. */
export type ImportCourseInput = {
  /** What `AuthoredCourse.exported` gave: an object. */
  content: Scalars['JSON']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key imports once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of importing a course. */
export type ImportCoursePayload = {
  __typename?: 'ImportCoursePayload';
  /** The new course, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** Why it was refused. `field` is `content`; `params.path` names the place in it, such as `modules.0.name`. */
  userErrors: Array<UserError>;
  /** What the course names and this workspace does not have, each once, in reading order, at most 100; empty where it is whole, null when refused. */
  warnings: Maybe<Array<ImportWarning>>;
};

/** People to add. */
export type ImportPeopleInput = {
  /** Whether groups that rows name and that do not exist yet are created; otherwise the report names them. False when left out. */
  createGroups?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to be told what would happen, without any change; false when left out. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text that is new for each intended import: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** True to invite new people by mail, and those without an account who were not invited yet; false when left out. */
  invite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whom to add, 1 to 20,000. Of rows with the same address the first counts. */
  rows: Array<ImportedPersonInput>;
};

/** The outcome of ordering an import of people. */
export type ImportPeoplePayload = {
  __typename?: 'ImportPeoplePayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** The names of groups that rows name and that did not exist when the import was ordered. Null when refused. */
  missingGroups: Maybe<Array<Scalars['String']['output']>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Something that a course names and that this workspace does not have. */
export type ImportWarning = {
  __typename?: 'ImportWarning';
  /** Its address, as the course has it. */
  address: Scalars['String']['output'];
  /** What it is. */
  kind: ImportWarningKind;
  /** Name of the lecture that shows it, null for the course itself. */
  lecture: Maybe<Scalars['String']['output']>;
  /** Its place in the imported object, or in `AuthoredCourse.exported`, such as `modules.0.lectures.1.mediaSource`. */
  path: Scalars['String']['output'];
};

/** What an import leaves behind: packages and files do not come along with a course. */
export type ImportWarningKind =
  /** A file of a library. It is served from its original address for as long as it is available there. */
  | 'FILE'
  /** A SCORM package. It does not play: it has to be uploaded again. */
  | 'PACKAGE';

/** Something important. */
export type ImportantSection = SectionFields & {
  __typename?: 'ImportantSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Someone to add. */
export type ImportedPersonInput = {
  /** Right to create courses; as it is when left out, none for someone new. */
  createCourse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Right to create vouchers; likewise. */
  createVoucher?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names of groups to put the person into, at most 100. One that there is not is told in the report, and the rest of the row is done. */
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * What the person is called until they have an account, whose name is their own; as it is when left out or empty. One that is no name is
   * told in the report.
   */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * The number that the row has in its file, 1 to 10,000,000, so that the report calls it as the file does; its place from 1 when left out.
   * Either all rows have one, ascending, or none.
   */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** The e-mail address. One that is none, or missing, is told in the report, and the other rows are done. */
  username: Scalars['String']['input'];
};

/** Someone who has not been here for a long time. */
export type InactivePerson = {
  __typename?: 'InactivePerson';
  /** When the account goes, unless they sign in before. */
  eraseTime: Scalars['DateTime']['output'];
  /** Whether they left and may not sign in: nobody writes to them. */
  hasLeft: Scalars['Boolean']['output'];
  /** When they were last here, to the day. */
  lastActivityTime: Scalars['DateTime']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The person, as in the list of people; null once they were erased. */
  person: Maybe<WorkspacePerson>;
  /** The raw id of the person. */
  userId: Scalars['Int']['output'];
  /** The e-mail address. */
  username: Scalars['String']['output'];
  /** Whether an e-mail has told them already. */
  warned: Scalars['Boolean']['output'];
};

/** A connected provider. */
export type Integration = {
  /** When it was connected. */
  connectTime: Scalars['DateTime']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  integrationId: Scalars['Int']['output'];
  /** The latest test of what is stored, null when there was none since it was changed. */
  lastCheck: Maybe<IntegrationCheck>;
  /** Names of the secrets that are stored. */
  secretsSet: Array<Scalars['String']['output']>;
  /** The kind of the provider. */
  type: IntegrationType;
  /** When its fields were changed last. */
  updateTime: Scalars['DateTime']['output'];
};

/** The outcome of a test of a connection. */
export type IntegrationCheck = {
  __typename?: 'IntegrationCheck';
  /** The field to look at, as the input of the kind names it; null where it is none of them. */
  field: Maybe<Scalars['String']['output']>;
  /** The host that was called last, null where none was. */
  host: Maybe<Scalars['String']['output']>;
  /** Whether the provider can be used. */
  ok: Scalars['Boolean']['output'];
  /** What is wrong, null where nothing is. */
  problem: Maybe<IntegrationProblem>;
  /** What the provider said of it: one line of at most 200 characters, never with a secret in it. */
  providerText: Maybe<Scalars['String']['output']>;
  /** The HTTP status of its answer, null where there was none. */
  status: Maybe<Scalars['Int']['output']>;
  /** When it was tested. */
  time: Scalars['DateTime']['output'];
};

/** A field of a provider. */
export type IntegrationField = {
  __typename?: 'IntegrationField';
  /** Its name in the input. */
  name: Scalars['String']['output'];
  /** Whether it is written and never read. */
  secret: Scalars['Boolean']['output'];
};

/** What can be wrong with a provider. */
export type IntegrationProblem =
  /** The host is not of the public internet. */
  | 'ADDRESS_REFUSED'
  /** It is too busy. */
  | 'BUSY'
  /** Its certificate does not fit, ran out, or is self-signed. */
  | 'CERTIFICATE'
  /** It refused the credentials. */
  | 'CREDENTIALS_REFUSED'
  /** It has no group of this name. */
  | 'GROUP_NOT_FOUND'
  /** A field that is needed is empty. */
  | 'MISSING_FIELD'
  /** There is no such host. */
  | 'NAME_NOT_FOUND'
  /** It answered something else than a directory of employees. */
  | 'NOT_A_DIRECTORY'
  /** There is nothing at this address. */
  | 'NOT_FOUND'
  /** It answered something else than JSON, such as a page for people. */
  | 'NOT_JSON'
  /** It is no OpenID provider, or names another issuer. */
  | 'NOT_OPENID'
  /** It does not speak SCIM 2.0. */
  | 'NOT_SCIM'
  /** It gave no token. */
  | 'NO_TOKEN'
  /** Something newer than this list. */
  | 'OTHER'
  /** It answered more than can be read. */
  | 'TOO_LARGE'
  /** It did not answer in ten seconds. */
  | 'TOO_SLOW'
  /** It answered with a status that was not to be expected. */
  | 'UNEXPECTED_STATUS'
  /** Nothing answers there. */
  | 'UNREACHABLE';

/** A kind of provider that can be connected. */
export type IntegrationProvider = {
  __typename?: 'IntegrationProvider';
  /** Its fields, as the input of this kind names them. */
  fields: Array<IntegrationField>;
  /** Its name in English. */
  name: Scalars['String']['output'];
  /** Sets of fields of which one must be there whole. */
  requiredSets: Array<Array<Scalars['String']['output']>>;
  /** Whether people can be taken over from it. */
  syncable: Scalars['Boolean']['output'];
  /** Whether its connection can be tested. */
  testable: Scalars['Boolean']['output'];
  /** The kind. */
  type: IntegrationType;
};

/** What a sync of a personnel system came to. */
export type IntegrationSync = {
  __typename?: 'IntegrationSync';
  /** How many people were added. */
  addedCount: Scalars['Int']['output'];
  /** How many lost their access, or would lose it. */
  departedCount: Scalars['Int']['output'];
  /** True for a dry run, which reported changes without making them. */
  dryRun: Scalars['Boolean']['output'];
  /** The field to look at, as the input of the kind names it; null where it is none of them. */
  field: Maybe<Scalars['String']['output']>;
  /** The host that was called, null where none was. */
  host: Maybe<Scalars['String']['output']>;
  /** That job; null once it is no longer kept. */
  job: Maybe<Job>;
  /** The raw id of its job, whose rows tell what was done for each person. */
  jobId: Scalars['Int']['output'];
  /** How many stayed as they were. */
  keptCount: Scalars['Int']['output'];
  /** How it ended. */
  outcome: IntegrationSyncOutcome;
  /** Why it failed, null where it did not. */
  problem: Maybe<IntegrationProblem>;
  /** What the provider said of it. */
  providerText: Maybe<Scalars['String']['output']>;
  /** How many got their access back. */
  returnedCount: Scalars['Int']['output'];
  /** How many could not be taken over. */
  skippedCount: Scalars['Int']['output'];
  /** The HTTP status of its answer, null where there was none. */
  status: Maybe<Scalars['Int']['output']>;
  /** When it ended, or began while it runs. */
  time: Scalars['DateTime']['output'];
};

/** How a sync ended. */
export type IntegrationSyncOutcome =
  /** Someone ended it; what it had done stays done. */
  | 'CANCELLED'
  /** To its end. */
  | 'DONE'
  /** The personnel system could not be read. */
  | 'FAILED'
  /** Nothing was changed, as more than a fifth of the people would lose their access; order it again with their number. */
  | 'NEEDS_CONFIRMATION'
  /** It has not ended. */
  | 'RUNNING';

/** A kind of provider. */
export type IntegrationType =
  /** A forum. */
  | 'FORUM'
  /** Loom recordings. */
  | 'LOOM'
  /** A sign-in provider (OAuth2). */
  | 'OAUTH2'
  /** A personnel system. */
  | 'PERSONNEL'
  /** Push notifications. */
  | 'PUSH_NOTIFICATION';

/** The fields of one kind of provider. Texts have at most 2,000 characters; an address that names no scheme is one of https. */
export type IntegrationValuesInput =
  /** A forum. */
  { forum: ForumInput; loom?: never; oauth2?: never; personnel?: never; push?: never; }
  |  /** Loom. */
  { forum?: never; loom: LoomInput; oauth2?: never; personnel?: never; push?: never; }
  |  /** The workspace's own sign-in provider. */
  { forum?: never; loom?: never; oauth2: OAuthInput; personnel?: never; push?: never; }
  |  /** A personnel system. */
  { forum?: never; loom?: never; oauth2?: never; personnel: PersonnelInput; push?: never; }
  |  /** Push notifications. */
  { forum?: never; loom?: never; oauth2?: never; personnel?: never; push: PushInput; };

/** An invitation to a workspace. */
export type Invitation = {
  __typename?: 'Invitation';
  /** What the person was called when they were added; null without a name. An account has its own. */
  name: Maybe<Scalars['String']['output']>;
  /** Whether an account with this address is there already: then sign in, else register. */
  registered: Scalars['Boolean']['output'];
  /** The e-mail address that was invited. The account must have it. */
  username: Scalars['String']['output'];
};

/** What inviting everyone does with someone who has no account. */
export type InvitationOutcome =
  /** They get an invitation. */
  | 'INVITED'
  /** They get none because they were invited before and `resend` does not ask for another. */
  | 'INVITED_BEFORE'
  /** They do not, as their invitation was taken back. */
  | 'REVOKED'
  /** They do not, as they got as many as one may within a day. */
  | 'TOO_MANY_TODAY';

/** Who of those without an account is invited. */
export type InviteEveryoneInput = {
  /** A text that is new for each intended round of invitations: sent again with the same one, it is sent once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** False to leave out people who were invited before. */
  resend?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of inviting everyone. */
export type InviteEveryonePayload = {
  __typename?: 'InviteEveryonePayload';
  /** How many invitations are on their way. */
  invitedCount: Maybe<Scalars['Int']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whom to invite. */
export type InvitePersonInput = {
  /** The person, by global or raw id. */
  userId: Scalars['ID']['input'];
};

/** The outcome of inviting a person. */
export type InvitePersonPayload = {
  __typename?: 'InvitePersonPayload';
  /** The person as they are now, null when refused. */
  person: Maybe<WorkspacePerson>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Someone without an account, and what inviting everyone would do with them. */
export type InvitedPerson = {
  __typename?: 'InvitedPerson';
  /** When the latest invitation was sent, null when none was. */
  inviteTime: Maybe<Scalars['DateTime']['output']>;
  /** What would be done with them. */
  outcome: InvitationOutcome;
  /** The raw id of the person. */
  userId: Scalars['Int']['output'];
  /** The e-mail address. */
  username: Scalars['String']['output'];
};

/** A page of people without an account, and how many there are of each; the counts are over all of them, whatever was searched for. */
export type InvitedPersonConnection = {
  __typename?: 'InvitedPersonConnection';
  /** The people with their cursors. */
  edges: Array<InvitedPersonEdge>;
  /** How many get none because they were invited before and `resend` does not ask for another. */
  invitedBeforeCount: Scalars['Int']['output'];
  /** How many get an invitation. */
  invitedCount: Scalars['Int']['output'];
  /** The people alone. */
  nodes: Array<InvitedPerson>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many invitations a trial may still send today. When more people are to be invited than that, none is sent. Null for other workspaces. */
  remainingTodayCount: Maybe<Scalars['Int']['output']>;
  /** How many get none because their invitation was revoked. */
  revokedCount: Scalars['Int']['output'];
  /** How many get none because they have had the most invitations that one person gets in a day. */
  tooManyTodayCount: Scalars['Int']['output'];
  /** How many match over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Someone in a list of those who are invited. */
export type InvitedPersonEdge = {
  __typename?: 'InvitedPersonEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: InvitedPerson;
};

/** Work that runs in the background while the person who ordered it does something else. */
export type Job = Node & {
  __typename?: 'Job';
  /** When someone asked it to end, null when nobody did. */
  cancelTime: Maybe<Scalars['DateTime']['output']>;
  /** When it was ordered. */
  createTime: Scalars['DateTime']['output'];
  /** How many pieces are done. */
  doneCount: Scalars['Int']['output'];
  /** When it ended, null until then. */
  endTime: Maybe<Scalars['DateTime']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  jobId: Scalars['Int']['output'];
  /** What is done. */
  kind: JobKind;
  /** That person as admins see them; null for everyone else, and when that account is gone. */
  orderedBy: Maybe<WorkspacePerson>;
  /** The raw id of who ordered it, null when that account is gone. */
  orderedById: Maybe<Scalars['Int']['output']>;
  /** How many of its rows came to which end. */
  rowCounts: JobRowCounts;
  /** The outcome of each row, in the order of the work; also those that wait. Costs a call for each job. */
  rows: Maybe<JobRowConnection>;
  /** When it first began, null until then. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  state: JobState;
  /** How many pieces there are, null until the job knows. */
  totalCount: Maybe<Scalars['Int']['output']>;
};


/** Work that runs in the background while the person who ordered it does something else. */
export type JobRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<JobRowState>>;
};

/** A page of jobs. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** The jobs with their cursors. */
  edges: Array<JobEdge>;
  /** The jobs alone. */
  nodes: Array<Job>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A job in a list. */
export type JobEdge = {
  __typename?: 'JobEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The job. */
  node: Job;
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

/** One thing that a job is asked to do, and the result. */
export type JobRow = {
  __typename?: 'JobRow';
  /** What was done, or the code of the refusal as in `userErrors`; null while it waits. All of them stand in `docs/errors.md`. */
  code: Maybe<Scalars['String']['output']>;
  /** The course that it is about, and what learners have of it; null where it is about none, and where there is no such course. */
  course: Maybe<JobRowCourse>;
  /** When it was done, null until then. */
  endTime: Maybe<Scalars['DateTime']['output']>;
  /** The groups that an import named and could do nothing with; empty where there are none. */
  groupProblems: Array<JobRowGroupProblem>;
  /** The groups into which the person was put, or out of which they were taken; empty where it is about none. */
  groups: Array<JobRowGroup>;
  /** Whether the person was invited by it; null where it is not about that. */
  invited: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused, in a sentence; null when it was not. */
  message: Maybe<Scalars['String']['output']>;
  /** From 1, in the order of the work. */
  number: Scalars['Int']['output'];
  /** The same where it is no code of the error catalogue; null for those, and while it waits. */
  outcome: Maybe<JobRowOutcome>;
  /** More about what was done, by the code, such as what stood there before: `docs/errors.md` lists it. */
  params: Scalars['JSON']['output'];
  /** That person as admins see them; null for everyone else, for none, and once they were erased. */
  person: Maybe<WorkspacePerson>;
  /** Whether it waits, is done or was refused. */
  state: JobRowState;
  /** What it is about: an e-mail address, a name. Empty once that person was erased. */
  subject: Scalars['String']['output'];
  /** The raw id of the person it is about, null for none, and while there is none. */
  subjectId: Maybe<Scalars['Int']['output']>;
  /** The raw id of the user course that it is about; null for none. */
  userCourseId: Maybe<Scalars['Int']['output']>;
};

/** A page of the rows of a job. */
export type JobRowConnection = {
  __typename?: 'JobRowConnection';
  /**
   * Where all rows of the report can be downloaded as CSV, with the session or an access token. UTF-8 with a byte order mark, RFC 4180; a text
   * that a table program would take for a formula begins with an apostrophe.
   */
  csvUrl: Scalars['URL']['output'];
  /** The rows with their cursors. */
  edges: Array<JobRowEdge>;
  /** The rows alone. */
  nodes: Array<JobRow>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of the rows of a job. */
export type JobRowConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** How many rows of a job came to which end; all 0 for work without rows. */
export type JobRowCounts = {
  __typename?: 'JobRowCounts';
  /** Rows that changed something. */
  done: Scalars['Int']['output'];
  /** Rows that could not be done; each says why. */
  refused: Scalars['Int']['output'];
  /** Of those done, enrolments that begin once someone has proven the address. */
  startsLater: Scalars['Int']['output'];
  /** Rows that were as they should be. */
  unchanged: Scalars['Int']['output'];
  /** Rows that are not done; of a job that has ended, those that it left. */
  waiting: Scalars['Int']['output'];
};

/** A course that a row is about, as it was found then. Learners are counted once each. */
export type JobRowCourse = {
  __typename?: 'JobRowCourse';
  /** How many certificates were issued for it; they outlive it. */
  certificateCount: Scalars['Int']['output'];
  /** How many of them completed it. */
  completedCount: Scalars['Int']['output'];
  /** That course; null when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** Its raw id. */
  courseId: Scalars['Int']['output'];
  /** How many learners ever enrolled. */
  learnerCount: Scalars['Int']['output'];
  /** Who had it open to edit, where it was refused for that; null once they were erased. */
  lockedBy: Maybe<Author>;
  /** Names of the lectures in which something is not finished, at most 10, where it is not published for that; the numbers of module and lecture of what has no name. */
  unfinishedParts: Array<Scalars['String']['output']>;
  /** How many of them completed it or have any progress in it. */
  withProgressCount: Scalars['Int']['output'];
};

/** A row in a list. */
export type JobRowEdge = {
  __typename?: 'JobRowEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: JobRow;
};

/** A group that a row put someone into, or took them out of. */
export type JobRowGroup = {
  __typename?: 'JobRowGroup';
  /** Its raw id. */
  groupId: Scalars['Int']['output'];
  /** The name that it had then. */
  name: Scalars['String']['output'];
};

/** A group that an import named and could do nothing with. */
export type JobRowGroupProblem = {
  __typename?: 'JobRowGroupProblem';
  /** Why: `NO_GROUP` where there is none of that name, else the code of the refusal as in `userErrors`. */
  code: Scalars['String']['output'];
  /** The name as the import had it. */
  name: Scalars['String']['output'];
};

/** What happened to a row, or why nothing did. */
export type JobRowOutcome =
  /** The access was given back. */
  | 'ACCESS_RESTORED'
  /** The access was withdrawn. */
  | 'ACCESS_WITHDRAWN'
  /** The person was added. */
  | 'ADDED'
  /** The personnel system has another address for this person. */
  | 'ADDRESS_DIFFERS'
  /** An admin loses no access by a system. */
  | 'ADMIN'
  /** The question is asked again, as the option that was chosen is gone. */
  | 'ASKED_AGAIN'
  /** The course has been begun, so that the enrolment stays. */
  | 'BEGUN'
  /** The group has everyone with an address of this domain. */
  | 'BY_ADDRESS'
  /** It was changed since, so that it stays. */
  | 'CHANGED_SINCE'
  /** The course has been completed. */
  | 'COMPLETED'
  /** A copy was made. */
  | 'COPIED'
  /** The course was deleted. */
  | 'DELETED'
  /** The access was withdrawn, as the personnel system has this person no more. */
  | 'DEPARTED'
  /** The enrolment was there already; its due date was changed. */
  | 'DUE_CHANGED'
  /** The due date was changed. */
  | 'DUE_MOVED'
  /** The personnel system has this address more than once. */
  | 'DUPLICATE_ADDRESS'
  /** The course has been completed or left. */
  | 'ENDED'
  /** The person was enrolled. */
  | 'ENROLLED'
  /** What it is about is not there any more. */
  | 'GONE'
  /** The course has another author. */
  | 'HANDED_OVER'
  /** There is access already. */
  | 'HAS_ACCESS'
  /** There is an account already. */
  | 'HAS_ACCOUNT'
  /** The invitation was sent. */
  | 'INVITED'
  /** The person was put into the group. */
  | 'JOINED'
  /** A workspace keeps its last admin. */
  | 'LAST_ADMIN'
  /** This person has no access any more. */
  | 'LEFT'
  /** The person was taken out of the group. */
  | 'LEFT_GROUP'
  /** The person is known to the personnel system, and nothing else changed. */
  | 'LINKED'
  /** The address leads nowhere. */
  | 'LINK_DEAD'
  /** The other site did not say whether the address leads anywhere. */
  | 'LINK_UNSURE'
  /** The address works. */
  | 'LINK_WORKS'
  /** This person was written to as often as may be in a day. */
  | 'MAILS_TODAY'
  /** The person is in the group already. */
  | 'MEMBER'
  /** The mail was sent. */
  | 'MESSAGED'
  /** Nobody in this workspace has this address. */
  | 'NOBODY'
  /** This cannot be taken back. */
  | 'NOT_UNDONE'
  /** There was no access. */
  | 'NO_ACCESS'
  /** There is no account yet. */
  | 'NO_ACCOUNT'
  /** There is no e-mail address. */
  | 'NO_ADDRESS'
  /** This person may not create courses any more. */
  | 'NO_AUTHOR'
  /** The person was not in the group. */
  | 'NO_MEMBER'
  /** Nobody changes their own access. */
  | 'OWN_ACCESS'
  /** Answers that were wrong count as right now. */
  | 'POINTS_GAINED'
  /** Answers that were right do not count any more. */
  | 'POINTS_LOST'
  /** The course was published. */
  | 'PUBLISHED'
  /** The person was taken out of the workspace again. */
  | 'REMOVED'
  /** The name was changed. */
  | 'RENAMED'
  /** The outcome of the answers stays. */
  | 'RESULT_KEPT'
  /** The access was given back, as the personnel system has this person again. */
  | 'RETURNED'
  /** The invitation is revoked. */
  | 'REVOKED'
  /** The rights were changed. */
  | 'RIGHTS_CHANGED'
  /** The enrolment begins once the address is proven. */
  | 'STARTS_LATER'
  /** This person has stopped mails about courses. */
  | 'STOPPED'
  /** The tag was added. */
  | 'TAGGED'
  /** The course has as many tags as it may. */
  | 'TAGS_FULL'
  /** A template is in no catalogue, so that it is not published. */
  | 'TEMPLATE'
  /** It was so already. */
  | 'THERE'
  /** A trial writes to its admins alone. */
  | 'TRIAL'
  /** Who made a trial keeps their access. */
  | 'TRIAL_MAKER'
  /** A row before was about the same. */
  | 'TWICE'
  /** The person was taken out of the course. */
  | 'UNENROLLED'
  /** The person was taken out of the course; what they did is kept. */
  | 'UNENROLLED_KEPT'
  /** The course has parts that are not finished. */
  | 'UNFINISHED'
  /** The course was taken out of the catalogue; who is enrolled keeps it. */
  | 'UNPUBLISHED'
  /** The tag was removed. */
  | 'UNTAGGED'
  /** The enrolment will not begin later. */
  | 'WAITS_NO_MORE'
  /** The person would be added. */
  | 'WOULD_ADD'
  /** The access would be withdrawn. */
  | 'WOULD_LEAVE'
  /** The person would be known to the personnel system. */
  | 'WOULD_LINK'
  /** The access would be given back. */
  | 'WOULD_RETURN';

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

/** The reported question or reply that stays. */
export type KeepDiscussionPostInput = {
  /** The question or reply, by global or raw id. */
  postId: Scalars['ID']['input'];
};

/** The outcome of dismissing the reports of a question or reply. */
export type KeepDiscussionPostPayload = {
  __typename?: 'KeepDiscussionPostPayload';
  /** The post as it is now, null when refused. */
  post: Maybe<DiscussionPost>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A language of the interface. */
export type Language =
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Portuguese. */
  | 'PT'
  /** Russian. */
  | 'RU'
  /** Ukrainian. */
  | 'UK';

/** Learners chosen by the filters of the progress list. */
export type LearnerFilterInput = {
  /** Only those in this course, by global or raw id. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those who have not finished and whose due date comes within seven days when true, only the others when false. */
  dueSoon?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those who enrolled before this time. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** User courses that are left out, by global or raw id; at most 1,000. */
  exceptIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those whose time ran out before they completed it or gave it up when true, only the others when false. */
  expired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of the people of this group, by global or raw id. For admins. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those with at most this score in percent, 0 to 100. */
  maxScore?: InputMaybe<Scalars['Int']['input']>;
  /** Only those with at least this score in percent, 0 to 100. */
  minScore?: InputMaybe<Scalars['Int']['input']>;
  /** Only those whose due date is over while they have not finished when true, only the others when false. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of this person, by global or raw id. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those in this phase. */
  phase?: InputMaybe<LearnerPhase>;
  /** Only those where the learner’s name or e-mail address, or the name of the course, contains these words, in any order, whatever their case, marks and apostrophes. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those who enrolled at this time or later. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those who are stuck when true, only the others when false. */
  stuck?: InputMaybe<Scalars['Boolean']['input']>;
};

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

/** Learners, by their user courses. */
export type LearnerSelectionInput =
  /** Everyone whom a filter names. */
  { filter: LearnerFilterInput; ids?: never; }
  |  /** Their user courses, by global or raw id; 1 to 1,000. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

/** A lecture: a page of sections and questions. */
export type Lecture = Node & {
  __typename?: 'Lecture';
  /** Sections and questions, or why they are withheld. Null when they could not be read. It costs a call for each lecture. */
  content: Maybe<LectureContentResult>;
  /** The raw id of its course. */
  courseId: Scalars['Int']['output'];
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** Why the viewer cannot open it now, null when it is open and for anyone who is not enrolled. */
  gate: Maybe<Gate>;
  /** The picture above it, null when it has none. */
  headerImageUrl: Maybe<Scalars['URL']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id, unique in the workspace. */
  lectureId: Scalars['Int']['output'];
  /** What it consists of, derived from its content. */
  lectureType: LectureType;
  /** Its media beside the sections, null when it has none. */
  mediaSource: Maybe<MediaSource>;
  /** The raw id of its module. */
  moduleId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How the page moves on from section to section. */
  navigationMode: NavigationMode;
  /** The lecture after it in the course, null on the last. */
  next: Maybe<LectureStep>;
  /** Its place in the module, from 1. */
  number: Scalars['Int']['output'];
  /** The lecture before it in the course, null on the first. */
  previous: Maybe<LectureStep>;
  /** The viewer's progress in their current user course: the active one, else the last completed, else the last given up. Null without one. */
  progress: Maybe<LectureProgress>;
  /** The question bank that its questions are drawn from, null when all questions are asked. */
  questionBank: Maybe<QuestionBank>;
  /** How many questions the viewer is asked in it; for anyone who is not enrolled, how many a learner is asked. */
  questionCount: Scalars['Int']['output'];
  /**
   * Its SCORM package as the viewer opens it now; null for a lecture without one, while the lecture is closed, and for visitors. It costs a
   * call for each lecture.
   */
  scorm: Maybe<ScormPackage>;
  /** How many sections it has. */
  sectionCount: Scalars['Int']['output'];
  /** Points that the viewer can earn in it; for anyone who is not enrolled, what a learner can earn. */
  totalPoints: Scalars['Int']['output'];
};

/** Sections and questions of a lecture. */
export type LectureContent = {
  __typename?: 'LectureContent';
  /** All questions asked of this viewer, in order; those placed in sections too. */
  questions: Array<Question>;
  /** True when nothing can be answered: a visitor, a given-up, completed or expired user course. */
  readOnly: Scalars['Boolean']['output'];
  /** Sections in order. */
  sections: Array<Section>;
  /** Where the viewer stopped in its videos, the newest first; empty for anyone who is not enrolled. */
  videoPositions: Array<VideoPosition>;
};

/** The whole content of a lecture: what is not in it any more is removed. */
export type LectureContentInput = {
  /** All its questions in order, those that sections show included; at most 500 likewise. */
  questions: Array<QuestionInput>;
  /** Its sections in order, at most 500 unless the installation says otherwise. */
  sections: Array<SectionInput>;
};

/** The content of a lecture, or why it is withheld. */
export type LectureContentResult = ContentWithheld | LectureContent;

/**
 * A lecture as it is written. What is left out of an existing one stays, so that an id alone is a lecture that nothing changes of; what is left
 * out of a new one gets its default. Null clears. Its number follows from its place.
 */
export type LectureInput = {
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: InputMaybe<Scalars['String']['input']>;
  /** All its sections and questions; they stay as they are when left out or null. */
  content?: InputMaybe<LectureContentInput>;
  /** What it is about, plain text or HTML, at most 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its duration in whole minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The picture above it. */
  headerImageUrl?: InputMaybe<Scalars['URL']['input']>;
  /** An existing lecture of the course, by global or raw id; left out for a new one. */
  lectureId?: InputMaybe<Scalars['ID']['input']>;
  /** Its media beside the sections. */
  mediaSource?: InputMaybe<MediaSourceInput>;
  /** Its name, at most 255 characters; "Lecture n" for a new one without. In a draft without learners it may be empty. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How the page moves on from section to section. */
  navigationMode?: InputMaybe<NavigationMode>;
  /** The question bank that its questions are drawn from; null when all questions are asked. */
  questionBank?: InputMaybe<QuestionBankInput>;
};

/** A learner's progress in a lecture, in one user course. */
export type LectureProgress = {
  __typename?: 'LectureProgress';
  /** Points of right answers. */
  correctPoints: Scalars['Int']['output'];
  /** True when it is done: seen, or all points reached or exhausted. */
  done: Scalars['Boolean']['output'];
  /** When it was marked as seen. */
  doneTime: Maybe<Scalars['DateTime']['output']>;
  /** Why the learner cannot open it now, null when it is open. */
  gate: Maybe<Gate>;
  /** The lecture. */
  lecture: Lecture;
  /** True when it is done while some of its questions still take an answer: it can be taken up again. */
  skipped: Scalars['Boolean']['output'];
  /** How far the learner is. */
  status: ProgressStatus;
  /** Points that this learner can earn. */
  totalPoints: Scalars['Int']['output'];
};

/** A lecture that is meant. Exactly one is given. */
export type LectureReference =
  /** By the name that it has in this request. */
  { clientKey: Scalars['String']['input']; lectureId?: never; }
  |  /** By global or raw id. */
  { clientKey?: never; lectureId: Scalars['ID']['input']; };

/** A step to another lecture of the course. */
export type LectureStep = {
  __typename?: 'LectureStep';
  /** Why it cannot be opened from here, null when it is open. */
  gate: Maybe<Gate>;
  /** The raw id of the lecture. */
  lectureId: Scalars['Int']['output'];
  /** The raw id of its module. */
  moduleId: Scalars['Int']['output'];
  /** The name of its module. */
  moduleName: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What a lecture consists of. */
export type LectureType =
  /** Questions only. */
  | 'QUIZ'
  /** Text. */
  | 'TEXT'
  /** Text and questions. */
  | 'TEXT_QUIZ'
  /** Text, video and questions. */
  | 'TEXT_VIDEO_QUIZ'
  /** Video. */
  | 'VIDEO'
  /** Video and questions. */
  | 'VIDEO_QUIZ';

/** Which course to lock. */
export type LockCourseInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to take the lock over from the person who holds it. */
  takeOver?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of locking a course. */
export type LockCoursePayload = {
  __typename?: 'LockCoursePayload';
  /** The lock: the own one, or, when refused with LOCKED_BY_ANOTHER_USER, that of its holder. */
  lock: Maybe<CourseLock>;
  /** The token of the viewer’s lock, which every save carries: a number that rises with each change of holder. Null when refused. */
  lockToken: Maybe<Scalars['Int']['output']>;
  /** Who else has the course open, and who asks for the lock; also while another holds it. Null when refused otherwise. */
  presence: Maybe<CoursePresence>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A request that anyone who edits a course hands it over. */
export type LockRequest = {
  __typename?: 'LockRequest';
  /** The holder’s answer; null until there is one. */
  answer: Maybe<LockRequestAnswer>;
  /** Since when. */
  askTime: Scalars['DateTime']['output'];
};

/** What the holder of a lock says to someone who asks for it. To hand it over: `unlockCourse` with `handOverTo`. */
export type LockRequestAnswer =
  /** No. */
  | 'DECLINED'
  /** In about five minutes. */
  | 'SOON';

/** A request that came from outside. */
export type LogPrivacyRequestInput = {
  /** A text that is new for each intended entry: sent again with the same one, it is logged once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What was asked for. */
  kind: PrivacyRequestKind;
  /** When it came, now when left out. At most a year ago. */
  requestTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** The e-mail address of who asked; they need not have an account. */
  username: Scalars['String']['input'];
};

/** The outcome of logging a request. */
export type LogPrivacyRequestPayload = {
  __typename?: 'LogPrivacyRequestPayload';
  /** The request, null when refused. */
  privacyRequest: Maybe<PrivacyRequest>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Both are required. */
export type LoomInput = {
  /** The key of the app. Never read again. */
  appKey?: InputMaybe<Scalars['String']['input']>;
  /** The name of the app. */
  appName?: InputMaybe<Scalars['String']['input']>;
};

/** Loom, for recordings. */
export type LoomIntegration = Integration & Node & {
  __typename?: 'LoomIntegration';
  /** The name of the app. */
  appName: Maybe<Scalars['String']['output']>;
  /** When it was connected. */
  connectTime: Scalars['DateTime']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  integrationId: Scalars['Int']['output'];
  /** Always null: nothing is called. */
  lastCheck: Maybe<IntegrationCheck>;
  /** Names of the secrets that are stored. */
  secretsSet: Array<Scalars['String']['output']>;
  /** The kind of the provider. */
  type: IntegrationType;
  /** When its fields were changed last. */
  updateTime: Scalars['DateTime']['output'];
};

/** A lecture that learners have seen and a save would remove. */
export type LostLecture = {
  __typename?: 'LostLecture';
  /** The raw id. */
  lectureId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A question that learners have answered and a save would remove. */
export type LostQuestion = {
  __typename?: 'LostQuestion';
  /** The name of its lecture. */
  lectureName: Scalars['String']['output'];
  /** The raw id. */
  questionId: Scalars['Int']['output'];
  /** Its words as plain text. */
  text: Scalars['String']['output'];
};

/** An item or a category with its label. */
export type MappingLabel = {
  __typename?: 'MappingLabel';
  /** The key used in answers. */
  key: Scalars['String']['output'];
  /** The label. */
  label: Scalars['String']['output'];
};

/** An item or a category with its label. */
export type MappingLabelInput = {
  /** The key used in answers, at most 50 characters; once for the items, once for the categories of a question. */
  key: Scalars['String']['input'];
  /** The label, plain text or HTML. */
  label: Scalars['String']['input'];
};

/** How a moderator marks a question; fields left out stay as they are. */
export type MarkDiscussionThreadInput = {
  /** Whether nobody replies any more. */
  closed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it comes first after its lecture. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** The thread, by global or raw id. */
  threadId: Scalars['ID']['input'];
};

/** The outcome of pinning or closing a question. */
export type MarkDiscussionThreadPayload = {
  __typename?: 'MarkDiscussionThreadPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<DiscussionThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which lecture. */
export type MarkLectureSeenInput = {
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key counts once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The lecture, by global or raw id. */
  lectureId: Scalars['ID']['input'];
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of a seen mark. */
export type MarkLectureSeenPayload = {
  __typename?: 'MarkLectureSeenPayload';
  /** The lecture with its new progress and gates, null when refused. */
  lecture: Maybe<Lecture>;
  /** Achievements that this mark earned, null when refused. */
  newAchievements: Maybe<Array<EarnedAchievement>>;
  /** The user course with its new progress, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A bubble with a video or a sound. */
export type MediaBubbleInput = {
  /** Where it is. */
  url: Scalars['URL']['input'];
};

/** What a media address leads to. */
export type MediaKind =
  /** A png, jpg, gif or webp picture. */
  | 'IMAGE'
  /** A Kinescope video. */
  | 'KINESCOPE'
  /** Anything else. */
  | 'LINK'
  /** A meeting that starts and ends at a time. */
  | 'LIVE_LECTURE'
  /** A loom recording. */
  | 'LOOM'
  /** A meeting room. */
  | 'MEETING'
  /** A PDF document. */
  | 'PDF'
  /** A SCORM package. */
  | 'SCORM'
  /** A typeform. */
  | 'TYPEFORM'
  /** A video file (mp4 or webm). */
  | 'VIDEO_FILE'
  /** A Vimeo video. */
  | 'VIMEO'
  /** A YouTube video. */
  | 'YOUTUBE';

/** Media of a lecture. */
export type MediaSource = {
  __typename?: 'MediaSource';
  /** When a live lecture ends. */
  endTime: Maybe<Scalars['DateTime']['output']>;
  /**
   * The same as `endTime`.
   * @deprecated Use `endTime`.
   */
  finishTime: Maybe<Scalars['DateTime']['output']>;
  /** What the address leads to. */
  kind: MediaKind;
  /** When a live lecture starts. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  /** The address, or the link of a live lecture. */
  url: Scalars['URL']['output'];
};

/** Media beside the sections of a lecture. With both times it is a live lecture. */
export type MediaSourceInput = {
  /** When a live lecture ends, after its start. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** When a live lecture starts. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** The address, or the link of a live lecture. */
  url: Scalars['URL']['input'];
};

/** What to write to which learners. */
export type MessageLearnersInput = {
  /** What it says: plain text of at most 5,000 characters; an empty line parts paragraphs. */
  body: Scalars['String']['input'];
  /** A text that is new for each intended message: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Who they are. */
  learners: LearnerSelectionInput;
  /** Subject of the mail: one line of at most 200 characters. */
  subject: Scalars['String']['input'];
};

/** The outcome of ordering a message. */
export type MessageLearnersPayload = {
  __typename?: 'MessageLearnersPayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A module: a group of lectures. */
export type Module = Node & {
  __typename?: 'Module';
  /** When it opens, null when it is always open. */
  availableFromTime: Maybe<Scalars['DateTime']['output']>;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** Its lectures in order, without sections. */
  lectures: Array<Lecture>;
  /** The raw id, unique in the workspace. */
  moduleId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its place in the course, from 1. */
  number: Scalars['Int']['output'];
  /** The viewer's progress in their current user course: the active one, else the last completed, else the last given up. Null without one. */
  progress: Maybe<ModuleProgress>;
  /** The start that decides the gate to its first lecture, before `availableFromTime`. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  /** Points that the viewer can earn in it; for anyone who is not enrolled, what a learner can earn. */
  totalPoints: Scalars['Int']['output'];
};

/**
 * A module as it is written. What is left out of an existing one stays, and gets its default in a new one; null clears. Its number follows from its
 * place.
 */
export type ModuleInput = {
  /** When it opens. */
  availableFromTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, plain text or HTML, at most 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its duration in whole minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** All its lectures in order; they stay as they are when left out or null. Existing ones may come from other modules of the course. */
  lectures?: InputMaybe<Array<LectureInput>>;
  /** An existing module of the course, by global or raw id; left out for a new one. */
  moduleId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, at most 255 characters; "Module n" for a new one without. In a draft without learners it may be empty. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The start that decides before `availableFromTime`. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A learner's progress in a module, in one user course. */
export type ModuleProgress = {
  __typename?: 'ModuleProgress';
  /** Points of right answers. */
  correctPoints: Scalars['Int']['output'];
  /** True when all its lectures are done. */
  done: Scalars['Boolean']['output'];
  /** When its last lecture became done. */
  finishTime: Maybe<Scalars['DateTime']['output']>;
  /** The progress in its lectures, in order. */
  lectures: Array<LectureProgress>;
  /** The module. */
  module: Module;
  /** How far the learner is. */
  status: ProgressStatus;
  /** Points that this learner can earn. */
  totalPoints: Scalars['Int']['output'];
};

/** Items are sorted into categories; an item may have several. */
export type MultipleAssociationQuestion = Node & QuestionFields & {
  __typename?: 'MultipleAssociationQuestion';
  /** The categories to place them into. */
  categories: Array<MappingLabel>;
  /** Whether the last answer was right, null before the first. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** How many positions or assignments the right answer has. */
  correctAnswerCount: Scalars['Int']['output'];
  /** Parts of the last answer that are right: items in their right categories. Null before the first answer. */
  correctPartCount: Maybe<Scalars['Int']['output']>;
  /** The right placement; null until the question is settled, or always given to an author. */
  correctPlacement: Maybe<Array<CategoryAssignment>>;
  /**
   * The version of the course that a learner reads it in; null for everyone else. Sent along with an answer it says which options the answer means, also
   * where they were moved meanwhile.
   */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /**
   * Explanations that may be shown now, by answer position from 1: those of the chosen positions, and all once the question is
   * settled.
   */
  explanations: Array<Explanation>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The items to place. */
  items: Array<MappingLabel>;
  /**
   * True when the outcome of the last answer stands although its author changed what is right since: the right answer and the explanations are not told
   * then.
   */
  keyChanged: Scalars['Boolean']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** How many parts an answer has, null before the first answer. */
  partCount: Maybe<Scalars['Int']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** What was placed last, null before the first answer. */
  placement: Maybe<Array<CategoryAssignment>>;
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** True when no further answer counts: it is right, or its wrong limit is reached. */
  settled: Scalars['Boolean']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers given so far. */
  wrongCount: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** Answers of which several are right. */
export type MultipleChoiceInput = {
  /** The right positions, from 1. */
  correctPositions: Array<Scalars['Int']['input']>;
  /**
   * Ids of the options in their order, so that answers keep what was chosen when options are moved or reworded: those that the question has, and random
   * ones up to 2,147,483,647 for new options. When left out, they follow from the words and places of the options as they were.
   */
  optionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The answers to choose from, plain text or HTML, in order, 1 to 100. */
  options: Array<Scalars['String']['input']>;
};

/** Several right answers. */
export type MultipleChoiceQuestion = Node & QuestionFields & {
  __typename?: 'MultipleChoiceQuestion';
  /** The positions chosen last, from 1. */
  chosenPositions: Maybe<Array<Scalars['Int']['output']>>;
  /** Whether the last answer was right, null before the first. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** How many positions or assignments the right answer has. */
  correctAnswerCount: Scalars['Int']['output'];
  /** The right positions, from 1; null until the question is settled, or always given to an author. */
  correctPositions: Maybe<Array<Scalars['Int']['output']>>;
  /**
   * The version of the course that a learner reads it in; null for everyone else. Sent along with an answer it says which options the answer means, also
   * where they were moved meanwhile.
   */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /**
   * Explanations that may be shown now, by answer position from 1: those of the chosen positions, and all once the question is
   * settled.
   */
  explanations: Array<Explanation>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /**
   * True when the outcome of the last answer stands although its author changed what is right since: the right answer and the explanations are not told
   * then.
   */
  keyChanged: Scalars['Boolean']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The answers to choose from, as sanitised HTML or plain text, in order. */
  options: Array<Scalars['String']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** True when no further answer counts: it is right, or its wrong limit is reached. */
  settled: Scalars['Boolean']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers given so far. */
  wrongCount: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts a consent for the signed-in person. Accepting it again changes nothing. */
  acceptConsent: Maybe<AcceptConsentPayload>;
  /** Accepts a reply as the answer to a question. For the person who asked and for admins of the course; refused with FORBIDDEN otherwise. */
  acceptDiscussionAnswer: Maybe<AcceptDiscussionAnswerPayload>;
  /** Comments in a thread by a review link. Refused as `startGuestReviewThread` is; with REVIEW_FULL beyond 25 comments of guests in a thread. */
  addGuestReviewComment: Maybe<AddGuestReviewCommentPayload>;
  /**
   * Has notices sent to a browser for as long as this session lasts. Of each person the newest 20 browsers stay; adding one again changes
   * nothing more.
   */
  addNoticeDevice: Maybe<AddNoticeDevicePayload>;
  /**
   * Adds a person to the workspace by e-mail address, with rights. Someone with an account gets them beside those they have; they count
   * as soon as the address of the account is proven. No mail is sent. For admins. Refused with CONFLICT for someone who was added before
   * and has no account yet.
   */
  addPerson: Maybe<AddPersonPayload>;
  /** Comments in a thread, open or resolved. The same `idempotencyKey` comments once. Refused with REVIEW_FULL beyond 50 comments in a thread. */
  addReviewComment: Maybe<AddReviewCommentPayload>;
  /** Answers someone who asks for the lock. Nothing happens unless the viewer holds it and they ask for it. */
  answerLockRequest: Maybe<AnswerLockRequestPayload>;
  /** Answers a question. The same `idempotencyKey` never spends a second try. */
  answerQuestion: Maybe<AnswerQuestionPayload>;
  /**
   * Asks anyone who edits a course to hand it over; they are told at their next `lockCourse`. Asking twice is asking once, and what was answered
   * is not asked again within five minutes. The request lasts while the viewer is there.
   */
  askForLock: Maybe<AskForLockPayload>;
  /** Asks a question after a lecture. The same `idempotencyKey` asks once. At most ten posts in five minutes: RATE_LIMITED. */
  askQuestion: Maybe<AskQuestionPayload>;
  /**
   * Has everyone of a group take a course from now on: those who have joined are enrolled by a job, and anyone who joins the group later within a
   * minute; who has not proven the address yet begins once they have. Each person is enrolled once: anyone who leaves the course or is taken
   * out of it stays out. Said again, it changes when the course is due for those who come later. For admins. Refused with NOT_FOUND, with INVALID
   * for a course that nobody can be enrolled in, and with NOT_AVAILABLE_ANY_MORE for one that is over.
   */
  assignGroupCourse: Maybe<AssignGroupCoursePayload>;
  /**
   * Ends a job: one that waits at once, one that runs at its next step. What it has done stays done; one that has ended stays as it is. For
   * the person who ordered it, and for admins; refused with NOT_FOUND otherwise.
   */
  cancelJob: Maybe<CancelJobPayload>;
  /**
   * Cancels an enrolment that is waiting for someone to join. For admins and for who made the course; refused with NOT_FOUND otherwise, and for one
   * that has begun by now.
   */
  cancelWaitingEnrolment: Maybe<CancelWaitingEnrolmentPayload>;
  /**
   * Gives or takes the right to run the workspace. It waits until the address is proven, as every right does. For admins, who show again who
   * they are: by their password, refused with 1004 for a wrong one, or without one by a sign-in of the last ten minutes, else SIGN_IN_AGAIN.
   * Refused with FORBIDDEN for taking one's own right, and with CONFLICT and a `reason` in `params`: `LAST_ADMIN`, `TRIAL_MAKER`, or
   * `NO_ACCESS` for someone whose access or invitation was withdrawn.
   */
  changeAdmin: Maybe<ChangeAdminPayload>;
  /**
   * Orders that the same is done with many courses, each as its single mutation does it, with the rights that the viewer has then. What one course is
   * refused for stands in the report (`job.rows`), and the next ones are done all the same; nothing is forced. A dry run reports the same without any
   * change, with what learners have of each course, and `undoCourseJob` takes it back.
   */
  changeCourses: Maybe<ChangeCoursesPayload>;
  /**
   * Starts a job that ends enrolments or changes their due dates. The enrolment of a learner who has not begun is deleted; that of a learner who has
   * begun ends as if they had left the course, and their progress is kept. They may enrol again. Enrolments that are completed, given up or expired
   * stay as they are. A dry run reports the same without any change, and `undoEnrolmentJob` takes it back. For admins and for who made the courses.
   */
  changeEnrolments: Maybe<ChangeEnrolmentsPayload>;
  /**
   * Starts a job that adds people to a group or removes them. The selection is resolved when the mutation is called; unknown addresses are reported,
   * not added. A dry run reports the same without any change, and `undoPeopleJob` takes it back. For admins. Refused with GROUP_MANAGED for a group
   * that the identity provider manages, and with JOBS_FULL while as many of these jobs of the workspace are unfinished as may be.
   */
  changeGroupMembers: Maybe<ChangeGroupMembersPayload>;
  /**
   * Changes the password of the signed-in person and ends their other sessions. Refused with 1004 when the current one is another, with
   * 1003 for one that may not be a password, and with LOCKED after too many failures.
   */
  changePassword: Maybe<ChangePasswordPayload>;
  /**
   * Starts a job that changes many people: invites them, revokes invitations, or changes rights. The selection is resolved when the mutation is
   * called. For admins; refused with FORBIDDEN otherwise, and with JOBS_FULL while as many of these jobs of the workspace are unfinished as may be.
   */
  changePeople: Maybe<ChangePeoplePayload>;
  /**
   * Grants or withdraws the rights of a person. They count as soon as the address of the account is proven. For admins. Refused with
   * FORBIDDEN for withdrawing one's own.
   */
  changeRights: Maybe<ChangeRightsPayload>;
  /**
   * Orders a look at the addresses of other sites that a course leads to, as its authors have it: the first 500 of them. The rows of the job are the
   * addresses, and say which are dead.
   */
  checkCourseLinks: Maybe<CheckCourseLinksPayload>;
  /** Claims an achievement whose condition is met. The platform usually has done so already; claiming again changes nothing. */
  claimAchievement: Maybe<ClaimAchievementPayload>;
  /**
   * Closes a request that was taken back, or was answered although nobody of its address is here. Refused with CONFLICT for one that has
   * ended, and for calling one done whose person is here. For admins.
   */
  closePrivacyRequest: Maybe<ClosePrivacyRequestPayload>;
  /**
   * Keeps what an item of a SCORM package hands over. A commit of a session that has ended, or older than one that came, changes nothing
   * and is answered as if it had. When every item is completed or passed, the lecture is marked as seen.
   */
  commitScorm: Maybe<CommitScormPayload>;
  /**
   * Completes a course whose lectures are all done. A certificate is issued when the course has one, the score reaches the
   * passing rate, and `holderName` equals the name in the settings.
   */
  completeCourse: Maybe<CompleteCoursePayload>;
  /**
   * Connects a provider. Refused with CONFLICT when one of this kind is connected, and with INVALID and the field for what does not fit. For
   * admins.
   */
  connectIntegration: Maybe<ConnectIntegrationPayload>;
  /**
   * Makes a course of the viewer from one of the workspace, which may be a template. The copy is unpublished and needs no voucher;
   * achievements, tags and the mark of a template stay behind.
   */
  copyCourse: Maybe<CopyCoursePayload>;
  /**
   * Makes an API token by which a program calls in the name of the viewer: with the rights that the viewer has at the moment of each call, as far as
   * its scopes go. It is told here and never again. It takes a sign-in: no API token makes another. Refused with API_TOKEN_NAME_TAKEN, and with
   * API_TOKENS_FULL beyond 50 tokens of the viewer.
   */
  createApiToken: Maybe<CreateApiTokenPayload>;
  /**
   * Creates a campaign, without codes at first. Unless the input says otherwise it begins now, has no end, and its uses are unlimited. For anyone who
   * may create vouchers; refused with FORBIDDEN otherwise.
   */
  createCampaign: Maybe<CreateCampaignPayload>;
  /**
   * Makes a new version of the consent, which becomes the active one: everybody is asked again. For admins; refused with FORBIDDEN
   * otherwise.
   */
  createConsent: Maybe<CreateConsentPayload>;
  /** Creates an unpublished course, with modules and achievements if they are given. Every node of it is new. */
  createCourse: Maybe<CreateCoursePayload>;
  /**
   * Creates a course from one of `courseTemplates`, with everything that it has, achievements too. It is unpublished and needs no voucher. Refused with
   * NOT_FOUND when there is no such template. From a template of the workspace `copyCourse` makes one.
   */
  createCourseFromTemplate: Maybe<CreateCourseFromTemplatePayload>;
  /**
   * Makes a group of people. It has nobody yet but those at its address domain. For admins. Refused with GROUP_NAME_TAKEN for a name that
   * another group has, and with GROUPS_FULL where there are 1,000.
   */
  createGroup: Maybe<CreateGroupPayload>;
  /**
   * Makes a review link for a course, of a template for admins. Its token is told here and never again. Refused with REVIEW_FULL beyond 20 links of a course
   * that count.
   */
  createReviewLink: Maybe<CreateReviewLinkPayload>;
  /**
   * Keeps sections under a name for all authors of the workspace. They are checked and cleaned as those of a lecture, and forget the ids that they
   * came with. A workspace keeps at most 500: SAVED_SECTIONS_FULL. For anyone who may create courses.
   */
  createSavedSection: Maybe<CreateSavedSectionPayload>;
  /**
   * Makes a token for the identity provider. It is told here and never again. Refused with CONFLICT where there is one and `replaces` is false.
   * For admins.
   */
  createScimToken: Maybe<CreateScimTokenPayload>;
  /**
   * Adds a batch of codes to a campaign: twelve letters and digits each that nobody can guess. For anyone who may create vouchers; refused with
   * FORBIDDEN otherwise.
   */
  createVouchers: Maybe<CreateVouchersPayload>;
  /**
   * Makes a webhook. Its secret is told here and never again, which takes a sign-in. The address has to be https and public. For admins; refused with
   * WEBHOOKS_FULL beyond 20 webhooks.
   */
  createWebhook: Maybe<CreateWebhookPayload>;
  /**
   * Deletes a campaign with its codes, which stop working. People whom they enrolled stay enrolled. For anyone who may create vouchers; refused with
   * FORBIDDEN otherwise.
   */
  deleteCampaign: Maybe<DeleteCampaignPayload>;
  /**
   * Deletes a course with everything that learners have in it; certificates stay. Refused as `saveCourse`, and with PROGRESS_CONFLICT
   * while learners have progress in it, unless it is forced: `losses` tells what they would lose.
   */
  deleteCourse: Maybe<DeleteCoursePayload>;
  /** Deletes what the viewer wrote; a question with replies keeps its place, without its words. Refused as `editDiscussionPost` is. */
  deleteDiscussionPost: Maybe<DeleteDiscussionPostPayload>;
  /**
   * Deletes a file: its address gives nothing from then on. Refused with FILE_IN_USE and the places that show it, unless `force` is true. For
   * anyone who finds it in `files`.
   */
  deleteFile: Maybe<DeleteFilePayload>;
  /** Deletes a group; its people and their courses stay. For admins. Refused with GROUP_MANAGED for one that the identity provider manages. */
  deleteGroup: Maybe<DeleteGroupPayload>;
  /** Deletes what the viewer or a guest wrote; refused with FORBIDDEN otherwise. With its last comment a thread is gone, and with its first what it quotes and suggests. */
  deleteReviewComment: Maybe<DeleteReviewCommentPayload>;
  /** Deletes a saved section; copies that stand in lectures stay. For anyone who saved it and for admins; refused with FORBIDDEN otherwise. */
  deleteSavedSection: Maybe<DeleteSavedSectionPayload>;
  /**
   * Withdraws the token of the identity provider, which stops counting at once. Whom the provider knows is forgotten, so that another one can
   * link them; everyone keeps the access that they have, and its groups become those of the admins. Refused with NOT_FOUND without a token, and
   * with CONFLICT where another has taken its place. For admins.
   */
  deleteScimToken: Maybe<DeleteScimTokenPayload>;
  /** Deletes a tag and takes it from every course that carries it. Refused with NOT_FOUND when it is gone. */
  deleteTag: Maybe<DeleteTagPayload>;
  /** Deletes a webhook with its deliveries; nothing is sent to it any more. For admins. */
  deleteWebhook: Maybe<DeleteWebhookPayload>;
  /** Makes the course once more what is live: a new revision with that content. What was held back stays in its history. Without any nothing happens. */
  discardCourseChanges: Maybe<DiscardCourseChangesPayload>;
  /** Disconnects a provider: its fields and secrets are deleted. For admins. */
  disconnectIntegration: Maybe<DisconnectIntegrationPayload>;
  /** Reads what an OpenID provider says of itself, by its address. Nothing is stored. For admins. */
  discoverSignIn: Maybe<DiscoverSignInPayload>;
  /** Changes what the viewer wrote, while it is neither hidden nor deleted; refused with FORBIDDEN otherwise. */
  editDiscussionPost: Maybe<EditDiscussionPostPayload>;
  /** Changes a comment that the viewer wrote; refused with FORBIDDEN otherwise. */
  editReviewComment: Maybe<EditReviewCommentPayload>;
  /** Enables a webhook that was disabled. What happened meanwhile is not told of; what was given up can be replayed. For admins. */
  enableWebhook: Maybe<EnableWebhookPayload>;
  /**
   * Enrols the viewer in a course. Someone already enrolled gets the existing user course. Refused with INVALID for a course on another
   * site (EXTERNAL), and with the code of what is missing where it cannot be entered now.
   */
  enrol: Maybe<EnrolPayload>;
  /**
   * Enrols others in a course: a job does it, whose rows give the result of each. Who has the course open keeps it, who completed it is left
   * out, who gave it up starts again; neither a code nor pre-enrolment is needed. For admins, and by address for who made the course.
   * Refused with JOBS_FULL while as many of these jobs of the workspace are unfinished as may be.
   */
  enrolPeople: Maybe<EnrolPeoplePayload>;
  /**
   * Erases the account of the viewer, or for admins of anyone of the workspace, with everything that is theirs. It cannot be undone.
   * Refused with INVALID when the confirmation differs, and with CONFLICT for the last admin of a workspace.
   */
  erasePersonalData: Maybe<ErasePersonalDataPayload>;
  /**
   * Everything that is stored about a person: the viewer, or for admins anyone of the workspace. It is a mutation because the audit log
   * notes it. Refused with 1001 when there is no such person.
   */
  exportPersonalData: Maybe<ExportPersonalDataPayload>;
  /** Gives up a course: it becomes view-only. Enrol again to continue and earn a certificate. */
  giveUpCourse: Maybe<GiveUpCoursePayload>;
  /** Hides a question or reply with a reason for the person who wrote it, or shows it again. For admins of the course; refused with FORBIDDEN otherwise. */
  hideDiscussionPost: Maybe<HideDiscussionPostPayload>;
  /**
   * Hides questions of any courses with one reason, or shows them again, all or none of them. For admins of the courses; refused with
   * NOT_FOUND when one question is of another.
   */
  hideDiscussionQuestions: Maybe<HideDiscussionQuestionsPayload>;
  /** Hides the first steps of a workspace for all its admins, or shows them again. For admins; refused with FORBIDDEN otherwise. */
  hideSetup: Maybe<HideSetupPayload>;
  /**
   * Says whether changes of a course are held back: saves are seen by those who work on it alone then, and learners and the catalogue keep what is
   * live until `publishCourseChanges`. To stop it while changes are held back is refused with CHANGES_HELD_BACK: they are published or discarded first.
   */
  holdCourseChangesBack: Maybe<HoldCourseChangesBackPayload>;
  /**
   * Creates a course from what `AuthoredCourse.exported` gave. It is unpublished, needs no voucher and is no template, whatever the file says. What
   * does not fit is told as INVALID, each with its place in the file.
   */
  importCourse: Maybe<ImportCoursePayload>;
  /**
   * Starts a job that adds many people. People who are not there yet are added, rights that differ are changed, and people whom an admin has revoked
   * stay revoked. A dry run does the same and takes each row back. For admins. Refused with JOBS_FULL while as many imports of the workspace are
   * unfinished as may be.
   */
  importPeople: Maybe<ImportPeoplePayload>;
  /**
   * Sends an invitation to everyone who has no account, was not revoked and got fewer than five today. For admins. Refused with
   * RATE_LIMITED when it would be more than 100 a day from a trial workspace.
   */
  inviteEveryone: Maybe<InviteEveryonePayload>;
  /**
   * Sends an invitation by mail, again if it was sent before or revoked; its link counts for 30 days, earlier ones stop working. Someone
   * with an account proves their address by signing in with it. For admins. Refused with CONFLICT for an account whose address is proven,
   * and with RATE_LIMITED after five a day to one person and after 100 a day from a trial workspace.
   */
  invitePerson: Maybe<InvitePersonPayload>;
  /** Dismisses the reports of a question or reply, which stays. For admins of the course; refused with FORBIDDEN otherwise. */
  keepDiscussionPost: Maybe<KeepDiscussionPostPayload>;
  /**
   * Takes the lock that editing needs, or renews one's own, which is to be done every 10 seconds. While another holds it, it is refused with
   * LOCKED_BY_ANOTHER_USER, and `lock` tells who that is; with `takeOver` it is taken from them, and what they save afterwards is refused.
   */
  lockCourse: Maybe<LockCoursePayload>;
  /**
   * Logs that someone asked for their data or its erasure, by mail or otherwise. The request is open until `exportPersonalData` or
   * `erasePersonalData` carries it out. Refused with CONFLICT when one of the kind is open for the address. For admins.
   */
  logPrivacyRequest: Maybe<LogPrivacyRequestPayload>;
  /**
   * Pins a question, which then comes first after its lecture, or closes it to replies. For admins of the course; refused with FORBIDDEN
   * otherwise, and with PINNED_FULL beyond three after a lecture.
   */
  markDiscussionThread: Maybe<MarkDiscussionThreadPayload>;
  /** Marks a lecture as seen. */
  markLectureSeen: Maybe<MarkLectureSeenPayload>;
  /**
   * Writes to learners by mail: a job does it, whose rows give the result of each. Each gets one mail in their language, which leads to their
   * course; who has stopped mails about courses, has left or got three such mails today gets none, and in a trial nobody but its admins. For admins, and for who made the courses.
   * Refused with JOBS_FULL while as many of these jobs of the workspace are unfinished as may be.
   */
  messageLearners: Maybe<MessageLearnersPayload>;
  /**
   * Gives a revision of a course a name, or takes it away. One with a name stays, also where it is an auto-save that would be thinned. A template's for
   * admins.
   */
  nameCourseRevision: Maybe<NameCourseRevisionPayload>;
  /** Brings a course into the catalogue or takes it out. Refused as `saveCourse`. */
  publishCourse: Maybe<PublishCoursePayload>;
  /** Makes changes that are held back live, all of them or those of some modules. Without any nothing happens. */
  publishCourseChanges: Maybe<PublishCourseChangesPayload>;
  /**
   * Enrols the viewer in the course of a voucher code and counts one use of the code. Someone already enrolled gets the existing
   * user course, and nothing is counted. Refused with code 1500 when no voucher with this code can be redeemed now, and 1501 when
   * it is used up; `params.code` repeats the code.
   */
  redeemVoucher: Maybe<RedeemVoucherPayload>;
  /** Creates an account in the workspace of the host and signs in. */
  register: Maybe<SignInPayload>;
  /** Ends that everyone of a group takes a course; people who are enrolled stay so. For admins. Refused with NOT_FOUND where the group has none of it. */
  removeGroupCourse: Maybe<RemoveGroupCoursePayload>;
  /** Ends notices in a browser. */
  removeNoticeDevice: Maybe<RemoveNoticeDevicePayload>;
  /** Renames or describes a file; its extension and its address stay. For anyone who finds it in `files`. */
  renameFile: Maybe<RenameFilePayload>;
  /** Renames a saved section. For anyone who saved it and for admins; refused with FORBIDDEN otherwise. */
  renameSavedSection: Maybe<RenameSavedSectionPayload>;
  /**
   * Renames a tag in every course that carries it. Refused with TAG_NAME_TAKEN for a name that another tag has, in any case, unless the two
   * shall merge (`params.name` says how that one is written); with NOT_FOUND when the tag is gone.
   */
  renameTag: Maybe<RenameTagPayload>;
  /**
   * Puts another file in the place of one, everywhere that shows it: all courses, which get a revision each, and for who may customise it the
   * profile of the workspace. A course that someone edits at the moment stays as it is and is named in `remainingIn`. The old file stays in `files`.
   * For those who create courses.
   */
  replaceFile: Maybe<ReplaceFilePayload>;
  /**
   * Sends a delivery again, under the same `webhook-id` and at once, whatever else waits about the same object. For admins; refused with WEBHOOK_DISABLED for a
   * webhook that is disabled.
   */
  replayWebhookDelivery: Maybe<ReplayWebhookDeliveryPayload>;
  /** Replies in a thread. The same `idempotencyKey` replies once. At most ten posts in five minutes: RATE_LIMITED. */
  replyInDiscussion: Maybe<ReplyInDiscussionPayload>;
  /**
   * Reports a question or reply to admins of the course, once for each person; who did it is told to nobody else. At most ten in an hour:
   * RATE_LIMITED. Refused with FORBIDDEN for one's own posts and for what is hidden or deleted.
   */
  reportDiscussionPost: Maybe<ReportDiscussionPostPayload>;
  /** Reports that the viewer has a course open while someone else edits it. Call it every 10 seconds; the person who edits calls `lockCourse` instead. */
  reportPresence: Maybe<ReportPresencePayload>;
  /**
   * Sends a mail with a link to set a new password, valid for 24 hours. Succeeds for unknown addresses as well, so that nobody can
   * find out who has an account.
   */
  requestPasswordReset: Maybe<RequestPasswordResetPayload>;
  /**
   * Sets a new password with the token of the mail. Ends all sessions of the person and lifts a lockout. Refused with 1100 for a token
   * that does not count, and with 1101 for one that is too old.
   */
  resetPassword: Maybe<ResetPasswordPayload>;
  /**
   * Gives access back to someone who lost it, whether an admin, a sync of the personnel system or the identity provider withdrew it; the next
   * sync leaves it so. For admins. Refused with CONFLICT for someone who has access.
   */
  restoreAccess: Maybe<RestoreAccessPayload>;
  /** Restores a revoked certificate, which is valid again. For admins and for who made the course; noted in the audit log. */
  restoreCertificate: Maybe<RestoreCertificatePayload>;
  /**
   * Makes a course once more what it was in one of its revisions: a new revision with the same fields and content. Whether it is published, whether it is a
   * template and its tags stay as they are.
   */
  restoreCourseRevision: Maybe<RestoreCourseRevisionPayload>;
  /** Revokes an API token, which counts no more from now on: one of the viewer, or for admins any of the workspace. */
  revokeApiToken: Maybe<RevokeApiTokenPayload>;
  /**
   * Revokes a certificate: anyone who verifies it reads when and why, verifiers refuse its Open Badge, and it can no longer be printed. A certificate
   * that is already revoked stays as it is. For admins and for who made the course; noted in the audit log.
   */
  revokeCertificate: Maybe<RevokeCertificatePayload>;
  /** Revokes an invitation: its link stops working. For admins. Refused with CONFLICT for someone with an account. */
  revokeInvitation: Maybe<RevokeInvitationPayload>;
  /** Revokes a review link: it counts no more from now on. What its guests wrote stays. */
  revokeReviewLink: Maybe<RevokeReviewLinkPayload>;
  /**
   * Makes another token in the place of one of the viewer, with the same name and scopes. The one before counts for some hours yet, so that programs
   * can change over one after the other. It takes a sign-in, as making one does.
   */
  rotateApiToken: Maybe<RotateApiTokenPayload>;
  /**
   * Puts another secret in the place of that of a webhook, told here and never again, which takes a sign-in. Deliveries are signed with both for some hours, so
   * that the receiver can change over. For admins.
   */
  rotateWebhookSecret: Maybe<RotateWebhookSecretPayload>;
  /**
   * Saves fields and content of a course; what is left out stays. Refused with LOCKED_BY_ANOTHER_USER while another holds the lock or took it over,
   * with PRECONDITION_FAILED when it was saved since the `version` that the change was made on, and with PROGRESS_CONFLICT while learners have
   * progress in lectures or questions that the save would remove, unless it is forced: `losses` tells what they would lose.
   */
  saveCourse: Maybe<SaveCoursePayload>;
  /**
   * Saves the whole profile of the workspace: what is left out goes back to its default. Colours, addresses and HTML are checked; scripts
   * are not part of it. For those with `Viewer.mayEditProfile`. Refused with PRECONDITION_FAILED when someone saved in the meantime, and
   * with INVALID and the field for what may not stand there.
   */
  saveProfile: Maybe<SaveProfilePayload>;
  /** Remembers the section that the viewer saw last, so that any device can continue there. */
  saveStudyPosition: Maybe<SaveStudyPositionPayload>;
  /** Remembers where the viewer stopped in a video of a lecture, so that any device can continue there. The last call wins. */
  saveVideoPosition: Maybe<SaveVideoPositionPayload>;
  /**
   * Sets when whatever is held back then becomes live, at most two years ahead, or takes the moment away. The one who sets it is told by mail what came of
   * it. Nothing is forced then: what learners would lose by it, or what is unfinished, keeps everything held back.
   */
  scheduleCoursePublication: Maybe<ScheduleCoursePublicationPayload>;
  /** Sends a webhook an event of the type `webhook.test`. For admins; refused with WEBHOOK_DISABLED for one that is disabled. */
  sendTestWebhook: Maybe<SendTestWebhookPayload>;
  /**
   * Resolves a thread, or opens it again. To take a suggestion, replace the quoted words in the draft of the course, then resolve the thread with the
   * outcome TAKEN.
   */
  setReviewThreadState: Maybe<SetReviewThreadStatePayload>;
  /**
   * Shows a thread to people who come by a review link, or hides it from them with all that they replied. Refused with FORBIDDEN for anyone but the author who
   * began it, and where a guest did.
   */
  setReviewThreadVisibility: Maybe<SetReviewThreadVisibilityPayload>;
  /**
   * Signs in with e-mail and password. A browser gets its tokens sealed in a cookie that script cannot read; a tool that asks
   * for `returnTokens` gets them in the payload. The active consent is accepted.
   */
  signIn: Maybe<SignInPayload>;
  /**
   * Signs in with what the provider gave: the code of a sign-in that was begun here, or an external token that was made for us.
   * Someone who is unknown gets an account if they have consented; refused with CONSENT_REQUIRED otherwise, and the sign-in is to be
   * started again. Refused with 1004 when the provider does not stand by it or another browser began, with 9905 when it has not verified
   * the e-mail address, and with 1100 or 1101 for an invitation that does not count.
   */
  signInExternally: Maybe<SignInPayload>;
  /**
   * Ends the session: revokes the tokens and clears the cookies, these also while the platform cannot be reached. Ending every session
   * is an error then: nobody is signed out.
   */
  signOut: Maybe<SignOutPayload>;
  /**
   * Begins a sign-in at another provider: answers where to send the person. The provider sends them back to `redirectUri`, which
   * must be the page `/signin/callback` of this host, with `code` and `state`; these count once and for 10 minutes. A browser gets a
   * cookie besides, without which its code does not count. Refused with NOT_FOUND when the workspace does not offer the provider.
   */
  startExternalSignIn: Maybe<StartExternalSignInPayload>;
  /**
   * Starts a thread about a part of a course by a review link, for anyone who has its token. Refused with NOT_FOUND for a token that does not count, with
   * FORBIDDEN by a link that is for reading only, with RATE_LIMITED beyond 60 comments in an hour by one link, and with REVIEW_FULL beyond 500 threads of guests in a course.
   */
  startGuestReviewThread: Maybe<StartGuestReviewThreadPayload>;
  /**
   * Starts a thread about a part of a course as it is stored: what is not saved yet cannot be commented on. For anyone who may work on courses. The same
   * `idempotencyKey` starts it once. Refused with REVIEW_FULL beyond 1,000 threads in a course.
   */
  startReviewThread: Maybe<StartReviewThreadPayload>;
  /**
   * Switches mails of one kind off or on by the token that each of them carries, without signing in. Refused with NOT_FOUND for one that
   * does not count here.
   */
  switchReminders: Maybe<SwitchRemindersPayload>;
  /**
   * Takes over the people of a personnel system, as a job that runs in the background: anyone who is new is added without mail, anyone who left loses
   * their access until they are back; nothing is erased. Refused with 9904 for credentials that the system refuses, with PROVIDER_FAILED for
   * other trouble with it (`params` are those of `IntegrationCheck`), and with CONFLICT while a sync is running. For admins.
   */
  syncIntegration: Maybe<SyncIntegrationPayload>;
  /**
   * Tests a connection: one that is stored, one as it would be after a change, or one that is not connected yet. Only of the first the outcome
   * is kept, and a sign-in provider is offered to visitors once one of its tests has succeeded. For admins; of the kinds whose `IntegrationProvider.testable` says so, others are refused with INVALID.
   */
  testIntegration: Maybe<TestIntegrationPayload>;
  /**
   * Orders that what such a job has done is taken back: whether a course is published becomes what it was, tags are removed or added again, courses
   * go back to whom they were taken from, and copies are deleted that nobody has changed or joined. What was changed since stays as it is; what was deleted is gone, and its job NOT_FOUND. For who ordered the job, and admins; refused with NOT_FOUND otherwise, and with CONFLICT while it runs.
   */
  undoCourseJob: Maybe<UndoCourseJobPayload>;
  /**
   * Orders that what an enrolment of people, or a change of enrolments, has done is taken back: whom it enrolled is taken out again unless they
   * have begun, enrolments that wait for an address are cancelled, due dates become what they were, who was taken out is enrolled again. What was changed since
   * stays. For who ordered the job, and admins; refused with NOT_FOUND otherwise, and with CONFLICT while it runs.
   */
  undoEnrolmentJob: Maybe<UndoEnrolmentJobPayload>;
  /**
   * Starts a job that undoes what another job did with people: people whom it added are removed as long as they have no account, and rights that it
   * changed are restored unless someone has changed them since. Refused with CONFLICT while the job runs. For admins; refused with FORBIDDEN
   * otherwise, and with JOBS_FULL while as many of these jobs of the workspace are unfinished as may be.
   */
  undoPeopleJob: Maybe<UndoPeopleJobPayload>;
  /** Gives the own lock back. It succeeds as well where there is nothing to give back. */
  unlockCourse: Maybe<UnlockCoursePayload>;
  /**
   * Changes the given fields of a campaign, which apply to existing codes at once. The course can no longer be changed once a code has been used. For
   * anyone who may create vouchers; refused with FORBIDDEN otherwise.
   */
  updateCampaign: Maybe<UpdateCampaignPayload>;
  /**
   * Changes the fields of a group. For admins. Refused with GROUP_NAME_TAKEN, and with GROUP_MANAGED for the name or the domain of a group that the
   * identity provider manages.
   */
  updateGroup: Maybe<UpdateGroupPayload>;
  /**
   * Changes a connected provider: what is left out stays, null clears. A secret that is left out stays too, unless the place that it is sent to
   * changes. For admins.
   */
  updateIntegration: Maybe<UpdateIntegrationPayload>;
  /** Switches kinds of notices on and off, on all devices of the viewer. */
  updateNotices: Maybe<UpdateNoticesPayload>;
  /** Changes how the interface looks and reads for the signed-in person. Fields left out stay as they are; null goes back to the default. */
  updatePreferences: Maybe<UpdatePreferencesPayload>;
  /** Says what the viewer is told of by mail. It holds from the next mail on. */
  updateReminders: Maybe<UpdateRemindersPayload>;
  /**
   * Says how long the workspace keeps things; the whole of it. It holds from the next hour on: what is older goes then, and does not come
   * back when it is made longer. For admins.
   */
  updateRetention: Maybe<UpdateRetentionPayload>;
  /**
   * Sets the due date of a learner’s course. The course stays open after it. For admins and for who made the course; refused with USER_COURSE_CLOSED
   * where it is completed or given up.
   */
  updateUserCourse: Maybe<UpdateUserCoursePayload>;
  /** Changes what the signed-in person says about themselves. Fields left out stay as they are; null clears. */
  updateViewer: Maybe<UpdateViewerPayload>;
  /** Changes a webhook; what waits to be sent goes to its new address. For admins. */
  updateWebhook: Maybe<UpdateWebhookPayload>;
  /**
   * Withdraws someone's access: they are signed out everywhere at once and cannot sign in; their progress, certificates and rights stay, and no
   * sync gives the access back. The invitation of someone without an account is revoked. For admins. Refused with FORBIDDEN for oneself, and
   * with CONFLICT for someone whose access an admin withdrew before, for the last admin and for the maker of a trial workspace: `reason` in
   * `params` is `LAST_ADMIN` or `TRIAL_MAKER` then.
   */
  withdrawAccess: Maybe<WithdrawAccessPayload>;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAcceptConsentArgs = {
  input: AcceptConsentInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAcceptDiscussionAnswerArgs = {
  input: AcceptDiscussionAnswerInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAddGuestReviewCommentArgs = {
  input: AddGuestReviewCommentInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAddNoticeDeviceArgs = {
  input: AddNoticeDeviceInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAddPersonArgs = {
  input: AddPersonInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAddReviewCommentArgs = {
  input: AddReviewCommentInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAnswerLockRequestArgs = {
  input: AnswerLockRequestInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAnswerQuestionArgs = {
  input: AnswerQuestionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAskForLockArgs = {
  input: AskForLockInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAskQuestionArgs = {
  input: AskQuestionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationAssignGroupCourseArgs = {
  input: AssignGroupCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCancelWaitingEnrolmentArgs = {
  input: CancelWaitingEnrolmentInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationChangeAdminArgs = {
  input: ChangeAdminInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationChangeCoursesArgs = {
  input: ChangeCoursesInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationChangeEnrolmentsArgs = {
  input: ChangeEnrolmentsInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationChangeGroupMembersArgs = {
  input: ChangeGroupMembersInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationChangePeopleArgs = {
  input: ChangePeopleInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationChangeRightsArgs = {
  input: ChangeRightsInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCheckCourseLinksArgs = {
  input: CheckCourseLinksInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationClaimAchievementArgs = {
  input: ClaimAchievementInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationClosePrivacyRequestArgs = {
  input: ClosePrivacyRequestInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCommitScormArgs = {
  input: CommitScormInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCompleteCourseArgs = {
  input: CompleteCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationConnectIntegrationArgs = {
  input: ConnectIntegrationInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCopyCourseArgs = {
  input: CopyCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateConsentArgs = {
  input: CreateConsentInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateCourseFromTemplateArgs = {
  input: CreateCourseFromTemplateInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateReviewLinkArgs = {
  input: CreateReviewLinkInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateSavedSectionArgs = {
  input: CreateSavedSectionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateScimTokenArgs = {
  input: CreateScimTokenInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateVouchersArgs = {
  input: CreateVouchersInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteCampaignArgs = {
  input: DeleteCampaignInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteCourseArgs = {
  input: DeleteCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteDiscussionPostArgs = {
  input: DeleteDiscussionPostInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteFileArgs = {
  input: DeleteFileInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteReviewCommentArgs = {
  input: DeleteReviewCommentInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteSavedSectionArgs = {
  input: DeleteSavedSectionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteScimTokenArgs = {
  input: DeleteScimTokenInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteTagArgs = {
  input: DeleteTagInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDiscardCourseChangesArgs = {
  input: DiscardCourseChangesInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDisconnectIntegrationArgs = {
  input: DisconnectIntegrationInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationDiscoverSignInArgs = {
  input: DiscoverSignInInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationEditDiscussionPostArgs = {
  input: EditDiscussionPostInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationEditReviewCommentArgs = {
  input: EditReviewCommentInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationEnableWebhookArgs = {
  input: EnableWebhookInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationEnrolArgs = {
  input: EnrolInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationEnrolPeopleArgs = {
  input: EnrolPeopleInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationErasePersonalDataArgs = {
  input: ErasePersonalDataInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationExportPersonalDataArgs = {
  input: ExportPersonalDataInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationGiveUpCourseArgs = {
  input: GiveUpCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationHideDiscussionPostArgs = {
  input: HideDiscussionPostInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationHideDiscussionQuestionsArgs = {
  input: HideDiscussionQuestionsInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationHideSetupArgs = {
  input: HideSetupInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationHoldCourseChangesBackArgs = {
  input: HoldCourseChangesBackInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationImportCourseArgs = {
  input: ImportCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationImportPeopleArgs = {
  input: ImportPeopleInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationInviteEveryoneArgs = {
  input: InviteEveryoneInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationInvitePersonArgs = {
  input: InvitePersonInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationKeepDiscussionPostArgs = {
  input: KeepDiscussionPostInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationLockCourseArgs = {
  input: LockCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationLogPrivacyRequestArgs = {
  input: LogPrivacyRequestInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationMarkDiscussionThreadArgs = {
  input: MarkDiscussionThreadInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationMarkLectureSeenArgs = {
  input: MarkLectureSeenInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationMessageLearnersArgs = {
  input: MessageLearnersInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationNameCourseRevisionArgs = {
  input: NameCourseRevisionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationPublishCourseArgs = {
  input: PublishCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationPublishCourseChangesArgs = {
  input: PublishCourseChangesInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRedeemVoucherArgs = {
  input: RedeemVoucherInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRemoveGroupCourseArgs = {
  input: RemoveGroupCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRemoveNoticeDeviceArgs = {
  input: RemoveNoticeDeviceInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRenameFileArgs = {
  input: RenameFileInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRenameSavedSectionArgs = {
  input: RenameSavedSectionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRenameTagArgs = {
  input: RenameTagInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationReplaceFileArgs = {
  input: ReplaceFileInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationReplayWebhookDeliveryArgs = {
  input: ReplayWebhookDeliveryInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationReplyInDiscussionArgs = {
  input: ReplyInDiscussionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationReportDiscussionPostArgs = {
  input: ReportDiscussionPostInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationReportPresenceArgs = {
  input: ReportPresenceInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRestoreAccessArgs = {
  input: RestoreAccessInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRestoreCertificateArgs = {
  input: RestoreCertificateInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRestoreCourseRevisionArgs = {
  input: RestoreCourseRevisionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRevokeCertificateArgs = {
  input: RevokeCertificateInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRevokeReviewLinkArgs = {
  input: RevokeReviewLinkInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRotateApiTokenArgs = {
  input: RotateApiTokenInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSaveCourseArgs = {
  input: SaveCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSaveProfileArgs = {
  input: SaveProfileInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSaveStudyPositionArgs = {
  input: SaveStudyPositionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSaveVideoPositionArgs = {
  input: SaveVideoPositionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationScheduleCoursePublicationArgs = {
  input: ScheduleCoursePublicationInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSendTestWebhookArgs = {
  input: SendTestWebhookInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSetReviewThreadStateArgs = {
  input: SetReviewThreadStateInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSetReviewThreadVisibilityArgs = {
  input: SetReviewThreadVisibilityInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSignInExternallyArgs = {
  input: SignInExternallyInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationStartExternalSignInArgs = {
  input: StartExternalSignInInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationStartGuestReviewThreadArgs = {
  input: StartGuestReviewThreadInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationStartReviewThreadArgs = {
  input: StartReviewThreadInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSwitchRemindersArgs = {
  input: SwitchRemindersInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationSyncIntegrationArgs = {
  input: SyncIntegrationInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationTestIntegrationArgs = {
  input: TestIntegrationInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUndoCourseJobArgs = {
  input: UndoCourseJobInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUndoEnrolmentJobArgs = {
  input: UndoEnrolmentJobInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUndoPeopleJobArgs = {
  input: UndoPeopleJobInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUnlockCourseArgs = {
  input: UnlockCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateCampaignArgs = {
  input: UpdateCampaignInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateGroupArgs = {
  input: UpdateGroupInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateIntegrationArgs = {
  input: UpdateIntegrationInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateNoticesArgs = {
  input: UpdateNoticesInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdatePreferencesArgs = {
  input: UpdatePreferencesInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateRemindersArgs = {
  input: UpdateRemindersInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateRetentionArgs = {
  input: UpdateRetentionInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateUserCourseArgs = {
  input: UpdateUserCourseInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateViewerArgs = {
  input: UpdateViewerInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Everything that can be changed. A refusal that is to be expected stands in `userErrors` of the payload, by its code; nothing was changed then. */
export type MutationWithdrawAccessArgs = {
  input: WithdrawAccessInput;
};

/** A name for a revision of a course. */
export type NameCourseRevisionInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** Its name, at most 100 characters; null takes it away. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The number of the revision. */
  revision: Scalars['Int']['input'];
};

/** The outcome of naming a revision. */
export type NameCourseRevisionPayload = {
  __typename?: 'NameCourseRevisionPayload';
  /** The revision, null when refused. */
  revision: Maybe<CourseRevision>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** How a lecture moves on. */
export type NavigationMode =
  /** A continue button reveals the next section. */
  | 'NEXT_BUTTON'
  /** All sections follow each other by scrolling. */
  | 'SCROLL';

/** What the viewer was notified of since the event before. */
export type NewNotices = {
  __typename?: 'NewNotices';
  /** Where the next event begins: `after` of a subscription that resumes here. */
  cursor: Scalars['String']['output'];
  /** The notices, the oldest first; at most 100, after which the rest comes in an event of its own. May be empty. */
  notices: Array<Notice>;
};

/** Why no certificate would be issued. */
export type NoCertificateReason =
  /** The course has none. */
  | 'NOT_CERTIFIABLE'
  /** Not every lecture is done. */
  | 'NOT_COMPLETE'
  /** The score is below the passing rate. */
  | 'SCORE_TOO_LOW';

/** An object with a global id. */
export type Node = {
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
};

/** Something that a person is notified of, which Web Push tells as well. */
export type Notice = {
  __typename?: 'Notice';
  /** When it was ordered. */
  createTime: Scalars['DateTime']['output'];
  /** What it is about. */
  kind: NoticeKind;
  /** The raw id. */
  noticeId: Scalars['Int']['output'];
  /** The name of the course or the achievement, or the title of the question. */
  subject: Scalars['String']['output'];
  /** The page that it opens. */
  url: Scalars['URL']['output'];
};

/** A browser that takes notices. */
export type NoticeDevice = Node & {
  __typename?: 'NoticeDevice';
  /** When it was added. */
  createTime: Scalars['DateTime']['output'];
  /** The raw id. */
  deviceId: Scalars['Int']['output'];
  /** The SHA-256 of the subscription's endpoint, in lower-case hexadecimal digits: a browser knows its own subscription by it. */
  endpointHash: Scalars['String']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
};

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

/** Which notices a person gets by Web Push, and in which browsers. */
export type Notices = {
  __typename?: 'Notices';
  /** Whether a notice tells of a new achievement. */
  achievement: Scalars['Boolean']['output'];
  /** Whether a notice tells of a new certificate. */
  certificate: Scalars['Boolean']['output'];
  /** The browsers that take notices, the newest first; at most 20. Each leaves the list when its session ends. */
  devices: Array<NoticeDevice>;
  /** Whether a notice reminds of a course that is due. */
  due: Scalars['Boolean']['output'];
  /** Whether a notice tells of a course that someone else enrolled the person in. */
  enrolment: Scalars['Boolean']['output'];
  /** The VAPID key of the workspace in base64url: the `applicationServerKey` that a browser subscribes with. */
  publicKey: Scalars['String']['output'];
  /** Whether a notice tells of a new question in a course that the person answers for. */
  question: Scalars['Boolean']['output'];
  /** Whether a notice tells of a reply in a discussion that the person takes part in. */
  reply: Scalars['Boolean']['output'];
};

/** A sign-in provider; all but the last five are required. */
export type OAuthInput = {
  /** Where people sign in; https. */
  authorizationEndpoint?: InputMaybe<Scalars['String']['input']>;
  /** What its button on the sign-in page calls it, at most 60 characters; the name of the company when left out. */
  buttonLabel?: InputMaybe<Scalars['String']['input']>;
  /** The id of our client there. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** The secret of the client. Never read again. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** The name of the e-mail address in the data of the person; `email` when left out. */
  emailProperty?: InputMaybe<Scalars['String']['input']>;
  /** The issuer of its ID tokens; they are not looked at without it. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** Always `code`, which it is when left out. */
  responseType?: InputMaybe<Scalars['String']['input']>;
  /** What is asked for, separated by spaces; `openid email profile` when left out. */
  scope?: InputMaybe<Scalars['String']['input']>;
  /** Where a code is exchanged for a token; https. */
  tokenEndpoint?: InputMaybe<Scalars['String']['input']>;
  /** Where the token opens the data of the person; https. */
  userEndpoint?: InputMaybe<Scalars['String']['input']>;
};

/** The workspace's own sign-in provider (OAuth2). */
export type OAuthIntegration = Integration & Node & {
  __typename?: 'OAuthIntegration';
  /** Where people sign in. */
  authorizationEndpoint: Maybe<Scalars['String']['output']>;
  /** What its button on the sign-in page calls it, null for the name of the company. */
  buttonLabel: Maybe<Scalars['String']['output']>;
  /** The id of our client there. */
  clientId: Maybe<Scalars['String']['output']>;
  /** When it was connected. */
  connectTime: Scalars['DateTime']['output'];
  /** The name of the e-mail address in the data of the person; dots lead into objects. */
  emailProperty: Maybe<Scalars['String']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  integrationId: Scalars['Int']['output'];
  /** The issuer of its ID tokens; they are not looked at without it. */
  issuer: Maybe<Scalars['String']['output']>;
  /** The latest test of what is stored, null when there was none since it was changed. */
  lastCheck: Maybe<IntegrationCheck>;
  /** Always `code`. */
  responseType: Maybe<Scalars['String']['output']>;
  /** What is asked for, separated by spaces. */
  scope: Maybe<Scalars['String']['output']>;
  /** Names of the secrets that are stored. */
  secretsSet: Array<Scalars['String']['output']>;
  /** Where a code is exchanged for a token. */
  tokenEndpoint: Maybe<Scalars['String']['output']>;
  /** The kind of the provider. */
  type: IntegrationType;
  /** When its fields were changed last. */
  updateTime: Scalars['DateTime']['output'];
  /** Where the token opens the data of the person. */
  userEndpoint: Maybe<Scalars['String']['output']>;
};

/** How much is open about a part of a course, which may be gone by now. */
export type OpenReviewCount = {
  __typename?: 'OpenReviewCount';
  /** The part. */
  anchor: ReviewAnchor;
  /** How many threads about it are open, at least 1. */
  count: Scalars['Int']['output'];
};

/** Which end of an order comes first. */
export type OrderDirection =
  /** The smallest, the earliest, A. */
  | 'ASC'
  /** The greatest, the latest, Z. */
  | 'DESC';

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge, null on an empty page. Give it as `after` to read on. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** True when more items follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when items precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge, null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A PDF document. */
export type PdfSection = SectionFields & {
  __typename?: 'PdfSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** What it is called; empty where its author gave no name. */
  title: Scalars['String']['output'];
  /** Where the document is. */
  url: Scalars['URL']['output'];
};

/** A PDF document. */
export type PdfSectionInput = {
  /** What it is called; the name of its file for null or an empty text. Left out, what is stored stays. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Where the document is. */
  url: Scalars['URL']['input'];
};

/** What can be done with many people at once. */
export type PeopleAction =
  /** Rights are granted or withdrawn, as the input names them; other rights stay as they are. */
  | 'CHANGE_RIGHTS'
  /** An invitation by mail, again if it was sent before; to someone with an account, so that they prove their address. */
  | 'INVITE'
  /** Access is given back, as `restoreAccess` does. */
  | 'RESTORE_ACCESS'
  /** An invitation is taken back. */
  | 'REVOKE'
  /** Access is withdrawn, as `withdrawAccess` does; the invitation of someone without an account is taken back. */
  | 'WITHDRAW_ACCESS';

/** People by the filter of the list of people. */
export type PeopleFilterInput = {
  /** Only people with an account whose access is withdrawn, or with false those who have it. */
  accessWithdrawn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those who are left out, by global or raw id; at most 1,000. */
  exceptIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only people who belong to this group, by global or raw id. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** Only people who have this right, or are to have it once their address is proven. */
  right?: InputMaybe<PersonRight>;
  /** Only people to whose address rights were given that do not count yet. */
  rightsWait?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only people whose name or e-mail address contains these words, in any order, whatever their case, marks and apostrophes. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people with this status. */
  status?: InputMaybe<AccessStatus>;
};

/** Some people, or everyone whom a filter names. */
export type PeopleSelectionInput =
  /** Everyone whom a filter names. */
  { filter: PeopleFilterInput; ids?: never; }
  |  /** The people, by global or raw id; 1 to 1,000. */
  { filter?: never; ids: Array<Scalars['ID']['input']>; };

/** A group of people: enrolled, reminded and counted together. */
export type PersonGroup = Node & {
  __typename?: 'PersonGroup';
  /** Everyone whose address is at this domain belongs to the group, besides its members; null for nobody. */
  addressDomain: Maybe<Scalars['String']['output']>;
  /** The courses that everyone of it takes, by name; at most 100. Costs a call for each group. */
  courses: Array<GroupCourse>;
  /** When it was made. */
  createTime: Scalars['DateTime']['output'];
  /** What the group is for; may be empty. */
  description: Scalars['String']['output'];
  /** The raw id. */
  groupId: Scalars['Int']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** How many people belong to it, including those without an account yet. */
  memberCount: Scalars['Int']['output'];
  /** Who belongs to it, as in the list of people. Costs a call for each group. */
  members: Maybe<WorkspacePersonConnection>;
  /** The name; no other group of the workspace has it. */
  name: Scalars['String']['output'];
  /** Who decides its name and its members. */
  origin: GroupOrigin;
  /** When anything of it but its people last changed. */
  updateTime: Scalars['DateTime']['output'];
};


/** A group of people: enrolled, reminded and counted together. */
export type PersonGroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PersonOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  rightsWait?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<AccessStatus>;
};

/** A page of groups. */
export type PersonGroupConnection = {
  __typename?: 'PersonGroupConnection';
  /** The groups with their cursors. */
  edges: Array<PersonGroupEdge>;
  /** The groups alone. */
  nodes: Array<PersonGroup>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A group in a list. */
export type PersonGroupEdge = {
  __typename?: 'PersonGroupEdge';
  /** The place of the group in the list. */
  cursor: Scalars['String']['output'];
  /** The group. */
  node: PersonGroup;
};

/** How to order groups. Equal ones follow each other always in the same way. */
export type PersonGroupOrder = {
  /** Which end comes first. */
  direction?: InputMaybe<OrderDirection>;
  /** What to order by. */
  field: PersonGroupOrderField;
};

/** What groups can be ordered by. */
export type PersonGroupOrderField =
  /** When it was made. */
  | 'CREATE_TIME'
  /** How many people belong to it. */
  | 'MEMBER_COUNT'
  /** The name, in any case of letters. */
  | 'NAME'
  /** When anything of it but its people last changed. */
  | 'UPDATE_TIME';

/** How to order people. Equal ones follow each other always in the same way. */
export type PersonOrder = {
  /** Which end comes first. */
  direction?: InputMaybe<OrderDirection>;
  /** What to order by. */
  field: PersonOrderField;
};

/** What people can be ordered by. */
export type PersonOrderField =
  /** When the account was made, or someone without one was added. */
  | 'CREATE_TIME'
  /** When the latest invitation was sent; people without one come last. */
  | 'INVITE_TIME'
  /** The name; people without one come last. */
  | 'NAME'
  /** How far they have come. */
  | 'STATUS'
  /** When anything about them last changed. */
  | 'UPDATE_TIME'
  /** The e-mail address. */
  | 'USERNAME';

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

/** A SCIM service by `scimEndpoint` with `apiKey` or a client, or a directory by `subdomain` and `apiKey`. */
export type PersonnelInput = {
  /** The key of a directory, or the bearer token of a SCIM service. Never read again. */
  apiKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of a client that fetches a token for the SCIM service. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** The secret of the client. Never read again. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** The group of the SCIM service whose members are taken over; everyone when left out. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** The address of a SCIM 2.0 service, to which `/Users` is joined; https. */
  scimEndpoint?: InputMaybe<Scalars['String']['input']>;
  /** The name of the company at a directory: letters, digits and hyphens. */
  subdomain?: InputMaybe<Scalars['String']['input']>;
  /** Whether people are taken over every night. */
  sync?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the client fetches its token; https. */
  tokenEndpoint?: InputMaybe<Scalars['String']['input']>;
};

/** A personnel system: a SCIM 2.0 service, or a directory of employees. */
export type PersonnelIntegration = Integration & Node & {
  __typename?: 'PersonnelIntegration';
  /** The id of the client that fetches a token, null where a token or a key is entered. */
  clientId: Maybe<Scalars['String']['output']>;
  /** When it was connected. */
  connectTime: Scalars['DateTime']['output'];
  /** The group of the SCIM service whose members are taken over, null for everyone. */
  group: Maybe<Scalars['String']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  integrationId: Scalars['Int']['output'];
  /** The latest test of what is stored, null when there was none since it was changed. */
  lastCheck: Maybe<IntegrationCheck>;
  /** What the latest sync came to, null when there was none. */
  lastSync: Maybe<IntegrationSync>;
  /** The address of the SCIM service, null for a directory. */
  scimEndpoint: Maybe<Scalars['String']['output']>;
  /** Names of the secrets that are stored. */
  secretsSet: Array<Scalars['String']['output']>;
  /** The name of the company at the directory, null for a SCIM service. */
  subdomain: Maybe<Scalars['String']['output']>;
  /** Whether people are taken over every night. */
  sync: Scalars['Boolean']['output'];
  /** Where the client fetches its token. */
  tokenEndpoint: Maybe<Scalars['String']['output']>;
  /** The kind of the provider. */
  type: IntegrationType;
  /** When its fields were changed last. */
  updateTime: Scalars['DateTime']['output'];
};

/** Items and the categories that they belong to. They are answered in the order of their keys. */
export type PlacementInput = {
  /** The categories to place them into. */
  categories: Array<MappingLabelInput>;
  /** The right placement. */
  correctPlacement: Array<CategoryAssignmentInput>;
  /** The items to place. */
  items: Array<MappingLabelInput>;
};

/** How the interface looks and reads for a person. Null means that the person has not chosen and the default counts. */
export type Preferences = {
  __typename?: 'Preferences';
  /** Light or dark; null follows the device. */
  colorMode: Maybe<ColorMode>;
  /** The colour scheme for reading; the site's colours by default. */
  colorScheme: Maybe<ReadingColorScheme>;
  /** The size of type in pixels, 10 to 37; 16 by default. */
  fontSize: Maybe<Scalars['Int']['output']>;
  /** How pictures are shown; normal by default. */
  imageMode: Maybe<ImageMode>;
};

/** Someone who has a course open. */
export type PresentAuthor = {
  __typename?: 'PresentAuthor';
  /** Who it is. */
  author: Author;
  /** Whether they hold the lock. */
  editing: Scalars['Boolean']['output'];
  /** Their request for the lock; null when they do not ask for it. */
  request: Maybe<LockRequest>;
};

/** Someone asked for their data, or for its erasure. */
export type PrivacyRequest = Node & {
  __typename?: 'PrivacyRequest';
  /** When it was carried out or taken back, null while it is open. */
  closeTime: Maybe<Scalars['DateTime']['output']>;
  /** By when it has to be answered: 30 days later (GDPR, article 12). */
  dueTime: Scalars['DateTime']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** What they asked for. */
  kind: PrivacyRequestKind;
  /** Whether the person has an account or an invitation today. */
  known: Scalars['Boolean']['output'];
  /** What the person is called today, null for strangers and once they were erased. */
  name: Maybe<Scalars['String']['output']>;
  /** That person, as in the list of people; null for the operator and once they were erased. */
  orderedBy: Maybe<WorkspacePerson>;
  /** The raw id of who ordered or logged it, null for the operator. */
  orderedById: Maybe<Scalars['Int']['output']>;
  /** What they are called today, null once they were erased. */
  orderedByName: Maybe<Scalars['String']['output']>;
  /** How it came. */
  origin: PrivacyRequestOrigin;
  /** Whether it is open and should have been answered. */
  overdue: Scalars['Boolean']['output'];
  /** That person, as in the list of people; null for strangers and once they were erased. */
  person: Maybe<WorkspacePerson>;
  /** The raw id. */
  privacyRequestId: Scalars['Int']['output'];
  /** When it came. */
  requestTime: Scalars['DateTime']['output'];
  /** Whether it is open, or how it was closed. */
  state: PrivacyRequestState;
  /** The raw id of the person, which names nobody once they were erased; null for strangers. */
  userId: Maybe<Scalars['Int']['output']>;
  /** The e-mail address, null once the person was erased. */
  username: Maybe<Scalars['String']['output']>;
};

/** A page of requests. */
export type PrivacyRequestConnection = {
  __typename?: 'PrivacyRequestConnection';
  /**
   * Where every request of the list, over all pages, can be downloaded as CSV: with the session or an access token, noted in the audit log.
   * UTF-8 with a byte order mark, RFC 4180; a text that a table program would take for a formula begins with an apostrophe.
   */
  csvUrl: Scalars['URL']['output'];
  /** The requests with their cursors. */
  edges: Array<PrivacyRequestEdge>;
  /** The requests alone. */
  nodes: Array<PrivacyRequest>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of requests. */
export type PrivacyRequestConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A request in a list. */
export type PrivacyRequestEdge = {
  __typename?: 'PrivacyRequestEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: PrivacyRequest;
};

/** What someone asks for. */
export type PrivacyRequestKind =
  /** That it is deleted. */
  | 'ERASURE'
  /** Everything that is stored about them. */
  | 'EXPORT';

/** An order of requests. */
export type PrivacyRequestOrder = {
  /** Ascending when left out. */
  direction?: InputMaybe<OrderDirection>;
  /** What they are ordered by. */
  field: PrivacyRequestOrderField;
};

/** What requests can be ordered by. */
export type PrivacyRequestOrderField =
  /** By when they have to be answered. */
  | 'DUE_TIME'
  /** When they came. */
  | 'REQUEST_TIME';

/** How a request came. */
export type PrivacyRequestOrigin =
  /** An admin did it for the person. */
  | 'ADMIN'
  /** It was received outside the application, for example by mail, and logged by an admin. */
  | 'MAIL'
  /** The operator of the installation did it. */
  | 'OPERATOR'
  /** The person did it in the settings. */
  | 'SELF';

/** The outcome of a request. */
export type PrivacyRequestState =
  /** It was taken back, or there was nothing left to do. */
  | 'CANCELLED'
  /** It was carried out. */
  | 'DONE'
  /** It is to be carried out. */
  | 'OPEN';

/** How a workspace looks and speaks. Every part is optional; null means the default. */
export type Profile = {
  __typename?: 'Profile';
  /** Pictures that are offered as frames for avatars. */
  avatarFrames: Array<Scalars['URL']['output']>;
  /** The company. */
  company: Maybe<Scalars['String']['output']>;
  /** The company's site. */
  companyUrl: Maybe<Scalars['URL']['output']>;
  /** The page about the content. */
  contentUrl: Maybe<Scalars['URL']['output']>;
  /** Whether the copyright line links to `companyUrl`. */
  copyrightIsLink: Scalars['Boolean']['output'];
  /** A disclaimer as sanitised HTML, shown in the footer. */
  disclaimer: Maybe<Scalars['String']['output']>;
  /** The icon of the site. */
  faviconUrl: Maybe<Scalars['URL']['output']>;
  /** Whether the feedback tab is shown. */
  feedbackFormEnabled: Scalars['Boolean']['output'];
  /** The form that the feedback tab opens. */
  feedbackFormId: Maybe<Scalars['String']['output']>;
  /** Whether the footer's logo links to `companyUrl`. */
  footerLogoIsLink: Scalars['Boolean']['output'];
  /** The logo in the footer. */
  footerLogoUrl: Maybe<Scalars['URL']['output']>;
  /** The Google Analytics property. */
  googleAnalyticsTrackingId: Maybe<Scalars['String']['output']>;
  /** The Google Tag Manager container. */
  gtmTrackingId: Maybe<Scalars['String']['output']>;
  /** The logo in the header. */
  headerLogoUrl: Maybe<Scalars['URL']['output']>;
  /** Parts of the interface that are hidden. */
  hiddenParts: Array<HiddenPart>;
  /** The default language, null for English. */
  language: Maybe<Language>;
  /** Whether the two built-in demo courses are shown. */
  marketplace: Scalars['Boolean']['output'];
  /** The host with dots replaced by underscores. */
  name: Scalars['String']['output'];
  /** The privacy policy. */
  privacyUrl: Maybe<Scalars['URL']['output']>;
  /** Whether header script, footer script and page style of the workspace are loaded. */
  remoteComponents: Scalars['Boolean']['output'];
  /** Links to social networks, in order. */
  socials: Array<SocialLink>;
  /** Style overrides for buttons. */
  style: ProfileStyle;
  /** The terms and conditions. */
  termsUrl: Maybe<Scalars['URL']['output']>;
  /** Interface texts that replace the built-in ones. */
  texts: Array<ReplacedText>;
  /** The five colours, as `#rrggbb`. */
  theme: ProfileTheme;
  /** The title of the site. */
  title: Maybe<Scalars['String']['output']>;
  /** The version that was read, to be given back when it is saved. Changes with each save. */
  version: Scalars['String']['output'];
};

/** Style overrides for buttons: CSS properties with their values, none where the default counts. */
export type ProfileStyle = {
  __typename?: 'ProfileStyle';
  /** Buttons of the main action. */
  actionButtons: Array<StyleProperty>;
  /** Ordinary buttons. */
  buttons: Array<StyleProperty>;
  /** Buttons that indicate a state. */
  indicationButtons: Array<StyleProperty>;
};

/**
 * Style overrides for buttons. The properties are `backgroundColor`, `color`, `borderColor`, `borderRadius`, `borderWidth`, `borderStyle`,
 * `fontWeight`, `textTransform` and `letterSpacing`; any other is refused.
 */
export type ProfileStyleInput = {
  /** Buttons of the main action. */
  actionButtons?: InputMaybe<Array<StylePropertyInput>>;
  /** Ordinary buttons. */
  buttons?: InputMaybe<Array<StylePropertyInput>>;
  /** Buttons that indicate a state. */
  indicationButtons?: InputMaybe<Array<StylePropertyInput>>;
};

/** The five colours of a theme, as `#rrggbb`. */
export type ProfileTheme = {
  __typename?: 'ProfileTheme';
  /** Errors and wrong answers; `#c71618` by default. */
  error: Scalars['String']['output'];
  /** The main action and progress; `#006fb8` by default. */
  primary: Scalars['String']['output'];
  /** The accent; `#e95542` by default. */
  secondary: Scalars['String']['output'];
  /** Success and right answers; `#4CAF50` by default. */
  success: Scalars['String']['output'];
  /** Warnings; `#ffcd00` by default. */
  warning: Scalars['String']['output'];
};

/** The five colours of a theme, as `#rrggbb`; the default where left out. */
export type ProfileThemeInput = {
  /** Errors and wrong answers. */
  error?: InputMaybe<Scalars['String']['input']>;
  /** The main action and progress. */
  primary?: InputMaybe<Scalars['String']['input']>;
  /** The accent. */
  secondary?: InputMaybe<Scalars['String']['input']>;
  /** Success and right answers. */
  success?: InputMaybe<Scalars['String']['input']>;
  /** Warnings. */
  warning?: InputMaybe<Scalars['String']['input']>;
};

/** How far along, for a word of encouragement. */
export type ProgressLevel =
  /** From 80 percent. */
  | 'ALMOST'
  /** At 100 percent. */
  | 'DONE'
  /** Below 50 percent. */
  | 'GO'
  /** From 50 percent. */
  | 'NICE';

/** How far a learner is. */
export type ProgressStatus =
  /** All done. */
  | 'DONE'
  /** Some progress. */
  | 'IN_PROGRESS'
  /** Nothing done yet. */
  | 'TODO';

/** What everybody may know of a connected provider. */
export type PublicIntegration = {
  __typename?: 'PublicIntegration';
  /** The name of the app, null where the kind has none. */
  appName: Maybe<Scalars['String']['output']>;
  /** The public client id, null where the kind has none. */
  clientId: Maybe<Scalars['String']['output']>;
  /** The id of the forum, null where the kind has none. */
  forumId: Maybe<Scalars['String']['output']>;
  /** The kind of the provider. */
  type: IntegrationType;
};

/** Which changes of a course become live. */
export type PublishCourseChangesInput = {
  /** True to be refused with GRADING_UNDECIDED where `grading` leaves a question out that learners answered otherwise than it says now. */
  askGrading?: InputMaybe<Scalars['Boolean']['input']>;
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to be told what it does to learners, in `impact`, without any change. What learners lose, and what is undecided, is not refused then. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to do it in spite of another's lock, of a newer version and of what learners lose; it is recorded. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of answers to questions whose right answer this changes, at most 500 questions; what is left out keeps its outcome. */
  grading?: InputMaybe<Array<QuestionGradingInput>>;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key publishes once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The modules whose changes become live, by global or raw id, removed ones too; all changes when left out. The fields of the course and its achievements
   * become live with all changes alone. Refused where a lecture moved between one of them and another module.
   */
  moduleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The version that becomes live; whichever is newest when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of making changes live. */
export type PublishCourseChangesPayload = {
  __typename?: 'PublishCourseChangesPayload';
  /** The course as it is now, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['Int']['output']>;
  /**
   * The job that brings the answers of learners in line with changed questions. Null where none is concerned, when refused, and when a key is sent
   * again.
   */
  gradingJob: Maybe<Job>;
  /** What it does to learners, in a dry run alone; null where nothing becomes live by it. */
  impact: Maybe<CourseImpact>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** What learners would lose, when refused with PROGRESS_CONFLICT. */
  losses: Maybe<CourseLosses>;
  /** The questions whose answers are undecided, at most 20, when refused with GRADING_UNDECIDED. Null otherwise. */
  undecided: Maybe<Array<ChangedAnswers>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whether a course is in the catalogue. */
export type PublishCourseInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to do it in spite of another's lock and of a newer version; it is recorded. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
  /** False to take it out of the catalogue; learners who are enrolled keep it. */
  published?: InputMaybe<Scalars['Boolean']['input']>;
  /** The version that is published; whichever there is when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of publishing a course. */
export type PublishCoursePayload = {
  __typename?: 'PublishCoursePayload';
  /** The course as it is now, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['Int']['output']>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** All are required. */
export type PushInput = {
  /** The key of the API. Never read again. */
  apiKey?: InputMaybe<Scalars['String']['input']>;
  /** The key of the app. Never read again. */
  appKey?: InputMaybe<Scalars['String']['input']>;
  /** The name of the app. */
  appName?: InputMaybe<Scalars['String']['input']>;
};

/** Push notifications. */
export type PushIntegration = Integration & Node & {
  __typename?: 'PushIntegration';
  /** The name of the app. */
  appName: Maybe<Scalars['String']['output']>;
  /** When it was connected. */
  connectTime: Scalars['DateTime']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The raw id. */
  integrationId: Scalars['Int']['output'];
  /** Always null: nothing is called. */
  lastCheck: Maybe<IntegrationCheck>;
  /** Names of the secrets that are stored. */
  secretsSet: Array<Scalars['String']['output']>;
  /** The kind of the provider. */
  type: IntegrationType;
  /** When its fields were changed last. */
  updateTime: Scalars['DateTime']['output'];
};

/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type Query = {
  __typename?: 'Query';
  /** One course to work on, no matter who in the workspace created it. Null when there is none, and for anyone who may not create courses. */
  authoredCourse: Maybe<AuthoredCourse>;
  /**
   * The courses that the viewer works on: those they created, for admins all of the workspace, unpublished ones and templates too. For anyone who may
   * create courses; refused with FORBIDDEN otherwise.
   */
  authoredCourses: Maybe<AuthoredCourseConnection>;
  /** One lecture to work on. Null when there is none, and for anyone who may not create courses. */
  authoredLecture: Maybe<AuthoredLecture>;
  /** One campaign. Null when there is none, and for anyone who may not create vouchers. */
  campaign: Maybe<Campaign>;
  /**
   * Courses that a campaign of the viewer can lead into, by name: none on another site and no template; for who may not work on courses,
   * published ones alone. For anyone who may create vouchers; refused with FORBIDDEN otherwise.
   */
  campaignCourses: Maybe<CampaignCourseConnection>;
  /**
   * Campaigns, which let people into courses by codes, the newest first unless ordered. For anyone who may create vouchers; refused with FORBIDDEN
   * otherwise.
   */
  campaigns: Maybe<CampaignConnection>;
  /** A certificate by its public uuid, for anyone who wants to verify it. Null when there is none. */
  certificate: Maybe<Certificate>;
  /** The countries of ISO 3166-1 with their English names, in alphabetical order. */
  countries: Maybe<Array<Country>>;
  /** One course as the viewer may see it. Null when there is none for them. */
  course: Maybe<Course>;
  /**
   * How many courses of the catalogue each duration and each tag would leave, given the rest of the filter: the chosen tags do not narrow
   * the counts of tags, nor the chosen duration those of durations. It does not depend on who asks. Null when it cannot be read.
   */
  courseCounts: Maybe<CourseCounts>;
  /** What the preview of a link to a published course says. Null when it cannot be read. */
  courseMetadata: Maybe<CoursePreview>;
  /**
   * The courses that ship with the installation to begin a course with, each in every language that it ships in; they are the same in every workspace
   * and in no catalogue. Templates of the workspace are `authoredCourses` with the filter `template`. For anyone who may create courses; refused with
   * FORBIDDEN otherwise.
   */
  courseTemplates: Maybe<Array<CourseTemplate>>;
  /**
   * The public catalogue of the workspace: published courses, ordered by pre-enrolment, start and creation, newest first.
   * It does not depend on who asks.
   */
  courses: Maybe<CourseConnection>;
  /**
   * The questions after a lecture. For learners of the course who may open the lecture, and for admins of the course; null for everyone
   * else and where the course has no discussion.
   */
  discussion: Maybe<DiscussionThreadConnection>;
  /** One question after a lecture; null for those whom `discussion` is null for, and for one that is gone. */
  discussionThread: Maybe<DiscussionThread>;
  /** The kind of this installation. */
  environment: Maybe<Environment>;
  /** One file. Null when there is none, and for anyone who may not see it. */
  file: Maybe<File>;
  /**
   * Files that were uploaded, the newest first unless ordered: for those who create courses all of the workspace but pictures of other people, for
   * everyone else the pictures that they uploaded of themselves. A file is uploaded by `POST
   * /upload-api/v1/secured/workspaces/{id}/files/_upload` of this host, as `multipart/form-data` with `category`, `file`, and optionally `name`
   * and `alternativeText`.
   */
  files: Maybe<FileConnection>;
  /**
   * An invitation by the token of its mail, so that the person sees which address was invited and whether to register or to sign in.
   * Null for a token that does not count, or not any more.
   */
  invitation: Maybe<Invitation>;
  /** One job. Null when there is none that the viewer may see. */
  job: Maybe<Job>;
  /**
   * The background jobs that the viewer has started, the newest first; for an admin, those of everyone in the workspace. Jobs that have ended are
   * kept for 30 days. For anyone who is signed in; refused with UNAUTHENTICATED otherwise.
   */
  jobs: Maybe<JobConnection>;
  /**
   * One lecture of a course as the viewer may see it: with progress for an enrolled learner, read-only where the course allows anonymous
   * study and for those who work on courses. Null when there is none; `content` tells why sections are withheld.
   */
  lecture: Maybe<Lecture>;
  /** Any object by its global id. Null when it does not exist, when it is not yours to see, and for what is no global id. */
  node: Maybe<Node>;
  /**
   * Many objects by their global ids, in the order of `ids`. One that does not exist, that is not yours to see, or whose id is no global id is
   * null at its place; so is one that could not be read, with an error. Each may cost a call of the platform.
   */
  nodes: Maybe<Array<Maybe<Node>>>;
  /**
   * A course by a review link, for anyone who has its token: what its authors have now, as a learner sees it. Nothing that learners do is noted of it, and
   * nothing of it is kept. Null alike for a token that is unknown, revoked, expired, of another workspace or made by someone
   * who may not edit the course today.
   */
  review: Maybe<Review>;
  /** One saved section. Null when there is none, and for anyone who may not create courses. */
  savedSection: Maybe<SavedSection>;
  /**
   * Sections that the authors of the workspace keep to put them into lectures, the newest first. For anyone who may create courses; refused with
   * FORBIDDEN otherwise.
   */
  savedSections: Maybe<SavedSectionConnection>;
  /** The tags of the workspace's published courses, in alphabetical order. Empty with `unavailable` when they could not be read. */
  tags: Maybe<TagConnection>;
  /**
   * What a host that serves no workspace yet offers: hosts whose first label is a UUID can be taken for a trial, below the domains that
   * the operator has opened to trials. Null at every other host.
   */
  trialOffer: Maybe<TrialOffer>;
  /** The signed-in user, null for a visitor. */
  viewer: Maybe<Viewer>;
  /** The workspace of the host that was called, null when the host serves none. */
  workspace: Maybe<Workspace>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryAuthoredCourseArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryAuthoredCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuthoredCourseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AuthoredCourseOrder>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryAuthoredLectureArgs = {
  courseId: Scalars['ID']['input'];
  lectureId: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCampaignCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCampaignsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  hideExpired?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CampaignOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCertificateArgs = {
  uuid: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCourseCountsArgs = {
  filter?: InputMaybe<CourseFilter>;
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCourseMetadataArgs = {
  courseId: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryDiscussionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  askedByViewer?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  courseId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  lectureId: Scalars['ID']['input'];
  orderBy?: InputMaybe<DiscussionThreadOrder>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryDiscussionThreadArgs = {
  threadId: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FileFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<FileOrder>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<JobKind>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  running?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryLectureArgs = {
  asLearner?: InputMaybe<Scalars['Boolean']['input']>;
  courseId: Scalars['ID']['input'];
  lectureId: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryReviewArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QuerySavedSectionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QuerySavedSectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. What its caller may not see is null or left out of its list. */
export type QueryTagsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A question of a lecture with the viewer's state. Every member has the fields of `QuestionFields`. */
export type Question = CategorizationQuestion | MultipleAssociationQuestion | MultipleChoiceQuestion | SingleChoiceQuestion | SingleOrderingQuestion;

/** Questions are drawn from the lecture's questions at enrolment and then stay the same for that learner. */
export type QuestionBank = {
  __typename?: 'QuestionBank';
  /** How many questions are drawn of each weight. */
  draws: Array<QuestionBankDraw>;
  /** Points of the drawn questions together. */
  points: Scalars['Int']['output'];
};

/** How many questions of one weight are drawn. */
export type QuestionBankDraw = {
  __typename?: 'QuestionBankDraw';
  /** How many questions of this weight are drawn. */
  drawCount: Scalars['Int']['output'];
  /** The weight, 1 to 5. */
  weight: Scalars['Int']['output'];
};

/** How many questions of one weight are drawn. */
export type QuestionBankDrawInput = {
  /** How many questions of this weight are drawn, at most as many as the lecture has. */
  drawCount: Scalars['Int']['input'];
  /** The weight, 1 to 5. */
  weight: Scalars['Int']['input'];
};

/** Questions are drawn from the lecture's questions at enrolment. A bank that draws none is no bank. */
export type QuestionBankInput = {
  /** How many questions are drawn of each weight; one entry for each, at most 5. */
  draws: Array<QuestionBankDrawInput>;
};

/** A bubble with a question of the lecture. */
export type QuestionBubble = {
  __typename?: 'QuestionBubble';
  /** The question, null when it was not drawn for this learner. */
  question: Maybe<Question>;
};

/** What can be answered, and what is right. Exactly one is given. */
export type QuestionContentInput =
  /** Items are sorted into categories; each item has one. */
  { categorization: PlacementInput; multipleAssociation?: never; multipleChoice?: never; singleChoice?: never; singleOrdering?: never; }
  |  /** Items are sorted into categories; an item may have several. */
  { categorization?: never; multipleAssociation: PlacementInput; multipleChoice?: never; singleChoice?: never; singleOrdering?: never; }
  |  /** Several right answers. */
  { categorization?: never; multipleAssociation?: never; multipleChoice: MultipleChoiceInput; singleChoice?: never; singleOrdering?: never; }
  |  /** One right answer. */
  { categorization?: never; multipleAssociation?: never; multipleChoice?: never; singleChoice: SingleChoiceInput; singleOrdering?: never; }
  |  /** Items are put into order. */
  { categorization?: never; multipleAssociation?: never; multipleChoice?: never; singleChoice?: never; singleOrdering: SingleOrderingInput; };

/** What every question has. */
export type QuestionFields = {
  /** Whether the last answer was right, null before the first. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** How many positions or assignments the right answer has. */
  correctAnswerCount: Scalars['Int']['output'];
  /**
   * The version of the course that a learner reads it in; null for everyone else. Sent along with an answer it says which options the answer means, also
   * where they were moved meanwhile.
   */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /**
   * Explanations that may be shown now, by answer position from 1: those of the chosen positions, and all once the question is
   * settled.
   */
  explanations: Array<Explanation>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /**
   * True when the outcome of the last answer stands although its author changed what is right since: the right answer and the explanations are not told
   * then.
   */
  keyChanged: Scalars['Boolean']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** True when no further answer counts: it is right, or its wrong limit is reached. */
  settled: Scalars['Boolean']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers given so far. */
  wrongCount: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** What is remarkable about the results of a question. */
export type QuestionFinding =
  /** 97 % or more are right at once. */
  | 'EASY'
  /** Fewer than 25 % are right at once. */
  | 'HARD'
  /** Answering it correctly is unrelated to success in the rest of the course. */
  | 'WEAK'
  /** Learners who do well in the rest of the course choose another answer than the key: the key may be wrong. */
  | 'WRONG_KEY';

/** What becomes of the answers to a question. */
export type QuestionGradingInput = {
  /** What becomes of them. */
  grading: AnswerGrading;
  /** The question, by global or raw id. */
  questionId: Scalars['ID']['input'];
};

/** A question as it is written: an existing one by its id, which this replaces, or a new one. Its number follows from its place. */
export type QuestionInput = {
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: InputMaybe<Scalars['String']['input']>;
  /** What can be answered, and what is right. */
  content: QuestionContentInput;
  /** The explanations of its answers; nothing is explained when left out. */
  explanation?: InputMaybe<ExplanationInput>;
  /** An existing question of the course, by global or raw id; left out for a new one. */
  questionId?: InputMaybe<Scalars['ID']['input']>;
  /** The question, plain text or HTML. */
  text: Scalars['String']['input'];
  /** Points for a right answer, 1 to 1,000,000. */
  weight?: InputMaybe<Scalars['Int']['input']>;
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** A place for a question. */
export type QuestionPlaceInput = {
  /** The question of the lecture that is shown there; null while none is chosen in a draft. */
  question?: InputMaybe<QuestionReference>;
};

/** A question that is meant. Exactly one is given. */
export type QuestionReference =
  /** By the name that it has in this request. */
  { clientKey: Scalars['String']['input']; questionId?: never; }
  |  /** By global or raw id. */
  { clientKey?: never; questionId: Scalars['ID']['input']; };

/** A question of the lecture, shown in this place. */
export type QuestionSection = SectionFields & {
  __typename?: 'QuestionSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The question, null when it was not drawn for this learner. */
  question: Maybe<Question>;
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** How a question does. */
export type QuestionStatistics = {
  __typename?: 'QuestionStatistics';
  /** Learners whose first try is counted. */
  answeredCount: Scalars['Int']['output'];
  /**
   * From -1 to 1: the correlation of a right first try with the share of the other questions of the course that the learner got right at once.
   * Null where it is not defined.
   */
  discrimination: Maybe<Scalars['Float']['output']>;
  /** What is remarkable about its results; empty below 20 first tries. */
  findings: Array<QuestionFinding>;
  /** That lecture; null when it is gone or not for the viewer. */
  lecture: Maybe<Lecture>;
  /** The raw id of its lecture. */
  lectureId: Scalars['Int']['output'];
  /** The name of its lecture. */
  lectureName: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** Learners who answered it with other options or another key than it has today; they are not counted. */
  outdatedCount: Scalars['Int']['output'];
  /** Each option in its order; of orderings and placements what is right, then the ten most frequent errors. */
  parts: Array<QuestionStatisticsPart>;
  /** The raw id of the question. */
  questionId: Scalars['Int']['output'];
  /** Learners who were right at their first try. */
  rightAtOnceCount: Scalars['Int']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
};

/** An option, or an item in one place, and how many learners chose it at their first try. */
export type QuestionStatisticsPart = {
  __typename?: 'QuestionStatisticsPart';
  /** How many learners chose it, or put it there. */
  chosenCount: Scalars['Int']['output'];
  /** Whether that is right. */
  correct: Scalars['Boolean']['output'];
  /** Its category, or its place in the order from 1; null for an option. */
  place: Maybe<Scalars['String']['output']>;
  /** The option or the item, as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
};

/** One try to answer a question. */
export type QuestionTry = {
  __typename?: 'QuestionTry';
  /** Whether it was right. */
  correct: Scalars['Boolean']['output'];
  /** What was answered, in words: one part, or one for each category that something was put into. */
  given: Array<GivenPart>;
  /** How much of the answer the question does not have any more, as its author changed it since. */
  goneCount: Scalars['Int']['output'];
  /** When it was given. */
  time: Scalars['DateTime']['output'];
};

/** A colour scheme for comfortable reading. */
export type ReadingColorScheme =
  /** Dark blue on light blue. */
  | 'BLUE'
  /** Brown on beige. */
  | 'BROWN'
  /** The colours of the site. */
  | 'DEFAULT'
  /** Green on dark brown. */
  | 'GREEN'
  /** White on black. */
  | 'WHITE_ON_BLACK';

/** How many times a code of a campaign can be used. */
export type RedeemType =
  /** Each code as many times as the campaign allows. */
  | 'MULTIPLE_USE'
  /** Each code once. */
  | 'UNIQUE_CODE';

/** Which voucher code. */
export type RedeemVoucherInput = {
  /** The code, 1 to 1,000 characters with what was pasted around it; capitals, what stands between groups on paper, a label, marks and the address of a link make no difference. */
  code: Scalars['String']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key redeems once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The umbrella course by which the viewer came to the course of the code, by global or raw id. One that does not lead there is not remembered. */
  umbrellaId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of redeeming a voucher. */
export type RedeemVoucherPayload = {
  __typename?: 'RedeemVoucherPayload';
  /** The course that the code opened, with its enrolment state; null when refused. */
  course: Maybe<Course>;
  /** The user course, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused; `field` is `code` when it is about the code. */
  userErrors: Array<UserError>;
};

/** One use of a code. */
export type Redemption = Node & {
  __typename?: 'Redemption';
  /** The code. */
  code: Scalars['String']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** Their name, likewise. */
  name: Maybe<Scalars['String']['output']>;
  /** That person as admins see them; null for everyone else, and once that account was erased. */
  person: Maybe<WorkspacePerson>;
  /** The raw id. */
  redemptionId: Scalars['Int']['output'];
  /** When. */
  time: Scalars['DateTime']['output'];
  /** The raw id of who used it, null once that account was erased. */
  userId: Maybe<Scalars['Int']['output']>;
  /** Their e-mail address, likewise. */
  username: Maybe<Scalars['String']['output']>;
};

/** A page of uses of codes. */
export type RedemptionConnection = {
  __typename?: 'RedemptionConnection';
  /** Where all uses of the list can be downloaded as CSV, with the session or an access token. */
  csvUrl: Scalars['URL']['output'];
  /** The uses with their cursors. */
  edges: Array<RedemptionEdge>;
  /** The uses alone. */
  nodes: Array<Redemption>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of uses of codes. */
export type RedemptionConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A use in a list. */
export type RedemptionEdge = {
  __typename?: 'RedemptionEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The use. */
  node: Redemption;
};

/** A new account. */
export type RegisterInput = {
  /** Must be true: the privacy policy and terms are accepted. */
  consent: Scalars['Boolean']['input'];
  /** The token of an invitation that the person came by: their account gets its rights. */
  invitationToken?: InputMaybe<Scalars['String']['input']>;
  /** The language of the interface. */
  language?: InputMaybe<Language>;
  /** The full name, 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** The password, 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** True when the caller is a tool and wants the tokens in the payload instead of a cookie. */
  returnTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** The e-mail address. */
  username: Scalars['String']['input'];
};

/** Why a place still shows a file that was replaced elsewhere. */
export type RemainingFileReason =
  /** Someone edits the course at the moment. */
  | 'BEING_EDITED'
  /** Enough was changed at once. The same mutation continues. */
  | 'LATER'
  /** The viewer may not change it: a template, the profile of the workspace, the picture of a person. */
  | 'NOT_ALLOWED';

/** A place that still shows a file that was replaced elsewhere. */
export type RemainingFileUse = {
  __typename?: 'RemainingFileUse';
  /** Who edits the course; null for other reasons. */
  editor: Maybe<Author>;
  /** Why it stayed as it is. */
  reason: RemainingFileReason;
  /** The place. */
  use: FileUse;
};

/** What a person is told of by mail. Notices in browsers have switches of their own. */
export type Reminders = {
  __typename?: 'Reminders';
  /**
   * Whether mails remind of courses that are due, a week before, the day before and the day after: at most one a day with everything that is
   * due.
   */
  byMail: Scalars['Boolean']['output'];
  /** Whether mails tell of questions that wait in courses that the person answers for, at most one a day. */
  questionsByMail: Scalars['Boolean']['output'];
  /** Whether mails tell of replies to the person's questions, at most one an hour for each question. */
  repliesByMail: Scalars['Boolean']['output'];
};

/** Which course a group takes no longer. */
export type RemoveGroupCourseInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** The group, by global or raw id. */
  groupId: Scalars['ID']['input'];
};

/** The outcome of ending that a group takes a course. */
export type RemoveGroupCoursePayload = {
  __typename?: 'RemoveGroupCoursePayload';
  /** The group as it is now, null when refused. */
  group: Maybe<PersonGroup>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The browser that takes no more notices. */
export type RemoveNoticeDeviceInput = {
  /** The browser, by the global or raw id of its device. */
  deviceId: Scalars['ID']['input'];
};

/** The outcome of removing a browser. */
export type RemoveNoticeDevicePayload = {
  __typename?: 'RemoveNoticeDevicePayload';
  /** The notices as they are now, null when refused. */
  notices: Maybe<Notices>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What changes of a file; what is left out stays. */
export type RenameFileInput = {
  /** What a picture shows; null for nothing. */
  alternativeText?: InputMaybe<Scalars['String']['input']>;
  /** The file, by global or raw id. */
  fileId: Scalars['ID']['input'];
  /** The new name; the extension stays, whether it is written or not. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of renaming a file. */
export type RenameFilePayload = {
  __typename?: 'RenameFilePayload';
  /** The file as it is now, null when refused. */
  file: Maybe<File>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new name for a saved section. */
export type RenameSavedSectionInput = {
  /** The name, 1 to 255 characters. */
  name: Scalars['String']['input'];
  /** The saved section, by global or raw id. */
  savedSectionId: Scalars['ID']['input'];
};

/** The outcome of renaming a saved section. */
export type RenameSavedSectionPayload = {
  __typename?: 'RenameSavedSectionPayload';
  /** The saved section as it is now, null when refused. */
  savedSection: Maybe<SavedSection>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new name of a tag. */
export type RenameTagInput = {
  /** Whether it goes into the tag that has this name already: the courses of both carry that one, and the renamed tag is gone. False by default. */
  merge?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its new name, one line of at most 255 characters. */
  name: Scalars['String']['input'];
  /** The tag, by global or raw id. */
  tagId: Scalars['ID']['input'];
};

/** The outcome of renaming a tag. */
export type RenameTagPayload = {
  __typename?: 'RenameTagPayload';
  /** The global id of the tag that went into another, null when none did and when refused. */
  deletedTagId: Maybe<Scalars['ID']['output']>;
  /** The tag that the courses carry now; after a merge the one that had the name. Null when refused. */
  tag: Maybe<Tag>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which file takes the place of which. */
export type ReplaceFileInput = {
  /** The file that goes, by global or raw id; no picture of a person. */
  fileId: Scalars['ID']['input'];
  /** The file that takes its place, by global or raw id; of the same type. */
  replacementId: Scalars['ID']['input'];
};

/** The outcome of replacing a file. */
export type ReplaceFilePayload = {
  __typename?: 'ReplaceFilePayload';
  /** The places that still show the old one, at most 100; null when refused. */
  remainingIn: Maybe<Array<RemainingFileUse>>;
  /** The places that show the other file now, at most 100; null when refused. */
  replacedIn: Maybe<Array<FileUse>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A text of the interface that replaces the built-in one. It is shown as text, never as HTML. */
export type ReplacedText = {
  __typename?: 'ReplacedText';
  /** The key of the text, such as `shell.signIn`. */
  key: Scalars['String']['output'];
  /** The language. */
  language: Language;
  /** What stands in its place. */
  text: Scalars['String']['output'];
};

/** A text of the interface that replaces the built-in one. */
export type ReplacedTextInput = {
  /** The key of the text, such as `shell.signIn`; 1 to 200 letters, digits, dots, hyphens and underscores. */
  key: Scalars['String']['input'];
  /** The language. */
  language: Language;
  /** What stands in its place, at most 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Which delivery is sent again. */
export type ReplayWebhookDeliveryInput = {
  /** Raw id of the delivery. */
  deliveryId: Scalars['ID']['input'];
  /** Global or raw id of its webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The delivery as it is then. */
export type ReplayWebhookDeliveryPayload = {
  __typename?: 'ReplayWebhookDeliveryPayload';
  /** The delivery, which is tried at once; null when it was refused. */
  delivery: Maybe<WebhookDelivery>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A reply in a thread. */
export type ReplyInDiscussionInput = {
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key replies once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The reply as plain text, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** The thread, by global or raw id. */
  threadId: Scalars['ID']['input'];
};

/** The outcome of replying. */
export type ReplyInDiscussionPayload = {
  __typename?: 'ReplyInDiscussionPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<DiscussionThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A report of a question or reply. */
export type ReportDiscussionPostInput = {
  /** The question or reply, by global or raw id. */
  postId: Scalars['ID']['input'];
  /** What is wrong with it, for admins of the course, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of reporting a question or reply. */
export type ReportDiscussionPostPayload = {
  __typename?: 'ReportDiscussionPostPayload';
  /** The post as the viewer sees it now, null when refused. */
  post: Maybe<DiscussionPost>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which course the viewer has open. */
export type ReportPresenceInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
};

/** The outcome of telling that one is there. */
export type ReportPresencePayload = {
  __typename?: 'ReportPresencePayload';
  /** Who is there, null when refused. */
  presence: Maybe<CoursePresence>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Who forgot their password. */
export type RequestPasswordResetInput = {
  /** The e-mail address. */
  username: Scalars['String']['input'];
};

/** The outcome of asking for a reset. It says nothing about whether there is an account. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** True when the request was taken. */
  accepted: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new password by the token of a mail. */
export type ResetPasswordInput = {
  /** The new password, 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The outcome of setting a new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** True when the password is set: sign in with it. */
  reset: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Someone to give access back to. */
export type RestoreAccessInput = {
  /** The person, by global or raw id. */
  userId: Scalars['ID']['input'];
};

/** The outcome of giving access back. */
export type RestoreAccessPayload = {
  __typename?: 'RestoreAccessPayload';
  /** The person as they are now, null when refused. */
  person: Maybe<WorkspacePerson>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Which certificate is given back. */
export type RestoreCertificateInput = {
  /** The certificate, by global id or uuid. */
  certificateId: Scalars['ID']['input'];
};

/** The certificate as it is now. */
export type RestoreCertificatePayload = {
  __typename?: 'RestoreCertificatePayload';
  /** The certificate; null when it was refused. */
  certificate: Maybe<Certificate>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Which revision of a course to restore. */
export type RestoreCourseRevisionInput = {
  /** True to be refused with GRADING_UNDECIDED where `grading` leaves a question out that learners answered otherwise than it says now. */
  askGrading?: InputMaybe<Scalars['Boolean']['input']>;
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to be told what it does to learners, in `impact`, without any change. What learners lose, and what is undecided, is not refused then. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to restore in spite of another's lock, of a newer version and of what learners lose; it is recorded. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of answers to questions whose right answer this changes, at most 500 questions; what is left out keeps its outcome. */
  grading?: InputMaybe<Array<QuestionGradingInput>>;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key restores once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
  /** The number of the revision that it is to be again. */
  revision: Scalars['Int']['input'];
  /** The version that the course has; a newer one is overwritten when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of restoring a revision. */
export type RestoreCourseRevisionPayload = {
  __typename?: 'RestoreCourseRevisionPayload';
  /** The course as it is now, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['Int']['output']>;
  /**
   * The job that brings the answers of learners in line with changed questions. Null where none is concerned, when refused, and when a key is sent
   * again.
   */
  gradingJob: Maybe<Job>;
  /** What it does to learners, in a dry run alone; null where nothing becomes live by it. */
  impact: Maybe<CourseImpact>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** What learners would lose, when refused with PROGRESS_CONFLICT. */
  losses: Maybe<CourseLosses>;
  /** The questions whose answers are undecided, at most 20, when refused with GRADING_UNDECIDED. Null otherwise. */
  undecided: Maybe<Array<ChangedAnswers>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** How long a workspace keeps things. */
export type Retention = {
  __typename?: 'Retention';
  /** How many months entries of the audit log are kept, and privacy requests that are closed; from 6 to 84. */
  auditMonths: Scalars['Int']['output'];
  /**
   * How many months what happened is kept one by one, for analytics; from 13 to 120, null for good. Of what was older, sums by day and by
   * month stay: how often something happened. Hours, single lists of learners and numbers of people go.
   */
  factMonths: Maybe<Scalars['Int']['output']>;
  /**
   * What happened before this moment was forgotten one by one: of it sums by day and by month are left, but no people and no hours. Null
   * when nothing was.
   */
  factsKeptFromTime: Maybe<Scalars['DateTime']['output']>;
  /**
   * After how many months accounts are erased that nobody uses; from 12 to 120, null for never. Never those of admins and of people with
   * rights. Each is told by mail 30 days and 7 days before, and anyone who signs in stays.
   */
  inactiveAccountMonths: Maybe<Scalars['Int']['output']>;
  /** When it was last changed, null for the defaults. */
  updateTime: Maybe<Scalars['DateTime']['output']>;
};

/** How long to keep things; null for good. */
export type RetentionInput = {
  /** Months that the audit log is kept, from 6 to 84. */
  auditMonths: Scalars['Int']['input'];
  /** Months that facts are kept, from 13 to 120. */
  factMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Months after which accounts go that nobody uses, from 12 to 120. */
  inactiveAccountMonths?: InputMaybe<Scalars['Int']['input']>;
};

/** What settings would delete, as things are now. Nothing is. */
export type RetentionPreview = {
  __typename?: 'RetentionPreview';
  /** How many accounts nobody uses. */
  accountCount: Scalars['Int']['output'];
  /** Audit entries before this moment go. */
  auditBeforeTime: Scalars['DateTime']['output'];
  /** How many audit entries go within the hour. */
  auditEntryCount: Scalars['Int']['output'];
  /** How many facts go within the hour. */
  factCount: Scalars['Int']['output'];
  /** Facts before this moment go, null when none do. */
  factsBeforeTime: Maybe<Scalars['DateTime']['output']>;
  /** The first 20 of them, who are next first. */
  people: Array<InactivePerson>;
};

/** A course as someone reads it who came by a review link. */
export type Review = {
  __typename?: 'Review';
  /** What the course is about, as sanitised HTML or plain text. */
  courseDescription: Scalars['String']['output'];
  /** The raw id of the course. */
  courseId: Scalars['Int']['output'];
  /** The title of the course. */
  courseName: Scalars['String']['output'];
  /** Until when the link counts. */
  expireTime: Scalars['DateTime']['output'];
  /** The picture of the course; null without one. */
  imageUrl: Maybe<Scalars['URL']['output']>;
  /** One lecture with its content; null when the course has none of this id, and once the link counts no more. It costs a call. */
  lecture: Maybe<ReviewLecture>;
  /** What the link is for. */
  linkName: Scalars['String']['output'];
  /** Whether its guests may comment. */
  mayComment: Scalars['Boolean']['output'];
  /** Its modules in order. */
  modules: Array<ReviewModule>;
  /** The threads that its guests began and those that its authors show them, the newest activity first. Null once the link counts no more. It costs a call. */
  threads: Maybe<ReviewThreadConnection>;
};


/** A course as someone reads it who came by a review link. */
export type ReviewLectureArgs = {
  lectureId: Scalars['ID']['input'];
};


/** A course as someone reads it who came by a review link. */
export type ReviewThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  lectureId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ReviewThreadState>;
};

/** The part of a course that a thread is about. */
export type ReviewAnchor = {
  __typename?: 'ReviewAnchor';
  /** The raw id of the lecture to open for it: the part itself, or where it stood when the thread began; null for the course and modules. */
  lectureId: Maybe<Scalars['Int']['output']>;
  /** Its kind. */
  part: ReviewPart;
  /** The raw id of the part: of a course, module, lecture, section or question. */
  partId: Scalars['Int']['output'];
};

/** The part of a course that a new thread is about. */
export type ReviewAnchorInput = {
  /** The lecture that a section or question stands in, by global or raw id; null for other parts. */
  lectureId?: InputMaybe<Scalars['ID']['input']>;
  /** Its kind. */
  part: ReviewPart;
  /** The part, by raw id, or by global id where it has one. */
  partId: Scalars['ID']['input'];
};

/** A comment in the review of a course. */
export type ReviewComment = {
  __typename?: 'ReviewComment';
  /** The name of the person who wrote it; of a guest what they called themselves, which nobody has proved. Null when that account is gone. */
  authorName: Maybe<Scalars['String']['output']>;
  /** The raw id. */
  commentId: Scalars['Int']['output'];
  /** When it was written. */
  createTime: Scalars['DateTime']['output'];
  /** Whether the viewer may delete it: what they wrote, and what guests did. */
  deletable: Scalars['Boolean']['output'];
  /** When it was last changed; null when it never was. */
  editTime: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer may change it. */
  editable: Scalars['Boolean']['output'];
  /** The name of the review link that its writer came by; null for authors’ comments, and for guests who read. */
  linkName: Maybe<Scalars['String']['output']>;
  /** Who is mentioned in it, at most 10; without accounts that are gone. */
  mentions: Array<ReviewPerson>;
  /** The same in pieces, so that mentions can be told from words. */
  pieces: Array<ReviewCommentPiece>;
  /** What it says: plain text with line breaks, of which nothing is markup, with the names that people who are mentioned have now; “@…” for accounts that are gone. */
  text: Scalars['String']['output'];
  /** Whether it was written by someone who came by a review link. */
  writtenByGuest: Scalars['Boolean']['output'];
  /** Whether the viewer wrote it; never for guests. */
  writtenByViewer: Scalars['Boolean']['output'];
};

/** A piece of what a comment says. */
export type ReviewCommentPiece = {
  __typename?: 'ReviewCommentPiece';
  /** Whether someone is mentioned here. */
  mentioned: Scalars['Boolean']['output'];
  /** Who is mentioned; null where nobody is, and for accounts that are gone. */
  person: Maybe<ReviewPerson>;
  /** The words as plain text; of a mention `@` and the person’s name as it is now. */
  text: Scalars['String']['output'];
};

/** A lecture of a course under review. Its sections and questions are those that learners have: without right answers and explanations. */
export type ReviewLecture = {
  __typename?: 'ReviewLecture';
  /** Its sections and questions, all of them; read only, as guests answer nothing. */
  content: LectureContent;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** The picture above it, null when it has none. */
  headerImageUrl: Maybe<Scalars['URL']['output']>;
  /** The raw id. */
  lectureId: Scalars['Int']['output'];
  /** Its media beside the sections, null when it has none. */
  mediaSource: Maybe<MediaSource>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How the page moves on from section to section. */
  navigationMode: NavigationMode;
  /** The question bank that its questions are drawn from for a learner, null when all questions are asked. */
  questionBank: Maybe<QuestionBank>;
};

/** A lecture in the outline of a course under review. */
export type ReviewLectureStep = {
  __typename?: 'ReviewLectureStep';
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** The raw id. */
  lectureId: Scalars['Int']['output'];
  /** What it consists of, derived from its content. */
  lectureType: LectureType;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its place in the module, from 1. */
  number: Scalars['Int']['output'];
};

/** A link by which people without an account read a course as its learners would and comment on it. The address that it stands for is made by the client: it ends with the token. */
export type ReviewLink = {
  __typename?: 'ReviewLink';
  /** When it was made. */
  createTime: Scalars['DateTime']['output'];
  /** The name of the person who made it; null when that account is gone. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** Until when it counts. */
  expireTime: Scalars['DateTime']['output'];
  /** Whether it counts no more: that is over, or the person who made it may not edit the course today. */
  expired: Scalars['Boolean']['output'];
  /** When someone last opened the course by it, to the minute; null when nobody did. */
  lastUseTime: Maybe<Scalars['DateTime']['output']>;
  /** The raw id. */
  linkId: Scalars['Int']['output'];
  /** Whether its guests may comment. */
  mayComment: Scalars['Boolean']['output'];
  /** What it is for; its guests read it. */
  name: Scalars['String']['output'];
};

/** A module of a course under review. */
export type ReviewModule = {
  __typename?: 'ReviewModule';
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** Its lectures in order. */
  lectures: Array<ReviewLectureStep>;
  /** The raw id. */
  moduleId: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its place in the course, from 1. */
  number: Scalars['Int']['output'];
};

/** The outcome of a suggestion. */
export type ReviewOutcome =
  /** An author decided against it. */
  | 'DECLINED'
  /** An author took it over. */
  | 'TAKEN';

/** The kind of part of a course that a thread is about. */
export type ReviewPart =
  /** The course as a whole. */
  | 'COURSE'
  /** A lecture as a whole. */
  | 'LECTURE'
  /** A module. */
  | 'MODULE'
  /** A question of a lecture. */
  | 'QUESTION'
  /** A section of a lecture. */
  | 'SECTION';

/** Someone who is mentioned in a comment, or could be. */
export type ReviewPerson = {
  __typename?: 'ReviewPerson';
  /** The name. */
  name: Scalars['String']['output'];
  /** The raw id; null for guests who read. */
  userId: Maybe<Scalars['Int']['output']>;
};

/** Words of a part, with what stood around them when they were quoted: a text quote selector of the W3C, over the plain text of the part. */
export type ReviewQuote = {
  __typename?: 'ReviewQuote';
  /** The words, at most 1,000 characters. */
  exact: Scalars['String']['output'];
  /** What stood right before them, at most 200 characters. */
  prefix: Scalars['String']['output'];
  /** What stood right behind them, at most 200 characters. */
  suffix: Scalars['String']['output'];
};

/** Words of a part that a new thread is about, as plain text. */
export type ReviewQuoteInput = {
  /** The words, 1 to 1,000 characters. */
  exact: Scalars['String']['input'];
  /** What stands right before them, at most 200 characters; tells them from the same words elsewhere. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** What stands right behind them, at most 200 characters. */
  suffix?: InputMaybe<Scalars['String']['input']>;
};

/** Comments on a part of a course, by people who work on it and by people who came by a review link. */
export type ReviewThread = Node & {
  __typename?: 'ReviewThread';
  /** The part of the course that it is about. It stays with that part whatever is edited, and may outlive it. */
  anchor: ReviewAnchor;
  /** All its comments, the first one first: 1 to 50. */
  comments: Array<ReviewComment>;
  /** The raw id of its course. */
  courseId: Scalars['Int']['output'];
  /** When it began. */
  createTime: Scalars['DateTime']['output'];
  /** Whether the viewer may change that: the author who began it may. */
  guestVisibilityEditable: Scalars['Boolean']['output'];
  /** Whether people who come by a review link read it and reply. They always do what one of them began. */
  guestVisible: Scalars['Boolean']['output'];
  /** The global id. */
  id: Scalars['ID']['output'];
  /** When something was last written in it. */
  lastActivityTime: Scalars['DateTime']['output'];
  /** The outcome of its suggestion; null while it is open and where nobody said. */
  outcome: Maybe<ReviewOutcome>;
  /** The words of the part that it is about; null when it is about all of the part, and once the comment that began it is gone. */
  quote: Maybe<ReviewQuote>;
  /** When it was resolved; null while it is open. */
  resolveTime: Maybe<Scalars['DateTime']['output']>;
  /** The name of the person who resolved it; null while it is open, and when that account is gone. */
  resolvedByName: Maybe<Scalars['String']['output']>;
  /** Whether it is open. */
  state: ReviewThreadState;
  /** What the quoted words should be instead, as plain text, empty to leave them out; null when nothing is suggested, and once the comment that began it is gone. */
  suggestedText: Maybe<Scalars['String']['output']>;
  /** The raw id. */
  threadId: Scalars['Int']['output'];
};

/** A page of the threads about a course. */
export type ReviewThreadConnection = {
  __typename?: 'ReviewThreadConnection';
  /** The threads with their cursors. */
  edges: Array<ReviewThreadEdge>;
  /** The threads alone. */
  nodes: Array<ReviewThread>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many threads there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A thread in a page. */
export type ReviewThreadEdge = {
  __typename?: 'ReviewThreadEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The thread. */
  node: ReviewThread;
};

/** Whether a thread still asks for something. */
export type ReviewThreadState =
  /** It does. */
  | 'OPEN'
  /** Someone who works on the course has settled it. */
  | 'RESOLVED';

/** A lecture as it was in a revision of its course. */
export type RevisedLecture = {
  __typename?: 'RevisedLecture';
  /** Its sections and questions. */
  content: AuthoredLectureContent;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Its duration in minutes, null when it is not stated. */
  durationMinutes: Maybe<Scalars['Int']['output']>;
  /** The picture above it. */
  headerImageUrl: Maybe<Scalars['URL']['output']>;
  /** The raw id, unique in the workspace. */
  lectureId: Scalars['Int']['output'];
  /** Its media beside the sections, null when it had none. */
  mediaSource: Maybe<MediaSource>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How the page moved on from section to section. */
  navigationMode: NavigationMode;
  /** The question bank that its questions were drawn from, null when all questions were asked. */
  questionBank: Maybe<QuestionBank>;
};

/** Which API token to revoke. */
export type RevokeApiTokenInput = {
  /** The token, by global or raw id. */
  apiTokenId: Scalars['ID']['input'];
};

/** The outcome of revoking an API token. */
export type RevokeApiTokenPayload = {
  __typename?: 'RevokeApiTokenPayload';
  /** The global id of the token, null when refused. */
  revokedApiTokenId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which certificate is taken back, and why. */
export type RevokeCertificateInput = {
  /** The certificate, by global id or uuid. */
  certificateId: Scalars['ID']['input'];
  /** Why, in one line of at most 500 characters. Everyone who verifies the certificate reads it. */
  reason: Scalars['String']['input'];
};

/** The certificate as it is now. */
export type RevokeCertificatePayload = {
  __typename?: 'RevokeCertificatePayload';
  /** The certificate; null when it was refused. */
  certificate: Maybe<Certificate>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Whose invitation. */
export type RevokeInvitationInput = {
  /** The person, by global or raw id. */
  userId: Scalars['ID']['input'];
};

/** The outcome of revoking an invitation. */
export type RevokeInvitationPayload = {
  __typename?: 'RevokeInvitationPayload';
  /** The person as they are now, null when refused. */
  person: Maybe<WorkspacePerson>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which review link to revoke. */
export type RevokeReviewLinkInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** The link, by raw id. */
  linkId: Scalars['ID']['input'];
};

/** The outcome of revoking a review link. */
export type RevokeReviewLinkPayload = {
  __typename?: 'RevokeReviewLinkPayload';
  /** The raw id of the link, null when refused. */
  revokedLinkId: Maybe<Scalars['Int']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A heading and paragraphs, written in the rich text editor. */
export type RichTextSection = SectionFields & {
  __typename?: 'RichTextSection';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A heading and paragraphs. */
export type RichTextSectionInput = {
  /** HTML; it is cleaned. */
  html: Scalars['String']['input'];
};

/** What a person may do in a workspace beyond learning. */
export type Role =
  /** Runs the workspace; implies the other two. */
  | 'ROLE_ADMIN'
  /** Creates and edits courses. */
  | 'ROLE_COURSE_ADMIN'
  /** Runs campaigns and vouchers. */
  | 'ROLE_VOUCHER_ADMIN';

/** Which API token to rotate, and how. */
export type RotateApiTokenInput = {
  /** The token, by global or raw id. */
  apiTokenId: Scalars['ID']['input'];
  /** Until when the new one counts, at most 366 days ahead. */
  expireTime: Scalars['DateTime']['input'];
  /** For how many hours the one before still counts, 0 to 168. */
  overlapHours?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of rotating an API token. */
export type RotateApiTokenPayload = {
  __typename?: 'RotateApiTokenPayload';
  /** The token, null when refused. */
  apiToken: Maybe<ApiToken>;
  /** The new token itself, told here alone; null when refused. */
  token: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which secret is followed by another one. */
export type RotateWebhookSecretInput = {
  /** For how many hours the secret before still signs besides, 0 to 168; 24 where it is left out. */
  overlapHours?: InputMaybe<Scalars['Int']['input']>;
  /** Global or raw id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The webhook with its new secret. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** The new secret; null when it was refused. */
  secret: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The webhook; null when it was refused. */
  webhook: Maybe<Webhook>;
};

/** A change of a course. */
export type SaveCourseInput = {
  /** All its achievements in order, at most 200, in the same way. */
  achievements?: InputMaybe<Array<AchievementInput>>;
  /** True to be refused with GRADING_UNDECIDED where `grading` leaves a question out that learners answered otherwise than it says now. */
  askGrading?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for a save that nobody asked for: of those of one sitting, history keeps the last. */
  autoSave?: InputMaybe<Scalars['Boolean']['input']>;
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True to be told what it does to learners, in `impact`, without any change. What learners lose, and what is undecided, is not refused then. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** The fields that change. */
  fields: CourseFieldsInput;
  /** True to save in spite of another's lock, of a newer version and of what learners lose; it is recorded. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of answers to questions whose right answer this changes, at most 500 questions; what is left out keeps its outcome. */
  grading?: InputMaybe<Array<QuestionGradingInput>>;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key saves once, and is answered the course as it is then. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The token of the viewer’s lock. Without one, the save succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
  /**
   * All its modules in order; they stay as they are when it is left out or null. Existing ones are matched by id, wherever they stood, others are new,
   * and what is not in the list any more is removed.
   */
  modules?: InputMaybe<Array<ModuleInput>>;
  /** The version that the change was made on; a newer one is overwritten when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of saving a course. */
export type SaveCoursePayload = {
  __typename?: 'SaveCoursePayload';
  /** The course as it is now, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** The ids of all new nodes that came with a `clientKey`, null when refused. */
  created: Maybe<Array<CreatedNode>>;
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['Int']['output']>;
  /**
   * The job that brings the answers of learners in line with changed questions. Null where none is concerned, when refused, and when a key is sent
   * again.
   */
  gradingJob: Maybe<Job>;
  /** What it does to learners, in a dry run alone; null where nothing becomes live by it. */
  impact: Maybe<CourseImpact>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** What learners would lose, when refused with PROGRESS_CONFLICT. */
  losses: Maybe<CourseLosses>;
  /** The questions whose answers are undecided, at most 20, when refused with GRADING_UNDECIDED. Null otherwise. */
  undecided: Maybe<Array<ChangedAnswers>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A whole profile. What is left out or null goes back to its default. */
export type SaveProfileInput = {
  /** Pictures that are offered as frames for avatars, at most 50. */
  avatarFrames?: InputMaybe<Array<Scalars['URL']['input']>>;
  /** The company, at most 255 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The company's site. */
  companyUrl?: InputMaybe<Scalars['URL']['input']>;
  /** The page about the content. */
  contentUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Whether the copyright line links to `companyUrl`. */
  copyrightIsLink?: InputMaybe<Scalars['Boolean']['input']>;
  /** A disclaimer as HTML, at most 10,000 characters; what may not stand there is removed. */
  disclaimer?: InputMaybe<Scalars['String']['input']>;
  /** The icon of the site. */
  faviconUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Whether the feedback tab is shown. */
  feedbackFormEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The form that the feedback tab opens. */
  feedbackFormId?: InputMaybe<Scalars['String']['input']>;
  /** Whether the footer's logo links to `companyUrl`. */
  footerLogoIsLink?: InputMaybe<Scalars['Boolean']['input']>;
  /** The logo in the footer. */
  footerLogoUrl?: InputMaybe<Scalars['URL']['input']>;
  /** The Google Analytics property, such as `G-ABC123`. */
  googleAnalyticsTrackingId?: InputMaybe<Scalars['String']['input']>;
  /** The Google Tag Manager container, such as `GTM-ABC123`. */
  gtmTrackingId?: InputMaybe<Scalars['String']['input']>;
  /** The logo in the header. */
  headerLogoUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Parts of the interface that are hidden. */
  hiddenParts?: InputMaybe<Array<HiddenPart>>;
  /** The default language. */
  language?: InputMaybe<Language>;
  /** Whether the two built-in demo courses are shown. */
  marketplace?: InputMaybe<Scalars['Boolean']['input']>;
  /** The privacy policy. */
  privacyUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Whether header script, footer script and page style of the operator's folder are loaded. */
  remoteComponents?: InputMaybe<Scalars['Boolean']['input']>;
  /** Links to social networks, at most 20. */
  socials?: InputMaybe<Array<SocialLinkInput>>;
  /** Style overrides for buttons. */
  style?: InputMaybe<ProfileStyleInput>;
  /** The terms and conditions. */
  termsUrl?: InputMaybe<Scalars['URL']['input']>;
  /**
   * Interface texts that replace the built-in ones: at most 500 of at most 2,000 characters, together at most 150,000 with their keys. They
   * are shown as text, never as HTML. The last of several for one language and key counts.
   */
  texts?: InputMaybe<Array<ReplacedTextInput>>;
  /** The five colours. */
  theme?: InputMaybe<ProfileThemeInput>;
  /** The title of the site, at most 255 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** `Profile.version` as it was read: refused with PRECONDITION_FAILED when someone has saved it since. A newer one is overwritten when left out. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of saving the profile. */
export type SaveProfilePayload = {
  __typename?: 'SaveProfilePayload';
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The workspace as it is now, null when refused. */
  workspace: Maybe<Workspace>;
};

/** A place in a course. */
export type SaveStudyPositionInput = {
  /** The lecture, by global or raw id. */
  lectureId: Scalars['ID']['input'];
  /** The section, by raw id; null when only the lecture is known. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * When the learner was there, by the clock of the device; now when left out. A place older than the one that is kept changes nothing, so that one
   * sent late cannot take a learner back.
   */
  time?: InputMaybe<Scalars['DateTime']['input']>;
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of remembering a place. */
export type SaveStudyPositionPayload = {
  __typename?: 'SaveStudyPositionPayload';
  /** The position as it is kept now, null when refused. */
  position: Maybe<StudyPosition>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A position in a video of a lecture. */
export type SaveVideoPositionInput = {
  /** The lecture, by global or raw id. */
  lectureId: Scalars['ID']['input'];
  /** Whole seconds from the beginning of the video, at most 359,999; 0 forgets the position. */
  seconds: Scalars['Int']['input'];
  /** The section that the video stands in, by raw id; null for the media of the lecture. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of remembering a position in a video. */
export type SaveVideoPositionPayload = {
  __typename?: 'SaveVideoPositionPayload';
  /** The position as it is kept now, null when refused. */
  position: Maybe<VideoPosition>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Sections that an author keeps under a name, to be put into lectures as copies. */
export type SavedSection = Node & {
  __typename?: 'SavedSection';
  /** What it holds, right answers included. Null when it could not be read. It costs a call for each saved section. */
  content: Maybe<SavedSectionContent>;
  /** When it was saved. */
  createTime: Scalars['DateTime']['output'];
  /** Who saved it; null when that account is gone. */
  createdBy: Maybe<Author>;
  /** Whether the viewer may rename and delete it: anyone who saved it, and admins. */
  editable: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** How authors find it; several may have the same name. */
  name: Scalars['String']['output'];
  /** The raw id. */
  savedSectionId: Scalars['Int']['output'];
  /** How many sections it holds, without those inside of a branch. */
  sectionCount: Scalars['Int']['output'];
  /** When it was saved or renamed. */
  updateTime: Scalars['DateTime']['output'];
};

/** A page of saved sections. */
export type SavedSectionConnection = {
  __typename?: 'SavedSectionConnection';
  /** The saved sections with their cursors. */
  edges: Array<SavedSectionEdge>;
  /** The saved sections alone. */
  nodes: Array<SavedSection>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many saved sections match in all. */
  totalCount: Scalars['Int']['output'];
};

/** Sections and the questions that they show, as an author puts them into a lecture. */
export type SavedSectionContent = {
  __typename?: 'SavedSectionContent';
  /** The questions that the sections show, by the raw ids that the sections name; likewise. */
  questions: Array<AuthoredQuestion>;
  /** Sections in order. Their raw ids name nothing outside of it: anyone who puts them into a lecture leaves them out. */
  sections: Array<AuthoredSection>;
};

/** A saved section in a page. */
export type SavedSectionEdge = {
  __typename?: 'SavedSectionEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The saved section. */
  node: SavedSection;
};

/** When changes of a course become live. */
export type ScheduleCoursePublicationInput = {
  /** The course, by global or raw id. Something must be held back. */
  courseId: Scalars['ID']['input'];
  /** True to do it in spite of another's lock; it is recorded. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token of the viewer’s lock. Without one, it succeeds only while nobody holds the lock. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
  /** The moment; null for none any more. */
  publishTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The outcome of setting when changes become live. */
export type ScheduleCoursePublicationPayload = {
  __typename?: 'ScheduleCoursePublicationPayload';
  /** The course as it is now, null when refused. */
  course: Maybe<AuthoredCourse>;
  /** Who holds the lock, when refused with LOCKED_BY_ANOTHER_USER; null when nobody holds it any more. */
  lock: Maybe<CourseLock>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** How an identity provider puts people and groups into a workspace (SCIM 2.0). */
export type ScimServer = {
  __typename?: 'ScimServer';
  /** The address that the provider calls. */
  baseUrl: Scalars['URL']['output'];
  /** When it was made, null without one. */
  createTime: Maybe<Scalars['DateTime']['output']>;
  /** Whether there is a token that counts. */
  hasToken: Scalars['Boolean']['output'];
  /** When the provider called last, to the minute; null for never. */
  lastUseTime: Maybe<Scalars['DateTime']['output']>;
  /** How many people the provider has put into the workspace and knows still. */
  peopleCount: Scalars['Int']['output'];
};

/** Whether a learner came to the end of an item. */
export type ScormCompletion =
  /** It was completed. */
  | 'COMPLETED'
  /** It was begun. */
  | 'INCOMPLETE'
  /** It was not begun. */
  | 'NOT_ATTEMPTED'
  /** The item does not say. */
  | 'UNKNOWN';

/** What a learner opens in a SCORM package, or a heading over others. */
export type ScormItem = {
  __typename?: 'ScormItem';
  /** Part from 0 to 1 from which on it is completed (SCORM 2004), null when the package states none. */
  completionThreshold: Maybe<Scalars['Float']['output']>;
  /** Its identifier in the manifest. */
  itemId: Scalars['String']['output'];
  /** What the package gives it to start with. */
  launchData: Scalars['String']['output'];
  /** Where it opens, null for a heading. */
  launchUrl: Maybe<Scalars['URL']['output']>;
  /** Points of 100 from which on it is passed, null when the package states none. */
  masteryScore: Maybe<Scalars['Float']['output']>;
  /** Its time, in the format of its version. */
  maxTimeAllowed: Maybe<Scalars['String']['output']>;
  /** What it learns towards, by its own names: it finds them as its objectives (SCORM 2004). */
  objectiveIds: Array<Scalars['String']['output']>;
  /** The identifier of the heading that it stands below, null at the top. */
  parentId: Maybe<Scalars['String']['output']>;
  /** What it keeps for the viewer. */
  state: ScormState;
  /** What it shall do when its time is over, in the words of SCORM. */
  timeLimitAction: Maybe<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/**
 * How the player of packages hands over what an item says as its page goes, when no page of the application is there to hear it. For twelve
 * hours, while the sign-in holds, and for this package of this learner alone.
 */
export type ScormLeaving = {
  __typename?: 'ScormLeaving';
  /** What allows it: the member `ticket` of the body, beside those of the commit. */
  ticket: Scalars['String']['output'];
  /** The address, on the origin for content. */
  url: Scalars['URL']['output'];
};

/** A SCORM package, with what it keeps for the viewer. */
export type ScormPackage = {
  __typename?: 'ScormPackage';
  /** Where its files are for the next twelve hours, on the origin for content alone; ends with a slash. */
  contentUrl: Scalars['URL']['output'];
  /** What it consists of, in order. */
  items: Array<ScormItem>;
  /** How the player hands over what an item says as its page goes; null for anyone who only looks at it: nothing is kept then. */
  leaving: Maybe<ScormLeaving>;
  /** Its id: what is kept belongs to this package, another upload is another one. */
  packageId: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** The raw id of the user course that it keeps its state in; null for anyone who only looks at it: nothing is kept then. */
  userCourseId: Maybe<Scalars['Int']['output']>;
  /** Which run-time it asks for. */
  version: ScormVersion;
};

/** What an item of a SCORM package keeps for a learner. */
export type ScormState = {
  __typename?: 'ScormState';
  /** The data model as it was committed last: values by element. */
  cmi: Scalars['JSON']['output'];
  /** Whether the learner came to its end. */
  completion: ScormCompletion;
  /** Whether it was completed or passed, either of which ends it. It stays so when it is opened again. */
  finished: Scalars['Boolean']['output'];
  /** From -1 to 1, null without a score. */
  scoreScaled: Maybe<Scalars['Float']['output']>;
  /** How many sessions there were, 0 before the first. */
  sessionCount: Scalars['Int']['output'];
  /** Whether they passed, which is another question. */
  success: ScormSuccess;
  /** Time of all sessions in seconds. */
  totalSeconds: Scalars['Int']['output'];
};

/** Whether a learner passed an item. */
export type ScormSuccess =
  /** They did not pass. */
  | 'FAILED'
  /** They passed. */
  | 'PASSED'
  /** The item does not say. */
  | 'UNKNOWN';

/** The run-time of a SCORM package. */
export type ScormVersion =
  /** SCORM 1.2. */
  | 'SCORM_12'
  /** SCORM 2004, any edition. */
  | 'SCORM_2004';

/** A divider: what follows is reached by scrolling. */
export type ScrollSection = SectionFields & {
  __typename?: 'ScrollSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A part of a lecture. Every member has the fields of `SectionFields`. */
export type Section = AccordionSection | AdditionalInfoSection | AudioSection | BranchSection | ButtonDividerSection | ButtonSection | DialogSection | EmbedSection | ExamplesSection | FileSection | HtmlSection | ImageTextSection | ImportantSection | PdfSection | QuestionSection | RichTextSection | ScrollSection | TextSection | UnknownSection | VideoTextSection;

/** When a section became what it is, and by whom. It changes with its content and with the questions that it asks, not when it is moved within its lecture. */
export type SectionChange = {
  __typename?: 'SectionChange';
  /** Whether it was that very save. Else it was that one or one before it that is no longer kept, which someone else may have made. */
  exact: Scalars['Boolean']['output'];
  /** Whether it was new in its lecture then, or became another one; null where nothing earlier was looked at: the last 200 revisions that are kept are. */
  kind: Maybe<CourseChangeKind>;
  /** When that was saved. */
  saveTime: Scalars['DateTime']['output'];
  /** Who saved it; null when that account is gone, and for the courses that came with the installation. */
  savedBy: Maybe<Author>;
  /** The raw id of the section. */
  sectionId: Scalars['Int']['output'];
  /** The oldest revision that is kept in which the section is as it is now. */
  version: Scalars['Int']['output'];
};

/**
 * What a section holds. Exactly one is given. In a draft without learners it may be unfinished: an address empty, a place without its
 * question. A course that is published or has learners is not saved so (INVALID), nor published.
 */
export type SectionContentInput =
  /** Texts that open one by one. */
  { accordion: AccordionSectionInput; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** Something to read on. */
  { accordion?: never; additionalInfo: TitledSectionInput; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A sound, with what is said in it. */
  { accordion?: never; additionalInfo?: never; audio: AudioSectionInput; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A choice between ways to continue. A branch cannot be part of another branch. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch: BranchSectionInput; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A button that leads somewhere. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button: ButtonSectionInput; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A conversation in bubbles. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog: DialogSectionInput; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A divider: how what follows is reached. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider: Divider; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A page of another site, shown in the lecture. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed: EmbedSectionInput; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** Examples. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples: TitledSectionInput; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A file to download. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file: FileSectionInput; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** Author HTML. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html: HtmlSectionInput; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A picture beside text. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText: ImageTextSectionInput; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** Something important. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important: TitledSectionInput; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A PDF document. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf: PdfSectionInput; question?: never; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A place for a question of the lecture. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question: QuestionPlaceInput; richText?: never; text?: never; unknown?: never; videoText?: never; }
  |  /** A heading and paragraphs, as the rich text editor writes them. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText: RichTextSectionInput; text?: never; unknown?: never; videoText?: never; }
  |  /** Plain text. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text: TextSectionInput; unknown?: never; videoText?: never; }
  |  /** A type that this version does not know, as it was read. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown: UnknownSectionInput; videoText?: never; }
  |  /** A video beside text. */
  { accordion?: never; additionalInfo?: never; audio?: never; branch?: never; button?: never; dialog?: never; divider?: never; embed?: never; examples?: never; file?: never; html?: never; imageText?: never; important?: never; pdf?: never; question?: never; richText?: never; text?: never; unknown?: never; videoText: VideoTextSectionInput; };

/** What every section has. */
export type SectionFields = {
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
};

/** A section as it is written: an existing one by its id, which its content replaces, or a new one. Its number follows from its place. */
export type SectionInput = {
  /** A name of your choice for it, 1 to 64 visible ASCII characters, once in the request: `created` tells its id by it. */
  clientKey?: InputMaybe<Scalars['String']['input']>;
  /** What it holds. */
  content: SectionContentInput;
  /**
   * Questions of the lecture that are shown in it, in order. A place for a question and a dialog say in their content which questions they
   * show; these count nothing there.
   */
  questions?: InputMaybe<Array<QuestionReference>>;
  /** The raw id of an existing section of the course; left out for a new one. */
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which webhook is tried. */
export type SendTestWebhookInput = {
  /** Global or raw id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The test event. */
export type SendTestWebhookPayload = {
  __typename?: 'SendTestWebhookPayload';
  /** Its delivery, which is tried at once; null when it was refused. */
  delivery: Maybe<WebhookDelivery>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whether a thread is open. */
export type SetReviewThreadStateInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** The outcome of its suggestion, for a resolved thread that has one; null for neither. */
  outcome?: InputMaybe<ReviewOutcome>;
  /** What it is from now on. */
  state: ReviewThreadState;
  /** The thread, by global or raw id. */
  threadId: Scalars['ID']['input'];
};

/** The outcome of resolving a thread or opening it again. */
export type SetReviewThreadStatePayload = {
  __typename?: 'SetReviewThreadStatePayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<ReviewThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Who reads a thread. */
export type SetReviewThreadVisibilityInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** Whether people who come by a review link read it and reply. */
  guestVisible: Scalars['Boolean']['input'];
  /** The thread, by global or raw id. */
  threadId: Scalars['ID']['input'];
};

/** The outcome of showing a thread or hiding it. */
export type SetReviewThreadVisibilityPayload = {
  __typename?: 'SetReviewThreadVisibilityPayload';
  /** The thread as it is now, null when refused. */
  thread: Maybe<ReviewThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A side of the page. */
export type Side =
  /** Left. */
  | 'LEFT'
  /** Right. */
  | 'RIGHT';

/** Who signs in with what the provider gave. */
export type SignInExternallyInput = {
  /** True when the person has accepted the privacy policy and terms; an account is made only then. */
  consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token of an invitation that the person came by: their account gets its rights. */
  invitationToken?: InputMaybe<Scalars['String']['input']>;
  /** What the provider gave. */
  proof: ExternalProofInput;
  /** The provider. */
  realm: ExternalRealm;
  /** True when the caller is a tool and wants the tokens in the payload instead of a cookie. */
  returnTokens?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Who signs in. */
export type SignInInput = {
  /**
   * The token of an invitation that the person came by: their account gets its rights. Refused with 1100 or 1101 when it does not count
   * for this e-mail address; nobody is signed in then.
   */
  invitationToken?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password: Scalars['String']['input'];
  /** True when the caller is a tool and wants the tokens in the payload instead of a cookie. */
  returnTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** The e-mail address. */
  username: Scalars['String']['input'];
};

/** The outcome of signing in or registering. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** The trial workspace that was made by this sign-in, null when it was there before. */
  createdWorkspace: Maybe<Workspace>;
  /** Whether an account was made by this sign-in. */
  registered: Maybe<Scalars['Boolean']['output']>;
  /** The tokens, only when they were asked for. */
  tokens: Maybe<Tokens>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** Who is signed in now, null when refused. */
  viewer: Maybe<Viewer>;
};

/** Which sessions end. */
export type SignOutInput = {
  /** True to end every session of the person, on all devices. */
  everywhere?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of signing out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** True when the session is over. It is so for the browser even when the platform could not be reached. */
  signedOut: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Answers of which one is right. */
export type SingleChoiceInput = {
  /** The right position, from 1. */
  correctPosition: Scalars['Int']['input'];
  /** True for the older type `List`, which behaves the same. */
  list?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Ids of the options in their order, so that answers keep what was chosen when options are moved or reworded: those that the question has, and random
   * ones up to 2,147,483,647 for new options. When left out, they follow from the words and places of the options as they were.
   */
  optionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The answers to choose from, plain text or HTML, in order, 1 to 100. */
  options: Array<Scalars['String']['input']>;
};

/** One right answer. Answering settles it at once. */
export type SingleChoiceQuestion = Node & QuestionFields & {
  __typename?: 'SingleChoiceQuestion';
  /** The position chosen last, from 1. */
  chosenPosition: Maybe<Scalars['Int']['output']>;
  /** Whether the last answer was right, null before the first. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** How many positions or assignments the right answer has. */
  correctAnswerCount: Scalars['Int']['output'];
  /** The right position, from 1; null until the question is settled, or always given to an author. */
  correctPosition: Maybe<Scalars['Int']['output']>;
  /**
   * The version of the course that a learner reads it in; null for everyone else. Sent along with an answer it says which options the answer means, also
   * where they were moved meanwhile.
   */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /**
   * Explanations that may be shown now, by answer position from 1: those of the chosen positions, and all once the question is
   * settled.
   */
  explanations: Array<Explanation>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /**
   * True when the outcome of the last answer stands although its author changed what is right since: the right answer and the explanations are not told
   * then.
   */
  keyChanged: Scalars['Boolean']['output'];
  /** True for the older type `List`, which behaves the same. */
  list: Scalars['Boolean']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The answers to choose from, as sanitised HTML or plain text, in order. */
  options: Array<Scalars['String']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** True when no further answer counts: it is right, or its wrong limit is reached. */
  settled: Scalars['Boolean']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers given so far. */
  wrongCount: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** Items with the order that they belong into. */
export type SingleOrderingInput = {
  /** The positions of the items in the right order, from 1: each of them once. */
  correctOrder: Array<Scalars['Int']['input']>;
  /**
   * Ids of the items in their order, so that answers keep what was chosen when items are moved or reworded: those that the question has, and random
   * ones up to 2,147,483,647 for new items. When left out, they follow from the words and places of the items as they were.
   */
  optionIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** The items in the order shown at first, plain text or HTML, 1 to 100. */
  options: Array<Scalars['String']['input']>;
};

/** Items are put into order. */
export type SingleOrderingQuestion = Node & QuestionFields & {
  __typename?: 'SingleOrderingQuestion';
  /** Whether the last answer was right, null before the first. */
  correct: Maybe<Scalars['Boolean']['output']>;
  /** How many positions or assignments the right answer has. */
  correctAnswerCount: Scalars['Int']['output'];
  /** The positions of the items in the right order, from 1; null until the question is settled, or always given to an author. */
  correctOrder: Maybe<Array<Scalars['Int']['output']>>;
  /** Parts of the last answer that are right: items at their right place. Null before the first answer. */
  correctPartCount: Maybe<Scalars['Int']['output']>;
  /**
   * The version of the course that a learner reads it in; null for everyone else. Sent along with an answer it says which options the answer means, also
   * where they were moved meanwhile.
   */
  courseVersion: Maybe<Scalars['Int']['output']>;
  /**
   * Explanations that may be shown now, by answer position from 1: those of the chosen positions, and all once the question is
   * settled.
   */
  explanations: Array<Explanation>;
  /** The positions of the items in the order given last, from 1. */
  givenOrder: Maybe<Array<Scalars['Int']['output']>>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /**
   * True when the outcome of the last answer stands although its author changed what is right since: the right answer and the explanations are not told
   * then.
   */
  keyChanged: Scalars['Boolean']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The items in the order shown at first. */
  options: Array<Scalars['String']['output']>;
  /** How many parts an answer has, null before the first answer. */
  partCount: Maybe<Scalars['Int']['output']>;
  /** Whether a section shows it; questions that none shows stand together at the end of the lecture. */
  placed: Scalars['Boolean']['output'];
  /** The raw id, unique in the workspace. */
  questionId: Scalars['Int']['output'];
  /** True when no further answer counts: it is right, or its wrong limit is reached. */
  settled: Scalars['Boolean']['output'];
  /** The question as sanitised HTML or plain text. */
  text: Scalars['String']['output'];
  /** Points for a right answer. */
  weight: Scalars['Int']['output'];
  /** Wrong answers given so far. */
  wrongCount: Scalars['Int']['output'];
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  wrongLimit: Scalars['Int']['output'];
};

/** A link to a social network. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** The network, in lower case, for example `linkedin`. */
  type: Scalars['String']['output'];
  /** The address. */
  url: Scalars['URL']['output'];
};

/** A link to a social network. */
export type SocialLinkInput = {
  /** The network, in lower case, for example `linkedin`. */
  type: Scalars['String']['input'];
  /** The address. */
  url: Scalars['URL']['input'];
};

/** Where someone wants to sign in. */
export type StartExternalSignInInput = {
  /** The provider. */
  realm: ExternalRealm;
  /** Where the provider sends the person back to: `/signin/callback` of this host, as an absolute address. */
  redirectUri: Scalars['URL']['input'];
};

/** The beginning of a sign-in at another provider. */
export type StartExternalSignInPayload = {
  __typename?: 'StartExternalSignInPayload';
  /** Where to send the person, null when refused. */
  authorizationUrl: Maybe<Scalars['URL']['output']>;
  /** The state that comes back with the code. */
  state: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new thread by someone who came by a review link. */
export type StartGuestReviewThreadInput = {
  /** What it is about. */
  anchor: ReviewAnchorInput;
  /** What the guest calls themselves, 1 to 80 characters. */
  guestName: Scalars['String']['input'];
  /** A key of your choice, 1 to 200 visible ASCII characters: within a day the same key starts it once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The words that it is about; null for all of the part. */
  quote?: InputMaybe<ReviewQuoteInput>;
  /** What the quoted words should be instead, at most 1,000 characters, empty to leave them out; null without a suggestion. */
  suggestedText?: InputMaybe<Scalars['String']['input']>;
  /** The first comment as plain text, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The outcome of starting a thread by a review link. */
export type StartGuestReviewThreadPayload = {
  __typename?: 'StartGuestReviewThreadPayload';
  /** The new thread, null when refused. */
  thread: Maybe<ReviewThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A new thread about a part of a course. */
export type StartReviewThreadInput = {
  /** What it is about. */
  anchor: ReviewAnchorInput;
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /** True for people who come by a review link to read it and reply. */
  guestVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of your choice, 1 to 200 visible ASCII characters: the same key starts it once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** People who are told of it, by global or raw ids: at most 10 of those in `AuthoredCourse.mentionable`. Each U+FFFC in `text` is the place of one of them, in this order; further ones have none. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The words that it is about; null for all of the part. */
  quote?: InputMaybe<ReviewQuoteInput>;
  /** What the quoted words should be instead, at most 1,000 characters, empty to leave them out; null without a suggestion. */
  suggestedText?: InputMaybe<Scalars['String']['input']>;
  /** The first comment as plain text, 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** The outcome of starting a thread. */
export type StartReviewThreadPayload = {
  __typename?: 'StartReviewThreadPayload';
  /** The new thread, null when refused. */
  thread: Maybe<ReviewThread>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The place where a learner was last. */
export type StudyPosition = {
  __typename?: 'StudyPosition';
  /** The raw id of the lecture. */
  lectureId: Scalars['Int']['output'];
  /** The name of the lecture. */
  lectureName: Scalars['String']['output'];
  /** The raw id of its module. */
  moduleId: Scalars['Int']['output'];
  /** The raw id of the section, null when only the lecture is known. */
  sectionId: Maybe<Scalars['Int']['output']>;
  /** When that was. */
  time: Scalars['DateTime']['output'];
};

/** A CSS property with its value. */
export type StyleProperty = {
  __typename?: 'StyleProperty';
  /** The property as scripts spell it, such as `borderRadius`. */
  property: Scalars['String']['output'];
  /** Its value, such as `4px`. */
  value: Scalars['String']['output'];
};

/** A CSS property with its value. */
export type StylePropertyInput = {
  /** The property as scripts spell it, such as `borderRadius`. */
  property: Scalars['String']['input'];
  /** Its value, such as `4px`; at most 100 characters. */
  value: Scalars['String']['input'];
};

/** Everything that is told as it changes, by server-sent events. Each field tells its present state at once, and again after each change. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Who has a course open, and who holds its lock, as `AuthoredCourse.presence` tells it: now and after each change. Watching does not make the
   * viewer one of them: `lockCourse` and `reportPresence` do. For those who may edit it; refused with NOT_FOUND or FORBIDDEN otherwise.
   */
  coursePresence: Maybe<CoursePresence>;
  /**
   * The questions after a lecture as `Query.discussion` has them, behind the pinned ones the newest activity first: now and after each change of what is
   * written there. Refused where that is null.
   */
  discussion: Maybe<DiscussionThreadConnection>;
  /**
   * A job as `Query.job` has it: now and, at most once a second, after each change of its state and counts. It completes when the job has ended.
   * Refused with NOT_FOUND when there is none that the viewer may see.
   */
  job: Maybe<Job>;
  /**
   * What the viewer is notified of, in the kinds that `Notices` has switched on: first what was missed since `after`, if anything, then each notice as
   * it comes. Notices are kept for 7 days.
   */
  notices: Maybe<NewNotices>;
};


/** Everything that is told as it changes, by server-sent events. Each field tells its present state at once, and again after each change. */
export type SubscriptionCoursePresenceArgs = {
  courseId: Scalars['ID']['input'];
};


/** Everything that is told as it changes, by server-sent events. Each field tells its present state at once, and again after each change. */
export type SubscriptionDiscussionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  courseId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  lectureId: Scalars['ID']['input'];
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that is told as it changes, by server-sent events. Each field tells its present state at once, and again after each change. */
export type SubscriptionJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that is told as it changes, by server-sent events. Each field tells its present state at once, and again after each change. */
export type SubscriptionNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Reminders by mail, by the token of one of them. */
export type SwitchRemindersInput = {
  /** False to stop them, true to get them again. */
  byMail: Scalars['Boolean']['input'];
  /** The token of the link in the mail. */
  token: Scalars['String']['input'];
};

/** The outcome of switching mails by the token of one of them. */
export type SwitchRemindersPayload = {
  __typename?: 'SwitchRemindersPayload';
  /** Whether mails of that kind come to the person whom the mail went to now, null when refused. */
  byMail: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A personnel system to sync. */
export type SyncIntegrationInput = {
  /**
   * Confirms how many people may lose their access when they are more than a fifth of those whom the system added; 0 when left out, at most
   * 1,000,000. Without this confirmation such a sync changes nothing and ends as NEEDS_CONFIRMATION.
   */
  confirmedDepartures?: InputMaybe<Scalars['Int']['input']>;
  /** True for a dry run: the rows of the job report what would happen to each person, and nothing is changed. False when left out. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** A text that is new for each intended sync: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The integration, by global or raw id. */
  integrationId: Scalars['ID']['input'];
};

/** The outcome of ordering a sync. */
export type SyncIntegrationPayload = {
  __typename?: 'SyncIntegrationPayload';
  /** The personnel system, whose `lastSync` is running; null when refused. */
  integration: Maybe<Integration>;
  /** The job, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A word that groups courses. */
export type Tag = Node & {
  __typename?: 'Tag';
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The word, unique in a workspace in any case. */
  name: Scalars['String']['output'];
  /** The raw id. */
  tagId: Scalars['Int']['output'];
};

/** One page of tags. */
export type TagConnection = {
  __typename?: 'TagConnection';
  /** The tags with their cursors. */
  edges: Array<TagEdge>;
  /** The tags alone. */
  nodes: Array<Tag>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many tags there are in all. */
  totalCount: Scalars['Int']['output'];
  /** True when the tags could not be read and the list is empty for that reason. */
  unavailable: Scalars['Boolean']['output'];
};

/** How many courses a tag would leave. */
export type TagCount = {
  __typename?: 'TagCount';
  /** How many courses; 0 for a tag that no published course carries. */
  courseCount: Scalars['Int']['output'];
  /** The raw id of the tag. */
  tagId: Scalars['Int']['output'];
};

/** A tag in a page. */
export type TagEdge = {
  __typename?: 'TagEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The tag. */
  node: Tag;
};

/** A lecture in the table of contents of a template. */
export type TemplateLecture = {
  __typename?: 'TemplateLecture';
  /** The duration in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** The title. */
  name: Scalars['String']['output'];
};

/** A module in the table of contents of a template. */
export type TemplateModule = {
  __typename?: 'TemplateModule';
  /** Its lectures in order. */
  lectures: Array<TemplateLecture>;
  /** The title. */
  name: Scalars['String']['output'];
};

/** What to test; at least one of the two is needed. */
export type TestIntegrationInput = {
  /** A connected provider, by global or raw id; left out for one that is not connected yet. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Fields to test with. Together with an id they replace the stored ones for this test only. */
  values?: InputMaybe<IntegrationValuesInput>;
};

/** The outcome of a test. */
export type TestIntegrationPayload = {
  __typename?: 'TestIntegrationPayload';
  /** The outcome, null when it was refused to test at all. */
  check: Maybe<IntegrationCheck>;
  /** The provider that was tested as it is stored, with the outcome; null otherwise. */
  integration: Maybe<Integration>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A bubble with text. */
export type TextBubble = {
  __typename?: 'TextBubble';
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
};

/** A bubble with text. */
export type TextBubbleInput = {
  /** HTML; it is cleaned. */
  html: Scalars['String']['input'];
};

/** Plain text. */
export type TextSection = SectionFields & {
  __typename?: 'TextSection';
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** The text; line breaks count. */
  text: Scalars['String']['output'];
};

/** Plain text. */
export type TextSectionInput = {
  /** The text; line breaks count. */
  text: Scalars['String']['input'];
};

/** A box with a title. */
export type TitledSectionInput = {
  /** HTML; it is cleaned. */
  html: Scalars['String']['input'];
  /** Its title. */
  title: Scalars['String']['input'];
};

/**
 * A part of the interface that an API token opens. Who may write a part may read it. What needs several parts needs all of their scopes: a field whose scope
 * is missing is null, with the error SCOPE_MISSING.
 */
export type TokenScope =
  /** Reads the own account, notices and reminders. Who the viewer is tells every token. */
  | 'ACCOUNT_READ'
  /** Changes the own account, and revokes own API tokens. */
  | 'ACCOUNT_WRITE'
  /** Reads analytics, funnels and statistics of questions. */
  | 'ANALYTICS_READ'
  /** Reads campaigns and their codes. */
  | 'CAMPAIGNS_READ'
  /** Makes and changes campaigns and their codes. */
  | 'CAMPAIGNS_WRITE'
  /** Reads courses as their authors see them, with history, reviews, topics and saved sections. */
  | 'COURSES_READ'
  /** Makes, changes, publishes and deletes courses, and what belongs to them. */
  | 'COURSES_WRITE'
  /** Reads discussions. */
  | 'DISCUSSIONS_READ'
  /** Asks, replies and moderates in discussions. */
  | 'DISCUSSIONS_WRITE'
  /** Reads user courses, their progress, lectures and submissions; those of others where the owner may. */
  | 'ENROLMENTS_READ'
  /** Enrols, answers, completes, redeems vouchers; for others what the owner may. */
  | 'ENROLMENTS_WRITE'
  /** Reads the library of files. */
  | 'FILES_READ'
  /** Uploads, changes and deletes files. */
  | 'FILES_WRITE'
  /** Watches jobs and reads their rows. */
  | 'JOBS_READ'
  /** Cancels jobs. */
  | 'JOBS_WRITE'
  /** Reads people, groups and data requests. */
  | 'PEOPLE_READ'
  /** Invites and changes people and groups, and erases people. */
  | 'PEOPLE_WRITE'
  /** Reads settings, integrations, the audit log and API tokens of the workspace. */
  | 'WORKSPACE_READ'
  /** Changes terms, first steps and retention, tries and deletes webhooks, and revokes API tokens of others. Looks and integrations take a sign-in. */
  | 'WORKSPACE_WRITE';

/** The tokens of a session, for tools. */
export type Tokens = {
  __typename?: 'Tokens';
  /** Send it as `Authorization: Bearer …`. */
  accessToken: Scalars['String']['output'];
  /** Seconds until the access token expires. */
  expiresIn: Scalars['Int']['output'];
  /** Send it as `X-Refresh-Token` to have the access token renewed. */
  refreshToken: Scalars['String']['output'];
};

/** A trial of 30 days. */
export type Trial = {
  __typename?: 'Trial';
  /** Where to ask for a longer trial: an address with `mailto:` or of a page. Null where the operator names none. */
  contactUrl: Maybe<Scalars['URL']['output']>;
  /** Whole days left, from 30 down to 0. */
  daysLeft: Scalars['Int']['output'];
  /** True at 0 days left: admin rights are withdrawn. */
  expired: Scalars['Boolean']['output'];
};

/** The trial workspace that could be made at a host: anyone who registers there and signs in first becomes its admin. */
export type TrialOffer = {
  __typename?: 'TrialOffer';
  /** How many days it would last: 30. */
  days: Scalars['Int']['output'];
};

/** Which job to take back. */
export type UndoCourseJobInput = {
  /** A text that is new for each intended undoing: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The job, by global or raw id. */
  jobId: Scalars['ID']['input'];
};

/** The outcome of ordering that a job is taken back. */
export type UndoCourseJobPayload = {
  __typename?: 'UndoCourseJobPayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which job to take back. */
export type UndoEnrolmentJobInput = {
  /** A text that is new for each intended undoing: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The job, by global or raw id. */
  jobId: Scalars['ID']['input'];
};

/** The outcome of ordering that a job is taken back. */
export type UndoEnrolmentJobPayload = {
  __typename?: 'UndoEnrolmentJobPayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What to take back. */
export type UndoPeopleJobInput = {
  /** A text that is new for each intended undoing: sent again with the same one, it is done once. 1 to 200 visible ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A job that imported or changed people, or the members of a group, and has ended, by global or raw id. */
  jobId: Scalars['ID']['input'];
};

/** The outcome of ordering that a job with people is undone. */
export type UndoPeopleJobPayload = {
  __typename?: 'UndoPeopleJobPayload';
  /** The job that does it, null when refused. */
  job: Maybe<Job>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A section of a type that this version does not know. */
export type UnknownSection = SectionFields & {
  __typename?: 'UnknownSection';
  /** The content as it is stored. */
  content: Maybe<Scalars['JSON']['output']>;
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** The type as it is stored. */
  type: Scalars['String']['output'];
};

/** A section of a type that this version does not know. */
export type UnknownSectionInput = {
  /** The content as it is stored; texts in it are cleaned. */
  content?: InputMaybe<Scalars['JSON']['input']>;
  /** The type as it is stored. */
  storedType: Scalars['String']['input'];
};

/** Which lock to give back. */
export type UnlockCourseInput = {
  /** The course, by global or raw id. */
  courseId: Scalars['ID']['input'];
  /**
   * Who gets the lock at once, by global or raw id: a person who asks for it. When they have gone or do not ask any more, it is free. The viewer
   * is still there; without it they have left.
   */
  handOverTo?: InputMaybe<Scalars['ID']['input']>;
  /** The token of the lock to release. The viewer’s own lock, whatever its token, when left out. */
  lockToken?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of giving a lock back. */
export type UnlockCoursePayload = {
  __typename?: 'UnlockCoursePayload';
  /** True when the viewer no longer holds a lock with this token, null when refused. */
  unlocked: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What changes of a campaign; what is left out stays as it is. */
export type UpdateCampaignInput = {
  /** True while it is active. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The campaign, by global or raw id. */
  campaignId: Scalars['ID']['input'];
  /** The course that its codes lead into, by global or raw id. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** When they end; null for never. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many times each code can be used, for `MULTIPLE_USE`; 0 for any number of times. */
  maxUsages?: InputMaybe<Scalars['Int']['input']>;
  /** The name, 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How many times a code can be used. */
  redeemType?: InputMaybe<RedeemType>;
  /** When its codes begin to work; null for now. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** `Campaign.version` as it was read: refused with PRECONDITION_FAILED when someone has changed it since. A newer one is overwritten when left out. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of changing a campaign. */
export type UpdateCampaignPayload = {
  __typename?: 'UpdateCampaignPayload';
  /** The campaign as it is now, null when refused. */
  campaign: Maybe<Campaign>;
  /** The version that it has, when refused with PRECONDITION_FAILED. Null otherwise. */
  currentVersion: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What changes of a group; what is left out stays. */
export type UpdateGroupInput = {
  /** Everyone whose address is at this domain belongs to the group; null for nobody. */
  addressDomain?: InputMaybe<Scalars['String']['input']>;
  /** What it is for, at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The group, by global or raw id. */
  groupId: Scalars['ID']['input'];
  /** The name, 1 to 200 characters without a semicolon. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of changing a group. */
export type UpdateGroupPayload = {
  __typename?: 'UpdateGroupPayload';
  /** The group as it is now, null when refused. */
  group: Maybe<PersonGroup>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A change of a connected provider. */
export type UpdateIntegrationInput = {
  /** The integration, by global or raw id. */
  integrationId: Scalars['ID']['input'];
  /** The fields that change, of its own kind. */
  values: IntegrationValuesInput;
};

/** The outcome of changing a provider. */
export type UpdateIntegrationPayload = {
  __typename?: 'UpdateIntegrationPayload';
  /** The provider as it is now, null when refused. */
  integration: Maybe<Integration>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Kinds of notices to switch. What is left out stays as it is. */
export type UpdateNoticesInput = {
  /** Whether a notice tells of a new achievement. */
  achievement?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a notice tells of a new certificate. */
  certificate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a notice reminds of a course that is due. */
  due?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a notice tells of a course that someone else enrolled the viewer in. */
  enrolment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a notice tells of a new question in a course that the viewer answers for. */
  question?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a notice tells of a reply in a discussion that the viewer takes part in. */
  reply?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of switching kinds of notices. */
export type UpdateNoticesPayload = {
  __typename?: 'UpdateNoticesPayload';
  /** The notices as they are now, null when refused. */
  notices: Maybe<Notices>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Changes to how the interface looks and reads. */
export type UpdatePreferencesInput = {
  /** Light or dark; null follows the device. */
  colorMode?: InputMaybe<ColorMode>;
  /** The colour scheme for reading. */
  colorScheme?: InputMaybe<ReadingColorScheme>;
  /** The size of type in pixels, 10 to 37. */
  fontSize?: InputMaybe<Scalars['Int']['input']>;
  /** How pictures are shown. */
  imageMode?: InputMaybe<ImageMode>;
};

/** The outcome of changing how the interface looks and reads. */
export type UpdatePreferencesPayload = {
  __typename?: 'UpdatePreferencesPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The viewer as they are now, null when refused. */
  viewer: Maybe<Viewer>;
};

/** What to be told of by mail; what is left out stays as it is. */
export type UpdateRemindersInput = {
  /** Whether mails remind of courses that are due. */
  byMail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether mails tell of questions that wait. */
  questionsByMail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether mails tell of replies. */
  repliesByMail?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of saying how to be reminded. */
export type UpdateRemindersPayload = {
  __typename?: 'UpdateRemindersPayload';
  /** How the viewer is reminded now, null when refused. */
  reminders: Maybe<Reminders>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** How long to keep things. */
export type UpdateRetentionInput = {
  /** The settings, all of them. */
  retention: RetentionInput;
};

/** The outcome of saying how long things are kept. */
export type UpdateRetentionPayload = {
  __typename?: 'UpdateRetentionPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The workspace with its settings as they are now, null when refused. */
  workspace: Maybe<Workspace>;
};

/** Until when a user course should be completed. */
export type UpdateUserCourseInput = {
  /** Later than now, within the next ten years; null for whenever. */
  dueTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** The user course, by global or raw id. */
  userCourseId: Scalars['ID']['input'];
};

/** The outcome of changing a due date. */
export type UpdateUserCoursePayload = {
  __typename?: 'UpdateUserCoursePayload';
  /** The user course as it is now, null when refused. */
  userCourse: Maybe<UserCourse>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Changes to the signed-in person. */
export type UpdateViewerInput = {
  /** An earned achievement with a frame, by global or raw id: it frames the avatar from now on. Null takes the frame off. */
  avatarFrameId?: InputMaybe<Scalars['ID']['input']>;
  /** Two-letter code of ISO 3166-1; null removes it. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The language of the interface. */
  language?: InputMaybe<Language>;
  /** The full name, 1 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number in E.164; null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The picture; null removes it. */
  pictureUrl?: InputMaybe<Scalars['URL']['input']>;
  /** Postal code; null removes it. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Street and number; null removes it. */
  street?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of changing the signed-in person. */
export type UpdateViewerPayload = {
  __typename?: 'UpdateViewerPayload';
  /** The person as they are now, null when refused. */
  user: Maybe<User>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What to change of a webhook; what is left out stays as it is. */
export type UpdateWebhookInput = {
  /** What it is for, up to 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told of: at least one. */
  eventTypes?: InputMaybe<Array<WebhookEventType>>;
  /** As for a new one. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Global or raw id of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** The webhook as it is then. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The webhook; null when it was refused. */
  webhook: Maybe<Webhook>;
};

/** A person in a workspace. An account belongs to one workspace. */
export type User = Node & {
  __typename?: 'User';
  /** The postal address. */
  address: Maybe<Address>;
  /**
   * The earned achievement whose picture frames the avatar: the one that the person chose, and until they choose the frame they earned
   * last. Null for none. Known of the viewer alone.
   */
  avatarFrame: Maybe<EarnedAchievement>;
  /** Whether an admin gave the right to create courses; `roles` say whether it counts. */
  createCourse: Scalars['Boolean']['output'];
  /** Whether an admin gave the right to create vouchers; `roles` say whether it counts. */
  createVoucher: Scalars['Boolean']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The language of the interface, null when the person has not chosen one. */
  language: Maybe<Language>;
  /** The newest achievement, with a frame or without. What frames the avatar is `avatarFrame`. */
  latestAchievement: Maybe<EarnedAchievement>;
  /** The full name, as it stands on certificates. */
  name: Scalars['String']['output'];
  /** The phone number in E.164, for example `+4930123456`. */
  phone: Maybe<Scalars['String']['output']>;
  /** The picture, null when the person has none. */
  pictureUrl: Maybe<Scalars['URL']['output']>;
  /** Roles that count now in this workspace; none while a trial is expired. */
  roles: Array<Role>;
  /** The raw id. */
  userId: Scalars['Int']['output'];
  /** The e-mail address that the person signs in with. */
  username: Scalars['String']['output'];
};

/** One learner's enrolment in one course. */
export type UserCourse = Node & {
  __typename?: 'UserCourse';
  /** The learner's state towards each achievement of the course, in the author's order. */
  achievementProgress: Array<AchievementProgress>;
  /**
   * What the learner answered in a lecture, question by question. For admins and for who made the course; null for everyone else, the learner
   * included, and for a lecture that the course does not have.
   */
  answeredQuestions: Maybe<Array<AnsweredQuestion>>;
  /** The certificate, null when none was issued. */
  certificate: Maybe<Certificate>;
  /** What the certificate needs and what the learner has of it, null in a course without certificates. */
  certificateProgress: Maybe<CertificateProgress>;
  /** What completing now would do, and what is missing. Null when it could not be read. It costs a call for each user course. */
  completion: Maybe<CompletionCheck>;
  /**
   * Where to continue: in the lecture studied last while it is not done, else in the next one that is not; lectures that are closed come last.
   * Null when all are done.
   */
  continueAt: Maybe<ContinuePoint>;
  /** Points of right answers. */
  correctPoints: Scalars['Int']['output'];
  /** The course, null when it is gone or could not be read. */
  course: Maybe<Course>;
  /** The due date that an admin of the course has set, null for none. The course stays open after it. */
  dueTime: Maybe<Scalars['DateTime']['output']>;
  /** Achievements that the learner has earned in it, the newest first. */
  earnedAchievements: Array<EarnedAchievement>;
  /** When it becomes view-only, null when never. */
  expireTime: Maybe<Scalars['DateTime']['output']>;
  /** True when that time came before it was completed or given up, also when enrolling again has ended it since. */
  expired: Scalars['Boolean']['output'];
  /** When it was completed or given up, null while it is active. */
  finishTime: Maybe<Scalars['DateTime']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** When the learner was last in a lecture or did something, null before the first time. */
  lastActivityTime: Maybe<Scalars['DateTime']['output']>;
  /** The section seen last, whether or not its lecture is done since; null before the first. */
  lastPosition: Maybe<StudyPosition>;
  /** The learner as admins see them; null for everyone else, the learner included, and once they were erased. */
  learner: Maybe<WorkspacePerson>;
  /** How far along, by `seenPercent`. */
  level: ProgressLevel;
  /** The learner's progress in the modules of the course, in order. Null when it could not be read. */
  moduleProgress: Maybe<Array<ModuleProgress>>;
  /** The name of the learner, null for those who may not see it. */
  name: Maybe<Scalars['String']['output']>;
  /** The lecture to continue with: the first that is not done, null when all are. */
  nextLecture: Maybe<LectureStep>;
  /** That time is over, and it is neither completed nor given up. */
  overdue: Scalars['Boolean']['output'];
  /** Where the learner stands in the course. */
  phase: LearnerPhase;
  /** Minutes of the lectures that are not done, null when durations are not stated. */
  remainingMinutes: Maybe<Scalars['Int']['output']>;
  /** The score in percent, 0 to 100: points, with each lecture without questions counting one. */
  scorePercent: Scalars['Int']['output'];
  /** Lectures seen in percent, 0 to 100. */
  seenPercent: Scalars['Int']['output'];
  /** When the learner enrolled. */
  startTime: Scalars['DateTime']['output'];
  /** Counts of what is done. */
  stats: UserCourseStats;
  /** Where the learner stands in the content. */
  status: ProgressStatus;
  /**
   * True when the learner has begun, can continue, and has done nothing for more than 14 days. Where they stand says `continueAt`. A question
   * without tries left holds nobody up: it counts as done.
   */
  stuck: Scalars['Boolean']['output'];
  /** Points that this learner can earn. */
  totalPoints: Scalars['Int']['output'];
  /**
   * The umbrella course by which the learner came to it, with the questions that they may go back to. Null for one who came otherwise, and
   * when it is gone or not for the viewer.
   */
  umbrella: Maybe<Course>;
  /** When it last changed, its progress included. */
  updateTime: Scalars['DateTime']['output'];
  /** The raw id. */
  userCourseId: Scalars['Int']['output'];
  /** The raw id of the learner. */
  userId: Scalars['Int']['output'];
  /** The e-mail address of the learner, null for those who may not see it. */
  username: Maybe<Scalars['String']['output']>;
};


/** One learner's enrolment in one course. */
export type UserCourseAnsweredQuestionsArgs = {
  lectureId: Scalars['ID']['input'];
};

/** One page of user courses. */
export type UserCourseConnection = {
  __typename?: 'UserCourseConnection';
  /** The user courses with their cursors. */
  edges: Array<UserCourseEdge>;
  /** The user courses alone. */
  nodes: Array<UserCourse>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A user course in a page. */
export type UserCourseEdge = {
  __typename?: 'UserCourseEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The user course. */
  node: UserCourse;
};

/** An order of user courses. */
export type UserCourseOrder = {
  /** Which end comes first. */
  direction?: InputMaybe<OrderDirection>;
  /** What to order them by. */
  field: UserCourseOrderField;
};

/** What user courses can be ordered by. */
export type UserCourseOrderField =
  /** The name of the course. */
  | 'COURSE'
  /** When it should be completed. */
  | 'DUE_TIME'
  /** When it was completed or given up; those that are active come last. */
  | 'FINISH_TIME'
  /** When the learner was last active; those who never were come last. */
  | 'LAST_ACTIVITY_TIME'
  /** The name of the learner. */
  | 'NAME'
  /** The score. */
  | 'SCORE'
  /** How much was seen. */
  | 'SEEN'
  /** When the learner enrolled. */
  | 'START_TIME'
  /** When it last changed; ascending for tools that keep a copy, which then read on from the end of the list. */
  | 'UPDATE_TIME';

/** Counts of a user course: two totals of the course, two of what the learner has done in it. */
export type UserCourseStats = {
  __typename?: 'UserCourseStats';
  /** How many questions are answered right. */
  correctQuestionCount: Scalars['Int']['output'];
  /** How many lectures the course has. */
  lectureCount: Scalars['Int']['output'];
  /** How many modules the course has. */
  moduleCount: Scalars['Int']['output'];
  /** How many lectures are marked as seen. */
  seenLectureCount: Scalars['Int']['output'];
};

/** A refusal that was to be expected, as data. */
export type UserError = {
  __typename?: 'UserError';
  /** From when on it will be possible, of `NOT_AVAILABLE_YET`. Null otherwise. */
  availableFromTime: Maybe<Scalars['DateTime']['output']>;
  /** Until when it was possible, of `NOT_AVAILABLE_ANY_MORE`. Null otherwise. */
  availableUntilTime: Maybe<Scalars['DateTime']['output']>;
  /** The stable code: a number of the error catalogue as text (`1300`) or a word (`FORBIDDEN`). Branch on this alone. */
  code: Scalars['String']['output'];
  /** The input field that the refusal is about as you wrote it, such as `answer.positions`; null when it is about the whole input. */
  field: Maybe<Scalars['String']['output']>;
  /** The number that goes with it: how long, large or many it may be. Null where there is none. */
  limit: Maybe<Scalars['Float']['output']>;
  /**
   * A sentence for people, in English. Of `INVALID` it names the field, as `input.modules[0].name`. The web client shows its own translation by
   * code.
   */
  message: Scalars['String']['output'];
  /** Values that the message mentions, by name, to fill in a text of your own; which ones depends on the code. What programs branch on stands beside it. */
  params: Maybe<Scalars['JSON']['output']>;
  /** Which of several reasons it was: of `INVALID` why the field was refused. Null where the code has one alone. */
  reason: Maybe<UserErrorReason>;
  /** In how many seconds it may be tried again. Null where waiting is no remedy, or nobody knows. */
  retryAfterSeconds: Maybe<Scalars['Int']['output']>;
};

/** Which of the reasons that a code can have. */
export type UserErrorReason =
  /** Of `USER_COURSE_CLOSED`: the course is completed. */
  | 'COMPLETED'
  /** Of `USER_COURSE_CLOSED`: the course has ended. */
  | 'COURSE_ENDED'
  /** Of `NOT_AVAILABLE_YET`: the course begins later. */
  | 'COURSE_NOT_STARTED'
  /** Of `USER_COURSE_CLOSED`: its time ran out. */
  | 'EXPIRED'
  /** Of `USER_COURSE_CLOSED`: the learner gave it up. */
  | 'GAVE_UP'
  /** Of `INVALID`: it is a page to embed of a site that is not among `Workspace.embedHosts`. */
  | 'HOST_NOT_ALLOWED'
  /** Of `CONFLICT`: a workspace keeps its last admin. */
  | 'LAST_ADMIN'
  /** Of `NOT_AVAILABLE_YET`: the module opens later. */
  | 'MODULE_NOT_STARTED'
  /** Of `INVALID`: it is an end at or before its start. */
  | 'NOT_AFTER_START'
  /** Of `INVALID`: it is no address of the kind that is asked for. */
  | 'NOT_AN_ADDRESS'
  /** Of `CONFLICT`: this person has no access. */
  | 'NO_ACCESS'
  /** Of `INVALID`: it is empty. */
  | 'REQUIRED'
  /** Of `INVALID`: it is more than `limit`. */
  | 'TOO_LARGE'
  /** Of `INVALID`: it has more characters than `limit`. */
  | 'TOO_LONG'
  /** Of `INVALID`: it has more entries than `limit`. */
  | 'TOO_MANY'
  /** Of `INVALID`: it is less than `limit`. */
  | 'TOO_SMALL'
  /** Of `CONFLICT`: the person who made a trial keeps their access. */
  | 'TRIAL_MAKER';

/** A bubble with a video. */
export type VideoBubble = {
  __typename?: 'VideoBubble';
  /** Where the video is. */
  url: Scalars['URL']['output'];
};

/** Captions of a video in one language. */
export type VideoCaption = {
  __typename?: 'VideoCaption';
  /** What viewers choose it by. */
  label: Scalars['String']['output'];
  /** The language, as BCP 47 has it: en, pt-BR. */
  language: Scalars['String']['output'];
  /** WebVTT. */
  vtt: Scalars['String']['output'];
};

/** Captions of a video in one language. */
export type VideoCaptionInput = {
  /** What viewers choose it by, at most 100 characters. */
  label: Scalars['String']['input'];
  /** The language, as BCP 47 has it: en, pt-BR. */
  language: Scalars['String']['input'];
  /** WebVTT of at most 200,000 bytes. Notes, styles and regions are left out; a refusal names the line. */
  vtt: Scalars['String']['input'];
};

/** Where a learner stopped in a video. */
export type VideoPosition = {
  __typename?: 'VideoPosition';
  /** Whole seconds from its beginning. */
  seconds: Scalars['Int']['output'];
  /** The raw id of the section that the video stands in; null for the media of the lecture. */
  sectionId: Maybe<Scalars['Int']['output']>;
  /** When that was. */
  time: Scalars['DateTime']['output'];
};

/** A video beside text. */
export type VideoTextSection = SectionFields & {
  __typename?: 'VideoTextSection';
  /** Captions in the order in which they are offered. */
  captions: Array<VideoCaption>;
  /** Sanitised HTML. */
  html: Scalars['String']['output'];
  /** Its place in the lecture, from 1. */
  number: Scalars['Int']['output'];
  /** The questions placed in it, as far as this viewer is asked them, in order. */
  questions: Array<Question>;
  /** The raw id, unique in the workspace. */
  sectionId: Scalars['Int']['output'];
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns: Scalars['Int']['output'];
  /** What is said, as plain text; empty when there is none. A line may begin with a time, as 1:05. */
  transcript: Scalars['String']['output'];
  /** How many of the twelve columns of the width the video takes, 1 to 12. */
  videoColumns: Scalars['Int']['output'];
  /** What the address leads to. */
  videoKind: MediaKind;
  /** The side of the video. */
  videoSide: Side;
  /** The video. */
  videoUrl: Scalars['URL']['output'];
};

/** A video beside text. */
export type VideoTextSectionInput = {
  /** Captions in the order in which they are offered, at most ten; left out, those that are stored stay. */
  captions?: InputMaybe<Array<VideoCaptionInput>>;
  /** HTML; it is cleaned. */
  html: Scalars['String']['input'];
  /** How many of the twelve columns of the width the text takes, 1 to 12. */
  textColumns?: InputMaybe<Scalars['Int']['input']>;
  /** What is said, as plain text of at most 200,000 characters; a line may begin with a time, as 1:05. Left out, what is stored stays. */
  transcript?: InputMaybe<Scalars['String']['input']>;
  /** How many of the twelve columns of the width the video takes, 1 to 12. */
  videoColumns?: InputMaybe<Scalars['Int']['input']>;
  /** The side of the video. */
  videoSide?: InputMaybe<Side>;
  /** The video. */
  videoUrl: Scalars['URL']['input'];
};

/** The signed-in user and what is theirs. */
export type Viewer = {
  __typename?: 'Viewer';
  /** User courses that are not finished, the newest start first. */
  activeUserCourses: Maybe<UserCourseConnection>;
  /** The API tokens of the viewer, the newest first, expired ones too; at most 50. They change with `createApiToken` and its kin. */
  apiTokens: Maybe<Array<ApiToken>>;
  /** Completed user courses, the newest finish first. Given-up ones are not listed. */
  completedUserCourses: Maybe<UserCourseConnection>;
  /** What the viewer completed in courses that were deleted since, the latest completion first. */
  completionRecords: Maybe<CompletionRecordConnection>;
  /** The active consent of the workspace when the person has not accepted it yet, else null. */
  consentDue: Maybe<Consent>;
  /** Where the viewer was last, in the course they studied last; null when nothing is in progress. */
  continueLearning: Maybe<UserCourse>;
  /**
   * What the viewer has to complete first: of the courses that they can still study, the one that is overdue or due within seven days, the
   * earliest due date first; null when none is.
   */
  dueNext: Maybe<UserCourse>;
  /** Achievements that the viewer has earned, the newest first. */
  earnedAchievements: Maybe<EarnedAchievementConnection>;
  /** Whether the account has a password; one that signs in at a provider alone has none until it is reset. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether the person may change how the workspace looks: admins, and on an expired trial the one who made it. */
  mayEditProfile: Scalars['Boolean']['output'];
  /** Which notices the viewer gets by Web Push, and in which browsers; null when they cannot be read. */
  notices: Maybe<Notices>;
  /** How the interface shall look and read for this person, on every device. */
  preferences: Preferences;
  /** How the viewer is reminded of courses that are due; null when that cannot be read. */
  reminders: Maybe<Reminders>;
  /**
   * Whether rights that an admin gave wait, and `roles` do not show them, until the viewer proves to receive mail at their address: by the
   * link of an invitation, by a password reset by mail, or by a sign-in at a provider that vouches for the address.
   */
  rightsWait: Scalars['Boolean']['output'];
  /** The person. */
  user: User;
};


/** The signed-in user and what is theirs. */
export type ViewerActiveUserCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The signed-in user and what is theirs. */
export type ViewerCompletedUserCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The signed-in user and what is theirs. */
export type ViewerCompletionRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in user and what is theirs. */
export type ViewerEarnedAchievementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  framesOnly?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A code of a campaign. */
export type Voucher = Node & {
  __typename?: 'Voucher';
  /** The code; capitals, spaces and hyphens make no difference. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createTime: Scalars['DateTime']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The address where it is redeemed, as in its QR code. */
  redeemUrl: Scalars['URL']['output'];
  /** How often it was used. */
  usageCount: Scalars['Int']['output'];
  /** The raw id. */
  voucherId: Scalars['Int']['output'];
};

/** A page of codes. */
export type VoucherConnection = {
  __typename?: 'VoucherConnection';
  /** Where all codes of the list can be downloaded as CSV, with the session or an access token. */
  csvUrl: Scalars['URL']['output'];
  /** The codes with their cursors. */
  edges: Array<VoucherEdge>;
  /** The codes alone. */
  nodes: Array<Voucher>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of codes. */
export type VoucherConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A code in a list. */
export type VoucherEdge = {
  __typename?: 'VoucherEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The code. */
  node: Voucher;
};

/** How to order codes. */
export type VoucherOrder = {
  /** In which direction; ascending when left out. */
  direction?: InputMaybe<OrderDirection>;
  /** By what. */
  field: VoucherOrderField;
};

/** What codes can be ordered by. */
export type VoucherOrderField =
  /** By the code itself. */
  | 'CODE'
  /** By when they were made. */
  | 'CREATE_TIME'
  /** By how often they were used. */
  | 'USAGE_COUNT';

/** An enrolment that begins once someone has proven its address. */
export type WaitingEnrolment = Node & {
  __typename?: 'WaitingEnrolment';
  /** That course; null when it is gone or not for the viewer. */
  course: Maybe<Course>;
  /** The raw id of the course. */
  courseId: Scalars['Int']['output'];
  /** The name of the course. */
  courseName: Scalars['String']['output'];
  /** When it was ordered. */
  createTime: Scalars['DateTime']['output'];
  /** When they should have completed it, null for whenever. */
  dueTime: Maybe<Scalars['DateTime']['output']>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** The e-mail address of who is enrolled once they have proven it. */
  username: Scalars['String']['output'];
  /** The raw id. */
  waitingEnrolmentId: Scalars['Int']['output'];
};

/** A page of waiting enrolments. */
export type WaitingEnrolmentConnection = {
  __typename?: 'WaitingEnrolmentConnection';
  /** Them with their cursors. */
  edges: Array<WaitingEnrolmentEdge>;
  /** Them alone. */
  nodes: Array<WaitingEnrolment>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A waiting enrolment in a list. */
export type WaitingEnrolmentEdge = {
  __typename?: 'WaitingEnrolmentEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The waiting enrolment. */
  node: WaitingEnrolment;
};

/** An address that is told of what happens in the workspace, by the rules of Standard Webhooks. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** When it was made. */
  createTime: Scalars['DateTime']['output'];
  /** The name of the person who made it; null when that account is gone. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** What was sent within the last 30 days, the newest first. */
  deliveries: Maybe<WebhookDeliveryConnection>;
  /** What it is for; may be empty. */
  description: Scalars['String']['output'];
  /** The reason for that; null while it is enabled. */
  disableReason: Maybe<WebhookDisableReason>;
  /** Since when nothing is sent any more; null while it is enabled. */
  disableTime: Maybe<Scalars['DateTime']['output']>;
  /** What it is told of, in the order of the enum. */
  eventTypes: Array<WebhookEventType>;
  /** Since when every attempt has failed; null when the last one did not. */
  failingSinceTime: Maybe<Scalars['DateTime']['output']>;
  /** The global id. */
  id: Scalars['ID']['output'];
  /** Until when the secret before the last rotation signs besides; null where it does not. */
  previousSecretExpireTime: Maybe<Scalars['DateTime']['output']>;
  /** Where events are sent by POST. */
  url: Scalars['String']['output'];
  /** The raw id. */
  webhookId: Scalars['Int']['output'];
};


/** An address that is told of what happens in the workspace, by the rules of Standard Webhooks. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
};

/** One event for one webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** How often it was tried, since the last replay. */
  attemptCount: Scalars['Int']['output'];
  /** When it was ordered. */
  createTime: Scalars['DateTime']['output'];
  /** The `data` of its body: ids, numbers and times. */
  data: Scalars['JSON']['output'];
  /** The raw id. */
  deliveryId: Scalars['Int']['output'];
  /** How many milliseconds the last attempt took; null where there was none. */
  durationMilliseconds: Maybe<Scalars['Int']['output']>;
  /** When that happened. */
  eventTime: Scalars['DateTime']['output'];
  /** What it tells of, as the `type` of its body says: that of an event, or `webhook.test`. */
  eventType: Scalars['String']['output'];
  /** The reason why the last attempt failed; null when it did not. */
  lastError: Maybe<WebhookDeliveryError>;
  /** The status of the last answer; null where there was none. */
  lastStatus: Maybe<Scalars['Int']['output']>;
  /** When it was last tried; null for never. */
  lastTime: Maybe<Scalars['DateTime']['output']>;
  /** The `webhook-id` of each of its attempts. */
  messageId: Scalars['String']['output'];
  /** When it is tried next; null where it waits for an earlier one about the same object, or is settled. */
  nextTime: Maybe<Scalars['DateTime']['output']>;
  /** What it is about. Deliveries about one object are sent one after the other. */
  objectKey: Scalars['String']['output'];
  /** Whether it has reached its webhook. */
  state: WebhookDeliveryState;
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries alone. */
  nodes: Array<WebhookDelivery>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many deliveries there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery in a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** The reason why an attempt at a delivery failed. */
export type WebhookDeliveryError =
  /** The host has an address that is not public. */
  | 'ADDRESS_REFUSED'
  /** The certificate of the receiver does not count. */
  | 'CERTIFICATE'
  /** The webhook was disabled before it was tried. */
  | 'DISABLED'
  /** The receiver answered with status 410. */
  | 'GONE'
  /** The host of the address was not found. */
  | 'NAME_NOT_FOUND'
  /** One of a later version. */
  | 'OTHER'
  /** The receiver answered with a redirect, which is not followed. */
  | 'REDIRECT'
  /** The secret can no longer be read: rotate it. */
  | 'SECRET_UNREADABLE'
  /** The receiver answered with another status than 200 to 299. */
  | 'STATUS'
  /** The answer was longer than 64 KB. */
  | 'TOO_LARGE'
  /** It took more than ten seconds. */
  | 'TOO_SLOW'
  /** Nobody could be reached there. */
  | 'UNREACHABLE';

/** Whether an event has reached its webhook. */
export type WebhookDeliveryState =
  /** The receiver took it, with a status from 200 to 299. */
  | 'DELIVERED'
  /** It was given up; it can be replayed. */
  | 'FAILED'
  /** It is tried, or waits to be. */
  | 'PENDING';

/** The reason why nothing is sent to a webhook any more. */
export type WebhookDisableReason =
  /** It had failed for three days without a success. */
  | 'FAILING'
  /** Its receiver answered with status 410. */
  | 'GONE';

/** Something that a webhook can tell of. Its name in the body of a delivery is in lower case, with a dot: `course.completed`. */
export type WebhookEventType =
  /** A learner earned an achievement. */
  | 'ACHIEVEMENT_EARNED'
  /** A certificate ran out. */
  | 'CERTIFICATE_EXPIRED'
  /** A certificate was issued. */
  | 'CERTIFICATE_ISSUED'
  /** A revoked certificate counts again. */
  | 'CERTIFICATE_RESTORED'
  /** A certificate was revoked. */
  | 'CERTIFICATE_REVOKED'
  /** A public course changed for its learners. */
  | 'COURSE_CHANGED'
  /** A learner completed a course. */
  | 'COURSE_COMPLETED'
  /** A course was deleted. */
  | 'COURSE_DELETED'
  /** A course became public. */
  | 'COURSE_PUBLISHED'
  /** A course is public no more. */
  | 'COURSE_UNPUBLISHED'
  /** Someone else enrolled a person in a course. */
  | 'ENROLMENT_ASSIGNED'
  /** Until when a course is to be completed was changed. */
  | 'ENROLMENT_CHANGED'
  /** Someone began a course, or was enrolled in it by someone else. */
  | 'ENROLMENT_CREATED'
  /** A learner gave a course up. */
  | 'ENROLMENT_ENDED'
  /** Someone else took a person out of a course. */
  | 'ENROLMENT_WITHDRAWN'
  /** A learner has done all of a lecture. */
  | 'LECTURE_COMPLETED'
  /** Someone was added to the workspace. */
  | 'PERSON_ADDED'
  /** The name, the address, the language or the rights of a person changed. */
  | 'PERSON_CHANGED'
  /** A person was erased. */
  | 'PERSON_ERASED'
  /** Someone made an account. */
  | 'PERSON_REGISTERED'
  /** Someone who had been added by mistake was removed. */
  | 'PERSON_REMOVED'
  /** The access of a person was given back. */
  | 'PERSON_RESTORED'
  /** The access of a person was withdrawn. */
  | 'PERSON_WITHDRAWN'
  /** A learner answered a question. */
  | 'QUESTION_ANSWERED'
  /** Someone commented in the review of a course. */
  | 'REVIEW_COMMENTED'
  /** A learner redeemed a voucher. */
  | 'VOUCHER_REDEEMED';

/** Someone whose access is withdrawn. */
export type WithdrawAccessInput = {
  /** The person, by global or raw id. */
  userId: Scalars['ID']['input'];
};

/** The outcome of withdrawing access. */
export type WithdrawAccessPayload = {
  __typename?: 'WithdrawAccessPayload';
  /** The person as they are now, null when refused. */
  person: Maybe<WorkspacePerson>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Why content is withheld. */
export type WithheldReason =
  /** The lecture is locked; see its `gate`. */
  | 'LOCKED'
  /** The module of the lecture starts later than the course. */
  | 'MODULE_NOT_STARTED'
  /** You must be enrolled to the course in order to see the content. */
  | 'NOT_ENROLLED'
  /** The course has not started. */
  | 'NOT_STARTED';

/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type Workspace = Node & {
  __typename?: 'Workspace';
  /** The consent that a person accepts by signing in or registering, null when there is none. */
  activeConsent: Maybe<Consent>;
  /**
   * What happened here, counted: over a period, step by step, thing by thing. For admins; its parts are refused with FORBIDDEN
   * otherwise.
   */
  analytics: Maybe<Analytics>;
  /** The newest 500 API tokens of everyone in the workspace, expired ones too. For admins; refused with FORBIDDEN otherwise. */
  apiTokens: Maybe<Array<ApiToken>>;
  /**
   * What happened here that matters for safety, the newest first: sign-ins, lockouts, changes of rights, exports. For admins;
   * refused with FORBIDDEN otherwise.
   */
  auditLog: Maybe<AuditEntryConnection>;
  /** The main colour, as `#rrggbb`. */
  color: Maybe<Scalars['String']['output']>;
  /** The company that runs it. */
  company: Maybe<Scalars['String']['output']>;
  /**
   * The same as `activeConsent`, by the name that the REST service uses.
   * @deprecated Use `activeConsent`.
   */
  consent: Maybe<Consent>;
  /** The versions of the consent, the newest first. For admins; refused with FORBIDDEN otherwise. */
  consents: Maybe<ConsentVersionConnection>;
  /**
   * How far learners come in a course, lecture by lecture. For admins and for who made the course; null for everyone else, and when there is
   * no such course.
   */
  courseFunnel: Maybe<CourseFunnel>;
  /**
   * Courses with questions that need a look, as their key may be wrong or hardly anybody knows them; counted in the background once a day at
   * most. Of all courses for admins, for course admins of those that they made. Refused with FORBIDDEN otherwise.
   */
  coursesToReview: Maybe<CoursesToReview>;
  /** The cover picture. */
  coverImageUrl: Maybe<Scalars['URL']['output']>;
  /** When it was created. */
  createTime: Scalars['DateTime']['output'];
  /**
   * What was deleted here, no matter by whom or by what, the oldest first, for programs that keep a copy: without them a copy would keep what is gone.
   * Deletions are told for 30 days. For admins; refused with FORBIDDEN otherwise.
   */
  deletions: Maybe<DeletionConnection>;
  /**
   * The questions of all courses with a discussion, the newest first: of every course for admins, of their own for course admins. For both;
   * refused with FORBIDDEN otherwise.
   */
  discussionQuestions: Maybe<DiscussionQuestionConnection>;
  /**
   * Where pages may be that are embedded in lectures, as the operator states it: a host, `*.` and a domain for all hosts below it, or
   * either with a path for what is below that path.
   */
  embedHosts: Array<Scalars['String']['output']>;
  /** Ways to sign in beside the password, in the order to show them. */
  externalSignIns: Array<ExternalSignIn>;
  /** The template, styles and scripts that the operator keeps for this workspace. Null where there are none. */
  files: Maybe<WorkspaceFiles>;
  /**
   * A person with an account by their exact e-mail address. Null when there is none, and for everyone but admins: nobody else can find
   * out who has an account.
   */
  findUser: Maybe<FoundUser>;
  /** One group, null when there is none. For admins; refused with FORBIDDEN otherwise. */
  group: Maybe<PersonGroup>;
  /** Groups of people in the order of their names. For admins; refused with FORBIDDEN otherwise. */
  groups: Maybe<PersonGroupConnection>;
  /** The host that it is served from. */
  hostname: Scalars['String']['output'];
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** What can be connected, with the fields of each kind. For admins; refused with FORBIDDEN otherwise. */
  integrationProviders: Maybe<Array<IntegrationProvider>>;
  /**
   * The connected providers in the order of their types; at most one of each. Secrets are written and never read. For admins; refused with
   * FORBIDDEN otherwise.
   */
  integrations: Maybe<Array<Integration>>;
  /**
   * Everyone without an account, by e-mail address: who would get an invitation if everyone was invited now, and why the others would not.
   * Nothing is sent. For admins; refused with FORBIDDEN otherwise.
   */
  invitedPeople: Maybe<InvitedPersonConnection>;
  /** How many bytes one video that is uploaded may have. */
  maxVideoBytes: Scalars['Int']['output'];
  /** Everyone of the workspace: people with an account and people who were added or invited. For admins; refused with FORBIDDEN otherwise. */
  people: Maybe<WorkspacePersonConnection>;
  /** One person, null when there is none. For admins; refused with FORBIDDEN otherwise. */
  person: Maybe<WorkspacePerson>;
  /** What would be deleted by settings, as things are now. Nothing is. For admins; refused with FORBIDDEN otherwise. */
  previewRetention: Maybe<RetentionPreview>;
  /**
   * Who asked for their data or its erasure, and the result, the newest first unless ordered. For admins; refused with FORBIDDEN
   * otherwise.
   */
  privacyRequests: Maybe<PrivacyRequestConnection>;
  /** The branding profile. Defaults where the workspace says nothing or the profile could not be read. */
  profile: Profile;
  /** What everybody may know of the connected providers. */
  publicIntegrations: Array<PublicIntegration>;
  /**
   * How the questions of a course do, by the first try of each learner. For admins and for who made the course; null for everyone else, and
   * when there is no such course.
   */
  questionStatistics: Maybe<CourseQuestionStatistics>;
  /**
   * How long things are kept: what happened for analytics, the audit log, accounts that nobody uses. For admins; refused with FORBIDDEN
   * otherwise.
   */
  retention: Maybe<Retention>;
  /** How the identity provider of the workspace puts people into it by SCIM 2.0. For admins; refused with FORBIDDEN otherwise. */
  scimServer: Maybe<ScimServer>;
  /** The first steps of a new workspace; clients show them in trials. For admins; refused with FORBIDDEN otherwise. */
  setup: Maybe<WorkspaceSetup>;
  /**
   * The tags of its courses in alphabetical order: for anyone who may create courses all of them, for everyone else who is signed in those that a
   * published course carries.
   */
  tags: Maybe<WorkspaceTagConnection>;
  /** The trial, null for a workspace that is not on trial. */
  trial: Maybe<Trial>;
  /** One user course of anyone whom, for admins and for who made its course. Null when there is none that the viewer may see. */
  userCourse: Maybe<UserCourse>;
  /**
   * How learners get on: the user courses of everyone for admins, of their own courses for course creators; the newest start first. Refused
   * with FORBIDDEN otherwise.
   */
  userCourses: Maybe<WorkspaceUserCourseConnection>;
  /**
   * Enrolments of people who have no account yet, in every course for admins, in their own courses for course creators; the newest first. Each
   * begins once someone has proven its address. Refused with FORBIDDEN otherwise.
   */
  waitingEnrolments: Maybe<WaitingEnrolmentConnection>;
  /** Addresses that are told of what happens in the workspace, the earliest first; at most 20. For admins; refused with FORBIDDEN otherwise. */
  webhooks: Maybe<Array<Webhook>>;
  /** The raw id. */
  workspaceId: Scalars['Int']['output'];
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceAuditLogArgs = {
  actions?: InputMaybe<Array<AuditAction>>;
  actorSearch?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  grouped?: InputMaybe<Scalars['Boolean']['input']>;
  jobId?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Language>;
  last?: InputMaybe<Scalars['Int']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  subjectSearch?: InputMaybe<Scalars['String']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceConsentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceCourseFunnelArgs = {
  courseId: Scalars['ID']['input'];
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceDeletionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  deletedSince: Scalars['DateTime']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<DeletionKind>>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceDiscussionQuestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DiscussionQuestionOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  state?: InputMaybe<DiscussionQuestionFilter>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceFindUserArgs = {
  username: Scalars['String']['input'];
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceGroupArgs = {
  id: Scalars['ID']['input'];
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PersonGroupOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceInvitedPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<InvitationOutcome>;
  resend?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspacePeopleArgs = {
  accessWithdrawn?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PersonOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  right?: InputMaybe<PersonRight>;
  rightsWait?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<AccessStatus>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspacePersonArgs = {
  id: Scalars['ID']['input'];
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspacePreviewRetentionArgs = {
  retention: RetentionInput;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspacePrivacyRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<PrivacyRequestKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PrivacyRequestOrder>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<PrivacyRequestState>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceQuestionStatisticsArgs = {
  courseId: Scalars['ID']['input'];
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceTagsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceUserCourseArgs = {
  id: Scalars['ID']['input'];
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceUserCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  dueSoon?: InputMaybe<Scalars['Boolean']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  expired?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  maxScore?: InputMaybe<Scalars['Int']['input']>;
  minScore?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UserCourseOrder>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
  phase?: InputMaybe<LearnerPhase>;
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  stuck?: InputMaybe<Scalars['Boolean']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A workspace: a tenant with its own people, courses and looks, found by the host it is served from. */
export type WorkspaceWaitingEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  courseId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The files that the operator keeps for a workspace. Each address is null where the file is absent. */
export type WorkspaceFiles = {
  __typename?: 'WorkspaceFiles';
  /** A script for the footer, with `remoteComponents` only. */
  footerScriptUrl: Maybe<Scalars['URL']['output']>;
  /** A script for the header, with `remoteComponents` only. */
  headerScriptUrl: Maybe<Scalars['URL']['output']>;
  /** A style sheet of the pages, with `remoteComponents` only. */
  pageStyleUrl: Maybe<Scalars['URL']['output']>;
  /** The style sheet. */
  styleUrl: Maybe<Scalars['URL']['output']>;
  /**
   * The HTML that surrounds the pages, sanitised. The element with the attribute `data-page` takes the page; what stands before it
   * comes above, what stands behind it below. Null without a template and when it could not be read: the default layout then.
   */
  template: Maybe<Scalars['String']['output']>;
};

/** A person of the workspace as admins see them. */
export type WorkspacePerson = Node & {
  __typename?: 'WorkspacePerson';
  /**
   * Whether the person proved to receive mail at the address: by the link of an invitation, by a password reset by mail, or by a sign-in
   * at a provider that vouches for it. Rights that are given before count as soon as they do.
   */
  addressProven: Scalars['Boolean']['output'];
  /** Whether the person runs the workspace. */
  admin: Scalars['Boolean']['output'];
  /** Whether the person gets the right to run the workspace once the address is proven. */
  adminPromised: Scalars['Boolean']['output'];
  /** Whether the person has the right to create courses. */
  createCourse: Scalars['Boolean']['output'];
  /** When the account was made, or someone without one was added. */
  createTime: Scalars['DateTime']['output'];
  /** Whether the person has the right to create vouchers. */
  createVoucher: Scalars['Boolean']['output'];
  /** The groups that the person belongs to, in the order of their names, the first 100. */
  groups: Array<PersonGroup>;
  /** The global id: opaque, unique in this API, accepted by `node(id:)`. */
  id: Scalars['ID']['output'];
  /** When the latest invitation was sent, null when none was. */
  inviteTime: Maybe<Scalars['DateTime']['output']>;
  /** When the access of the account was withdrawn, null for those who may sign in. */
  leaveTime: Maybe<Scalars['DateTime']['output']>;
  /** Who withdrew it, null for those who may sign in. The two systems do not give back what an admin withdrew. */
  leftBy: Maybe<AccessOrigin>;
  /** The name; of someone without an account the one that they were added with, null without one. */
  name: Maybe<Scalars['String']['output']>;
  /** How far the person has come. */
  status: AccessStatus;
  /** When anything of this last changed. */
  updateTime: Scalars['DateTime']['output'];
  /** The raw id; an account made from the invitation keeps it. */
  userId: Scalars['Int']['output'];
  /** The e-mail address. */
  username: Scalars['String']['output'];
};

/** A page of people. */
export type WorkspacePersonConnection = {
  __typename?: 'WorkspacePersonConnection';
  /**
   * Where everyone of the list, over all pages and in its order, can be downloaded as CSV: with the session or an access token, noted in the
   * audit log. UTF-8 with a byte order mark, RFC 4180; a text that a table program would take for a formula begins with an apostrophe.
   */
  csvUrl: Scalars['URL']['output'];
  /** The people with their cursors. */
  edges: Array<WorkspacePersonEdge>;
  /** The people alone. */
  nodes: Array<WorkspacePerson>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** A page of people. */
export type WorkspacePersonConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A person in a list. */
export type WorkspacePersonEdge = {
  __typename?: 'WorkspacePersonEdge';
  /** Where to read on. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: WorkspacePerson;
};

/** The first steps of a new workspace, told by what there is in it. */
export type WorkspaceSetup = {
  __typename?: 'WorkspaceSetup';
  /** There is a course. */
  courseDone: Scalars['Boolean']['output'];
  /** An admin hid the first steps. */
  hidden: Scalars['Boolean']['output'];
  /** Title, colours, logos or another part of the profile were set. */
  lookDone: Scalars['Boolean']['output'];
  /** Someone other than the creator of the workspace has an account or was added. */
  peopleDone: Scalars['Boolean']['output'];
  /** There is a consent that people accept. */
  termsDone: Scalars['Boolean']['output'];
};

/** One page of the tags of a workspace. */
export type WorkspaceTagConnection = {
  __typename?: 'WorkspaceTagConnection';
  /** The tags with their cursors. */
  edges: Array<WorkspaceTagEdge>;
  /** The tags alone. */
  nodes: Array<Tag>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many tags match in all. */
  totalCount: Scalars['Int']['output'];
};

/** A tag in a page, with how often it is used. */
export type WorkspaceTagEdge = {
  __typename?: 'WorkspaceTagEdge';
  /** How many courses carry it, drafts and templates too; null for anyone who may not create courses. */
  courseCount: Maybe<Scalars['Int']['output']>;
  /** The cursor of this edge. */
  cursor: Scalars['String']['output'];
  /** The tag. */
  node: Tag;
};

/** One page of the progress of learners. */
export type WorkspaceUserCourseConnection = {
  __typename?: 'WorkspaceUserCourseConnection';
  /** Where all of the list can be downloaded as CSV, with the session or an access token. */
  csvUrl: Scalars['URL']['output'];
  /** The user courses with their cursors. */
  edges: Array<UserCourseEdge>;
  /** The user courses alone. */
  nodes: Array<UserCourse>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** One page of the progress of learners. */
export type WorkspaceUserCourseConnectionCsvUrlArgs = {
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Language>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AuthoredDialogBubble:
    | ( AudioBubble )
    | ( AuthoredQuestionBubble )
    | ( TextBubble )
    | ( VideoBubble )
  ;
  AuthoredQuestion:
    | ( AuthoredCategorizationQuestion )
    | ( AuthoredMultipleAssociationQuestion )
    | ( AuthoredMultipleChoiceQuestion )
    | ( AuthoredSingleChoiceQuestion )
    | ( AuthoredSingleOrderingQuestion )
  ;
  AuthoredSection:
    | ( AuthoredAccordionSection )
    | ( AuthoredAdditionalInfoSection )
    | ( AuthoredAudioSection )
    | ( Omit<AuthoredBranchSection, 'options'> & { options: Array<_RefType['AuthoredBranchOption']> } )
    | ( AuthoredButtonDividerSection )
    | ( AuthoredButtonSection )
    | ( Omit<AuthoredDialogSection, 'turns'> & { turns: Array<_RefType['AuthoredDialogTurn']> } )
    | ( AuthoredEmbedSection )
    | ( AuthoredExamplesSection )
    | ( AuthoredFileSection )
    | ( AuthoredHtmlSection )
    | ( AuthoredImageTextSection )
    | ( AuthoredImportantSection )
    | ( AuthoredPdfSection )
    | ( AuthoredQuestionSection )
    | ( AuthoredRichTextSection )
    | ( AuthoredScrollSection )
    | ( AuthoredTextSection )
    | ( AuthoredUnknownSection )
    | ( AuthoredVideoTextSection )
  ;
  DecisionNode:
    | ( DecisionButton )
    | ( DecisionCourseModel )
    | ( DecisionOption )
    | ( DecisionQuestion )
  ;
  DialogBubble:
    | ( AudioBubble )
    | ( Omit<QuestionBubble, 'question'> & { question?: Maybe<_RefType['Question']> } )
    | ( TextBubble )
    | ( VideoBubble )
  ;
  LectureContentResult:
    | ( ContentWithheld )
    | ( Omit<LectureContent, 'questions' | 'sections'> & { questions: Array<_RefType['Question']>, sections: Array<_RefType['Section']> } )
  ;
  Question:
    | ( CategorizationModel )
    | ( MultipleAssociationModel )
    | ( MultipleChoiceModel )
    | ( SingleChoiceModel )
    | ( SingleOrderingModel )
  ;
  Section:
    | ( Omit<AccordionSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<AdditionalInfoSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<AudioSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<BranchSection, 'options' | 'questions'> & { options: Array<_RefType['BranchOption']>, questions: Array<_RefType['Question']> } )
    | ( Omit<ButtonDividerSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ButtonSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<DialogSection, 'questions' | 'turns'> & { questions: Array<_RefType['Question']>, turns: Array<_RefType['DialogTurn']> } )
    | ( Omit<EmbedSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ExamplesSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<FileSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<HtmlSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ImageTextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ImportantSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<PdfSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<QuestionSection, 'question' | 'questions'> & { question?: Maybe<_RefType['Question']>, questions: Array<_RefType['Question']> } )
    | ( Omit<RichTextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ScrollSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<TextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<UnknownSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<VideoTextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  AuthoredQuestionFields:
    | ( AuthoredCategorizationQuestion )
    | ( AuthoredMultipleAssociationQuestion )
    | ( AuthoredMultipleChoiceQuestion )
    | ( AuthoredSingleChoiceQuestion )
    | ( AuthoredSingleOrderingQuestion )
  ;
  AuthoredSectionFields:
    | ( AuthoredAccordionSection )
    | ( AuthoredAdditionalInfoSection )
    | ( AuthoredAudioSection )
    | ( Omit<AuthoredBranchSection, 'options'> & { options: Array<_RefType['AuthoredBranchOption']> } )
    | ( AuthoredButtonDividerSection )
    | ( AuthoredButtonSection )
    | ( Omit<AuthoredDialogSection, 'turns'> & { turns: Array<_RefType['AuthoredDialogTurn']> } )
    | ( AuthoredEmbedSection )
    | ( AuthoredExamplesSection )
    | ( AuthoredFileSection )
    | ( AuthoredHtmlSection )
    | ( AuthoredImageTextSection )
    | ( AuthoredImportantSection )
    | ( AuthoredPdfSection )
    | ( AuthoredQuestionSection )
    | ( AuthoredRichTextSection )
    | ( AuthoredScrollSection )
    | ( AuthoredTextSection )
    | ( AuthoredUnknownSection )
    | ( AuthoredVideoTextSection )
  ;
  DecisionNodeFields:
    | ( DecisionButton )
    | ( DecisionCourseModel )
    | ( DecisionOption )
    | ( DecisionQuestion )
  ;
  Integration:
    | ( ForumIntegration )
    | ( LoomIntegration )
    | ( OAuthIntegration )
    | ( Omit<PersonnelIntegration, 'lastSync'> & { lastSync?: Maybe<_RefType['IntegrationSync']> } )
    | ( PushIntegration )
  ;
  Node:
    | ( AchievementModel )
    | ( ApiToken )
    | ( AuditEntryModel )
    | ( AuthoredCourseModel )
    | ( AuthoredLectureModel )
    | ( AuthoredModuleModel )
    | ( CampaignModel )
    | ( CategorizationModel )
    | ( CertificateModel )
    | ( Consent )
    | ( ConsentVersion )
    | ( CourseModel )
    | ( CourseRevisionModel )
    | ( DiscussionPost )
    | ( DiscussionThreadModel )
    | ( EarnedAchievementModel )
    | ( FileModel )
    | ( ForumIntegration )
    | ( JobModel )
    | ( LectureModel )
    | ( LoomIntegration )
    | ( ModuleModel )
    | ( MultipleAssociationModel )
    | ( MultipleChoiceModel )
    | ( NoticeDevice )
    | ( OAuthIntegration )
    | ( GroupModel )
    | ( Omit<PersonnelIntegration, 'lastSync'> & { lastSync?: Maybe<_RefType['IntegrationSync']> } )
    | ( PrivacyRequestModel )
    | ( PushIntegration )
    | ( RedemptionModel )
    | ( ReviewThread )
    | ( SavedSectionModel )
    | ( SingleChoiceModel )
    | ( SingleOrderingModel )
    | ( Tag )
    | ( UserModel )
    | ( UserCourseModel )
    | ( Voucher )
    | ( WaitingEnrolmentModel )
    | ( WebhookModel )
    | ( WorkspaceModel )
    | ( PersonModel )
  ;
  QuestionFields:
    | ( CategorizationModel )
    | ( MultipleAssociationModel )
    | ( MultipleChoiceModel )
    | ( SingleChoiceModel )
    | ( SingleOrderingModel )
  ;
  SectionFields:
    | ( Omit<AccordionSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<AdditionalInfoSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<AudioSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<BranchSection, 'options' | 'questions'> & { options: Array<_RefType['BranchOption']>, questions: Array<_RefType['Question']> } )
    | ( Omit<ButtonDividerSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ButtonSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<DialogSection, 'questions' | 'turns'> & { questions: Array<_RefType['Question']>, turns: Array<_RefType['DialogTurn']> } )
    | ( Omit<EmbedSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ExamplesSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<FileSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<HtmlSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ImageTextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ImportantSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<PdfSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<QuestionSection, 'question' | 'questions'> & { question?: Maybe<_RefType['Question']>, questions: Array<_RefType['Question']> } )
    | ( Omit<RichTextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<ScrollSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<TextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<UnknownSection, 'questions'> & { questions: Array<_RefType['Question']> } )
    | ( Omit<VideoTextSection, 'questions'> & { questions: Array<_RefType['Question']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptConsentInput: AcceptConsentInput;
  AcceptConsentPayload: ResolverTypeWrapper<Omit<AcceptConsentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AcceptDiscussionAnswerInput: AcceptDiscussionAnswerInput;
  AcceptDiscussionAnswerPayload: ResolverTypeWrapper<Omit<AcceptDiscussionAnswerPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversTypes['DiscussionThread']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AccessOrigin: AccessOrigin;
  AccessStatus: AccessStatus;
  AccordionItem: ResolverTypeWrapper<AccordionItem>;
  AccordionItemInput: AccordionItemInput;
  AccordionSection: ResolverTypeWrapper<Omit<AccordionSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  AccordionSectionInput: AccordionSectionInput;
  Achievement: ResolverTypeWrapper<AchievementModel>;
  AchievementConditionInput: AchievementConditionInput;
  AchievementInput: AchievementInput;
  AchievementProgress: ResolverTypeWrapper<AchievementProgressModel>;
  AchievementType: AchievementType;
  AddGuestReviewCommentInput: AddGuestReviewCommentInput;
  AddGuestReviewCommentPayload: ResolverTypeWrapper<Omit<AddGuestReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AddNoticeDeviceInput: AddNoticeDeviceInput;
  AddNoticeDevicePayload: ResolverTypeWrapper<Omit<AddNoticeDevicePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AddPersonInput: AddPersonInput;
  AddPersonPayload: ResolverTypeWrapper<Omit<AddPersonPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['WorkspacePerson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddReviewCommentInput: AddReviewCommentInput;
  AddReviewCommentPayload: ResolverTypeWrapper<Omit<AddReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AdditionalInfoSection: ResolverTypeWrapper<Omit<AdditionalInfoSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  Address: ResolverTypeWrapper<Address>;
  Analytics: ResolverTypeWrapper<AnalyticsModel>;
  AnswerGrading: AnswerGrading;
  AnswerInput: AnswerInput;
  AnswerLockRequestInput: AnswerLockRequestInput;
  AnswerLockRequestPayload: ResolverTypeWrapper<Omit<AnswerLockRequestPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AnswerQuestionInput: AnswerQuestionInput;
  AnswerQuestionPayload: ResolverTypeWrapper<Omit<AnswerQuestionPayload, 'lecture' | 'newAchievements' | 'question' | 'userCourse' | 'userErrors'> & { lecture?: Maybe<ResolversTypes['Lecture']>, newAchievements?: Maybe<Array<ResolversTypes['EarnedAchievement']>>, question?: Maybe<ResolversTypes['Question']>, userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AnsweredQuestion: ResolverTypeWrapper<AnsweredQuestion>;
  ApiToken: ResolverTypeWrapper<ApiToken>;
  ApiTokenUsage: ResolverTypeWrapper<ApiTokenUsage>;
  AskForLockInput: AskForLockInput;
  AskForLockPayload: ResolverTypeWrapper<Omit<AskForLockPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AskQuestionInput: AskQuestionInput;
  AskQuestionPayload: ResolverTypeWrapper<Omit<AskQuestionPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversTypes['DiscussionThread']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AssignGroupCourseInput: AssignGroupCourseInput;
  AssignGroupCoursePayload: ResolverTypeWrapper<Omit<AssignGroupCoursePayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversTypes['PersonGroup']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AudioBubble: ResolverTypeWrapper<AudioBubble>;
  AudioSection: ResolverTypeWrapper<Omit<AudioSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  AudioSectionInput: AudioSectionInput;
  AuditAction: AuditAction;
  AuditEntry: ResolverTypeWrapper<AuditEntryModel>;
  AuditEntryConnection: ResolverTypeWrapper<AuditLogModel>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditRights: ResolverTypeWrapper<AuditRights>;
  AuditSentencePart: ResolverTypeWrapper<AuditSentencePart>;
  AuditThingKind: AuditThingKind;
  Author: ResolverTypeWrapper<Author>;
  AuthoredAccordionSection: ResolverTypeWrapper<AuthoredAccordionSection>;
  AuthoredAdditionalInfoSection: ResolverTypeWrapper<AuthoredAdditionalInfoSection>;
  AuthoredAudioSection: ResolverTypeWrapper<AuthoredAudioSection>;
  AuthoredBranchOption: ResolverTypeWrapper<Omit<AuthoredBranchOption, 'sections'> & { sections: Array<ResolversTypes['AuthoredSection']> }>;
  AuthoredBranchSection: ResolverTypeWrapper<Omit<AuthoredBranchSection, 'options'> & { options: Array<ResolversTypes['AuthoredBranchOption']> }>;
  AuthoredButtonDividerSection: ResolverTypeWrapper<AuthoredButtonDividerSection>;
  AuthoredButtonSection: ResolverTypeWrapper<AuthoredButtonSection>;
  AuthoredCategorizationQuestion: ResolverTypeWrapper<AuthoredCategorizationQuestion>;
  AuthoredCourse: ResolverTypeWrapper<AuthoredCourseModel>;
  AuthoredCourseConnection: ResolverTypeWrapper<Omit<AuthoredCourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuthoredCourseEdge']>, nodes: Array<ResolversTypes['AuthoredCourse']> }>;
  AuthoredCourseEdge: ResolverTypeWrapper<Omit<AuthoredCourseEdge, 'node'> & { node: ResolversTypes['AuthoredCourse'] }>;
  AuthoredCourseFilter: AuthoredCourseFilter;
  AuthoredCourseOrder: AuthoredCourseOrder;
  AuthoredCourseOrderField: AuthoredCourseOrderField;
  AuthoredDialogBubble: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthoredDialogBubble']>;
  AuthoredDialogSection: ResolverTypeWrapper<Omit<AuthoredDialogSection, 'turns'> & { turns: Array<ResolversTypes['AuthoredDialogTurn']> }>;
  AuthoredDialogTurn: ResolverTypeWrapper<Omit<AuthoredDialogTurn, 'bubbles'> & { bubbles: Array<ResolversTypes['AuthoredDialogBubble']> }>;
  AuthoredEmbedSection: ResolverTypeWrapper<AuthoredEmbedSection>;
  AuthoredExamplesSection: ResolverTypeWrapper<AuthoredExamplesSection>;
  AuthoredExplanation: ResolverTypeWrapper<AuthoredExplanation>;
  AuthoredExplanationText: ResolverTypeWrapper<AuthoredExplanationText>;
  AuthoredFileSection: ResolverTypeWrapper<AuthoredFileSection>;
  AuthoredHtmlSection: ResolverTypeWrapper<AuthoredHtmlSection>;
  AuthoredImageTextSection: ResolverTypeWrapper<AuthoredImageTextSection>;
  AuthoredImportantSection: ResolverTypeWrapper<AuthoredImportantSection>;
  AuthoredLecture: ResolverTypeWrapper<AuthoredLectureModel>;
  AuthoredLectureContent: ResolverTypeWrapper<AuthoredContentModel>;
  AuthoredModule: ResolverTypeWrapper<AuthoredModuleModel>;
  AuthoredMultipleAssociationQuestion: ResolverTypeWrapper<AuthoredMultipleAssociationQuestion>;
  AuthoredMultipleChoiceQuestion: ResolverTypeWrapper<AuthoredMultipleChoiceQuestion>;
  AuthoredPdfSection: ResolverTypeWrapper<AuthoredPdfSection>;
  AuthoredQuestion: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthoredQuestion']>;
  AuthoredQuestionBubble: ResolverTypeWrapper<AuthoredQuestionBubble>;
  AuthoredQuestionFields: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AuthoredQuestionFields']>;
  AuthoredQuestionSection: ResolverTypeWrapper<AuthoredQuestionSection>;
  AuthoredRichTextSection: ResolverTypeWrapper<AuthoredRichTextSection>;
  AuthoredScrollSection: ResolverTypeWrapper<AuthoredScrollSection>;
  AuthoredSection: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthoredSection']>;
  AuthoredSectionFields: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['AuthoredSectionFields']>;
  AuthoredSingleChoiceQuestion: ResolverTypeWrapper<AuthoredSingleChoiceQuestion>;
  AuthoredSingleOrderingQuestion: ResolverTypeWrapper<AuthoredSingleOrderingQuestion>;
  AuthoredTextSection: ResolverTypeWrapper<AuthoredTextSection>;
  AuthoredUnknownSection: ResolverTypeWrapper<AuthoredUnknownSection>;
  AuthoredVideoTextSection: ResolverTypeWrapper<AuthoredVideoTextSection>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BranchOption: ResolverTypeWrapper<Omit<BranchOption, 'sections'> & { sections: Array<ResolversTypes['Section']> }>;
  BranchOptionInput: BranchOptionInput;
  BranchSection: ResolverTypeWrapper<Omit<BranchSection, 'options' | 'questions'> & { options: Array<ResolversTypes['BranchOption']>, questions: Array<ResolversTypes['Question']> }>;
  BranchSectionInput: BranchSectionInput;
  ButtonDividerSection: ResolverTypeWrapper<Omit<ButtonDividerSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  ButtonSection: ResolverTypeWrapper<Omit<ButtonSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  ButtonSectionInput: ButtonSectionInput;
  Campaign: ResolverTypeWrapper<CampaignModel>;
  CampaignConnection: ResolverTypeWrapper<CampaignsModel>;
  CampaignCourse: ResolverTypeWrapper<CampaignCourseModel>;
  CampaignCourseConnection: ResolverTypeWrapper<Omit<CampaignCourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CampaignCourseEdge']>, nodes: Array<ResolversTypes['CampaignCourse']> }>;
  CampaignCourseEdge: ResolverTypeWrapper<Omit<CampaignCourseEdge, 'node'> & { node: ResolversTypes['CampaignCourse'] }>;
  CampaignEdge: ResolverTypeWrapper<Omit<CampaignEdge, 'node'> & { node: ResolversTypes['Campaign'] }>;
  CampaignOrder: CampaignOrder;
  CampaignOrderField: CampaignOrderField;
  CampaignStatus: CampaignStatus;
  CampaignType: CampaignType;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: ResolverTypeWrapper<Omit<CancelJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelWaitingEnrolmentInput: CancelWaitingEnrolmentInput;
  CancelWaitingEnrolmentPayload: ResolverTypeWrapper<Omit<CancelWaitingEnrolmentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CategorizationQuestion: ResolverTypeWrapper<CategorizationModel>;
  CategoryAssignment: ResolverTypeWrapper<CategoryAssignment>;
  CategoryAssignmentInput: CategoryAssignmentInput;
  Certificate: ResolverTypeWrapper<CertificateModel>;
  CertificateProgress: ResolverTypeWrapper<CertificateProgress>;
  CertificateStatus: CertificateStatus;
  ChangeAdminInput: ChangeAdminInput;
  ChangeAdminPayload: ResolverTypeWrapper<Omit<ChangeAdminPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['WorkspacePerson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChangeCoursesInput: ChangeCoursesInput;
  ChangeCoursesPayload: ResolverTypeWrapper<Omit<ChangeCoursesPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChangeEnrolmentsInput: ChangeEnrolmentsInput;
  ChangeEnrolmentsPayload: ResolverTypeWrapper<Omit<ChangeEnrolmentsPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChangeGroupMembersInput: ChangeGroupMembersInput;
  ChangeGroupMembersPayload: ResolverTypeWrapper<Omit<ChangeGroupMembersPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ChangePeopleInput: ChangePeopleInput;
  ChangePeoplePayload: ResolverTypeWrapper<Omit<ChangePeoplePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChangeRightsInput: ChangeRightsInput;
  ChangeRightsPayload: ResolverTypeWrapper<Omit<ChangeRightsPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['WorkspacePerson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ChangedAnswers: ResolverTypeWrapper<ChangedAnswers>;
  CheckCourseLinksInput: CheckCourseLinksInput;
  CheckCourseLinksPayload: ResolverTypeWrapper<Omit<CheckCourseLinksPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ClaimAchievementInput: ClaimAchievementInput;
  ClaimAchievementPayload: ResolverTypeWrapper<Omit<ClaimAchievementPayload, 'earnedAchievement' | 'userErrors'> & { earnedAchievement?: Maybe<ResolversTypes['EarnedAchievement']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ClosePrivacyRequestInput: ClosePrivacyRequestInput;
  ClosePrivacyRequestPayload: ResolverTypeWrapper<Omit<ClosePrivacyRequestPayload, 'privacyRequest' | 'userErrors'> & { privacyRequest?: Maybe<ResolversTypes['PrivacyRequest']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ColorMode: ColorMode;
  CommitScormInput: CommitScormInput;
  CommitScormPayload: ResolverTypeWrapper<Omit<CommitScormPayload, 'lecture' | 'newAchievements' | 'userCourse' | 'userErrors'> & { lecture?: Maybe<ResolversTypes['Lecture']>, newAchievements?: Maybe<Array<ResolversTypes['EarnedAchievement']>>, userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CompleteCourseInput: CompleteCourseInput;
  CompleteCoursePayload: ResolverTypeWrapper<Omit<CompleteCoursePayload, 'certificate' | 'userCourse' | 'userErrors'> & { certificate?: Maybe<ResolversTypes['Certificate']>, userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CompletionCheck: ResolverTypeWrapper<CompletionCheck>;
  CompletionRecord: ResolverTypeWrapper<CompletionRecordModel>;
  CompletionRecordConnection: ResolverTypeWrapper<Omit<CompletionRecordConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CompletionRecordEdge']>, nodes: Array<ResolversTypes['CompletionRecord']> }>;
  CompletionRecordEdge: ResolverTypeWrapper<Omit<CompletionRecordEdge, 'node'> & { node: ResolversTypes['CompletionRecord'] }>;
  ConnectIntegrationInput: ConnectIntegrationInput;
  ConnectIntegrationPayload: ResolverTypeWrapper<Omit<ConnectIntegrationPayload, 'integration' | 'userErrors'> & { integration?: Maybe<ResolversTypes['Integration']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Consent: ResolverTypeWrapper<Consent>;
  ConsentVersion: ResolverTypeWrapper<ConsentVersion>;
  ConsentVersionConnection: ResolverTypeWrapper<ConsentVersionConnection>;
  ConsentVersionEdge: ResolverTypeWrapper<ConsentVersionEdge>;
  ContentNodeKind: ContentNodeKind;
  ContentWithheld: ResolverTypeWrapper<ContentWithheld>;
  ContinuePoint: ResolverTypeWrapper<ContinuePointModel>;
  CopyCourseInput: CopyCourseInput;
  CopyCoursePayload: ResolverTypeWrapper<Omit<CopyCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Country: ResolverTypeWrapper<Country>;
  Course: ResolverTypeWrapper<CourseModel>;
  CourseAction: CourseAction;
  CourseAvatar: ResolverTypeWrapper<CourseAvatar>;
  CourseAvatarInput: CourseAvatarInput;
  CourseChange: ResolverTypeWrapper<CourseChange>;
  CourseChangeKind: CourseChangeKind;
  CourseChangePlace: ResolverTypeWrapper<CourseChangePlace>;
  CourseConnection: ResolverTypeWrapper<CourseConnectionModel>;
  CourseCounts: ResolverTypeWrapper<CourseCounts>;
  CourseDifference: ResolverTypeWrapper<CourseDifference>;
  CourseEdge: ResolverTypeWrapper<Omit<CourseEdge, 'node'> & { node: ResolversTypes['Course'] }>;
  CourseFieldChange: ResolverTypeWrapper<CourseFieldChange>;
  CourseFieldsInput: CourseFieldsInput;
  CourseFilter: CourseFilter;
  CourseFunnel: ResolverTypeWrapper<FunnelModel>;
  CourseImpact: ResolverTypeWrapper<CourseImpact>;
  CourseLock: ResolverTypeWrapper<CourseLock>;
  CourseLosses: ResolverTypeWrapper<CourseLosses>;
  CourseMetadata: ResolverTypeWrapper<CourseMetadata>;
  CourseMetadataInput: CourseMetadataInput;
  CoursePart: CoursePart;
  CoursePresence: ResolverTypeWrapper<CoursePresence>;
  CoursePreview: ResolverTypeWrapper<CoursePreview>;
  CourseQuestionStatistics: ResolverTypeWrapper<QuestionStatisticsModel>;
  CourseRevision: ResolverTypeWrapper<CourseRevisionModel>;
  CourseRevisionConnection: ResolverTypeWrapper<Omit<CourseRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CourseRevisionEdge']>, nodes: Array<ResolversTypes['CourseRevision']> }>;
  CourseRevisionEdge: ResolverTypeWrapper<Omit<CourseRevisionEdge, 'node'> & { node: ResolversTypes['CourseRevision'] }>;
  CourseRights: ResolverTypeWrapper<CourseRights>;
  CourseTemplate: ResolverTypeWrapper<CourseTemplate>;
  CourseTiming: CourseTiming;
  CourseToReview: ResolverTypeWrapper<CourseToReviewModel>;
  CourseType: CourseType;
  CoursesToReview: ResolverTypeWrapper<Omit<CoursesToReview, 'courses'> & { courses: Array<ResolversTypes['CourseToReview']> }>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<Omit<CreateApiTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CreateCampaignInput: CreateCampaignInput;
  CreateCampaignPayload: ResolverTypeWrapper<Omit<CreateCampaignPayload, 'campaign' | 'userErrors'> & { campaign?: Maybe<ResolversTypes['Campaign']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateConsentInput: CreateConsentInput;
  CreateConsentPayload: ResolverTypeWrapper<Omit<CreateConsentPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversTypes['UserError']>, workspace?: Maybe<ResolversTypes['Workspace']> }>;
  CreateCourseFromTemplateInput: CreateCourseFromTemplateInput;
  CreateCourseFromTemplatePayload: ResolverTypeWrapper<Omit<CreateCourseFromTemplatePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateCourseInput: CreateCourseInput;
  CreateCoursePayload: ResolverTypeWrapper<Omit<CreateCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupPayload: ResolverTypeWrapper<Omit<CreateGroupPayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversTypes['PersonGroup']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateReviewLinkInput: CreateReviewLinkInput;
  CreateReviewLinkPayload: ResolverTypeWrapper<Omit<CreateReviewLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CreateSavedSectionInput: CreateSavedSectionInput;
  CreateSavedSectionPayload: ResolverTypeWrapper<Omit<CreateSavedSectionPayload, 'savedSection' | 'userErrors'> & { savedSection?: Maybe<ResolversTypes['SavedSection']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateScimTokenInput: CreateScimTokenInput;
  CreateScimTokenPayload: ResolverTypeWrapper<Omit<CreateScimTokenPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversTypes['UserError']>, workspace?: Maybe<ResolversTypes['Workspace']> }>;
  CreateVouchersInput: CreateVouchersInput;
  CreateVouchersPayload: ResolverTypeWrapper<Omit<CreateVouchersPayload, 'campaign' | 'userErrors'> & { campaign?: Maybe<ResolversTypes['Campaign']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  CreatedNode: ResolverTypeWrapper<CreatedNode>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayUsage: ResolverTypeWrapper<DayUsage>;
  DecisionButton: ResolverTypeWrapper<DecisionButton>;
  DecisionButtonInput: DecisionButtonInput;
  DecisionCourse: ResolverTypeWrapper<DecisionCourseModel>;
  DecisionCourseInput: DecisionCourseInput;
  DecisionNode: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecisionNode']>;
  DecisionNodeContentInput: DecisionNodeContentInput;
  DecisionNodeFields: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DecisionNodeFields']>;
  DecisionNodeInput: DecisionNodeInput;
  DecisionOption: ResolverTypeWrapper<DecisionOption>;
  DecisionOptionInput: DecisionOptionInput;
  DecisionQuestion: ResolverTypeWrapper<DecisionQuestion>;
  DecisionQuestionInput: DecisionQuestionInput;
  DecisionTree: ResolverTypeWrapper<DecisionTreeModel>;
  DecisionTreeInput: DecisionTreeInput;
  DeleteCampaignInput: DeleteCampaignInput;
  DeleteCampaignPayload: ResolverTypeWrapper<Omit<DeleteCampaignPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteCourseInput: DeleteCourseInput;
  DeleteCoursePayload: ResolverTypeWrapper<Omit<DeleteCoursePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteDiscussionPostInput: DeleteDiscussionPostInput;
  DeleteDiscussionPostPayload: ResolverTypeWrapper<Omit<DeleteDiscussionPostPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteFileInput: DeleteFileInput;
  DeleteFilePayload: ResolverTypeWrapper<Omit<DeleteFilePayload, 'usedIn' | 'userErrors'> & { usedIn?: Maybe<Array<ResolversTypes['FileUse']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: ResolverTypeWrapper<Omit<DeleteGroupPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteReviewCommentInput: DeleteReviewCommentInput;
  DeleteReviewCommentPayload: ResolverTypeWrapper<Omit<DeleteReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteSavedSectionInput: DeleteSavedSectionInput;
  DeleteSavedSectionPayload: ResolverTypeWrapper<Omit<DeleteSavedSectionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteScimTokenInput: DeleteScimTokenInput;
  DeleteScimTokenPayload: ResolverTypeWrapper<Omit<DeleteScimTokenPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversTypes['UserError']>, workspace?: Maybe<ResolversTypes['Workspace']> }>;
  DeleteTagInput: DeleteTagInput;
  DeleteTagPayload: ResolverTypeWrapper<Omit<DeleteTagPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Omit<DeleteWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Deletion: ResolverTypeWrapper<Deletion>;
  DeletionConnection: ResolverTypeWrapper<DeletionConnection>;
  DeletionEdge: ResolverTypeWrapper<DeletionEdge>;
  DeletionKind: DeletionKind;
  DialogBubble: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DialogBubble']>;
  DialogBubbleInput: DialogBubbleInput;
  DialogSection: ResolverTypeWrapper<Omit<DialogSection, 'questions' | 'turns'> & { questions: Array<ResolversTypes['Question']>, turns: Array<ResolversTypes['DialogTurn']> }>;
  DialogSectionInput: DialogSectionInput;
  DialogTurn: ResolverTypeWrapper<Omit<DialogTurn, 'bubbles'> & { bubbles: Array<ResolversTypes['DialogBubble']> }>;
  DialogTurnInput: DialogTurnInput;
  DiscardCourseChangesInput: DiscardCourseChangesInput;
  DiscardCourseChangesPayload: ResolverTypeWrapper<Omit<DiscardCourseChangesPayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DisconnectIntegrationInput: DisconnectIntegrationInput;
  DisconnectIntegrationPayload: ResolverTypeWrapper<Omit<DisconnectIntegrationPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversTypes['UserError']>, workspace?: Maybe<ResolversTypes['Workspace']> }>;
  DiscoverSignInInput: DiscoverSignInInput;
  DiscoverSignInPayload: ResolverTypeWrapper<Omit<DiscoverSignInPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DiscoveredSignIn: ResolverTypeWrapper<DiscoveredSignIn>;
  DiscussionPost: ResolverTypeWrapper<DiscussionPost>;
  DiscussionPostConnection: ResolverTypeWrapper<DiscussionPostConnection>;
  DiscussionPostEdge: ResolverTypeWrapper<DiscussionPostEdge>;
  DiscussionQuestion: ResolverTypeWrapper<DiscussionQuestionModel>;
  DiscussionQuestionConnection: ResolverTypeWrapper<QuestionsModel>;
  DiscussionQuestionEdge: ResolverTypeWrapper<Omit<DiscussionQuestionEdge, 'node'> & { node: ResolversTypes['DiscussionQuestion'] }>;
  DiscussionQuestionFilter: DiscussionQuestionFilter;
  DiscussionQuestionOrder: DiscussionQuestionOrder;
  DiscussionQuestionOrderField: DiscussionQuestionOrderField;
  DiscussionQuestionState: DiscussionQuestionState;
  DiscussionReport: ResolverTypeWrapper<DiscussionReport>;
  DiscussionThread: ResolverTypeWrapper<DiscussionThreadModel>;
  DiscussionThreadConnection: ResolverTypeWrapper<Omit<DiscussionThreadConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DiscussionThreadEdge']>, nodes: Array<ResolversTypes['DiscussionThread']> }>;
  DiscussionThreadEdge: ResolverTypeWrapper<Omit<DiscussionThreadEdge, 'node'> & { node: ResolversTypes['DiscussionThread'] }>;
  DiscussionThreadOrder: DiscussionThreadOrder;
  DiscussionThreadOrderField: DiscussionThreadOrderField;
  Divider: Divider;
  DurationBucket: DurationBucket;
  DurationCount: ResolverTypeWrapper<DurationCount>;
  EarnedAchievement: ResolverTypeWrapper<EarnedAchievementModel>;
  EarnedAchievementConnection: ResolverTypeWrapper<Omit<EarnedAchievementConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EarnedAchievementEdge']>, nodes: Array<ResolversTypes['EarnedAchievement']> }>;
  EarnedAchievementEdge: ResolverTypeWrapper<Omit<EarnedAchievementEdge, 'node'> & { node: ResolversTypes['EarnedAchievement'] }>;
  EditDiscussionPostInput: EditDiscussionPostInput;
  EditDiscussionPostPayload: ResolverTypeWrapper<Omit<EditDiscussionPostPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversTypes['DiscussionThread']>, userErrors: Array<ResolversTypes['UserError']> }>;
  EditReviewCommentInput: EditReviewCommentInput;
  EditReviewCommentPayload: ResolverTypeWrapper<Omit<EditReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  EmbedSection: ResolverTypeWrapper<Omit<EmbedSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  EmbedSectionInput: EmbedSectionInput;
  EmbedSize: EmbedSize;
  EnableWebhookInput: EnableWebhookInput;
  EnableWebhookPayload: ResolverTypeWrapper<Omit<EnableWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  EnrolInput: EnrolInput;
  EnrolPayload: ResolverTypeWrapper<Omit<EnrolPayload, 'course' | 'userCourse' | 'userErrors'> & { course?: Maybe<ResolversTypes['Course']>, userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  EnrolPeopleInput: EnrolPeopleInput;
  EnrolPeoplePayload: ResolverTypeWrapper<Omit<EnrolPeoplePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  EnrolledPeopleInput: EnrolledPeopleInput;
  EnrolmentAction: EnrolmentAction;
  EnrolmentOption: ResolverTypeWrapper<EnrolmentOption>;
  EnrolmentState: EnrolmentState;
  Environment: Environment;
  ErasePersonalDataInput: ErasePersonalDataInput;
  ErasePersonalDataPayload: ResolverTypeWrapper<Omit<ErasePersonalDataPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ExamplesSection: ResolverTypeWrapper<Omit<ExamplesSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  Explanation: ResolverTypeWrapper<Explanation>;
  ExplanationInput: ExplanationInput;
  ExplanationTextInput: ExplanationTextInput;
  ExplanationType: ExplanationType;
  ExportPersonalDataInput: ExportPersonalDataInput;
  ExportPersonalDataPayload: ResolverTypeWrapper<Omit<ExportPersonalDataPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ExternalCodeInput: ExternalCodeInput;
  ExternalProofInput: ExternalProofInput;
  ExternalRealm: ExternalRealm;
  ExternalSignIn: ResolverTypeWrapper<ExternalSignIn>;
  FactAggregation: FactAggregation;
  FactCount: ResolverTypeWrapper<FactCountModel>;
  FactCountConnection: ResolverTypeWrapper<FactsModel>;
  FactCountEdge: ResolverTypeWrapper<Omit<FactCountEdge, 'node'> & { node: ResolversTypes['FactCount'] }>;
  FactMeasure: FactMeasure;
  FactName: FactName;
  FactOrder: FactOrder;
  FactPoint: ResolverTypeWrapper<FactPoint>;
  FactTotals: ResolverTypeWrapper<FactTotals>;
  FactType: FactType;
  FactValue: ResolverTypeWrapper<FactValue>;
  File: ResolverTypeWrapper<FileModel>;
  FileCategory: FileCategory;
  FileConnection: ResolverTypeWrapper<Omit<FileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FileEdge']>, nodes: Array<ResolversTypes['File']> }>;
  FileEdge: ResolverTypeWrapper<Omit<FileEdge, 'node'> & { node: ResolversTypes['File'] }>;
  FileFilter: FileFilter;
  FileOrder: FileOrder;
  FileOrderField: FileOrderField;
  FileSection: ResolverTypeWrapper<Omit<FileSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  FileSectionInput: FileSectionInput;
  FileType: FileType;
  FileUse: ResolverTypeWrapper<FileUseModel>;
  FileUseKind: FileUseKind;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForumInput: ForumInput;
  ForumIntegration: ResolverTypeWrapper<ForumIntegration>;
  FoundUser: ResolverTypeWrapper<FoundUser>;
  FunnelStep: ResolverTypeWrapper<FunnelStepModel>;
  Gate: ResolverTypeWrapper<Gate>;
  GateChange: ResolverTypeWrapper<GateChange>;
  GateReason: GateReason;
  GiveUpCourseInput: GiveUpCourseInput;
  GiveUpCoursePayload: ResolverTypeWrapper<Omit<GiveUpCoursePayload, 'course' | 'userCourse' | 'userErrors'> & { course?: Maybe<ResolversTypes['Course']>, userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  GivenPart: ResolverTypeWrapper<GivenPart>;
  GroupCourse: ResolverTypeWrapper<GroupCourseModel>;
  GroupMembersAction: GroupMembersAction;
  GroupOrigin: GroupOrigin;
  GroupPeopleInput: GroupPeopleInput;
  HeavyFile: ResolverTypeWrapper<HeavyFile>;
  HiddenPart: HiddenPart;
  HideDiscussionPostInput: HideDiscussionPostInput;
  HideDiscussionPostPayload: ResolverTypeWrapper<Omit<HideDiscussionPostPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversTypes['DiscussionThread']>, userErrors: Array<ResolversTypes['UserError']> }>;
  HideDiscussionQuestionsInput: HideDiscussionQuestionsInput;
  HideDiscussionQuestionsPayload: ResolverTypeWrapper<Omit<HideDiscussionQuestionsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  HideSetupInput: HideSetupInput;
  HideSetupPayload: ResolverTypeWrapper<Omit<HideSetupPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversTypes['UserError']>, workspace?: Maybe<ResolversTypes['Workspace']> }>;
  HoldCourseChangesBackInput: HoldCourseChangesBackInput;
  HoldCourseChangesBackPayload: ResolverTypeWrapper<Omit<HoldCourseChangesBackPayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  HtmlSection: ResolverTypeWrapper<Omit<HtmlSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  HtmlSectionInput: HtmlSectionInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageMode: ImageMode;
  ImageTextSection: ResolverTypeWrapper<Omit<ImageTextSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  ImageTextSectionInput: ImageTextSectionInput;
  ImportCourseInput: ImportCourseInput;
  ImportCoursePayload: ResolverTypeWrapper<Omit<ImportCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ImportPeopleInput: ImportPeopleInput;
  ImportPeoplePayload: ResolverTypeWrapper<Omit<ImportPeoplePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ImportWarning: ResolverTypeWrapper<ImportWarning>;
  ImportWarningKind: ImportWarningKind;
  ImportantSection: ResolverTypeWrapper<Omit<ImportantSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  ImportedPersonInput: ImportedPersonInput;
  InactivePerson: ResolverTypeWrapper<InactivePersonModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Integration: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Integration']>;
  IntegrationCheck: ResolverTypeWrapper<IntegrationCheck>;
  IntegrationField: ResolverTypeWrapper<IntegrationField>;
  IntegrationProblem: IntegrationProblem;
  IntegrationProvider: ResolverTypeWrapper<IntegrationProvider>;
  IntegrationSync: ResolverTypeWrapper<IntegrationSyncModel>;
  IntegrationSyncOutcome: IntegrationSyncOutcome;
  IntegrationType: IntegrationType;
  IntegrationValuesInput: IntegrationValuesInput;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationOutcome: InvitationOutcome;
  InviteEveryoneInput: InviteEveryoneInput;
  InviteEveryonePayload: ResolverTypeWrapper<Omit<InviteEveryonePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  InvitePersonInput: InvitePersonInput;
  InvitePersonPayload: ResolverTypeWrapper<Omit<InvitePersonPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['WorkspacePerson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  InvitedPerson: ResolverTypeWrapper<InvitedPerson>;
  InvitedPersonConnection: ResolverTypeWrapper<InvitedPersonConnection>;
  InvitedPersonEdge: ResolverTypeWrapper<InvitedPersonEdge>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobModel>;
  JobConnection: ResolverTypeWrapper<Omit<JobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['JobEdge']>, nodes: Array<ResolversTypes['Job']> }>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobKind: JobKind;
  JobRow: ResolverTypeWrapper<JobRowModel>;
  JobRowConnection: ResolverTypeWrapper<JobRowsModel>;
  JobRowCounts: ResolverTypeWrapper<JobRowCounts>;
  JobRowCourse: ResolverTypeWrapper<Omit<JobRowCourse, 'course'> & { course?: Maybe<ResolversTypes['Course']> }>;
  JobRowEdge: ResolverTypeWrapper<Omit<JobRowEdge, 'node'> & { node: ResolversTypes['JobRow'] }>;
  JobRowGroup: ResolverTypeWrapper<JobRowGroup>;
  JobRowGroupProblem: ResolverTypeWrapper<JobRowGroupProblem>;
  JobRowOutcome: JobRowOutcome;
  JobRowState: JobRowState;
  JobState: JobState;
  KeepDiscussionPostInput: KeepDiscussionPostInput;
  KeepDiscussionPostPayload: ResolverTypeWrapper<Omit<KeepDiscussionPostPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Language: Language;
  LearnerFilterInput: LearnerFilterInput;
  LearnerPhase: LearnerPhase;
  LearnerSelectionInput: LearnerSelectionInput;
  Lecture: ResolverTypeWrapper<LectureModel>;
  LectureContent: ResolverTypeWrapper<Omit<LectureContent, 'questions' | 'sections'> & { questions: Array<ResolversTypes['Question']>, sections: Array<ResolversTypes['Section']> }>;
  LectureContentInput: LectureContentInput;
  LectureContentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LectureContentResult']>;
  LectureInput: LectureInput;
  LectureProgress: ResolverTypeWrapper<LectureProgressModel>;
  LectureReference: LectureReference;
  LectureStep: ResolverTypeWrapper<LectureStep>;
  LectureType: LectureType;
  LockCourseInput: LockCourseInput;
  LockCoursePayload: ResolverTypeWrapper<Omit<LockCoursePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  LockRequest: ResolverTypeWrapper<LockRequest>;
  LockRequestAnswer: LockRequestAnswer;
  LogPrivacyRequestInput: LogPrivacyRequestInput;
  LogPrivacyRequestPayload: ResolverTypeWrapper<Omit<LogPrivacyRequestPayload, 'privacyRequest' | 'userErrors'> & { privacyRequest?: Maybe<ResolversTypes['PrivacyRequest']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LoomInput: LoomInput;
  LoomIntegration: ResolverTypeWrapper<LoomIntegration>;
  LostLecture: ResolverTypeWrapper<LostLecture>;
  LostQuestion: ResolverTypeWrapper<LostQuestion>;
  MappingLabel: ResolverTypeWrapper<MappingLabel>;
  MappingLabelInput: MappingLabelInput;
  MarkDiscussionThreadInput: MarkDiscussionThreadInput;
  MarkDiscussionThreadPayload: ResolverTypeWrapper<Omit<MarkDiscussionThreadPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversTypes['DiscussionThread']>, userErrors: Array<ResolversTypes['UserError']> }>;
  MarkLectureSeenInput: MarkLectureSeenInput;
  MarkLectureSeenPayload: ResolverTypeWrapper<Omit<MarkLectureSeenPayload, 'lecture' | 'newAchievements' | 'userCourse' | 'userErrors'> & { lecture?: Maybe<ResolversTypes['Lecture']>, newAchievements?: Maybe<Array<ResolversTypes['EarnedAchievement']>>, userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  MediaBubbleInput: MediaBubbleInput;
  MediaKind: MediaKind;
  MediaSource: ResolverTypeWrapper<MediaSource>;
  MediaSourceInput: MediaSourceInput;
  MessageLearnersInput: MessageLearnersInput;
  MessageLearnersPayload: ResolverTypeWrapper<Omit<MessageLearnersPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Module: ResolverTypeWrapper<ModuleModel>;
  ModuleInput: ModuleInput;
  ModuleProgress: ResolverTypeWrapper<ModuleProgressModel>;
  MultipleAssociationQuestion: ResolverTypeWrapper<MultipleAssociationModel>;
  MultipleChoiceInput: MultipleChoiceInput;
  MultipleChoiceQuestion: ResolverTypeWrapper<MultipleChoiceModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameCourseRevisionInput: NameCourseRevisionInput;
  NameCourseRevisionPayload: ResolverTypeWrapper<Omit<NameCourseRevisionPayload, 'revision' | 'userErrors'> & { revision?: Maybe<ResolversTypes['CourseRevision']>, userErrors: Array<ResolversTypes['UserError']> }>;
  NavigationMode: NavigationMode;
  NewNotices: ResolverTypeWrapper<NewNotices>;
  NoCertificateReason: NoCertificateReason;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeDevice: ResolverTypeWrapper<NoticeDevice>;
  NoticeKind: NoticeKind;
  Notices: ResolverTypeWrapper<Notices>;
  OAuthInput: OAuthInput;
  OAuthIntegration: ResolverTypeWrapper<OAuthIntegration>;
  OpenReviewCount: ResolverTypeWrapper<OpenReviewCount>;
  OrderDirection: OrderDirection;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PdfSection: ResolverTypeWrapper<Omit<PdfSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  PdfSectionInput: PdfSectionInput;
  PeopleAction: PeopleAction;
  PeopleFilterInput: PeopleFilterInput;
  PeopleSelectionInput: PeopleSelectionInput;
  PersonGroup: ResolverTypeWrapper<GroupModel>;
  PersonGroupConnection: ResolverTypeWrapper<Omit<PersonGroupConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PersonGroupEdge']>, nodes: Array<ResolversTypes['PersonGroup']> }>;
  PersonGroupEdge: ResolverTypeWrapper<Omit<PersonGroupEdge, 'node'> & { node: ResolversTypes['PersonGroup'] }>;
  PersonGroupOrder: PersonGroupOrder;
  PersonGroupOrderField: PersonGroupOrderField;
  PersonOrder: PersonOrder;
  PersonOrderField: PersonOrderField;
  PersonRight: PersonRight;
  PersonnelInput: PersonnelInput;
  PersonnelIntegration: ResolverTypeWrapper<Omit<PersonnelIntegration, 'lastSync'> & { lastSync?: Maybe<ResolversTypes['IntegrationSync']> }>;
  PlacementInput: PlacementInput;
  Preferences: ResolverTypeWrapper<Preferences>;
  PresentAuthor: ResolverTypeWrapper<PresentAuthor>;
  PrivacyRequest: ResolverTypeWrapper<PrivacyRequestModel>;
  PrivacyRequestConnection: ResolverTypeWrapper<PrivacyRequestsModel>;
  PrivacyRequestEdge: ResolverTypeWrapper<Omit<PrivacyRequestEdge, 'node'> & { node: ResolversTypes['PrivacyRequest'] }>;
  PrivacyRequestKind: PrivacyRequestKind;
  PrivacyRequestOrder: PrivacyRequestOrder;
  PrivacyRequestOrderField: PrivacyRequestOrderField;
  PrivacyRequestOrigin: PrivacyRequestOrigin;
  PrivacyRequestState: PrivacyRequestState;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileStyle: ResolverTypeWrapper<ProfileStyle>;
  ProfileStyleInput: ProfileStyleInput;
  ProfileTheme: ResolverTypeWrapper<ProfileTheme>;
  ProfileThemeInput: ProfileThemeInput;
  ProgressLevel: ProgressLevel;
  ProgressStatus: ProgressStatus;
  PublicIntegration: ResolverTypeWrapper<PublicIntegration>;
  PublishCourseChangesInput: PublishCourseChangesInput;
  PublishCourseChangesPayload: ResolverTypeWrapper<Omit<PublishCourseChangesPayload, 'course' | 'gradingJob' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, gradingJob?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PublishCourseInput: PublishCourseInput;
  PublishCoursePayload: ResolverTypeWrapper<Omit<PublishCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PushInput: PushInput;
  PushIntegration: ResolverTypeWrapper<PushIntegration>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Question']>;
  QuestionBank: ResolverTypeWrapper<QuestionBank>;
  QuestionBankDraw: ResolverTypeWrapper<QuestionBankDraw>;
  QuestionBankDrawInput: QuestionBankDrawInput;
  QuestionBankInput: QuestionBankInput;
  QuestionBubble: ResolverTypeWrapper<Omit<QuestionBubble, 'question'> & { question?: Maybe<ResolversTypes['Question']> }>;
  QuestionContentInput: QuestionContentInput;
  QuestionFields: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['QuestionFields']>;
  QuestionFinding: QuestionFinding;
  QuestionGradingInput: QuestionGradingInput;
  QuestionInput: QuestionInput;
  QuestionPlaceInput: QuestionPlaceInput;
  QuestionReference: QuestionReference;
  QuestionSection: ResolverTypeWrapper<Omit<QuestionSection, 'question' | 'questions'> & { question?: Maybe<ResolversTypes['Question']>, questions: Array<ResolversTypes['Question']> }>;
  QuestionStatistics: ResolverTypeWrapper<StatisticsModel>;
  QuestionStatisticsPart: ResolverTypeWrapper<QuestionStatisticsPart>;
  QuestionTry: ResolverTypeWrapper<QuestionTry>;
  ReadingColorScheme: ReadingColorScheme;
  RedeemType: RedeemType;
  RedeemVoucherInput: RedeemVoucherInput;
  RedeemVoucherPayload: ResolverTypeWrapper<Omit<RedeemVoucherPayload, 'course' | 'userCourse' | 'userErrors'> & { course?: Maybe<ResolversTypes['Course']>, userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Redemption: ResolverTypeWrapper<RedemptionModel>;
  RedemptionConnection: ResolverTypeWrapper<RedemptionsModel>;
  RedemptionEdge: ResolverTypeWrapper<Omit<RedemptionEdge, 'node'> & { node: ResolversTypes['Redemption'] }>;
  RegisterInput: RegisterInput;
  RemainingFileReason: RemainingFileReason;
  RemainingFileUse: ResolverTypeWrapper<Omit<RemainingFileUse, 'use'> & { use: ResolversTypes['FileUse'] }>;
  Reminders: ResolverTypeWrapper<Reminders>;
  RemoveGroupCourseInput: RemoveGroupCourseInput;
  RemoveGroupCoursePayload: ResolverTypeWrapper<Omit<RemoveGroupCoursePayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversTypes['PersonGroup']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveNoticeDeviceInput: RemoveNoticeDeviceInput;
  RemoveNoticeDevicePayload: ResolverTypeWrapper<Omit<RemoveNoticeDevicePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RenameFileInput: RenameFileInput;
  RenameFilePayload: ResolverTypeWrapper<Omit<RenameFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversTypes['File']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RenameSavedSectionInput: RenameSavedSectionInput;
  RenameSavedSectionPayload: ResolverTypeWrapper<Omit<RenameSavedSectionPayload, 'savedSection' | 'userErrors'> & { savedSection?: Maybe<ResolversTypes['SavedSection']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RenameTagInput: RenameTagInput;
  RenameTagPayload: ResolverTypeWrapper<Omit<RenameTagPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ReplaceFileInput: ReplaceFileInput;
  ReplaceFilePayload: ResolverTypeWrapper<Omit<ReplaceFilePayload, 'remainingIn' | 'replacedIn' | 'userErrors'> & { remainingIn?: Maybe<Array<ResolversTypes['RemainingFileUse']>>, replacedIn?: Maybe<Array<ResolversTypes['FileUse']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReplacedText: ResolverTypeWrapper<ReplacedText>;
  ReplacedTextInput: ReplacedTextInput;
  ReplayWebhookDeliveryInput: ReplayWebhookDeliveryInput;
  ReplayWebhookDeliveryPayload: ResolverTypeWrapper<Omit<ReplayWebhookDeliveryPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ReplyInDiscussionInput: ReplyInDiscussionInput;
  ReplyInDiscussionPayload: ResolverTypeWrapper<Omit<ReplyInDiscussionPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversTypes['DiscussionThread']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReportDiscussionPostInput: ReportDiscussionPostInput;
  ReportDiscussionPostPayload: ResolverTypeWrapper<Omit<ReportDiscussionPostPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ReportPresenceInput: ReportPresenceInput;
  ReportPresencePayload: ResolverTypeWrapper<Omit<ReportPresencePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RestoreAccessInput: RestoreAccessInput;
  RestoreAccessPayload: ResolverTypeWrapper<Omit<RestoreAccessPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['WorkspacePerson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RestoreCertificateInput: RestoreCertificateInput;
  RestoreCertificatePayload: ResolverTypeWrapper<Omit<RestoreCertificatePayload, 'certificate' | 'userErrors'> & { certificate?: Maybe<ResolversTypes['Certificate']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RestoreCourseRevisionInput: RestoreCourseRevisionInput;
  RestoreCourseRevisionPayload: ResolverTypeWrapper<Omit<RestoreCourseRevisionPayload, 'course' | 'gradingJob' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, gradingJob?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Retention: ResolverTypeWrapper<Retention>;
  RetentionInput: RetentionInput;
  RetentionPreview: ResolverTypeWrapper<Omit<RetentionPreview, 'people'> & { people: Array<ResolversTypes['InactivePerson']> }>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewAnchor: ResolverTypeWrapper<ReviewAnchor>;
  ReviewAnchorInput: ReviewAnchorInput;
  ReviewComment: ResolverTypeWrapper<ReviewComment>;
  ReviewCommentPiece: ResolverTypeWrapper<ReviewCommentPiece>;
  ReviewLecture: ResolverTypeWrapper<ReviewLectureModel>;
  ReviewLectureStep: ResolverTypeWrapper<ReviewLectureStep>;
  ReviewLink: ResolverTypeWrapper<ReviewLink>;
  ReviewModule: ResolverTypeWrapper<ReviewModule>;
  ReviewOutcome: ReviewOutcome;
  ReviewPart: ReviewPart;
  ReviewPerson: ResolverTypeWrapper<ReviewPerson>;
  ReviewQuote: ResolverTypeWrapper<ReviewQuote>;
  ReviewQuoteInput: ReviewQuoteInput;
  ReviewThread: ResolverTypeWrapper<ReviewThread>;
  ReviewThreadConnection: ResolverTypeWrapper<ReviewThreadConnection>;
  ReviewThreadEdge: ResolverTypeWrapper<ReviewThreadEdge>;
  ReviewThreadState: ReviewThreadState;
  RevisedLecture: ResolverTypeWrapper<RevisedLectureModel>;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: ResolverTypeWrapper<Omit<RevokeApiTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeCertificateInput: RevokeCertificateInput;
  RevokeCertificatePayload: ResolverTypeWrapper<Omit<RevokeCertificatePayload, 'certificate' | 'userErrors'> & { certificate?: Maybe<ResolversTypes['Certificate']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: ResolverTypeWrapper<Omit<RevokeInvitationPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['WorkspacePerson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeReviewLinkInput: RevokeReviewLinkInput;
  RevokeReviewLinkPayload: ResolverTypeWrapper<Omit<RevokeReviewLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RichTextSection: ResolverTypeWrapper<Omit<RichTextSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  RichTextSectionInput: RichTextSectionInput;
  Role: Role;
  RotateApiTokenInput: RotateApiTokenInput;
  RotateApiTokenPayload: ResolverTypeWrapper<Omit<RotateApiTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Omit<RotateWebhookSecretPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  SaveCourseInput: SaveCourseInput;
  SaveCoursePayload: ResolverTypeWrapper<Omit<SaveCoursePayload, 'course' | 'gradingJob' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, gradingJob?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SaveProfileInput: SaveProfileInput;
  SaveProfilePayload: ResolverTypeWrapper<SavedProfileModel>;
  SaveStudyPositionInput: SaveStudyPositionInput;
  SaveStudyPositionPayload: ResolverTypeWrapper<Omit<SaveStudyPositionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SaveVideoPositionInput: SaveVideoPositionInput;
  SaveVideoPositionPayload: ResolverTypeWrapper<Omit<SaveVideoPositionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SavedSection: ResolverTypeWrapper<SavedSectionModel>;
  SavedSectionConnection: ResolverTypeWrapper<Omit<SavedSectionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SavedSectionEdge']>, nodes: Array<ResolversTypes['SavedSection']> }>;
  SavedSectionContent: ResolverTypeWrapper<AuthoredNodes>;
  SavedSectionEdge: ResolverTypeWrapper<Omit<SavedSectionEdge, 'node'> & { node: ResolversTypes['SavedSection'] }>;
  ScheduleCoursePublicationInput: ScheduleCoursePublicationInput;
  ScheduleCoursePublicationPayload: ResolverTypeWrapper<Omit<ScheduleCoursePublicationPayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversTypes['AuthoredCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ScimServer: ResolverTypeWrapper<ScimServer>;
  ScormCompletion: ScormCompletion;
  ScormItem: ResolverTypeWrapper<ScormItem>;
  ScormLeaving: ResolverTypeWrapper<ScormLeaving>;
  ScormPackage: ResolverTypeWrapper<ScormPackage>;
  ScormState: ResolverTypeWrapper<ScormState>;
  ScormSuccess: ScormSuccess;
  ScormVersion: ScormVersion;
  ScrollSection: ResolverTypeWrapper<Omit<ScrollSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  Section: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Section']>;
  SectionChange: ResolverTypeWrapper<SectionChange>;
  SectionContentInput: SectionContentInput;
  SectionFields: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SectionFields']>;
  SectionInput: SectionInput;
  SendTestWebhookInput: SendTestWebhookInput;
  SendTestWebhookPayload: ResolverTypeWrapper<Omit<SendTestWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SetReviewThreadStateInput: SetReviewThreadStateInput;
  SetReviewThreadStatePayload: ResolverTypeWrapper<Omit<SetReviewThreadStatePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SetReviewThreadVisibilityInput: SetReviewThreadVisibilityInput;
  SetReviewThreadVisibilityPayload: ResolverTypeWrapper<Omit<SetReviewThreadVisibilityPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Side: Side;
  SignInExternallyInput: SignInExternallyInput;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<SignInPayloadModel>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SingleChoiceInput: SingleChoiceInput;
  SingleChoiceQuestion: ResolverTypeWrapper<SingleChoiceModel>;
  SingleOrderingInput: SingleOrderingInput;
  SingleOrderingQuestion: ResolverTypeWrapper<SingleOrderingModel>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialLinkInput: SocialLinkInput;
  StartExternalSignInInput: StartExternalSignInInput;
  StartExternalSignInPayload: ResolverTypeWrapper<Omit<StartExternalSignInPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  StartGuestReviewThreadInput: StartGuestReviewThreadInput;
  StartGuestReviewThreadPayload: ResolverTypeWrapper<Omit<StartGuestReviewThreadPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  StartReviewThreadInput: StartReviewThreadInput;
  StartReviewThreadPayload: ResolverTypeWrapper<Omit<StartReviewThreadPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StudyPosition: ResolverTypeWrapper<StudyPosition>;
  StyleProperty: ResolverTypeWrapper<StyleProperty>;
  StylePropertyInput: StylePropertyInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SwitchRemindersInput: SwitchRemindersInput;
  SwitchRemindersPayload: ResolverTypeWrapper<Omit<SwitchRemindersPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SyncIntegrationInput: SyncIntegrationInput;
  SyncIntegrationPayload: ResolverTypeWrapper<Omit<SyncIntegrationPayload, 'integration' | 'job' | 'userErrors'> & { integration?: Maybe<ResolversTypes['Integration']>, job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Tag: ResolverTypeWrapper<Tag>;
  TagConnection: ResolverTypeWrapper<TagConnection>;
  TagCount: ResolverTypeWrapper<TagCount>;
  TagEdge: ResolverTypeWrapper<TagEdge>;
  TemplateLecture: ResolverTypeWrapper<TemplateLecture>;
  TemplateModule: ResolverTypeWrapper<TemplateModule>;
  TestIntegrationInput: TestIntegrationInput;
  TestIntegrationPayload: ResolverTypeWrapper<Omit<TestIntegrationPayload, 'integration' | 'userErrors'> & { integration?: Maybe<ResolversTypes['Integration']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TextBubble: ResolverTypeWrapper<TextBubble>;
  TextBubbleInput: TextBubbleInput;
  TextSection: ResolverTypeWrapper<Omit<TextSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  TextSectionInput: TextSectionInput;
  TitledSectionInput: TitledSectionInput;
  TokenScope: TokenScope;
  Tokens: ResolverTypeWrapper<Tokens>;
  Trial: ResolverTypeWrapper<Trial>;
  TrialOffer: ResolverTypeWrapper<TrialOffer>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UndoCourseJobInput: UndoCourseJobInput;
  UndoCourseJobPayload: ResolverTypeWrapper<Omit<UndoCourseJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UndoEnrolmentJobInput: UndoEnrolmentJobInput;
  UndoEnrolmentJobPayload: ResolverTypeWrapper<Omit<UndoEnrolmentJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UndoPeopleJobInput: UndoPeopleJobInput;
  UndoPeopleJobPayload: ResolverTypeWrapper<Omit<UndoPeopleJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UnknownSection: ResolverTypeWrapper<Omit<UnknownSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  UnknownSectionInput: UnknownSectionInput;
  UnlockCourseInput: UnlockCourseInput;
  UnlockCoursePayload: ResolverTypeWrapper<Omit<UnlockCoursePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateCampaignInput: UpdateCampaignInput;
  UpdateCampaignPayload: ResolverTypeWrapper<ChangedCampaignModel>;
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupPayload: ResolverTypeWrapper<Omit<UpdateGroupPayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversTypes['PersonGroup']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateIntegrationInput: UpdateIntegrationInput;
  UpdateIntegrationPayload: ResolverTypeWrapper<Omit<UpdateIntegrationPayload, 'integration' | 'userErrors'> & { integration?: Maybe<ResolversTypes['Integration']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateNoticesInput: UpdateNoticesInput;
  UpdateNoticesPayload: ResolverTypeWrapper<Omit<UpdateNoticesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: ResolverTypeWrapper<Omit<UpdatePreferencesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  UpdateRemindersInput: UpdateRemindersInput;
  UpdateRemindersPayload: ResolverTypeWrapper<Omit<UpdateRemindersPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateRetentionInput: UpdateRetentionInput;
  UpdateRetentionPayload: ResolverTypeWrapper<Omit<UpdateRetentionPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversTypes['UserError']>, workspace?: Maybe<ResolversTypes['Workspace']> }>;
  UpdateUserCourseInput: UpdateUserCourseInput;
  UpdateUserCoursePayload: ResolverTypeWrapper<Omit<UpdateUserCoursePayload, 'userCourse' | 'userErrors'> & { userCourse?: Maybe<ResolversTypes['UserCourse']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateViewerInput: UpdateViewerInput;
  UpdateViewerPayload: ResolverTypeWrapper<Omit<UpdateViewerPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Omit<UpdateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversTypes['UserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  User: ResolverTypeWrapper<UserModel>;
  UserCourse: ResolverTypeWrapper<UserCourseModel>;
  UserCourseConnection: ResolverTypeWrapper<Omit<UserCourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserCourseEdge']>, nodes: Array<ResolversTypes['UserCourse']> }>;
  UserCourseEdge: ResolverTypeWrapper<Omit<UserCourseEdge, 'node'> & { node: ResolversTypes['UserCourse'] }>;
  UserCourseOrder: UserCourseOrder;
  UserCourseOrderField: UserCourseOrderField;
  UserCourseStats: ResolverTypeWrapper<UserCourseStats>;
  UserError: ResolverTypeWrapper<UserErrorModel>;
  UserErrorReason: UserErrorReason;
  VideoBubble: ResolverTypeWrapper<VideoBubble>;
  VideoCaption: ResolverTypeWrapper<VideoCaption>;
  VideoCaptionInput: VideoCaptionInput;
  VideoPosition: ResolverTypeWrapper<VideoPosition>;
  VideoTextSection: ResolverTypeWrapper<Omit<VideoTextSection, 'questions'> & { questions: Array<ResolversTypes['Question']> }>;
  VideoTextSectionInput: VideoTextSectionInput;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Voucher: ResolverTypeWrapper<Voucher>;
  VoucherConnection: ResolverTypeWrapper<VouchersModel>;
  VoucherEdge: ResolverTypeWrapper<VoucherEdge>;
  VoucherOrder: VoucherOrder;
  VoucherOrderField: VoucherOrderField;
  WaitingEnrolment: ResolverTypeWrapper<WaitingEnrolmentModel>;
  WaitingEnrolmentConnection: ResolverTypeWrapper<Omit<WaitingEnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WaitingEnrolmentEdge']>, nodes: Array<ResolversTypes['WaitingEnrolment']> }>;
  WaitingEnrolmentEdge: ResolverTypeWrapper<Omit<WaitingEnrolmentEdge, 'node'> & { node: ResolversTypes['WaitingEnrolment'] }>;
  Webhook: ResolverTypeWrapper<WebhookModel>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryConnection: ResolverTypeWrapper<WebhookDeliveryConnection>;
  WebhookDeliveryEdge: ResolverTypeWrapper<WebhookDeliveryEdge>;
  WebhookDeliveryError: WebhookDeliveryError;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookDisableReason: WebhookDisableReason;
  WebhookEventType: WebhookEventType;
  WithdrawAccessInput: WithdrawAccessInput;
  WithdrawAccessPayload: ResolverTypeWrapper<Omit<WithdrawAccessPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversTypes['WorkspacePerson']>, userErrors: Array<ResolversTypes['UserError']> }>;
  WithheldReason: WithheldReason;
  Workspace: ResolverTypeWrapper<WorkspaceModel>;
  WorkspaceFiles: ResolverTypeWrapper<WorkspaceFilesModel>;
  WorkspacePerson: ResolverTypeWrapper<PersonModel>;
  WorkspacePersonConnection: ResolverTypeWrapper<PeopleModel>;
  WorkspacePersonEdge: ResolverTypeWrapper<Omit<WorkspacePersonEdge, 'node'> & { node: ResolversTypes['WorkspacePerson'] }>;
  WorkspaceSetup: ResolverTypeWrapper<WorkspaceSetup>;
  WorkspaceTagConnection: ResolverTypeWrapper<WorkspaceTagConnection>;
  WorkspaceTagEdge: ResolverTypeWrapper<WorkspaceTagEdge>;
  WorkspaceUserCourseConnection: ResolverTypeWrapper<LearnersModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptConsentInput: AcceptConsentInput;
  AcceptConsentPayload: Omit<AcceptConsentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AcceptDiscussionAnswerInput: AcceptDiscussionAnswerInput;
  AcceptDiscussionAnswerPayload: Omit<AcceptDiscussionAnswerPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversParentTypes['DiscussionThread']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AccordionItem: AccordionItem;
  AccordionItemInput: AccordionItemInput;
  AccordionSection: Omit<AccordionSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  AccordionSectionInput: AccordionSectionInput;
  Achievement: AchievementModel;
  AchievementConditionInput: AchievementConditionInput;
  AchievementInput: AchievementInput;
  AchievementProgress: AchievementProgressModel;
  AddGuestReviewCommentInput: AddGuestReviewCommentInput;
  AddGuestReviewCommentPayload: Omit<AddGuestReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AddNoticeDeviceInput: AddNoticeDeviceInput;
  AddNoticeDevicePayload: Omit<AddNoticeDevicePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AddPersonInput: AddPersonInput;
  AddPersonPayload: Omit<AddPersonPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['WorkspacePerson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddReviewCommentInput: AddReviewCommentInput;
  AddReviewCommentPayload: Omit<AddReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AdditionalInfoSection: Omit<AdditionalInfoSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  Address: Address;
  Analytics: AnalyticsModel;
  AnswerInput: AnswerInput;
  AnswerLockRequestInput: AnswerLockRequestInput;
  AnswerLockRequestPayload: Omit<AnswerLockRequestPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AnswerQuestionInput: AnswerQuestionInput;
  AnswerQuestionPayload: Omit<AnswerQuestionPayload, 'lecture' | 'newAchievements' | 'question' | 'userCourse' | 'userErrors'> & { lecture?: Maybe<ResolversParentTypes['Lecture']>, newAchievements?: Maybe<Array<ResolversParentTypes['EarnedAchievement']>>, question?: Maybe<ResolversParentTypes['Question']>, userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AnsweredQuestion: AnsweredQuestion;
  ApiToken: ApiToken;
  ApiTokenUsage: ApiTokenUsage;
  AskForLockInput: AskForLockInput;
  AskForLockPayload: Omit<AskForLockPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AskQuestionInput: AskQuestionInput;
  AskQuestionPayload: Omit<AskQuestionPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversParentTypes['DiscussionThread']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AssignGroupCourseInput: AssignGroupCourseInput;
  AssignGroupCoursePayload: Omit<AssignGroupCoursePayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversParentTypes['PersonGroup']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AudioBubble: AudioBubble;
  AudioSection: Omit<AudioSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  AudioSectionInput: AudioSectionInput;
  AuditEntry: AuditEntryModel;
  AuditEntryConnection: AuditLogModel;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditRights: AuditRights;
  AuditSentencePart: AuditSentencePart;
  Author: Author;
  AuthoredAccordionSection: AuthoredAccordionSection;
  AuthoredAdditionalInfoSection: AuthoredAdditionalInfoSection;
  AuthoredAudioSection: AuthoredAudioSection;
  AuthoredBranchOption: Omit<AuthoredBranchOption, 'sections'> & { sections: Array<ResolversParentTypes['AuthoredSection']> };
  AuthoredBranchSection: Omit<AuthoredBranchSection, 'options'> & { options: Array<ResolversParentTypes['AuthoredBranchOption']> };
  AuthoredButtonDividerSection: AuthoredButtonDividerSection;
  AuthoredButtonSection: AuthoredButtonSection;
  AuthoredCategorizationQuestion: AuthoredCategorizationQuestion;
  AuthoredCourse: AuthoredCourseModel;
  AuthoredCourseConnection: Omit<AuthoredCourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuthoredCourseEdge']>, nodes: Array<ResolversParentTypes['AuthoredCourse']> };
  AuthoredCourseEdge: Omit<AuthoredCourseEdge, 'node'> & { node: ResolversParentTypes['AuthoredCourse'] };
  AuthoredCourseFilter: AuthoredCourseFilter;
  AuthoredCourseOrder: AuthoredCourseOrder;
  AuthoredDialogBubble: ResolversUnionTypes<ResolversParentTypes>['AuthoredDialogBubble'];
  AuthoredDialogSection: Omit<AuthoredDialogSection, 'turns'> & { turns: Array<ResolversParentTypes['AuthoredDialogTurn']> };
  AuthoredDialogTurn: Omit<AuthoredDialogTurn, 'bubbles'> & { bubbles: Array<ResolversParentTypes['AuthoredDialogBubble']> };
  AuthoredEmbedSection: AuthoredEmbedSection;
  AuthoredExamplesSection: AuthoredExamplesSection;
  AuthoredExplanation: AuthoredExplanation;
  AuthoredExplanationText: AuthoredExplanationText;
  AuthoredFileSection: AuthoredFileSection;
  AuthoredHtmlSection: AuthoredHtmlSection;
  AuthoredImageTextSection: AuthoredImageTextSection;
  AuthoredImportantSection: AuthoredImportantSection;
  AuthoredLecture: AuthoredLectureModel;
  AuthoredLectureContent: AuthoredContentModel;
  AuthoredModule: AuthoredModuleModel;
  AuthoredMultipleAssociationQuestion: AuthoredMultipleAssociationQuestion;
  AuthoredMultipleChoiceQuestion: AuthoredMultipleChoiceQuestion;
  AuthoredPdfSection: AuthoredPdfSection;
  AuthoredQuestion: ResolversUnionTypes<ResolversParentTypes>['AuthoredQuestion'];
  AuthoredQuestionBubble: AuthoredQuestionBubble;
  AuthoredQuestionFields: ResolversInterfaceTypes<ResolversParentTypes>['AuthoredQuestionFields'];
  AuthoredQuestionSection: AuthoredQuestionSection;
  AuthoredRichTextSection: AuthoredRichTextSection;
  AuthoredScrollSection: AuthoredScrollSection;
  AuthoredSection: ResolversUnionTypes<ResolversParentTypes>['AuthoredSection'];
  AuthoredSectionFields: ResolversInterfaceTypes<ResolversParentTypes>['AuthoredSectionFields'];
  AuthoredSingleChoiceQuestion: AuthoredSingleChoiceQuestion;
  AuthoredSingleOrderingQuestion: AuthoredSingleOrderingQuestion;
  AuthoredTextSection: AuthoredTextSection;
  AuthoredUnknownSection: AuthoredUnknownSection;
  AuthoredVideoTextSection: AuthoredVideoTextSection;
  Boolean: Scalars['Boolean']['output'];
  BranchOption: Omit<BranchOption, 'sections'> & { sections: Array<ResolversParentTypes['Section']> };
  BranchOptionInput: BranchOptionInput;
  BranchSection: Omit<BranchSection, 'options' | 'questions'> & { options: Array<ResolversParentTypes['BranchOption']>, questions: Array<ResolversParentTypes['Question']> };
  BranchSectionInput: BranchSectionInput;
  ButtonDividerSection: Omit<ButtonDividerSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  ButtonSection: Omit<ButtonSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  ButtonSectionInput: ButtonSectionInput;
  Campaign: CampaignModel;
  CampaignConnection: CampaignsModel;
  CampaignCourse: CampaignCourseModel;
  CampaignCourseConnection: Omit<CampaignCourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CampaignCourseEdge']>, nodes: Array<ResolversParentTypes['CampaignCourse']> };
  CampaignCourseEdge: Omit<CampaignCourseEdge, 'node'> & { node: ResolversParentTypes['CampaignCourse'] };
  CampaignEdge: Omit<CampaignEdge, 'node'> & { node: ResolversParentTypes['Campaign'] };
  CampaignOrder: CampaignOrder;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: Omit<CancelJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelWaitingEnrolmentInput: CancelWaitingEnrolmentInput;
  CancelWaitingEnrolmentPayload: Omit<CancelWaitingEnrolmentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CategorizationQuestion: CategorizationModel;
  CategoryAssignment: CategoryAssignment;
  CategoryAssignmentInput: CategoryAssignmentInput;
  Certificate: CertificateModel;
  CertificateProgress: CertificateProgress;
  ChangeAdminInput: ChangeAdminInput;
  ChangeAdminPayload: Omit<ChangeAdminPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['WorkspacePerson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChangeCoursesInput: ChangeCoursesInput;
  ChangeCoursesPayload: Omit<ChangeCoursesPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChangeEnrolmentsInput: ChangeEnrolmentsInput;
  ChangeEnrolmentsPayload: Omit<ChangeEnrolmentsPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChangeGroupMembersInput: ChangeGroupMembersInput;
  ChangeGroupMembersPayload: Omit<ChangeGroupMembersPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ChangePeopleInput: ChangePeopleInput;
  ChangePeoplePayload: Omit<ChangePeoplePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChangeRightsInput: ChangeRightsInput;
  ChangeRightsPayload: Omit<ChangeRightsPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['WorkspacePerson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ChangedAnswers: ChangedAnswers;
  CheckCourseLinksInput: CheckCourseLinksInput;
  CheckCourseLinksPayload: Omit<CheckCourseLinksPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ClaimAchievementInput: ClaimAchievementInput;
  ClaimAchievementPayload: Omit<ClaimAchievementPayload, 'earnedAchievement' | 'userErrors'> & { earnedAchievement?: Maybe<ResolversParentTypes['EarnedAchievement']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ClosePrivacyRequestInput: ClosePrivacyRequestInput;
  ClosePrivacyRequestPayload: Omit<ClosePrivacyRequestPayload, 'privacyRequest' | 'userErrors'> & { privacyRequest?: Maybe<ResolversParentTypes['PrivacyRequest']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CommitScormInput: CommitScormInput;
  CommitScormPayload: Omit<CommitScormPayload, 'lecture' | 'newAchievements' | 'userCourse' | 'userErrors'> & { lecture?: Maybe<ResolversParentTypes['Lecture']>, newAchievements?: Maybe<Array<ResolversParentTypes['EarnedAchievement']>>, userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CompleteCourseInput: CompleteCourseInput;
  CompleteCoursePayload: Omit<CompleteCoursePayload, 'certificate' | 'userCourse' | 'userErrors'> & { certificate?: Maybe<ResolversParentTypes['Certificate']>, userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CompletionCheck: CompletionCheck;
  CompletionRecord: CompletionRecordModel;
  CompletionRecordConnection: Omit<CompletionRecordConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CompletionRecordEdge']>, nodes: Array<ResolversParentTypes['CompletionRecord']> };
  CompletionRecordEdge: Omit<CompletionRecordEdge, 'node'> & { node: ResolversParentTypes['CompletionRecord'] };
  ConnectIntegrationInput: ConnectIntegrationInput;
  ConnectIntegrationPayload: Omit<ConnectIntegrationPayload, 'integration' | 'userErrors'> & { integration?: Maybe<ResolversParentTypes['Integration']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Consent: Consent;
  ConsentVersion: ConsentVersion;
  ConsentVersionConnection: ConsentVersionConnection;
  ConsentVersionEdge: ConsentVersionEdge;
  ContentWithheld: ContentWithheld;
  ContinuePoint: ContinuePointModel;
  CopyCourseInput: CopyCourseInput;
  CopyCoursePayload: Omit<CopyCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Country: Country;
  Course: CourseModel;
  CourseAvatar: CourseAvatar;
  CourseAvatarInput: CourseAvatarInput;
  CourseChange: CourseChange;
  CourseChangePlace: CourseChangePlace;
  CourseConnection: CourseConnectionModel;
  CourseCounts: CourseCounts;
  CourseDifference: CourseDifference;
  CourseEdge: Omit<CourseEdge, 'node'> & { node: ResolversParentTypes['Course'] };
  CourseFieldChange: CourseFieldChange;
  CourseFieldsInput: CourseFieldsInput;
  CourseFilter: CourseFilter;
  CourseFunnel: FunnelModel;
  CourseImpact: CourseImpact;
  CourseLock: CourseLock;
  CourseLosses: CourseLosses;
  CourseMetadata: CourseMetadata;
  CourseMetadataInput: CourseMetadataInput;
  CoursePresence: CoursePresence;
  CoursePreview: CoursePreview;
  CourseQuestionStatistics: QuestionStatisticsModel;
  CourseRevision: CourseRevisionModel;
  CourseRevisionConnection: Omit<CourseRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CourseRevisionEdge']>, nodes: Array<ResolversParentTypes['CourseRevision']> };
  CourseRevisionEdge: Omit<CourseRevisionEdge, 'node'> & { node: ResolversParentTypes['CourseRevision'] };
  CourseRights: CourseRights;
  CourseTemplate: CourseTemplate;
  CourseToReview: CourseToReviewModel;
  CoursesToReview: Omit<CoursesToReview, 'courses'> & { courses: Array<ResolversParentTypes['CourseToReview']> };
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: Omit<CreateApiTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CreateCampaignInput: CreateCampaignInput;
  CreateCampaignPayload: Omit<CreateCampaignPayload, 'campaign' | 'userErrors'> & { campaign?: Maybe<ResolversParentTypes['Campaign']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateConsentInput: CreateConsentInput;
  CreateConsentPayload: Omit<CreateConsentPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversParentTypes['UserError']>, workspace?: Maybe<ResolversParentTypes['Workspace']> };
  CreateCourseFromTemplateInput: CreateCourseFromTemplateInput;
  CreateCourseFromTemplatePayload: Omit<CreateCourseFromTemplatePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateCourseInput: CreateCourseInput;
  CreateCoursePayload: Omit<CreateCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateGroupInput: CreateGroupInput;
  CreateGroupPayload: Omit<CreateGroupPayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversParentTypes['PersonGroup']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateReviewLinkInput: CreateReviewLinkInput;
  CreateReviewLinkPayload: Omit<CreateReviewLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CreateSavedSectionInput: CreateSavedSectionInput;
  CreateSavedSectionPayload: Omit<CreateSavedSectionPayload, 'savedSection' | 'userErrors'> & { savedSection?: Maybe<ResolversParentTypes['SavedSection']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateScimTokenInput: CreateScimTokenInput;
  CreateScimTokenPayload: Omit<CreateScimTokenPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversParentTypes['UserError']>, workspace?: Maybe<ResolversParentTypes['Workspace']> };
  CreateVouchersInput: CreateVouchersInput;
  CreateVouchersPayload: Omit<CreateVouchersPayload, 'campaign' | 'userErrors'> & { campaign?: Maybe<ResolversParentTypes['Campaign']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  CreatedNode: CreatedNode;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayUsage: DayUsage;
  DecisionButton: DecisionButton;
  DecisionButtonInput: DecisionButtonInput;
  DecisionCourse: DecisionCourseModel;
  DecisionCourseInput: DecisionCourseInput;
  DecisionNode: ResolversUnionTypes<ResolversParentTypes>['DecisionNode'];
  DecisionNodeContentInput: DecisionNodeContentInput;
  DecisionNodeFields: ResolversInterfaceTypes<ResolversParentTypes>['DecisionNodeFields'];
  DecisionNodeInput: DecisionNodeInput;
  DecisionOption: DecisionOption;
  DecisionOptionInput: DecisionOptionInput;
  DecisionQuestion: DecisionQuestion;
  DecisionQuestionInput: DecisionQuestionInput;
  DecisionTree: DecisionTreeModel;
  DecisionTreeInput: DecisionTreeInput;
  DeleteCampaignInput: DeleteCampaignInput;
  DeleteCampaignPayload: Omit<DeleteCampaignPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteCourseInput: DeleteCourseInput;
  DeleteCoursePayload: Omit<DeleteCoursePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteDiscussionPostInput: DeleteDiscussionPostInput;
  DeleteDiscussionPostPayload: Omit<DeleteDiscussionPostPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteFileInput: DeleteFileInput;
  DeleteFilePayload: Omit<DeleteFilePayload, 'usedIn' | 'userErrors'> & { usedIn?: Maybe<Array<ResolversParentTypes['FileUse']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: Omit<DeleteGroupPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteReviewCommentInput: DeleteReviewCommentInput;
  DeleteReviewCommentPayload: Omit<DeleteReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteSavedSectionInput: DeleteSavedSectionInput;
  DeleteSavedSectionPayload: Omit<DeleteSavedSectionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteScimTokenInput: DeleteScimTokenInput;
  DeleteScimTokenPayload: Omit<DeleteScimTokenPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversParentTypes['UserError']>, workspace?: Maybe<ResolversParentTypes['Workspace']> };
  DeleteTagInput: DeleteTagInput;
  DeleteTagPayload: Omit<DeleteTagPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: Omit<DeleteWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Deletion: Deletion;
  DeletionConnection: DeletionConnection;
  DeletionEdge: DeletionEdge;
  DialogBubble: ResolversUnionTypes<ResolversParentTypes>['DialogBubble'];
  DialogBubbleInput: DialogBubbleInput;
  DialogSection: Omit<DialogSection, 'questions' | 'turns'> & { questions: Array<ResolversParentTypes['Question']>, turns: Array<ResolversParentTypes['DialogTurn']> };
  DialogSectionInput: DialogSectionInput;
  DialogTurn: Omit<DialogTurn, 'bubbles'> & { bubbles: Array<ResolversParentTypes['DialogBubble']> };
  DialogTurnInput: DialogTurnInput;
  DiscardCourseChangesInput: DiscardCourseChangesInput;
  DiscardCourseChangesPayload: Omit<DiscardCourseChangesPayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DisconnectIntegrationInput: DisconnectIntegrationInput;
  DisconnectIntegrationPayload: Omit<DisconnectIntegrationPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversParentTypes['UserError']>, workspace?: Maybe<ResolversParentTypes['Workspace']> };
  DiscoverSignInInput: DiscoverSignInInput;
  DiscoverSignInPayload: Omit<DiscoverSignInPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DiscoveredSignIn: DiscoveredSignIn;
  DiscussionPost: DiscussionPost;
  DiscussionPostConnection: DiscussionPostConnection;
  DiscussionPostEdge: DiscussionPostEdge;
  DiscussionQuestion: DiscussionQuestionModel;
  DiscussionQuestionConnection: QuestionsModel;
  DiscussionQuestionEdge: Omit<DiscussionQuestionEdge, 'node'> & { node: ResolversParentTypes['DiscussionQuestion'] };
  DiscussionQuestionOrder: DiscussionQuestionOrder;
  DiscussionReport: DiscussionReport;
  DiscussionThread: DiscussionThreadModel;
  DiscussionThreadConnection: Omit<DiscussionThreadConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DiscussionThreadEdge']>, nodes: Array<ResolversParentTypes['DiscussionThread']> };
  DiscussionThreadEdge: Omit<DiscussionThreadEdge, 'node'> & { node: ResolversParentTypes['DiscussionThread'] };
  DiscussionThreadOrder: DiscussionThreadOrder;
  DurationCount: DurationCount;
  EarnedAchievement: EarnedAchievementModel;
  EarnedAchievementConnection: Omit<EarnedAchievementConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EarnedAchievementEdge']>, nodes: Array<ResolversParentTypes['EarnedAchievement']> };
  EarnedAchievementEdge: Omit<EarnedAchievementEdge, 'node'> & { node: ResolversParentTypes['EarnedAchievement'] };
  EditDiscussionPostInput: EditDiscussionPostInput;
  EditDiscussionPostPayload: Omit<EditDiscussionPostPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversParentTypes['DiscussionThread']>, userErrors: Array<ResolversParentTypes['UserError']> };
  EditReviewCommentInput: EditReviewCommentInput;
  EditReviewCommentPayload: Omit<EditReviewCommentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  EmbedSection: Omit<EmbedSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  EmbedSectionInput: EmbedSectionInput;
  EnableWebhookInput: EnableWebhookInput;
  EnableWebhookPayload: Omit<EnableWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  EnrolInput: EnrolInput;
  EnrolPayload: Omit<EnrolPayload, 'course' | 'userCourse' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['Course']>, userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  EnrolPeopleInput: EnrolPeopleInput;
  EnrolPeoplePayload: Omit<EnrolPeoplePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  EnrolledPeopleInput: EnrolledPeopleInput;
  EnrolmentOption: EnrolmentOption;
  ErasePersonalDataInput: ErasePersonalDataInput;
  ErasePersonalDataPayload: Omit<ErasePersonalDataPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ExamplesSection: Omit<ExamplesSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  Explanation: Explanation;
  ExplanationInput: ExplanationInput;
  ExplanationTextInput: ExplanationTextInput;
  ExportPersonalDataInput: ExportPersonalDataInput;
  ExportPersonalDataPayload: Omit<ExportPersonalDataPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ExternalCodeInput: ExternalCodeInput;
  ExternalProofInput: ExternalProofInput;
  ExternalSignIn: ExternalSignIn;
  FactCount: FactCountModel;
  FactCountConnection: FactsModel;
  FactCountEdge: Omit<FactCountEdge, 'node'> & { node: ResolversParentTypes['FactCount'] };
  FactOrder: FactOrder;
  FactPoint: FactPoint;
  FactTotals: FactTotals;
  FactValue: FactValue;
  File: FileModel;
  FileConnection: Omit<FileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FileEdge']>, nodes: Array<ResolversParentTypes['File']> };
  FileEdge: Omit<FileEdge, 'node'> & { node: ResolversParentTypes['File'] };
  FileFilter: FileFilter;
  FileOrder: FileOrder;
  FileSection: Omit<FileSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  FileSectionInput: FileSectionInput;
  FileUse: FileUseModel;
  Float: Scalars['Float']['output'];
  ForumInput: ForumInput;
  ForumIntegration: ForumIntegration;
  FoundUser: FoundUser;
  FunnelStep: FunnelStepModel;
  Gate: Gate;
  GateChange: GateChange;
  GiveUpCourseInput: GiveUpCourseInput;
  GiveUpCoursePayload: Omit<GiveUpCoursePayload, 'course' | 'userCourse' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['Course']>, userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  GivenPart: GivenPart;
  GroupCourse: GroupCourseModel;
  GroupPeopleInput: GroupPeopleInput;
  HeavyFile: HeavyFile;
  HideDiscussionPostInput: HideDiscussionPostInput;
  HideDiscussionPostPayload: Omit<HideDiscussionPostPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversParentTypes['DiscussionThread']>, userErrors: Array<ResolversParentTypes['UserError']> };
  HideDiscussionQuestionsInput: HideDiscussionQuestionsInput;
  HideDiscussionQuestionsPayload: Omit<HideDiscussionQuestionsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  HideSetupInput: HideSetupInput;
  HideSetupPayload: Omit<HideSetupPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversParentTypes['UserError']>, workspace?: Maybe<ResolversParentTypes['Workspace']> };
  HoldCourseChangesBackInput: HoldCourseChangesBackInput;
  HoldCourseChangesBackPayload: Omit<HoldCourseChangesBackPayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  HtmlSection: Omit<HtmlSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  HtmlSectionInput: HtmlSectionInput;
  ID: Scalars['ID']['output'];
  ImageTextSection: Omit<ImageTextSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  ImageTextSectionInput: ImageTextSectionInput;
  ImportCourseInput: ImportCourseInput;
  ImportCoursePayload: Omit<ImportCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ImportPeopleInput: ImportPeopleInput;
  ImportPeoplePayload: Omit<ImportPeoplePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ImportWarning: ImportWarning;
  ImportantSection: Omit<ImportantSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  ImportedPersonInput: ImportedPersonInput;
  InactivePerson: InactivePersonModel;
  Int: Scalars['Int']['output'];
  Integration: ResolversInterfaceTypes<ResolversParentTypes>['Integration'];
  IntegrationCheck: IntegrationCheck;
  IntegrationField: IntegrationField;
  IntegrationProvider: IntegrationProvider;
  IntegrationSync: IntegrationSyncModel;
  IntegrationValuesInput: IntegrationValuesInput;
  Invitation: Invitation;
  InviteEveryoneInput: InviteEveryoneInput;
  InviteEveryonePayload: Omit<InviteEveryonePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  InvitePersonInput: InvitePersonInput;
  InvitePersonPayload: Omit<InvitePersonPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['WorkspacePerson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  InvitedPerson: InvitedPerson;
  InvitedPersonConnection: InvitedPersonConnection;
  InvitedPersonEdge: InvitedPersonEdge;
  JSON: Scalars['JSON']['output'];
  Job: JobModel;
  JobConnection: Omit<JobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['JobEdge']>, nodes: Array<ResolversParentTypes['Job']> };
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobRow: JobRowModel;
  JobRowConnection: JobRowsModel;
  JobRowCounts: JobRowCounts;
  JobRowCourse: Omit<JobRowCourse, 'course'> & { course?: Maybe<ResolversParentTypes['Course']> };
  JobRowEdge: Omit<JobRowEdge, 'node'> & { node: ResolversParentTypes['JobRow'] };
  JobRowGroup: JobRowGroup;
  JobRowGroupProblem: JobRowGroupProblem;
  KeepDiscussionPostInput: KeepDiscussionPostInput;
  KeepDiscussionPostPayload: Omit<KeepDiscussionPostPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  LearnerFilterInput: LearnerFilterInput;
  LearnerSelectionInput: LearnerSelectionInput;
  Lecture: LectureModel;
  LectureContent: Omit<LectureContent, 'questions' | 'sections'> & { questions: Array<ResolversParentTypes['Question']>, sections: Array<ResolversParentTypes['Section']> };
  LectureContentInput: LectureContentInput;
  LectureContentResult: ResolversUnionTypes<ResolversParentTypes>['LectureContentResult'];
  LectureInput: LectureInput;
  LectureProgress: LectureProgressModel;
  LectureReference: LectureReference;
  LectureStep: LectureStep;
  LockCourseInput: LockCourseInput;
  LockCoursePayload: Omit<LockCoursePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  LockRequest: LockRequest;
  LogPrivacyRequestInput: LogPrivacyRequestInput;
  LogPrivacyRequestPayload: Omit<LogPrivacyRequestPayload, 'privacyRequest' | 'userErrors'> & { privacyRequest?: Maybe<ResolversParentTypes['PrivacyRequest']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LoomInput: LoomInput;
  LoomIntegration: LoomIntegration;
  LostLecture: LostLecture;
  LostQuestion: LostQuestion;
  MappingLabel: MappingLabel;
  MappingLabelInput: MappingLabelInput;
  MarkDiscussionThreadInput: MarkDiscussionThreadInput;
  MarkDiscussionThreadPayload: Omit<MarkDiscussionThreadPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversParentTypes['DiscussionThread']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MarkLectureSeenInput: MarkLectureSeenInput;
  MarkLectureSeenPayload: Omit<MarkLectureSeenPayload, 'lecture' | 'newAchievements' | 'userCourse' | 'userErrors'> & { lecture?: Maybe<ResolversParentTypes['Lecture']>, newAchievements?: Maybe<Array<ResolversParentTypes['EarnedAchievement']>>, userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MediaBubbleInput: MediaBubbleInput;
  MediaSource: MediaSource;
  MediaSourceInput: MediaSourceInput;
  MessageLearnersInput: MessageLearnersInput;
  MessageLearnersPayload: Omit<MessageLearnersPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Module: ModuleModel;
  ModuleInput: ModuleInput;
  ModuleProgress: ModuleProgressModel;
  MultipleAssociationQuestion: MultipleAssociationModel;
  MultipleChoiceInput: MultipleChoiceInput;
  MultipleChoiceQuestion: MultipleChoiceModel;
  Mutation: Record<PropertyKey, never>;
  NameCourseRevisionInput: NameCourseRevisionInput;
  NameCourseRevisionPayload: Omit<NameCourseRevisionPayload, 'revision' | 'userErrors'> & { revision?: Maybe<ResolversParentTypes['CourseRevision']>, userErrors: Array<ResolversParentTypes['UserError']> };
  NewNotices: NewNotices;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notice: Notice;
  NoticeDevice: NoticeDevice;
  Notices: Notices;
  OAuthInput: OAuthInput;
  OAuthIntegration: OAuthIntegration;
  OpenReviewCount: OpenReviewCount;
  PageInfo: PageInfo;
  PdfSection: Omit<PdfSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  PdfSectionInput: PdfSectionInput;
  PeopleFilterInput: PeopleFilterInput;
  PeopleSelectionInput: PeopleSelectionInput;
  PersonGroup: GroupModel;
  PersonGroupConnection: Omit<PersonGroupConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PersonGroupEdge']>, nodes: Array<ResolversParentTypes['PersonGroup']> };
  PersonGroupEdge: Omit<PersonGroupEdge, 'node'> & { node: ResolversParentTypes['PersonGroup'] };
  PersonGroupOrder: PersonGroupOrder;
  PersonOrder: PersonOrder;
  PersonnelInput: PersonnelInput;
  PersonnelIntegration: Omit<PersonnelIntegration, 'lastSync'> & { lastSync?: Maybe<ResolversParentTypes['IntegrationSync']> };
  PlacementInput: PlacementInput;
  Preferences: Preferences;
  PresentAuthor: PresentAuthor;
  PrivacyRequest: PrivacyRequestModel;
  PrivacyRequestConnection: PrivacyRequestsModel;
  PrivacyRequestEdge: Omit<PrivacyRequestEdge, 'node'> & { node: ResolversParentTypes['PrivacyRequest'] };
  PrivacyRequestOrder: PrivacyRequestOrder;
  Profile: Profile;
  ProfileStyle: ProfileStyle;
  ProfileStyleInput: ProfileStyleInput;
  ProfileTheme: ProfileTheme;
  ProfileThemeInput: ProfileThemeInput;
  PublicIntegration: PublicIntegration;
  PublishCourseChangesInput: PublishCourseChangesInput;
  PublishCourseChangesPayload: Omit<PublishCourseChangesPayload, 'course' | 'gradingJob' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, gradingJob?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PublishCourseInput: PublishCourseInput;
  PublishCoursePayload: Omit<PublishCoursePayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PushInput: PushInput;
  PushIntegration: PushIntegration;
  Query: Record<PropertyKey, never>;
  Question: ResolversUnionTypes<ResolversParentTypes>['Question'];
  QuestionBank: QuestionBank;
  QuestionBankDraw: QuestionBankDraw;
  QuestionBankDrawInput: QuestionBankDrawInput;
  QuestionBankInput: QuestionBankInput;
  QuestionBubble: Omit<QuestionBubble, 'question'> & { question?: Maybe<ResolversParentTypes['Question']> };
  QuestionContentInput: QuestionContentInput;
  QuestionFields: ResolversInterfaceTypes<ResolversParentTypes>['QuestionFields'];
  QuestionGradingInput: QuestionGradingInput;
  QuestionInput: QuestionInput;
  QuestionPlaceInput: QuestionPlaceInput;
  QuestionReference: QuestionReference;
  QuestionSection: Omit<QuestionSection, 'question' | 'questions'> & { question?: Maybe<ResolversParentTypes['Question']>, questions: Array<ResolversParentTypes['Question']> };
  QuestionStatistics: StatisticsModel;
  QuestionStatisticsPart: QuestionStatisticsPart;
  QuestionTry: QuestionTry;
  RedeemVoucherInput: RedeemVoucherInput;
  RedeemVoucherPayload: Omit<RedeemVoucherPayload, 'course' | 'userCourse' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['Course']>, userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Redemption: RedemptionModel;
  RedemptionConnection: RedemptionsModel;
  RedemptionEdge: Omit<RedemptionEdge, 'node'> & { node: ResolversParentTypes['Redemption'] };
  RegisterInput: RegisterInput;
  RemainingFileUse: Omit<RemainingFileUse, 'use'> & { use: ResolversParentTypes['FileUse'] };
  Reminders: Reminders;
  RemoveGroupCourseInput: RemoveGroupCourseInput;
  RemoveGroupCoursePayload: Omit<RemoveGroupCoursePayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversParentTypes['PersonGroup']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveNoticeDeviceInput: RemoveNoticeDeviceInput;
  RemoveNoticeDevicePayload: Omit<RemoveNoticeDevicePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RenameFileInput: RenameFileInput;
  RenameFilePayload: Omit<RenameFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversParentTypes['File']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RenameSavedSectionInput: RenameSavedSectionInput;
  RenameSavedSectionPayload: Omit<RenameSavedSectionPayload, 'savedSection' | 'userErrors'> & { savedSection?: Maybe<ResolversParentTypes['SavedSection']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RenameTagInput: RenameTagInput;
  RenameTagPayload: Omit<RenameTagPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ReplaceFileInput: ReplaceFileInput;
  ReplaceFilePayload: Omit<ReplaceFilePayload, 'remainingIn' | 'replacedIn' | 'userErrors'> & { remainingIn?: Maybe<Array<ResolversParentTypes['RemainingFileUse']>>, replacedIn?: Maybe<Array<ResolversParentTypes['FileUse']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReplacedText: ReplacedText;
  ReplacedTextInput: ReplacedTextInput;
  ReplayWebhookDeliveryInput: ReplayWebhookDeliveryInput;
  ReplayWebhookDeliveryPayload: Omit<ReplayWebhookDeliveryPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ReplyInDiscussionInput: ReplyInDiscussionInput;
  ReplyInDiscussionPayload: Omit<ReplyInDiscussionPayload, 'thread' | 'userErrors'> & { thread?: Maybe<ResolversParentTypes['DiscussionThread']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReportDiscussionPostInput: ReportDiscussionPostInput;
  ReportDiscussionPostPayload: Omit<ReportDiscussionPostPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ReportPresenceInput: ReportPresenceInput;
  ReportPresencePayload: Omit<ReportPresencePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RestoreAccessInput: RestoreAccessInput;
  RestoreAccessPayload: Omit<RestoreAccessPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['WorkspacePerson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RestoreCertificateInput: RestoreCertificateInput;
  RestoreCertificatePayload: Omit<RestoreCertificatePayload, 'certificate' | 'userErrors'> & { certificate?: Maybe<ResolversParentTypes['Certificate']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RestoreCourseRevisionInput: RestoreCourseRevisionInput;
  RestoreCourseRevisionPayload: Omit<RestoreCourseRevisionPayload, 'course' | 'gradingJob' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, gradingJob?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Retention: Retention;
  RetentionInput: RetentionInput;
  RetentionPreview: Omit<RetentionPreview, 'people'> & { people: Array<ResolversParentTypes['InactivePerson']> };
  Review: ReviewModel;
  ReviewAnchor: ReviewAnchor;
  ReviewAnchorInput: ReviewAnchorInput;
  ReviewComment: ReviewComment;
  ReviewCommentPiece: ReviewCommentPiece;
  ReviewLecture: ReviewLectureModel;
  ReviewLectureStep: ReviewLectureStep;
  ReviewLink: ReviewLink;
  ReviewModule: ReviewModule;
  ReviewPerson: ReviewPerson;
  ReviewQuote: ReviewQuote;
  ReviewQuoteInput: ReviewQuoteInput;
  ReviewThread: ReviewThread;
  ReviewThreadConnection: ReviewThreadConnection;
  ReviewThreadEdge: ReviewThreadEdge;
  RevisedLecture: RevisedLectureModel;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: Omit<RevokeApiTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeCertificateInput: RevokeCertificateInput;
  RevokeCertificatePayload: Omit<RevokeCertificatePayload, 'certificate' | 'userErrors'> & { certificate?: Maybe<ResolversParentTypes['Certificate']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: Omit<RevokeInvitationPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['WorkspacePerson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeReviewLinkInput: RevokeReviewLinkInput;
  RevokeReviewLinkPayload: Omit<RevokeReviewLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RichTextSection: Omit<RichTextSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  RichTextSectionInput: RichTextSectionInput;
  RotateApiTokenInput: RotateApiTokenInput;
  RotateApiTokenPayload: Omit<RotateApiTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  SaveCourseInput: SaveCourseInput;
  SaveCoursePayload: Omit<SaveCoursePayload, 'course' | 'gradingJob' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, gradingJob?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SaveProfileInput: SaveProfileInput;
  SaveProfilePayload: SavedProfileModel;
  SaveStudyPositionInput: SaveStudyPositionInput;
  SaveStudyPositionPayload: Omit<SaveStudyPositionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SaveVideoPositionInput: SaveVideoPositionInput;
  SaveVideoPositionPayload: Omit<SaveVideoPositionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SavedSection: SavedSectionModel;
  SavedSectionConnection: Omit<SavedSectionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SavedSectionEdge']>, nodes: Array<ResolversParentTypes['SavedSection']> };
  SavedSectionContent: AuthoredNodes;
  SavedSectionEdge: Omit<SavedSectionEdge, 'node'> & { node: ResolversParentTypes['SavedSection'] };
  ScheduleCoursePublicationInput: ScheduleCoursePublicationInput;
  ScheduleCoursePublicationPayload: Omit<ScheduleCoursePublicationPayload, 'course' | 'userErrors'> & { course?: Maybe<ResolversParentTypes['AuthoredCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ScimServer: ScimServer;
  ScormItem: ScormItem;
  ScormLeaving: ScormLeaving;
  ScormPackage: ScormPackage;
  ScormState: ScormState;
  ScrollSection: Omit<ScrollSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  Section: ResolversUnionTypes<ResolversParentTypes>['Section'];
  SectionChange: SectionChange;
  SectionContentInput: SectionContentInput;
  SectionFields: ResolversInterfaceTypes<ResolversParentTypes>['SectionFields'];
  SectionInput: SectionInput;
  SendTestWebhookInput: SendTestWebhookInput;
  SendTestWebhookPayload: Omit<SendTestWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SetReviewThreadStateInput: SetReviewThreadStateInput;
  SetReviewThreadStatePayload: Omit<SetReviewThreadStatePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SetReviewThreadVisibilityInput: SetReviewThreadVisibilityInput;
  SetReviewThreadVisibilityPayload: Omit<SetReviewThreadVisibilityPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SignInExternallyInput: SignInExternallyInput;
  SignInInput: SignInInput;
  SignInPayload: SignInPayloadModel;
  SignOutInput: SignOutInput;
  SignOutPayload: Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SingleChoiceInput: SingleChoiceInput;
  SingleChoiceQuestion: SingleChoiceModel;
  SingleOrderingInput: SingleOrderingInput;
  SingleOrderingQuestion: SingleOrderingModel;
  SocialLink: SocialLink;
  SocialLinkInput: SocialLinkInput;
  StartExternalSignInInput: StartExternalSignInInput;
  StartExternalSignInPayload: Omit<StartExternalSignInPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  StartGuestReviewThreadInput: StartGuestReviewThreadInput;
  StartGuestReviewThreadPayload: Omit<StartGuestReviewThreadPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  StartReviewThreadInput: StartReviewThreadInput;
  StartReviewThreadPayload: Omit<StartReviewThreadPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  String: Scalars['String']['output'];
  StudyPosition: StudyPosition;
  StyleProperty: StyleProperty;
  StylePropertyInput: StylePropertyInput;
  Subscription: Record<PropertyKey, never>;
  SwitchRemindersInput: SwitchRemindersInput;
  SwitchRemindersPayload: Omit<SwitchRemindersPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SyncIntegrationInput: SyncIntegrationInput;
  SyncIntegrationPayload: Omit<SyncIntegrationPayload, 'integration' | 'job' | 'userErrors'> & { integration?: Maybe<ResolversParentTypes['Integration']>, job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Tag: Tag;
  TagConnection: TagConnection;
  TagCount: TagCount;
  TagEdge: TagEdge;
  TemplateLecture: TemplateLecture;
  TemplateModule: TemplateModule;
  TestIntegrationInput: TestIntegrationInput;
  TestIntegrationPayload: Omit<TestIntegrationPayload, 'integration' | 'userErrors'> & { integration?: Maybe<ResolversParentTypes['Integration']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TextBubble: TextBubble;
  TextBubbleInput: TextBubbleInput;
  TextSection: Omit<TextSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  TextSectionInput: TextSectionInput;
  TitledSectionInput: TitledSectionInput;
  Tokens: Tokens;
  Trial: Trial;
  TrialOffer: TrialOffer;
  URL: Scalars['URL']['output'];
  UndoCourseJobInput: UndoCourseJobInput;
  UndoCourseJobPayload: Omit<UndoCourseJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UndoEnrolmentJobInput: UndoEnrolmentJobInput;
  UndoEnrolmentJobPayload: Omit<UndoEnrolmentJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UndoPeopleJobInput: UndoPeopleJobInput;
  UndoPeopleJobPayload: Omit<UndoPeopleJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UnknownSection: Omit<UnknownSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  UnknownSectionInput: UnknownSectionInput;
  UnlockCourseInput: UnlockCourseInput;
  UnlockCoursePayload: Omit<UnlockCoursePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateCampaignInput: UpdateCampaignInput;
  UpdateCampaignPayload: ChangedCampaignModel;
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupPayload: Omit<UpdateGroupPayload, 'group' | 'userErrors'> & { group?: Maybe<ResolversParentTypes['PersonGroup']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateIntegrationInput: UpdateIntegrationInput;
  UpdateIntegrationPayload: Omit<UpdateIntegrationPayload, 'integration' | 'userErrors'> & { integration?: Maybe<ResolversParentTypes['Integration']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateNoticesInput: UpdateNoticesInput;
  UpdateNoticesPayload: Omit<UpdateNoticesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  UpdatePreferencesInput: UpdatePreferencesInput;
  UpdatePreferencesPayload: Omit<UpdatePreferencesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  UpdateRemindersInput: UpdateRemindersInput;
  UpdateRemindersPayload: Omit<UpdateRemindersPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateRetentionInput: UpdateRetentionInput;
  UpdateRetentionPayload: Omit<UpdateRetentionPayload, 'userErrors' | 'workspace'> & { userErrors: Array<ResolversParentTypes['UserError']>, workspace?: Maybe<ResolversParentTypes['Workspace']> };
  UpdateUserCourseInput: UpdateUserCourseInput;
  UpdateUserCoursePayload: Omit<UpdateUserCoursePayload, 'userCourse' | 'userErrors'> & { userCourse?: Maybe<ResolversParentTypes['UserCourse']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateViewerInput: UpdateViewerInput;
  UpdateViewerPayload: Omit<UpdateViewerPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: Array<ResolversParentTypes['UserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  User: UserModel;
  UserCourse: UserCourseModel;
  UserCourseConnection: Omit<UserCourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserCourseEdge']>, nodes: Array<ResolversParentTypes['UserCourse']> };
  UserCourseEdge: Omit<UserCourseEdge, 'node'> & { node: ResolversParentTypes['UserCourse'] };
  UserCourseOrder: UserCourseOrder;
  UserCourseStats: UserCourseStats;
  UserError: UserErrorModel;
  VideoBubble: VideoBubble;
  VideoCaption: VideoCaption;
  VideoCaptionInput: VideoCaptionInput;
  VideoPosition: VideoPosition;
  VideoTextSection: Omit<VideoTextSection, 'questions'> & { questions: Array<ResolversParentTypes['Question']> };
  VideoTextSectionInput: VideoTextSectionInput;
  Viewer: ViewerModel;
  Voucher: Voucher;
  VoucherConnection: VouchersModel;
  VoucherEdge: VoucherEdge;
  VoucherOrder: VoucherOrder;
  WaitingEnrolment: WaitingEnrolmentModel;
  WaitingEnrolmentConnection: Omit<WaitingEnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WaitingEnrolmentEdge']>, nodes: Array<ResolversParentTypes['WaitingEnrolment']> };
  WaitingEnrolmentEdge: Omit<WaitingEnrolmentEdge, 'node'> & { node: ResolversParentTypes['WaitingEnrolment'] };
  Webhook: WebhookModel;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryConnection: WebhookDeliveryConnection;
  WebhookDeliveryEdge: WebhookDeliveryEdge;
  WithdrawAccessInput: WithdrawAccessInput;
  WithdrawAccessPayload: Omit<WithdrawAccessPayload, 'person' | 'userErrors'> & { person?: Maybe<ResolversParentTypes['WorkspacePerson']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Workspace: WorkspaceModel;
  WorkspaceFiles: WorkspaceFilesModel;
  WorkspacePerson: PersonModel;
  WorkspacePersonConnection: PeopleModel;
  WorkspacePersonEdge: Omit<WorkspacePersonEdge, 'node'> & { node: ResolversParentTypes['WorkspacePerson'] };
  WorkspaceSetup: WorkspaceSetup;
  WorkspaceTagConnection: WorkspaceTagConnection;
  WorkspaceTagEdge: WorkspaceTagEdge;
  WorkspaceUserCourseConnection: LearnersModel;
};

export type AcceptConsentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptConsentPayload'] = ResolversParentTypes['AcceptConsentPayload']> = {
  accepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AcceptDiscussionAnswerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptDiscussionAnswerPayload'] = ResolversParentTypes['AcceptDiscussionAnswerPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccordionItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccordionItem'] = ResolversParentTypes['AccordionItem']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccordionSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccordionSection'] = ResolversParentTypes['AccordionSection']> = {
  items?: Resolver<Array<ResolversTypes['AccordionItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AchievementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Achievement'] = ResolversParentTypes['Achievement']> = {
  achieved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  achievementId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  frame?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  lectureIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  lectures?: Resolver<Array<ResolversTypes['Lecture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  requiredPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AchievementType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AchievementProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AchievementProgress'] = ResolversParentTypes['AchievementProgress']> = {
  achieved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  achievement?: Resolver<ResolversTypes['Achievement'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddGuestReviewCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGuestReviewCommentPayload'] = ResolversParentTypes['AddGuestReviewCommentPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddNoticeDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddNoticeDevicePayload'] = ResolversParentTypes['AddNoticeDevicePayload']> = {
  notices?: Resolver<Maybe<ResolversTypes['Notices']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddPersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPersonPayload'] = ResolversParentTypes['AddPersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddReviewCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReviewCommentPayload'] = ResolversParentTypes['AddReviewCommentPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdditionalInfoSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdditionalInfoSection'] = ResolversParentTypes['AdditionalInfoSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Analytics'] = ResolversParentTypes['Analytics']> = {
  allTotals?: Resolver<Maybe<Array<ResolversTypes['FactTotals']>>, ParentType, ContextType, Partial<AnalyticsAllTotalsArgs>>;
  facts?: Resolver<Maybe<ResolversTypes['FactCountConnection']>, ParentType, ContextType, RequireFields<AnalyticsFactsArgs, 'type'>>;
  series?: Resolver<Maybe<Array<ResolversTypes['FactPoint']>>, ParentType, ContextType, RequireFields<AnalyticsSeriesArgs, 'type'>>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totals?: Resolver<Maybe<Array<ResolversTypes['FactValue']>>, ParentType, ContextType, RequireFields<AnalyticsTotalsArgs, 'type'>>;
};

export type AnswerLockRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerLockRequestPayload'] = ResolversParentTypes['AnswerLockRequestPayload']> = {
  presence?: Resolver<Maybe<ResolversTypes['CoursePresence']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnswerQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerQuestionPayload'] = ResolversParentTypes['AnswerQuestionPayload']> = {
  correct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  newAchievements?: Resolver<Maybe<Array<ResolversTypes['EarnedAchievement']>>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnsweredQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnsweredQuestion'] = ResolversParentTypes['AnsweredQuestion']> = {
  correct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  exhausted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['QuestionTry']>, ParentType, ContextType>;
  tryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  apiTokenId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expireTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastCharacters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUseTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousExpireTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rotateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  usage?: Resolver<Array<ResolversTypes['ApiTokenUsage']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenUsage'] = ResolversParentTypes['ApiTokenUsage']> = {
  callCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type AskForLockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskForLockPayload'] = ResolversParentTypes['AskForLockPayload']> = {
  presence?: Resolver<Maybe<ResolversTypes['CoursePresence']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AskQuestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskQuestionPayload'] = ResolversParentTypes['AskQuestionPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignGroupCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignGroupCoursePayload'] = ResolversParentTypes['AssignGroupCoursePayload']> = {
  group?: Resolver<Maybe<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AudioBubbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AudioBubble'] = ResolversParentTypes['AudioBubble']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AudioSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AudioSection'] = ResolversParentTypes['AudioSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  campaignId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dueTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  jobEntryCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rights?: Resolver<Maybe<ResolversTypes['AuditRights']>, ParentType, ContextType>;
  sentence?: Resolver<Array<ResolversTypes['AuditSentencePart']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['AuditSentencePart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<AuditEntryConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRights'] = ResolversParentTypes['AuditRights']> = {
  admin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createCourse?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createVoucher?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AuditSentencePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSentencePart'] = ResolversParentTypes['AuditSentencePart']> = {
  kind?: Resolver<Maybe<ResolversTypes['AuditThingKind']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthoredAccordionSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredAccordionSection'] = ResolversParentTypes['AuthoredAccordionSection']> = {
  items?: Resolver<Array<ResolversTypes['AccordionItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredAdditionalInfoSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredAdditionalInfoSection'] = ResolversParentTypes['AuthoredAdditionalInfoSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredAudioSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredAudioSection'] = ResolversParentTypes['AuthoredAudioSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredBranchOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredBranchOption'] = ResolversParentTypes['AuthoredBranchOption']> = {
  sections?: Resolver<Array<ResolversTypes['AuthoredSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthoredBranchSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredBranchSection'] = ResolversParentTypes['AuthoredBranchSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AuthoredBranchOption']>, ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredButtonDividerSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredButtonDividerSection'] = ResolversParentTypes['AuthoredButtonDividerSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredButtonSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredButtonSection'] = ResolversParentTypes['AuthoredButtonSection']> = {
  buttonLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  className?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredCategorizationQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredCategorizationQuestion'] = ResolversParentTypes['AuthoredCategorizationQuestion']> = {
  categories?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  correctPlacement?: Resolver<Array<ResolversTypes['CategoryAssignment']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['AuthoredExplanation']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredCourse'] = ResolversParentTypes['AuthoredCourse']> = {
  achievements?: Resolver<Maybe<Array<ResolversTypes['Achievement']>>, ParentType, ContextType>;
  anonymousAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableFromTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableUntilTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  certifiable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customMetadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  decisionTree?: Resolver<Maybe<ResolversTypes['DecisionTree']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exported?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  forumEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heavyFiles?: Resolver<Maybe<Array<ResolversTypes['HeavyFile']>>, ParentType, ContextType>;
  heldBackChanges?: Resolver<Maybe<ResolversTypes['CourseDifference']>, ParentType, ContextType>;
  holdsChangesBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  learnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  mentionable?: Resolver<Maybe<Array<ResolversTypes['ReviewPerson']>>, ParentType, ContextType, Partial<AuthoredCourseMentionableArgs>>;
  metadata?: Resolver<ResolversTypes['CourseMetadata'], ParentType, ContextType>;
  miniDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingFiles?: Resolver<Maybe<Array<ResolversTypes['ImportWarning']>>, ParentType, ContextType>;
  moduleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modules?: Resolver<Maybe<Array<ResolversTypes['AuthoredModule']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openReviewCounts?: Resolver<Maybe<Array<ResolversTypes['OpenReviewCount']>>, ParentType, ContextType>;
  passingPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  preEnrollAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['CoursePresence']>, ParentType, ContextType>;
  publishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewLinks?: Resolver<Maybe<Array<ResolversTypes['ReviewLink']>>, ParentType, ContextType>;
  reviewThreads?: Resolver<Maybe<ResolversTypes['ReviewThreadConnection']>, ParentType, ContextType, Partial<AuthoredCourseReviewThreadsArgs>>;
  revision?: Resolver<Maybe<ResolversTypes['CourseRevision']>, ParentType, ContextType, RequireFields<AuthoredCourseRevisionArgs, 'version'>>;
  revisions?: Resolver<Maybe<ResolversTypes['CourseRevisionConnection']>, ParentType, ContextType, Partial<AuthoredCourseRevisionsArgs>>;
  rights?: Resolver<ResolversTypes['CourseRights'], ParentType, ContextType>;
  sectionChanges?: Resolver<Maybe<Array<ResolversTypes['SectionChange']>>, ParentType, ContextType, RequireFields<AuthoredCourseSectionChangesArgs, 'lectureId'>>;
  sequentialProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['CourseTiming'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  voucherActivated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredCourseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredCourseConnection'] = ResolversParentTypes['AuthoredCourseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuthoredCourseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unavailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuthoredCourseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredCourseEdge'] = ResolversParentTypes['AuthoredCourseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuthoredCourse'], ParentType, ContextType>;
};

export type AuthoredDialogBubbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredDialogBubble'] = ResolversParentTypes['AuthoredDialogBubble']> = {
  __resolveType: TypeResolveFn<'AudioBubble' | 'AuthoredQuestionBubble' | 'TextBubble' | 'VideoBubble', ParentType, ContextType>;
};

export type AuthoredDialogSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredDialogSection'] = ResolversParentTypes['AuthoredDialogSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['AuthoredDialogTurn']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredDialogTurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredDialogTurn'] = ResolversParentTypes['AuthoredDialogTurn']> = {
  avatarName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  bubbles?: Resolver<Array<ResolversTypes['AuthoredDialogBubble']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  usesOwnPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuthoredEmbedSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredEmbedSection'] = ResolversParentTypes['AuthoredEmbedSection']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['EmbedSize'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredExamplesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredExamplesSection'] = ResolversParentTypes['AuthoredExamplesSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredExplanation'] = ResolversParentTypes['AuthoredExplanation']> = {
  texts?: Resolver<Array<ResolversTypes['AuthoredExplanationText']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExplanationType'], ParentType, ContextType>;
};

export type AuthoredExplanationTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredExplanationText'] = ResolversParentTypes['AuthoredExplanationText']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthoredFileSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredFileSection'] = ResolversParentTypes['AuthoredFileSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredHtmlSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredHtmlSection'] = ResolversParentTypes['AuthoredHtmlSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredImageTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredImageTextSection'] = ResolversParentTypes['AuthoredImageTextSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageSide?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredImportantSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredImportantSection'] = ResolversParentTypes['AuthoredImportantSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredLectureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredLecture'] = ResolversParentTypes['AuthoredLecture']> = {
  content?: Resolver<Maybe<ResolversTypes['AuthoredLectureContent']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headerImageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureType?: Resolver<ResolversTypes['LectureType'], ParentType, ContextType>;
  mediaSource?: Resolver<Maybe<ResolversTypes['MediaSource']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigationMode?: Resolver<ResolversTypes['NavigationMode'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionBank?: Resolver<Maybe<ResolversTypes['QuestionBank']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredLectureContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredLectureContent'] = ResolversParentTypes['AuthoredLectureContent']> = {
  questions?: Resolver<Array<ResolversTypes['AuthoredQuestion']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['AuthoredSection']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthoredModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredModule'] = ResolversParentTypes['AuthoredModule']> = {
  availableFromTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lectures?: Resolver<Array<ResolversTypes['AuthoredLecture']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredMultipleAssociationQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredMultipleAssociationQuestion'] = ResolversParentTypes['AuthoredMultipleAssociationQuestion']> = {
  categories?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  correctPlacement?: Resolver<Array<ResolversTypes['CategoryAssignment']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['AuthoredExplanation']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredMultipleChoiceQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredMultipleChoiceQuestion'] = ResolversParentTypes['AuthoredMultipleChoiceQuestion']> = {
  correctPositions?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['AuthoredExplanation']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredPdfSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredPdfSection'] = ResolversParentTypes['AuthoredPdfSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredQuestion'] = ResolversParentTypes['AuthoredQuestion']> = {
  __resolveType: TypeResolveFn<'AuthoredCategorizationQuestion' | 'AuthoredMultipleAssociationQuestion' | 'AuthoredMultipleChoiceQuestion' | 'AuthoredSingleChoiceQuestion' | 'AuthoredSingleOrderingQuestion', ParentType, ContextType>;
};

export type AuthoredQuestionBubbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredQuestionBubble'] = ResolversParentTypes['AuthoredQuestionBubble']> = {
  questionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredQuestionFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredQuestionFields'] = ResolversParentTypes['AuthoredQuestionFields']> = {
  __resolveType: TypeResolveFn<'AuthoredCategorizationQuestion' | 'AuthoredMultipleAssociationQuestion' | 'AuthoredMultipleChoiceQuestion' | 'AuthoredSingleChoiceQuestion' | 'AuthoredSingleOrderingQuestion', ParentType, ContextType>;
};

export type AuthoredQuestionSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredQuestionSection'] = ResolversParentTypes['AuthoredQuestionSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredRichTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredRichTextSection'] = ResolversParentTypes['AuthoredRichTextSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredScrollSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredScrollSection'] = ResolversParentTypes['AuthoredScrollSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredSection'] = ResolversParentTypes['AuthoredSection']> = {
  __resolveType: TypeResolveFn<'AuthoredAccordionSection' | 'AuthoredAdditionalInfoSection' | 'AuthoredAudioSection' | 'AuthoredBranchSection' | 'AuthoredButtonDividerSection' | 'AuthoredButtonSection' | 'AuthoredDialogSection' | 'AuthoredEmbedSection' | 'AuthoredExamplesSection' | 'AuthoredFileSection' | 'AuthoredHtmlSection' | 'AuthoredImageTextSection' | 'AuthoredImportantSection' | 'AuthoredPdfSection' | 'AuthoredQuestionSection' | 'AuthoredRichTextSection' | 'AuthoredScrollSection' | 'AuthoredTextSection' | 'AuthoredUnknownSection' | 'AuthoredVideoTextSection', ParentType, ContextType>;
};

export type AuthoredSectionFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredSectionFields'] = ResolversParentTypes['AuthoredSectionFields']> = {
  __resolveType: TypeResolveFn<'AuthoredAccordionSection' | 'AuthoredAdditionalInfoSection' | 'AuthoredAudioSection' | 'AuthoredBranchSection' | 'AuthoredButtonDividerSection' | 'AuthoredButtonSection' | 'AuthoredDialogSection' | 'AuthoredEmbedSection' | 'AuthoredExamplesSection' | 'AuthoredFileSection' | 'AuthoredHtmlSection' | 'AuthoredImageTextSection' | 'AuthoredImportantSection' | 'AuthoredPdfSection' | 'AuthoredQuestionSection' | 'AuthoredRichTextSection' | 'AuthoredScrollSection' | 'AuthoredTextSection' | 'AuthoredUnknownSection' | 'AuthoredVideoTextSection', ParentType, ContextType>;
};

export type AuthoredSingleChoiceQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredSingleChoiceQuestion'] = ResolversParentTypes['AuthoredSingleChoiceQuestion']> = {
  correctPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['AuthoredExplanation']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredSingleOrderingQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredSingleOrderingQuestion'] = ResolversParentTypes['AuthoredSingleOrderingQuestion']> = {
  correctOrder?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['AuthoredExplanation']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredTextSection'] = ResolversParentTypes['AuthoredTextSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredUnknownSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredUnknownSection'] = ResolversParentTypes['AuthoredUnknownSection']> = {
  content?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthoredVideoTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoredVideoTextSection'] = ResolversParentTypes['AuthoredVideoTextSection']> = {
  captions?: Resolver<Array<ResolversTypes['VideoCaption']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoKind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  videoSide?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  videoUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BranchOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BranchOption'] = ResolversParentTypes['BranchOption']> = {
  sections?: Resolver<Array<ResolversTypes['Section']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BranchSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BranchSection'] = ResolversParentTypes['BranchSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['BranchOption']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ButtonDividerSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ButtonDividerSection'] = ResolversParentTypes['ButtonDividerSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ButtonSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ButtonSection'] = ResolversParentTypes['ButtonSection']> = {
  buttonLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  className?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['CampaignCourse'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxUsages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemType?: Resolver<ResolversTypes['RedeemType'], ParentType, ContextType>;
  redemptions?: Resolver<Maybe<ResolversTypes['RedemptionConnection']>, ParentType, ContextType, Partial<CampaignRedemptionsArgs>>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CampaignStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CampaignType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usage?: Resolver<Maybe<Array<ResolversTypes['DayUsage']>>, ParentType, ContextType, Partial<CampaignUsageArgs>>;
  usageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voucherCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vouchers?: Resolver<Maybe<ResolversTypes['VoucherConnection']>, ParentType, ContextType, Partial<CampaignVouchersArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampaignConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignConnection'] = ResolversParentTypes['CampaignConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<CampaignConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['CampaignEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignCourse'] = ResolversParentTypes['CampaignCourse']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CampaignCourseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignCourseConnection'] = ResolversParentTypes['CampaignCourseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CampaignCourseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CampaignCourse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CampaignCourseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignCourseEdge'] = ResolversParentTypes['CampaignCourseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CampaignCourse'], ParentType, ContextType>;
};

export type CampaignEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignEdge'] = ResolversParentTypes['CampaignEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Campaign'], ParentType, ContextType>;
};

export type CancelJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelJobPayload'] = ResolversParentTypes['CancelJobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelWaitingEnrolmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelWaitingEnrolmentPayload'] = ResolversParentTypes['CancelWaitingEnrolmentPayload']> = {
  cancelledWaitingEnrolmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CategorizationQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorizationQuestion'] = ResolversParentTypes['CategorizationQuestion']> = {
  categories?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  correct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  correctAnswerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctPartCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correctPlacement?: Resolver<Maybe<Array<ResolversTypes['CategoryAssignment']>>, ParentType, ContextType>;
  courseVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  explanations?: Resolver<Array<ResolversTypes['Explanation']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  keyChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placement?: Resolver<Maybe<Array<ResolversTypes['CategoryAssignment']>>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryAssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryAssignment'] = ResolversParentTypes['CategoryAssignment']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  badgeUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expireTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issueTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  revokeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokeTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scorePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CertificateStatus'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verifyUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CertificateProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateProgress'] = ResolversParentTypes['CertificateProgress']> = {
  passingPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsMissing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChangeAdminPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeAdminPayload'] = ResolversParentTypes['ChangeAdminPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeCoursesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeCoursesPayload'] = ResolversParentTypes['ChangeCoursesPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeEnrolmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEnrolmentsPayload'] = ResolversParentTypes['ChangeEnrolmentsPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeGroupMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeGroupMembersPayload'] = ResolversParentTypes['ChangeGroupMembersPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  changed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePeoplePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePeoplePayload'] = ResolversParentTypes['ChangePeoplePayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeRightsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRightsPayload'] = ResolversParentTypes['ChangeRightsPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangedAnswersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedAnswers'] = ResolversParentTypes['ChangedAnswers']> = {
  againCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gainCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckCourseLinksPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckCourseLinksPayload'] = ResolversParentTypes['CheckCourseLinksPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimAchievementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimAchievementPayload'] = ResolversParentTypes['ClaimAchievementPayload']> = {
  earnedAchievement?: Resolver<Maybe<ResolversTypes['EarnedAchievement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClosePrivacyRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosePrivacyRequestPayload'] = ResolversParentTypes['ClosePrivacyRequestPayload']> = {
  privacyRequest?: Resolver<Maybe<ResolversTypes['PrivacyRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommitScormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommitScormPayload'] = ResolversParentTypes['CommitScormPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['ScormItem']>, ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  newAchievements?: Resolver<Maybe<Array<ResolversTypes['EarnedAchievement']>>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompleteCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteCoursePayload'] = ResolversParentTypes['CompleteCoursePayload']> = {
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  completion?: Resolver<Maybe<ResolversTypes['CompletionCheck']>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompletionCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletionCheck'] = ResolversParentTypes['CompletionCheck']> = {
  certificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingLectures?: Resolver<Array<ResolversTypes['LectureStep']>, ParentType, ContextType>;
  noCertificateReason?: Resolver<Maybe<ResolversTypes['NoCertificateReason']>, ParentType, ContextType>;
  passingPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiredPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scorePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompletionRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletionRecord'] = ResolversParentTypes['CompletionRecord']> = {
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  scorePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userCourseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompletionRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletionRecordConnection'] = ResolversParentTypes['CompletionRecordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CompletionRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CompletionRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompletionRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletionRecordEdge'] = ResolversParentTypes['CompletionRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CompletionRecord'], ParentType, ContextType>;
};

export type ConnectIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectIntegrationPayload'] = ResolversParentTypes['ConnectIntegrationPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  consentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentVersion'] = ResolversParentTypes['ConsentVersion']> = {
  acceptedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentVersionConnection'] = ResolversParentTypes['ConsentVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConsentVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ConsentVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsentVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentVersionEdge'] = ResolversParentTypes['ConsentVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ConsentVersion'], ParentType, ContextType>;
};

export type ContentWithheldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentWithheld'] = ResolversParentTypes['ContentWithheld']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WithheldReason'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContinuePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContinuePoint'] = ResolversParentTypes['ContinuePoint']> = {
  gate?: Resolver<Maybe<ResolversTypes['Gate']>, ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  module?: Resolver<Maybe<ResolversTypes['Module']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CopyCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyCoursePayload'] = ResolversParentTypes['CopyCoursePayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  achievements?: Resolver<Maybe<Array<ResolversTypes['Achievement']>>, ParentType, ContextType>;
  anonymousAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableFromTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableUntilTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  certifiable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificateMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correctPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customMetadata?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  decisionTree?: Resolver<Maybe<ResolversTypes['DecisionTree']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enrolment?: Resolver<Maybe<ResolversTypes['EnrolmentOption']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  forumEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  lectureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['CourseMetadata'], ParentType, ContextType>;
  minScoreRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  miniDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modules?: Resolver<Maybe<Array<ResolversTypes['Module']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passingPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preEnrollAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiredPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sequentialProgress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['CourseTiming'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  viewerUserCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  voucherActivated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourseAvatarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseAvatar'] = ResolversParentTypes['CourseAvatar']> = {
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseChange'] = ResolversParentTypes['CourseChange']> = {
  fields?: Resolver<Array<ResolversTypes['CourseFieldChange']>, ParentType, ContextType>;
  fromLecture?: Resolver<Maybe<ResolversTypes['CourseChangePlace']>, ParentType, ContextType>;
  fromModule?: Resolver<Maybe<ResolversTypes['CourseChangePlace']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CourseChangeKind'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['CourseChangePlace']>, ParentType, ContextType>;
  module?: Resolver<Maybe<ResolversTypes['CourseChangePlace']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['CoursePart'], ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseChangePlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseChangePlace'] = ResolversParentTypes['CourseChangePlace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseConnection'] = ResolversParentTypes['CourseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CourseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unavailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseCounts'] = ResolversParentTypes['CourseCounts']> = {
  anyDurationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durations?: Resolver<Array<ResolversTypes['DurationCount']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType>;
};

export type CourseDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseDifference'] = ResolversParentTypes['CourseDifference']> = {
  changes?: Resolver<Array<ResolversTypes['CourseChange']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseEdge'] = ResolversParentTypes['CourseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export type CourseFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseFieldChange'] = ResolversParentTypes['CourseFieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseFunnelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseFunnel'] = ResolversParentTypes['CourseFunnel']> = {
  completedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<CourseFunnelCsvUrlArgs>>;
  learnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newestOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FunnelStep']>, ParentType, ContextType>;
};

export type CourseImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseImpact'] = ResolversParentTypes['CourseImpact']> = {
  answerQuestionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['ChangedAnswers']>, ParentType, ContextType>;
  certificateGainCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certificateLoseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certificateLosers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  closing?: Resolver<Array<ResolversTypes['GateChange']>, ParentType, ContextType>;
  examinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fallCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<Maybe<ResolversTypes['CourseLosses']>, ParentType, ContextType>;
  opening?: Resolver<Array<ResolversTypes['GateChange']>, ParentType, ContextType>;
  riseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPointsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPointsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseLockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseLock'] = ResolversParentTypes['CourseLock']> = {
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
};

export type CourseLossesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseLosses'] = ResolversParentTypes['CourseLosses']> = {
  learnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectures?: Resolver<Array<ResolversTypes['LostLecture']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['LostQuestion']>, ParentType, ContextType>;
};

export type CourseMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseMetadata'] = ResolversParentTypes['CourseMetadata']> = {
  avatars?: Resolver<Array<ResolversTypes['CourseAvatar']>, ParentType, ContextType>;
  dynamicContentHeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fixedContentHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CoursePresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoursePresence'] = ResolversParentTypes['CoursePresence']> = {
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['PresentAuthor']>, ParentType, ContextType>;
  ownRequest?: Resolver<Maybe<ResolversTypes['LockRequest']>, ParentType, ContextType>;
};

export type CoursePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoursePreview'] = ResolversParentTypes['CoursePreview']> = {
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['CourseMetadata'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseQuestionStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseQuestionStatistics'] = ResolversParentTypes['CourseQuestionStatistics']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<CourseQuestionStatisticsCsvUrlArgs>>;
  learnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newestOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuestionStatistics']>, ParentType, ContextType>;
};

export type CourseRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseRevision'] = ResolversParentTypes['CourseRevision']> = {
  autoSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['CourseDifference']>, ParentType, ContextType, Partial<CourseRevisionDifferenceArgs>>;
  forced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['RevisedLecture']>, ParentType, ContextType, RequireFields<CourseRevisionLectureArgs, 'lectureId'>>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  saveTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CourseRevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseRevisionConnection'] = ResolversParentTypes['CourseRevisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CourseRevisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CourseRevision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseRevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseRevisionEdge'] = ResolversParentTypes['CourseRevisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CourseRevision'], ParentType, ContextType>;
};

export type CourseRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseRights'] = ResolversParentTypes['CourseRights']> = {
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayMakeTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseTemplate'] = ResolversParentTypes['CourseTemplate']> = {
  achievementCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certifiable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lectureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  miniDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['TemplateModule']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseToReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseToReview'] = ResolversParentTypes['CourseToReview']> = {
  countTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoursesToReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoursesToReview'] = ResolversParentTypes['CoursesToReview']> = {
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['CourseToReview']>, ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCampaignPayload'] = ResolversParentTypes['CreateCampaignPayload']> = {
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateConsentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateConsentPayload'] = ResolversParentTypes['CreateConsentPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type CreateCourseFromTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCourseFromTemplatePayload'] = ResolversParentTypes['CreateCourseFromTemplatePayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCoursePayload'] = ResolversParentTypes['CreateCoursePayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  created?: Resolver<Maybe<Array<ResolversTypes['CreatedNode']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGroupPayload'] = ResolversParentTypes['CreateGroupPayload']> = {
  group?: Resolver<Maybe<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateReviewLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateReviewLinkPayload'] = ResolversParentTypes['CreateReviewLinkPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['ReviewLink']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSavedSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSavedSectionPayload'] = ResolversParentTypes['CreateSavedSectionPayload']> = {
  savedSection?: Resolver<Maybe<ResolversTypes['SavedSection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateScimTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateScimTokenPayload'] = ResolversParentTypes['CreateScimTokenPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type CreateVouchersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateVouchersPayload'] = ResolversParentTypes['CreateVouchersPayload']> = {
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vouchers?: Resolver<Maybe<Array<ResolversTypes['Voucher']>>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CreatedNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedNode'] = ResolversParentTypes['CreatedNode']> = {
  clientKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentNodeKind'], ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayUsage'] = ResolversParentTypes['DayUsage']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  usageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecisionButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionButton'] = ResolversParentTypes['DecisionButton']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionCourse'] = ResolversParentTypes['DecisionCourse']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionNode'] = ResolversParentTypes['DecisionNode']> = {
  __resolveType: TypeResolveFn<'DecisionButton' | 'DecisionCourse' | 'DecisionOption' | 'DecisionQuestion', ParentType, ContextType>;
};

export type DecisionNodeFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionNodeFields'] = ResolversParentTypes['DecisionNodeFields']> = {
  __resolveType: TypeResolveFn<'DecisionButton' | 'DecisionCourse' | 'DecisionOption' | 'DecisionQuestion', ParentType, ContextType>;
};

export type DecisionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionOption'] = ResolversParentTypes['DecisionOption']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionQuestion'] = ResolversParentTypes['DecisionQuestion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionTreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionTree'] = ResolversParentTypes['DecisionTree']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DecisionNode']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCampaignPayload'] = ResolversParentTypes['DeleteCampaignPayload']> = {
  deletedCampaignId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCoursePayload'] = ResolversParentTypes['DeleteCoursePayload']> = {
  currentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deletedCourseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  losses?: Resolver<Maybe<ResolversTypes['CourseLosses']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDiscussionPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDiscussionPostPayload'] = ResolversParentTypes['DeleteDiscussionPostPayload']> = {
  deletedPostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFilePayload'] = ResolversParentTypes['DeleteFilePayload']> = {
  deletedFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usedIn?: Resolver<Maybe<Array<ResolversTypes['FileUse']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGroupPayload'] = ResolversParentTypes['DeleteGroupPayload']> = {
  deletedGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteReviewCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteReviewCommentPayload'] = ResolversParentTypes['DeleteReviewCommentPayload']> = {
  deletedCommentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSavedSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedSectionPayload'] = ResolversParentTypes['DeleteSavedSectionPayload']> = {
  deletedSavedSectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteScimTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteScimTokenPayload'] = ResolversParentTypes['DeleteScimTokenPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type DeleteTagPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTagPayload'] = ResolversParentTypes['DeleteTagPayload']> = {
  deletedTagId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedWebhookId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  deleteTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeletionKind'], ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeletionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionConnection'] = ResolversParentTypes['DeletionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DeletionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Deletion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeletionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionEdge'] = ResolversParentTypes['DeletionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
};

export type DialogBubbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DialogBubble'] = ResolversParentTypes['DialogBubble']> = {
  __resolveType: TypeResolveFn<'AudioBubble' | 'QuestionBubble' | 'TextBubble' | 'VideoBubble', ParentType, ContextType>;
};

export type DialogSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DialogSection'] = ResolversParentTypes['DialogSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['DialogTurn']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DialogTurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DialogTurn'] = ResolversParentTypes['DialogTurn']> = {
  avatarName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  bubbles?: Resolver<Array<ResolversTypes['DialogBubble']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  usesOwnPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DiscardCourseChangesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscardCourseChangesPayload'] = ResolversParentTypes['DiscardCourseChangesPayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  currentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DisconnectIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisconnectIntegrationPayload'] = ResolversParentTypes['DisconnectIntegrationPayload']> = {
  disconnectedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  disconnectedIntegrationId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type DiscoverSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscoverSignInPayload'] = ResolversParentTypes['DiscoverSignInPayload']> = {
  check?: Resolver<Maybe<ResolversTypes['IntegrationCheck']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['DiscoveredSignIn']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DiscoveredSignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscoveredSignIn'] = ResolversParentTypes['DiscoveredSignIn']> = {
  authorizationEndpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenEndpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscussionPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionPost'] = ResolversParentTypes['DiscussionPost']> = {
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<Maybe<Array<ResolversTypes['DiscussionReport']>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenByCreator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writtenByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscussionPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionPostConnection'] = ResolversParentTypes['DiscussionPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DiscussionPostEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DiscussionPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscussionPostEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionPostEdge'] = ResolversParentTypes['DiscussionPostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DiscussionPost'], ParentType, ContextType>;
};

export type DiscussionQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionQuestion'] = ResolversParentTypes['DiscussionQuestion']> = {
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastActivityTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DiscussionQuestionState'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscussionQuestionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionQuestionConnection'] = ResolversParentTypes['DiscussionQuestionConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<DiscussionQuestionConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['DiscussionQuestionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DiscussionQuestion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscussionQuestionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionQuestionEdge'] = ResolversParentTypes['DiscussionQuestionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DiscussionQuestion'], ParentType, ContextType>;
};

export type DiscussionReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionReport'] = ResolversParentTypes['DiscussionReport']> = {
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reporterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiscussionThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionThread'] = ResolversParentTypes['DiscussionThread']> = {
  answerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActivityTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayModerate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['DiscussionPost'], ParentType, ContextType>;
  replies?: Resolver<Maybe<ResolversTypes['DiscussionPostConnection']>, ParentType, ContextType, Partial<DiscussionThreadRepliesArgs>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiscussionThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionThreadConnection'] = ResolversParentTypes['DiscussionThreadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DiscussionThreadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiscussionThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscussionThreadEdge'] = ResolversParentTypes['DiscussionThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DiscussionThread'], ParentType, ContextType>;
};

export type DurationCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DurationCount'] = ResolversParentTypes['DurationCount']> = {
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['DurationBucket'], ParentType, ContextType>;
};

export type EarnedAchievementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarnedAchievement'] = ResolversParentTypes['EarnedAchievement']> = {
  achievement?: Resolver<Maybe<ResolversTypes['Achievement']>, ParentType, ContextType>;
  achievementId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earnedAchievementId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EarnedAchievementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarnedAchievementConnection'] = ResolversParentTypes['EarnedAchievementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EarnedAchievementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EarnedAchievement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarnedAchievementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarnedAchievementEdge'] = ResolversParentTypes['EarnedAchievementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EarnedAchievement'], ParentType, ContextType>;
};

export type EditDiscussionPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditDiscussionPostPayload'] = ResolversParentTypes['EditDiscussionPostPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EditReviewCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditReviewCommentPayload'] = ResolversParentTypes['EditReviewCommentPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EmbedSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbedSection'] = ResolversParentTypes['EmbedSection']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['EmbedSize'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnableWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnableWebhookPayload'] = ResolversParentTypes['EnableWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type EnrolPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolPayload'] = ResolversParentTypes['EnrolPayload']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnrolPeoplePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolPeoplePayload'] = ResolversParentTypes['EnrolPeoplePayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnrolmentOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolmentOption'] = ResolversParentTypes['EnrolmentOption']> = {
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnrolmentState'], ParentType, ContextType>;
};

export type ErasePersonalDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErasePersonalDataPayload'] = ResolversParentTypes['ErasePersonalDataPayload']> = {
  erased?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExamplesSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExamplesSection'] = ResolversParentTypes['ExamplesSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Explanation'] = ResolversParentTypes['Explanation']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExplanationType'], ParentType, ContextType>;
};

export type ExportPersonalDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPersonalDataPayload'] = ResolversParentTypes['ExportPersonalDataPayload']> = {
  data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExternalSignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalSignIn'] = ResolversParentTypes['ExternalSignIn']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realm?: Resolver<ResolversTypes['ExternalRealm'], ParentType, ContextType>;
};

export type FactCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactCount'] = ResolversParentTypes['FactCount']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FactValue']>, ParentType, ContextType>;
};

export type FactCountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactCountConnection'] = ResolversParentTypes['FactCountConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<FactCountConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['FactCountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FactCount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FactCountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactCountEdge'] = ResolversParentTypes['FactCountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FactCount'], ParentType, ContextType>;
};

export type FactPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactPoint'] = ResolversParentTypes['FactPoint']> = {
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FactTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactTotals'] = ResolversParentTypes['FactTotals']> = {
  type?: Resolver<ResolversTypes['FactType'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FactValue']>, ParentType, ContextType>;
};

export type FactValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactValue'] = ResolversParentTypes['FactValue']> = {
  measure?: Resolver<ResolversTypes['FactMeasure'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  alternativeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['FileCategory'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasSmallerVersions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FileType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  usedIn?: Resolver<Maybe<Array<ResolversTypes['FileUse']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileConnection'] = ResolversParentTypes['FileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileEdge'] = ResolversParentTypes['FileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type FileSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileSection'] = ResolversParentTypes['FileSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileUse'] = ResolversParentTypes['FileUse']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FileUseKind'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  moduleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rawId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ForumIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForumIntegration'] = ResolversParentTypes['ForumIntegration']> = {
  connectTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  forumId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastCheck?: Resolver<Maybe<ResolversTypes['IntegrationCheck']>, ParentType, ContextType>;
  secretsSet?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IntegrationType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FoundUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundUser'] = ResolversParentTypes['FoundUser']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelStep'] = ResolversParentTypes['FunnelStep']> = {
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gaveUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  module?: Resolver<Maybe<ResolversTypes['Module']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Gate'] = ResolversParentTypes['Gate']> = {
  lectureId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lectureName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openQuestionCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointsMissing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['GateReason'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GateChange'] = ResolversParentTypes['GateChange']> = {
  learnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiveUpCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiveUpCoursePayload'] = ResolversParentTypes['GiveUpCoursePayload']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GivenPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GivenPart'] = ResolversParentTypes['GivenPart']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupCourse'] = ResolversParentTypes['GroupCourse']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enrolledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HeavyFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeavyFile'] = ResolversParentTypes['HeavyFile']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HideDiscussionPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HideDiscussionPostPayload'] = ResolversParentTypes['HideDiscussionPostPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HideDiscussionQuestionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HideDiscussionQuestionsPayload'] = ResolversParentTypes['HideDiscussionQuestionsPayload']> = {
  changedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HideSetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HideSetupPayload'] = ResolversParentTypes['HideSetupPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type HoldCourseChangesBackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldCourseChangesBackPayload'] = ResolversParentTypes['HoldCourseChangesBackPayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HtmlSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HtmlSection'] = ResolversParentTypes['HtmlSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageTextSection'] = ResolversParentTypes['ImageTextSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageSide?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCoursePayload'] = ResolversParentTypes['ImportCoursePayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['ImportWarning']>>, ParentType, ContextType>;
};

export type ImportPeoplePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPeoplePayload'] = ResolversParentTypes['ImportPeoplePayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  missingGroups?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportWarning'] = ResolversParentTypes['ImportWarning']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportWarningKind'], ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportantSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportantSection'] = ResolversParentTypes['ImportantSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InactivePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InactivePerson'] = ResolversParentTypes['InactivePerson']> = {
  eraseTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Integration'] = ResolversParentTypes['Integration']> = {
  __resolveType: TypeResolveFn<'ForumIntegration' | 'LoomIntegration' | 'OAuthIntegration' | 'PersonnelIntegration' | 'PushIntegration', ParentType, ContextType>;
};

export type IntegrationCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationCheck'] = ResolversParentTypes['IntegrationCheck']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['IntegrationProblem']>, ParentType, ContextType>;
  providerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IntegrationFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationField'] = ResolversParentTypes['IntegrationField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IntegrationProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationProvider'] = ResolversParentTypes['IntegrationProvider']> = {
  fields?: Resolver<Array<ResolversTypes['IntegrationField']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiredSets?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  syncable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IntegrationType'], ParentType, ContextType>;
};

export type IntegrationSyncResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationSync'] = ResolversParentTypes['IntegrationSync']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['IntegrationSyncOutcome'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['IntegrationProblem']>, ParentType, ContextType>;
  providerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InviteEveryonePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteEveryonePayload'] = ResolversParentTypes['InviteEveryonePayload']> = {
  invitedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvitePersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitePersonPayload'] = ResolversParentTypes['InvitePersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvitedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitedPerson'] = ResolversParentTypes['InvitedPerson']> = {
  inviteTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['InvitationOutcome'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitedPersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitedPersonConnection'] = ResolversParentTypes['InvitedPersonConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvitedPersonEdge']>, ParentType, ContextType>;
  invitedBeforeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['InvitedPerson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  remainingTodayCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revokedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tooManyTodayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitedPersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitedPersonEdge'] = ResolversParentTypes['InvitedPersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InvitedPerson'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  cancelTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JobKind'], ParentType, ContextType>;
  orderedBy?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  orderedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rowCounts?: Resolver<ResolversTypes['JobRowCounts'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['JobRowConnection']>, ParentType, ContextType, Partial<JobRowsArgs>>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<Array<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRow'] = ResolversParentTypes['JobRow']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['JobRowCourse']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  groupProblems?: Resolver<Array<ResolversTypes['JobRowGroupProblem']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['JobRowGroup']>, ParentType, ContextType>;
  invited?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['JobRowOutcome']>, ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobRowState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userCourseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRowConnection'] = ResolversParentTypes['JobRowConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<JobRowConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['JobRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['JobRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRowCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRowCounts'] = ResolversParentTypes['JobRowCounts']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsLater?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRowCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRowCourse'] = ResolversParentTypes['JobRowCourse']> = {
  certificateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  learnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedBy?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  unfinishedParts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  withProgressCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRowEdge'] = ResolversParentTypes['JobRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JobRow'], ParentType, ContextType>;
};

export type JobRowGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRowGroup'] = ResolversParentTypes['JobRowGroup']> = {
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobRowGroupProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobRowGroupProblem'] = ResolversParentTypes['JobRowGroupProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeepDiscussionPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepDiscussionPostPayload'] = ResolversParentTypes['KeepDiscussionPostPayload']> = {
  post?: Resolver<Maybe<ResolversTypes['DiscussionPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LectureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lecture'] = ResolversParentTypes['Lecture']> = {
  content?: Resolver<Maybe<ResolversTypes['LectureContentResult']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gate?: Resolver<Maybe<ResolversTypes['Gate']>, ParentType, ContextType>;
  headerImageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureType?: Resolver<ResolversTypes['LectureType'], ParentType, ContextType>;
  mediaSource?: Resolver<Maybe<ResolversTypes['MediaSource']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigationMode?: Resolver<ResolversTypes['NavigationMode'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['LectureStep']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['LectureStep']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['LectureProgress']>, ParentType, ContextType>;
  questionBank?: Resolver<Maybe<ResolversTypes['QuestionBank']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scorm?: Resolver<Maybe<ResolversTypes['ScormPackage']>, ParentType, ContextType>;
  sectionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LectureContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LectureContent'] = ResolversParentTypes['LectureContent']> = {
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  readOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['Section']>, ParentType, ContextType>;
  videoPositions?: Resolver<Array<ResolversTypes['VideoPosition']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LectureContentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LectureContentResult'] = ResolversParentTypes['LectureContentResult']> = {
  __resolveType: TypeResolveFn<'ContentWithheld' | 'LectureContent', ParentType, ContextType>;
};

export type LectureProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LectureProgress'] = ResolversParentTypes['LectureProgress']> = {
  correctPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doneTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gate?: Resolver<Maybe<ResolversTypes['Gate']>, ParentType, ContextType>;
  lecture?: Resolver<ResolversTypes['Lecture'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgressStatus'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LectureStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LectureStep'] = ResolversParentTypes['LectureStep']> = {
  gate?: Resolver<Maybe<ResolversTypes['Gate']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LockCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockCoursePayload'] = ResolversParentTypes['LockCoursePayload']> = {
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  lockToken?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['CoursePresence']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LockRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockRequest'] = ResolversParentTypes['LockRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['LockRequestAnswer']>, ParentType, ContextType>;
  askTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LogPrivacyRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogPrivacyRequestPayload'] = ResolversParentTypes['LogPrivacyRequestPayload']> = {
  privacyRequest?: Resolver<Maybe<ResolversTypes['PrivacyRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoomIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoomIntegration'] = ResolversParentTypes['LoomIntegration']> = {
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastCheck?: Resolver<Maybe<ResolversTypes['IntegrationCheck']>, ParentType, ContextType>;
  secretsSet?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IntegrationType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LostLectureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LostLecture'] = ResolversParentTypes['LostLecture']> = {
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LostQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LostQuestion'] = ResolversParentTypes['LostQuestion']> = {
  lectureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MappingLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MappingLabel'] = ResolversParentTypes['MappingLabel']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkDiscussionThreadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkDiscussionThreadPayload'] = ResolversParentTypes['MarkDiscussionThreadPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkLectureSeenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkLectureSeenPayload'] = ResolversParentTypes['MarkLectureSeenPayload']> = {
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  newAchievements?: Resolver<Maybe<Array<ResolversTypes['EarnedAchievement']>>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MediaSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaSource'] = ResolversParentTypes['MediaSource']> = {
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type MessageLearnersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageLearnersPayload'] = ResolversParentTypes['MessageLearnersPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Module'] = ResolversParentTypes['Module']> = {
  availableFromTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lectures?: Resolver<Array<ResolversTypes['Lecture']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ModuleProgress']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModuleProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModuleProgress'] = ResolversParentTypes['ModuleProgress']> = {
  correctPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  finishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lectures?: Resolver<Array<ResolversTypes['LectureProgress']>, ParentType, ContextType>;
  module?: Resolver<ResolversTypes['Module'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgressStatus'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MultipleAssociationQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultipleAssociationQuestion'] = ResolversParentTypes['MultipleAssociationQuestion']> = {
  categories?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  correct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  correctAnswerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctPartCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correctPlacement?: Resolver<Maybe<Array<ResolversTypes['CategoryAssignment']>>, ParentType, ContextType>;
  courseVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  explanations?: Resolver<Array<ResolversTypes['Explanation']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MappingLabel']>, ParentType, ContextType>;
  keyChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placement?: Resolver<Maybe<Array<ResolversTypes['CategoryAssignment']>>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MultipleChoiceQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MultipleChoiceQuestion'] = ResolversParentTypes['MultipleChoiceQuestion']> = {
  chosenPositions?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  correct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  correctAnswerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctPositions?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  courseVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  explanations?: Resolver<Array<ResolversTypes['Explanation']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptConsent?: Resolver<Maybe<ResolversTypes['AcceptConsentPayload']>, ParentType, ContextType, RequireFields<MutationAcceptConsentArgs, 'input'>>;
  acceptDiscussionAnswer?: Resolver<Maybe<ResolversTypes['AcceptDiscussionAnswerPayload']>, ParentType, ContextType, RequireFields<MutationAcceptDiscussionAnswerArgs, 'input'>>;
  addGuestReviewComment?: Resolver<Maybe<ResolversTypes['AddGuestReviewCommentPayload']>, ParentType, ContextType, RequireFields<MutationAddGuestReviewCommentArgs, 'input'>>;
  addNoticeDevice?: Resolver<Maybe<ResolversTypes['AddNoticeDevicePayload']>, ParentType, ContextType, RequireFields<MutationAddNoticeDeviceArgs, 'input'>>;
  addPerson?: Resolver<Maybe<ResolversTypes['AddPersonPayload']>, ParentType, ContextType, RequireFields<MutationAddPersonArgs, 'input'>>;
  addReviewComment?: Resolver<Maybe<ResolversTypes['AddReviewCommentPayload']>, ParentType, ContextType, RequireFields<MutationAddReviewCommentArgs, 'input'>>;
  answerLockRequest?: Resolver<Maybe<ResolversTypes['AnswerLockRequestPayload']>, ParentType, ContextType, RequireFields<MutationAnswerLockRequestArgs, 'input'>>;
  answerQuestion?: Resolver<Maybe<ResolversTypes['AnswerQuestionPayload']>, ParentType, ContextType, RequireFields<MutationAnswerQuestionArgs, 'input'>>;
  askForLock?: Resolver<Maybe<ResolversTypes['AskForLockPayload']>, ParentType, ContextType, RequireFields<MutationAskForLockArgs, 'input'>>;
  askQuestion?: Resolver<Maybe<ResolversTypes['AskQuestionPayload']>, ParentType, ContextType, RequireFields<MutationAskQuestionArgs, 'input'>>;
  assignGroupCourse?: Resolver<Maybe<ResolversTypes['AssignGroupCoursePayload']>, ParentType, ContextType, RequireFields<MutationAssignGroupCourseArgs, 'input'>>;
  cancelJob?: Resolver<Maybe<ResolversTypes['CancelJobPayload']>, ParentType, ContextType, RequireFields<MutationCancelJobArgs, 'input'>>;
  cancelWaitingEnrolment?: Resolver<Maybe<ResolversTypes['CancelWaitingEnrolmentPayload']>, ParentType, ContextType, RequireFields<MutationCancelWaitingEnrolmentArgs, 'input'>>;
  changeAdmin?: Resolver<Maybe<ResolversTypes['ChangeAdminPayload']>, ParentType, ContextType, RequireFields<MutationChangeAdminArgs, 'input'>>;
  changeCourses?: Resolver<Maybe<ResolversTypes['ChangeCoursesPayload']>, ParentType, ContextType, RequireFields<MutationChangeCoursesArgs, 'input'>>;
  changeEnrolments?: Resolver<Maybe<ResolversTypes['ChangeEnrolmentsPayload']>, ParentType, ContextType, RequireFields<MutationChangeEnrolmentsArgs, 'input'>>;
  changeGroupMembers?: Resolver<Maybe<ResolversTypes['ChangeGroupMembersPayload']>, ParentType, ContextType, RequireFields<MutationChangeGroupMembersArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePeople?: Resolver<Maybe<ResolversTypes['ChangePeoplePayload']>, ParentType, ContextType, RequireFields<MutationChangePeopleArgs, 'input'>>;
  changeRights?: Resolver<Maybe<ResolversTypes['ChangeRightsPayload']>, ParentType, ContextType, RequireFields<MutationChangeRightsArgs, 'input'>>;
  checkCourseLinks?: Resolver<Maybe<ResolversTypes['CheckCourseLinksPayload']>, ParentType, ContextType, RequireFields<MutationCheckCourseLinksArgs, 'input'>>;
  claimAchievement?: Resolver<Maybe<ResolversTypes['ClaimAchievementPayload']>, ParentType, ContextType, RequireFields<MutationClaimAchievementArgs, 'input'>>;
  closePrivacyRequest?: Resolver<Maybe<ResolversTypes['ClosePrivacyRequestPayload']>, ParentType, ContextType, RequireFields<MutationClosePrivacyRequestArgs, 'input'>>;
  commitScorm?: Resolver<Maybe<ResolversTypes['CommitScormPayload']>, ParentType, ContextType, RequireFields<MutationCommitScormArgs, 'input'>>;
  completeCourse?: Resolver<Maybe<ResolversTypes['CompleteCoursePayload']>, ParentType, ContextType, RequireFields<MutationCompleteCourseArgs, 'input'>>;
  connectIntegration?: Resolver<Maybe<ResolversTypes['ConnectIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationConnectIntegrationArgs, 'input'>>;
  copyCourse?: Resolver<Maybe<ResolversTypes['CopyCoursePayload']>, ParentType, ContextType, RequireFields<MutationCopyCourseArgs, 'input'>>;
  createApiToken?: Resolver<Maybe<ResolversTypes['CreateApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createCampaign?: Resolver<Maybe<ResolversTypes['CreateCampaignPayload']>, ParentType, ContextType, RequireFields<MutationCreateCampaignArgs, 'input'>>;
  createConsent?: Resolver<Maybe<ResolversTypes['CreateConsentPayload']>, ParentType, ContextType, RequireFields<MutationCreateConsentArgs, 'input'>>;
  createCourse?: Resolver<Maybe<ResolversTypes['CreateCoursePayload']>, ParentType, ContextType, RequireFields<MutationCreateCourseArgs, 'input'>>;
  createCourseFromTemplate?: Resolver<Maybe<ResolversTypes['CreateCourseFromTemplatePayload']>, ParentType, ContextType, RequireFields<MutationCreateCourseFromTemplateArgs, 'input'>>;
  createGroup?: Resolver<Maybe<ResolversTypes['CreateGroupPayload']>, ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createReviewLink?: Resolver<Maybe<ResolversTypes['CreateReviewLinkPayload']>, ParentType, ContextType, RequireFields<MutationCreateReviewLinkArgs, 'input'>>;
  createSavedSection?: Resolver<Maybe<ResolversTypes['CreateSavedSectionPayload']>, ParentType, ContextType, RequireFields<MutationCreateSavedSectionArgs, 'input'>>;
  createScimToken?: Resolver<Maybe<ResolversTypes['CreateScimTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateScimTokenArgs, 'input'>>;
  createVouchers?: Resolver<Maybe<ResolversTypes['CreateVouchersPayload']>, ParentType, ContextType, RequireFields<MutationCreateVouchersArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteCampaign?: Resolver<Maybe<ResolversTypes['DeleteCampaignPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCampaignArgs, 'input'>>;
  deleteCourse?: Resolver<Maybe<ResolversTypes['DeleteCoursePayload']>, ParentType, ContextType, RequireFields<MutationDeleteCourseArgs, 'input'>>;
  deleteDiscussionPost?: Resolver<Maybe<ResolversTypes['DeleteDiscussionPostPayload']>, ParentType, ContextType, RequireFields<MutationDeleteDiscussionPostArgs, 'input'>>;
  deleteFile?: Resolver<Maybe<ResolversTypes['DeleteFilePayload']>, ParentType, ContextType, RequireFields<MutationDeleteFileArgs, 'input'>>;
  deleteGroup?: Resolver<Maybe<ResolversTypes['DeleteGroupPayload']>, ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'input'>>;
  deleteReviewComment?: Resolver<Maybe<ResolversTypes['DeleteReviewCommentPayload']>, ParentType, ContextType, RequireFields<MutationDeleteReviewCommentArgs, 'input'>>;
  deleteSavedSection?: Resolver<Maybe<ResolversTypes['DeleteSavedSectionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSavedSectionArgs, 'input'>>;
  deleteScimToken?: Resolver<Maybe<ResolversTypes['DeleteScimTokenPayload']>, ParentType, ContextType, RequireFields<MutationDeleteScimTokenArgs, 'input'>>;
  deleteTag?: Resolver<Maybe<ResolversTypes['DeleteTagPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTagArgs, 'input'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  discardCourseChanges?: Resolver<Maybe<ResolversTypes['DiscardCourseChangesPayload']>, ParentType, ContextType, RequireFields<MutationDiscardCourseChangesArgs, 'input'>>;
  disconnectIntegration?: Resolver<Maybe<ResolversTypes['DisconnectIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationDisconnectIntegrationArgs, 'input'>>;
  discoverSignIn?: Resolver<Maybe<ResolversTypes['DiscoverSignInPayload']>, ParentType, ContextType, RequireFields<MutationDiscoverSignInArgs, 'input'>>;
  editDiscussionPost?: Resolver<Maybe<ResolversTypes['EditDiscussionPostPayload']>, ParentType, ContextType, RequireFields<MutationEditDiscussionPostArgs, 'input'>>;
  editReviewComment?: Resolver<Maybe<ResolversTypes['EditReviewCommentPayload']>, ParentType, ContextType, RequireFields<MutationEditReviewCommentArgs, 'input'>>;
  enableWebhook?: Resolver<Maybe<ResolversTypes['EnableWebhookPayload']>, ParentType, ContextType, RequireFields<MutationEnableWebhookArgs, 'input'>>;
  enrol?: Resolver<Maybe<ResolversTypes['EnrolPayload']>, ParentType, ContextType, RequireFields<MutationEnrolArgs, 'input'>>;
  enrolPeople?: Resolver<Maybe<ResolversTypes['EnrolPeoplePayload']>, ParentType, ContextType, RequireFields<MutationEnrolPeopleArgs, 'input'>>;
  erasePersonalData?: Resolver<Maybe<ResolversTypes['ErasePersonalDataPayload']>, ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'input'>>;
  exportPersonalData?: Resolver<Maybe<ResolversTypes['ExportPersonalDataPayload']>, ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'input'>>;
  giveUpCourse?: Resolver<Maybe<ResolversTypes['GiveUpCoursePayload']>, ParentType, ContextType, RequireFields<MutationGiveUpCourseArgs, 'input'>>;
  hideDiscussionPost?: Resolver<Maybe<ResolversTypes['HideDiscussionPostPayload']>, ParentType, ContextType, RequireFields<MutationHideDiscussionPostArgs, 'input'>>;
  hideDiscussionQuestions?: Resolver<Maybe<ResolversTypes['HideDiscussionQuestionsPayload']>, ParentType, ContextType, RequireFields<MutationHideDiscussionQuestionsArgs, 'input'>>;
  hideSetup?: Resolver<Maybe<ResolversTypes['HideSetupPayload']>, ParentType, ContextType, RequireFields<MutationHideSetupArgs, 'input'>>;
  holdCourseChangesBack?: Resolver<Maybe<ResolversTypes['HoldCourseChangesBackPayload']>, ParentType, ContextType, RequireFields<MutationHoldCourseChangesBackArgs, 'input'>>;
  importCourse?: Resolver<Maybe<ResolversTypes['ImportCoursePayload']>, ParentType, ContextType, RequireFields<MutationImportCourseArgs, 'input'>>;
  importPeople?: Resolver<Maybe<ResolversTypes['ImportPeoplePayload']>, ParentType, ContextType, RequireFields<MutationImportPeopleArgs, 'input'>>;
  inviteEveryone?: Resolver<Maybe<ResolversTypes['InviteEveryonePayload']>, ParentType, ContextType, RequireFields<MutationInviteEveryoneArgs, 'input'>>;
  invitePerson?: Resolver<Maybe<ResolversTypes['InvitePersonPayload']>, ParentType, ContextType, RequireFields<MutationInvitePersonArgs, 'input'>>;
  keepDiscussionPost?: Resolver<Maybe<ResolversTypes['KeepDiscussionPostPayload']>, ParentType, ContextType, RequireFields<MutationKeepDiscussionPostArgs, 'input'>>;
  lockCourse?: Resolver<Maybe<ResolversTypes['LockCoursePayload']>, ParentType, ContextType, RequireFields<MutationLockCourseArgs, 'input'>>;
  logPrivacyRequest?: Resolver<Maybe<ResolversTypes['LogPrivacyRequestPayload']>, ParentType, ContextType, RequireFields<MutationLogPrivacyRequestArgs, 'input'>>;
  markDiscussionThread?: Resolver<Maybe<ResolversTypes['MarkDiscussionThreadPayload']>, ParentType, ContextType, RequireFields<MutationMarkDiscussionThreadArgs, 'input'>>;
  markLectureSeen?: Resolver<Maybe<ResolversTypes['MarkLectureSeenPayload']>, ParentType, ContextType, RequireFields<MutationMarkLectureSeenArgs, 'input'>>;
  messageLearners?: Resolver<Maybe<ResolversTypes['MessageLearnersPayload']>, ParentType, ContextType, RequireFields<MutationMessageLearnersArgs, 'input'>>;
  nameCourseRevision?: Resolver<Maybe<ResolversTypes['NameCourseRevisionPayload']>, ParentType, ContextType, RequireFields<MutationNameCourseRevisionArgs, 'input'>>;
  publishCourse?: Resolver<Maybe<ResolversTypes['PublishCoursePayload']>, ParentType, ContextType, RequireFields<MutationPublishCourseArgs, 'input'>>;
  publishCourseChanges?: Resolver<Maybe<ResolversTypes['PublishCourseChangesPayload']>, ParentType, ContextType, RequireFields<MutationPublishCourseChangesArgs, 'input'>>;
  redeemVoucher?: Resolver<Maybe<ResolversTypes['RedeemVoucherPayload']>, ParentType, ContextType, RequireFields<MutationRedeemVoucherArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeGroupCourse?: Resolver<Maybe<ResolversTypes['RemoveGroupCoursePayload']>, ParentType, ContextType, RequireFields<MutationRemoveGroupCourseArgs, 'input'>>;
  removeNoticeDevice?: Resolver<Maybe<ResolversTypes['RemoveNoticeDevicePayload']>, ParentType, ContextType, RequireFields<MutationRemoveNoticeDeviceArgs, 'input'>>;
  renameFile?: Resolver<Maybe<ResolversTypes['RenameFilePayload']>, ParentType, ContextType, RequireFields<MutationRenameFileArgs, 'input'>>;
  renameSavedSection?: Resolver<Maybe<ResolversTypes['RenameSavedSectionPayload']>, ParentType, ContextType, RequireFields<MutationRenameSavedSectionArgs, 'input'>>;
  renameTag?: Resolver<Maybe<ResolversTypes['RenameTagPayload']>, ParentType, ContextType, RequireFields<MutationRenameTagArgs, 'input'>>;
  replaceFile?: Resolver<Maybe<ResolversTypes['ReplaceFilePayload']>, ParentType, ContextType, RequireFields<MutationReplaceFileArgs, 'input'>>;
  replayWebhookDelivery?: Resolver<Maybe<ResolversTypes['ReplayWebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveryArgs, 'input'>>;
  replyInDiscussion?: Resolver<Maybe<ResolversTypes['ReplyInDiscussionPayload']>, ParentType, ContextType, RequireFields<MutationReplyInDiscussionArgs, 'input'>>;
  reportDiscussionPost?: Resolver<Maybe<ResolversTypes['ReportDiscussionPostPayload']>, ParentType, ContextType, RequireFields<MutationReportDiscussionPostArgs, 'input'>>;
  reportPresence?: Resolver<Maybe<ResolversTypes['ReportPresencePayload']>, ParentType, ContextType, RequireFields<MutationReportPresenceArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreAccess?: Resolver<Maybe<ResolversTypes['RestoreAccessPayload']>, ParentType, ContextType, RequireFields<MutationRestoreAccessArgs, 'input'>>;
  restoreCertificate?: Resolver<Maybe<ResolversTypes['RestoreCertificatePayload']>, ParentType, ContextType, RequireFields<MutationRestoreCertificateArgs, 'input'>>;
  restoreCourseRevision?: Resolver<Maybe<ResolversTypes['RestoreCourseRevisionPayload']>, ParentType, ContextType, RequireFields<MutationRestoreCourseRevisionArgs, 'input'>>;
  revokeApiToken?: Resolver<Maybe<ResolversTypes['RevokeApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  revokeCertificate?: Resolver<Maybe<ResolversTypes['RevokeCertificatePayload']>, ParentType, ContextType, RequireFields<MutationRevokeCertificateArgs, 'input'>>;
  revokeInvitation?: Resolver<Maybe<ResolversTypes['RevokeInvitationPayload']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'input'>>;
  revokeReviewLink?: Resolver<Maybe<ResolversTypes['RevokeReviewLinkPayload']>, ParentType, ContextType, RequireFields<MutationRevokeReviewLinkArgs, 'input'>>;
  rotateApiToken?: Resolver<Maybe<ResolversTypes['RotateApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationRotateApiTokenArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['RotateWebhookSecretPayload']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  saveCourse?: Resolver<Maybe<ResolversTypes['SaveCoursePayload']>, ParentType, ContextType, RequireFields<MutationSaveCourseArgs, 'input'>>;
  saveProfile?: Resolver<Maybe<ResolversTypes['SaveProfilePayload']>, ParentType, ContextType, RequireFields<MutationSaveProfileArgs, 'input'>>;
  saveStudyPosition?: Resolver<Maybe<ResolversTypes['SaveStudyPositionPayload']>, ParentType, ContextType, RequireFields<MutationSaveStudyPositionArgs, 'input'>>;
  saveVideoPosition?: Resolver<Maybe<ResolversTypes['SaveVideoPositionPayload']>, ParentType, ContextType, RequireFields<MutationSaveVideoPositionArgs, 'input'>>;
  scheduleCoursePublication?: Resolver<Maybe<ResolversTypes['ScheduleCoursePublicationPayload']>, ParentType, ContextType, RequireFields<MutationScheduleCoursePublicationArgs, 'input'>>;
  sendTestWebhook?: Resolver<Maybe<ResolversTypes['SendTestWebhookPayload']>, ParentType, ContextType, RequireFields<MutationSendTestWebhookArgs, 'input'>>;
  setReviewThreadState?: Resolver<Maybe<ResolversTypes['SetReviewThreadStatePayload']>, ParentType, ContextType, RequireFields<MutationSetReviewThreadStateArgs, 'input'>>;
  setReviewThreadVisibility?: Resolver<Maybe<ResolversTypes['SetReviewThreadVisibilityPayload']>, ParentType, ContextType, RequireFields<MutationSetReviewThreadVisibilityArgs, 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInExternally?: Resolver<Maybe<ResolversTypes['SignInPayload']>, ParentType, ContextType, RequireFields<MutationSignInExternallyArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['SignOutPayload']>, ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  startExternalSignIn?: Resolver<Maybe<ResolversTypes['StartExternalSignInPayload']>, ParentType, ContextType, RequireFields<MutationStartExternalSignInArgs, 'input'>>;
  startGuestReviewThread?: Resolver<Maybe<ResolversTypes['StartGuestReviewThreadPayload']>, ParentType, ContextType, RequireFields<MutationStartGuestReviewThreadArgs, 'input'>>;
  startReviewThread?: Resolver<Maybe<ResolversTypes['StartReviewThreadPayload']>, ParentType, ContextType, RequireFields<MutationStartReviewThreadArgs, 'input'>>;
  switchReminders?: Resolver<Maybe<ResolversTypes['SwitchRemindersPayload']>, ParentType, ContextType, RequireFields<MutationSwitchRemindersArgs, 'input'>>;
  syncIntegration?: Resolver<Maybe<ResolversTypes['SyncIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationSyncIntegrationArgs, 'input'>>;
  testIntegration?: Resolver<Maybe<ResolversTypes['TestIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationTestIntegrationArgs, 'input'>>;
  undoCourseJob?: Resolver<Maybe<ResolversTypes['UndoCourseJobPayload']>, ParentType, ContextType, RequireFields<MutationUndoCourseJobArgs, 'input'>>;
  undoEnrolmentJob?: Resolver<Maybe<ResolversTypes['UndoEnrolmentJobPayload']>, ParentType, ContextType, RequireFields<MutationUndoEnrolmentJobArgs, 'input'>>;
  undoPeopleJob?: Resolver<Maybe<ResolversTypes['UndoPeopleJobPayload']>, ParentType, ContextType, RequireFields<MutationUndoPeopleJobArgs, 'input'>>;
  unlockCourse?: Resolver<Maybe<ResolversTypes['UnlockCoursePayload']>, ParentType, ContextType, RequireFields<MutationUnlockCourseArgs, 'input'>>;
  updateCampaign?: Resolver<Maybe<ResolversTypes['UpdateCampaignPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCampaignArgs, 'input'>>;
  updateGroup?: Resolver<Maybe<ResolversTypes['UpdateGroupPayload']>, ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'input'>>;
  updateIntegration?: Resolver<Maybe<ResolversTypes['UpdateIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateIntegrationArgs, 'input'>>;
  updateNotices?: Resolver<Maybe<ResolversTypes['UpdateNoticesPayload']>, ParentType, ContextType, RequireFields<MutationUpdateNoticesArgs, 'input'>>;
  updatePreferences?: Resolver<Maybe<ResolversTypes['UpdatePreferencesPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
  updateReminders?: Resolver<Maybe<ResolversTypes['UpdateRemindersPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRemindersArgs, 'input'>>;
  updateRetention?: Resolver<Maybe<ResolversTypes['UpdateRetentionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRetentionArgs, 'input'>>;
  updateUserCourse?: Resolver<Maybe<ResolversTypes['UpdateUserCoursePayload']>, ParentType, ContextType, RequireFields<MutationUpdateUserCourseArgs, 'input'>>;
  updateViewer?: Resolver<Maybe<ResolversTypes['UpdateViewerPayload']>, ParentType, ContextType, RequireFields<MutationUpdateViewerArgs, 'input'>>;
  updateWebhook?: Resolver<Maybe<ResolversTypes['UpdateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  withdrawAccess?: Resolver<Maybe<ResolversTypes['WithdrawAccessPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawAccessArgs, 'input'>>;
};

export type NameCourseRevisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameCourseRevisionPayload'] = ResolversParentTypes['NameCourseRevisionPayload']> = {
  revision?: Resolver<Maybe<ResolversTypes['CourseRevision']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewNoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewNotices'] = ResolversParentTypes['NewNotices']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Achievement' | 'ApiToken' | 'AuditEntry' | 'AuthoredCourse' | 'AuthoredLecture' | 'AuthoredModule' | 'Campaign' | 'CategorizationQuestion' | 'Certificate' | 'Consent' | 'ConsentVersion' | 'Course' | 'CourseRevision' | 'DiscussionPost' | 'DiscussionThread' | 'EarnedAchievement' | 'File' | 'ForumIntegration' | 'Job' | 'Lecture' | 'LoomIntegration' | 'Module' | 'MultipleAssociationQuestion' | 'MultipleChoiceQuestion' | 'NoticeDevice' | 'OAuthIntegration' | 'PersonGroup' | 'PersonnelIntegration' | 'PrivacyRequest' | 'PushIntegration' | 'Redemption' | 'ReviewThread' | 'SavedSection' | 'SingleChoiceQuestion' | 'SingleOrderingQuestion' | 'Tag' | 'User' | 'UserCourse' | 'Voucher' | 'WaitingEnrolment' | 'Webhook' | 'Workspace' | 'WorkspacePerson', ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  noticeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type NoticeDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeDevice'] = ResolversParentTypes['NoticeDevice']> = {
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deviceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endpointHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notices'] = ResolversParentTypes['Notices']> = {
  achievement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['NoticeDevice']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrolment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OAuthIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OAuthIntegration'] = ResolversParentTypes['OAuthIntegration']> = {
  authorizationEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emailProperty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastCheck?: Resolver<Maybe<ResolversTypes['IntegrationCheck']>, ParentType, ContextType>;
  responseType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secretsSet?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tokenEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IntegrationType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenReviewCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenReviewCount'] = ResolversParentTypes['OpenReviewCount']> = {
  anchor?: Resolver<ResolversTypes['ReviewAnchor'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PdfSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PdfSection'] = ResolversParentTypes['PdfSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonGroup'] = ResolversParentTypes['PersonGroup']> = {
  addressDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['GroupCourse']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['WorkspacePersonConnection']>, ParentType, ContextType, Partial<PersonGroupMembersArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['GroupOrigin'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonGroupConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonGroupConnection'] = ResolversParentTypes['PersonGroupConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonGroupEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonGroupEdge'] = ResolversParentTypes['PersonGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PersonGroup'], ParentType, ContextType>;
};

export type PersonnelIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonnelIntegration'] = ResolversParentTypes['PersonnelIntegration']> = {
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastCheck?: Resolver<Maybe<ResolversTypes['IntegrationCheck']>, ParentType, ContextType>;
  lastSync?: Resolver<Maybe<ResolversTypes['IntegrationSync']>, ParentType, ContextType>;
  scimEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secretsSet?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subdomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tokenEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IntegrationType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preferences'] = ResolversParentTypes['Preferences']> = {
  colorMode?: Resolver<Maybe<ResolversTypes['ColorMode']>, ParentType, ContextType>;
  colorScheme?: Resolver<Maybe<ResolversTypes['ReadingColorScheme']>, ParentType, ContextType>;
  fontSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  imageMode?: Resolver<Maybe<ResolversTypes['ImageMode']>, ParentType, ContextType>;
};

export type PresentAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresentAuthor'] = ResolversParentTypes['PresentAuthor']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  editing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['LockRequest']>, ParentType, ContextType>;
};

export type PrivacyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyRequest'] = ResolversParentTypes['PrivacyRequest']> = {
  closeTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrivacyRequestKind'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderedBy?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  orderedById?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['PrivacyRequestOrigin'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  privacyRequestId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrivacyRequestState'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrivacyRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyRequestConnection'] = ResolversParentTypes['PrivacyRequestConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<PrivacyRequestConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['PrivacyRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PrivacyRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrivacyRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyRequestEdge'] = ResolversParentTypes['PrivacyRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PrivacyRequest'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  avatarFrames?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  contentUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  copyrightIsLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disclaimer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faviconUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  feedbackFormEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feedbackFormId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footerLogoIsLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  footerLogoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  googleAnalyticsTrackingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtmTrackingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headerLogoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  hiddenParts?: Resolver<Array<ResolversTypes['HiddenPart']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  marketplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  remoteComponents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socials?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ProfileStyle'], ParentType, ContextType>;
  termsUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ReplacedText']>, ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['ProfileTheme'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileStyleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileStyle'] = ResolversParentTypes['ProfileStyle']> = {
  actionButtons?: Resolver<Array<ResolversTypes['StyleProperty']>, ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['StyleProperty']>, ParentType, ContextType>;
  indicationButtons?: Resolver<Array<ResolversTypes['StyleProperty']>, ParentType, ContextType>;
};

export type ProfileThemeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileTheme'] = ResolversParentTypes['ProfileTheme']> = {
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicIntegration'] = ResolversParentTypes['PublicIntegration']> = {
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forumId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IntegrationType'], ParentType, ContextType>;
};

export type PublishCourseChangesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishCourseChangesPayload'] = ResolversParentTypes['PublishCourseChangesPayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  currentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gradingJob?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  impact?: Resolver<Maybe<ResolversTypes['CourseImpact']>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  losses?: Resolver<Maybe<ResolversTypes['CourseLosses']>, ParentType, ContextType>;
  undecided?: Resolver<Maybe<Array<ResolversTypes['ChangedAnswers']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishCoursePayload'] = ResolversParentTypes['PublishCoursePayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  currentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PushIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushIntegration'] = ResolversParentTypes['PushIntegration']> = {
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastCheck?: Resolver<Maybe<ResolversTypes['IntegrationCheck']>, ParentType, ContextType>;
  secretsSet?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['IntegrationType'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  authoredCourse?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType, RequireFields<QueryAuthoredCourseArgs, 'id'>>;
  authoredCourses?: Resolver<Maybe<ResolversTypes['AuthoredCourseConnection']>, ParentType, ContextType, Partial<QueryAuthoredCoursesArgs>>;
  authoredLecture?: Resolver<Maybe<ResolversTypes['AuthoredLecture']>, ParentType, ContextType, RequireFields<QueryAuthoredLectureArgs, 'courseId' | 'lectureId'>>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<QueryCampaignArgs, 'id'>>;
  campaignCourses?: Resolver<Maybe<ResolversTypes['CampaignCourseConnection']>, ParentType, ContextType, Partial<QueryCampaignCoursesArgs>>;
  campaigns?: Resolver<Maybe<ResolversTypes['CampaignConnection']>, ParentType, ContextType, Partial<QueryCampaignsArgs>>;
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<QueryCertificateArgs, 'uuid'>>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courseCounts?: Resolver<Maybe<ResolversTypes['CourseCounts']>, ParentType, ContextType, Partial<QueryCourseCountsArgs>>;
  courseMetadata?: Resolver<Maybe<ResolversTypes['CoursePreview']>, ParentType, ContextType, RequireFields<QueryCourseMetadataArgs, 'courseId'>>;
  courseTemplates?: Resolver<Maybe<Array<ResolversTypes['CourseTemplate']>>, ParentType, ContextType>;
  courses?: Resolver<Maybe<ResolversTypes['CourseConnection']>, ParentType, ContextType, Partial<QueryCoursesArgs>>;
  discussion?: Resolver<Maybe<ResolversTypes['DiscussionThreadConnection']>, ParentType, ContextType, RequireFields<QueryDiscussionArgs, 'courseId' | 'lectureId'>>;
  discussionThread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType, RequireFields<QueryDiscussionThreadArgs, 'threadId'>>;
  environment?: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  files?: Resolver<Maybe<ResolversTypes['FileConnection']>, ParentType, ContextType, Partial<QueryFilesArgs>>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobs?: Resolver<Maybe<ResolversTypes['JobConnection']>, ParentType, ContextType, Partial<QueryJobsArgs>>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType, RequireFields<QueryLectureArgs, 'asLearner' | 'courseId' | 'lectureId'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryReviewArgs, 'token'>>;
  savedSection?: Resolver<Maybe<ResolversTypes['SavedSection']>, ParentType, ContextType, RequireFields<QuerySavedSectionArgs, 'id'>>;
  savedSections?: Resolver<Maybe<ResolversTypes['SavedSectionConnection']>, ParentType, ContextType, Partial<QuerySavedSectionsArgs>>;
  tags?: Resolver<Maybe<ResolversTypes['TagConnection']>, ParentType, ContextType, Partial<QueryTagsArgs>>;
  trialOffer?: Resolver<Maybe<ResolversTypes['TrialOffer']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  __resolveType: TypeResolveFn<'CategorizationQuestion' | 'MultipleAssociationQuestion' | 'MultipleChoiceQuestion' | 'SingleChoiceQuestion' | 'SingleOrderingQuestion', ParentType, ContextType>;
};

export type QuestionBankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionBank'] = ResolversParentTypes['QuestionBank']> = {
  draws?: Resolver<Array<ResolversTypes['QuestionBankDraw']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionBankDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionBankDraw'] = ResolversParentTypes['QuestionBankDraw']> = {
  drawCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionBubbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionBubble'] = ResolversParentTypes['QuestionBubble']> = {
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuestionFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionFields'] = ResolversParentTypes['QuestionFields']> = {
  __resolveType: TypeResolveFn<'CategorizationQuestion' | 'MultipleAssociationQuestion' | 'MultipleChoiceQuestion' | 'SingleChoiceQuestion' | 'SingleOrderingQuestion', ParentType, ContextType>;
};

export type QuestionSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionSection'] = ResolversParentTypes['QuestionSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuestionStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionStatistics'] = ResolversParentTypes['QuestionStatistics']> = {
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discrimination?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['QuestionFinding']>, ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['Lecture']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outdatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['QuestionStatisticsPart']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rightAtOnceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionStatisticsPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionStatisticsPart'] = ResolversParentTypes['QuestionStatisticsPart']> = {
  chosenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionTryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionTry'] = ResolversParentTypes['QuestionTry']> = {
  correct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  given?: Resolver<Array<ResolversTypes['GivenPart']>, ParentType, ContextType>;
  goneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RedeemVoucherPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemVoucherPayload'] = ResolversParentTypes['RedeemVoucherPayload']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  redemptionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedemptionConnection'] = ResolversParentTypes['RedemptionConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<RedemptionConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['RedemptionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RedemptionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedemptionEdge'] = ResolversParentTypes['RedemptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
};

export type RemainingFileUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemainingFileUse'] = ResolversParentTypes['RemainingFileUse']> = {
  editor?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RemainingFileReason'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['FileUse'], ParentType, ContextType>;
};

export type RemindersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reminders'] = ResolversParentTypes['Reminders']> = {
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionsByMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  repliesByMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RemoveGroupCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGroupCoursePayload'] = ResolversParentTypes['RemoveGroupCoursePayload']> = {
  group?: Resolver<Maybe<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveNoticeDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveNoticeDevicePayload'] = ResolversParentTypes['RemoveNoticeDevicePayload']> = {
  notices?: Resolver<Maybe<ResolversTypes['Notices']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameFilePayload'] = ResolversParentTypes['RenameFilePayload']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameSavedSectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameSavedSectionPayload'] = ResolversParentTypes['RenameSavedSectionPayload']> = {
  savedSection?: Resolver<Maybe<ResolversTypes['SavedSection']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameTagPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameTagPayload'] = ResolversParentTypes['RenameTagPayload']> = {
  deletedTagId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplaceFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceFilePayload'] = ResolversParentTypes['ReplaceFilePayload']> = {
  remainingIn?: Resolver<Maybe<Array<ResolversTypes['RemainingFileUse']>>, ParentType, ContextType>;
  replacedIn?: Resolver<Maybe<Array<ResolversTypes['FileUse']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplacedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedText'] = ResolversParentTypes['ReplacedText']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplayWebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplayWebhookDeliveryPayload'] = ResolversParentTypes['ReplayWebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplyInDiscussionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyInDiscussionPayload'] = ResolversParentTypes['ReplyInDiscussionPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['DiscussionThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportDiscussionPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportDiscussionPostPayload'] = ResolversParentTypes['ReportDiscussionPostPayload']> = {
  post?: Resolver<Maybe<ResolversTypes['DiscussionPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportPresencePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPresencePayload'] = ResolversParentTypes['ReportPresencePayload']> = {
  presence?: Resolver<Maybe<ResolversTypes['CoursePresence']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  accepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  reset?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreAccessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAccessPayload'] = ResolversParentTypes['RestoreAccessPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCertificatePayload'] = ResolversParentTypes['RestoreCertificatePayload']> = {
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreCourseRevisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCourseRevisionPayload'] = ResolversParentTypes['RestoreCourseRevisionPayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  currentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gradingJob?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  impact?: Resolver<Maybe<ResolversTypes['CourseImpact']>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  losses?: Resolver<Maybe<ResolversTypes['CourseLosses']>, ParentType, ContextType>;
  undecided?: Resolver<Maybe<Array<ResolversTypes['ChangedAnswers']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  auditMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  factMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  factsKeptFromTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  inactiveAccountMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RetentionPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionPreview'] = ResolversParentTypes['RetentionPreview']> = {
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  auditBeforeTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  auditEntryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  factCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  factsBeforeTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['InactivePerson']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  courseDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expireTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  lecture?: Resolver<Maybe<ResolversTypes['ReviewLecture']>, ParentType, ContextType, RequireFields<ReviewLectureArgs, 'lectureId'>>;
  linkName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['ReviewModule']>, ParentType, ContextType>;
  threads?: Resolver<Maybe<ResolversTypes['ReviewThreadConnection']>, ParentType, ContextType, Partial<ReviewThreadsArgs>>;
};

export type ReviewAnchorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAnchor'] = ResolversParentTypes['ReviewAnchor']> = {
  lectureId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ReviewPart'], ParentType, ContextType>;
  partId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewComment'] = ResolversParentTypes['ReviewComment']> = {
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['ReviewPerson']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['ReviewCommentPiece']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenByGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writtenByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewCommentPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewCommentPiece'] = ResolversParentTypes['ReviewCommentPiece']> = {
  mentioned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ReviewPerson']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewLectureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewLecture'] = ResolversParentTypes['ReviewLecture']> = {
  content?: Resolver<ResolversTypes['LectureContent'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headerImageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaSource?: Resolver<Maybe<ResolversTypes['MediaSource']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigationMode?: Resolver<ResolversTypes['NavigationMode'], ParentType, ContextType>;
  questionBank?: Resolver<Maybe<ResolversTypes['QuestionBank']>, ParentType, ContextType>;
};

export type ReviewLectureStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewLectureStep'] = ResolversParentTypes['ReviewLectureStep']> = {
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureType?: Resolver<ResolversTypes['LectureType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewLink'] = ResolversParentTypes['ReviewLink']> = {
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expireTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUseTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  linkId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewModule'] = ResolversParentTypes['ReviewModule']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lectures?: Resolver<Array<ResolversTypes['ReviewLectureStep']>, ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPerson'] = ResolversParentTypes['ReviewPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReviewQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewQuote'] = ResolversParentTypes['ReviewQuote']> = {
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewThread'] = ResolversParentTypes['ReviewThread']> = {
  anchor?: Resolver<ResolversTypes['ReviewAnchor'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['ReviewComment']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  guestVisibilityEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guestVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActivityTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReviewOutcome']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['ReviewQuote']>, ParentType, ContextType>;
  resolveTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewThreadState'], ParentType, ContextType>;
  suggestedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewThreadConnection'] = ResolversParentTypes['ReviewThreadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewThreadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewThreadEdge'] = ResolversParentTypes['ReviewThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReviewThread'], ParentType, ContextType>;
};

export type RevisedLectureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisedLecture'] = ResolversParentTypes['RevisedLecture']> = {
  content?: Resolver<ResolversTypes['AuthoredLectureContent'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headerImageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediaSource?: Resolver<Maybe<ResolversTypes['MediaSource']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigationMode?: Resolver<ResolversTypes['NavigationMode'], ParentType, ContextType>;
  questionBank?: Resolver<Maybe<ResolversTypes['QuestionBank']>, ParentType, ContextType>;
};

export type RevokeApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiTokenPayload'] = ResolversParentTypes['RevokeApiTokenPayload']> = {
  revokedApiTokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeCertificatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeCertificatePayload'] = ResolversParentTypes['RevokeCertificatePayload']> = {
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeInvitationPayload'] = ResolversParentTypes['RevokeInvitationPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeReviewLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeReviewLinkPayload'] = ResolversParentTypes['RevokeReviewLinkPayload']> = {
  revokedLinkId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RichTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RichTextSection'] = ResolversParentTypes['RichTextSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RotateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateApiTokenPayload'] = ResolversParentTypes['RotateApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type SaveCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCoursePayload'] = ResolversParentTypes['SaveCoursePayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  created?: Resolver<Maybe<Array<ResolversTypes['CreatedNode']>>, ParentType, ContextType>;
  currentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gradingJob?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  impact?: Resolver<Maybe<ResolversTypes['CourseImpact']>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  losses?: Resolver<Maybe<ResolversTypes['CourseLosses']>, ParentType, ContextType>;
  undecided?: Resolver<Maybe<Array<ResolversTypes['ChangedAnswers']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveProfilePayload'] = ResolversParentTypes['SaveProfilePayload']> = {
  currentVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type SaveStudyPositionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStudyPositionPayload'] = ResolversParentTypes['SaveStudyPositionPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['StudyPosition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveVideoPositionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveVideoPositionPayload'] = ResolversParentTypes['SaveVideoPositionPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['VideoPosition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSection'] = ResolversParentTypes['SavedSection']> = {
  content?: Resolver<Maybe<ResolversTypes['SavedSectionContent']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedSectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSectionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSectionConnection'] = ResolversParentTypes['SavedSectionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SavedSectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SavedSection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedSectionContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSectionContent'] = ResolversParentTypes['SavedSectionContent']> = {
  questions?: Resolver<Array<ResolversTypes['AuthoredQuestion']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['AuthoredSection']>, ParentType, ContextType>;
};

export type SavedSectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSectionEdge'] = ResolversParentTypes['SavedSectionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SavedSection'], ParentType, ContextType>;
};

export type ScheduleCoursePublicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleCoursePublicationPayload'] = ResolversParentTypes['ScheduleCoursePublicationPayload']> = {
  course?: Resolver<Maybe<ResolversTypes['AuthoredCourse']>, ParentType, ContextType>;
  lock?: Resolver<Maybe<ResolversTypes['CourseLock']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScimServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimServer'] = ResolversParentTypes['ScimServer']> = {
  baseUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  createTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUseTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScormItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScormItem'] = ResolversParentTypes['ScormItem']> = {
  completionThreshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  launchData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  launchUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  masteryScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxTimeAllowed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectiveIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ScormState'], ParentType, ContextType>;
  timeLimitAction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScormLeavingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScormLeaving'] = ResolversParentTypes['ScormLeaving']> = {
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ScormPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScormPackage'] = ResolversParentTypes['ScormPackage']> = {
  contentUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ScormItem']>, ParentType, ContextType>;
  leaving?: Resolver<Maybe<ResolversTypes['ScormLeaving']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userCourseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ScormVersion'], ParentType, ContextType>;
};

export type ScormStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScormState'] = ResolversParentTypes['ScormState']> = {
  cmi?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  completion?: Resolver<ResolversTypes['ScormCompletion'], ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scoreScaled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['ScormSuccess'], ParentType, ContextType>;
  totalSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScrollSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScrollSection'] = ResolversParentTypes['ScrollSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Section'] = ResolversParentTypes['Section']> = {
  __resolveType: TypeResolveFn<'AccordionSection' | 'AdditionalInfoSection' | 'AudioSection' | 'BranchSection' | 'ButtonDividerSection' | 'ButtonSection' | 'DialogSection' | 'EmbedSection' | 'ExamplesSection' | 'FileSection' | 'HtmlSection' | 'ImageTextSection' | 'ImportantSection' | 'PdfSection' | 'QuestionSection' | 'RichTextSection' | 'ScrollSection' | 'TextSection' | 'UnknownSection' | 'VideoTextSection', ParentType, ContextType>;
};

export type SectionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionChange'] = ResolversParentTypes['SectionChange']> = {
  exact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['CourseChangeKind']>, ParentType, ContextType>;
  saveTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SectionFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionFields'] = ResolversParentTypes['SectionFields']> = {
  __resolveType: TypeResolveFn<'AccordionSection' | 'AdditionalInfoSection' | 'AudioSection' | 'BranchSection' | 'ButtonDividerSection' | 'ButtonSection' | 'DialogSection' | 'EmbedSection' | 'ExamplesSection' | 'FileSection' | 'HtmlSection' | 'ImageTextSection' | 'ImportantSection' | 'PdfSection' | 'QuestionSection' | 'RichTextSection' | 'ScrollSection' | 'TextSection' | 'UnknownSection' | 'VideoTextSection', ParentType, ContextType>;
};

export type SendTestWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTestWebhookPayload'] = ResolversParentTypes['SendTestWebhookPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetReviewThreadStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetReviewThreadStatePayload'] = ResolversParentTypes['SetReviewThreadStatePayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetReviewThreadVisibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetReviewThreadVisibilityPayload'] = ResolversParentTypes['SetReviewThreadVisibilityPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  createdWorkspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tokens?: Resolver<Maybe<ResolversTypes['Tokens']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  signedOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SingleChoiceQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleChoiceQuestion'] = ResolversParentTypes['SingleChoiceQuestion']> = {
  chosenPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  correctAnswerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  explanations?: Resolver<Array<ResolversTypes['Explanation']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SingleOrderingQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleOrderingQuestion'] = ResolversParentTypes['SingleOrderingQuestion']> = {
  correct?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  correctAnswerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctOrder?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  correctPartCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  explanations?: Resolver<Array<ResolversTypes['Explanation']>, ParentType, ContextType>;
  givenOrder?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  partCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type StartExternalSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartExternalSignInPayload'] = ResolversParentTypes['StartExternalSignInPayload']> = {
  authorizationUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartGuestReviewThreadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartGuestReviewThreadPayload'] = ResolversParentTypes['StartGuestReviewThreadPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartReviewThreadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartReviewThreadPayload'] = ResolversParentTypes['StartReviewThreadPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['ReviewThread']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StudyPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StudyPosition'] = ResolversParentTypes['StudyPosition']> = {
  lectureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StylePropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleProperty'] = ResolversParentTypes['StyleProperty']> = {
  property?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  coursePresence?: SubscriptionResolver<Maybe<ResolversTypes['CoursePresence']>, "coursePresence", ParentType, ContextType, RequireFields<SubscriptionCoursePresenceArgs, 'courseId'>>;
  discussion?: SubscriptionResolver<Maybe<ResolversTypes['DiscussionThreadConnection']>, "discussion", ParentType, ContextType, RequireFields<SubscriptionDiscussionArgs, 'courseId' | 'lectureId'>>;
  job?: SubscriptionResolver<Maybe<ResolversTypes['Job']>, "job", ParentType, ContextType, RequireFields<SubscriptionJobArgs, 'id'>>;
  notices?: SubscriptionResolver<Maybe<ResolversTypes['NewNotices']>, "notices", ParentType, ContextType, Partial<SubscriptionNoticesArgs>>;
};

export type SwitchRemindersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwitchRemindersPayload'] = ResolversParentTypes['SwitchRemindersPayload']> = {
  byMail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SyncIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncIntegrationPayload'] = ResolversParentTypes['SyncIntegrationPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagConnection'] = ResolversParentTypes['TagConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TagEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unavailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TagCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagCount'] = ResolversParentTypes['TagCount']> = {
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tagId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagEdge'] = ResolversParentTypes['TagEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
};

export type TemplateLectureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateLecture'] = ResolversParentTypes['TemplateLecture']> = {
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemplateModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateModule'] = ResolversParentTypes['TemplateModule']> = {
  lectures?: Resolver<Array<ResolversTypes['TemplateLecture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestIntegrationPayload'] = ResolversParentTypes['TestIntegrationPayload']> = {
  check?: Resolver<Maybe<ResolversTypes['IntegrationCheck']>, ParentType, ContextType>;
  integration?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TextBubbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextBubble'] = ResolversParentTypes['TextBubble']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSection'] = ResolversParentTypes['TextSection']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tokens'] = ResolversParentTypes['Tokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trial'] = ResolversParentTypes['Trial']> = {
  contactUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TrialOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialOffer'] = ResolversParentTypes['TrialOffer']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UndoCourseJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoCourseJobPayload'] = ResolversParentTypes['UndoCourseJobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoEnrolmentJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoEnrolmentJobPayload'] = ResolversParentTypes['UndoEnrolmentJobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoPeopleJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPeopleJobPayload'] = ResolversParentTypes['UndoPeopleJobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnknownSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownSection'] = ResolversParentTypes['UnknownSection']> = {
  content?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnlockCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnlockCoursePayload'] = ResolversParentTypes['UnlockCoursePayload']> = {
  unlocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCampaignPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCampaignPayload'] = ResolversParentTypes['UpdateCampaignPayload']> = {
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType>;
  currentVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGroupPayload'] = ResolversParentTypes['UpdateGroupPayload']> = {
  group?: Resolver<Maybe<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateIntegrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateIntegrationPayload'] = ResolversParentTypes['UpdateIntegrationPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['Integration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateNoticesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNoticesPayload'] = ResolversParentTypes['UpdateNoticesPayload']> = {
  notices?: Resolver<Maybe<ResolversTypes['Notices']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePreferencesPayload'] = ResolversParentTypes['UpdatePreferencesPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UpdateRemindersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRemindersPayload'] = ResolversParentTypes['UpdateRemindersPayload']> = {
  reminders?: Resolver<Maybe<ResolversTypes['Reminders']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateRetentionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRetentionPayload'] = ResolversParentTypes['UpdateRetentionPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type UpdateUserCoursePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserCoursePayload'] = ResolversParentTypes['UpdateUserCoursePayload']> = {
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateViewerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateViewerPayload'] = ResolversParentTypes['UpdateViewerPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  avatarFrame?: Resolver<Maybe<ResolversTypes['EarnedAchievement']>, ParentType, ContextType>;
  createCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createVoucher?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  latestAchievement?: Resolver<Maybe<ResolversTypes['EarnedAchievement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserCourse'] = ResolversParentTypes['UserCourse']> = {
  achievementProgress?: Resolver<Array<ResolversTypes['AchievementProgress']>, ParentType, ContextType>;
  answeredQuestions?: Resolver<Maybe<Array<ResolversTypes['AnsweredQuestion']>>, ParentType, ContextType, RequireFields<UserCourseAnsweredQuestionsArgs, 'lectureId'>>;
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  certificateProgress?: Resolver<Maybe<ResolversTypes['CertificateProgress']>, ParentType, ContextType>;
  completion?: Resolver<Maybe<ResolversTypes['CompletionCheck']>, ParentType, ContextType>;
  continueAt?: Resolver<Maybe<ResolversTypes['ContinuePoint']>, ParentType, ContextType>;
  correctPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  dueTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  earnedAchievements?: Resolver<Array<ResolversTypes['EarnedAchievement']>, ParentType, ContextType>;
  expireTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  finishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActivityTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastPosition?: Resolver<Maybe<ResolversTypes['StudyPosition']>, ParentType, ContextType>;
  learner?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['ProgressLevel'], ParentType, ContextType>;
  moduleProgress?: Resolver<Maybe<Array<ResolversTypes['ModuleProgress']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextLecture?: Resolver<Maybe<ResolversTypes['LectureStep']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['LearnerPhase'], ParentType, ContextType>;
  remainingMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scorePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['UserCourseStats'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgressStatus'], ParentType, ContextType>;
  stuck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  umbrella?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userCourseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserCourseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserCourseConnection'] = ResolversParentTypes['UserCourseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserCourseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserCourseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserCourseEdge'] = ResolversParentTypes['UserCourseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserCourse'], ParentType, ContextType>;
};

export type UserCourseStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserCourseStats'] = ResolversParentTypes['UserCourseStats']> = {
  correctQuestionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lectureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenLectureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  availableFromTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availableUntilTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['UserErrorReason']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VideoBubbleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoBubble'] = ResolversParentTypes['VideoBubble']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoCaptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoCaption'] = ResolversParentTypes['VideoCaption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vtt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoPosition'] = ResolversParentTypes['VideoPosition']> = {
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VideoTextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoTextSection'] = ResolversParentTypes['VideoTextSection']> = {
  captions?: Resolver<Array<ResolversTypes['VideoCaption']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoColumns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoKind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  videoSide?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  videoUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  activeUserCourses?: Resolver<Maybe<ResolversTypes['UserCourseConnection']>, ParentType, ContextType, Partial<ViewerActiveUserCoursesArgs>>;
  apiTokens?: Resolver<Maybe<Array<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  completedUserCourses?: Resolver<Maybe<ResolversTypes['UserCourseConnection']>, ParentType, ContextType, Partial<ViewerCompletedUserCoursesArgs>>;
  completionRecords?: Resolver<Maybe<ResolversTypes['CompletionRecordConnection']>, ParentType, ContextType, Partial<ViewerCompletionRecordsArgs>>;
  consentDue?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  continueLearning?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  dueNext?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  earnedAchievements?: Resolver<Maybe<ResolversTypes['EarnedAchievementConnection']>, ParentType, ContextType, RequireFields<ViewerEarnedAchievementsArgs, 'framesOnly'>>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayEditProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notices?: Resolver<Maybe<ResolversTypes['Notices']>, ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['Preferences'], ParentType, ContextType>;
  reminders?: Resolver<Maybe<ResolversTypes['Reminders']>, ParentType, ContextType>;
  rightsWait?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  redeemUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  usageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voucherId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoucherConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoucherConnection'] = ResolversParentTypes['VoucherConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<VoucherConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['VoucherEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Voucher']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoucherEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoucherEdge'] = ResolversParentTypes['VoucherEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Voucher'], ParentType, ContextType>;
};

export type WaitingEnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingEnrolment'] = ResolversParentTypes['WaitingEnrolment']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingEnrolmentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitingEnrolmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingEnrolmentConnection'] = ResolversParentTypes['WaitingEnrolmentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WaitingEnrolmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WaitingEnrolment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingEnrolmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingEnrolmentEdge'] = ResolversParentTypes['WaitingEnrolmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WaitingEnrolment'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, Partial<WebhookDeliveriesArgs>>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disableReason?: Resolver<Maybe<ResolversTypes['WebhookDisableReason']>, ParentType, ContextType>;
  disableTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventTypes?: Resolver<Array<ResolversTypes['WebhookEventType']>, ParentType, ContextType>;
  failingSinceTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previousSecretExpireTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  deliveryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMilliseconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eventTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['WebhookDeliveryError']>, ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  objectKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WithdrawAccessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawAccessPayload'] = ResolversParentTypes['WithdrawAccessPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  activeConsent?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  analytics?: Resolver<Maybe<ResolversTypes['Analytics']>, ParentType, ContextType>;
  apiTokens?: Resolver<Maybe<Array<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  auditLog?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<WorkspaceAuditLogArgs, 'grouped'>>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  consents?: Resolver<Maybe<ResolversTypes['ConsentVersionConnection']>, ParentType, ContextType, Partial<WorkspaceConsentsArgs>>;
  courseFunnel?: Resolver<Maybe<ResolversTypes['CourseFunnel']>, ParentType, ContextType, RequireFields<WorkspaceCourseFunnelArgs, 'courseId'>>;
  coursesToReview?: Resolver<Maybe<ResolversTypes['CoursesToReview']>, ParentType, ContextType>;
  coverImageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletions?: Resolver<Maybe<ResolversTypes['DeletionConnection']>, ParentType, ContextType, RequireFields<WorkspaceDeletionsArgs, 'deletedSince'>>;
  discussionQuestions?: Resolver<Maybe<ResolversTypes['DiscussionQuestionConnection']>, ParentType, ContextType, Partial<WorkspaceDiscussionQuestionsArgs>>;
  embedHosts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  externalSignIns?: Resolver<Array<ResolversTypes['ExternalSignIn']>, ParentType, ContextType>;
  files?: Resolver<Maybe<ResolversTypes['WorkspaceFiles']>, ParentType, ContextType>;
  findUser?: Resolver<Maybe<ResolversTypes['FoundUser']>, ParentType, ContextType, RequireFields<WorkspaceFindUserArgs, 'username'>>;
  group?: Resolver<Maybe<ResolversTypes['PersonGroup']>, ParentType, ContextType, RequireFields<WorkspaceGroupArgs, 'id'>>;
  groups?: Resolver<Maybe<ResolversTypes['PersonGroupConnection']>, ParentType, ContextType, Partial<WorkspaceGroupsArgs>>;
  hostname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationProviders?: Resolver<Maybe<Array<ResolversTypes['IntegrationProvider']>>, ParentType, ContextType>;
  integrations?: Resolver<Maybe<Array<ResolversTypes['Integration']>>, ParentType, ContextType>;
  invitedPeople?: Resolver<Maybe<ResolversTypes['InvitedPersonConnection']>, ParentType, ContextType, Partial<WorkspaceInvitedPeopleArgs>>;
  maxVideoBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['WorkspacePersonConnection']>, ParentType, ContextType, Partial<WorkspacePeopleArgs>>;
  person?: Resolver<Maybe<ResolversTypes['WorkspacePerson']>, ParentType, ContextType, RequireFields<WorkspacePersonArgs, 'id'>>;
  previewRetention?: Resolver<Maybe<ResolversTypes['RetentionPreview']>, ParentType, ContextType, RequireFields<WorkspacePreviewRetentionArgs, 'retention'>>;
  privacyRequests?: Resolver<Maybe<ResolversTypes['PrivacyRequestConnection']>, ParentType, ContextType, Partial<WorkspacePrivacyRequestsArgs>>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  publicIntegrations?: Resolver<Array<ResolversTypes['PublicIntegration']>, ParentType, ContextType>;
  questionStatistics?: Resolver<Maybe<ResolversTypes['CourseQuestionStatistics']>, ParentType, ContextType, RequireFields<WorkspaceQuestionStatisticsArgs, 'courseId'>>;
  retention?: Resolver<Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  scimServer?: Resolver<Maybe<ResolversTypes['ScimServer']>, ParentType, ContextType>;
  setup?: Resolver<Maybe<ResolversTypes['WorkspaceSetup']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['WorkspaceTagConnection']>, ParentType, ContextType, Partial<WorkspaceTagsArgs>>;
  trial?: Resolver<Maybe<ResolversTypes['Trial']>, ParentType, ContextType>;
  userCourse?: Resolver<Maybe<ResolversTypes['UserCourse']>, ParentType, ContextType, RequireFields<WorkspaceUserCourseArgs, 'id'>>;
  userCourses?: Resolver<Maybe<ResolversTypes['WorkspaceUserCourseConnection']>, ParentType, ContextType, Partial<WorkspaceUserCoursesArgs>>;
  waitingEnrolments?: Resolver<Maybe<ResolversTypes['WaitingEnrolmentConnection']>, ParentType, ContextType, Partial<WorkspaceWaitingEnrolmentsArgs>>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkspaceFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceFiles'] = ResolversParentTypes['WorkspaceFiles']> = {
  footerScriptUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  headerScriptUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  pageStyleUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  styleUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkspacePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspacePerson'] = ResolversParentTypes['WorkspacePerson']> = {
  addressProven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adminPromised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createVoucher?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leaveTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftBy?: Resolver<Maybe<ResolversTypes['AccessOrigin']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccessStatus'], ParentType, ContextType>;
  updateTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkspacePersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspacePersonConnection'] = ResolversParentTypes['WorkspacePersonConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<WorkspacePersonConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['WorkspacePersonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WorkspacePerson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspacePersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspacePersonEdge'] = ResolversParentTypes['WorkspacePersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkspacePerson'], ParentType, ContextType>;
};

export type WorkspaceSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceSetup'] = ResolversParentTypes['WorkspaceSetup']> = {
  courseDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lookDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  peopleDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  termsDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkspaceTagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceTagConnection'] = ResolversParentTypes['WorkspaceTagConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WorkspaceTagEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceTagEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceTagEdge'] = ResolversParentTypes['WorkspaceTagEdge']> = {
  courseCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
};

export type WorkspaceUserCourseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceUserCourseConnection'] = ResolversParentTypes['WorkspaceUserCourseConnection']> = {
  csvUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<WorkspaceUserCourseConnectionCsvUrlArgs>>;
  edges?: Resolver<Array<ResolversTypes['UserCourseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['UserCourse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptConsentPayload?: AcceptConsentPayloadResolvers<ContextType>;
  AcceptDiscussionAnswerPayload?: AcceptDiscussionAnswerPayloadResolvers<ContextType>;
  AccordionItem?: AccordionItemResolvers<ContextType>;
  AccordionSection?: AccordionSectionResolvers<ContextType>;
  Achievement?: AchievementResolvers<ContextType>;
  AchievementProgress?: AchievementProgressResolvers<ContextType>;
  AddGuestReviewCommentPayload?: AddGuestReviewCommentPayloadResolvers<ContextType>;
  AddNoticeDevicePayload?: AddNoticeDevicePayloadResolvers<ContextType>;
  AddPersonPayload?: AddPersonPayloadResolvers<ContextType>;
  AddReviewCommentPayload?: AddReviewCommentPayloadResolvers<ContextType>;
  AdditionalInfoSection?: AdditionalInfoSectionResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Analytics?: AnalyticsResolvers<ContextType>;
  AnswerLockRequestPayload?: AnswerLockRequestPayloadResolvers<ContextType>;
  AnswerQuestionPayload?: AnswerQuestionPayloadResolvers<ContextType>;
  AnsweredQuestion?: AnsweredQuestionResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenUsage?: ApiTokenUsageResolvers<ContextType>;
  AskForLockPayload?: AskForLockPayloadResolvers<ContextType>;
  AskQuestionPayload?: AskQuestionPayloadResolvers<ContextType>;
  AssignGroupCoursePayload?: AssignGroupCoursePayloadResolvers<ContextType>;
  AudioBubble?: AudioBubbleResolvers<ContextType>;
  AudioSection?: AudioSectionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditRights?: AuditRightsResolvers<ContextType>;
  AuditSentencePart?: AuditSentencePartResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  AuthoredAccordionSection?: AuthoredAccordionSectionResolvers<ContextType>;
  AuthoredAdditionalInfoSection?: AuthoredAdditionalInfoSectionResolvers<ContextType>;
  AuthoredAudioSection?: AuthoredAudioSectionResolvers<ContextType>;
  AuthoredBranchOption?: AuthoredBranchOptionResolvers<ContextType>;
  AuthoredBranchSection?: AuthoredBranchSectionResolvers<ContextType>;
  AuthoredButtonDividerSection?: AuthoredButtonDividerSectionResolvers<ContextType>;
  AuthoredButtonSection?: AuthoredButtonSectionResolvers<ContextType>;
  AuthoredCategorizationQuestion?: AuthoredCategorizationQuestionResolvers<ContextType>;
  AuthoredCourse?: AuthoredCourseResolvers<ContextType>;
  AuthoredCourseConnection?: AuthoredCourseConnectionResolvers<ContextType>;
  AuthoredCourseEdge?: AuthoredCourseEdgeResolvers<ContextType>;
  AuthoredDialogBubble?: AuthoredDialogBubbleResolvers<ContextType>;
  AuthoredDialogSection?: AuthoredDialogSectionResolvers<ContextType>;
  AuthoredDialogTurn?: AuthoredDialogTurnResolvers<ContextType>;
  AuthoredEmbedSection?: AuthoredEmbedSectionResolvers<ContextType>;
  AuthoredExamplesSection?: AuthoredExamplesSectionResolvers<ContextType>;
  AuthoredExplanation?: AuthoredExplanationResolvers<ContextType>;
  AuthoredExplanationText?: AuthoredExplanationTextResolvers<ContextType>;
  AuthoredFileSection?: AuthoredFileSectionResolvers<ContextType>;
  AuthoredHtmlSection?: AuthoredHtmlSectionResolvers<ContextType>;
  AuthoredImageTextSection?: AuthoredImageTextSectionResolvers<ContextType>;
  AuthoredImportantSection?: AuthoredImportantSectionResolvers<ContextType>;
  AuthoredLecture?: AuthoredLectureResolvers<ContextType>;
  AuthoredLectureContent?: AuthoredLectureContentResolvers<ContextType>;
  AuthoredModule?: AuthoredModuleResolvers<ContextType>;
  AuthoredMultipleAssociationQuestion?: AuthoredMultipleAssociationQuestionResolvers<ContextType>;
  AuthoredMultipleChoiceQuestion?: AuthoredMultipleChoiceQuestionResolvers<ContextType>;
  AuthoredPdfSection?: AuthoredPdfSectionResolvers<ContextType>;
  AuthoredQuestion?: AuthoredQuestionResolvers<ContextType>;
  AuthoredQuestionBubble?: AuthoredQuestionBubbleResolvers<ContextType>;
  AuthoredQuestionFields?: AuthoredQuestionFieldsResolvers<ContextType>;
  AuthoredQuestionSection?: AuthoredQuestionSectionResolvers<ContextType>;
  AuthoredRichTextSection?: AuthoredRichTextSectionResolvers<ContextType>;
  AuthoredScrollSection?: AuthoredScrollSectionResolvers<ContextType>;
  AuthoredSection?: AuthoredSectionResolvers<ContextType>;
  AuthoredSectionFields?: AuthoredSectionFieldsResolvers<ContextType>;
  AuthoredSingleChoiceQuestion?: AuthoredSingleChoiceQuestionResolvers<ContextType>;
  AuthoredSingleOrderingQuestion?: AuthoredSingleOrderingQuestionResolvers<ContextType>;
  AuthoredTextSection?: AuthoredTextSectionResolvers<ContextType>;
  AuthoredUnknownSection?: AuthoredUnknownSectionResolvers<ContextType>;
  AuthoredVideoTextSection?: AuthoredVideoTextSectionResolvers<ContextType>;
  BranchOption?: BranchOptionResolvers<ContextType>;
  BranchSection?: BranchSectionResolvers<ContextType>;
  ButtonDividerSection?: ButtonDividerSectionResolvers<ContextType>;
  ButtonSection?: ButtonSectionResolvers<ContextType>;
  Campaign?: CampaignResolvers<ContextType>;
  CampaignConnection?: CampaignConnectionResolvers<ContextType>;
  CampaignCourse?: CampaignCourseResolvers<ContextType>;
  CampaignCourseConnection?: CampaignCourseConnectionResolvers<ContextType>;
  CampaignCourseEdge?: CampaignCourseEdgeResolvers<ContextType>;
  CampaignEdge?: CampaignEdgeResolvers<ContextType>;
  CancelJobPayload?: CancelJobPayloadResolvers<ContextType>;
  CancelWaitingEnrolmentPayload?: CancelWaitingEnrolmentPayloadResolvers<ContextType>;
  CategorizationQuestion?: CategorizationQuestionResolvers<ContextType>;
  CategoryAssignment?: CategoryAssignmentResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateProgress?: CertificateProgressResolvers<ContextType>;
  ChangeAdminPayload?: ChangeAdminPayloadResolvers<ContextType>;
  ChangeCoursesPayload?: ChangeCoursesPayloadResolvers<ContextType>;
  ChangeEnrolmentsPayload?: ChangeEnrolmentsPayloadResolvers<ContextType>;
  ChangeGroupMembersPayload?: ChangeGroupMembersPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangePeoplePayload?: ChangePeoplePayloadResolvers<ContextType>;
  ChangeRightsPayload?: ChangeRightsPayloadResolvers<ContextType>;
  ChangedAnswers?: ChangedAnswersResolvers<ContextType>;
  CheckCourseLinksPayload?: CheckCourseLinksPayloadResolvers<ContextType>;
  ClaimAchievementPayload?: ClaimAchievementPayloadResolvers<ContextType>;
  ClosePrivacyRequestPayload?: ClosePrivacyRequestPayloadResolvers<ContextType>;
  CommitScormPayload?: CommitScormPayloadResolvers<ContextType>;
  CompleteCoursePayload?: CompleteCoursePayloadResolvers<ContextType>;
  CompletionCheck?: CompletionCheckResolvers<ContextType>;
  CompletionRecord?: CompletionRecordResolvers<ContextType>;
  CompletionRecordConnection?: CompletionRecordConnectionResolvers<ContextType>;
  CompletionRecordEdge?: CompletionRecordEdgeResolvers<ContextType>;
  ConnectIntegrationPayload?: ConnectIntegrationPayloadResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  ConsentVersion?: ConsentVersionResolvers<ContextType>;
  ConsentVersionConnection?: ConsentVersionConnectionResolvers<ContextType>;
  ConsentVersionEdge?: ConsentVersionEdgeResolvers<ContextType>;
  ContentWithheld?: ContentWithheldResolvers<ContextType>;
  ContinuePoint?: ContinuePointResolvers<ContextType>;
  CopyCoursePayload?: CopyCoursePayloadResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseAvatar?: CourseAvatarResolvers<ContextType>;
  CourseChange?: CourseChangeResolvers<ContextType>;
  CourseChangePlace?: CourseChangePlaceResolvers<ContextType>;
  CourseConnection?: CourseConnectionResolvers<ContextType>;
  CourseCounts?: CourseCountsResolvers<ContextType>;
  CourseDifference?: CourseDifferenceResolvers<ContextType>;
  CourseEdge?: CourseEdgeResolvers<ContextType>;
  CourseFieldChange?: CourseFieldChangeResolvers<ContextType>;
  CourseFunnel?: CourseFunnelResolvers<ContextType>;
  CourseImpact?: CourseImpactResolvers<ContextType>;
  CourseLock?: CourseLockResolvers<ContextType>;
  CourseLosses?: CourseLossesResolvers<ContextType>;
  CourseMetadata?: CourseMetadataResolvers<ContextType>;
  CoursePresence?: CoursePresenceResolvers<ContextType>;
  CoursePreview?: CoursePreviewResolvers<ContextType>;
  CourseQuestionStatistics?: CourseQuestionStatisticsResolvers<ContextType>;
  CourseRevision?: CourseRevisionResolvers<ContextType>;
  CourseRevisionConnection?: CourseRevisionConnectionResolvers<ContextType>;
  CourseRevisionEdge?: CourseRevisionEdgeResolvers<ContextType>;
  CourseRights?: CourseRightsResolvers<ContextType>;
  CourseTemplate?: CourseTemplateResolvers<ContextType>;
  CourseToReview?: CourseToReviewResolvers<ContextType>;
  CoursesToReview?: CoursesToReviewResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateCampaignPayload?: CreateCampaignPayloadResolvers<ContextType>;
  CreateConsentPayload?: CreateConsentPayloadResolvers<ContextType>;
  CreateCourseFromTemplatePayload?: CreateCourseFromTemplatePayloadResolvers<ContextType>;
  CreateCoursePayload?: CreateCoursePayloadResolvers<ContextType>;
  CreateGroupPayload?: CreateGroupPayloadResolvers<ContextType>;
  CreateReviewLinkPayload?: CreateReviewLinkPayloadResolvers<ContextType>;
  CreateSavedSectionPayload?: CreateSavedSectionPayloadResolvers<ContextType>;
  CreateScimTokenPayload?: CreateScimTokenPayloadResolvers<ContextType>;
  CreateVouchersPayload?: CreateVouchersPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CreatedNode?: CreatedNodeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayUsage?: DayUsageResolvers<ContextType>;
  DecisionButton?: DecisionButtonResolvers<ContextType>;
  DecisionCourse?: DecisionCourseResolvers<ContextType>;
  DecisionNode?: DecisionNodeResolvers<ContextType>;
  DecisionNodeFields?: DecisionNodeFieldsResolvers<ContextType>;
  DecisionOption?: DecisionOptionResolvers<ContextType>;
  DecisionQuestion?: DecisionQuestionResolvers<ContextType>;
  DecisionTree?: DecisionTreeResolvers<ContextType>;
  DeleteCampaignPayload?: DeleteCampaignPayloadResolvers<ContextType>;
  DeleteCoursePayload?: DeleteCoursePayloadResolvers<ContextType>;
  DeleteDiscussionPostPayload?: DeleteDiscussionPostPayloadResolvers<ContextType>;
  DeleteFilePayload?: DeleteFilePayloadResolvers<ContextType>;
  DeleteGroupPayload?: DeleteGroupPayloadResolvers<ContextType>;
  DeleteReviewCommentPayload?: DeleteReviewCommentPayloadResolvers<ContextType>;
  DeleteSavedSectionPayload?: DeleteSavedSectionPayloadResolvers<ContextType>;
  DeleteScimTokenPayload?: DeleteScimTokenPayloadResolvers<ContextType>;
  DeleteTagPayload?: DeleteTagPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  Deletion?: DeletionResolvers<ContextType>;
  DeletionConnection?: DeletionConnectionResolvers<ContextType>;
  DeletionEdge?: DeletionEdgeResolvers<ContextType>;
  DialogBubble?: DialogBubbleResolvers<ContextType>;
  DialogSection?: DialogSectionResolvers<ContextType>;
  DialogTurn?: DialogTurnResolvers<ContextType>;
  DiscardCourseChangesPayload?: DiscardCourseChangesPayloadResolvers<ContextType>;
  DisconnectIntegrationPayload?: DisconnectIntegrationPayloadResolvers<ContextType>;
  DiscoverSignInPayload?: DiscoverSignInPayloadResolvers<ContextType>;
  DiscoveredSignIn?: DiscoveredSignInResolvers<ContextType>;
  DiscussionPost?: DiscussionPostResolvers<ContextType>;
  DiscussionPostConnection?: DiscussionPostConnectionResolvers<ContextType>;
  DiscussionPostEdge?: DiscussionPostEdgeResolvers<ContextType>;
  DiscussionQuestion?: DiscussionQuestionResolvers<ContextType>;
  DiscussionQuestionConnection?: DiscussionQuestionConnectionResolvers<ContextType>;
  DiscussionQuestionEdge?: DiscussionQuestionEdgeResolvers<ContextType>;
  DiscussionReport?: DiscussionReportResolvers<ContextType>;
  DiscussionThread?: DiscussionThreadResolvers<ContextType>;
  DiscussionThreadConnection?: DiscussionThreadConnectionResolvers<ContextType>;
  DiscussionThreadEdge?: DiscussionThreadEdgeResolvers<ContextType>;
  DurationCount?: DurationCountResolvers<ContextType>;
  EarnedAchievement?: EarnedAchievementResolvers<ContextType>;
  EarnedAchievementConnection?: EarnedAchievementConnectionResolvers<ContextType>;
  EarnedAchievementEdge?: EarnedAchievementEdgeResolvers<ContextType>;
  EditDiscussionPostPayload?: EditDiscussionPostPayloadResolvers<ContextType>;
  EditReviewCommentPayload?: EditReviewCommentPayloadResolvers<ContextType>;
  EmbedSection?: EmbedSectionResolvers<ContextType>;
  EnableWebhookPayload?: EnableWebhookPayloadResolvers<ContextType>;
  EnrolPayload?: EnrolPayloadResolvers<ContextType>;
  EnrolPeoplePayload?: EnrolPeoplePayloadResolvers<ContextType>;
  EnrolmentOption?: EnrolmentOptionResolvers<ContextType>;
  ErasePersonalDataPayload?: ErasePersonalDataPayloadResolvers<ContextType>;
  ExamplesSection?: ExamplesSectionResolvers<ContextType>;
  Explanation?: ExplanationResolvers<ContextType>;
  ExportPersonalDataPayload?: ExportPersonalDataPayloadResolvers<ContextType>;
  ExternalSignIn?: ExternalSignInResolvers<ContextType>;
  FactCount?: FactCountResolvers<ContextType>;
  FactCountConnection?: FactCountConnectionResolvers<ContextType>;
  FactCountEdge?: FactCountEdgeResolvers<ContextType>;
  FactPoint?: FactPointResolvers<ContextType>;
  FactTotals?: FactTotalsResolvers<ContextType>;
  FactValue?: FactValueResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileConnection?: FileConnectionResolvers<ContextType>;
  FileEdge?: FileEdgeResolvers<ContextType>;
  FileSection?: FileSectionResolvers<ContextType>;
  FileUse?: FileUseResolvers<ContextType>;
  ForumIntegration?: ForumIntegrationResolvers<ContextType>;
  FoundUser?: FoundUserResolvers<ContextType>;
  FunnelStep?: FunnelStepResolvers<ContextType>;
  Gate?: GateResolvers<ContextType>;
  GateChange?: GateChangeResolvers<ContextType>;
  GiveUpCoursePayload?: GiveUpCoursePayloadResolvers<ContextType>;
  GivenPart?: GivenPartResolvers<ContextType>;
  GroupCourse?: GroupCourseResolvers<ContextType>;
  HeavyFile?: HeavyFileResolvers<ContextType>;
  HideDiscussionPostPayload?: HideDiscussionPostPayloadResolvers<ContextType>;
  HideDiscussionQuestionsPayload?: HideDiscussionQuestionsPayloadResolvers<ContextType>;
  HideSetupPayload?: HideSetupPayloadResolvers<ContextType>;
  HoldCourseChangesBackPayload?: HoldCourseChangesBackPayloadResolvers<ContextType>;
  HtmlSection?: HtmlSectionResolvers<ContextType>;
  ImageTextSection?: ImageTextSectionResolvers<ContextType>;
  ImportCoursePayload?: ImportCoursePayloadResolvers<ContextType>;
  ImportPeoplePayload?: ImportPeoplePayloadResolvers<ContextType>;
  ImportWarning?: ImportWarningResolvers<ContextType>;
  ImportantSection?: ImportantSectionResolvers<ContextType>;
  InactivePerson?: InactivePersonResolvers<ContextType>;
  Integration?: IntegrationResolvers<ContextType>;
  IntegrationCheck?: IntegrationCheckResolvers<ContextType>;
  IntegrationField?: IntegrationFieldResolvers<ContextType>;
  IntegrationProvider?: IntegrationProviderResolvers<ContextType>;
  IntegrationSync?: IntegrationSyncResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InviteEveryonePayload?: InviteEveryonePayloadResolvers<ContextType>;
  InvitePersonPayload?: InvitePersonPayloadResolvers<ContextType>;
  InvitedPerson?: InvitedPersonResolvers<ContextType>;
  InvitedPersonConnection?: InvitedPersonConnectionResolvers<ContextType>;
  InvitedPersonEdge?: InvitedPersonEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobRow?: JobRowResolvers<ContextType>;
  JobRowConnection?: JobRowConnectionResolvers<ContextType>;
  JobRowCounts?: JobRowCountsResolvers<ContextType>;
  JobRowCourse?: JobRowCourseResolvers<ContextType>;
  JobRowEdge?: JobRowEdgeResolvers<ContextType>;
  JobRowGroup?: JobRowGroupResolvers<ContextType>;
  JobRowGroupProblem?: JobRowGroupProblemResolvers<ContextType>;
  KeepDiscussionPostPayload?: KeepDiscussionPostPayloadResolvers<ContextType>;
  Lecture?: LectureResolvers<ContextType>;
  LectureContent?: LectureContentResolvers<ContextType>;
  LectureContentResult?: LectureContentResultResolvers<ContextType>;
  LectureProgress?: LectureProgressResolvers<ContextType>;
  LectureStep?: LectureStepResolvers<ContextType>;
  LockCoursePayload?: LockCoursePayloadResolvers<ContextType>;
  LockRequest?: LockRequestResolvers<ContextType>;
  LogPrivacyRequestPayload?: LogPrivacyRequestPayloadResolvers<ContextType>;
  LoomIntegration?: LoomIntegrationResolvers<ContextType>;
  LostLecture?: LostLectureResolvers<ContextType>;
  LostQuestion?: LostQuestionResolvers<ContextType>;
  MappingLabel?: MappingLabelResolvers<ContextType>;
  MarkDiscussionThreadPayload?: MarkDiscussionThreadPayloadResolvers<ContextType>;
  MarkLectureSeenPayload?: MarkLectureSeenPayloadResolvers<ContextType>;
  MediaSource?: MediaSourceResolvers<ContextType>;
  MessageLearnersPayload?: MessageLearnersPayloadResolvers<ContextType>;
  Module?: ModuleResolvers<ContextType>;
  ModuleProgress?: ModuleProgressResolvers<ContextType>;
  MultipleAssociationQuestion?: MultipleAssociationQuestionResolvers<ContextType>;
  MultipleChoiceQuestion?: MultipleChoiceQuestionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameCourseRevisionPayload?: NameCourseRevisionPayloadResolvers<ContextType>;
  NewNotices?: NewNoticesResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeDevice?: NoticeDeviceResolvers<ContextType>;
  Notices?: NoticesResolvers<ContextType>;
  OAuthIntegration?: OAuthIntegrationResolvers<ContextType>;
  OpenReviewCount?: OpenReviewCountResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PdfSection?: PdfSectionResolvers<ContextType>;
  PersonGroup?: PersonGroupResolvers<ContextType>;
  PersonGroupConnection?: PersonGroupConnectionResolvers<ContextType>;
  PersonGroupEdge?: PersonGroupEdgeResolvers<ContextType>;
  PersonnelIntegration?: PersonnelIntegrationResolvers<ContextType>;
  Preferences?: PreferencesResolvers<ContextType>;
  PresentAuthor?: PresentAuthorResolvers<ContextType>;
  PrivacyRequest?: PrivacyRequestResolvers<ContextType>;
  PrivacyRequestConnection?: PrivacyRequestConnectionResolvers<ContextType>;
  PrivacyRequestEdge?: PrivacyRequestEdgeResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileStyle?: ProfileStyleResolvers<ContextType>;
  ProfileTheme?: ProfileThemeResolvers<ContextType>;
  PublicIntegration?: PublicIntegrationResolvers<ContextType>;
  PublishCourseChangesPayload?: PublishCourseChangesPayloadResolvers<ContextType>;
  PublishCoursePayload?: PublishCoursePayloadResolvers<ContextType>;
  PushIntegration?: PushIntegrationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionBank?: QuestionBankResolvers<ContextType>;
  QuestionBankDraw?: QuestionBankDrawResolvers<ContextType>;
  QuestionBubble?: QuestionBubbleResolvers<ContextType>;
  QuestionFields?: QuestionFieldsResolvers<ContextType>;
  QuestionSection?: QuestionSectionResolvers<ContextType>;
  QuestionStatistics?: QuestionStatisticsResolvers<ContextType>;
  QuestionStatisticsPart?: QuestionStatisticsPartResolvers<ContextType>;
  QuestionTry?: QuestionTryResolvers<ContextType>;
  RedeemVoucherPayload?: RedeemVoucherPayloadResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  RedemptionConnection?: RedemptionConnectionResolvers<ContextType>;
  RedemptionEdge?: RedemptionEdgeResolvers<ContextType>;
  RemainingFileUse?: RemainingFileUseResolvers<ContextType>;
  Reminders?: RemindersResolvers<ContextType>;
  RemoveGroupCoursePayload?: RemoveGroupCoursePayloadResolvers<ContextType>;
  RemoveNoticeDevicePayload?: RemoveNoticeDevicePayloadResolvers<ContextType>;
  RenameFilePayload?: RenameFilePayloadResolvers<ContextType>;
  RenameSavedSectionPayload?: RenameSavedSectionPayloadResolvers<ContextType>;
  RenameTagPayload?: RenameTagPayloadResolvers<ContextType>;
  ReplaceFilePayload?: ReplaceFilePayloadResolvers<ContextType>;
  ReplacedText?: ReplacedTextResolvers<ContextType>;
  ReplayWebhookDeliveryPayload?: ReplayWebhookDeliveryPayloadResolvers<ContextType>;
  ReplyInDiscussionPayload?: ReplyInDiscussionPayloadResolvers<ContextType>;
  ReportDiscussionPostPayload?: ReportDiscussionPostPayloadResolvers<ContextType>;
  ReportPresencePayload?: ReportPresencePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreAccessPayload?: RestoreAccessPayloadResolvers<ContextType>;
  RestoreCertificatePayload?: RestoreCertificatePayloadResolvers<ContextType>;
  RestoreCourseRevisionPayload?: RestoreCourseRevisionPayloadResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetentionPreview?: RetentionPreviewResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAnchor?: ReviewAnchorResolvers<ContextType>;
  ReviewComment?: ReviewCommentResolvers<ContextType>;
  ReviewCommentPiece?: ReviewCommentPieceResolvers<ContextType>;
  ReviewLecture?: ReviewLectureResolvers<ContextType>;
  ReviewLectureStep?: ReviewLectureStepResolvers<ContextType>;
  ReviewLink?: ReviewLinkResolvers<ContextType>;
  ReviewModule?: ReviewModuleResolvers<ContextType>;
  ReviewPerson?: ReviewPersonResolvers<ContextType>;
  ReviewQuote?: ReviewQuoteResolvers<ContextType>;
  ReviewThread?: ReviewThreadResolvers<ContextType>;
  ReviewThreadConnection?: ReviewThreadConnectionResolvers<ContextType>;
  ReviewThreadEdge?: ReviewThreadEdgeResolvers<ContextType>;
  RevisedLecture?: RevisedLectureResolvers<ContextType>;
  RevokeApiTokenPayload?: RevokeApiTokenPayloadResolvers<ContextType>;
  RevokeCertificatePayload?: RevokeCertificatePayloadResolvers<ContextType>;
  RevokeInvitationPayload?: RevokeInvitationPayloadResolvers<ContextType>;
  RevokeReviewLinkPayload?: RevokeReviewLinkPayloadResolvers<ContextType>;
  RichTextSection?: RichTextSectionResolvers<ContextType>;
  RotateApiTokenPayload?: RotateApiTokenPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  SaveCoursePayload?: SaveCoursePayloadResolvers<ContextType>;
  SaveProfilePayload?: SaveProfilePayloadResolvers<ContextType>;
  SaveStudyPositionPayload?: SaveStudyPositionPayloadResolvers<ContextType>;
  SaveVideoPositionPayload?: SaveVideoPositionPayloadResolvers<ContextType>;
  SavedSection?: SavedSectionResolvers<ContextType>;
  SavedSectionConnection?: SavedSectionConnectionResolvers<ContextType>;
  SavedSectionContent?: SavedSectionContentResolvers<ContextType>;
  SavedSectionEdge?: SavedSectionEdgeResolvers<ContextType>;
  ScheduleCoursePublicationPayload?: ScheduleCoursePublicationPayloadResolvers<ContextType>;
  ScimServer?: ScimServerResolvers<ContextType>;
  ScormItem?: ScormItemResolvers<ContextType>;
  ScormLeaving?: ScormLeavingResolvers<ContextType>;
  ScormPackage?: ScormPackageResolvers<ContextType>;
  ScormState?: ScormStateResolvers<ContextType>;
  ScrollSection?: ScrollSectionResolvers<ContextType>;
  Section?: SectionResolvers<ContextType>;
  SectionChange?: SectionChangeResolvers<ContextType>;
  SectionFields?: SectionFieldsResolvers<ContextType>;
  SendTestWebhookPayload?: SendTestWebhookPayloadResolvers<ContextType>;
  SetReviewThreadStatePayload?: SetReviewThreadStatePayloadResolvers<ContextType>;
  SetReviewThreadVisibilityPayload?: SetReviewThreadVisibilityPayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SingleChoiceQuestion?: SingleChoiceQuestionResolvers<ContextType>;
  SingleOrderingQuestion?: SingleOrderingQuestionResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  StartExternalSignInPayload?: StartExternalSignInPayloadResolvers<ContextType>;
  StartGuestReviewThreadPayload?: StartGuestReviewThreadPayloadResolvers<ContextType>;
  StartReviewThreadPayload?: StartReviewThreadPayloadResolvers<ContextType>;
  StudyPosition?: StudyPositionResolvers<ContextType>;
  StyleProperty?: StylePropertyResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SwitchRemindersPayload?: SwitchRemindersPayloadResolvers<ContextType>;
  SyncIntegrationPayload?: SyncIntegrationPayloadResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagConnection?: TagConnectionResolvers<ContextType>;
  TagCount?: TagCountResolvers<ContextType>;
  TagEdge?: TagEdgeResolvers<ContextType>;
  TemplateLecture?: TemplateLectureResolvers<ContextType>;
  TemplateModule?: TemplateModuleResolvers<ContextType>;
  TestIntegrationPayload?: TestIntegrationPayloadResolvers<ContextType>;
  TextBubble?: TextBubbleResolvers<ContextType>;
  TextSection?: TextSectionResolvers<ContextType>;
  Tokens?: TokensResolvers<ContextType>;
  Trial?: TrialResolvers<ContextType>;
  TrialOffer?: TrialOfferResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UndoCourseJobPayload?: UndoCourseJobPayloadResolvers<ContextType>;
  UndoEnrolmentJobPayload?: UndoEnrolmentJobPayloadResolvers<ContextType>;
  UndoPeopleJobPayload?: UndoPeopleJobPayloadResolvers<ContextType>;
  UnknownSection?: UnknownSectionResolvers<ContextType>;
  UnlockCoursePayload?: UnlockCoursePayloadResolvers<ContextType>;
  UpdateCampaignPayload?: UpdateCampaignPayloadResolvers<ContextType>;
  UpdateGroupPayload?: UpdateGroupPayloadResolvers<ContextType>;
  UpdateIntegrationPayload?: UpdateIntegrationPayloadResolvers<ContextType>;
  UpdateNoticesPayload?: UpdateNoticesPayloadResolvers<ContextType>;
  UpdatePreferencesPayload?: UpdatePreferencesPayloadResolvers<ContextType>;
  UpdateRemindersPayload?: UpdateRemindersPayloadResolvers<ContextType>;
  UpdateRetentionPayload?: UpdateRetentionPayloadResolvers<ContextType>;
  UpdateUserCoursePayload?: UpdateUserCoursePayloadResolvers<ContextType>;
  UpdateViewerPayload?: UpdateViewerPayloadResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserCourse?: UserCourseResolvers<ContextType>;
  UserCourseConnection?: UserCourseConnectionResolvers<ContextType>;
  UserCourseEdge?: UserCourseEdgeResolvers<ContextType>;
  UserCourseStats?: UserCourseStatsResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VideoBubble?: VideoBubbleResolvers<ContextType>;
  VideoCaption?: VideoCaptionResolvers<ContextType>;
  VideoPosition?: VideoPositionResolvers<ContextType>;
  VideoTextSection?: VideoTextSectionResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
  VoucherConnection?: VoucherConnectionResolvers<ContextType>;
  VoucherEdge?: VoucherEdgeResolvers<ContextType>;
  WaitingEnrolment?: WaitingEnrolmentResolvers<ContextType>;
  WaitingEnrolmentConnection?: WaitingEnrolmentConnectionResolvers<ContextType>;
  WaitingEnrolmentEdge?: WaitingEnrolmentEdgeResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WithdrawAccessPayload?: WithdrawAccessPayloadResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  WorkspaceFiles?: WorkspaceFilesResolvers<ContextType>;
  WorkspacePerson?: WorkspacePersonResolvers<ContextType>;
  WorkspacePersonConnection?: WorkspacePersonConnectionResolvers<ContextType>;
  WorkspacePersonEdge?: WorkspacePersonEdgeResolvers<ContextType>;
  WorkspaceSetup?: WorkspaceSetupResolvers<ContextType>;
  WorkspaceTagConnection?: WorkspaceTagConnectionResolvers<ContextType>;
  WorkspaceTagEdge?: WorkspaceTagEdgeResolvers<ContextType>;
  WorkspaceUserCourseConnection?: WorkspaceUserCourseConnectionResolvers<ContextType>;
};

