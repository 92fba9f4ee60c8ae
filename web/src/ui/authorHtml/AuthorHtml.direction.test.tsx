import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccordionSection } from '../../section/accordion/AccordionSection.tsx';
import { TextSection } from '../../section/text/TextSection.tsx';
import { AuthorHtml } from './AuthorHtml.tsx';
import { authorText } from './authorText.tsx';
import { ContentLanguage } from './ContentLanguage.ts';

const html =
  '<h2>Words</h2><p>Words</p><ul><li>Words</li></ul><ol><li>Words</li></ol><blockquote>Words</blockquote>' +
  '<table><tbody><tr><td>Words</td></tr></tbody></table>';

describe.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['de', 'ltr'],
  [undefined, 'auto'],
] as const)('a course in %s', (language, direction) => {
  it('OP-120 each block of an author runs in its direction', () => {
    render(
      <ContentLanguage value={language}>
        <AuthorHtml html={html} />
        <TextSection text="Words" />
        <AccordionSection items={[{ title: 'Title', html: '<p>Words</p>' }]} />
      </ContentLanguage>,
    );
    const blocks = screen.getAllByText('Words');
    expect(blocks.length).toBe(8);
    for (const block of blocks) {
      expect(block.closest('[dir]')).toHaveAttribute('dir', direction);
    }
    expect(screen.getByText('Title').closest('[dir]')).toHaveAttribute('dir', direction);
  });
});

it('OP-120 code runs from the left in any language', () => {
  render(
    <ContentLanguage value="he">
      <AuthorHtml html="<pre>a = (b)</pre><p>שלום <code>f(x)</code></p>" />
    </ContentLanguage>,
  );
  expect(screen.getByText('a = (b)')).toHaveStyle({ direction: 'ltr' });
  expect(screen.getByText('f(x)')).toHaveStyle({ direction: 'ltr' });
});

it('OP-120 a direction that an author gave stays', () => {
  render(
    <ContentLanguage value="en">
      <AuthorHtml html='<p dir="rtl">שלום</p>' />
    </ContentLanguage>,
  );
  expect(screen.getByText('שלום')).toHaveAttribute('dir', 'rtl');
});

it.each(['𞤀𞤣𞤤𞤢𞤥 (2)', 'ࠀࠁࠂ', 'محمد', 'ߒߞߏ'])('OP-203 %s is set apart in a sentence', (name) => {
  render(<p>Next: {authorText(name, null)}.</p>);
  expect(screen.getByText(name).tagName).toBe('BDI');
});

it.each(['he', null])('OP-120 words of an author are set apart in a sentence (%s)', (language) => {
  render(<p>Next: {authorText('(2) שלום', language)}.</p>);
  expect(screen.getByText('(2) שלום').tagName).toBe('BDI');
});
