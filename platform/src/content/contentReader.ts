import { NOT_AN_ADDRESS } from './addressRules.ts';
import { isMediaUrl } from '../shared/mediaUrl.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { readHtml, readJsonTexts } from '../shared/htmlFields.ts';

/** Reads members of free-form content with defaults; what does not fit is reported with its path, and a stand-in is answered. */
export interface ContentReader {
  readonly raw: unknown;
  /** Dotted path of the value. */
  readonly field: string;
  /** Plain text, empty when left out; at most 10,000 characters. */
  text(member: string): string;
  requiredText(member: string): string;
  /** Clean HTML, empty when left out. */
  html(member: string): string;
  /** An address of media, required (OP-64). */
  url(member: string): string;
  /** An address of media, null when left out or empty. */
  optionalUrl(member: string): string | null;
  flag(member: string): boolean;
  side(member: string): 'left' | 'right';
  /** A share of the width in twelfths. */
  share(member: string, fallback: number): number;
  /** A zero-based index below `count`; digits as text are read too. */
  index(member: string, count: number): number;
  /** Readers of a member's items, none when it is left out. */
  list(member: string): readonly ContentReader[];
  /** Readers of the items of the value itself. */
  items(): readonly ContentReader[];
  /** Reader of a member that is an object. */
  member(name: string): ContentReader;
  /** The value as it is, with every text in it that could be HTML cleaned. */
  unknown(): unknown;
  problem(member: string, message: string): void;
}

const LONGEST_TEXT = 10_000;
const LONGEST_HTML = 500_000;
const MOST_ITEMS = 500;

export function contentReader(raw: unknown, field: string, problems: FieldProblems): ContentReader {
  const members = isObject(raw) ? raw : {};
  const problem = (member: string, message: string): void => problems.add(`${field}.${member}`, message);
  const child = (value: unknown, name: string | number): ContentReader =>
    contentReader(value, `${field}.${name}`, problems);

  const string = (member: string, longest: number): string => {
    const value = members[member] ?? '';
    if (typeof value !== 'string') problem(member, 'must be a text');
    else if (value.length > longest) problem(member, `must have at most ${longest} characters`);
    else return value;
    return '';
  };
  const text = (member: string): string => string(member, LONGEST_TEXT).trim();
  const optionalUrl = (member: string): string | null => {
    const value = text(member);
    if (value === '') return null;
    if (!isMediaUrl(value)) problem(member, NOT_AN_ADDRESS);
    return value;
  };
  const readers = (value: unknown, name: string | null): readonly ContentReader[] => {
    const place = name === null ? field : `${field}.${name}`;
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value) || value.length > MOST_ITEMS) {
      problems.add(place, `must be a list of at most ${MOST_ITEMS} items`);
      return [];
    }
    return value.map((item: unknown, index) => contentReader(item, `${place}.${index}`, problems));
  };

  return {
    raw,
    field,
    text,
    requiredText: (member) => {
      const value = text(member);
      if (value === '') problem(member, 'is required');
      return value;
    },
    html: (member) => readHtml(string(member, LONGEST_HTML), `${field}.${member}`, problems),
    url: (member) => {
      const value = optionalUrl(member);
      if (value === null) problem(member, 'is required');
      return value ?? '';
    },
    optionalUrl,
    flag: (member) => members[member] === true,
    side: (member) => {
      const value = members[member];
      return typeof value === 'string' && value.toLowerCase() === 'right' ? 'right' : 'left';
    },
    share: (member, fallback) => {
      const value = members[member] ?? fallback;
      if (isWholeNumber(value) && value >= 1 && value <= 12) return value;
      problem(member, 'must be a whole number from 1 to 12');
      return fallback;
    },
    index: (member, count) => {
      const value = members[member];
      const index = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
      if (isWholeNumber(index) && index >= 0 && index < count) return index;
      problem(member, count === 0 ? 'the lecture has no questions' : `must be a whole number from 0 to ${count - 1}`);
      return 0;
    },
    list: (member) => readers(members[member], member),
    items: () => readers(raw, null),
    member: (name) => child(members[name], name),
    unknown: () => readJsonTexts(raw, field, problems),
    problem,
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWholeNumber(value: unknown): value is number {
  return Number.isInteger(value);
}
