import { create } from 'qrcode';
import { useMemo, type ReactElement } from 'react';

/** A QR code of `text`, dark on light in both colour schemes so that any camera reads it. `size` in px. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }): ReactElement {
  const { path, modules } = useMemo(() => {
    const { modules: matrix } = create(text, { errorCorrectionLevel: 'M' });
    const cells: string[] = [];
    for (let row = 0; row < matrix.size; row += 1) {
      for (let column = 0; column < matrix.size; column += 1) {
        if (matrix.get(row, column)) cells.push(`M${column + 2} ${row + 2}h1v1h-1z`);
      }
    }
    return { path: cells.join(''), modules: matrix.size + 4 };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={{ backgroundColor: '#fff', flexShrink: 0 }}
    >
      <path d={path} fill="#1a1a1a" />
    </svg>
  );
}
