import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { messages } from 'virtual:messages/authoring/en';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import { FakeClock, fakePorts } from '../editor/editorWorld.testkit.ts';
import { useCheck } from './useCheck.ts';

const course = aCourse([
  aModule('m', [aLecture('l', { id: 11, content: 'notRead' }), aLecture('n', { id: 12, content: 'notRead' })]),
]);

const nowhere = new Map<never, never>();

const WithTexts = ({ children }: { children: ReactNode }): ReactElement => (
  <IntlProvider locale="en" messages={messages}>
    {children}
  </IntlProvider>
);

it('OP-217 reads the lectures that nobody has opened, says which could not be read, and reads those again', async () => {
  const sample = aSection('s', { type: 'richText', html: '<h2>Heading</h2><p>Oaks</p>' });
  let isDown = true;
  const read: number[] = [];
  const readLecture = async (id: number) => {
    read.push(id);
    return isDown && id === 12 ? null : { sections: [{ ...sample, key: `s${id}` }], questions: [] };
  };
  const ports = fakePorts(new FakeClock(), { readLecture });
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, ports);
  const { result } = renderHook(() => useCheck(editor, nowhere), {
    wrapper: WithTexts,
  });
  expect(result.current.findings).toBeNull();
  await waitFor(() => expect(result.current.findings).toMatchObject([{ rule: 'sample', place: { node: 's11' } }]));
  expect(result.current.unreadCount).toBe(1);
  isDown = false;
  act(() => result.current.readAgain());
  expect(result.current.findings).toBeNull();
  await waitFor(() => expect(result.current.findings).toHaveLength(2));
  expect([result.current.unreadCount, read]).toEqual([0, [11, 12, 12]]);
});

it('OP-238 says when it is not known which files are missing, and asks again', async () => {
  let isDown = true;
  const picture = { part: 'ab'.repeat(32), rule: 'missingPicture' } as const;
  const readFileFaults = async () => {
    if (isDown) throw new Error('not there');
    return [picture];
  };
  const draft = { ...course, fields: { ...course.fields, imageUrl: `/static/files/${picture.part}.png` } };
  const editor = new CourseEditor(
    { base: draft, draft, version: 1 },
    fakePorts(new FakeClock(), {
      readFileFaults,
      readLecture: async () => ({
        sections: [aSection(crypto.randomUUID(), { type: 'richText', html: '<p>Oaks</p>' })],
        questions: [],
      }),
    }),
  );
  const { result } = renderHook(() => useCheck(editor, nowhere), { wrapper: WithTexts });
  await waitFor(() => expect(result.current).toMatchObject({ findings: [], filesUnread: true }));
  isDown = false;
  act(() => result.current.readAgain());
  await waitFor(() => expect(result.current.findings).toMatchObject([{ rule: 'missingPicture' }]));
  expect(result.current.filesUnread).toBe(false);
});
