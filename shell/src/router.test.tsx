import { act, render, screen } from '@testing-library/react';
import { HostProvider, Outlet } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { useEffect } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPreferences } from './preferences/preferences';
import { LoadScreenProvider } from './remotes/remote-screen';
import { routes } from './router';
import { ShellProvider } from './shell-context';

/** The real table, with areas and frames that only hold what is in them. */
const framed = (table: RouteObject[]): RouteObject[] =>
  table.map(({ lazy, children, ...route }) => ({
    ...route,
    ...(lazy ? { element: <Frame name={route.path ?? 'visitors'} /> } : {}),
    ...(children ? { children: framed(children) } : {}),
  })) as RouteObject[];
const Frame = ({ name }: { name: string }) => (
  <div data-testid={name}>
    <Outlet />
  </div>
);

let breaks = true;
function LeavesBadly({ name }: { name: string }) {
  useEffect(
    () => () => {
      if (breaks) throw new Error(`on leaving ${name}`);
    },
    [name],
  );
  return (
    <>
      <h1>{name}</h1>
      <Outlet />
    </>
  );
}

const brand = '/manager/panel/brands/brand2222222';
const experience = '/experience/exper2222222';

/** Each pair of neighbours is another way from one screen to the next. */
const way: [address: string, screen: string][] = [
  ['/manager/panel/settings', 'manager settings'],
  ['/manager/panel/tenant-users', 'manager tenant-users'],
  ['/manager/panel/brands', 'manager brands'],
  [`${brand}2222`, 'manager brand-home'],
  [`${brand}3333`, 'manager brand-home'],
  [`${brand}3333/stores`, 'manager stores'],
  [`${brand}3333${experience}2222/polling`, 'experienceEditor polling'],
  [`${brand}3333${experience}2222/scenes`, 'experienceEditor scenes'],
  [`${brand}3333${experience}3333/scenes`, 'experienceEditor scenes'],
  [`${brand}2222/brand-users`, 'manager brand-users'],
  [`${brand}2222${experience}2222/theme`, 'experienceEditor theme'],
  ['/manager/panel', 'manager brands'],
  ['/manager/panel/settings', 'manager settings'],
];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('leads from any screen to any other although each throws while it goes, and the frame stays', async () => {
  const router = createMemoryRouter(framed(routes), { initialEntries: [way[0]?.[0] ?? ''] });
  const { host } = createTestHost();
  await act(async () =>
    render(
      <ShellProvider value={{ config: host.config, preferences: createPreferences() }}>
        <HostProvider value={host}>
          <LoadScreenProvider
            value={async (remote, screen) => ({
              default: () => <LeavesBadly name={`${remote} ${screen}`} />,
            })}
          >
            <RouterProvider router={router} />
          </LoadScreenProvider>
        </HostProvider>
      </ShellProvider>,
    ),
  );
  const frame = screen.getByTestId('panel');
  for (const [address, name] of way) {
    await act(() => router.navigate(address));
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.getByTestId('panel')).toBe(frame);
    expect(screen.queryByRole('alert')).toBeNull();
  }
  breaks = false;
});
