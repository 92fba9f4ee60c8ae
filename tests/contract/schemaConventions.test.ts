import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';

/** How the public contract is written. What goes another way stands here by name. */
const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter(isObjectType);

interface Place {
  readonly name: string;
  readonly field: string;
  readonly type: GraphQLOutputType | GraphQLInputType;
  readonly description: string | null | undefined;
}

const rest = ({ type, description }: { type: GraphQLInputType; description?: string | null | undefined }) => ({
  type,
  description,
});

const outputs: readonly Place[] = [...objects, ...types.filter(isInterfaceType)].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({
    name: `${type.name}.${field.name}`,
    field: field.name,
    type: field.type,
    description: field.description,
  })),
);
const inputs: readonly Place[] = [
  ...types.filter(isInputObjectType).flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      field: field.name,
      ...rest(field),
    })),
  ),
  ...objects.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      field.args.map((arg) => ({ name: `${type.name}.${field.name}(${arg.name})`, field: arg.name, ...rest(arg) })),
    ),
  ),
];

const typeNameOf = ({ type }: Place): string => getNamedType(type).name;
const isList = ({ type }: Place): boolean => isListType(isNonNullType(type) ? type.ofType : type);
/** What stands in a list; the type itself where it is none. */
const itemOf = (type: Place['type']): Place['type'] => {
  const list = isNonNullType(type) ? type.ofType : type;
  return isListType(list) ? list.ofType : type;
};
const namesOf = (places: readonly Place[]): string[] => places.map(({ name }) => name);

describe('the names of the contract', () => {
  it('OP-13 a moment is called …Time', () => {
    const moments = [...outputs, ...inputs].filter((place) => typeNameOf(place) === 'DateTime');
    expect(moments.length).toBeGreaterThan(20);
    expect(namesOf(moments.filter(({ field }) => !/(?:^t|T)ime$|^(?:updated|deleted)Since$/.test(field)))).toEqual([]);
  });

  it('OP-13 what is called a time is a moment', () => {
    const others = [...outputs, ...inputs].filter(
      (place) => /(?:^t|T)ime$|Date$/.test(place.field) && typeNameOf(place) !== 'DateTime',
    );
    expect(namesOf(others)).toEqual([]);
  });

  it.each([
    ['Minutes', ['Int']],
    ['Percent', ['Int', 'Float']],
    ['Count', ['Int']],
    ['Url', ['URL']],
  ])('OP-13 …%s is %s', (ending, allowed) => {
    const called = [...outputs, ...inputs].filter(({ field }) => field.endsWith(ending));
    expect(called.length).toBeGreaterThan(2);
    expect(namesOf(called.filter((place) => !allowed.includes(typeNameOf(place))))).toEqual([]);
  });

  it('OP-13 has no word of the platform’s wire beside its own', () => {
    const old = /gamification|createdTime|(?:Answers?|Content)Size$|^img|customi[sz]e|^i18n$|^tac$|^lang$/i;
    expect(namesOf([...outputs, ...inputs].filter(({ field }) => old.test(field)))).toEqual([]);
    expect(types.filter(({ name }) => /gamification/i.test(name))).toEqual([]);
  });

  it('GW-28 roles have their full names', () => {
    const role = schema.getType('Role');
    expect(isEnumType(role) ? role.getValues().map(({ name }) => name) : []).toEqual([
      'ROLE_ADMIN',
      'ROLE_COURSE_ADMIN',
      'ROLE_VOUCHER_ADMIN',
    ]);
  });
});

describe('the types of the contract', () => {
  it('OP-13 every argument and input that names an object is an ID', () => {
    // Ids that others gave: of a form, a client, a forum, and of an item in the manifest of its package.
    const elsewhere = new Set(['feedbackFormId', 'clientId', 'forumId', 'itemId']);
    const naming = inputs.filter(({ field }) => /^id$|Id$/.test(field) && !elsewhere.has(field));
    const others = naming.filter((place) => typeNameOf(place) !== 'ID' && !place.field.endsWith('TrackingId'));
    expect(naming.length).toBeGreaterThan(15);
    expect(namesOf(others)).toEqual([]);
  });

  /** Lists that come with their parent: as long as an author, an admin or the standard makes them. */
  const boundedLists = [
    // At most 100 an event, after which the rest comes in another.
    'NewNotices.notices',
    // The pieces of one sentence.
    'AuditEntry.sentence',
    // The numbers of a type, and the steps of a period, of which the platform has a limit.
    'Analytics.totals',
    'Analytics.allTotals',
    'FactTotals.values',
    'Analytics.series',
    'FactCount.values',
    // The first twenty of each, with how many there are.
    'CourseLosses.lectures',
    'CourseLosses.questions',
    'CourseImpact.answers',
    'CourseImpact.certificateLosers',
    'CourseImpact.closing',
    'CourseImpact.opening',
    'SaveCoursePayload.undecided',
    'PublishCourseChangesPayload.undecided',
    'RestoreCourseRevisionPayload.undecided',
    'ScheduleCoursePublicationPayload.undecided',
    // The first hundred of a person.
    'WorkspacePerson.groups',
    // As many as a course has lectures and questions, which its author limits; what stands out, and the parts of a question.
    'AuthoredCourse.publishGradings',
    // As many as the manifest has, at most a thousand.
    'ScormPackage.items',
    'ScormItem.objectiveIds',
    // One for each video of a lecture, ten captions of a video at most.
    'LectureContent.videoPositions',
    'VideoTextSection.captions',
    'AuthoredVideoTextSection.captions',
    // Of each post the first twenty that wait.
    'DiscussionPost.reports',
    // Of a thread at most fifty, each of which mentions ten people; the first twenty who can be.
    'ReviewThread.comments',
    'ReviewComment.mentions',
    'ReviewComment.pieces',
    'AuthoredCourse.mentionable',
    'AuthoredCourse.openReviewCounts',
    // The newest hundred; as many as the course has.
    'AuthoredCourse.reviewLinks',
    'Viewer.apiTokens',
    'Workspace.apiTokens',
    'Workspace.serviceAccounts',
    'ApiToken.scopes',
    'ApiToken.usage',
    'Workspace.webhooks',
    'ServiceAccount.apiTokens',
    'Webhook.eventTypes',
    'Review.modules',
    'ReviewModule.lectures',
    'CourseFunnel.steps',
    'CourseQuestionStatistics.questions',
    'QuestionStatistics.findings',
    'QuestionStatistics.parts',
    // At most twenty each: what is urgent, not all there is.
    'CoursesToReview.courses',
    'RetentionPreview.people',
    // As many as an author asks in a lecture, the newest 50 tries of each, and what one try has.
    'UserCourse.answeredQuestions',
    'AnsweredQuestion.tries',
    'QuestionTry.given',
    'GivenPart.texts',
    // The newest 20 browsers of a person.
    'Notices.devices',
    // At most 499, and read as a whole.
    'DecisionTree.nodes',
    'Query.countries',
    // The courses that ship, and their tables of contents.
    'Query.courseTemplates',
    'CourseTemplate.modules',
    'TemplateModule.lectures',
    'File.usedIn',
    'DeleteFilePayload.usedIn',
    'ReplaceFilePayload.replacedIn',
    'ReplaceFilePayload.remainingIn',
    'Workspace.embedHosts',
    'Workspace.externalSignIns',
    // One for each kind of provider, with a few fields.
    'Workspace.integrationProviders',
    'Workspace.integrations',
    'IntegrationProvider.fields',
    'IntegrationProvider.requiredSets',
    'Integration.secretsSet',
    'PersonnelIntegration.secretsSet',
    'OAuthIntegration.secretsSet',
    'LoomIntegration.secretsSet',
    'ForumIntegration.secretsSet',
    'PushIntegration.secretsSet',
    'Workspace.publicIntegrations',
    'Profile.socials',
    'Profile.texts',
    'Profile.hiddenParts',
    'Profile.avatarFrames',
    'ProfileStyle.buttons',
    'ProfileStyle.actionButtons',
    'ProfileStyle.indicationButtons',
    'User.roles',
    'Course.tags',
    'CourseCounts.durations',
    'CourseCounts.tags',
    'Course.modules',
    'Course.achievements',
    'CourseMetadata.avatars',
    'Module.lectures',
    'ModuleProgress.lectures',
    'QuestionBank.draws',
    'LectureContent.sections',
    'LectureContent.questions',
    'DialogSection.turns',
    'DialogTurn.bubbles',
    'AccordionSection.items',
    'BranchSection.options',
    'BranchOption.sections',
    'SingleChoiceQuestion.options',
    'SingleChoiceQuestion.explanations',
    'MultipleChoiceQuestion.options',
    'CategorizationQuestion.items',
    'CategorizationQuestion.categories',
    'CategorizationQuestion.placement',
    'CategorizationQuestion.correctPlacement',
    'CategoryAssignment.items',
    'MultipleAssociationQuestion.items',
    'MultipleAssociationQuestion.categories',
    'MultipleAssociationQuestion.placement',
    'MultipleAssociationQuestion.correctPlacement',
    'SingleOrderingQuestion.options',
    'UserCourse.moduleProgress',
    'UserCourse.achievementProgress',
    'UserCourse.earnedAchievements',
    'CompletionCheck.missingLectures',
    'AuthoredCourse.tags',
    'AuthoredCourse.modules',
    'AuthoredCourse.achievements',
    'CoursePresence.others',
    'AuthoredModule.lectures',
    'AuthoredLectureContent.sections',
    'AuthoredLectureContent.questions',
    'SavedSectionContent.sections',
    'SavedSectionContent.questions',
    // At most a thousand.
    'Campaign.usage',
    'CreateVouchersPayload.vouchers',
    'AuthoredDialogSection.turns',
    'AuthoredDialogTurn.bubbles',
    'AuthoredAccordionSection.items',
    'AuthoredBranchSection.options',
    'AuthoredBranchOption.sections',
    'AuthoredExplanation.texts',
    'AuthoredSingleChoiceQuestion.options',
    'AuthoredMultipleChoiceQuestion.options',
    'AuthoredCategorizationQuestion.items',
    'AuthoredCategorizationQuestion.categories',
    'AuthoredCategorizationQuestion.correctPlacement',
    'AuthoredMultipleAssociationQuestion.items',
    'AuthoredMultipleAssociationQuestion.categories',
    'AuthoredMultipleAssociationQuestion.correctPlacement',
    'AuthoredSingleOrderingQuestion.options',
    'Achievement.lectureIds',
    'Achievement.lectures',
    'Achievement.questionIds',
    // Groups that an import names, references that an imported course has, members of one commit, and courses of a group: each has its limit.
    'JobRow.groups',
    'JobRow.groupProblems',
    'JobRowCourse.unfinishedParts',
    'ImportPeoplePayload.missingGroups',
    'ImportCoursePayload.warnings',
    'AuthoredCourse.missingFiles',
    'AuthoredCourse.heavyFiles',
    // The sections of a lecture, of which there is a limit.
    'AuthoredCourse.sectionChanges',
    // The first of them, at most 500; members of one part.
    'CourseDifference.changes',
    'CourseChange.fields',
    'CommitScormPayload.leftOut',
    'PersonGroup.courses',
    'CreateCoursePayload.created',
    'SaveCoursePayload.created',
    // As many as were asked for, a hundred at most; both ids of one course.
    'Query.nodes',
    'DeleteCoursePayload.deletedIds',
    // One for each type by which it was known.
    'Deletion.deletedIds',
  ];

  it('OP-13 a list that can grow is a connection', () => {
    const bounded = new Set(boundedLists);
    const lists = outputs
      .filter((place) => isList(place) && typeNameOf(place) !== 'Int')
      .filter(({ name }) => !/(?:Connection\.(?:edges|nodes)|\.userErrors|Payload\.newAchievements)$/.test(name))
      .filter(({ name }) => !/Section(?:Fields)?\.questions$|Question(?:Fields)?\.explanations$/.test(name));
    expect(namesOf(lists.filter(({ name }) => !bounded.has(name)))).toEqual([]);
    expect(boundedLists.filter((name) => !outputs.some((place) => place.name === name))).toEqual([]);
  });

  it('OP-13 a connection is read forwards and backwards', () => {
    const connections = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
        .map((field) => [`${type.name}.${field.name}`, field.args.map(({ name }) => name)] as const),
    );
    expect(connections.length).toBeGreaterThan(6);
    for (const [name, args] of connections) {
      expect(args, name).toEqual(expect.arrayContaining(['first', 'after', 'last', 'before']));
    }
  });

  it('OP-13 queries, mutations and the fields of a payload may be null, so that what stands beside them does', () => {
    const roots = outputs.filter(({ name }) => /^(?:Query|Mutation)\.|Payload\./.test(name));
    const strict = roots.filter(({ type, field }) => isNonNullType(type) && field !== 'userErrors');
    expect(namesOf(strict)).toEqual([]);
    for (const [type, field] of [
      ['Workspace', 'people'],
      ['Workspace', 'auditLog'],
      ['Workspace', 'consents'],
      ['UserCourse', 'completion'],
      ['Lecture', 'content'],
      ['Course', 'modules'],
    ] as const) {
      const found = objects.find(({ name }) => name === type)?.getFields()[field];
      expect(isNonNullType(found?.type), `${type}.${field}`).toBe(false);
    }
  });

  it('OP-13 what stands in a list is never null on its own: a list is there with all its items, or it is not', () => {
    const lists = outputs.filter(isList);
    expect(lists.length).toBeGreaterThan(70);
    // What is not found keeps its place among what was asked for.
    const byPlace = new Set(['Query.nodes']);
    const mayBeNull = lists.filter(({ type }) => !isNonNullType(itemOf(type)));
    expect(namesOf(mayBeNull.filter(({ name }) => !byPlace.has(name)))).toEqual([]);
  });

  it('OP-13 JSON stands only where the data has no shape of its own', () => {
    const free = [...outputs, ...inputs].filter((place) => typeNameOf(place) === 'JSON');
    expect(namesOf(free).toSorted()).toEqual([
      'AuditEntry.details',
      'AuthoredCourse.customMetadata',
      // A course as a file is the REST service's, and goes back as it came.
      'AuthoredCourse.exported',
      'AuthoredUnknownSection.content',
      // The data model of SCORM: whatever elements the package set.
      'CommitScormInput.cmi',
      'Course.customMetadata',
      'CourseFieldsInput.customMetadata',
      // What is stored about a person follows the tables.
      'ExportPersonalDataPayload.data',
      'ImportCourseInput.content',
      // What it says differs by what was done.
      'JobRow.params',
      'ScormState.cmi',
      'UnknownSection.content',
      'UnknownSectionInput.content',
      'UserError.params',
      'WebhookDelivery.data',
    ]);
  });

  it.each([
    ['Section', 'SectionFields'],
    ['Question', 'QuestionFields'],
    ['AuthoredSection', 'AuthoredSectionFields'],
    ['AuthoredQuestion', 'AuthoredQuestionFields'],
  ])('OP-97 every member of the union %s implements %s', (union, shared) => {
    const type = schema.getType(union);
    const members = isUnionType(type) ? type.getTypes() : [];
    expect(members.length).toBeGreaterThan(4);
    const without = members.filter((member) => !member.getInterfaces().some(({ name }) => name === shared));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it.each(['Section', 'Question', 'DialogBubble', 'AuthoredSection', 'AuthoredQuestion', 'AuthoredDialogBubble'])(
    'OP-97 fields of one name have one type in all members of %s, so that a client needs no aliases',
    (union) => {
      const type = schema.getType(union);
      const seen = new Map<string, string>();
      const colliding: string[] = [];
      for (const member of isUnionType(type) ? type.getTypes() : []) {
        for (const field of Object.values(member.getFields())) {
          const known = seen.get(field.name) ?? String(field.type);
          if (known !== String(field.type)) colliding.push(`${member.name}.${field.name}`);
          seen.set(field.name, known);
        }
      }
      expect(colliding).toEqual([]);
    },
  );

  it('OP-13 alternatives are @oneOf, and every scalar of ours says what it is', () => {
    const alternatives = types.filter(isInputObjectType).filter(({ isOneOf }) => isOneOf);
    expect(new Set(alternatives.map(({ name }) => name))).toEqual(
      new Set([
        'PeopleSelectionInput',
        'EnrolledPeopleInput',
        'LearnerSelectionInput',
        'GroupPeopleInput',
        'SectionContentInput',
        'DialogBubbleInput',
        'QuestionContentInput',
        'QuestionReference',
        'ExternalProofInput',
        'AnswerInput',
        'AchievementConditionInput',
        'LectureReference',
        'DecisionNodeContentInput',
        'IntegrationValuesInput',
      ]),
    );
    const scalars = types.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
    expect(scalars.map(({ name }) => name)).toEqual(['DateTime', 'Date', 'URL', 'JSON']);
    expect(scalars.filter(({ specifiedByURL, description }) => !specifiedByURL || !description)).toEqual([]);
  });
});

it('GW-01 everything is described in sentences, as introspection tells it', () => {
  const described = [
    ...[...outputs, ...inputs].map(({ name, description }) => [name, description] as const),
    ...types
      .filter((type) => !isSpecifiedScalarType(type))
      .map(({ name, description }) => [name, description] as const),
  ];
  const odd = described.filter(([, text]) => !/^[A-Z`0-9][\s\S]*[.:]$/.test(text?.trim() ?? ''));
  expect(odd.map(([name]) => name)).toEqual([]);
});
