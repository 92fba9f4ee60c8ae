import { describe, expect, it } from 'vitest';
import { googleCalendarUrl, icsFile, outlookCalendarUrl, type CalendarEvent } from './calendarEvent.ts';
import { countdown, distance, liveState } from './liveState.ts';

const startTime = '2030-03-31T16:30:00+02:00';
const finishTime = '2030-03-31T15:30:00Z';
const at = (time: string): number => Date.parse(time);

describe('liveState', () => {
  it.each([
    ['2030-03-31T14:29:59.999Z', 'startsIn'],
    ['2030-03-31T14:30:00Z', 'started'],
    ['2030-03-31T15:30:00Z', 'started'],
    ['2030-03-31T15:30:00.001Z', 'passed'],
  ] as const)('LIVE-02 at %s it is %s', (now, state) => {
    expect(liveState(startTime, finishTime, at(now))).toBe(state);
  });

  it('LIVE-02 without a finish it does not pass by itself', () => {
    expect(liveState(startTime, null, at('2031-01-01T00:00:00Z'))).toBe('started');
  });
});

describe('countdown', () => {
  it('LIVE-02 ends at zero, and a second that has begun counts', () => {
    expect(countdown(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 4001)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
    expect(countdown(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it.each([
    [59_000, 1, 'minute'],
    [90 * 60_000, 1, 'hour'],
    [47 * 3_600_000, 47, 'hour'],
    [72 * 3_600_000, 3, 'day'],
  ] as const)('LIVE-02 %d ms are %d %s', (milliseconds, value, unit) => {
    expect(distance(milliseconds)).toEqual({ value, unit });
  });
});

describe('calendars', () => {
  const event: CalendarEvent = {
    name: 'Ask, the author; all\r\nDTEND:1',
    url: 'https://zoom.us/j/1?a=b&c',
    startTime,
    finishTime,
  };

  it('LIVE-03 the links carry name, time and address', () => {
    expect(Object.fromEntries(new URL(googleCalendarUrl(event)).searchParams)).toMatchObject({
      text: event.name,
      dates: '20300331T143000Z/20300331T153000Z',
      location: event.url,
    });
    expect(Object.fromEntries(new URL(outlookCalendarUrl(event)).searchParams)).toMatchObject({
      subject: event.name,
      startdt: '2030-03-31T14:30:00.000Z',
      enddt: '2030-03-31T15:30:00.000Z',
    });
  });

  it('LIVE-03 a name cannot add lines to the file', () => {
    const file = icsFile(event, at('2030-01-01T00:00:00Z'));
    expect(file).toContain(String.raw`SUMMARY:Ask\, the author\; all\nDTEND:1`);
    expect(file.split('\r\n').filter((line) => line.startsWith('DTEND'))).toEqual(['DTEND:20300331T153000Z']);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('LIVE-03 no line of the file has more than 75 octets, and no character is cut', () => {
    const name = 'Лекція '.repeat(30).trim();
    const file = icsFile({ ...event, name }, 0);
    expect(file.split('\r\n').map((line) => new TextEncoder().encode(line).length)).toSatisfy((sizes: number[]) =>
      sizes.every((size) => size <= 75),
    );
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  });

  it('LIVE-03 the same lecture at the same time is the same event', () => {
    const idOf = (file: string) => /UID:(.*)/.exec(file)?.[1];
    expect(idOf(icsFile(event, 0))).toBe(idOf(icsFile(event, 99_000)));
    expect(idOf(icsFile(event, 0))).not.toBe(idOf(icsFile({ ...event, url: 'https://zoom.us/j/2' }, 0)));
  });
});
