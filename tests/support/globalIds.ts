import { waitingEnrolmentId } from './waitingEnrolment.ts';
import type { World } from './world.ts';
import { ownReviewThread } from './worldReview.ts';

const IDS = /* GraphQL */ `
  query Ids($courseId: ID!, $lectureId: ID!, $uuid: ID!) {
    course(id: $courseId) {
      id
      tags {
        id
      }
      modules {
        id
        lectures {
          id
        }
      }
      achievements {
        id
      }
    }
    viewer {
      user {
        id
      }
      completedUserCourses {
        nodes {
          id
          earnedAchievements {
            id
          }
        }
      }
    }
    lecture(courseId: $courseId, lectureId: $lectureId) {
      id
      content {
        ... on LectureContent {
          questions {
            __typename
            ... on QuestionFields {
              id
            }
          }
        }
      }
    }
    certificate(uuid: $uuid) {
      id
    }
    workspace {
      id
      activeConsent {
        id
      }
    }
  }
`;

const ADMIN_IDS = /* GraphQL */ `
  query AdminIds($userId: ID!, $courseId: ID!) {
    authoredCourse(id: $courseId) {
      revisions(first: 1) {
        nodes {
          id
        }
      }
      id
      modules {
        id
        lectures {
          id
        }
      }
    }
    workspace {
      person(id: $userId) {
        id
      }
      consents(first: 1) {
        nodes {
          id
        }
      }
      auditLog(first: 1) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`;

interface Identified {
  readonly id: string;
}

interface Ids {
  readonly course: Identified & {
    readonly tags: readonly Identified[];
    readonly modules: readonly (Identified & { readonly lectures: readonly Identified[] })[];
    readonly achievements: readonly Identified[];
  };
  readonly viewer: {
    readonly user: Identified;
    readonly completedUserCourses: {
      readonly nodes: readonly (Identified & { readonly earnedAchievements: readonly Identified[] })[];
    };
  };
  readonly lecture: Identified & {
    readonly content: { readonly questions: readonly (Identified & { readonly __typename: string })[] };
  };
  readonly certificate: Identified;
  readonly workspace: Identified & { readonly activeConsent: Identified | null };
}

interface AdminIds {
  readonly authoredCourse: Identified & {
    readonly revisions: { readonly nodes: readonly Identified[] };
    readonly modules: readonly (Identified & { readonly lectures: readonly Identified[] })[];
  };
  readonly workspace: {
    readonly person: Identified;
    readonly consents: { readonly nodes: readonly Identified[] };
    readonly auditLog: { readonly edges: readonly { readonly node: Identified }[] };
  };
}

/** By the names that the kinds have in the schema. */
const integrationIdsOf = ({ integrationIds }: World): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      PersonnelIntegration: integrationIds.PERSONNEL,
      OAuthIntegration: integrationIds.OAUTH2,
      LoomIntegration: integrationIds.LOOM,
      ForumIntegration: integrationIds.FORUM,
      PushIntegration: integrationIds.PUSH_NOTIFICATION,
    }).map(([type, id]) => [type, Buffer.from(`${type}:${id}`).toString('base64url')]),
  );

const CODE_IDS = /* GraphQL */ `
  query CodeIds($campaignId: ID!) {
    campaign(id: $campaignId) {
      vouchers(first: 1) {
        nodes {
          id
        }
      }
      redemptions(first: 1) {
        nodes {
          id
        }
      }
    }
  }
`;

interface CodeIds {
  readonly campaign: Readonly<Record<'vouchers' | 'redemptions', { readonly nodes: readonly Identified[] }>>;
}

const REDEEM = /* GraphQL */ `
  mutation Redeem($gaveUp: GiveUpCourseInput!, $redeemed: RedeemVoucherInput!) {
    giveUpCourse(input: $gaveUp) {
      userErrors {
        code
      }
    }
    redeemVoucher(input: $redeemed) {
      userErrors {
        code
      }
    }
  }
`;

/** Of the codes of a campaign, one of which someone has used: they give the course up before, as nobody uses one for a course that they have. */
async function codeIdsOf(world: World): Promise<Readonly<Record<string, string | undefined>>> {
  const { people, campaignId, voucherCode } = world;
  const { tool, userCourseId } = await world.newPerson('learner');
  await tool.expect(REDEEM, { gaveUp: { userCourseId }, redeemed: { code: voucherCode } });
  const { campaign } = await people.admin.tool.expect<CodeIds>(CODE_IDS, { campaignId });
  return { Voucher: campaign.vouchers.nodes[0]?.id, Redemption: campaign.redemptions.nodes[0]?.id };
}

const ADD_DEVICE = /* GraphQL */ `
  mutation AddDevice($input: AddNoticeDeviceInput!) {
    addNoticeDevice(input: $input) {
      notices {
        devices {
          id
        }
      }
    }
  }
`;

interface AddedDevice {
  readonly addNoticeDevice: { readonly notices: { readonly devices: readonly Identified[] } };
}

/** Of a browser that the owner has notices sent to. */
async function deviceIdOf({ owner }: World): Promise<string | undefined> {
  const { addNoticeDevice } = await owner.tool.expect<AddedDevice>(ADD_DEVICE, {
    input: { endpoint: 'https://push.test/owner', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  });
  return addNoticeDevice.notices.devices[0]?.id;
}

/** Of an API token of the owner. */
async function apiTokenIdOf({ owner }: World): Promise<string | undefined> {
  const { createApiToken } = await owner.tool.expect<{ createApiToken: { apiToken: Identified | null } }>(
    'mutation AddToken($input: CreateApiTokenInput!) { createApiToken(input: $input) { apiToken { id } } }',
    {
      input: {
        name: `Token ${Date.now()}`,
        scopes: ['ACCOUNT_READ'],
        expireTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    },
  );
  return createApiToken.apiToken?.id;
}

async function serviceAccountIdOf({ people }: World): Promise<string | undefined> {
  const { createServiceAccount } = await people.admin.tool.expect<{
    createServiceAccount: { serviceAccount: Identified | null };
  }>(
    'mutation AddProgram($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { serviceAccount { id } } }',
    { input: { name: `Program ${Date.now()}` } },
  );
  return createServiceAccount.serviceAccount?.id;
}

/** Of a webhook that nobody receives. */
async function webhookIdOf({ people }: World): Promise<string | undefined> {
  const { createWebhook } = await people.admin.tool.expect<{ createWebhook: { webhook: Identified | null } }>(
    'mutation AddWebhook($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
    { input: { url: 'https://hooks.example.org/', eventTypes: ['COURSE_DELETED'] } },
  );
  return createWebhook.webhook?.id;
}

/** Of a thread about the course of the world, which admins read. */
async function reviewThreadId({ people, course, marker }: World): Promise<string> {
  const { threadId } = await ownReviewThread(people.admin.rest, course.courseId, marker);
  return Buffer.from(`ReviewThread:${threadId}@course/${course.courseId}`).toString('base64url');
}

/** A global id of every kind that a workspace has, by type; what belongs to one person is the world's owner's. */
export async function globalIdsOf(world: World): Promise<Readonly<Record<string, string>>> {
  const { owner, people, course, certificateUuid } = world;
  const seen = await owner.tool.expect<Ids>(IDS, { ...course, uuid: certificateUuid });
  const admin = await people.admin.tool.expect<AdminIds>(ADMIN_IDS, {
    userId: owner.userId,
    courseId: course.courseId,
  });
  const [userCourse] = seen.viewer.completedUserCourses.nodes;
  const ids: Readonly<Record<string, string | undefined>> = {
    Workspace: seen.workspace.id,
    WorkspacePerson: admin.workspace.person.id,
    AuditEntry: admin.workspace.auditLog.edges[0]?.node.id,
    User: seen.viewer.user.id,
    Tag: seen.course.tags[0]?.id,
    Course: seen.course.id,
    Module: seen.course.modules[0]?.id,
    Lecture: seen.lecture.id,
    AuthoredCourse: admin.authoredCourse.id,
    AuthoredModule: admin.authoredCourse.modules[0]?.id,
    CourseRevision: admin.authoredCourse.revisions.nodes[0]?.id,
    AuthoredLecture: admin.authoredCourse.modules[0]?.lectures[0]?.id,
    File: Buffer.from(`File:${world.fileId}`).toString('base64url'),
    Campaign: Buffer.from(`Campaign:${world.campaignId}`).toString('base64url'),
    ...(await codeIdsOf(world)),
    NoticeDevice: await deviceIdOf(world),
    ApiToken: await apiTokenIdOf(world),
    ServiceAccount: await serviceAccountIdOf(world),
    Webhook: await webhookIdOf(world),
    DiscussionThread: Buffer.from(`DiscussionThread:${world.thread.threadId}`).toString('base64url'),
    DiscussionPost: Buffer.from(`DiscussionPost:${world.thread.questionId}`).toString('base64url'),
    ReviewThread: await reviewThreadId(world),
    PersonGroup: Buffer.from(`PersonGroup:${world.groupId}`).toString('base64url'),
    WaitingEnrolment: await waitingEnrolmentId(world),
    Job: Buffer.from(`Job:${world.jobId}`).toString('base64url'),
    PrivacyRequest: Buffer.from(`PrivacyRequest:${world.privacyRequestId}`).toString('base64url'),
    SavedSection: Buffer.from(`SavedSection:${world.savedSectionId}`).toString('base64url'),
    ...integrationIdsOf(world),
    UserCourse: userCourse?.id,
    Certificate: seen.certificate.id,
    Achievement: seen.course.achievements[0]?.id,
    EarnedAchievement: userCourse?.earnedAchievements[0]?.id,
    Consent: seen.workspace.activeConsent?.id,
    ConsentVersion: admin.workspace.consents.nodes[0]?.id,
    ...Object.fromEntries(seen.lecture.content.questions.map(({ __typename, id }) => [__typename, id])),
  };
  return Object.fromEntries(Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
