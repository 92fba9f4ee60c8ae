import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPicture, takeUploads, type SentUpload } from '../../file/picture/choosePicture.testkit.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { press, refusal } from '../identityForms.testkit.ts';

const frame = '/static/frame.png';
const address = 'http://localhost/static/files/abc.png';
const picture = (name = 'me.png'): File => new File(['pixels'], name, { type: 'image/png' });

let uploads: SentUpload[];
beforeEach(() => {
  uploads = takeUploads();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(pictureUrl: string | null = null): Promise<AppUnderTest> {
  const user = {
    id: 'user-1001',
    username: 'lena@demo.test',
    roles: [],
    name: 'Lena Learner',
    language: 'EN',
    pictureUrl,
    phone: null,
    address: null,
  };
  const app = await renderApp({
    at: '/settings/',
    shell: { user: { id: 'user-1001', avatarFrame: { achievement: { imageUrl: frame } } } },
    pages: {
      SettingsPageQuery: { Query: () => ({ viewer: { hasPassword: true, rightsWait: false, user }, countries: [] }) },
    },
  });
  await screen.findByRole('button', { name: 'Choose a picture' });
  return app;
}

const choose = async (app: AppUnderTest, file: File): Promise<void> => {
  const input = app.container.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
  await screen.findByRole('dialog', { name: 'Crop the picture' });
};
const dialog = (): ReturnType<typeof within> => within(screen.getByRole('dialog'));
const link = (): HTMLElement => screen.getByLabelText('Link to your picture');

describe('a picture of oneself', () => {
  it('SET-01 OP-31 is chosen, cropped, uploaded as AVATAR and saved at once, alone', async () => {
    const app = await open();
    await choose(app, picture());
    await readPicture(300, 300);
    await userEvent.click(dialog().getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.url).toBe('/upload-api/v1/secured/workspaces/1/files/_upload');
    expect(uploads[0]?.body.get('category')).toBe('AVATAR');
    expect(uploads[0]?.body.get('file')).toHaveProperty('name', 'me.png');
    uploads[0]?.progress(1, 4);
    expect(dialog().getByRole('progressbar', { name: 'Uploading…' })).toHaveAttribute('aria-valuenow', '25');
    uploads[0]?.answer(201, { id: 7, url: address });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(app.operations).toContain('useUpdateViewerMutation'));
    expect(app.variables('useUpdateViewerMutation')).toEqual({ input: { pictureUrl: address } });
    await app.answer('useUpdateViewerMutation', { UpdateViewerPayload: () => ({ userErrors: [] }) });
    expect(await screen.findByText('Picture saved')).toBeVisible();
    expect(link()).toHaveValue(address);
  });

  it('ACH-09 LIM-36 is previewed inside the frame that is worn, as the header draws it', async () => {
    const app = await open();
    await choose(app, picture());
    await readPicture(300, 300);
    const frames = [...screen.getByRole('dialog').querySelectorAll<HTMLImageElement>(`img[src="${frame}"]`)];
    expect(frames.map(({ width }) => width)).toEqual([96, 50]);
    expect(frames[1]?.previousElementSibling).toHaveStyle({ width: '40px' });
  });

  it('A11Y-01 the frame on it, its corners and the zoom have names and take the keyboard', async () => {
    const app = await open();
    await choose(app, picture());
    await readPicture(300, 300);
    expect(dialog().getByLabelText('Selected part: move it with the arrow keys')).toHaveAttribute('tabindex', '0');
    expect(dialog().getByLabelText('Top left corner: resize with the arrow keys')).toHaveAttribute('tabindex', '0');
    const zoom = dialog().getByRole('slider', { name: 'Zoom' });
    expect(zoom).toHaveValue('1');
    fireEvent.change(zoom, { target: { value: '4' } });
    expect(zoom).toHaveValue('4');
    expect(zoom).toHaveAttribute('aria-valuetext', '400%');
  });

  it.each(['drop', 'paste'] as const)('is taken by %s, too', async (way) => {
    const app = await open();
    const button = screen.getByRole('button', { name: 'Choose a picture' });
    const given = { files: [picture()], types: ['Files'] };
    if (way === 'drop') {
      fireEvent.dragOver(button, { dataTransfer: { ...given, dropEffect: '' } });
      fireEvent.drop(button, { dataTransfer: given });
    } else fireEvent.paste(button, { clipboardData: given });
    expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
    expect(app.container.querySelector('input[type=file]')).not.toBeVisible();
  });

  it('LIB-06 LIB-12 ERR-22 what is no picture is not taken, and another one can be chosen', async () => {
    const app = await open();
    await choose(app, new File(['%PDF-'], 'me.pdf'));
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'Invalid file type. Only png, jpg, jpeg, gif, webp files allowed',
    );
    expect(dialog().queryByRole('button', { name: 'Save picture' })).toBeNull();
    await choose(app, picture('other.png'));
    await waitFor(() => expect(dialog().queryByRole('alert')).toBeNull());
  });

  it('a picture that the browser cannot read is damaged', async () => {
    const app = await open();
    await choose(app, picture());
    fireEvent.error(screen.getByRole('dialog').querySelector('img[src="blob:picture"]') as Element);
    expect(dialog().getByRole('alert')).toHaveTextContent('This file is damaged or incomplete');
  });

  it('LIB-07 LIB-14 a failed upload says why, keeps what was cropped, and is tried again', async () => {
    const app = await open();
    await choose(app, picture());
    await readPicture(300, 300);
    await userEvent.click(dialog().getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(413, { code: 'FILE_TOO_LARGE', params: { size: '4 MB' } });
    expect(await dialog().findByRole('alert')).toHaveTextContent('Files should not exceed 4 MB in size');
    expect(dialog().queryByRole('progressbar')).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  it('SET-02 is removed at once, and its initials are shown', async () => {
    const app = await open(address);
    await press('Remove picture');
    await waitFor(() => expect(app.operations).toContain('useUpdateViewerMutation'));
    expect(app.variables('useUpdateViewerMutation')).toEqual({ input: { pictureUrl: null } });
    await app.answer('useUpdateViewerMutation', { UpdateViewerPayload: () => ({ userErrors: [] }) });
    expect(await screen.findByText('Picture removed')).toBeVisible();
    expect(link()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });

  it('a refused save says why beside the picture, and the form still has it', async () => {
    const app = await open(address);
    await press('Remove picture');
    await waitFor(() => expect(app.operations).toContain('useUpdateViewerMutation'));
    await app.answer('useUpdateViewerMutation', {
      UpdateViewerPayload: () => ({ user: null, ...refusal('FORBIDDEN') }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not allowed to do this');
    expect(link()).toHaveValue('');
  });
});
