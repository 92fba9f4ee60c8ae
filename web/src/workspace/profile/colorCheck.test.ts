import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/color.ts';
import { defaultColors } from '../../theme/createTheme.ts';
import { checkColors } from './colorCheck.ts';

describe('the check of colours', () => {
  it('WS-21 leaves a readable colour as it is', () => {
    expect(checkColors(defaultColors).primary?.[0]).toEqual({ scheme: 'light', shown: '#006fb8', adjusted: 'none' });
  });

  it('WS-21 says how a colour that could not be read is drawn, in light and dark', () => {
    const { primary, warning } = checkColors({ ...defaultColors, primary: '#ffcd00' });
    expect(primary?.[0]).toMatchObject({ scheme: 'light', adjusted: 'darker' });
    expect(contrast(primary?.[0]?.shown ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(warning?.[0]).toMatchObject({ scheme: 'light', adjusted: 'darker' });
    expect(warning?.[1]).toMatchObject({ scheme: 'dark', adjusted: 'none' });
  });

  it('says nothing about what is no colour', () => {
    expect(checkColors({ ...defaultColors, success: 'gree' }).success).toBeUndefined();
  });
});
