import { render, screen, waitFor } from '@testing-library/react';
import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import type { PageModeProps } from '../areas/area';
import { areas } from '../areas/registry';
import type { Experience } from './experience';
import { Visit } from './visit';

const experience = {
  kind: 'experience',
  placementId: 'showroom24',
  manifest: null,
  test: { testAccessId: '6666666666666666', label: 'Anna', preview: false },
  legal: null,
  timeZone: null,
  idleResetSeconds: 30,
  root: { languages: ['en'], theme: { ...standardTheme(), title: { en: 'Oak' } }, parts: [] },
} as unknown as Experience;

const GuestBook = ({ experience, value }: PageModeProps) => (
  <h1>
    Sign here, {value}, at {experience.placementId}
  </h1>
);

beforeAll(() => {
  Object.assign(areas, { 'guest-book': { pageModes: { sign: async () => GuestBook } } });
});
afterEach(() => window.history.replaceState(null, '', '/'));

function open(search: string, shown = experience) {
  window.history.replaceState(null, '', `/showroom24${search}`);
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <Visit experience={shown} onReload={() => undefined} />
    </TestHost>,
  );
}

it('gives the whole page to an area that the address asks for, with what the address says of it', async () => {
  open('?sign=Anna');
  expect(await screen.findByRole('heading', { name: 'Sign here, Anna, at showroom24' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Step inside' })).not.toBeInTheDocument();
});

it.each(['', '?utm=poster'])(
  'shows the landing where the address asks for no page of an area: %p',
  async (search) => {
    open(search);
    expect(await screen.findByRole('button', { name: 'Step inside' })).toBeVisible();
  },
);

it.each([
  { search: '?sign=Anna', stream: '/v1/placements/showroom24/live?presented=true' },
  { search: '?utm=poster', stream: '/v1/placements/showroom24/live' },
  { search: '', stream: '/v1/placements/showroom24/live' },
])('its stream alone says that it is nobody’s visit: $search', async ({ search, stream }) => {
  const asked: string[] = [];
  global.fetch = async (address) => {
    if (String(address).includes('/live')) asked.push(String(address));
    return new Promise(() => undefined);
  };
  open(search, { ...experience, test: null });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([stream]);
});
