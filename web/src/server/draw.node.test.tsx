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
  '<html lang="en"><head><title>Lectern</title><script nonce="__CSP_NONCE__">window.lecternChunks={};</script>' +
  '<script type="module" src="/assets/a.js" nonce="__CSP_NONCE__"></script>' +
  '<style nonce="__CSP_NONCE__">@font-face{font-family:A;src:url(/a.woff2)}p{color:red}</style></head>' +
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

const drawn = (cookies = '', answers = answersOf()): Promise<string> =>
  draw({ page, address, choices: choicesOf(cookies) ?? '', answers });

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
    expect(html.match(/<script/g)).toHaveLength(3);
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
    ['an operator puts HTML around the pages', answersOf({ shell: { workspace: { files: { template: '<p></p>' } } } })],
    ['an operator puts scripts around the pages', answersOf({ shell: { profile: { remoteComponents: true } } })],
    [
      'buttons have a style of the workspace',
      answersOf({
        shell: {
          profile: {
            style: { buttons: [{ property: 'color', value: 'red' }], actionButtons: [], indicationButtons: [] },
          },
        },
      }),
    ],
    ['there is no workspace', answersOf({ shell: { workspace: null } })],
    ['an answer is missing', answersOf().slice(0, 1)],
    ['an answer has errors', answersOf().map((answer) => ({ ...answer, body: '{"errors":[{"message":"no"}]}' }))],
  ])('is none where %s', async (_why, answers) => {
    await expect(drawn('', answers)).rejects.toThrow(/./);
  });

  it.each(['auth=true', `reading=${encodeURIComponent('{"fontSize":24}')}`])(
    'is none for a visitor with %s',
    (cookies) => {
      expect(choicesOf(cookies)).toBeNull();
    },
  );

  it('knows nothing of a visitor but which of few choices they made', async () => {
    const odd = siteMeta({
      language: `x${'y'.repeat(3000)}`,
      theme: { dark: true },
      title: 'Elsewhere',
      languageOf: 7,
    });
    expect(choicesOf(odd)).toBe(choicesOf(''));
    expect(choicesOf('siteMeta=%E0%A4%A; reading=%; auth={')).toBe(choicesOf(''));
    expect(choicesOf(siteMeta({ language: 'DE', theme: 'dark', title: 'Elsewhere' }))).toBe('["de","dark"]');
    expect(await drawn(odd)).toBe(await drawn());
  });

  it('has its scripts and fonts set aside until its largest picture is there', async () => {
    const html = await drawn();
    const [, late = ''] = /<template id="late-scripts">(.*?)<\/template>/.exec(html) ?? [];
    expect(late).toBe('<script type="module" src="/assets/a.js" nonce="__CSP_NONCE__"></script>');
    expect(html.replace(late, '')).not.toContain('type="module"');
    expect(html).toContain('<style id="late-fonts" media="print" nonce="__CSP_NONCE__">@font-face{');
    expect(html).toContain('<style nonce="__CSP_NONCE__">p{color:red}</style>');
  });

  it.each(['/courses/course/258', '/dashboard/', '/admin/', '/nowhere'])('is none at %s', (path) => {
    expect(requestsOf(`http://demo.test${path}`)).toBeNull();
  });
});
