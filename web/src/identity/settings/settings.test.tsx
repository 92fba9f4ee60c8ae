import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { fill, press, refusal } from '../identityForms.testkit.ts';

const user = {
  id: 'user-1001',
  username: 'lena@demo.test',
  roles: [],
  name: 'Lena Learner',
  language: 'EN',
  pictureUrl: null,
  phone: '+4930123456',
  address: { street: 'Hauptstraße 1', postalCode: '10115', country: 'DE' },
};
const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'UA', name: 'Ukraine' },
];

async function open({ viewer = {}, change = {} }: { viewer?: object; change?: object } = {}): Promise<AppUnderTest> {
  const settings = {
    Query: () => ({
      viewer: { hasPassword: true, rightsWait: false, user: { ...user, ...change }, ...viewer },
      countries,
    }),
  };
  const app = await renderApp({
    at: '/settings/',
    shell: { user: { id: 'user-1001' } },
    pages: { SettingsPageQuery: settings },
  });
  await screen.findByLabelText('Full name');
  return app;
}
const sent = (app: AppUnderTest, name: string): Promise<void> => waitFor(() => expect(app.operations).toContain(name));

afterEach(() => vi.restoreAllMocks());

describe('settings', () => {
  it('SET-01 saves name, language and picture alone, without asking for a country', async () => {
    const app = await open({ change: { phone: null, address: null } });
    expect(screen.getByLabelText('Full name')).toHaveValue('Lena Learner');
    await fill({ 'Link to your picture': 'https://pictures.test/lena.png' });
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    await press('Save profile');
    await sent(app, 'useUpdateViewerMutation');
    expect(app.variables('useUpdateViewerMutation')).toEqual({
      input: { name: 'Lena Learner', language: 'DE', pictureUrl: 'https://pictures.test/lena.png' },
    });
    await app.answer('useUpdateViewerMutation', { UpdateViewerPayload: () => ({ userErrors: [] }) });
    expect(await screen.findByText('Profil gespeichert')).toBeVisible();
  });

  it('SET-01 saves phone, street, postal code and country, and nothing else', async () => {
    const app = await open();
    expect(screen.getByLabelText('Phone')).toHaveValue('30123456');
    expect(screen.getByLabelText('Calling code')).toHaveDisplayValue('Germany +49');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Ukraine');
    await press('Save contact details');
    await sent(app, 'useUpdateViewerMutation');
    expect(app.variables('useUpdateViewerMutation')).toEqual({
      input: { phone: '+4930123456', street: 'Hauptstraße 1', postalCode: '10115', country: 'UA' },
    });
    await app.answer('useUpdateViewerMutation', { UpdateViewerPayload: () => ({ userErrors: [] }) });
    expect(await screen.findByText('Contact details saved')).toBeVisible();
  });

  it('SET-01 clears what is left empty', async () => {
    const app = await open();
    for (const label of ['Phone', 'Street and number', 'Postal code']) {
      await userEvent.clear(screen.getByLabelText(label));
    }
    await press('Save contact details');
    await sent(app, 'useUpdateViewerMutation');
    expect(app.variables('useUpdateViewerMutation')).toMatchObject({
      input: { phone: null, street: null, postalCode: null },
    });
  });

  it('SET-02 shows the picture, and the initials where there is none or it cannot be loaded', async () => {
    const { container } = await open();
    const picture = (): Element | null => container.querySelector('main img');
    expect(picture()).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent('LL');
    await fill({ 'Link to your picture': 'https://pictures.test/lena.png' });
    expect(picture()).toHaveAttribute('src', 'https://pictures.test/lena.png');
    fireEvent.error(picture() as Element);
    expect(picture()).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent('LL');
    expect(screen.getByLabelText('Link to your picture')).toHaveAccessibleDescription(/No picture could be loaded/);
  });

  it('SET-03 says that the name is the one on the certificates', async () => {
    await open();
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('As it should appear on your certificates');
  });

  it('ROLE-08 USERS-01 tells someone whose rights wait for a proven address what proves it, and nobody else', async () => {
    const { unmount } = await open();
    expect(screen.queryByText(/You were given rights/)).toBeNull();
    unmount();
    await open({ viewer: { rightsWait: true } });
    expect(screen.getByText(/Confirm your address to use your rights here/)).toBeVisible();
    expect(screen.getByText(/Sign out, then open the link in your invitation/)).toBeVisible();
  });

  it('VAL-04 VAL-11 VAL-12 says what is wrong beside the field of the profile', async () => {
    const app = await open();
    await userEvent.clear(screen.getByLabelText('Full name'));
    await fill({ 'Link to your picture': 'javascript:alert(1)' });
    await press('Save profile');
    expect(await screen.findByText('Enter your name')).toBeVisible();
    expect(screen.getByText('Enter an address that begins with http:// or https://')).toBeVisible();
    expect(app.operations).not.toContain('useUpdateViewerMutation');
  });

  it('VAL-07 VAL-08 says what is wrong beside the field of the contact details', async () => {
    const app = await open();
    await userEvent.clear(screen.getByLabelText('Phone'));
    await fill({ Phone: '12' });
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Choose a country');
    await press('Save contact details');
    expect(await screen.findByText('Enter a valid phone number')).toBeVisible();
    expect(screen.getByText('Choose your country')).toBeVisible();
    expect(app.operations).not.toContain('useUpdateViewerMutation');
  });

  it('VAL-07 OP-61 a phone number needs its calling code, and is shown as it will be stored', async () => {
    const app = await open({ change: { phone: null } });
    await fill({ Phone: '044 123 45 67' });
    await press('Save contact details');
    await waitFor(() =>
      expect(screen.getByLabelText('Calling code')).toHaveAccessibleDescription('Choose the calling code'),
    );
    // The focus follows with the next frame.
    await waitFor(() => expect(screen.getByLabelText('Calling code')).toHaveFocus());
    expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(screen.getByLabelText('Calling code'), 'Ukraine +380');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Will be saved as +380 44 123 4567');
    await press('Save contact details');
    await sent(app, 'useUpdateViewerMutation');
    expect(app.variables('useUpdateViewerMutation')).toMatchObject({ input: { phone: '+380441234567' } });
  });

  it('VAL-15 OP-86 the parts of the address have at most 255 characters', async () => {
    const app = await open();
    for (const label of ['Street and number', 'Postal code']) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'x'.repeat(256) } });
    }
    await press('Save contact details');
    for (const label of ['Street and number', 'Postal code']) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Use at most 255 characters');
    }
    expect(app.operations).not.toContain('useUpdateViewerMutation');
  });

  it('shows a refusal beside the field that it is about', async () => {
    const app = await open();
    await press('Save contact details');
    await sent(app, 'useUpdateViewerMutation');
    await app.answer('useUpdateViewerMutation', {
      UpdateViewerPayload: () => ({ user: null, ...refusal('FORBIDDEN', 'phone') }),
    });
    expect(screen.getByLabelText('Phone')).toBeInvalid();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('You are not allowed to do this');
  });

  it('SET-01 asks before changes are left behind, and lets go what is saved', async () => {
    const app = await open();
    await fill({ 'Full name': ' B' });
    await press('Save profile');
    await sent(app, 'useUpdateViewerMutation');
    await act(() => app.router.navigate('/achievements/'));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Keep editing');
    await app.answer('useUpdateViewerMutation', { UpdateViewerPayload: () => ({ userErrors: [] }) });
    await act(() => app.router.navigate('/achievements/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.router.state.location.pathname).toBe('/achievements/');
  });

  it('I18N-03 SET-01 a language chosen in the header meanwhile is not taken back by saving', async () => {
    const app = await open();
    await fill({ 'Full name': ' B' });
    await userEvent.click(screen.getByRole('button', { name: /Language:/ }));
    const german = await screen.findByRole('menuitemradio', { name: 'Deutsch' });
    // Its texts load in a transition, which React finishes only inside an awaited act.
    await act(() => userEvent.click(german));
    expect(await screen.findByLabelText('Sprache')).toHaveDisplayValue('Deutsch');
    expect(screen.getByLabelText('Vor- und Nachname')).toHaveValue('Lena Learner B');
    await press('Profil speichern');
    await sent(app, 'useUpdateViewerMutation');
    expect(app.variables('useUpdateViewerMutation')).toMatchObject({
      input: { language: 'DE', name: 'Lena Learner B' },
    });
  });

  it('keeps everything that was typed when the connection was interrupted', async () => {
    const app = await open();
    await fill({ 'Full name': ' the Second' });
    await press('Save profile');
    await sent(app, 'useUpdateViewerMutation');
    await app.fail('useUpdateViewerMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing is lost');
    expect(screen.getByLabelText('Full name')).toHaveValue('Lena Learner the Second');
  });
});

describe('the password in the settings', () => {
  const values = { 'Current password': 'lectern-demo', 'New password': 'a-new-password' };
  const answer = (payload: object) => ({
    ChangePasswordPayload: () => ({ changed: false, userErrors: [], ...payload }),
  });

  it('AUTH-04 is changed with the current one, and the fields are empty afterwards', async () => {
    const app = await open();
    // Browsers keep passwords by the name beside them.
    const { form } = screen.getByLabelText<HTMLInputElement>('Current password');
    expect(form?.querySelector('input[autocomplete="username"]')).toHaveValue('lena@demo.test');
    await fill({ ...values, 'Repeat the password': 'a-new-password' });
    await press('Change password');
    expect(app.variables('useChangePasswordMutation')).toEqual({
      input: { currentPassword: 'lectern-demo', password: 'a-new-password' },
    });
    await app.answer('useChangePasswordMutation', answer({ changed: true }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('ERR-05 a wrong current password is said at its field, and what was typed stays', async () => {
    const app = await open();
    await fill({ ...values, 'Repeat the password': 'a-new-password' });
    await press('Change password');
    await app.answer('useChangePasswordMutation', answer(refusal('1004')));
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Wrong credentials');
    expect(screen.getByLabelText('New password')).toHaveValue('a-new-password');
  });

  it('VAL-03 ERR-16 both must match', async () => {
    const app = await open();
    await fill({ ...values, 'Repeat the password': 'another-password' });
    await press('Change password');
    expect(screen.getByText('Passwords should match')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
    expect(app.operations).not.toContain('useChangePasswordMutation');
  });

  it('AUTH-03 an account without one gets a link by mail', async () => {
    const app = await open({ viewer: { hasPassword: false } });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await press('Send a link to set a password');
    expect(app.variables('useRequestPasswordResetMutation')).toEqual({ input: { username: 'lena@demo.test' } });
    await app.answer('useRequestPasswordResetMutation', {
      RequestPasswordResetPayload: () => ({ accepted: true, userErrors: [] }),
    });
    expect(screen.getByText(/We have sent a link to lena@demo.test/)).toBeVisible();
    await press('Sign out');
    await app.answer('useSignOutMutation');
    expect(app.session.signedOut).toHaveBeenCalled();
  });
});

describe('sessions and data in the settings', () => {
  it('AUTH-11 signs out everywhere, and only when the server says so', async () => {
    const app = await open();
    await press('Sign out everywhere');
    expect(app.variables('useSignOutEverywhereMutation')).toEqual({ input: { everywhere: true } });
    await app.fail('useSignOutEverywhereMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
    expect(app.session.signedOut).not.toHaveBeenCalled();
    await press('Sign out everywhere');
    await app.answer('useSignOutEverywhereMutation', { SignOutPayload: () => ({ signedOut: true }) });
    expect(app.session.signedOut).toHaveBeenCalledTimes(1);
  });

  it('downloads everything that is stored, as a file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const app = await open();
    await press('Download my data');
    expect(app.variables('useExportPersonalDataMutation')).toEqual({ input: {} });
    await app.answer('useExportPersonalDataMutation', {
      ExportPersonalDataPayload: () => ({ data: { account: { name: 'Lena' } }, userErrors: [] }),
    });
    expect(click).toHaveBeenCalledTimes(1);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ account: { name: 'Lena' } });
  });

  it('erases the account only after its address and its password were typed, and names what is lost', async () => {
    const app = await open();
    await press('Delete my account');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.type(dialog.getByRole('textbox'), 'someone@demo.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(dialog.getByText('This is not the e-mail address of your account')).toBeVisible();
    expect(app.operations).not.toContain('useEraseAccountMutation');

    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'Lena@demo.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(app.operations).not.toContain('useEraseAccountMutation');
    await userEvent.type(dialog.getByLabelText('Current password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await app.answer('useEraseAccountMutation', {
      ErasePersonalDataPayload: () => ({ erased: false, ...refusal('1004') }),
    });
    expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('Wrong credentials');

    await userEvent.type(dialog.getByLabelText('Current password'), ' no more');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(app.variables('useEraseAccountMutation')).toEqual({
      input: { confirmUsername: 'Lena@demo.test', password: 'wrong no more' },
    });
    await app.answer('useEraseAccountMutation', {
      ErasePersonalDataPayload: () => ({ erased: true, userErrors: [] }),
    });
    expect(app.session.signedOut).toHaveBeenCalledTimes(1);
  });

  it('anyone who has no password is told to sign in again when that was long ago', async () => {
    const app = await open({ viewer: { hasPassword: false } });
    await press('Delete my account');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox'), 'lena@demo.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(app.variables('useEraseAccountMutation')).toEqual({ input: { confirmUsername: 'lena@demo.test' } });
    await app.answer('useEraseAccountMutation', {
      ErasePersonalDataPayload: () => ({ erased: false, ...refusal('SIGN_IN_AGAIN') }),
    });
    expect(dialog.getByRole('alert')).toHaveTextContent('Sign out, sign back in and try again within ten minutes.');
  });

  it('the last admin is told what to do first', async () => {
    const app = await open({ viewer: { hasPassword: false } });
    await press('Delete my account');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'lena@demo.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await app.answer('useEraseAccountMutation', {
      ErasePersonalDataPayload: () => ({ erased: false, ...refusal('CONFLICT') }),
    });
    expect(dialog.getByRole('alert')).toHaveTextContent('You are the last admin of this workspace');
    expect(app.session.signedOut).not.toHaveBeenCalled();
  });
});
