import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { links } from '../routing/links.ts';
import { writeTableView } from '../admin/table/tableView.ts';
import { actionGroups } from './actionGroups.ts';
import { auditVariables, readAuditView, wholeLog } from './auditView.ts';

const part = (text: string, kind: string | null = null, thingId: string | null = null) => ({
  __typename: 'AuditSentencePart',
  text,
  kind,
  thingId,
});

const entry = (over: Record<string, unknown> = {}) => ({
  __typename: 'AuditEntry',
  id: 'entry-1',
  time: '2030-01-31T09:00:00Z',
  actorId: 7,
  actorName: 'Ada Example',
  subjectId: 8,
  subjectName: null,
  who: part('Ada Example', 'PERSON', '7'),
  sentence: [
    part('Enrolled '),
    part('Mira Chen', 'PERSON', '8'),
    part(' in '),
    part('Writing Clear Emails', 'COURSE', '103'),
    part(', due 27 Nov'),
  ],
  token: null,
  jobId: null,
  jobEntryCount: null,
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
  it('BEY-42 OP-304 tells the API token of what a program did', async () => {
    await open([
      entry({ token: { __typename: 'AuditToken', name: 'Nightly export', lastCharacters: 'a1B2' } }),
      entry({ id: 'entry-2' }),
    ]);
    const said = await screen.findAllByText(/^With the API token/);
    expect(said.map(({ textContent }) => textContent)).toEqual(['With the API token “Nightly export” (…a1B2)']);
  });

  it('AUDIT OP-160 is sentences: what they name leads there, unless it is gone', async () => {
    await open([
      entry(),
      entry({
        id: 'entry-2',
        who: part('Not signed in'),
        sentence: [part('Deleted the course '), part('Old Course', 'COURSE')],
      }),
    ]);
    const row = within(
      await screen.findByRole('row', { name: /Enrolled Mira Chen in Writing Clear Emails, due 27 Nov/ }),
    );
    expect(row.getByRole('link', { name: 'Ada Example' })).toHaveAttribute('href', links.person(7));
    expect(row.getByRole('link', { name: 'Mira Chen' })).toHaveAttribute('href', links.person(8));
    expect(row.getByRole('link', { name: 'Writing Clear Emails' })).toHaveAttribute(
      'href',
      links.progressInCourse(103),
    );
    const gone = within(screen.getByRole('row', { name: /Deleted the course Old Course/ }));
    expect(gone.queryByRole('link')).toBeNull();
    expect(gone.getByText('Not signed in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', expect.stringContaining('q=x'));
  });

  it('AUDIT OP-161 has one line for a job, which leads to all that it noted', async () => {
    const app = await open([entry({ sentence: [part('Imported 194 people')], jobId: 4175, jobEntryCount: 350 })]);
    expect(app.variables('AuditPageQuery')).toMatchObject({ grouped: true, jobId: null, language: 'EN' });
    expect(await screen.findByRole('link', { name: 'Show 350 entries' })).toHaveAttribute(
      'href',
      links.auditOfJob(4175),
    );
    expect(auditVariables('?job=4175')).toMatchObject({ grouped: false, jobId: '4175' });
  });

  it('AUDIT OP-162 is searched for who did it and to whom, in the address', async () => {
    const app = await open([entry()], '/admin/audit/?by=ada&to=mira');
    expect(app.variables('AuditPageQuery')).toMatchObject({ actorSearch: 'ada', subjectSearch: 'mira' });
    expect(await screen.findByRole('searchbox', { name: 'Who' })).toHaveValue('ada');
    await userEvent.type(screen.getByRole('searchbox', { name: 'To whom' }), ' chen{Enter}');
    await waitFor(() => expect(app.variables('AuditPageQuery')).toMatchObject({ subjectSearch: 'mira chen' }));
  });

  it('is filtered by what and when, in the address, and shows everything again', async () => {
    const app = await open([entry()]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Passwords and API tokens');
    expect(app.variables('AuditPageQuery')).toMatchObject({
      actions: [...actionGroups.passwords],
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
      by: 'ada',
      to: 'mira',
      job: 4175,
      person: 7,
      from: '2030-01-01T00:00:00.000Z',
      until: null,
      after: 'c',
    } as const;
    expect(readAuditView(writeTableView(view))).toEqual(view);
    expect(readAuditView('?what=toString&person=x&from=soon')).toEqual(wholeLog);
    expect(auditVariables('?person=7&before=c')).toMatchObject({ personId: '7', first: null, last: 50, before: 'c' });
  });
});
