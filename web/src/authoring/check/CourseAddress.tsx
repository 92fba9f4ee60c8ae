import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { checkMessages as messages } from './messages.ts';

/** The public address of a course, to be read and copied. */
export function CourseAddress({
  courseId,
  published,
  onCopy,
}: {
  courseId: number;
  published: boolean;
  onCopy: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {intl.formatMessage(messages.address)}
      </h3>
      <div className={styles.row}>
        <span className={styles.address}>{publicAddress(courseId)}</span>
        <Button size="small" icon={<CopyRegular />} onClick={onCopy}>
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
      {published ? null : <p className={styles.hint}>{intl.formatMessage(messages.addressThen)}</p>}
    </section>
  );
}

const publicAddress = (courseId: number): string => new URL(links.sharedCourse(courseId), window.location.href).href;

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginTop: '4px' },
  address: { minWidth: 0, overflowWrap: 'anywhere' },
  hint: { margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
});
