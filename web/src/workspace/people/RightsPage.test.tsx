import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { aPerson, ben, inRow, openPeople } from './people.testkit.tsx';

const at = '/admin/staff-management/';
const right = (name: string) => screen.findByRole('switch', { name });

describe('rights', () => {
  it('STAFF-02 ADM-03 are switches beside each person, on for what they may create', async () => {
    await openPeople([aPerson({ createCourse: true }), ben], { at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rights' })).toBeVisible();
    expect(await right('Courses: ada@example.org')).toBeChecked();
    expect(await right('Vouchers: ada@example.org')).not.toBeChecked();
    expect(await right('Courses: ben@example.org')).not.toBeChecked();
  });

  it('STAFF-01 ROLE-08 are given at once, one alone: the other may have been changed meanwhile', async () => {
    const app = await openPeople([aPerson({ createCourse: true })], { at });
    await userEvent.click(await right('Vouchers: ada@example.org'));
    expect(await right('Vouchers: ada@example.org')).toBeChecked();
    expect(app.variables('useChangeRightsMutation')).toEqual({
      input: { userId: 'person-1', createVoucher: true },
    });
    // A second change waits for the first.
    await userEvent.click(await right('Courses: ada@example.org'));
    expect(app.operations.filter((name) => name === 'useChangeRightsMutation')).toHaveLength(1);
    await app.answer('useChangeRightsMutation', {
      ChangeRightsPayload: () => ({ person: aPerson({ createCourse: true, createVoucher: true }), userErrors: [] }),
    });
    expect(await right('Vouchers: ada@example.org')).toBeChecked();
    // What waits stays in reach of the keyboard.
    expect(await right('Courses: ada@example.org')).toHaveFocus();
  });

  it('STAFF-01 ROLE-09 go back when they are refused, and say why', async () => {
    const app = await openPeople([aPerson()], { at });
    await userEvent.click(await right('Courses: ada@example.org'));
    await app.answer('useChangeRightsMutation', {
      ChangeRightsPayload: () => ({ person: null, userErrors: [{ code: 'FORBIDDEN', params: null }] }),
    });
    expect(await right('Courses: ada@example.org')).not.toBeChecked();
    expect(await inRow('Ada').findByRole('alert')).toHaveTextContent('You no longer have admin rights');
    await userEvent.click(await right('Courses: ada@example.org'));
    await app.fail('useChangeRightsMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(await right('Courses: ada@example.org')).not.toBeChecked();
    expect(await inRow('Ada').findByRole('alert')).toHaveTextContent('The connection was interrupted');
  });

  it('OP-54 OP-131 are one switch for someone who runs the workspace: whether they do', async () => {
    await openPeople([aPerson({ admin: true })], { at });
    expect(await screen.findByText('Everything, as an admin')).toBeVisible();
    expect(screen.getAllByRole('switch')).toEqual([await right('Admin: ada@example.org')]);
    expect(await right('Admin: ada@example.org')).toBeChecked();
  });

  it('OP-131 leave the switch in its place once someone has become an admin: the question gives the focus back to it', async () => {
    const app = await openPeople([aPerson()], { at });
    const pressed = await right('Admin: ada@example.org');
    await userEvent.click(pressed);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Your own password'), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Make admin' }));
    await app.answer('useChangeAdminMutation', {
      ChangeAdminPayload: () => ({ person: aPerson({ admin: true }), userErrors: [] }),
    });
    expect(await screen.findByText('Everything, as an admin')).toBeVisible();
    expect(await right('Admin: ada@example.org')).toBe(pressed);
  });

  it('STAFF-01 say when they wait for a confirmed address', async () => {
    await openPeople([aPerson({ createCourse: true, addressProven: false }), { ...ben, createVoucher: true }], { at });
    expect(await screen.findByText('Takes effect once the address is confirmed')).toBeVisible();
    expect(inRow('ben').getByText('Takes effect once the person joins')).toBeVisible();
  });
});
