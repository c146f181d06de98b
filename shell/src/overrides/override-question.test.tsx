import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TenantRole } from '@vitrine/shared/contract';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import { createPreferences } from '../preferences/preferences';
import { ShellProvider } from '../shell-context';
import { askedOverrides, keptOverrides } from './kept-overrides';
import OverrideQuestion from './override-question';

const local = 'http://localhost:3001/mf-manifest.json';
const page = (path: string) => new URL(path, location.origin).href;

let opened: string[];
beforeEach(() => {
  opened = [];
  sessionStorage.clear();
});

function ask(
  environment: RuntimeConfig['environment'],
  tenantRole: TenantRole,
  address = page('/manager/panel/settings'),
) {
  askedOverrides.keep({ overrides: { manager: local }, address });
  const { host, toasts } = createTestHost({ tenantRole });
  const config = { ...host.config, environment };
  render(
    <TestHost host={{ ...host, config }} address="/" path="/">
      <ShellProvider value={{ config, preferences: createPreferences() }}>
        <UiProvider>
          <OverrideQuestion open={(url) => opened.push(url)} />
        </UiProvider>
      </ShellProvider>
    </TestHost>,
  );
  return toasts;
}

it.each([
  ['production', 'owner', true],
  ['production', 'admin', true],
  ['production', 'member', false],
  ['demo', 'member', true],
  ['development', 'member', true],
] as const)('in %s, a tenant’s %s is asked: %s', async (environment, role, isAsked) => {
  const toasts = ask(environment, role);
  const question = () => screen.queryByRole('dialog', { name: 'Run another build in this tab?' });
  if (isAsked) expect(question()).toHaveTextContent(`manager${local}`);
  else {
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(question()).toBeNull();
    expect(askedOverrides.get()).toBeNull();
  }
  expect(keptOverrides.get()).toBeNull();
});

it('once agreed to, opens the address again with it', async () => {
  ask('production', 'owner');
  await userEvent.click(screen.getByRole('button', { name: 'Run it in this tab' }));
  expect(keptOverrides.get()).toEqual({ overrides: { manager: local }, person: 'ada' });
  expect(opened).toEqual([page(`/manager/panel/settings?mf.manager=${encodeURIComponent(local)}`)]);
  expect(askedOverrides.get()).toBeNull();
});

it.each([
  ['stays where staff work', '/manager/panel/settings', []],
  ['goes back to a visitor’s page', '/showroom24', [page('/showroom24')]],
])('declined, is never asked again and %s', async (_what, path, expected) => {
  ask('production', 'owner', page(path));
  await userEvent.click(screen.getByRole('button', { name: 'Don’t run it' }));
  expect([askedOverrides.get(), keptOverrides.get()]).toEqual([null, null]);
  expect(opened).toEqual(expected);
});
