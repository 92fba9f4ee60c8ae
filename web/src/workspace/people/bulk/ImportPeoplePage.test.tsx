import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJob, asAdmin, jobRows } from '../../../job/job.testkit.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const open = () =>
  renderApp({
    at: '/admin/users-management/import/',
    shell: { user: { roles: ['ROLE_ADMIN'] }, workspace: { id: 'workspace-1' } },
    pages: { ImportPeoplePageQuery: { Query: () => asAdmin({}) } },
  });

const button = (name: string) => screen.getByRole('button', { name });
const trial = aJob({
  id: 'job-9',
  jobId: 9,
  kind: 'PEOPLE_IMPORT_TRIAL',
  state: 'DONE',
  rowCounts: { waiting: 0, done: 2, startsLater: 0, unchanged: 0, refused: 0 },
});

describe('BEY-12 USERS-01 an import of people', () => {
  it('is read from a file of another encoding and separator, checked without a change, and done once', async () => {
    const app = await open();
    const file = new File(
      [new Uint8Array([...new TextEncoder().encode('E-Mail;Darf Kurse erstellen;Name\na@x.org;ja;J'), 0xfc])],
      'people.csv',
    );
    await userEvent.upload(await screen.findByLabelText('CSV file', { selector: 'input' }), file);
    expect(await screen.findByText('1 row found')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
    expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveValue(';');
    expect(screen.getByRole('combobox', { name: 'E-mail address' })).toHaveValue('0');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send invitations to the new people' }));
    await userEvent.click(button('Check'));
    const rows = [{ username: 'a@x.org', name: 'Jü', createCourse: true }];
    expect(app.variables('useImportPeopleMutation')).toMatchObject({ input: { rows, invite: true, dryRun: true } });
    await app.answer('useImportPeopleMutation', {
      ImportPeoplePayload: () => ({ job: { jobId: 9 }, missingGroups: [], userErrors: [] }),
    });
    await app.answer('JobTrialQuery', { Query: () => ({ job: trial }) });
    expect(await screen.findByText('2 would be done')).toBeVisible();
    // Nothing was done yet.
    expect(screen.queryByText('Done')).toBeNull();
    await app.answer('JobRowsQuery', {
      Query: () => ({ job: { ...trial, rows: jobRows([{ number: 1, subject: 'a@x.org', code: 'ADDED' }]) } }),
    });
    await userEvent.click(button('Import now'));
    expect(app.variables('useImportPeopleMutation')).toMatchObject({ input: { rows, invite: true, dryRun: false } });
    await app.answer('useImportPeopleMutation', {
      ImportPeoplePayload: () => ({ job: { jobId: 10 }, missingGroups: [], userErrors: [] }),
    });
    await waitFor(() => expect(app.router.state.navigation.location?.search).toBe('?id=10'));
  });

  it('is pasted, and what is changed after a check is checked again', async () => {
    const app = await open();
    const text = await screen.findByLabelText('Or paste addresses or rows of a table');
    await userEvent.type(text, 'a@x.org{enter}b@x.org');
    expect(screen.getByText('2 rows found')).toBeVisible();
    await userEvent.click(button('Check'));
    await app.answer('useImportPeopleMutation', {
      ImportPeoplePayload: () => ({ job: { jobId: 9 }, missingGroups: [], userErrors: [] }),
    });
    await app.answer('JobTrialQuery', { Query: () => ({ job: trial }) });
    expect(await screen.findByRole('heading', { name: 'What would happen' })).toBeVisible();
    await userEvent.type(text, '{enter}c@x.org');
    expect(screen.queryByRole('heading', { name: 'What would happen' })).toBeNull();
  });

  it('OP-133 offers to create the groups that the table names and checks again with them', async () => {
    const app = await open();
    const missing = { job: { jobId: 9 }, missingGroups: ['IT', 'Ops'], userErrors: [] };
    const text = await screen.findByLabelText('Or paste addresses or rows of a table');
    await userEvent.type(text, 'E-mail,Groups{enter}{enter}a@x.org,IT;Ops{enter},IT');
    await userEvent.click(button('Check'));
    const rows = [
      { number: 3, username: 'a@x.org', groups: ['IT', 'Ops'] },
      { number: 4, username: '' },
    ];
    expect(app.variables('useImportPeopleMutation')).toMatchObject({ input: { rows, createGroups: false } });
    await app.answer('useImportPeopleMutation', { ImportPeoplePayload: () => missing });
    await app.answer('JobTrialQuery', { Query: () => ({ job: trial }) });
    await app.answer('JobRowsQuery', {
      Query: () => ({
        job: {
          ...trial,
          rows: jobRows([
            { number: 3, subject: 'a@x.org', code: 'ADDED' },
            { number: 4, subject: '', state: 'REFUSED', code: 'NO_ADDRESS' },
          ]),
        },
      }),
    });
    expect(await screen.findByText('Will be added')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Row 4 4 Not possible No address/ })).toBeVisible();
    expect(screen.getByText('Not there yet: “IT” and “Ops”. Otherwise nobody is put into them.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create 2 groups' }));
    expect(app.variables('useImportPeopleMutation')).toMatchObject({ input: { createGroups: true, dryRun: true } });
    await app.answer('useImportPeopleMutation', {
      ImportPeoplePayload: () => ({ ...missing, job: { jobId: 11 } }),
    });
    await app.answer('JobTrialQuery', { Query: () => ({ job: { ...trial, id: 'job-11', jobId: 11 } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Import now' }));
    expect(app.variables('useImportPeopleMutation')).toMatchObject({ input: { createGroups: true, dryRun: false } });
  });

  it('OP-165 takes a file that is dropped, and says of a workbook how it becomes a table', async () => {
    await open();
    const zone = await screen.findByRole('group', { name: 'CSV file' });
    const drop = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file], types: ['Files'] } });
    drop(new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0])], 'people.xlsx'));
    expect(await screen.findByRole('alert')).toHaveTextContent('people.xlsx is a workbook. Save it as CSV');
    expect(screen.queryByText(/rows? found/)).toBeNull();
    drop(new File(['Name,E-mail\nAnn Lee,a@x.org'], 'people.csv'));
    expect(await screen.findByText('1 row found')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('people.csv')).toBeVisible();
    expect(button('Choose another file')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Name' })).toHaveDisplayValue('Name');
  });

  it('asks for the column of the addresses where none looks like one', async () => {
    await open();
    await userEvent.type(await screen.findByLabelText('Or paste addresses or rows of a table'), 'Name{enter}Ann');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose the column with the e-mail addresses');
    expect(button('Check')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-mail address' }), 'Name');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
