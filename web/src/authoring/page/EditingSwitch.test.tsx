import { act, screen } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { viewAsNonAdmin } from '../../viewer/adminFlags.ts';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditingSwitch } from './EditingSwitch.tsx';

const theSwitch = () => screen.queryByRole('switch', { name: 'Edit', hidden: true });

/** The switch at an address, for a course that is answered so. */
async function open(at: string, authoredCourse: unknown) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Query: () => ({ authoredCourse }) }),
  );
  await renderWithin(<EditingSwitch />, { environment, at });
}

const editable = { rights: { mayEdit: true } };

afterEach(() => act(() => viewAsNonAdmin(false)));

it.each([
  ['a course that may be edited', '/dashboard/course/#!102', editable, true],
  ['a lecture of it', '/courseware/?lecture=1&module=2#!102', editable, true],
  ['a course of another workspace', '/dashboard/course/#!102', null, false],
  ['a course that one may not edit', '/dashboard/course/#!102', { rights: { mayEdit: false } }, false],
  ['a page that is not edited', '/settings/', editable, false],
])('EDIT-03 on %s', async (_where, at, course, shown) => {
  await open(at, course);
  expect(theSwitch() !== null).toBe(shown);
});

it('EDIT-03 OP-80 it is there on wide screens alone', async () => {
  await open('/dashboard/course/#!102', editable);
  expect(theSwitch()).not.toBeVisible();
});

it('EDIT-07 OP-91 it goes while one looks at the site as a learner', async () => {
  await open('/dashboard/course/#!102', editable);
  act(() => viewAsNonAdmin(true));
  expect(theSwitch()).toBeNull();
});
