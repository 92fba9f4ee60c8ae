import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { certificateFixture } from '../testing/studyFixture.ts';

const open = async (certificate: object): Promise<void> => {
  await renderApp({
    at: '/verifycertificate/?uuid=f8257667-1eae-46f4-9cdc-344be9e96eb7',
    shell: { user: null, workspace: { id: 'workspace-1', company: 'Demo Academy' } },
    pages: { VerifyCertificatePageQuery: { Query: () => ({ certificate: certificateFixture(certificate) }) } },
  });
  await screen.findByRole('heading', { level: 1 });
};

const downloads = () => screen.queryAllByRole('link', { name: /^Download/ }).map((link) => link.textContent);

it('CERT-06 BEY-17 a certificate that counts is said to be valid, until when, and can be kept as PDF and as Open Badge', async () => {
  await open({ expireTime: '2999-01-31T09:00:00.000Z' });
  expect(screen.getByText('This certificate is valid')).toBeVisible();
  expect(screen.getByText(/issued by Demo Academy.*It is valid until 31 January 2999\.$/)).toBeVisible();
  expect(screen.getByText('Valid until')).toBeVisible();
  expect(downloads()).toEqual(['Download as PDF', 'Download Open Badge']);
});

it('CERT-06 NAV-17 leads to the course that it was issued for, and has the footer of the site', async () => {
  await open({ course: { courseId: 258, name: 'German for Beginners', metadata: { language: null } } });
  expect(screen.getByRole('link', { name: 'See what “German for Beginners” is about' })).toHaveAttribute(
    'href',
    '/courses/course/#!258',
  );
  expect(await screen.findByText(/^© \d{4}/)).toBeVisible();
});

it('CERT-06 of a course that is gone nothing but its name is left', async () => {
  await open({ course: null });
  expect(screen.queryByRole('link', { name: /^See what/ })).not.toBeInTheDocument();
  expect(screen.getByText('This certificate is valid')).toBeVisible();
});

it('CERT-06 BEY-17 one whose time is over is told as genuine and over', async () => {
  await open({ status: 'EXPIRED', expireTime: '2020-01-31T09:00:00.000Z' });
  expect(screen.getByText('This certificate expired on 31 January 2020')).toBeVisible();
  expect(screen.getByText('It is genuine, and was valid until then.')).toBeVisible();
  expect(screen.queryByText('This certificate is valid')).not.toBeInTheDocument();
});

it('CERT-06 BEY-17 the clock of the device does not decide', async () => {
  await open({ status: 'VALID', expireTime: '2020-01-31T09:00:00.000Z' });
  expect(screen.getByText('This certificate is valid')).toBeVisible();
});

it('CERT-06 BEY-17 one that was revoked says when and why, and offers nothing to keep or to share', async () => {
  await open({ status: 'REVOKED', revokeTime: '2030-02-01T09:00:00.000Z', revokeReason: 'Issued by mistake' });
  expect(screen.getByText('This certificate was revoked on 1 February 2030')).toBeVisible();
  expect(screen.getByText('It is no longer valid. The reason given: Issued by mistake')).toBeVisible();
  expect(downloads()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});
