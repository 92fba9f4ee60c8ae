import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import type { LectureFields } from '../draft/courseDraft.ts';
import { aLecture, aQuestion, aSection, courseFields } from '../draft/draftBuilder.testkit.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { LecturePreview } from './LecturePreview.tsx';

const text = (key: string) => aSection(key, { type: 'text', text: `Words of ${key}` });
const divider = (key: string, kind: 'BUTTON' | 'SCROLL') => aSection(key, { type: 'divider', divider: kind });

/** Previews a lecture from a section on, or from its head; returns what is called when it is closed. */
async function preview(
  { sections = [], questions = [] }: { sections?: readonly SectionDraft[]; questions?: readonly QuestionDraft[] },
  { from, fields = {} }: { from?: string; fields?: Partial<LectureFields> } = {},
) {
  const onClose = vi.fn<() => void>();
  const content = { sections, questions };
  const lecture = aLecture('l', { content });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderPlain(
    <LecturePreview
      lecture={{ ...lecture, fields: { ...lecture.fields, ...fields } }}
      content={content}
      metadata={courseFields.metadata}
      place={from === undefined ? null : { section: from, top: 0 }}
      width="desktop"
      onClose={onClose}
    />,
  );
  return onClose;
}

const words = () => screen.queryAllByText(/^Words of /).map(({ textContent }) => textContent.slice('Words of '.length));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('OP-220 the preview of a lecture', () => {
  it('EDIT-04 has none of the handles of the editor, and what was not saved', async () => {
    await preview({ sections: [text('new')] });
    expect(screen.getByRole('heading', { level: 1, name: 'Lecture l' })).toBeVisible();
    expect(words()).toEqual(['new']);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('group', { name: /^Section/ })).toBeNull();
  });

  it('LEC-03 a button divider ends a step, as for learners', async () => {
    await preview({ sections: [text('a'), divider('d', 'BUTTON'), text('b')] });
    expect(words()).toEqual(['a']);
    await press('Continue');
    expect(words()).toEqual(['a', 'b']);
  });

  it.each([
    ['by a scroll divider', 'NEXT_BUTTON', 'SCROLL'],
    ['where learners scroll', 'SCROLL', 'BUTTON'],
  ] as const)('LEC-03 nothing stops, as for learners: %s', async (_, navigationMode, kind) => {
    await preview({ sections: [text('a'), divider('d', kind), text('b')] }, { fields: { navigationMode } });
    expect(words()).toEqual(['a', 'b']);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it.each([
    ['a section', 'b', ['a', 'b']],
    ['a divider, which learners do not see', 'd2', ['a', 'b']],
    ['the head of the lecture', undefined, ['a']],
  ])('LEC-03 is open up to where its author was: %s', async (_, from, open) => {
    const sections = [text('a'), divider('d1', 'BUTTON'), text('b'), divider('d2', 'BUTTON'), text('c')];
    await preview({ sections }, from === undefined ? {} : { from });
    expect(words()).toEqual(open);
  });

  it('SEC-14 a way of a branch can be chosen, and chosen again', async () => {
    const options = ['left', 'right'].map((title) => ({ title, sections: [text(title)] }));
    await preview({ sections: [aSection('b', { type: 'branch', options })] });
    await press('right');
    expect(words()).toEqual(['right']);
    await press('Start over');
    expect(words()).toEqual([]);
  });

  it('QUIZ-11 QUIZ-20 a question is answered by its own rules, behind the last section', async () => {
    const questions = [aQuestion('placed'), aQuestion('q', { wrongLimit: 2 })];
    await preview({ sections: [aSection('s', { type: 'question', question: 'placed' })], questions });
    const card = await screen.findByRole('article', { name: 'Question 2' });
    expect(screen.getByRole('article', { name: 'Question 1' })).toHaveTextContent('Question placed');
    await userEvent.click(within(card).getByRole('radio', { name: /^No/ }));
    expect(card).toHaveAttribute('data-question', 'open');
    await userEvent.click(within(card).getByRole('radio', { name: /^Yes/ }));
    expect(card).toHaveAttribute('data-question', 'settled');
  });

  it('SEC-16 the place of a question that is there no more says what learners read', async () => {
    await preview({ sections: [aSection('s', { type: 'question', question: null })] });
    expect(screen.queryByText(/was deleted/)).toBeNull();
  });

  it('what is linked opens beside the editor', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await preview({
      sections: [aSection('s', { type: 'richText', html: '<p><a href="/courses/">All courses</a></p>' })],
    });
    await userEvent.click(screen.getByRole('link', { name: 'All courses' }));
    expect(String(open.mock.calls[0]?.[0])).toMatch(/\/courses\/$/);
  });

  it('A11Y-01 Escape goes back to editing', async () => {
    const onClose = await preview({ sections: [text('a')] });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
