import { workspaceTagLimits, workspaceTags } from '../authoring/workspaceTags.ts';
import { analytics } from '../analytics/Analytics.ts';
import { courseFunnel, coursesToReview, questionStatistics } from '../analytics/courseStatistics.ts';
import { issuedCertificates } from '../certificate/issuedCertificates.ts';
import { auditLog } from '../audit/auditLog.ts';
import { deletions } from '../deletion/deletions.ts';
import { discussionQuestions } from '../discussion/discussionQuestions.ts';
import { waitingEnrolments } from '../enrolment/waitingEnrolments.ts';
import { userCourse, userCourses } from '../enrolment/workspaceUserCourses.ts';
import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { group, groupLimits, groups } from '../group/groups.ts';
import { integrationProviders, integrations } from '../integration/integrations.ts';
import { privacyRequests } from '../privacy/privacyRequests.ts';
import { previewRetention, retention } from '../privacy/retention.ts';
import { workspaceApiTokens } from '../identity/apiTokenLists.ts';
import { serviceAccounts } from '../identity/ServiceAccount.ts';
import { webhooks } from '../webhook/webhooks.ts';
import { scimServer } from '../scim/scimServer.ts';
import { consents } from './consents.ts';
import { invitedPeople } from './invitedPeople.ts';
import { findUser, people, person } from './people.ts';
import { peopleLimits } from './peopleLimits.ts';
import { profile } from './profile.ts';
import { setup } from './setup.ts';
import { files } from './WorkspaceFiles.ts';
import { toTrial } from './workspaceMappers.ts';

export const Workspace: WorkspaceResolvers = {
  profile,
  files,
  trial: (workspace, _args, { clock, rest }) => {
    const trial = toTrial(workspace, clock.now());
    // Days left change without any change upstream: such a response is not kept.
    if (trial !== null) rest.trace.isPrivate = true;
    return trial;
  },
  setup: withCost({ calls: 1 }, setup),
  people: withCost({ usualSize: peopleLimits.usual }, people),
  person,
  groups: withCost({ usualSize: groupLimits.usual }, groups),
  group,
  tags: withCost({ usualSize: workspaceTagLimits.usual }, workspaceTags),
  findUser,
  consents,
  auditLog,
  certificates: issuedCertificates,
  deletions,
  discussionQuestions,
  userCourses,
  waitingEnrolments,
  userCourse: withCost({ calls: 1 }, userCourse),
  courseFunnel: withCost({ calls: 1 }, courseFunnel),
  questionStatistics: withCost({ calls: 1 }, questionStatistics),
  coursesToReview: withCost({ calls: 1 }, coursesToReview),
  retention: withCost({ calls: 1 }, retention),
  previewRetention: withCost({ calls: 1 }, previewRetention),
  privacyRequests,
  invitedPeople,
  analytics,
  integrationProviders,
  integrations,
  scimServer,
  apiTokens: workspaceApiTokens,
  serviceAccounts,
  webhooks,
};
