import { describe, expect, it } from 'vitest';
import { readOperation } from './readOperation.ts';
import { sentOnce } from './sentOnce.ts';

const sent = (document: string, variables: Readonly<Record<string, unknown>> = { input: {} }) =>
  sentOnce(readOperation(document), variables);

describe('BEY-46 OP-301 what may be sent again', () => {
  it('is a query, as it is', () => {
    expect(sent('query { viewer { user { name } } }', {})).toEqual({ variables: {}, isRepeatable: true });
  });

  it('is a mutation that takes a key, of which each call gets a new one or keeps its own', () => {
    const document = 'mutation($input: CreateCampaignInput!) { createCampaign(input: $input) { campaign { name } } }';
    const [first, second] = [sent(document), sent(document)];
    expect(first.isRepeatable).toBe(true);
    expect(first.variables).toEqual({ input: { idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) } });
    expect(first.variables).not.toEqual(second.variables);
    expect(sent(document, { input: { idempotencyKey: 'mine' } }).variables).toEqual({
      input: { idempotencyKey: 'mine' },
    });
  });

  it.each([
    [
      'one without a key',
      'mutation($input: DeleteCourseInput!) { deleteCourse(input: $input) { userErrors { code } } }',
    ],
    [
      'one beside it',
      'mutation($input: I!, $b: J!) { createCampaign(input: $input) { x } deleteCourse(input: $b) { y } }',
    ],
    [
      'two that would share one',
      'mutation($input: I!) { a: createCampaign(input: $input) { x } b: enrol(input: $input) { y } }',
    ],
    [
      'an input that stands in the document',
      'mutation($name: String!) { createCampaign(input: { name: $name }) { x } }',
    ],
    ['a part of an input', 'mutation($input: F!) { createCourse(input: { fields: $input }) { x } }'],
    ['what a fragment hides', 'mutation($input: I!) { createCampaign(input: $input) { x } ...More }'],
    ['an alias with the name of one', 'mutation($input: I!) { createCampaign: deleteCourse(input: $input) { x } }'],
  ])('is not %s', (_what, document) => {
    const variables = { input: {}, b: {}, name: 'x' };
    expect(sent(document, variables)).toEqual({ variables, isRepeatable: false });
  });
});
