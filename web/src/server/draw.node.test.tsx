import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import landingQuery from '../catalogue/landing/__generated__/LandingPageQuery.graphql.ts';
import shellQuery from '../shell/__generated__/ShellQuery.graphql.ts';
import { courseFixture, coursesFixture } from '../testing/courseFixture.ts';
import { shellResolvers, type ShellFixture } from '../testing/shellFixture.ts';
import { choicesOf, draw, requestsOf, type DrawnAnswer } from './server.tsx';

// relay-test-utils makes its spies by another runner's name.
beforeAll(() => {
  Object.assign(globalThis, { jest: { fn: (wrapped: () => unknown) => wrapped } });
});

const page =
  '<html lang="en"><head><title>Lectern</title><script nonce="__CSP_NONCE__">window.lecternChunks={};</script></head>' +
  '<body><div id="root"><div class="boot"></div></div></body></html>';
const address = 'http://demo.test/';
const siteMeta = (choices: object): string => `siteMeta=${encodeURIComponent(JSON.stringify(choices))}`;

function answersOf({ shell = {}, name = 'German' }: { shell?: ShellFixture; name?: string } = {}): DrawnAnswer[] {
  const courses = coursesFixture([courseFixture({ courseId: 258, name })]);
  const documents = [
    [shellQuery, shellResolvers(shell)],
    [landingQuery, { Query: () => ({ courses }) }],
  ] as const;
  return (requestsOf(address) ?? []).map(({ id, variables }, index) => {
    const [query, resolvers] = documents[index] ?? documents[0];
    const operation = createOperationDescriptor(getRequest(query), variables);
    return { id, variables, body: JSON.stringify(MockPayloadGenerator.generate(operation, resolvers)) };
  });
}

const drawn = (cookies = '', answers = answersOf()): Promise<string> => draw({ page, address, cookies, answers });

describe('OP-245 a page that the server draws', () => {
  it('has everything that it shows, its title, its language and the answers that it was drawn of', async () => {
    const html = await drawn();
    expect(html).toContain('>German<');
    expect(html).toContain('<title>Demo Academy</title>');
    expect(html).not.toContain('class="boot"');
    const data = JSON.parse(/id="drawn">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      choices: string;
      answers: unknown[];
    };
    expect(data).toEqual({
      choices: choicesOf(''),
      answers: answersOf().map(({ id, variables, body }) => [id, variables, body]),
    });
  });

  it('is in the language that the visitor chose, and in that of the workspace where they chose none', async () => {
    expect(await drawn(siteMeta({ language: 'de' }))).toContain('<html lang="de"');
    expect(await drawn('', answersOf({ shell: { profile: { language: 'UK' } } }))).toContain('<html lang="uk"');
  });

  it('does not mix with others that are drawn at the same time', async () => {
    const languages = ['de', 'uk', 'pt', 'ru', 'en'];
    const alone = [];
    for (const language of languages) alone.push(await drawn(siteMeta({ language })));
    expect(await Promise.all(languages.map((language) => drawn(siteMeta({ language }))))).toEqual(alone);
  });

  it('shows texts of authors as they are: none ends an element, none becomes a nonce', async () => {
    const name = '</script><script>alert(1)</script> __CSP_NONCE__';
    const html = await drawn('', answersOf({ name }));
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain('&#95;_CSP_NONCE__');
    const data = JSON.parse(/id="drawn">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { answers: string[][] };
    expect(data.answers[1]?.[2]).toBe(answersOf({ name })[1]?.body);
    // Every nonce that is left is that of an element of ours.
    expect(html.replaceAll(/<(?:style|script)[^>]* nonce="__CSP_NONCE__"[^>]*>/g, '')).not.toContain('__CSP_NONCE__');
  });

  it('is dark where the system is, unless the visitor has chosen', async () => {
    const rule = /<style nonce="__CSP_NONCE__">html\.dark:not\(\[data-palette\]\) \.(\S+?)\{--color[^<]*<\/style>/;
    const html = await drawn();
    const [, provider = ''] = rule.exec(html) ?? [];
    expect(html).toContain(`id="${provider}"`);
    for (const theme of ['light', 'dark']) expect(await drawn(siteMeta({ theme }))).not.toMatch(rule);
  });

  it('has no script of its own, and nothing that comes later', async () => {
    const html = await drawn();
    expect(html).not.toContain('$RC');
    expect(html).not.toContain('<!--$?-->');
  });

  it.each([
    ['someone is signed in', answersOf({ shell: { user: {} } })],
    ['there is no workspace', answersOf({ shell: { workspace: null } })],
    ['an answer is missing', answersOf().slice(0, 1)],
    ['an answer has errors', answersOf().map((answer) => ({ ...answer, body: '{"errors":[{"message":"no"}]}' }))],
  ])('is none where %s', async (_why, answers) => {
    await expect(drawn('', answers)).rejects.toThrow(/./);
  });

  it.each(['auth=true', `reading=${encodeURIComponent('{"fontSize":24}')}`])(
    'is none for a visitor with %s',
    async (cookies) => {
      expect(choicesOf(cookies)).toBeNull();
      await expect(drawn(cookies)).rejects.toThrow('No page is drawn');
    },
  );

  it.each(['/courses/', '/dashboard/', '/admin/', '/nowhere'])('is none at %s', (path) => {
    expect(requestsOf(`http://demo.test${path}`)).toBeNull();
  });
});
