import { transcript } from './captions.ts';
import { plainText, record, url, type Field } from './fields.ts';
import { plainKind, withoutAddress } from './sectionKind.ts';

/** A type without a past: everyone who sends one knows of transcripts. */
const spoken: Field<string> = {
  request: transcript.request
    .transform((value) => value ?? '')
    .describe('What is said, as plain text of at most 200,000 characters; a line may begin with a time, as 1:05.'),
  response: plainText.response,
};

/** A sound with its title and what is said in it (OP-207). */
export const audio = plainKind(
  'AUDIO',
  record({ src: url, title: plainText, transcript: spoken }),
  {
    src: 'https://example.org/interview.mp3',
    title: 'Interview',
    transcript: '0:00 Hello',
  },
  withoutAddress('src'),
);
