import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { auditVariables, readAuditView, wholeLog, writeAuditView } from './auditView.ts';

const entry = (over: Record<string, unknown> = {}) => ({
  __typename: 'AuditEntry',
  id: 'entry-1',
  time: '2030-01-31T09:00:00Z',
  action: 'RIGHTS_CHANGED',
  actorId: 7,
  actorName: 'Ada Example',
  subjectId: 8,
  subjectName: null,
  details: { createCourse: true },
  ...over,
});

const page = (entries: readonly object[]) => ({
  viewer: { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } },
  workspace: {
    id: 'workspace-1',
    auditLog: {
      totalCount: entries.length,
      csvUrl: 'https://lectern.test/api/v1/secured/workspaces/1/auditlog.csv?q=x',
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      edges: entries.map((node) => ({ node })),
    },
  },
});

const open = (entries: readonly object[], at = '/admin/audit/') =>
  renderApp({
    at,
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: { AuditPageQuery: { Query: () => page(entries) } },
  });

describe('BEY-20 the audit log', () => {
  it('says what happened, who did it and to whom, also of those who are gone', async () => {
    await open([
      entry(),
      entry({ id: 'entry-2', action: 'SIGN_IN_REFUSED', actorId: null, actorName: null, details: {} }),
    ]);
    const row = within(await screen.findByRole('row', { name: /Rights changed/ }));
    expect(row.getByRole('link', { name: 'Ada Example' })).toHaveAttribute('href', '/admin/audit/?person=7');
    expect(row.getByRole('link', { name: 'Erased person' })).toHaveAttribute('href', '/admin/audit/?person=8');
    expect(row.getByText('createCourse: true')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Sign-in refused/ })).getByText('Nobody signed in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', expect.stringContaining('q=x'));
  });

  it('is filtered by what and when, in the address, and shows everything again', async () => {
    const app = await open([entry()]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Passwords');
    expect(app.variables('AuditPageQuery')).toMatchObject({
      actions: ['PASSWORD_RESET_REQUESTED', 'PASSWORD_RESET', 'PASSWORD_CHANGED'],
    });
    await app.answer('AuditPageQuery', { Query: () => page([]) });
    expect(app.router.state.location.search).toBe('?what=passwords');
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('is about one person where the address says so', async () => {
    const app = await open([entry()], '/admin/audit/?person=7');
    expect(await screen.findByText('Only Ada Example')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(app.variables('AuditPageQuery')).toMatchObject({ personId: null });
  });

  it('has its view in the address', () => {
    const view = {
      ...wholeLog,
      what: 'people',
      person: 7,
      from: '2030-01-01T00:00:00.000Z',
      until: null,
      after: 'c',
    } as const;
    expect(readAuditView(writeAuditView(view))).toEqual(view);
    expect(readAuditView('?what=toString&person=x&from=soon')).toEqual(wholeLog);
    expect(auditVariables('?person=7&before=c')).toMatchObject({ personId: '7', first: null, last: 50, before: 'c' });
  });
});
