import { tokens } from '@fluentui/react-components';
import type { Upload } from '../../file/uploadQueue.ts';
import { wholePercent } from '../../ui/figure/wholePercent.ts';

const base = `.ql-upload {
  display: inline-block; max-width: 100%; box-sizing: border-box; padding: 8px 12px; overflow-wrap: anywhere;
  border: 1px dashed ${tokens.colorNeutralStrokeAccessible}; border-radius: ${tokens.borderRadiusMedium};
  color: ${tokens.colorNeutralForeground2}; font-size: ${tokens.fontSizeBase300}; line-height: ${tokens.lineHeightBase300};
  background: linear-gradient(${tokens.colorBrandStroke1} 0 0) bottom left / var(--uploaded, 0%) 3px no-repeat, ${tokens.colorNeutralBackground3};
}`;

/** How the marks of uploads look, wherever they stand: what is drawn and what is edited need not be drawn again for each per cent. */
export function markStyles(uploads: readonly Upload[], percentText: (percent: number) => string): string {
  const rules = uploads.map(({ key, state }) => {
    const mark = `.ql-upload-${key}`;
    if (state.is === 'failed') {
      const colour = tokens.colorStatusDangerForeground1;
      return `${mark} { border-color: ${colour}; color: ${colour}; } ${mark}::after { content: " ⚠"; }`;
    }
    const percent = state.is === 'sending' ? wholePercent(state.part, 1) : 0;
    return `${mark} { --uploaded: ${percent}%; } ${mark}::after { content: " ${percentText(percent)}"; }`;
  });
  return [base, ...rules].join('\n');
}
