import { describe, expect, it } from 'vitest';
import { campaignListVariables, readCampaignListView } from './campaignListView.ts';
import { limitOf, problemsOf, toCampaignInput, type CampaignForm } from './campaignForm.ts';
import { writeTableView } from '../../admin/table/tableView.ts';
import { groupedCode } from './groupedCode.ts';

const form = (change: Partial<CampaignForm> = {}): CampaignForm => ({
  name: ' Spring ',
  courseId: '258',
  once: false,
  limit: '',
  startTime: '2030-01-01T00:00:00.000Z',
  endTime: null,
  ...change,
});

describe('the form of a campaign', () => {
  it('CAMP-02 CAMP-03 sends what is written, without an end and without a limit where nothing is', () => {
    expect(problemsOf(form())).toEqual({});
    expect(toCampaignInput(form({ startTime: null }))).toEqual({
      name: 'Spring',
      courseId: '258',
      redeemType: 'MULTIPLE_USE',
      maxUsages: 0,
      startTime: null,
      endTime: null,
    });
    expect(toCampaignInput(form({ limit: ' 50 ' })).maxUsages).toBe(50);
    expect(toCampaignInput(form({ limit: '50', once: true }))).toMatchObject({
      redeemType: 'UNIQUE_CODE',
      maxUsages: 0,
    });
  });

  it.each([
    [{ name: '  ' }, { name: 'nameMissing' }],
    [{ courseId: '' }, { courseId: 'courseMissing' }],
    [{ limit: '0' }, { limit: 'limitWrong' }],
    [{ limit: '1.5' }, { limit: 'limitWrong' }],
    [{ limit: 'many' }, { limit: 'limitWrong' }],
    [{ endTime: '2030-01-01T00:00:00.000Z' }, { endTime: 'endWrong' }],
  ] as const)('OP-86 says what is wrong: %j', (change, problems) => {
    expect(problemsOf(form(change))).toEqual(problems);
  });

  it('a limit that nobody sees is no mistake', () => {
    expect(limitOf({ once: true, limit: 'x' })).toBe(0);
  });
});

describe('the list of campaigns in the address', () => {
  it('CAMP-05 CAMP-06 hides expired ones unless they are asked for, and turns pages', () => {
    expect(campaignListVariables('')).toEqual({
      first: 25,
      after: null,
      last: null,
      before: null,
      search: null,
      hideExpired: true,
      orderBy: null,
    });
    const view = readCampaignListView('?search=%20a%20&expired=true&before=x&page=2');
    expect(view).toEqual({ search: 'a', expired: true, sort: null, after: null, before: 'x' });
    expect(writeTableView(view)).toBe('?search=a&expired=true&before=x');
    expect(campaignListVariables('?expired=true&before=x')).toMatchObject({
      first: null,
      last: 25,
      hideExpired: false,
    });
  });
});

it.each([
  ['?sort=name', { field: 'NAME', direction: 'ASC' }, '?sort=name'],
  ['?sort=-name', { field: 'NAME', direction: 'DESC' }, '?sort=-name'],
  ['?sort=begins&expired=true', { field: 'START_TIME', direction: 'ASC' }, '?expired=true&sort=begins'],
  ['?sort=-begins&search=a', { field: 'START_TIME', direction: 'DESC' }, '?search=a&sort=-begins'],
  ['?sort=secret', null, ''],
  ['', null, ''],
])('CAMP-06 the order of campaigns stands in the address: %s', (address, orderBy, written) => {
  expect(campaignListVariables(address).orderBy).toEqual(orderBy);
  expect(writeTableView(readCampaignListView(address))).toBe(written);
});

it('VOUCH-02 a code is read in groups, unless it has separators of its own', () => {
  expect(groupedCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345');
  expect(groupedCode('WELCOME-2026')).toBe('WELCOME-2026');
});
