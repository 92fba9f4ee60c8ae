import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { newsMessages as messages } from './messages.ts';
import { useNewsStyles } from './news.styles.ts';
import { WaitingList } from './WaitingList.tsx';
import type { WaitingList_query$key } from './__generated__/WaitingList_query.graphql.ts';

/** What waits for someone in the admin area (OP-90). */
export function Waiting({ query }: { query: WaitingList_query$key }): ReactElement {
  const news = useNewsStyles();
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={news.section}>
      <h2 id={id} className={news.title}>
        {intl.formatMessage(messages.waits)}
      </h2>
      <WaitingList query={query} />
    </section>
  );
}
