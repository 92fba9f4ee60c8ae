import { renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import { FakeClock, fakePorts } from '../editor/editorWorld.testkit.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { stateOfPlace } from './storedPlace.ts';
import { useLedPlace } from './useLedPlace.ts';

const course = (content?: 'notRead') =>
  aCourse([aModule('m', [aLecture('l', { id: 31, ...(content && { content }) })], { id: 21 })]);

const at = (state: unknown) =>
  function At({ children }: { children: ReactNode }): ReactElement {
    return <MemoryRouter initialEntries={[{ pathname: '/', state }]}>{children}</MemoryRouter>;
  };

it('OP-217 a place that another page leads to is opened once, as soon as it was read', () => {
  const draft = course('notRead');
  const editor = new CourseEditor({ base: draft, draft, version: 1 }, fakePorts(new FakeClock()));
  const opened: ProblemPlace[] = [];
  const { rerender } = renderHook(({ now }) => useLedPlace(editor, now, (place) => opened.push(place)), {
    initialProps: { now: draft },
    wrapper: at(stateOfPlace({ kind: 'lecture', id: 31, field: 'content' })),
  });
  expect(opened).toEqual([]);
  rerender({ now: course() });
  rerender({ now: course() });
  expect(opened).toEqual([{ node: 'l', field: 'content' }]);
});

it('OP-217 any other way into the editor opens nothing', () => {
  const draft = course();
  const editor = new CourseEditor({ base: draft, draft, version: 1 }, fakePorts(new FakeClock()));
  const opened: ProblemPlace[] = [];
  renderHook(() => useLedPlace(editor, draft, (place) => opened.push(place)), { wrapper: at(null) });
  expect(opened).toEqual([]);
});
