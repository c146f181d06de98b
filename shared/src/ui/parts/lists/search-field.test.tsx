import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestHost, createTestRoutes } from '@vitrine/shared/host/testing';
import { SearchField } from './search-field';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A list whose next address takes a while: a loader answers when it is told to. */
function open() {
  let arrive = () => {};
  const loading = ({ request }: { request: Request }) =>
    request.url.includes('q=') ? new Promise<null>((resolve) => (arrive = () => resolve(null))) : null;
  const routes = [{ path: '/', loader: loading, element: <SearchField label="Search" /> }];
  const { router, page } = createTestRoutes(createTestHost().host, routes, '/');
  render(page);
  return { router, arrive: () => act(async () => arrive()) };
}
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(async () => jest.advanceTimersByTimeAsync(250));

it('keeps what was typed while the address was on its way, and follows with it', async () => {
  const { router, arrive } = open();
  await act(async () => undefined);
  type('oa');
  await pause();
  type('oak');
  await arrive();
  expect(router.state.location.search).toBe('?q=oa');
  expect(field()).toHaveValue('oak');
  await pause();
  await arrive();
  expect(router.state.location.search).toBe('?q=oak');
});

it('follows an address that it has not asked for', async () => {
  const { router, arrive } = open();
  await act(async () => undefined);
  act(() => void router.navigate('/?q=elm'));
  await arrive();
  expect(field()).toHaveValue('elm');
});
