import { render, screen } from '@testing-library/react';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { createTestHost } from '@vitrine/shared/host/testing';
import { ShellProvider } from '../shell-context';
import { visitorLanguage } from '../texts';
import { Failure } from './failure';

const placement = {
  placementId: 'showroom24',
  title: 'Oak',
  themeColour: '#6f4a2c',
  backgroundColour: '#f4efe7',
};

function show(visit?: object) {
  const { config, preferences } = createTestHost().host;
  const retry = jest.fn();
  render(
    <ShellProvider
      value={{ config: { ...config, ...(visit ? { visit } : {}) } as RuntimeConfig, preferences }}
    >
      <Failure title="The experience could not be loaded" text="Check the connection." onRetry={retry} />
    </ShellProvider>,
  );
  return retry;
}

describe('what the shell says where something is missing', () => {
  it('stands under the placement’s title on its page, with the way out', async () => {
    const retry = show({ placement });
    expect(await screen.findByText('Oak')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The experience could not be loaded');
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('stands by itself elsewhere', () => {
    show();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByText('Oak')).toBeNull();
  });

  it.each([
    [['pt', 'fr-CA', 'de'], 'fr'],
    [['it', 'en'], 'it'],
    [['en-GB', 'es'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('is said to a visitor of %p in %s', (wanted, said) => {
    expect(visitorLanguage(wanted)).toBe(said);
  });
});
