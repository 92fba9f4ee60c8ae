import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { links } from '../../routing/links.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const csvUrl = 'https://lectern.test/api/v1/secured/workspaces/1/auditlog.csv?q=x';

const list = {
  totalCount: 0,
  csvUrl,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  edges: [],
};

const viewer = { user: { id: 'user-1', userId: 1001, roles: ['ROLE_ADMIN'] } };
const workspace = { id: 'workspace-1', auditLog: list };

const openLog = () =>
  renderApp({
    at: '/admin/audit/',
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: { AuditPageQuery: { Query: () => ({ viewer, workspace }) } },
  });

describe('OP-335 the download of a list', () => {
  it('is CSV as it was, and beside it orders everything as JSON Lines, which leads to the job', async () => {
    const app = await openLog();
    expect(await screen.findByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/auditlog.csv?q=x&lang=en'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'More ways to download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as JSON Lines' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export as JSON Lines' }));
    expect(dialog.getByText(/a file with all entries of the audit log of the workspace/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    expect(app.variables('useExportDataMutation')).toEqual({ input: { kind: 'AUDIT_ENTRIES' } });
    await app.answer('useExportDataMutation', { ExportDataPayload: () => ({ job: { jobId: 7 }, userErrors: [] }) });
    await waitFor(() => {
      const { pathname, search } = app.router.state.navigation.location ?? app.router.state.location;
      expect(pathname + search).toBe(links.job(7));
    });
  });

  it('says why nothing was ordered, and gives the focus back when it is left', async () => {
    const app = await openLog();
    const more = await screen.findByRole('button', { name: 'More ways to download' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as JSON Lines' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await app.answer('useExportDataMutation', {
      ExportDataPayload: () => ({ job: null, userErrors: [{ code: 'JOBS_FULL', params: null }] }),
    });
    expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(more).toHaveFocus());
  });
});
