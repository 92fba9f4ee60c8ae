import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../requestError.ts';
import { renderApp } from '../testing/renderApp.tsx';

const viewer = {
  user: { userId: 1001, username: 'lena@demo.test', name: 'Lena Learner', picture: null, language: null, roles: [] },
};

const answerSignIn = (payload: object) => ({ SignInPayload: () => ({ userErrors: [], viewer: null, ...payload }) });

async function signIn(password = 'lectern-demo'): Promise<void> {
  await userEvent.type(screen.getByLabelText('E-mail'), 'lena@demo.test');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('AUTH-01 AUTH-09 signs in and goes on to where one came from', async () => {
    const app = await renderApp({ at: '/signin?next=%2Fcourses%2Fcourse%2F%23!258' });
    await signIn();
    expect(app.variables('useSignInMutation')).toEqual({
      input: { username: 'lena@demo.test', password: 'lectern-demo' },
    });
    await app.answer('useSignInMutation', answerSignIn({ viewer }));
    expect(app.session.signedIn).toHaveBeenCalledWith('/courses/course/#!258');
    expect(document.cookie).toContain('auth=true');
  });

  it('AUTH-01 never goes on to another site', async () => {
    const app = await renderApp({ at: '/signin?next=https%3A%2F%2Fevil.test%2F' });
    await signIn();
    await app.answer('useSignInMutation', answerSignIn({ viewer }));
    expect(app.session.signedIn).toHaveBeenCalledWith('/dashboard/');
  });

  it('VAL-06 asks for a valid address and a password before it sends anything', async () => {
    const app = await renderApp({ at: '/signin' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Enter your e-mail address')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('E-mail'), 'lena@demo');
    expect(screen.getByText('Enter a valid e-mail address')).toBeVisible();
    expect(app.operations).toEqual(['ShellQuery']);
  });

  it.each([
    ['59', "Bad credentials or username and password don't match"],
    ['1002', 'Username or password is not valid'],
    ['LOCKED', 'Account locked; reset password'],
    ['4711', 'Unknown error occurred'],
  ])('ERR-19 AUTH-14 shows the message of code %s and keeps what was typed', async (code, text) => {
    const app = await renderApp({ at: '/signin' });
    await signIn('wrong-password');
    await app.answer('useSignInMutation', answerSignIn({ userErrors: [{ code, params: null }] }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
    expect(app.session.signedIn).not.toHaveBeenCalled();
  });

  it('says so when the connection was interrupted', async () => {
    const app = await renderApp({ at: '/signin' });
    await signIn();
    await app.fail('useSignInMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
  });

  it('AUTH-02 leads to the registration and back, keeping where to go on', async () => {
    const app = await renderApp({ at: '/signin?next=%2Fsettings%2F' });
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    expect(app.router.state.location.search).toContain('next=%2Fsettings%2F');
  });
});

async function fillRegistration(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Full name'), ' Lena Learner ');
  await userEvent.type(screen.getByLabelText('E-mail'), 'lena@demo.test');
  await userEvent.type(screen.getByLabelText('Password'), 'lectern-demo');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'lectern-demo');
  await userEvent.click(screen.getByRole('checkbox'));
}
const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Create an account' }));

describe('registering', () => {
  it('AUTH-02 AUTH-15 creates an account with the invitation somebody came by', async () => {
    const app = await renderApp({ at: '/signin?invitation_token=abc' });
    await fillRegistration();
    await submit();
    expect(app.variables('useRegisterMutation')).toEqual({
      input: {
        name: 'Lena Learner',
        username: 'lena@demo.test',
        password: 'lectern-demo',
        language: 'EN',
        consent: true,
        invitationToken: 'abc',
      },
    });
    await app.answer('useRegisterMutation', answerSignIn({ viewer }));
    expect(app.session.signedIn).toHaveBeenCalledWith('/dashboard/');
  });

  it('VAL-01 VAL-04 VAL-06 VAL-09 says what is missing', async () => {
    const app = await renderApp({ at: '/signin?view=register' });
    await submit();
    expect(screen.getByText('Enter your name')).toBeVisible();
    expect(screen.getByText('Enter your e-mail address')).toBeVisible();
    expect(screen.getByText('Use at least 8 characters')).toBeVisible();
    expect(screen.getByText('You must agree to the privacy policy to continue')).toBeVisible();
    expect(app.operations).not.toContain('useRegisterMutation');
  });

  it('VAL-03 ERR-16 OP-62 the passwords must match', async () => {
    await renderApp({ at: '/signin?view=register' });
    await fillRegistration();
    await userEvent.type(screen.getByLabelText('Repeat the password'), 'x');
    await submit();
    expect(screen.getByText('Passwords should match')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
  });

  it('ERR-02 ERR-17 shows why it was refused', async () => {
    const app = await renderApp({ at: '/signin?view=register' });
    await fillRegistration();
    await submit();
    await app.answer(
      'useRegisterMutation',
      answerSignIn({ userErrors: [{ code: '1000', field: 'username', params: null }] }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This username (e-mail) already exists');
  });
});

const settings = {
  Query: () => ({
    viewer: {
      user: {
        id: 'user-1001',
        name: 'Lena Learner',
        language: 'EN',
        picture: null,
        phone: '+4930123456',
        address: { street: 'Hauptstraße 1', postalCode: '10115', country: 'DE' },
      },
    },
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'UA', name: 'Ukraine' },
    ],
  }),
};
const openSettings = () => renderApp({ at: '/settings/', shell: { user: {} }, pages: { SettingsPageQuery: settings } });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('settings', () => {
  it('SET-01 shows and saves name, language, picture, phone, street, postal code and country', async () => {
    const app = await openSettings();
    expect(await screen.findByLabelText('Full name')).toHaveValue('Lena Learner');
    expect(screen.getByLabelText('Phone')).toHaveValue('30123456');
    expect(screen.getByLabelText('Calling code')).toHaveDisplayValue('Germany +49');
    await userEvent.type(screen.getByLabelText('Picture'), 'https://pictures.test/lena.png');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Ukraine');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    await save();
    expect(app.variables('useUpdateViewerMutation')).toEqual({
      input: {
        name: 'Lena Learner',
        language: 'DE',
        picture: 'https://pictures.test/lena.png',
        phone: '+4930123456',
        street: 'Hauptstraße 1',
        postalCode: '10115',
        country: 'UA',
      },
    });
    await app.answer('useUpdateViewerMutation', { UpdateViewerPayload: () => ({ userErrors: [] }) });
    expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible();
  });

  it('SET-02 shows the initials where there is no picture', async () => {
    const { container } = await openSettings();
    await screen.findByLabelText('Full name');
    expect(container.querySelector('main')).toHaveTextContent('LL');
    expect(container.querySelector('main img')).toBeNull();
  });

  it('VAL-04 VAL-07 VAL-08 VAL-11 says what is wrong beside the field', async () => {
    const app = await openSettings();
    await userEvent.clear(await screen.findByLabelText('Full name'));
    await userEvent.type(screen.getByLabelText('Picture'), 'javascript:alert(1)');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), 'abc');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Choose a country');
    await save();
    expect(screen.getByText('Enter your name')).toBeVisible();
    expect(screen.getByText('Enter an address that begins with http:// or https://')).toBeVisible();
    expect(screen.getByText('Enter a valid phone number')).toBeVisible();
    expect(screen.getByText('Choose your country')).toBeVisible();
    expect(app.operations).not.toContain('useUpdateViewerMutation');
  });

  it('shows a refusal beside the field that it is about', async () => {
    const app = await openSettings();
    await screen.findByLabelText('Full name');
    await save();
    await app.answer('useUpdateViewerMutation', {
      UpdateViewerPayload: () => ({ user: null, userErrors: [{ code: 'FORBIDDEN', field: 'phone', params: null }] }),
    });
    expect(screen.getByLabelText('Phone')).toBeInvalid();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('You are not allowed to do this');
  });
});
