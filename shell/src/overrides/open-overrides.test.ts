import { screen } from '@testing-library/react';
import type { RuntimeConfig } from '@vitrine/shared/contract/runtime-config';
import { act } from 'react';
import { mayHaveOverrides, overridesKey } from './may-have-overrides';
import { openOverrides } from './open-overrides';

const local = 'http://localhost:3003/mf-manifest.json';
const config = (allowedOrigins: string[]) => ({ allowedOrigins }) as RuntimeConfig;
const open = (address: string, origins = ['http://localhost:3003']) =>
  act(async () => openOverrides(config(origins), address));

beforeEach(() => sessionStorage.clear());

it('shows what runs in the place of which remote, and keeps it for the tab', async () => {
  expect(mayHaveOverrides()).toBe(false);
  expect(await open(`${location.origin}/showroom24?mf.viewer=${encodeURIComponent(local)}`)).toEqual({
    viewer: local,
  });
  expect(screen.getByRole('complementary', { name: 'Other builds in this tab' })).toHaveTextContent(
    `experience from ${local}`,
  );
  expect(mayHaveOverrides()).toBe(true);
});

it('forgets what the server did not allow', async () => {
  sessionStorage.setItem(overridesKey, JSON.stringify({ viewer: local }));
  expect(await open(`${location.origin}/showroom24?mf.viewer=${encodeURIComponent(local)}`, [])).toEqual({});
  expect(mayHaveOverrides()).toBe(false);
});
