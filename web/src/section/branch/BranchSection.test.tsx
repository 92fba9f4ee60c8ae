import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { BranchSection } from './BranchSection.tsx';

const option = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(async () => {
  await renderPlain(
    <BranchSection
      options={[
        { title: 'By sea', sections: () => <p>Ships</p> },
        { title: 'By air', sections: () => <p>Planes</p> },
      ]}
    />,
  );
});

describe('BranchSection', () => {
  it('SEC-22 picking an option reveals its sections and locks the other choices', async () => {
    expect(screen.queryByText('Ships')).not.toBeInTheDocument();
    await userEvent.click(option('By sea'));
    expect(screen.getByText('Ships')).toBeVisible();
    expect(option('By sea')).toHaveAttribute('aria-pressed', 'true');
    expect(option('By air')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option('By air'));
    expect(screen.queryByText('Planes')).not.toBeInTheDocument();
  });

  it('SEC-23 starting over resets the choice', async () => {
    await userEvent.click(option('By sea'));
    await userEvent.click(option('Start over'));
    expect(screen.queryByText('Ships')).not.toBeInTheDocument();
    await userEvent.click(option('By air'));
    expect(screen.getByText('Planes')).toBeVisible();
  });
});
