/** What the columns of CSV lists are called here: as the fields of the same rows, where the platform has another word for a moment. */
import { csvColumns } from './rest/generated/csvColumns.ts';
import { endpointOf } from './telemetry/endpointOf.ts';

/** The platform's word by ours, list by list. */
const platformWords: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  '/api/v1/secured/workspaces/{id}/usersaccess.csv': new Map([
    ['leaveTime', 'leftTime'],
    ['inviteTime', 'invitedTime'],
  ]),
  '/api/v1/secured/jobs/{jobId}/rows.csv': new Map([['endTime', 'doneTime']]),
  '/api/v1/secured/workspaces/{id}/privacyrequests.csv': new Map([
    ['requestTime', 'requestedTime'],
    ['closeTime', 'closedTime'],
  ]),
  '/api/v1/secured/workspaces/{id}/discussionquestions.csv': new Map([['lastActivityTime', 'activityTime']]),
};

const wordsOf = (endpoint: string): ReadonlyMap<string, string> => platformWords[endpoint] ?? new Map();

/** The columns of the list at an address of the platform, by our names, in its order. */
export function columnsOf(path: string): readonly string[] {
  const endpoint = endpointOf(path) ?? '';
  const ours = new Map([...wordsOf(endpoint)].map(([our, theirs]) => [theirs, our]));
  return (csvColumns[endpoint] ?? []).map((column) => ours.get(column) ?? column);
}

/** The address of a list with its `columns` as the platform calls them. What has no name of ours stays: the platform judges it. */
export function inPlatformWords(address: string): string {
  const words = wordsOf(endpointOf(address) ?? '');
  return address.replaceAll(/(?<=[?&]columns=)[^&]*/g, (columns) =>
    columns
      .split(/,|%2C/i)
      .map((column) => words.get(column) ?? column)
      .join(','),
  );
}
