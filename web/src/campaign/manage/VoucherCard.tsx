import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { create } from 'qrcode';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { groupedCode } from './groupedCode.ts';
import { voucherMessages as messages } from './messages.ts';
import type { VoucherCard_voucher$key } from './__generated__/VoucherCard_voucher.graphql.ts';

const useStyles = makeStyles({
  // Black on white in every mode: it is for paper.
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '16px',
    boxSizing: 'border-box',
    padding: '16px',
    border: '1px dashed #767676',
    borderTop: `6px solid ${tokens.colorBrandBackground}`,
    printColorAdjust: 'exact',
    color: '#000000',
    backgroundColor: '#ffffff',
    breakInside: 'avoid',
    '@media print': { height: '54mm', padding: '6mm' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, overflowWrap: 'anywhere' },
  site: { fontSize: tokens.fontSizeBase200 },
  // As high as its line of text, so that ten cards fit a page with it.
  logo: { height: '24px', maxWidth: '140px', objectFit: 'contain', objectPosition: 'left' },
  course: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  how: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  qr: { width: '112px', height: '112px', '@media print': { width: '32mm', height: '32mm' } },
});

/** One code on paper: the site in its colour, the course, the code in groups, until when it works, and a QR code that opens the page to redeem it. */
export function VoucherCard({
  voucher: key,
  site,
  logo,
  course,
  until,
}: {
  voucher: VoucherCard_voucher$key;
  site: string;
  /** Address of its picture; the name stands there without one. */
  logo: string | null;
  course: string;
  /** When the code stops working; null for never. */
  until: string | null;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { code, redeemUrl } = useFragment(
    graphql`
      fragment VoucherCard_voucher on Voucher @throwOnFieldError {
        code
        redeemUrl
      }
    `,
    key,
  );
  const { host } = new URL(redeemUrl);
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        {logo === null ? (
          <span className={styles.site} dir="auto">
            {site}
          </span>
        ) : (
          <img className={styles.logo} src={logo} alt={site} />
        )}
        <span className={styles.course} dir="auto">
          {course}
        </span>
        <span className={styles.code}>{groupedCode(code)}</span>
        <span className={styles.how}>{intl.formatMessage(messages.cardHow, { address: `${host}/redeem` })}</span>
        {until === null ? null : (
          <span className={styles.how}>
            {intl.formatMessage(messages.cardUntil, { date: intl.formatDate(until, { dateStyle: 'long' }) })}
          </span>
        )}
      </div>
      <QrCode className={styles.qr} text={redeemUrl} />
    </li>
  );
}

/** A QR code, drawn as one path; it says nothing that does not stand beside it. */
function QrCode({ text, className }: { text: string; className: string }): ReactElement {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    let drawn = '';
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (modules.get(row, column)) drawn += `M${column} ${row}h1v1h-1z`;
      }
    }
    return { size: modules.size, path: drawn };
  }, [text]);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} fill="#000000" />
    </svg>
  );
}
