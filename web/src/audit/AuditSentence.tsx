import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import type { AuditSentence_part$data, AuditSentence_part$key } from './__generated__/AuditSentence_part.graphql.ts';

const useStyles = makeStyles({
  sentence: { overflowWrap: 'anywhere', lineHeight: tokens.lineHeightBase400 },
  named: { color: tokens.colorNeutralForeground1 },
});

/** What happened, in words; what it names leads to it, as long as it is there. */
export function AuditSentence({ parts: key }: { parts: AuditSentence_part$key }): ReactElement {
  const styles = useStyles();
  const parts = useFragment(
    graphql`
      fragment AuditSentence_part on AuditSentencePart @relay(plural: true) @throwOnFieldError {
        text
        kind
        thingId
      }
    `,
    key,
  );
  return (
    <span className={styles.sentence}>
      {placed(parts).map(({ begin, ...part }) => {
        const to = addressOf(part);
        return to === null ? (
          <Fragment key={begin}>{part.kind == null ? part.text : <bdi>{part.text}</bdi>}</Fragment>
        ) : (
          <Link key={begin} to={to} className={styles.named}>
            <bdi>{part.text}</bdi>
          </Link>
        );
      })}
    </span>
  );
}

/** The pieces with the place at which each begins in the sentence. */
const placed = (parts: AuditSentence_part$data) =>
  parts.map((part, index) => ({
    ...part,
    begin: parts.slice(0, index).reduce((sum, { text }) => sum + text.length, 0),
  }));

function addressOf({ kind, thingId }: AuditSentence_part$data[number]): string | null {
  if (kind == null || thingId == null) return null;
  switch (kind) {
    case 'PERSON':
      return links.person(Number(thingId));
    case 'COURSE':
      return links.progressInCourse(Number(thingId));
    case 'CAMPAIGN':
      return links.campaign(Number(thingId));
    case 'GROUP':
      return links.group(Number(thingId));
    case 'JOB':
      return links.job(Number(thingId));
    case 'CERTIFICATE':
      return links.certificate(thingId);
    default:
      return null;
  }
}
