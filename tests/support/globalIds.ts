import type { World } from './world.ts';

const IDS = /* GraphQL */ `
  query Ids($courseId: Int!, $lectureId: Int!, $uuid: ID!) {
    course(courseId: $courseId) {
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
      gamificationItems {
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
          modules {
            id
          }
          gamificationItems {
            id
          }
          userGamificationItems {
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
            id
          }
        }
      }
    }
    certificate(uuid: $uuid) {
      id
    }
    workspace {
      id
    }
  }
`;

const ADMIN_IDS = /* GraphQL */ `
  query AdminIds($userId: Int!) {
    workspace {
      person(userId: $userId) {
        id
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
    readonly gamificationItems: readonly Identified[];
  };
  readonly viewer: {
    readonly user: Identified;
    readonly completedUserCourses: {
      readonly nodes: readonly (Identified &
        Readonly<Record<'modules' | 'gamificationItems' | 'userGamificationItems', readonly Identified[]>>)[];
    };
  };
  readonly lecture: Identified & {
    readonly content: { readonly questions: readonly (Identified & { readonly __typename: string })[] };
  };
  readonly certificate: Identified;
  readonly workspace: Identified;
}

interface AdminIds {
  readonly workspace: {
    readonly person: Identified;
    readonly auditLog: { readonly edges: readonly { readonly node: Identified }[] };
  };
}

/** A global id of every kind that a workspace has, by type; what belongs to a user course is that of the world's owner. */
export async function globalIdsOf(world: World): Promise<Readonly<Record<string, string>>> {
  const { owner, people, course, certificateUuid } = world;
  const seen = await owner.tool.expect<Ids>(IDS, { ...course, uuid: certificateUuid });
  const admin = await people.admin.tool.expect<AdminIds>(ADMIN_IDS, { userId: owner.userId });
  const [userCourse] = seen.viewer.completedUserCourses.nodes;
  const ids: Readonly<Record<string, string | undefined>> = {
    Workspace: seen.workspace.id,
    WorkspacePerson: admin.workspace.person.id,
    AuditEntry: admin.workspace.auditLog.edges[0]?.node.id,
    User: seen.viewer.user.id,
    Tag: seen.course.tags[0]?.id,
    Course: seen.course.id,
    Module: seen.course.modules[0]?.id,
    'Module|of a user course': userCourse?.modules[0]?.id,
    Lecture: seen.course.modules[0]?.lectures[0]?.id,
    'Lecture|of a user course': seen.lecture.id,
    UserCourse: userCourse?.id,
    Certificate: seen.certificate.id,
    GamificationItem: seen.course.gamificationItems[0]?.id,
    'GamificationItem|of a user course': userCourse?.gamificationItems[0]?.id,
    UserGamification: userCourse?.userGamificationItems[0]?.id,
    ...Object.fromEntries(seen.lecture.content.questions.map(({ __typename, id }) => [__typename, id])),
  };
  return Object.fromEntries(Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
