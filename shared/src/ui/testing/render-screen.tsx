import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import type { ComponentType, ReactNode } from 'react';

interface RenderScreenOptions extends NonNullable<Parameters<typeof createTestHost>[0]> {
  address: string;
  path: string;
  /** What stands in the screen's Outlet. */
  inside?: ReactNode;
}

/** Renders a screen as the shell would, with someone signed in. */
export function renderScreen(Screen: ComponentType, { address, path, inside, ...who }: RenderScreenOptions) {
  const { host, toasts } = createTestHost(who);
  const view = render(
    <TestHost host={host} address={address} path={path} inside={inside}>
      <UiProvider>
        <Screen />
      </UiProvider>
    </TestHost>,
  );
  return { ...view, toasts, user: userEvent.setup({ delay: null }) };
}
