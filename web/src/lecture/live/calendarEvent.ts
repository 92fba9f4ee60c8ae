/** What a calendar is told of a live lecture. */
export interface CalendarEvent {
  /** Of the lecture: what stays when its name, time or address change. */
  readonly lectureId: number;
  readonly name: string;
  /** Where it takes place: the address to join by. */
  readonly url: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** A moment as calendars write it: `20300131T143000Z`. */
const compact = (time: string): string => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Google's page for a new event (LIVE-03, OP-74). */
export function googleCalendarUrl({ name, url, startTime, endTime }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${compact(startTime)}/${compact(endTime)}`,
    details: url,
    location: url,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Outlook's page for a new event (LIVE-03, OP-74). */
export function outlookCalendarUrl({ name, url, startTime, endTime }: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: name,
    startdt: new Date(startTime).toISOString(),
    enddt: new Date(endTime).toISOString(),
    body: url,
    location: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}

/** SEQUENCE is a number of 32 bits, so seconds are counted from here. */
const SEQUENCE_EPOCH = Date.UTC(2026, 0, 1);

/**
 * An iCalendar file with the one event (RFC 5545), for every other calendar. `now` is when it was made, `host` that of the workspace. A
 * calendar takes a file of the same UID and a higher SEQUENCE for the same event, moved or renamed; the time of the file rises with
 * each. By hand, as the library for it (`ics`)
 * folds lines by characters: of Cyrillic names they are twice as long as the standard lets them be.
 */
export function icsFile(
  { lectureId, name, url, startTime, endTime }: CalendarEvent,
  { now, host }: { readonly now: number; readonly host: string },
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Live lecture//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:lecture-${lectureId}@${host}`,
    `SEQUENCE:${Math.max(0, Math.floor((now - SEQUENCE_EPOCH) / 1_000))}`,
    `DTSTAMP:${compact(new Date(now).toISOString())}`,
    `DTSTART:${compact(startTime)}`,
    `DTEND:${compact(endTime)}`,
    `SUMMARY:${escaped(name)}`,
    `LOCATION:${escaped(url)}`,
    // An address is no TEXT: it stands as the browser spells it, which has no line ends.
    ...(URL.canParse(url) ? [`URL:${new URL(url).href}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** TEXT of RFC 5545, 3.3.11, which has no controls. A line end of any kind is one of the text, never one of the file. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, '');

/** A line in pieces of at most 75 octets, each further one begun by a space (RFC 5545, 3.1); no character is cut. */
function folded(line: string): string {
  const pieces: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      pieces.push(' ');
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n');
}
