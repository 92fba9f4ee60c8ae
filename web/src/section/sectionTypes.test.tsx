import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPlain } from '../testing/renderPlain.tsx';
import { ContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { BranchSection } from './branch/BranchSection.tsx';
import { sectionTypes, type SectionProps } from './sectionTypes.ts';

/** One section of each type as somebody would write it, and a text that shows that it is drawn. */
const drafts: { [Name in SectionProps['__typename']]: [Extract<SectionProps, { __typename: Name }>, RegExp] } = {
  TextSection: [{ __typename: 'TextSection', text: 'Plain words' }, /Plain words/],
  HtmlSection: [{ __typename: 'HtmlSection', html: '<p>Some <b>HTML</b></p>' }, /^HTML$/],
  RichTextSection: [{ __typename: 'RichTextSection', html: '<h2>A heading</h2>' }, /A heading/],
  PdfSection: [{ __typename: 'PdfSection', url: '/files/plan.pdf', title: '' }, /plan\.pdf/],
  ImportantSection: [{ __typename: 'ImportantSection', title: 'Mind this', html: '' }, /Mind this/],
  AdditionalInfoSection: [{ __typename: 'AdditionalInfoSection', title: 'Read on', html: '' }, /Read on/],
  ExamplesSection: [{ __typename: 'ExamplesSection', title: 'Such as', html: '' }, /Such as/],
  ImageTextSection: [
    {
      __typename: 'ImageTextSection',
      imageUrl: '/files/day.webp',
      imageAlt: 'The sun',
      imageSide: 'RIGHT',
      imageColumns: 6,
      textColumns: 6,
      html: '<p>Beside a picture</p>',
    },
    /Beside a picture/,
  ],
  VideoTextSection: [
    {
      __typename: 'VideoTextSection',
      videoUrl: '/files/clip.mp4',
      videoKind: 'VIDEO_FILE',
      videoSide: 'LEFT',
      videoColumns: 6,
      textColumns: 6,
      html: '<p>Beside a video</p>',
    },
    /Beside a video/,
  ],
  AccordionSection: [{ __typename: 'AccordionSection', items: [{ title: 'Why?', html: '<p>Because.</p>' }] }, /Why\?/],
  ButtonSection: [
    { __typename: 'ButtonSection', buttonText: 'All courses', buttonLink: '/courses/', html: '', className: '' },
    /All courses/,
  ],
  QuestionSection: [{ __typename: 'QuestionSection', question: <p>A card</p> }, /A card/],
  DialogSection: [
    {
      __typename: 'DialogSection',
      turns: [
        { usesOwnPicture: false, side: 'LEFT', avatarName: 'Anna', bubbles: [{ kind: 'text', html: '<p>Hallo</p>' }] },
      ],
    },
    /Hallo/,
  ],
};

function draw({ __typename, ...props }: SectionProps): ReactElement {
  const Section = sectionTypes[__typename] as ComponentType<typeof props>;
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  );
}

describe('a section that is not saved yet', () => {
  it.each(Object.entries(drafts))(
    'SEC-01 %s is drawn from plain values, without any data',
    async (_name, [draft, text]) => {
      await renderPlain(draw(draft));
      expect(await screen.findByText(text)).toBeInTheDocument();
    },
  );

  it.each<SectionProps>([
    { __typename: 'TextSection', text: 'Світло' },
    { __typename: 'ImportantSection', title: 'Світло', html: '' },
    { __typename: 'AccordionSection', items: [{ title: 'Світло', html: '' }] },
    { __typename: 'ButtonSection', buttonText: 'Світло', buttonLink: '/courses/', html: '', className: '' },
    { __typename: 'ButtonSection', buttonText: 'Світло', buttonLink: 'https://demo.test/', html: '', className: '' },
  ])('WCAG 3.1.2 the plain words of $__typename say the language of the course', async (draft) => {
    await renderPlain(<ContentLanguage value="uk">{draw(draft)}</ContentLanguage>);
    expect(await screen.findByText('Світло')).toHaveAttribute('lang', 'uk');
  });

  it('WCAG 3.1.2 the ways of BranchSection say the language of the course', async () => {
    await renderPlain(
      <ContentLanguage value="uk">
        <BranchSection options={[{ title: 'Світло', sections: () => null }]} />
      </ContentLanguage>,
    );
    expect(screen.getByText('Світло')).toHaveAttribute('lang', 'uk');
  });

  it('SEC-14 BranchSection draws the sections of the way that was picked', async () => {
    await renderPlain(
      <BranchSection
        options={[
          { title: 'By train', sections: () => draw({ __typename: 'TextSection', text: 'To the station' }) },
          { title: 'On foot', sections: () => draw({ __typename: 'TextSection', text: 'Over the bridge' }) },
        ]}
      />,
    );
    expect(screen.queryByText('To the station')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'By train' }));
    expect(screen.getByText('To the station')).toBeVisible();
  });
});
