import { screen } from '@testing-library/react';
import { act } from 'react';
import { askedOverrides, keptOverrides } from './kept-overrides';
import { mayHaveOverrides, overridesAreAsked } from './may-have-overrides';
import { openOverrides } from './open-overrides';

const local = 'http://localhost:3003/mf-manifest.json';
const at = (path: string) => `${location.origin}${path}`;
const asking = (path: string) => at(`${path}?mf.viewer=${encodeURIComponent(local)}`);
const signedIn = (is: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shell writes it
  document.cookie = `vitrine-staff=1; Path=/; Max-Age=${is ? 60 : 0}`;
};

/** @returns where the document goes, or else which overrides it has: it never goes on in one that is replaced. */
const open = (address: string, allowedOrigins = ['http://localhost:3003']) =>
  act(
    () =>
      new Promise<unknown>((resolve, reject) => {
        openOverrides({ allowedOrigins }, address, resolve).then(resolve, reject);
      }),
  );

beforeEach(() => {
  sessionStorage.clear();
  signedIn(false);
});

it('runs nothing of what only an address says, and asks nobody where no staff are signed in', async () => {
  expect(await open(asking('/showroom24'))).toBe(at('/showroom24'));
  expect(overridesAreAsked()).toBe(false);
  expect(mayHaveOverrides()).toBe(false);
});

it('has staff asked on their own pages, where visitors’ pages bring them first', async () => {
  signedIn(true);
  expect(await open(asking('/showroom24'))).toBe(at('/manager'));
  expect(askedOverrides.get()).toEqual({ overrides: { viewer: local }, address: at('/showroom24') });
  expect(await open(asking('/manager/panel/settings'))).toBe(at('/manager/panel/settings'));
  expect(askedOverrides.get()?.address).toBe(at('/manager/panel/settings'));
  expect(mayHaveOverrides()).toBe(false);
});

it('asks on a staff page before somebody has signed in too, since they are asked in the panel', async () => {
  expect(await open(asking('/manager'))).toBe(at('/manager'));
  expect(overridesAreAsked()).toBe(true);
});

it('runs what was agreed to, and shows it in a badge, in this tab', async () => {
  keptOverrides.keep({ overrides: { viewer: local }, person: 'ada' });
  // The server lets them in by the address only.
  expect(await open(at('/showroom24'))).toBe(asking('/showroom24'));
  expect(await open(asking('/showroom24'))).toEqual({ viewer: local });
  expect(screen.getByRole('complementary', { name: 'Other builds in this tab' })).toHaveTextContent(
    `experience from ${local}`,
  );
  expect(keptOverrides.get()?.person).toBe('ada');
});

it('asks again for another build than the one that was agreed to', async () => {
  signedIn(true);
  keptOverrides.keep({ overrides: { viewer: 'http://localhost:3003/other.json' }, person: 'ada' });
  expect(await open(asking('/manager/panel'))).toContain('other.json');
  expect(askedOverrides.get()?.overrides).toEqual({ viewer: local });
});

it('ends one that an empty address takes away, without a question', async () => {
  keptOverrides.keep({ overrides: { viewer: local }, person: 'ada' });
  expect(await open(at('/showroom24?mf.viewer='))).toBe(at('/showroom24'));
  expect([mayHaveOverrides(), overridesAreAsked()]).toEqual([false, false]);
});

it('forgets what the server did not allow', async () => {
  keptOverrides.keep({ overrides: { viewer: local }, person: 'ada' });
  expect(await open(asking('/showroom24'), [])).toEqual({});
  expect(mayHaveOverrides()).toBe(false);
});
