/** The executable schema: `schema.graphql` with its resolvers. */
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { claimAchievement } from './achievement/claimAchievement.ts';
import { redeemVoucher } from './campaign/redeemVoucher.ts';
import { certificate } from './certificate/certificate.ts';
import { Course } from './course/Course.ts';
import { courseMetadata } from './course/courseMetadata.ts';
import { course } from './course/courseQuery.ts';
import { courses } from './course/courses.ts';
import { tags } from './course/tags.ts';
import { completeCourse } from './enrolment/completeCourse.ts';
import { enrol } from './enrolment/enrol.ts';
import { giveUpCourse } from './enrolment/giveUpCourse.ts';
import { markLectureSeen } from './enrolment/markLectureSeen.ts';
import { saveStudyPosition } from './enrolment/saveStudyPosition.ts';
import { UserCourse } from './enrolment/UserCourse.ts';
import type { Resolvers } from './generated/resolverTypes.ts';
import { DateTime, JSONScalar, URLScalar } from './graphql/scalars.ts';
import { changePassword } from './identity/changePassword.ts';
import { countries } from './identity/countries.ts';
import { erasePersonalData } from './identity/erasePersonalData.ts';
import { exportPersonalData } from './identity/exportPersonalData.ts';
import { register } from './identity/register.ts';
import { requestPasswordReset } from './identity/requestPasswordReset.ts';
import { resetPassword } from './identity/resetPassword.ts';
import { signIn } from './identity/signIn.ts';
import { signInExternally } from './identity/signInExternally.ts';
import { signOut } from './identity/signOut.ts';
import { startExternalSignIn } from './identity/startExternalSignIn.ts';
import { updatePreferences } from './identity/updatePreferences.ts';
import { updateViewer } from './identity/updateViewer.ts';
import { Viewer } from './identity/Viewer.ts';
import { viewer } from './identity/viewerQuery.ts';
import { Lecture } from './lecture/Lecture.ts';
import { lecture } from './lecture/lectureQuery.ts';
import { node } from './node/nodeQuery.ts';
import { answerQuestion } from './quiz/answerQuestion.ts';
import { acceptConsent } from './workspace/acceptConsent.ts';
import { addPerson } from './workspace/addPerson.ts';
import { changeRights } from './workspace/changeRights.ts';
import { createConsent } from './workspace/createConsent.ts';
import { environment } from './workspace/environment.ts';
import { invitation } from './workspace/invitation.ts';
import { inviteEveryone } from './workspace/inviteEveryone.ts';
import { invitePerson } from './workspace/invitePerson.ts';
import { revokeInvitation } from './workspace/revokeInvitation.ts';
import { saveProfile } from './workspace/saveProfile.ts';
import { trialOffer } from './workspace/trialOffer.ts';
import { Workspace } from './workspace/Workspace.ts';
import { WorkspaceFiles } from './workspace/WorkspaceFiles.ts';
import { workspace } from './workspace/workspaceQuery.ts';

/** The contract as text, for `/schema.graphql`. */
export const schemaText = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

// The generated resolver types ask for the very names of each union, which differ from place to place.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const typeNameOf = <Name extends string>(value: object): Name => (value as { __typename: Name }).__typename;

/** Mappers write the type's name into what stands behind an interface or a union. */
const typeOf = {
  __resolveType: typeNameOf,
};

const resolvers: Resolvers = {
  DateTime,
  URL: URLScalar,
  JSON: JSONScalar,
  Node: typeOf,
  Section: typeOf,
  Question: typeOf,
  LectureContentResult: typeOf,
  Query: {
    node,
    viewer,
    workspace,
    courses,
    course,
    lecture,
    tags,
    courseMetadata,
    certificate,
    trialOffer,
    environment,
    invitation,
    countries,
  },
  Mutation: {
    signIn,
    register,
    signOut,
    startExternalSignIn,
    signInExternally,
    requestPasswordReset,
    resetPassword,
    changePassword,
    updatePreferences,
    exportPersonalData,
    erasePersonalData,
    updateViewer,
    acceptConsent,
    saveProfile,
    createConsent,
    addPerson,
    changeRights,
    invitePerson,
    inviteEveryone,
    revokeInvitation,
    enrol,
    redeemVoucher,
    giveUpCourse,
    answerQuestion,
    markLectureSeen,
    saveStudyPosition,
    completeCourse,
    claimAchievement,
  },
  Viewer,
  Workspace,
  WorkspaceFiles,
  Course,
  Lecture,
  UserCourse,
};

export const createSchema = (): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: schemaText,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
