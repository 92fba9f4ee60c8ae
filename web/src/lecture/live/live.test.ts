import { describe, expect, it } from 'vitest';
import { googleCalendarUrl, icsFile, outlookCalendarUrl, type CalendarEvent } from './calendarEvent.ts';
import { distance } from '../../ui/time/distance.ts';
import { countdown, liveState } from './liveState.ts';

const startTime = '2030-03-31T16:30:00+02:00';
const endTime = '2030-03-31T15:30:00Z';
const at = (time: string): number => Date.parse(time);

describe('liveState', () => {
  it.each([
    ['2030-03-31T14:29:59.999Z', 'startsIn'],
    ['2030-03-31T14:30:00Z', 'started'],
    ['2030-03-31T15:30:00Z', 'started'],
    ['2030-03-31T15:30:00.001Z', 'passed'],
  ] as const)('LIVE-02 at %s it is %s', (now, state) => {
    expect(liveState(startTime, endTime, at(now))).toBe(state);
  });

  it('LIVE-02 without a finish it does not pass on its own', () => {
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
    ['0:00:00', 0, 'minute'],
    ['0:00:01', 1, 'minute'],
    ['0:00:59', 1, 'minute'],
    ['0:01:01', 2, 'minute'],
    ['1:00:00', 60, 'minute'],
    ['1:54:00', 114, 'minute'],
    ['1:59:00', 119, 'minute'],
    ['2:00:00', 2, 'hour'],
    ['2:29:00', 2, 'hour'],
    ['2:31:00', 3, 'hour'],
    ['46:50:00', 47, 'hour'],
    ['48:00:00', 2, 'day'],
    ['59:00:00', 2, 'day'],
    ['71:00:00', 3, 'day'],
    ['72:00:00', 3, 'day'],
  ] as const)('LIVE-02 %s until the start is %d %s', (time, value, unit) => {
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    expect(distance(((hours * 60 + minutes) * 60 + seconds) * 1000)).toEqual({ value, unit });
  });

  it('LIVE-02 what is said is off by a quarter at most, beyond the first minutes', () => {
    const lengths = { minute: 1, hour: 60, day: 1440 };
    for (let minutes = 1; minutes < 30 * 1440; minutes += 7) {
      const { value, unit } = distance(minutes * 60_000);
      expect(Math.abs(value * lengths[unit] - minutes) / minutes).toBeLessThanOrEqual(0.25);
    }
  });
});

describe('calendars', () => {
  const made = (now: number) => ({ now, host: 'demo.example' });
  const event: CalendarEvent = {
    lectureId: 1313,
    name: 'Ask, the author; all\r\nDTEND:1',
    url: 'https://zoom.us/j/1?a=b&c',
    startTime,
    endTime,
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
    const file = icsFile(event, made(at('2030-01-01T00:00:00Z')));
    expect(file).toContain(String.raw`SUMMARY:Ask\, the author\; all\nDTEND:1`);
    expect(file.split('\r\n').filter((line) => line.startsWith('DTEND'))).toEqual(['DTEND:20300331T153000Z']);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const odd = icsFile({ ...event, name: 'a\u0007b\u2028c\ud800', url: 'no address' }, made(0));
    expect(odd).toContain('SUMMARY:ab\\nc\ufffd\r\n');
    expect(odd).not.toMatch(/^URL:/m);
  });

  it('LIVE-03 no line of the file has more than 75 octets, and no character is cut', () => {
    const name = 'Лекція '.repeat(30).trim();
    const file = icsFile({ ...event, name }, made(0));
    expect(file.split('\r\n').map((line) => new TextEncoder().encode(line).length)).toSatisfy((sizes: number[]) =>
      sizes.every((size) => size <= 75),
    );
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  });

  it.each([
    ['another time', { startTime: '2030-04-01T14:30:00Z', endTime: '2030-04-01T15:30:00Z' }],
    ['another name', { name: 'Ask again' }],
    ['another address', { url: 'https://meet.google.com/abc-defg-hij' }],
  ])('LIVE-03 a lecture that got %s is the same event, and newer', (_what, change) => {
    const line = (file: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];
    const before = icsFile(event, made(at('2030-01-01T00:00:00Z')));
    const after = icsFile({ ...event, ...change }, made(at('2030-01-01T00:00:01Z')));
    expect(line(after, 'UID')).toBe('lecture-1313@demo.example');
    expect(line(before, 'UID')).toBe(line(after, 'UID'));
    expect(Number(line(after, 'SEQUENCE'))).toBeGreaterThan(Number(line(before, 'SEQUENCE')));
    expect(Number(line(after, 'SEQUENCE'))).toBeLessThan(2 ** 31);
  });

  it('LIVE-03 another lecture, or that of another workspace, is another event', () => {
    const uid = (id: number, host: string) =>
      /UID:(.*)/.exec(icsFile({ ...event, lectureId: id }, { now: 0, host }))?.[1];
    expect(new Set([uid(1, 'a.example'), uid(2, 'a.example'), uid(1, 'b.example')]).size).toBe(3);
  });
});
