/** The domains of the schema: what resolves their fields, and what finds their objects by global id. */
import type { Resolvers } from './generated/resolverTypes.ts';
import type { FindNode, NodeTypes } from './node/nodeTypes.ts';
import { achievementNodes, achievementResolvers } from './achievement/achievementResolvers.ts';
import { analyticsResolvers } from './analytics/analyticsResolvers.ts';
import { auditNodes, auditResolvers } from './audit/auditResolvers.ts';
import { authoringNodes, authoringResolvers } from './authoring/authoringResolvers.ts';
import { campaignNodes, campaignResolvers } from './campaign/campaignResolvers.ts';
import { certificateNodes, certificateResolvers } from './certificate/certificateResolvers.ts';
import { courseNodes, courseResolvers } from './course/courseResolvers.ts';
import { discussionNodes, discussionResolvers } from './discussion/discussionResolvers.ts';
import { enrolmentNodes, enrolmentResolvers } from './enrolment/enrolmentResolvers.ts';
import { fileNodes, fileResolvers } from './file/fileResolvers.ts';
import { groupNodes, groupResolvers } from './group/groupResolvers.ts';
import { identityNodes, identityResolvers } from './identity/identityResolvers.ts';
import { integrationNodes, integrationResolvers } from './integration/integrationResolvers.ts';
import { exportResolvers } from './bulkExport/exportResolvers.ts';
import { jobNodes, jobResolvers } from './job/jobResolvers.ts';
import { lectureNodes, lectureResolvers } from './lecture/lectureResolvers.ts';
import { privacyNodes, privacyResolvers } from './privacy/privacyResolvers.ts';
import { pushNodes, pushResolvers } from './push/pushResolvers.ts';
import { questionNodes, questionResolvers } from './question/questionResolvers.ts';
import { reminderResolvers } from './reminder/reminderResolvers.ts';
import { reviewNodes, reviewResolvers } from './review/reviewResolvers.ts';
import { savedSectionNodes, savedSectionResolvers } from './savedSection/savedSectionResolvers.ts';
import { scimResolvers } from './scim/scimResolvers.ts';
import { scormResolvers } from './scorm/scormResolvers.ts';
import { studyResolvers } from './study/studyResolvers.ts';
import { umbrellaResolvers } from './umbrella/umbrellaResolvers.ts';
import { webhookNodes, webhookResolvers } from './webhook/webhookResolvers.ts';
import { workspaceNodes, workspaceResolvers } from './workspace/workspaceResolvers.ts';

export interface Domain {
  readonly resolvers?: Resolvers;
  readonly nodes?: NodeTypes;
}

export const domains: readonly Domain[] = [
  { resolvers: workspaceResolvers, nodes: workspaceNodes },
  { resolvers: groupResolvers, nodes: groupNodes },
  { resolvers: identityResolvers, nodes: identityNodes },
  { resolvers: auditResolvers, nodes: auditNodes },
  { resolvers: privacyResolvers, nodes: privacyNodes },
  { resolvers: courseResolvers, nodes: courseNodes },
  { resolvers: umbrellaResolvers },
  { resolvers: lectureResolvers, nodes: lectureNodes },
  { resolvers: scormResolvers },
  { resolvers: questionResolvers, nodes: questionNodes },
  { resolvers: enrolmentResolvers, nodes: enrolmentNodes },
  { resolvers: studyResolvers },
  { resolvers: achievementResolvers, nodes: achievementNodes },
  { resolvers: certificateResolvers, nodes: certificateNodes },
  { resolvers: campaignResolvers, nodes: campaignNodes },
  { resolvers: integrationResolvers, nodes: integrationNodes },
  { resolvers: authoringResolvers, nodes: authoringNodes },
  { resolvers: reviewResolvers, nodes: reviewNodes },
  { resolvers: fileResolvers, nodes: fileNodes },
  { resolvers: savedSectionResolvers, nodes: savedSectionNodes },
  { resolvers: exportResolvers },
  { resolvers: jobResolvers, nodes: jobNodes },
  { resolvers: discussionResolvers, nodes: discussionNodes },
  { resolvers: analyticsResolvers },
  { resolvers: pushResolvers, nodes: pushNodes },
  { resolvers: reminderResolvers },
  { resolvers: scimResolvers },
  { resolvers: webhookResolvers, nodes: webhookNodes },
];

/** Resolvers of all domains, type by type, as a domain may add fields to the types of others. Throws where two give the same field. */
export const resolversOf = (given: readonly Domain[]): readonly Resolvers[] => {
  const resolvers = given.flatMap(({ resolvers: own }) => own ?? []);
  assertGivenOnce(
    resolvers.flatMap((own) =>
      Object.entries(own).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`)),
    ),
  );
  return resolvers;
};

/** Finders of all domains by type. Throws where two find the same type. */
export const nodeTypesOf = (given: readonly Domain[]): ReadonlyMap<string, FindNode> => {
  const found = given.flatMap(({ nodes }) => Object.entries(nodes ?? {}));
  assertGivenOnce(found.map(([type]) => type));
  return new Map(found);
};

/** The later of two would be taken and the other lost in silence. */
function assertGivenOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two domains give ${twice}`);
}
