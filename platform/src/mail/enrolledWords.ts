import type { PreparedMail } from './preparedMail.ts';
import type { MailTexts } from './texts/mailTexts.ts';

type Enrolled = NonNullable<PreparedMail['enrolled']>;

/**
 * What a mail says to who was enrolled by someone else (OP-128): the course, how many more there are, who did it where all come from one
 * person, and the day by which a single course is due.
 */
export function enrolledWords(
  texts: MailTexts['enrolled'],
  enrolled: Enrolled,
  {
    fill,
    day,
  }: {
    readonly fill: (text: string, values: Readonly<Record<string, string>>) => string;
    readonly day: (time: Date) => string;
  },
): { readonly subject: string; readonly lead: string } {
  const [first, ...more] = enrolled;
  if (first === undefined) {
    return { subject: '', lead: '' };
  }
  const { actorName } = first;
  const sameActor = actorName !== null && more.every((other) => other.actorName === actorName);
  const { subject, lead } = sameActor ? texts.by : texts.plain;
  const values = { actor: actorName ?? '' };
  const name = fill(texts.quoted, { course: first.name });
  const course = more.length === 0 ? name : `${name} (+${more.length})`;
  const words = fill(subject, { ...values, course });
  const isAlone = more.length === 0 && first.dueTime !== null;
  return {
    subject: isAlone ? fill(texts.withDue, { enrolled: words, due: day(first.dueTime) }) : words,
    lead: fill(lead, values),
  };
}
