import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPicture, takeUploads } from '../../file/picture/choosePicture.testkit.ts';
import { field, openProfile, save, savedInput } from './profilePage.testkit.tsx';

const address = 'http://localhost/static/files/logo.png';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('logos', () => {
  it('OP-31 WS-14 a logo is uploaded in its own form, shown on light and dark, and saved with the profile', async () => {
    const uploads = takeUploads();
    const app = await openProfile();
    const button = screen.getByRole('button', { name: 'Upload a picture: Header logo' });
    fireEvent.drop(button, { dataTransfer: { files: [new File(['pixels'], 'logo.png', { type: 'image/png' })] } });
    await readPicture(600, 150);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('slider')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.body.get('category')).toBe('OTHER');
    uploads[0]?.answer(201, { id: 7, url: address });
    await waitFor(() => expect(field('Header logo')).toHaveValue(address));
    expect(screen.getByRole('img', { name: 'Header logo: the picture at this address' })).toHaveAttribute(
      'src',
      address,
    );
    expect([screen.getByText('On light'), screen.getByText('On dark')].length).toBe(2);
    await save();
    await waitFor(() => expect(app.operations).toContain('useSaveProfileMutation'));
    expect(savedInput(app)).toMatchObject({ headerLogoUrl: address });
  });

  it('what is no picture any more is told once', async () => {
    await openProfile({ profile: { headerLogoUrl: address } });
    fireEvent.error(screen.getByRole('img', { name: 'Header logo: the picture at this address' }));
    expect(screen.getByText('There is no picture at this address.')).toBeVisible();
    expect(screen.queryByText('On dark')).toBeNull();
  });
});
