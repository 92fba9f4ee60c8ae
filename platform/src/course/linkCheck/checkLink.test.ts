import { describe, expect, test } from 'vitest';
import { OutboundError } from '../../outbound/outboundClient.ts';
import { checkLink } from './checkLink.ts';
import { externalLinks } from './externalLinks.ts';

type Answers = Readonly<Record<string, number | string | Error>>;

/** A network that answers `METHOD address` with a status, sends elsewhere, or fails; anything else is not there. */
function network(answers: Answers) {
  const asked: string[] = [];
  const fetch = async (url: string | URL, { method = 'GET' }: { method?: string } = {}): Promise<Response> => {
    const call = `${method} ${String(url)}`;
    asked.push(call);
    const answer = answers[call] ?? 404;
    if (answer instanceof Error) {
      throw answer;
    }
    return typeof answer === 'number'
      ? new Response(null, { status: answer })
      : new Response(null, { status: 302, headers: { location: answer } });
  };
  return { fetch, asked };
}

describe('BEY-06 OP-269 an address of another site', () => {
  const page = 'https://site.test/page';

  test.each<[string, Answers, string]>([
    ['that answers', { [`HEAD ${page}`]: 200 }, 'LINK_WORKS'],
    ['of a server that does not know HEAD', { [`HEAD ${page}`]: 405, [`GET ${page}`]: 200 }, 'LINK_WORKS'],
    ['that is gone', { [`HEAD ${page}`]: 410, [`GET ${page}`]: 410 }, 'LINK_DEAD'],
    ['that nothing is at', {}, 'LINK_DEAD'],
    ['that asks for a password', { [`HEAD ${page}`]: 401, [`GET ${page}`]: 401 }, 'LINK_UNSURE'],
    ['of a server that is ill', { [`HEAD ${page}`]: 503, [`GET ${page}`]: 503 }, 'LINK_UNSURE'],
    ['that moved', { [`HEAD ${page}`]: '/new', 'HEAD https://site.test/new': 200 }, 'LINK_WORKS'],
    ['that moved to what is gone', { [`HEAD ${page}`]: '/new' }, 'LINK_DEAD'],
    ['that moves in a circle', { [`HEAD ${page}`]: '/page', [`GET ${page}`]: '/page' }, 'LINK_WORKS'],
    ['of a host that is not there', { [`HEAD ${page}`]: new OutboundError('unreachable', 'site.test') }, 'LINK_DEAD'],
    ['of a private network', { [`HEAD ${page}`]: new OutboundError('refused', 'site.test') }, 'LINK_UNSURE'],
    ['that takes too long', { [`HEAD ${page}`]: new OutboundError('too_slow', 'site.test') }, 'LINK_UNSURE'],
    [
      'of a large file on a server without HEAD',
      { [`HEAD ${page}`]: 405, [`GET ${page}`]: new OutboundError('too_large', 'site.test') },
      'LINK_WORKS',
    ],
  ])('%s', async (_title, answers, state) => {
    expect(await checkLink(network(answers), page)).toMatchObject({ state });
  });

  test.each([
    'https://www.youtube.com/watch?v=abc',
    'https://youtu.be/abc',
    'https://www.youtube-nocookie.com/embed/abc?start=7',
    'https://player.vimeo.com/video/123',
  ])('a video is asked for by what tells how to embed it: %s', async (address) => {
    const { fetch, asked } = network({});
    expect(await checkLink({ fetch }, address)).toMatchObject({ state: 'LINK_DEAD' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^GET https:\/\/(?:www\.youtube\.com|vimeo\.com\/api)\/oembed/);
  });
});

test('BEY-06 each address of another site once, with the lecture that leads there first', () => {
  const course = {
    description: '<a href="https://one.test/a?x=1&amp;y=2">One</a>, see https://two.test/b.',
    modules: [
      {
        name: 'M',
        lectures: [
          {
            id: 7,
            name: 'Lecture',
            sections: [{ content: '<a href="https://one.test/a?x=1&amp;y=2">' }, { url: 'https://three.test/v.mp4' }],
          },
        ],
      },
    ],
    courseImage: 'https://own.test/static/files/1.png',
  };
  expect(externalLinks(course, 'own.test')).toEqual([
    { address: 'https://one.test/a?x=1&y=2', lectureId: null, lectureName: null },
    { address: 'https://two.test/b', lectureId: null, lectureName: null },
    { address: 'https://three.test/v.mp4', lectureId: 7, lectureName: 'Lecture' },
  ]);
});
