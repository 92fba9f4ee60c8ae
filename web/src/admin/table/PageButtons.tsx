import { Button, makeStyles } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { tableMessages as messages } from './messages.ts';
import type { TablePage } from './tablePage.ts';

const useStyles = makeStyles({ turn: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' } });

/** The buttons to the previous and next page of a table. They keep their places, so that they can be pressed again and again. */
export function PageButtons({
  pageInfo: { hasPreviousPage, hasNextPage, startCursor, endCursor },
  onTurned,
}: {
  /** Of the connection that is shown. */
  pageInfo: {
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
    readonly startCursor?: string | null | undefined;
    readonly endCursor?: string | null | undefined;
  };
  onTurned: (page: TablePage) => void;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  if (!hasPreviousPage && !hasNextPage) return null;
  return (
    <nav aria-label={intl.formatMessage(messages.pages)} className={styles.turn}>
      <Button
        icon={<ChevronLeftRegular fontSize={20} />}
        disabledFocusable={!hasPreviousPage}
        onClick={() => {
          if (hasPreviousPage) onTurned({ after: null, before: startCursor ?? null });
        }}
      >
        {intl.formatMessage(messages.previousPage)}
      </Button>
      <Button
        icon={<ChevronRightRegular fontSize={20} />}
        iconPosition="after"
        disabledFocusable={!hasNextPage}
        onClick={() => {
          if (hasNextPage) onTurned({ after: endCursor ?? null, before: null });
        }}
      >
        {intl.formatMessage(messages.nextPage)}
      </Button>
    </nav>
  );
}
