import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CalendarEntry } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  anExperience,
  aPlacement,
  aStore,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import StoreScreen from './index';

const brandPath = `/v1/brands/${brandId}`;
const placementPath = `${brandPath}/placements/showroom24`;
const experienceId = anExperience().id;
const winter = { experienceId, from: '2031-12-01T09:00:00.000Z', until: '2031-12-24T17:00:00.000Z' };
const summer = { experienceId, from: '2031-06-01T09:00:00.000Z', until: '2031-06-24T17:00:00.000Z' };

const poster = [320, 640].map((width) => ({
  url: `/files/spring-${width}.webp`,
  width,
  height: width,
  type: 'image/webp',
  bytes: 1000,
  sha256: 'a'.repeat(64),
}));

/** The calendar of a placement, opened from its row, over an API that keeps it; the list shows it while it has entries. */
async function openCalendar(...entries: CalendarEntry[]) {
  const kept = { calendar: entries };
  const placement = () => aPlacement({ calendar: structuredClone(kept.calendar) });
  const calls = fakeApi({
    [`GET ${brandPath}`]: () => aBrand(),
    [`GET ${brandPath}/stores/${storeId}`]: () => aStore(),
    [`GET ${brandPath}/placements`]: () => (kept.calendar.length > 0 ? pageOf(placement()) : pageOf()),
    [`GET ${brandPath}/experiences/${experienceId}`]: () => anExperience({ poster }),
    [`GET ${placementPath}`]: placement,
    [`PATCH ${placementPath}`]: ({ body }) => {
      const { calendar, was } = body as Record<'calendar', CalendarEntry[]> & { was: typeof kept };
      if (JSON.stringify(was.calendar) !== JSON.stringify(kept.calendar))
        return new Refusal(
          409,
          'Somebody was faster',
          [{ pointer: '/calendar', message: 'Somebody was faster' }],
          placement(),
          'changed-meanwhile',
        );
      kept.calendar = calendar;
      return placement();
    },
  });
  const view = renderScreen(StoreScreen, {
    address: `/manager/panel/brands/${brandId}/stores/${storeId}?state=unassigned`,
    path: '/manager/panel/brands/:brandId/stores/:storeId',
  });
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Window' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Calendar' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Calendar of Window' }));
  const sent = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  return { ...view, calls, drawer, kept, sent };
}

test('what the row has shown is there at once, without asking', async () => {
  const { calls, drawer } = await openCalendar(winter);
  expect(drawer.getByRole('listitem')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain(`GET ${placementPath}`);
});

test('an entry shows the poster of its experience', async () => {
  const { drawer } = await openCalendar(winter);
  const entry = await drawer.findByRole('heading', { name: 'Spring collection' });
  expect(entry.closest('li')?.querySelector('img')).toHaveAttribute('src', '/files/spring-320.webp');
});

test('an entry that is removed says so and can be had back; the dialog stays though the row has left the list', async () => {
  const { drawer, sent, toasts, user } = await openCalendar(winter);
  await user.click(await drawer.findByRole('button', { name: /^Remove Spring collection/ }));
  expect(await drawer.findByText('Nothing is planned')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Actions for Window' })).not.toBeInTheDocument(),
  );
  expect(drawer.getByText('Nothing is planned')).toBeVisible();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ title: 'Removed from the calendar', action: { label: 'Undo' } });
  expect(toasts[0]?.description).toMatch(/^Spring collection is no longer planned for .*2031/);

  toasts[0]?.action?.onAction();
  expect(await drawer.findByRole('button', { name: /^Remove Spring collection/ })).toBeVisible();
  expect(sent()).toEqual([
    { calendar: [], was: { calendar: [winter] } },
    { calendar: [winter], was: { calendar: [] } },
  ]);
});

test('an entry is changed in its own place, whatever a colleague has planned beside it meanwhile', async () => {
  const { drawer, kept, sent, user } = await openCalendar(winter);
  await user.click(await drawer.findByRole('button', { name: /^Change Spring collection/ }));
  const ends = await screen.findByLabelText(/^Ends/);
  kept.calendar = [summer, winter];
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(2));
  fireEvent.change(ends, { target: { value: '2031-12-31T18:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    calendar: [summer, { ...winter, until: '2031-12-31T17:00:00.000Z' }],
    was: { calendar: [summer, winter] },
  });
});

test('an entry that a colleague has changed meanwhile is put in its place by saving once more only', async () => {
  const theirs = { ...winter, until: '2031-12-27T17:00:00.000Z' };
  const mine = { ...winter, until: '2031-12-31T17:00:00.000Z' };
  const { drawer, kept, sent, user } = await openCalendar(winter);
  await user.click(await drawer.findByRole('button', { name: /^Change Spring collection/ }));
  fireEvent.change(await screen.findByLabelText(/^Ends/), { target: { value: '2031-12-31T18:00' } });
  kept.calendar = [theirs];
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(drawer.getByRole('listitem')).toHaveTextContent(/Dec 27/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody was faster')).toBeVisible();
  expect(kept.calendar).toEqual([theirs]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept.calendar).toEqual([mine]));
  expect(sent()).toEqual([
    { calendar: [mine], was: { calendar: [winter] } },
    { calendar: [mine], was: { calendar: [theirs] } },
  ]);
});
