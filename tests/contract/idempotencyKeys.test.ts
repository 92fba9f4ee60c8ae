import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createGraphqlClient } from '../support/graphqlClient.ts';
import { hosts } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';

/** What answers to three requests at once name: the same thing each time, without a refusal. */
interface Answer {
  readonly made: { readonly id: string } | null;
  readonly userErrors: readonly { readonly code: string }[];
}

let admin: ReturnType<typeof createGraphqlClient>;
let courseId: number;
let userId: number;
const mark = randomUUID().slice(0, 8);

beforeAll(async () => {
  const rest = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), 'admin@demo.test');
  admin = createGraphqlClient(inject('gatewayUrl'), hosts.lectern, { accessToken: rest.token ?? '' });
  const found = await admin.expect<{
    campaignCourses: { nodes: { courseId: number }[] };
    viewer: { user: { userId: number } };
  }>('{ campaignCourses(first: 1) { nodes { courseId } } viewer { user { userId } } }');
  courseId = found.campaignCourses.nodes[0]?.courseId ?? 0;
  ({ userId } = found.viewer.user);
});

const writes: readonly [name: string, made: string, input: () => object][] = [
  ['createCampaign', 'campaign', () => ({ name: `Once ${mark}`, courseId: String(courseId) })],
  ['createGroup', 'group', () => ({ name: `Once ${mark}` })],
  [
    'createSavedSection',
    'savedSection',
    () => ({ name: `Once ${mark}`, content: { sections: [{ content: { text: { text: 'Once' } } }], questions: [] } }),
  ],
  ['logPrivacyRequest', 'privacyRequest', () => ({ kind: 'EXPORT', username: `${mark}@once.test` })],
  ['checkCourseLinks', 'job', () => ({ courseId: String(courseId) })],
  [
    'changePeople',
    'job',
    () => ({ selection: { ids: [String(userId)] }, action: 'CHANGE_RIGHTS', createCourse: true }),
  ],
];

describe('OP-296 keys of repeated requests', () => {
  it.each(writes)('%s happens once for three requests at once with one key', async (name, made, input) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation Once($input: ${type}!) { once: ${name}(input: $input) { made: ${made} { id } userErrors { code } } }`;
    const variables = { input: { ...input(), idempotencyKey: `${name} ${mark}`.replace(' ', '-') } };
    const answers = await Promise.all([1, 2, 3].map(() => admin.expect<{ once: Answer }>(document, variables)));
    const [first] = answers;
    expect(first?.once).toEqual({ made: { id: expect.any(String) as string }, userErrors: [] });
    expect(answers).toEqual([first, first, first]);
  });
});
