import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmActions } from './ConfirmActions.tsx';

const draw = (harmless: boolean): void => {
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <FluentProvider>
        <ConfirmActions
          confirm="Do it"
          stay="Keep it"
          harmless={harmless}
          onConfirmed={vi.fn<() => void>()}
          onDismissed={vi.fn<() => void>()}
        />
        <ConfirmActions confirm="Plain" onConfirmed={vi.fn<() => void>()} onDismissed={vi.fn<() => void>()} />
      </FluentProvider>
    </IntlProvider>,
  );
};
const looks = (name: string): string => screen.getByRole('button', { name }).className;

describe('the two buttons of a question', () => {
  it('OP-152 what takes something away is never the primary button', () => {
    draw(false);
    expect(looks('Do it')).toBe(looks('Plain'));
    expect(looks('Keep it')).not.toBe(looks('Do it'));
    expect(looks('Cancel')).toBe(looks('Keep it'));
  });

  it('OP-152 what nobody loses anything by is the primary button', () => {
    draw(true);
    expect(looks('Do it')).toBe(looks('Cancel'));
    expect(looks('Keep it')).toBe(looks('Plain'));
  });
});
