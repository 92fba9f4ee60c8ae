import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import type { LectureContent } from '../authoring/draft/courseDraft.ts';
import { aQuestion, countedKeys } from '../authoring/draft/draftBuilder.testkit.ts';
import type { SectionContent } from '../authoring/draft/sectionDraft.ts';
import { shapeVersions } from '../authoring/draft/shapeVersions.ts';
import { contentInput } from '../authoring/save/contentInput.ts';
import { readLecture } from '../authoring/server/readLecture.ts';
import { renderPlain } from '../testing/renderPlain.tsx';
import { ContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { answeredSection } from './answeredSection.testkit.ts';
import { sectionSamples } from './sectionSamples.testkit.ts';
import type { SectionWords } from './sectionWords.ts';
import { membersOf } from '../editing/membersOf.ts';
import { storedSection } from './storedSection.ts';
import { insertable, insertableTypes, sectionTypes, typeOf } from './types.ts';

const words: SectionWords = {
  heading: 'Heading',
  paragraph: 'A & B',
  title: 'Title',
  button: 'Button',
  option: (number) => `Option ${number}`,
};

const samples: readonly SectionContent[] = Object.values(sectionSamples);
const named = samples.map((content) => [content.type, content] as const);
const made = insertableTypes.map((name) => [name, insertable[name].make(words)] as const);
const stored = (content: unknown, versions = shapeVersions) =>
  storedSection({ key: 'k', questions: [], content }, versions)?.content;

function draw(content: SectionContent): ReactElement {
  const drawn = typeOf(content).draw(content, {
    learner: null,
    question: (key) => <p>Card of {key}</p>,
    sections: (sections) => sections.map(({ key, content: inside }) => <div key={key}>{draw(inside)}</div>),
  });
  return <Suspense fallback={null}>{drawn}</Suspense>;
}

/** The content of a lecture as it is read after it was written. */
async function writtenAndRead(content: LectureContent): Promise<LectureContent | null> {
  const environment = createMockEnvironment();
  const reading = readLecture(environment, { courseId: 1, lectureId: 2 }, countedKeys());
  const { sections } = contentInput(content);
  const questions = content.questions.map(({ id, content: answers, ...question }) => ({
    ...question,
    __typename: 'AuthoredSingleChoiceQuestion',
    __isAuthoredQuestion: 'AuthoredSingleChoiceQuestion',
    __isAuthoredQuestionFields: 'AuthoredSingleChoiceQuestion',
    questionId: id,
    ...membersOf(answers),
  }));
  environment.mock.resolve(environment.mock.getMostRecentOperation(), {
    data: { authoredLecture: { id: 'lecture', content: { sections: sections.map(answeredSection), questions } } },
  });
  return reading;
}

describe('a section of each type', () => {
  it.each(Object.entries(sectionTypes))('SLIB-01 %s bears the name of its line', (name, type) => {
    expect(type.name).toBe(name);
  });

  it.each(named)('SAVE-03 %s is read as it was written', async (_type, content) => {
    const question = aQuestion('k1', { id: 7 });
    const sections = [{ key: 'k3', id: 4, content, questions: [] }];
    const read = await writtenAndRead({ sections, questions: [question] });
    // Keys are given in the order of reading: the question, what stands within, the section.
    const key = content.type === 'branch' ? 'k3' : 'k2';
    expect(read).toEqual({ questions: [question], sections: [{ key, id: 4, content, questions: [] }] });
  });

  it.each([...named, ...made])('BEY-11 %s has the shape of its type, and no other members', (_type, content) => {
    expect(stored(content)).toEqual(content);
    expect(stored({ ...content, more: 1 })).toBeUndefined();
  });

  it.each([...named, ...made])('EDIT-20 %s is told in one line', (_type, content) => {
    expect(typeOf(content).summary(content, () => '').length).toBeLessThanOrEqual(120);
  });

  it.each(named.filter(([type]) => type !== 'divider' && type !== 'question'))(
    'EDIT-20 %s is told by its words',
    (_type, content) => expect(typeOf(content).summary(content, () => '')).not.toBe(''),
  );
});

const shown: readonly (readonly [keyof typeof sectionSamples, RegExp])[] = [
  ['text', /Plain/],
  ['html', /^HTML$/],
  ['richText', /A heading/],
  ['pdf', /The plan/],
  ['audio', /The talk/],
  ['file', /The list/],
  ['embed', /The board/],
  ['important', /Mind this/],
  ['additionalInfo', /Read on/],
  ['examples', /Such as/],
  ['imageText', /Beside a picture/],
  ['videoText', /Beside a video/],
  ['accordion', /Why\?/],
  ['button', /All courses/],
  ['question', /Card of k1/],
  ['dialog', /Hello/],
  ['branch', /By train/],
];

describe('a section that is not saved yet', () => {
  it('is drawn for every type that learners see as such', () => {
    const silent = ['divider', 'unknown'];
    expect(new Set([...shown.map(([type]) => type), ...silent])).toEqual(new Set(Object.keys(sectionTypes)));
  });

  it.each(shown)('SEC-01 %s is drawn from plain values, without any data', async (type, text) => {
    await renderPlain(draw(sectionSamples[type]));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each<SectionContent>([
    { type: 'text', text: 'Світло' },
    { type: 'important', title: 'Світло', html: '' },
    { type: 'accordion', items: [{ title: 'Світло', html: '' }] },
    { type: 'button', buttonText: 'Світло', buttonLink: '/courses/', html: '', className: '' },
    { type: 'button', buttonText: 'Світло', buttonLink: 'https://demo.test/', html: '', className: '' },
    { type: 'branch', options: [{ title: 'Світло', sections: [] }] },
  ])('WCAG 3.1.2 the plain words of $type say the language of the course', async (content) => {
    await renderPlain(<ContentLanguage value="uk">{draw(content)}</ContentLanguage>);
    expect(await screen.findByText('Світло')).toHaveAttribute('lang', 'uk');
  });

  it('SEC-14 a branch draws the sections of the way that was picked', async () => {
    await renderPlain(draw(sectionSamples.branch));
    expect(screen.queryByText('To the station')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'By train' }));
    expect(screen.getByText('To the station')).toBeVisible();
  });
});

describe('a section that was kept by an earlier version', () => {
  const { captions: _captions, transcript: _transcript, ...asFirst } = sectionSamples.videoText;

  it('BEY-03 a video from before there were captions has none', () => {
    expect(stored(asFirst, {})).toEqual({ ...asFirst, captions: [], transcript: '' });
  });

  it('BEY-03 so has one within a branch', () => {
    const inside = { key: 'i', questions: [], content: asFirst };
    const branch = { type: 'branch', options: [{ title: 'On', sections: [inside] }] };
    expect(stored(branch, {})).toMatchObject({ options: [{ sections: [{ content: { captions: [] } }] }] });
  });

  it('BEY-03 what has its captions already keeps them', () => {
    expect(stored(sectionSamples.videoText, {})).toEqual(sectionSamples.videoText);
  });

  it('BEY-11 one that says to be of our version has the shape of it, or is none', () => {
    expect(stored(asFirst)).toBeUndefined();
  });

  it('BEY-11 one of a later version than ours, or of a type that nobody knows, is none', () => {
    expect(stored(sectionSamples.videoText, { videoText: 2 })).toBeUndefined();
    expect(stored({ type: 'hologram' })).toBeUndefined();
    expect(stored({ type: 'toString' })).toBeUndefined();
  });
});
