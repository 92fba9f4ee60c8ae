import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { DecisionTree } from '../../course/umbrella/decisionTree.ts';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { UmbrellaEditor } from './UmbrellaEditor.tsx';

const written: DecisionTree = {
  key: 'tree',
  title: 'What would you like to learn?',
  text: '',
  nodes: [
    { key: 'a', parentKey: 'tree', content: { option: { title: 'A language' } } },
    { key: 'b', parentKey: 'a', content: { course: { courseId: '259' } } },
    { key: 'c', parentKey: 'tree', content: { option: { title: 'A craft' } } },
  ],
};

/** The editor over a tree that changes with it. */
function Edited({ tree: first, readOnly = false }: { tree: DecisionTree | null; readOnly?: boolean }): ReactElement {
  const [tree, setTree] = useState(first);
  const ledTo = new Map([['259', { courseId: 259, name: 'German', published: true }]]);
  return (
    <UmbrellaEditor courseId={258} tree={tree} hiddenModules={2} ledTo={ledTo} readOnly={readOnly} onChange={setTree} />
  );
}

describe('UMB-01 UMB-02 the tree of an umbrella course', () => {
  it('is begun from nothing, and says what leads nowhere', async () => {
    await renderEditor(<Edited tree={null} />);
    expect(screen.getByText(/2 modules are kept/)).toBeVisible();
    expect(screen.getByText('1 place needs you before learners can get through.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Which?');
    await userEvent.click(screen.getByRole('button', { name: 'Choice: add below “Which?”' }));
    const field = await screen.findByRole('textbox', { name: 'Choice' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Tea');
    expect(within(screen.getByRole('group', { name: 'Choice: Tea' })).getByText('Nothing follows yet')).toBeVisible();
  });

  it('OP-240 what stands below an entry is folded and unfolded, and nothing of it is lost', async () => {
    await renderEditor(<Edited tree={written} />);
    const button = screen.getByRole('button', { name: 'Below Choice: A language: 1', expanded: true });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'Course: German' })).toBeNull();
    expect(screen.getByText('1 entry below')).toBeVisible();
    await userEvent.click(button);
    expect(screen.getByRole('group', { name: 'Course: German' })).toBeVisible();
  });

  it('nodes are moved, duplicated and deleted by buttons', async () => {
    await renderEditor(<Edited tree={written} />);
    const names = (): (string | null)[] =>
      screen.getAllByRole('group', { name: /^Choice: / }).map((group) => group.getAttribute('aria-label'));
    expect(names()).toEqual(['Choice: A language', 'Choice: A craft']);
    await userEvent.click(screen.getByRole('button', { name: 'Move Choice: A craft up' }));
    expect(names()).toEqual(['Choice: A craft', 'Choice: A language']);
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate: Choice: A language' }));
    expect(names()).toEqual(['Choice: A craft', 'Choice: A language', 'Choice: A language']);
    expect(screen.getAllByRole('group', { name: 'Course: German' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Move below another: Choice: A craft' }));
    const below = screen.getByRole('combobox', { name: 'Below' });
    expect([...below.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'The first question',
      'Choice: A language',
      'Choice: A language',
    ]);
    await userEvent.selectOptions(below, 'a');
    expect(names()).toEqual(['Choice: A language', 'Choice: A craft', 'Choice: A language']);
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Choice: A craft' }));
    expect(names()).toEqual(['Choice: A language', 'Choice: A language']);
  });

  it('is walked as learners do, a step at a time and back', async () => {
    await renderEditor(<Edited tree={written} />);
    await userEvent.click(screen.getByRole('button', { name: 'A language' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: 'A language' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Open the course German' })).toHaveAttribute(
      'href',
      '/courses/course/#!259',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'A craft' }));
    expect(screen.getByText('There is nothing here yet. Go back and choose something else.')).toBeVisible();
  });

  it('LOCK-05 who may not edit now reads it', async () => {
    await renderEditor(<Edited tree={written} readOnly />);
    expect(screen.queryByRole('button', { name: /^(?:Delete|Duplicate|Move)/ })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'more');
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue(written.title);
  });
});
