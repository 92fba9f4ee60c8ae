import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileFixture } from '../../testing/profileFixture.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';

/** Where the page of the profile is opened, by whom, and what is stored. */
export interface Setting {
  at?: string;
  roles?: readonly string[];
  mayEditProfile?: boolean;
  expired?: boolean;
  contactUrl?: string | null;
  profile?: Record<string, unknown>;
}

const workspaceOf = ({ expired = false, contactUrl = null, profile = {} }: Setting) => ({
  id: 'workspace-1',
  workspaceId: 1,
  files: null,
  trial: expired ? { daysLeft: 0, expired, contactUrl } : null,
  profile: profileFixture(profile),
});

/** What the page reads. */
export const pageOf = (setting: Setting) => ({
  Query: () => ({
    viewer: {
      mayEditProfile: setting.mayEditProfile ?? true,
      user: { id: 'user-1001', roles: setting.roles ?? ['ROLE_ADMIN'] },
    },
    workspace: workspaceOf(setting),
  }),
});

/** Opens the page of the profile. */
export const openProfile = async (setting: Setting = {}): Promise<AppUnderTest> => {
  const app = await renderApp({
    at: setting.at ?? '/customize-workspace/',
    shell: {
      user: { id: 'user-1001', roles: setting.roles ?? ['ROLE_ADMIN'] },
      workspace: { id: 'workspace-1', trial: setting.expired ? { daysLeft: 0, expired: true } : null },
      profile: setting.profile ?? {},
    },
    pages: { ProfilePageQuery: pageOf(setting) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Appearance' });
  return app;
};

export const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });

export const type = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } });

export const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** What was sent with the last save. */
export const savedInput = (app: AppUnderTest): unknown => app.variables('useSaveProfileMutation')['input'];

/** The platform has saved, and answers with the profile as it is now. */
export const answerSaved = (app: AppUnderTest, profile: Record<string, unknown>): Promise<void> =>
  app.answer('useSaveProfileMutation', {
    SaveProfilePayload: () => ({ workspace: workspaceOf({ profile: { version: 'v2', ...profile } }), userErrors: [] }),
  });

/** The platform has refused to save. */
export const answerRefused = (app: AppUnderTest, ...errors: object[]): Promise<void> =>
  app.answer('useSaveProfileMutation', {
    SaveProfilePayload: () => ({
      workspace: null,
      userErrors: errors.map((error) => ({ field: null, params: null, ...error })),
    }),
  });

/** The document of the preview, which is a page of its own. */
export const previewPage = (): Document => screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument as Document;

export const preview = (): ReturnType<typeof within> => within(previewPage().body);

/** Opens or closes a group of the advanced part. */
export const toggleGroup = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
