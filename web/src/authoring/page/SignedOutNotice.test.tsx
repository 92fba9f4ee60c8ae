import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { browserSession } from '../../session.ts';
import { ShellContext, type Shell } from '../../viewer/useShell.ts';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { aCourse } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import type { SaveAnswer } from '../editor/editorPorts.ts';
import { FakeClock, fakePorts, heard } from '../editor/editorWorld.testkit.ts';
import { EditorTexts } from '../EditorTexts.tsx';
import { SignedOutNotice } from './SignedOutNotice.tsx';

const ada = { userId: 7, username: 'ada@lectern.test', name: 'Ada', roles: [], pictureUrl: null, language: null };
const shell = { data: { viewer: { user: ada } } } as unknown as Shell;

it('ERR-21 BEY-03 who is signed out while editing signs in on the spot, and the same save is sent again', async () => {
  const answers: SaveAnswer[] = [
    { ok: false, failure: { why: 'signedOut' } },
    { ok: true, version: 2, created: [] },
  ];
  const keys: string[] = [];
  const ports = fakePorts(new FakeClock(), {
    send: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return answers[keys.length - 1] as SaveAnswer;
    },
  });
  const course = aCourse([]);
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, ports);
  editor.turnOn();
  await heard();
  const environment = createMockEnvironment();
  await renderWithin(
    <ShellContext value={shell}>
      <EditorTexts>
        <SignedOutNotice editor={editor} save={editor.getSnapshot().save}>
          No connection
        </SignedOutNotice>
      </EditorTexts>
    </ShellContext>,
    { environment, at: '/author/courses/101' },
  );
  expect(screen.getByText('No connection')).toBeVisible();
  editor.dispatch({ type: 'setCourse', fields: { name: 'Trees' } });
  expect(await editor.saveNow()).toBe(false);

  act(() => browserSession.expired());
  const email = await screen.findByRole('textbox', { name: /e-mail/i });
  expect(email).toHaveValue('ada@lectern.test');
  expect(email).toHaveAttribute('readonly');
  expect(screen.queryByText('No connection')).toBeNull();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { username: 'ada@lectern.test', password: 'secret words' },
  });
  await act(async () => {
    const operation = environment.mock.getMostRecentOperation();
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        SignInPayload: () => ({ viewer: { user: ada }, createdWorkspace: null, registered: false, userErrors: [] }),
      }),
    );
    await heard();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keys).toEqual(['new1', 'new1']);
  expect(editor.getSnapshot()).toMatchObject({ save: { phase: 'same' }, draft: { fields: { name: 'Trees' } } });
});
