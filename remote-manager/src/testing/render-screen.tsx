import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import type { ComponentType } from 'react';

interface RenderScreenOptions extends NonNullable<Parameters<typeof createTestHost>[0]> {
  address: string;
  path: string;
}

/** Renders a screen as the shell would, with someone signed in. */
export function renderScreen(Screen: ComponentType, { address, path, ...who }: RenderScreenOptions) {
  const { host, toasts } = createTestHost(who);
  const view = render(
    <TestHost host={host} address={address} path={path}>
      <UiProvider>
        <Screen />
      </UiProvider>
    </TestHost>,
  );
  return { ...view, toasts, user: userEvent.setup({ delay: null }) };
}
