import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aQuestion, aSavedSection } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const listPath = '/api/v1/secured/savedsections';
const onePath = `${listPath}/61`;
const globalId = btoa('SavedSection:61').replace(/=+$/, '');
const full = {
  ...aSavedSection(),
  sections: [
    {
      id: 1,
      number: 1,
      type: 'JSON',
      content: { type: 'text', content: { text: '<p>Gloves</p>' } },
      questionAnswers: [],
    },
    {
      id: 2,
      number: 2,
      type: 'JSON',
      content: { type: 'QUESTION', content: { questionIndex: 0 } },
      questionAnswers: [aQuestion({ id: 3 })],
    },
  ],
  questionAnswers: [aQuestion({ id: 3, correctAnswer: [2] })],
};

describe('BEY-09 OP-83 saved sections', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway();
  });
  afterEach(() => gateway.close());

  test('GW-33 are a connection that is searched on the platform, one call for a page', async () => {
    gateway.on('GET', listPath, { body: aPage([aSavedSection()], { size: 24, total: 30 }) });
    const query = `query($search: String) { savedSections(first: 24, search: $search) { totalCount
      pageInfo { hasNextPage } nodes { id savedSectionId name sectionCount createTime updateTime editable
        createdBy { userId username name } } } }`;
    const { data, errors } = await gateway.ask(query, { search: " it's* " }, bearer());
    expect(errors).toEqual([]);
    const { id: savedSectionId, createdBy, ...same } = aSavedSection();
    const { id: userId, ...person } = createdBy ?? { id: 0 };
    expect(data.savedSections).toEqual({
      totalCount: 30,
      pageInfo: { hasNextPage: true },
      nodes: [{ ...same, id: globalId, savedSectionId, createdBy: { userId, ...person } }],
    });
    expect(gateway.paths()).toEqual([String.raw`GET ${listPath}?page=0&size=24&q=name=='*it\'s\\**'`]);
    const refused = await gateway.ask(query, { search: 'x'.repeat(201) }, bearer());
    expect(refused.errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  test('hold typed sections and questions, which a list reads for each when they are asked for', async () => {
    gateway.on('GET', listPath, { body: aPage([aSavedSection()]) });
    gateway.on('GET', onePath, { body: full });
    const content = `content { sections { __typename ... on AuthoredSectionFields { sectionId }
      ... on AuthoredRichTextSection { html } ... on AuthoredQuestionSection { questionId } }
      questions { ... on AuthoredQuestionFields { questionId } ... on AuthoredSingleChoiceQuestion { correctPosition } } }`;
    const expected = {
      content: {
        sections: [
          { __typename: 'AuthoredRichTextSection', sectionId: 1, html: '<p>Gloves</p>' },
          { __typename: 'AuthoredQuestionSection', sectionId: 2, questionId: 3 },
        ],
        questions: [{ questionId: 3, correctPosition: 2 }],
      },
    };
    const { data } = await gateway.ask(
      `query($id: ID!) { node(id: $id) { ... on SavedSection { ${content} } } savedSection(id: "61") { ${content} } }`,
      { id: globalId },
      bearer(),
    );
    expect(data).toEqual({ node: expected, savedSection: expected });
    const listed = await gateway.ask(`{ savedSections { nodes { ${content} } } }`, {}, bearer());
    expect(listed.data.savedSections).toEqual({ nodes: [expected] });
  });

  test('are null for anyone who may not see them, and a list says why', async () => {
    const forbidden = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } };
    gateway.on('GET', listPath, forbidden);
    gateway.on('GET', onePath, forbidden);
    const { data, errors } = await gateway.ask(
      '{ savedSection(id: "61") { name } savedSections { totalCount } }',
      {},
      bearer(),
    );
    expect(data).toEqual({ savedSection: null, savedSections: null });
    expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
    expect((await gateway.ask('{ savedSection(id: "61") { name } }', {})).data.savedSection).toBeNull();
  });

  const create = `mutation($input: CreateSavedSectionInput!) { createSavedSection(input: $input) {
    savedSection { savedSectionId content { questions { __typename } } } userErrors { code field } } }`;
  const input = {
    name: 'Safety first',
    content: {
      sections: [{ content: { question: { question: { clientKey: 'why' } } } }],
      questions: [
        { clientKey: 'why', text: 'Why?', content: { singleChoice: { options: ['a', 'b'], correctPosition: 2 } } },
      ],
    },
  };

  test('are created from the input of a lecture’s content, and answered without another call', async () => {
    gateway.on('POST', listPath, { status: 201, body: full });
    const { data } = await gateway.ask(create, { input }, bearer());
    expect(data.createSavedSection).toMatchObject({ savedSection: { savedSectionId: 61 }, userErrors: [] });
    expect(gateway.calls.map(({ method }) => method)).toEqual(['POST']);
    expect(gateway.calls[0]?.body).toMatchObject({
      name: 'Safety first',
      sections: [{ type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } }],
      questionAnswers: [{ question: 'Why?', correctAnswer: [2] }],
    });
  });

  test('what is refused is told at its field of the input', async () => {
    const errors = [
      { field: 'name', message: 'must not be empty' },
      { field: 'sections.0.content.content.questionIndex', message: 'no' },
      { field: 'questionAnswers.0.question', message: 'no' },
    ];
    gateway.on('POST', listPath, { status: 400, body: { code: 'INVALID', message: 'no', errors } });
    const { data } = await gateway.ask(create, { input }, bearer());
    expect(data.createSavedSection).toEqual({
      savedSection: null,
      userErrors: [
        { code: 'INVALID', field: 'name' },
        { code: 'INVALID', field: 'content.sections.0.content.question.question' },
        { code: 'INVALID', field: 'content.questions.0.text' },
      ],
    });
    gateway.on('POST', listPath, {
      status: 409,
      body: { code: 'SAVED_SECTIONS_FULL', message: 'no', params: { most: 500 } },
    });
    const full = await gateway.ask(create, { input }, bearer());
    expect(full.data.createSavedSection).toMatchObject({ userErrors: [{ code: 'SAVED_SECTIONS_FULL', field: null }] });
    const unknown = { ...input, content: { ...input.content, questions: [] } };
    const wrong = await gateway.ask(create, { input: unknown }, bearer());
    expect(wrong.data.createSavedSection).toMatchObject({
      userErrors: [{ code: 'INVALID', field: 'content.sections.0.content.question.question' }],
    });
  });

  test('are renamed and deleted, by global or raw id', async () => {
    gateway.on('PATCH', onePath, { body: aSavedSection({ name: 'Gloves' }) });
    gateway.on('DELETE', onePath, { status: 204 });
    const { data } = await gateway.ask(
      `mutation($id: ID!) {
        renameSavedSection(input: { savedSectionId: $id, name: "Gloves" }) { savedSection { name } userErrors { code } }
        deleteSavedSection(input: { savedSectionId: "61" }) { deletedSavedSectionId userErrors { code } } }`,
      { id: globalId },
      bearer(),
    );
    expect(data).toEqual({
      renameSavedSection: { savedSection: { name: 'Gloves' }, userErrors: [] },
      deleteSavedSection: { deletedSavedSectionId: globalId, userErrors: [] },
    });
    gateway.on('DELETE', onePath, { status: 403, body: { code: 'FORBIDDEN', message: 'no' } });
    const refused = await gateway.ask(
      'mutation { deleteSavedSection(input: { savedSectionId: "61" }) { deletedSavedSectionId userErrors { code } } }',
      {},
      bearer(),
    );
    expect(refused.data.deleteSavedSection).toEqual({
      deletedSavedSectionId: null,
      userErrors: [{ code: 'FORBIDDEN' }],
    });
  });
});
