import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import landingQuery from '../catalogue/landing/__generated__/LandingPageQuery.graphql.ts';
import courseQuery from '../course/__generated__/CoursePageQuery.graphql.ts';
import verifyQuery from '../certificate/__generated__/VerifyCertificatePageQuery.graphql.ts';
import shellQuery from '../shell/__generated__/ShellQuery.graphql.ts';
import { courseFixture, coursesFixture } from '../testing/courseFixture.ts';
import { shellResolvers, type ShellFixture } from '../testing/shellFixture.ts';
import { certificateFixture, studyCourseFixture } from '../testing/studyFixture.ts';
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

  it.each([
    '/courses/course/',
    '/courses/course/0258',
    '/courses/course/x',
    '/course/258',
    '/dashboard/',
    '/admin/',
    '/nowhere',
  ])('is none at %s', (path) => {
    expect(requestsOf(`http://demo.test${path}`)).toBeNull();
  });
});

describe('OP-247 the course page that the server draws', () => {
  const courseAddress = 'http://demo.test/courses/course/258';

  function courseAnswers(course: object | null, shell: ShellFixture = {}): DrawnAnswer[] {
    const documents = [
      [shellQuery, shellResolvers(shell)],
      [courseQuery, { Query: () => ({ course: course && studyCourseFixture(course) }) }],
    ] as const;
    return (requestsOf(courseAddress) ?? []).map(({ id, variables }, index) => {
      const [query, resolvers] = documents[index] ?? documents[0];
      const operation = createOperationDescriptor(getRequest(query), variables);
      return { id, variables, body: JSON.stringify(MockPayloadGenerator.generate(operation, resolvers)) };
    });
  }

  const drawnCourse = (
    course: object | null = {},
    { cookies = '', shell }: { cookies?: string; shell?: ShellFixture } = {},
  ) => draw({ page, address: courseAddress, choices: choicesOf(cookies) ?? '', answers: courseAnswers(course, shell) });

  it('has what the course is, what its author wrote, what is inside, and its main action', async () => {
    const html = await drawnCourse({
      imageUrl: '/files/1',
      enrolment: { state: 'SIGN_IN', startTime: null, endTime: null },
    });
    expect(html).toContain('German for Beginners</h1>');
    expect(html).toContain('From the first Hallo to your coffee.');
    expect(html).toContain('data-author-html=""><p>You will greet people.</p></div>');
    expect(html).toContain('First module');
    expect(html).toContain('Second lecture');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toMatch(/<a [^>]*data-does-more=""[^>]*>Sign in and enrol</);
    expect(html).not.toContain('$RC');
    expect(html).not.toContain('<!--$?-->');
  });

  it('has all of its texts in the language of the visitor, of the workspace, and of others at the same time', async () => {
    const languages = ['de', 'uk', 'pt', 'ru', 'en'];
    const alone = [];
    for (const language of languages) alone.push(await drawnCourse({}, { cookies: siteMeta({ language }) }));
    expect(alone[0]).toContain('Zertifikat');
    expect(await drawnCourse({}, { shell: { profile: { language: 'UK' } } })).toContain('Сертифікат');
    const together = await Promise.all(
      languages.map((language) => drawnCourse({}, { cookies: siteMeta({ language }) })),
    );
    expect(together).toEqual(alone);
  });

  it('has formulas, code and tasks as they are written, which the browser draws', async () => {
    const html = await drawnCourse({
      description:
        '<p>So <span data-formula="inline">a &lt; b</span>.</p><pre data-language="css">p{}</pre>' +
        '<ol><li data-list="checked">Read</li></ol>',
    });
    expect(html).toContain('<p>So <span data-formula="inline">a &lt; b</span>.</p><pre data-language="css">p{}</pre>');
    expect(html).toContain('<li data-list="checked">Read</li>');
    expect(html).toContain('--task-done:');
  });

  it('has the place of the questions of an umbrella course, which the browser asks for', async () => {
    const html = await drawnCourse({ type: 'DECISION_TREE' });
    expect(html).toContain('German for Beginners</h1>');
    expect(html).toContain('You will greet people.');
    expect(html).not.toContain('>First module<');
  });

  it('leaves to the browser what plays, and how long it is until a day', async () => {
    const startTime = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const html = await drawnCourse({
      videoUrl: 'https://youtu.be/abcDEF_1234',
      timing: 'WILL_START',
      startTime,
      enrolment: { state: 'PRE_ENROL', startTime, endTime: null },
    });
    expect(html).not.toContain('Play the video');
    expect(html).not.toMatch(/\(in \d/);
  });

  it.each([
    ['is not there for visitors', null],
    ['has HTML that only a browser can clean', { description: '<p>a<p>b' }],
    ['has HTML that the platform does not store', { description: '<img src="x" onerror="alert(1)">' }],
  ])('is none where the course %s', async (_what, course) => {
    await expect(drawnCourse(course)).rejects.toThrow(/./);
  });

  it('draws nothing of authors as HTML but what the contract allows', async () => {
    const html = await drawnCourse({
      name: '<b>Name</b>',
      miniDescription: '</p><script>alert(1)</script>',
      description: '<p>&lt;script&gt; __CSP_NONCE__ <a href="https://a.example/" target="_blank">go</a></p>',
    });
    expect(html).toContain('&lt;b&gt;Name&lt;/b&gt;</h1>');
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).toContain('&#95;_CSP_NONCE__ <a href="https://a.example/" target="_blank" rel="noopener noreferrer">');
  });
});

describe('OP-248 the page of a certificate that the server draws', () => {
  const uuid = 'f8257667-1eae-46f4-9cdc-344be9e96eb7';
  const certificateAddress = `http://demo.test/verifycertificate/?uuid=${uuid}`;

  const drawnCertificate = (certificate: object | null) =>
    draw({
      page,
      address: certificateAddress,
      choices: choicesOf('') ?? '',
      answers: [
        [shellQuery, shellResolvers({})] as const,
        [verifyQuery, { Query: () => ({ certificate: certificate && certificateFixture(certificate) }) }] as const,
      ].map(([query, resolvers], index) => {
        const { id = '', variables = {} } = requestsOf(certificateAddress)?.[index] ?? {};
        const operation = createOperationDescriptor(getRequest(query), variables);
        return { id, variables, body: JSON.stringify(MockPayloadGenerator.generate(operation, resolvers)) };
      }),
    });

  it('says whether it counts, and shows it with its code', async () => {
    const html = await drawnCertificate({
      holderName: 'Ada <b>Example</b>',
      verifyUrl: `/verifycertificate/?uuid=${uuid}`,
    });
    expect(html).toContain('This certificate is valid');
    expect(html).toContain('Ada &lt;b&gt;Example&lt;/b&gt;');
    expect(html).toMatch(/<svg role="img" aria-label="[^"]+"[^>]*viewBox="0 0 \d+ \d+"/);
    expect(html).not.toContain('<!--$?-->');
  });

  it('says that there is none, and asks for another number', async () => {
    const html = await drawnCertificate(null);
    expect(html).not.toContain('This certificate is valid');
    expect(html).toContain(`value="${uuid}"`);
    // Its form leads there without a script.
    expect(html).toMatch(/<form [^>]*action="\/verifycertificate\/"/);
    expect(html).toContain('name="uuid"');
  });

  it.each([
    `/verifycertificate/?uuid=${uuid}&x=1`,
    `/verifycertificate/?x=1&uuid=${uuid}`,
    `/verifycertificate/?uuid=${uuid.toUpperCase()}`,
    '/verifycertificate/?uuid=x',
    `/courses/?uuid=${uuid}`,
    '/?x',
  ])('is none at %s', (path) => {
    expect(requestsOf(`http://demo.test${path}`)).toBeNull();
  });
});
