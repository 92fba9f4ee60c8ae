/** The executable schema: `schema.graphql` with the resolvers of the domains. */
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { achievementResolvers } from './achievement/achievementResolvers.ts';
import { analyticsResolvers } from './analytics/analyticsResolvers.ts';
import { auditResolvers } from './audit/auditResolvers.ts';
import { authoringResolvers } from './authoring/authoringResolvers.ts';
import { campaignResolvers } from './campaign/campaignResolvers.ts';
import { certificateResolvers } from './certificate/certificateResolvers.ts';
import { courseResolvers } from './course/courseResolvers.ts';
import { discussionResolvers } from './discussion/discussionResolvers.ts';
import { enrolmentResolvers } from './enrolment/enrolmentResolvers.ts';
import { fileResolvers } from './file/fileResolvers.ts';
import { integrationResolvers } from './integration/integrationResolvers.ts';
import { groupResolvers } from './group/groupResolvers.ts';
import type { Resolvers } from './generated/resolverTypes.ts';
import { DateTime, JSONScalar, URLScalar } from './graphql/scalars.ts';
import { identityResolvers } from './identity/identityResolvers.ts';
import { jobResolvers } from './job/jobResolvers.ts';
import { lectureResolvers } from './lecture/lectureResolvers.ts';
import { node, nodes } from './node/nodeQuery.ts';
import { UserError } from './node/UserError.ts';
import { privacyResolvers } from './privacy/privacyResolvers.ts';
import { pushResolvers } from './push/pushResolvers.ts';
import { reminderResolvers } from './reminder/reminderResolvers.ts';
import { questionResolvers } from './question/questionResolvers.ts';
import { savedSectionResolvers } from './savedSection/savedSectionResolvers.ts';
import { scimResolvers } from './scim/scimResolvers.ts';
import { scormResolvers } from './scorm/scormResolvers.ts';
import { studyResolvers } from './study/studyResolvers.ts';
import { umbrellaResolvers } from './umbrella/umbrellaResolvers.ts';
import { makeUrlsAbsolute } from './url.ts';
import { workspaceResolvers } from './workspace/workspaceResolvers.ts';

/** The contract as text, for `/schema.graphql`. */
export const schemaText = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

// The generated resolver types ask for the very names of each union, which differ from place to place.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const typeNameOf = <Name extends string>(value: object): Name => (value as { __typename: Name }).__typename;

/** Mappers write the type's name into what stands behind an interface or a union. */
const typeOf = { __resolveType: typeNameOf };

const { Query: workspaceQueries, Mutation: workspaceMutations, ...workspaceTypes } = workspaceResolvers;
const { Mutation: groupMutations, ...groupTypes } = groupResolvers;
const { Query: identityQueries, Mutation: identityMutations, ...identityTypes } = identityResolvers;
const { Query: courseQueries, ...courseTypes } = courseResolvers;
const { Query: lectureQueries, ...lectureTypes } = lectureResolvers;
const { Mutation: enrolmentMutations, ...enrolmentTypes } = enrolmentResolvers;
const { Mutation: achievementMutations, ...achievementTypes } = achievementResolvers;

const { Query: campaignQueries, Mutation: campaignMutations, ...campaignTypes } = campaignResolvers;
const { Query: jobQueries, Mutation: jobMutations, ...jobTypes } = jobResolvers;
const { Mutation: privacyMutations, ...privacyTypes } = privacyResolvers;
const { Query: fileQueries, Mutation: fileMutations, ...fileTypes } = fileResolvers;
const { Query: savedSectionQueries, Mutation: savedSectionMutations, ...savedSectionTypes } = savedSectionResolvers;
const { Query: discussionQueries, Mutation: discussionMutations, ...discussionTypes } = discussionResolvers;
const { Query: authoringQueries, Mutation: authoringMutations, ...authoringTypes } = authoringResolvers;

const resolvers: Resolvers = {
  DateTime,
  URL: URLScalar,
  JSON: JSONScalar,
  Node: typeOf,
  UserError,
  Integration: typeOf,
  Section: typeOf,
  SectionFields: typeOf,
  DialogBubble: typeOf,
  Question: typeOf,
  QuestionFields: typeOf,
  LectureContentResult: typeOf,
  DecisionNode: typeOf,
  DecisionNodeFields: typeOf,
  AuthoredSection: typeOf,
  AuthoredSectionFields: typeOf,
  AuthoredDialogBubble: typeOf,
  AuthoredQuestion: typeOf,
  AuthoredQuestionFields: typeOf,
  Query: {
    node,
    nodes,
    ...workspaceQueries,
    ...identityQueries,
    ...courseQueries,
    ...lectureQueries,
    ...certificateResolvers.Query,
    ...authoringQueries,
    ...fileQueries,
    ...savedSectionQueries,
    ...jobQueries,
    ...campaignQueries,
    ...discussionQueries,
  },
  Mutation: {
    ...workspaceMutations,
    ...groupMutations,
    ...identityMutations,
    ...enrolmentMutations,
    ...studyResolvers.Mutation,
    ...achievementMutations,
    ...certificateResolvers.Mutation,
    ...campaignMutations,
    ...integrationResolvers.Mutation,
    ...authoringMutations,
    ...fileMutations,
    ...savedSectionMutations,
    ...jobMutations,
    ...pushResolvers.Mutation,
    ...reminderResolvers.Mutation,
    ...privacyMutations,
    ...scimResolvers.Mutation,
    ...scormResolvers.Mutation,
    ...discussionMutations,
  },
  ...workspaceTypes,
  ...groupTypes,
  ...privacyTypes,
  ...auditResolvers,
  ...analyticsResolvers,
  ...fileTypes,
  ...savedSectionTypes,
  ...jobTypes,
  ...campaignTypes,
  ...identityTypes,
  ...courseTypes,
  ...umbrellaResolvers,
  ...lectureTypes,
  Lecture: { ...lectureTypes.Lecture, ...scormResolvers.Lecture },
  ...questionResolvers,
  ...enrolmentTypes,
  Certificate: certificateResolvers.Certificate,
  ...achievementTypes,
  ...authoringTypes,
  ...discussionTypes,
};

export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: schemaText,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  makeUrlsAbsolute(schema);
  return schema;
}
