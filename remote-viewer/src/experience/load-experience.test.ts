import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import type { Visit } from '@vitrine/shared/contract/federation/runtime-config';
import { loadExperience } from './load-experience';
import { takeVisit } from './take-visit';

const answer = (status: number, body: object) => {
  window.fetch = jest.fn(async () => Response.json(body, { status })) as typeof fetch;
};

it('tells testers that there is nothing to test from an address that names nothing', async () => {
  answer(404, { status: 404, code: 'nothing-to-test' });
  expect(await loadExperience('showroom24', '6666666666666666')).toMatchObject({
    kind: 'closed',
    reason: 'nothing-to-test',
  });
  answer(404, { status: 404, code: 'not-found' });
  expect(await loadExperience('showroom24', '6666666666666666')).toEqual({ kind: 'unknown' });
});

it('tells a test access that was revoked, one that has expired and a placement that has ended apart', async () => {
  answer(410, { status: 410, code: 'revoked' });
  expect(await loadExperience('showroom24', '6666666666666666')).toMatchObject({ reason: 'revoked' });
  answer(410, { status: 410, code: 'expired' });
  expect(await loadExperience('showroom24', '6666666666666666')).toMatchObject({ reason: 'expired' });
  answer(410, { status: 410, code: 'ended', current: { title: 'Oak' } });
  expect(await loadExperience('showroom24', undefined)).toMatchObject({ reason: 'ended', title: 'Oak' });
});

it.each([
  [410, 'expired'],
  [410, 'revoked'],
  [404, 'nothing-to-test'],
])('has the look of the placement where a test access shows nothing (%i, %s)', async (status, code) => {
  const current = { placementId: 'showroom24', title: 'Oak', look: standardTheme() };
  answer(status, { status, code, current });
  expect(await loadExperience('showroom24', '6666666666666666')).toEqual({
    kind: 'closed',
    reason: code,
    title: 'Oak',
    page: current,
  });
  answer(status, { status, code });
  expect(await loadExperience('showroom24', '6666666666666666')).toMatchObject({ title: '', page: null });
});

it('goes by the clocks of the store in a test access, and by the reader’s own where there is no store', async () => {
  const draft = { root: { languages: ['en'] }, parts: {}, label: 'Anna', preview: false };
  answer(200, { ...draft, timeZone: 'Europe/Berlin' });
  expect(await loadExperience('showroom24', '6666666666666666')).toMatchObject({
    kind: 'experience',
    timeZone: 'Europe/Berlin',
  });
  answer(200, { ...draft, preview: true });
  expect(await loadExperience('showroom24', '6666666666666666')).toMatchObject({ timeZone: null });
});

it('goes by the clocks of the store where visitors are, and by the reader’s own where it has none', async () => {
  const published = (timeZone?: string) => {
    const placement = { placementId: 'showroom24', state: 'active', manifest: 'abc', timeZone };
    window.fetch = jest.fn(async (url) =>
      Response.json(String(url).includes('/manifests/') ? { languages: ['en'] } : placement),
    ) as typeof fetch;
    return loadExperience('showroom24', undefined);
  };
  expect(await published('Europe/Berlin')).toMatchObject({ manifest: 'abc', timeZone: 'Europe/Berlin' });
  expect(await published()).toMatchObject({ manifest: 'abc', timeZone: null });
});

it('takes what the page brought along once, for its own placement, and never for a draft', () => {
  const brought = () =>
    ({ placement: { placementId: 'showroom24', manifest: 'abc' }, root: { languages: ['en'] } }) as Visit;
  expect(takeVisit(brought(), 'cafe7777', undefined)).toBeNull();
  expect(takeVisit(brought(), 'showroom24', '6666666666666666')).toBeNull();
  expect(takeVisit(undefined, 'showroom24', undefined)).toBeNull();
  const visit = brought();
  expect(takeVisit(visit, 'showroom24', undefined)).toMatchObject({ manifest: 'abc', root: visit.root });
  expect(takeVisit(visit, 'showroom24', undefined)).toBeNull();
});
