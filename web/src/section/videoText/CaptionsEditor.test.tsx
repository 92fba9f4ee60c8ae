import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { ContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { videoEmbed } from '../media/videoEmbed.ts';
import { CaptionsEditor } from './CaptionsEditor.tsx';
import type { VideoCaption } from './type.ts';

const cue = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHallo\n';

async function edit(
  first: readonly VideoCaption[] = [],
  host: string | null = null,
): Promise<{ now: () => readonly VideoCaption[] }> {
  let current = first;
  function Editor(): ReactElement {
    const [captions, setCaptions] = useState(first);
    // oxlint-disable-next-line react/globals -- the test looks at what is there now
    current = captions;
    return <CaptionsEditor captions={captions} host={host} onChanged={setCaptions} />;
  }
  await renderEditor(
    <ContentLanguage value="de">
      <Editor />
    </ContentLanguage>,
  );
  return { now: () => current };
}

const vttField = (): HTMLElement => screen.getByRole('textbox', { name: 'WebVTT' });
const choose = (file: File): Promise<void> =>
  userEvent.upload(screen.getByLabelText('Choose a .vtt or .srt file'), file);
/** A file that is read by `read`. */
const fileOf = (read: () => Promise<ArrayBuffer>, content: BlobPart = cue): File =>
  Object.assign(new File([content], 'a.vtt', { type: 'text/vtt' }), { arrayBuffer: read });

describe('captions of a video', () => {
  it('BEY-19 are added in the language of the course, and named after it', async () => {
    const { now } = await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Add captions' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'WebVTT' }));
    await userEvent.paste(cue);
    expect(now()).toEqual([{ language: 'de', label: 'Deutsch', vtt: cue }]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Ukrainian');
    expect(now()).toMatchObject([{ language: 'uk', label: 'Українська' }]);
    const label = screen.getByRole('textbox', { name: 'Name in the player' });
    await userEvent.clear(label);
    await userEvent.type(label, 'UA');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
    expect(now()).toMatchObject([{ language: 'de', label: 'UA' }]);
  });

  it('BEY-19 OP-18 are for the transcript alone where another site plays the video', async () => {
    await edit([], videoEmbed('https://youtu.be/abcDEF_1234')?.host);
    const captions = within(screen.getByRole('group', { name: 'Captions' }));
    expect(
      captions.getByText('YouTube shows its own captions only. Learners read these as a transcript.'),
    ).toBeVisible();
    expect(captions.queryByText(/^What is said, for those who cannot hear it/)).toBeNull();
  });

  it('BEY-19 come from a file, too', async () => {
    const { now } = await edit([{ language: 'de', label: 'Deutsch', vtt: '' }]);
    await userEvent.upload(
      screen.getByLabelText('Choose a .vtt or .srt file'),
      new File([cue], 'a.vtt', { type: 'text/vtt' }),
    );
    await screen.findByDisplayValue(/Hallo/);
    expect(now()).toMatchObject([{ vtt: cue }]);
  });

  it('BEY-19 come as SRT, too: from a file and pasted, they are WebVTT at once', async () => {
    const srt = '\ufeff1\r\n00:00:01,000 --> 00:00:04,000\r\n{\\an8}<i>Hallo</i>\r\n';
    const vtt = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\n<i>Hallo</i>\n';
    const { now } = await edit([{ language: 'de', label: 'Deutsch', vtt: '' }]);
    await choose(new File([srt], 'a.srt', { type: 'application/x-subrip' }));
    await screen.findByDisplayValue(/Hallo/);
    expect(now()).toMatchObject([{ vtt }]);
    await userEvent.clear(vttField());
    await userEvent.paste(srt);
    await userEvent.tab();
    expect(now()).toMatchObject([{ vtt }]);
    expect(vttField()).toBeValid();
  });

  it.each([
    ['uk', 'Windows-1251', new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xb3, 0xf2]), 'Привіт'],
    ['pl', 'Windows-1250', new Uint8Array([0xa3, 0xf3, 0x64, 0x9f]), 'Łódź'],
  ])('BEY-19 OP-180 in %s a file of SRT in %s is read in its letters', async (language, _encoding, said, text) => {
    const { now } = await edit([{ language, label: 'Own', vtt: '' }]);
    await choose(new File(['1\r\n00:00:01,000 --> 00:00:04,000\r\n', said], 'a.srt'));
    await screen.findByDisplayValue(new RegExp(text));
    expect(now()).toMatchObject([{ vtt: `WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\n${text}\n` }]);
  });

  it('BEY-19 OP-59 a file that is too large is not even read', async () => {
    const { now } = await edit([{ language: 'de', label: 'Deutsch', vtt: '' }]);
    const read = vi.fn<() => Promise<ArrayBuffer>>(() => Promise.resolve(new ArrayBuffer()));
    await choose(fileOf(read, 'a'.repeat(200_001)));
    expect(vttField()).toHaveAccessibleDescription('Captions take at most 200 KB.');
    expect(read).not.toHaveBeenCalled();
    await userEvent.click(vttField());
    await userEvent.paste(cue);
    expect(vttField()).toBeValid();
    expect(now()).toMatchObject([{ vtt: cue }]);
  });

  it('BEY-19 a file that cannot be read says so, and changes nothing', async () => {
    const { now } = await edit([{ language: 'de', label: 'Deutsch', vtt: cue }]);
    await choose(fileOf(() => Promise.reject(new Error('gone'))));
    await waitFor(() => expect(vttField()).toHaveAccessibleDescription('The file could not be read. Choose it again.'));
    expect(now()).toMatchObject([{ vtt: cue }]);
  });

  it('BEY-19 what is typed while a file is read stays', async () => {
    const { now } = await edit([{ language: 'de', label: 'Deutsch', vtt: '' }]);
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    await choose(fileOf(() => promise));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name in the player' }), ' AT');
    await act(async () => {
      resolve(new TextEncoder().encode(cue).buffer);
      await promise;
    });
    expect(now()).toEqual([{ language: 'de', label: 'Deutsch AT', vtt: cue }]);
  });

  it('BEY-19 say at their field which line is wrong, and why', async () => {
    await edit([{ language: 'de', label: ' ', vtt: cue.replace('00:04.000', '00:00.500') }]);
    const field = screen.getByRole('textbox', { name: 'WebVTT' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Line 3: must end after it begins.');
    expect(screen.getByRole('textbox', { name: 'Name in the player' })).toHaveAccessibleDescription(
      'Give the captions a name.',
    );
  });

  it('BEY-19 are removed, which is said', async () => {
    const { now } = await edit([
      { language: 'de', label: 'Deutsch', vtt: cue },
      { language: 'en', label: 'English', vtt: cue },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Deutsch' }));
    expect(now().map(({ label }) => label)).toEqual(['English']);
    expect(within(screen.getByRole('group', { name: 'Captions' })).getByRole('status')).toHaveTextContent(
      'Deutsch removed.',
    );
  });

  it('BEY-19 keep what belongs to them when those above are removed', async () => {
    await edit([
      { language: 'de', label: 'Deutsch', vtt: cue },
      { language: 'en', label: 'English', vtt: '' },
    ]);
    const field = within(screen.getByRole('group', { name: 'English' })).getByRole('textbox', { name: 'WebVTT' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Deutsch' }));
    expect(vttField()).toBe(field);
    // That of the first was touched; this one was not.
    expect(field).toBeValid();
  });
});
