import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EditorTexts } from '../EditorTexts.tsx';
import { EditorNotice } from '../page/EditorNotice.tsx';
import { tourMessages as messages } from './messages.ts';
import type { Tour } from './useTour.ts';

/** Offers a tour, and stays out of the way. */
export function TourOffer({ tour }: { tour: Tour }): ReactElement {
  return (
    <EditorTexts>
      <Offer tour={tour} />
    </EditorTexts>
  );
}

function Offer({ tour: { name, start, end } }: { tour: Tour }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    // Below the bar of the editor it reaches from edge to edge, on other pages it is a card.
    <div data-tour="offer" className={name === 'editor' ? undefined : styles.card}>
      <EditorNotice
        actions={
          <>
            <Button onClick={() => end(null)}>{intl.formatMessage(messages.notNow)}</Button>
            <Button appearance="primary" onClick={start}>
              {intl.formatMessage(messages.start)}
            </Button>
          </>
        }
      >
        {intl.formatMessage(name === 'editor' ? messages.offerEditor : messages.offerCourseList)}
      </EditorNotice>
    </div>
  );
}

const useStyles = makeStyles({
  card: {
    overflow: 'hidden',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > *': { borderBottomStyle: 'none', padding: '12px 16px' },
  },
});
