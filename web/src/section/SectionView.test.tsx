import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.ts';
import { renderApp } from '../testing/renderApp.tsx';
import {
  asMember,
  lectureFixture,
  singleChoiceFixture,
  studyCourseFixture,
  textSection,
  userCourseFixture,
} from '../testing/studyFixture.ts';

beforeEach(() => void fakeIntersectionObserver());

/** A lecture with these sections, as this learner sees it. */
async function showTo(user: Record<string, unknown>, ...sections: Record<string, unknown>[]): Promise<HTMLElement> {
  const { container, environment } = await renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: { user },
  });
  // The answer is given as it is: the payload generator mixes up lists within lists of abstract types.
  await act(async () =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: {
        course: studyCourseFixture({ viewerUserCourse: userCourseFixture() }),
        lecture: lectureFixture({
          sections: sections.map((section, index) => ({ sectionId: index + 1, number: index + 1, ...section })),
          questions: [singleChoiceFixture({ placed: true })],
        }),
      },
    }),
  );
  if (
    environment.mock.getAllOperations().some(({ request }) => request.node.params.name === 'useReadEmbedHostsQuery')
  ) {
    await act(async () =>
      environment.mock.resolve(environment.mock.getMostRecentOperation(), {
        data: { workspace: { id: 'w', embedHosts: ['miro.com', '*.typeform.com'] } },
      }),
    );
  }
  return container;
}

const show = (...sections: Record<string, unknown>[]): Promise<HTMLElement> => showTo({}, ...sections);

describe('sections', () => {
  it('SEC-01 shows plain text with its line breaks', async () => {
    await show({ __typename: 'TextSection', text: 'One\nTwo' });
    expect(screen.getByText(/One\s+Two/)).toHaveStyle({ whiteSpace: 'pre-line' });
  });

  it('SEC-01 SEC-04 shows HTML and rich text without anything that could run', async () => {
    const container = await show(
      { __typename: 'HtmlSection', html: '<p onclick="alert(1)">Plain <b>HTML</b></p><script>alert(2)</script>' },
      { __typename: 'RichTextSection', html: '<h2>A heading</h2><p>A paragraph</p>' },
    );
    expect(screen.getByRole('heading', { name: 'A heading' })).toBeVisible();
    expect(screen.getByText('HTML')).toBeVisible();
    expect(container.querySelector('article script, article [onclick]')).not.toBeInTheDocument();
  });

  it('SEC-01 draws nothing for dividers', async () => {
    await show(
      { __typename: 'TextSection', text: 'One' },
      { __typename: 'ScrollSection' },
      { __typename: 'TextSection', text: 'Two' },
    );
    expect(screen.getByText('Two')).toBeVisible();
  });

  it('SEC-02 stays readable beside a section of an unknown type', async () => {
    await show({ __typename: 'UnknownSection', type: 'HOLOGRAM' }, { __typename: 'TextSection', text: 'Still here' });
    expect(screen.getByText('Still here')).toBeVisible();
    expect(screen.queryByText(/HOLOGRAM/)).not.toBeInTheDocument();
  });

  it('SEC-09 a dialog shows the learner with their own name and picture where the author says so', async () => {
    const learner = { name: 'Lena Learner', pictureUrl: 'https://pictures.test/lena.png' };
    const container = await showTo(learner, {
      __typename: 'DialogSection',
      turns: [{ usesOwnPicture: true, side: 'RIGHT', avatarUrl: null, avatarName: null, bubbles: [] }],
    });
    expect(await screen.findByRole('list', { name: 'Conversation' })).toHaveTextContent('Lena Learner');
    expect(container.querySelector('ol img')).toHaveAttribute('src', 'https://pictures.test/lena.png');
  });

  it('SEC-05 links to a PDF document in a new tab', async () => {
    await show({ __typename: 'PdfSection', url: '/static/media/plan%20b.pdf', title: '' });
    expect(screen.getByText('plan b.pdf')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the document (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/static/media/plan%20b.pdf',
    );
  });

  it('SEC-05 OP-173 a PDF document is called as its author says, and an uploaded one never by its hash', async () => {
    const url = `/static/files/${'ab'.repeat(32)}.pdf?file=7`;
    await show({ __typename: 'PdfSection', url, title: 'House rules' });
    expect(screen.getByText('House rules')).toBeVisible();
    await show({ __typename: 'PdfSection', url, title: '' });
    expect(screen.getByText('PDF document')).toBeVisible();
  });

  it('OP-207 plays a sound with its title, and from the lines of what is said in it', async () => {
    const container = await show({
      __typename: 'AudioSection',
      url: '/static/files/talk.mp3',
      title: 'The talk',
      transcript: '0:01 Hello\n1:05 And goodbye',
    });
    await screen.findByText('The talk');
    const sound = container.querySelector('audio') as HTMLAudioElement;
    expect(sound).toHaveAccessibleName('The talk');
    expect(sound).toHaveAttribute('preload', 'none');
    expect(screen.queryByText('And goodbye')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    const play = vi.spyOn(sound, 'play').mockResolvedValue();
    await userEvent.click(await screen.findByRole('button', { name: /And goodbye/ }));
    expect(play).toHaveBeenCalledOnce();
    expect(sound.currentTime).toBe(65);
  });

  it('OP-207 a sound without a title and a transcript is a player alone', async () => {
    const container = await show({
      __typename: 'AudioSection',
      url: '/static/files/talk.mp3',
      title: '',
      transcript: '',
    });
    await waitFor(() => expect(container.querySelector('audio')).toHaveAccessibleName('Audio recording'));
    expect(screen.queryByRole('button', { name: 'Transcript' })).toBeNull();
  });

  it('OP-207 offers a file of this site for download under its title, and opens any other in a new tab', async () => {
    const url = `/static/files/${'ab'.repeat(32)}.pdf?file=7`;
    await show({ __typename: 'FileSection', url, title: 'Checklist' });
    const link = await screen.findByRole('link', { name: 'Download: Checklist' });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('download', 'Checklist.pdf');
    await show({ __typename: 'FileSection', url: 'https://example.org/a%20list.zip', title: '' });
    expect(await screen.findByText('a list.zip')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the file (opens in a new tab)' })).not.toHaveAttribute('download');
  });

  it('OP-231 OP-241 loads a page of another site only by a press, in a sandbox, with its title', async () => {
    const url = 'https://form.typeform.com/to/abc';
    const page = { __typename: 'EmbedSection', url, title: 'Your opinion', caption: 'Three questions', size: 'TALL' };
    const container = await show(page);
    expect(await screen.findByText('Your opinion')).toBeVisible();
    expect(screen.getByText('Three questions')).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/^Nothing has been loaded from form\.typeform\.com yet/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open at form.typeform.com (opens in a new tab)' });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    await userEvent.click(screen.getByRole('button', { name: 'Load content from form.typeform.com' }));
    const frame = screen.getByTitle('Your opinion');
    expect(frame).toHaveFocus();
    expect(frame).toHaveAttribute('src', url);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
    expect(frame).toHaveAttribute('allow', 'fullscreen; picture-in-picture');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(link).toBeInTheDocument();
  });

  it.each(['https://gone.example/1', 'https://evilmiro.com/app'])(
    'OP-231 %s, which the operator does not name, is a link with a sentence',
    async (url) => {
      const container = await show({ __typename: 'EmbedSection', url, title: 'A board', caption: '', size: 'WIDE' });
      expect(await screen.findByText('A board')).toBeVisible();
      expect(screen.getByText(/cannot be shown on this page/)).toBeVisible();
      expect(screen.getByRole('link', { name: /^Open at/ })).toHaveAttribute('href', url);
      expect(screen.queryByRole('button', { name: /^Load content/ })).toBeNull();
      expect(container.querySelector('iframe')).toBeNull();
    },
  );

  it('OP-231 what is no address of another site is neither a frame nor a link', async () => {
    await show({ __typename: 'EmbedSection', url: 'javascript:alert(1)', title: 'A trap', caption: '', size: 'WIDE' });
    expect(await screen.findByText('A trap')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Load content/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Open at/ })).toBeNull();
  });

  it('OP-231 without a network a page of another site is a link', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show({ __typename: 'EmbedSection', url: 'https://miro.com/app', title: '', caption: '', size: 'WIDE' });
    expect(await screen.findByText(/can be loaded once you are online/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Load content/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Open at miro\.com/ })).toHaveAttribute('href', 'https://miro.com/app');
    vi.restoreAllMocks();
  });

  it.each([
    ['SEC-06', 'ImportantSection', 'Important'],
    ['SEC-07', 'AdditionalInfoSection', 'Good to know'],
    ['SEC-08', 'ExamplesSection', 'Examples'],
  ])('%s shows title and text of %s and says its kind', async (_id, typename, kind) => {
    await show({ __typename: typename, title: 'A title', html: '<p>A text</p>' });
    const box = within(screen.getByRole('complementary', { name: `${kind} A title` }));
    // It follows the name of the lecture, also where the lecture begins with it (WCAG 1.3.1).
    expect(box.getByRole('heading', { level: 2, name: 'A title' })).toBeVisible();
    expect(box.getByText('A text')).toBeVisible();
  });

  it('SEC-09 shows a conversation with who says what', async () => {
    await show({
      __typename: 'DialogSection',
      turns: [
        {
          usesOwnPicture: false,
          side: 'LEFT',
          avatarUrl: null,
          avatarName: 'Anna',
          bubbles: [{ __typename: 'TextBubble', html: 'Hallo' }],
        },
        {
          usesOwnPicture: true,
          side: 'RIGHT',
          avatarUrl: null,
          avatarName: null,
          bubbles: [{ __typename: 'QuestionBubble', question: singleChoiceFixture({ placed: true }) }],
        },
      ],
    });
    const [first, second] = within(await screen.findByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('AnnaHallo');
    expect(within(second as HTMLElement).getByRole('article', { name: 'Question 1' })).toBeVisible();
  });

  const picture = {
    __typename: 'ImageTextSection',
    imageUrl: '/static/media/day.webp',
    imageAlt: 'The sun over the day',
    imageSide: 'RIGHT',
    imageColumns: 6,
    textColumns: 6,
    html: '<p>Beside it</p>',
  };

  it('SEC-10 asks for nothing while no picture is chosen', async () => {
    await show({ ...picture, imageUrl: '' });
    expect(screen.getByText('Beside it')).toBeVisible();
    expect(screen.queryByRole('img', { name: picture.imageAlt })).toBeNull();
  });

  it('SEC-10 shows a picture beside its text', async () => {
    await show(picture);
    expect(screen.getByRole('img', { name: 'The sun over the day' })).toHaveAttribute('src', '/static/media/day.webp');
    expect(screen.getByText('Beside it')).toBeVisible();
  });

  const video = (videoUrl: string, videoKind: string) => ({
    __typename: 'VideoTextSection',
    videoUrl,
    videoKind,
    videoSide: 'LEFT',
    videoColumns: 7,
    textColumns: 5,
    html: '<p>What it shows</p>',
    captions: [],
    transcript: '',
  });

  it('SEC-11 LEC-15 LIM-37 shows a clip with its still in a 16:9 frame of at most 960 px', async () => {
    const container = await show(video('/static/media/clips/hello.webm', 'VIDEO_FILE'));
    const still = container.querySelector('img');
    expect(still).toHaveAttribute('src', '/static/media/clips/hello.webp');
    expect(still?.parentElement).toHaveStyle({ aspectRatio: '16 / 9', maxWidth: '960px' });
  });

  it('SEC-11 loads the player of another site only by a click', async () => {
    const container = await show(video('https://youtu.be/abcDEF_1234', 'YOUTUBE'));
    expect(container.querySelector('iframe')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Play the video from YouTube' }));
    expect(await screen.findByTitle('Video')).toHaveAttribute(
      'src',
      expect.stringContaining('youtube-nocookie.com/embed/abcDEF_1234'),
    );
  });

  it('SEC-13 opens texts one by one', async () => {
    await show({ __typename: 'AccordionSection', items: [{ title: 'Why?', html: '<p>Because.</p>' }] });
    expect(screen.getByRole('heading', { level: 2, name: 'Why?' })).toBeVisible();
    expect(screen.getByText('Because.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Why?'));
    expect(screen.getByText('Because.')).toBeVisible();
  });

  it('SEC-14 a branch reveals the way that was picked and locks the other until the reader starts over', async () => {
    await show({
      __typename: 'BranchSection',
      options: [
        {
          title: 'By train',
          sections: [asMember(textSection(91, 'To the station'), '__isSectionFields')],
        },
        {
          title: 'On foot',
          sections: [asMember(textSection(92, 'Over the bridge'), '__isSectionFields')],
        },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'By train' }));
    expect(screen.getByText('To the station')).toBeVisible();
    expect(screen.getByRole('button', { name: 'On foot' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await userEvent.click(screen.getByRole('button', { name: 'On foot' }));
    expect(screen.getByText('Over the bridge')).toBeVisible();
  });

  it('SEC-15 a button leads within the site or to a new tab', async () => {
    await show(
      {
        __typename: 'ButtonSection',
        buttonText: 'All courses here',
        buttonLink: 'courses/',
        html: '',
        className: 'loud',
      },
      {
        __typename: 'ButtonSection',
        buttonText: 'Elsewhere',
        buttonLink: 'https://example.org/',
        html: '<p>Read on</p>',
        className: '',
      },
    );
    expect(screen.getByRole('link', { name: 'All courses here' })).toHaveAttribute('href', '/courses/');
    expect(screen.getByRole('link', { name: 'All courses here' })).toHaveClass('loud');
    const elsewhere = screen.getByRole('link', { name: /Elsewhere/ });
    expect(elsewhere).toHaveAttribute('target', '_blank');
    expect(elsewhere).toHaveAttribute('rel', 'noreferrer noopener');
  });

  it('SEC-16 shows the question of its index in its place, and says where it was not drawn', async () => {
    await show(
      { __typename: 'QuestionSection', question: singleChoiceFixture({ placed: true }) },
      { __typename: 'QuestionSection', question: null },
    );
    expect(screen.getByRole('article', { name: 'Question 1' })).toBeVisible();
    expect(screen.getByText('This question is not part of your set.')).toBeVisible();
  });
});
