import type { IntlShape } from 'react-intl';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { noticeMessages as messages } from './noticeMessages.ts';

/** Members that say nothing to people. */
const silent = new Set(['key', 'id', 'type', 'kind', 'category', 'questions', 'question', 'sectionType', 'side']);

const isTime = /^\d{4}-\d{2}-\d{2}T/;

/** What a field of a draft says, in words; empty where it is nothing that words can tell. */
export function valueWords(intl: IntlShape, value: unknown): string {
  if (value === null || value === undefined || value === '') return intl.formatMessage(messages.valueEmpty);
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.valueOn : messages.valueOff);
  if (typeof value === 'number') return intl.formatNumber(value);
  if (typeof value === 'string' && isTime.test(value)) {
    return intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' });
  }
  return wordsIn(value).join(' · ');
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [plainText(value)].filter((text) => text !== '');
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (silent.has(name) ? [] : wordsIn(member)));
}
