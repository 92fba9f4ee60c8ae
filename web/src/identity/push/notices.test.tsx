import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestError } from '../../requestError.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { hashOf, subscribe } from './pushSubscription.ts';

const endpoint = 'https://push.test/mine';
const noticesNow = {
  publicKey: 'BKey',
  certificate: true,
  achievement: true,
  due: true,
  reply: true,
  question: true,
  enrolment: true,
  devices: [] as object[],
};

/** A browser with Web Push, whose person answers the question as told. */
function aBrowser(answer: NotificationPermission, { subscribed = false, asked = false } = {}) {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'Bk', auth: 'a' } }), unsubscribe };
  const subscribe = vi.fn<(options: object) => Promise<typeof subscription>>(async () => subscription);
  const registration = { pushManager: { getSubscription: async () => (subscribed ? subscription : null), subscribe } };
  const register = vi.fn<(worker: string, options: object) => Promise<typeof registration>>(async () => registration);
  const notification = {
    permission: asked ? answer : 'default',
    requestPermission: vi.fn<() => Promise<NotificationPermission>>(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistration: async () => (subscribed ? registration : undefined),
      ready: Promise.resolve(registration),
    },
  });
  return { ...notification, subscribe, unsubscribe, register };
}

async function open(notices: Partial<typeof noticesNow> = {}): Promise<AppUnderTest> {
  const user = {
    id: 'user-1001',
    username: 'lena@demo.test',
    name: 'Lena',
    language: 'EN',
    pictureUrl: null,
    roles: [],
  };
  const app = await renderApp({
    at: '/settings/',
    shell: { user: { id: 'user-1001' } },
    pages: {
      SettingsPageQuery: {
        Query: () => ({
          viewer: {
            hasPassword: true,
            rightsWait: false,
            user,
            notices: { ...noticesNow, ...notices },
            reminders: { byMail: true, questionsByMail: true, repliesByMail: true },
          },
          countries: [],
        }),
      },
    },
  });
  await screen.findByRole('heading', { name: 'Notifications' });
  return app;
}
const here = () => screen.findByRole('checkbox', { name: 'Show notifications in this browser' });

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('BEY-15 asks nothing before a person turns notifications on, then subscribes this browser', async () => {
  const browser = aBrowser('granted');
  const app = await open();
  expect(await here()).not.toBeChecked();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  expect(browser.register).not.toHaveBeenCalled();
  expect(screen.queryByRole('checkbox', { name: 'New certificates' })).toBeNull();
  await userEvent.click(await here());
  await waitFor(() => expect(app.operations).toContain('useAddNoticeDeviceMutation'));
  expect(browser.register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(app.variables('useAddNoticeDeviceMutation')).toEqual({ input: { endpoint, p256dh: 'Bk', auth: 'a' } });
  const devices = [{ deviceId: 7, endpointHash: await hashOf(endpoint) }];
  await app.answer('useAddNoticeDeviceMutation', {
    AddNoticeDevicePayload: () => ({ notices: { ...noticesNow, devices }, userErrors: [] }),
  });
  await waitFor(async () => expect(await here()).toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'New certificates' })).toBeChecked();
});

it('BEY-15 BEY-18 ends where the worker cannot be installed, rather than wait forever', async () => {
  const browser = aBrowser('granted');
  const installing = Object.assign(new EventTarget(), { state: 'redundant' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => ({ installing }), ready: new Promise(() => undefined) },
  });
  await expect(subscribe('BKey')).rejects.toThrow('could not be installed');
  expect(browser.subscribe).not.toHaveBeenCalled();
});

it('BEY-15 says how to unblock them to a person who said no', async () => {
  const browser = aBrowser('denied');
  const app = await open();
  await userEvent.click(await here());
  expect(await screen.findByText(/Notifications from this site are blocked/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Show notifications in this browser' })).toBeNull();
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(app.operations).not.toContain('useAddNoticeDeviceMutation');
});

it('BEY-15 says so where the browser has no notifications', async () => {
  await open();
  expect(screen.getByText('This browser cannot show notifications from websites.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Show notifications in this browser' })).toBeNull();
});

it('BEY-15 turns them off in this browser', async () => {
  const browser = aBrowser('granted', { subscribed: true, asked: true });
  const app = await open({ devices: [{ deviceId: 7, endpointHash: await hashOf(endpoint) }] });
  await waitFor(async () => expect(await here()).toBeChecked());
  await userEvent.click(await here());
  await waitFor(() => expect(app.operations).toContain('useRemoveNoticeDeviceMutation'));
  expect(app.variables('useRemoveNoticeDeviceMutation')).toEqual({ input: { deviceId: '7' } });
  await app.answer('useRemoveNoticeDeviceMutation', {
    RemoveNoticeDevicePayload: () => ({ notices: noticesNow, userErrors: [] }),
  });
  await waitFor(async () => expect(await here()).not.toBeChecked());
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalled());
});

it('BEY-15 a subscription that the server does not know counts as none', async () => {
  aBrowser('granted', { subscribed: true, asked: true });
  await open({ devices: [{ deviceId: 8, endpointHash: 'of-another-browser' }] });
  expect(await here()).not.toBeChecked();
});

it('BEY-15 switches a kind off', async () => {
  aBrowser('granted');
  const app = await open({ devices: [{ deviceId: 8, endpointHash: 'of-another-browser' }] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'New achievements' }));
  await waitFor(() => expect(app.operations).toContain('useUpdateNoticesMutation'));
  expect(app.variables('useUpdateNoticesMutation')).toEqual({ input: { achievement: false } });
  await app.answer('useUpdateNoticesMutation', {
    UpdateNoticesPayload: () => ({
      notices: { ...noticesNow, achievement: false, devices: [{ deviceId: 8, endpointHash: 'x' }] },
      userErrors: [],
    }),
  });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'New achievements' })).not.toBeChecked());
});

it('BEY-15 says when it could not be turned on', async () => {
  aBrowser('granted');
  const app = await open();
  await userEvent.click(await here());
  await app.fail('useAddNoticeDeviceMutation', new RequestError({ kind: 'network', code: 'NETWORK' }));
  expect(await screen.findByText('Your notifications could not be changed. Try again.')).toBeVisible();
  expect(await here()).not.toBeChecked();
});
