import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import type { Operation } from '../draft/operation.ts';
import { EditedCoursePage } from './EditedCoursePage.tsx';

it('LOCK-05 who may not edit now reads every field and still opens lectures', async () => {
  const operations: Operation[] = [];
  const opened: string[] = [];
  const draft = aCourse([aModule('m', [aLecture('l')])]);
  await renderEditor(
    <EditedCoursePage
      draft={{ ...draft, fields: { ...draft.fields, description: '<p>What it is about</p>' } }}
      courseId={101}
      knownTags={[]}
      frames={[]}
      ledTo={new Map()}
      readLecture={() => Promise.resolve(true)}
      mayBeTemplate={false}
      readOnly
      dispatch={(operation) => operations.push(operation)}
      onOpen={({ key }) => opened.push(key)}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'more');
  await userEvent.click(screen.getByText('What it is about'));
  await userEvent.keyboard('more');
  expect(document.querySelector('[data-live]')).toBeNull();
  expect(screen.getByRole('group', { name: 'Course settings' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: draft.modules[0]?.lectures[0]?.fields.name ?? '' }));
  expect(operations).toEqual([]);
  expect(opened).toEqual(['l']);
});
