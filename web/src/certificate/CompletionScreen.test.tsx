import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { RequestError } from '../requestError.ts';
import { rememberSiteMeta } from '../viewer/siteMeta.ts';
import { namesAgainstWords } from '../testing/namesAgainstWords.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';
import {
  certificateFixture,
  completionFixture,
  stepFixture,
  studyCourseFixture,
  userCourseFixture,
} from '../testing/studyFixture.ts';

const mutation = 'useCompleteCourseMutation';

/** jsdom opens no dialogs. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(): void {
    this.removeAttribute('open');
  };
});

async function openCompletion(userCourse: object, course: object = {}, language = 'en'): Promise<AppUnderTest> {
  rememberSiteMeta({ language });
  const app = await renderApp({
    at: '/courseware/?completed=true#!258',
    shell: { user: { language } },
    pages: {
      LecturePageQuery: {
        Query: () => ({
          viewer: { user: { id: 'user-1', name: 'Lena Learner' } },
          course: studyCourseFixture({
            viewerUserCourse: userCourseFixture({ phase: 'IN_PROGRESS', ...userCourse }),
            ...course,
          }),
        }),
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Your name on the certificate' }));

/** The figure under a label, in words. */
const figure = (label: string): string | null | undefined =>
  screen.getByText(label).parentElement?.querySelector('dd')?.textContent;

describe('the completion screen', () => {
  it('BEY-41 LEC-13 CERT-03 OP-103 says at once that it is passed, shows the one score, the percentage needed, back to the course and sharing', async () => {
    await openCompletion({
      seenPercent: 100,
      scorePercent: 86,
      level: 'DONE',
      certificateProgress: { pointsPercent: 85, requiredPercent: 70 },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'You passed with 86%' })).toBeVisible();
    expect(screen.getByText('Points for the certificate: 85% (70% needed)')).toBeVisible();
    // The heading has said it.
    expect(screen.getAllByText(/86%/)).toHaveLength(1);
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the course' })).toHaveAttribute('href', '/dashboard/course/#!258');
    expect(screen.getByRole('button', { name: 'Share my achievement' })).toBeVisible();
  });

  it('BEY-17 CERT-01 offers PDF, LinkedIn and Open Badge, each by its address, and says what an Open Badge is', async () => {
    await openCompletion({ phase: 'COMPLETED', certificate: certificateFixture() });
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toBeVisible();
    const badge = screen.getByRole('link', { name: 'Download Open Badge' });
    expect(badge).toHaveAttribute('href', '/credentials/f8257667-1eae-46f4-9cdc-344be9e96eb7?format=jwt');
    expect(badge).toHaveAccessibleDescription(/signed file/);
  });

  it('BEY-17 of a certificate that was revoked says when and why, and offers nothing of it', async () => {
    await openCompletion({
      phase: 'COMPLETED',
      certificate: certificateFixture({
        status: 'REVOKED',
        revokeTime: '2030-02-01T09:00:00.000Z',
        revokeReason: 'Issued by mistake',
      }),
    });
    expect(screen.getByText('This certificate was revoked on 1 February 2030')).toBeVisible();
    expect(screen.getByText(/Issued by mistake/)).toBeVisible();
    for (const name of ['Download as PDF', 'Download Open Badge', 'Add to LinkedIn']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  it('WCAG 3.1.2 the name and the summary of the course say its language, on the certificate too', async () => {
    await openCompletion(
      { phase: 'COMPLETED', certificate: certificateFixture({ courseName: 'Світло довкола', courseLanguage: 'uk' }) },
      { name: 'Світло', miniDescription: 'Про світло.', metadata: { language: 'uk' } },
    );
    for (const words of ['Світло', 'Про світло.', 'Світло довкола']) {
      expect(screen.getByText(words).closest('[lang]')).toHaveAttribute('lang', 'uk');
    }
  });

  it('WCAG 3.1.2 the lectures that are missing say the language of the course', async () => {
    await openCompletion(
      {
        completion: completionFixture({
          complete: false,
          missingLectures: [{ ...stepFixture(), name: 'Вода' }],
        }),
      },
      { metadata: { language: 'uk' } },
    );
    expect(screen.getByText('Вода').closest('[lang]')).toHaveAttribute('lang', 'uk');
  });

  it('LEC-13 says what the course was about once it is passed, and not before', async () => {
    const miniDescription = 'Plan a week that holds.';
    const passed = await openCompletion({}, { miniDescription });
    expect(screen.getByText(miniDescription)).toBeVisible();
    passed.unmount();
    await openCompletion(
      { completion: completionFixture({ complete: false, certificate: false, noCertificateReason: 'NOT_COMPLETE' }) },
      { miniDescription },
    );
    expect(screen.queryByText(miniDescription)).not.toBeInTheDocument();
  });

  it('PROG-13 OP-41 names the lectures that are missing', async () => {
    await openCompletion({
      completion: completionFixture({
        complete: false,
        certificate: false,
        noCertificateReason: 'NOT_COMPLETE',
        missingLectures: [stepFixture()],
      }),
    });
    expect(screen.getByRole('heading', { name: 'Not finished yet' })).toBeVisible();
    expect(figure('Your score')).toMatch(/%$/);
    expect(figure('Done')).toMatch(/%$/);
    expect(screen.getByRole('link', { name: /Second lecture/ })).toHaveAttribute(
      'href',
      '/courseware/?lecture=2002&module=1001#!258',
    );
    expect(screen.queryByRole('button', { name: 'Get the certificate' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share my achievement' })).not.toBeInTheDocument();
  });

  it('OP-41 offers to keep trying or to finish without a certificate when the score is too low', async () => {
    const app = await openCompletion({
      scorePercent: 66,
      certificateProgress: { pointsPercent: 60, requiredPercent: 70 },
      completion: completionFixture({ certificate: false, scorePercent: 60, noCertificateReason: 'SCORE_TOO_LOW' }),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'All lectures done' })).toBeVisible();
    expect(screen.getByText('Points for the certificate: 60% (70% needed)')).toBeVisible();
    expect(screen.getAllByText(/60%/)).toHaveLength(1);
    expect(figure('Your score')).toBe('66%');
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Keep trying' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Finish without a certificate' }));
    expect(app.variables(mutation)['input']).toMatchObject({ userCourseId: '4001', holderName: null });
  });

  it('OP-44 shows no needed percentage in a course without certificates', async () => {
    await openCompletion({
      completion: completionFixture({ certificate: false, noCertificateReason: 'NOT_CERTIFIABLE' }),
      certificateProgress: null,
    });
    expect(screen.queryByText(/Points for the certificate/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finish the course' })).toBeVisible();
  });

  it('CERT-04 SET-03 issues the certificate only for the name of the settings', async () => {
    const app = await openCompletion({});
    await userEvent.click(screen.getByRole('button', { name: 'Get the certificate' }));
    expect(dialog().getByRole('link', { name: 'Change it in your settings' })).toHaveAttribute('href', '/settings/');
    await userEvent.type(dialog().getByRole('textbox', { name: 'Full name' }), 'lena learner');
    await userEvent.click(dialog().getByRole('button', { name: 'Issue the certificate' }));
    expect(dialog().getByText('This does not match the name in your settings.')).toBeVisible();
    expect(app.operations).not.toContain(mutation);

    await userEvent.clear(dialog().getByRole('textbox', { name: 'Full name' }));
    await userEvent.type(dialog().getByRole('textbox', { name: 'Full name' }), '  Lena Learner ');
    await userEvent.click(dialog().getByRole('button', { name: 'Issue the certificate' }));
    expect(app.variables(mutation)['input']).toMatchObject({ userCourseId: '4001', holderName: 'Lena Learner' });
    await app.answer(mutation, {
      Mutation: () => ({
        completeCourse: {
          userCourse: userCourseFixture({ phase: 'COMPLETED', certificate: certificateFixture() }),
          userErrors: [],
        },
      }),
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'You completed the course' })).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Certificate' })).getByText('Lena Learner')).toBeVisible();
    // Nothing is needed for it any more, and it can be shown at once.
    expect(screen.queryByText(/^Points for the certificate/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add to LinkedIn' })).toBeVisible();
  });

  it('PROG-13 completes once although the first answer was lost', async () => {
    const app = await openCompletion({});
    await userEvent.click(screen.getByRole('button', { name: 'Get the certificate' }));
    await userEvent.type(dialog().getByRole('textbox', { name: 'Full name' }), 'Lena Learner');
    await userEvent.click(dialog().getByRole('button', { name: 'Issue the certificate' }));
    const first = (app.variables(mutation)['input'] as { idempotencyKey: string }).idempotencyKey;
    await app.fail(mutation, new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(dialog().getByText(/The connection was interrupted/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Issue the certificate' }));
    expect(app.variables(mutation)['input']).toMatchObject({ idempotencyKey: first });
  });
});

it.each(Object.keys(languages))(
  'WCAG 2.5.3 in %s, names in the dialog begin with the words that are seen',
  async (language) => {
    await openCompletion({}, {}, language);
    await waitFor(() => expect(document.documentElement.lang).toBe(language));
    // What completes the course comes first.
    const [ask] = within(screen.getByRole('main')).getAllByRole('button');
    await userEvent.click(ask as HTMLElement);
    expect(namesAgainstWords(await screen.findByRole('dialog'))).toEqual([]);
  },
);

describe('the verification page', () => {
  const uuid = 'f8257667-1eae-46f4-9cdc-344be9e96eb7';

  it('CERT-06 verifies a certificate for anyone, without sign-in', async () => {
    const app = await renderApp({
      at: `/verifycertificate/?uuid=${uuid}`,
      pages: { VerifyCertificatePageQuery: { Query: () => ({ certificate: certificateFixture() }) } },
    });
    expect(app.variables('VerifyCertificatePageQuery')).toEqual({ uuid, named: true });
    expect(screen.getByText('This certificate is valid')).toBeVisible();
    const sheet = within(screen.getByRole('article', { name: 'Certificate' }));
    expect(sheet.getByText('Lena Learner')).toBeVisible();
    expect(sheet.getByText('German for Beginners')).toBeVisible();
    expect(sheet.getByText('85%')).toBeVisible();
    expect(sheet.getByText('31 January 2030')).toBeVisible();
    expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/certificates/f8257667.pdf?lang=en',
    );
  });

  it('CERT-06 OP-24 says that there is no such certificate and lets anyone try another number', async () => {
    const app = await renderApp({
      at: `/verifycertificate/?uuid=${uuid}`,
      pages: { VerifyCertificatePageQuery: { Query: () => ({ certificate: null }) } },
    });
    expect(screen.getByText('No certificate with this number')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Certificate number' });
    await userEvent.clear(field);
    await userEvent.type(field, 'a0000000-0000-0000-0000-000000000001{Enter}');
    const uuidOfNext = 'a0000000-0000-0000-0000-000000000001';
    await waitFor(() => expect(app.variables('VerifyCertificatePageQuery')).toMatchObject({ uuid: uuidOfNext }));
  });
});
