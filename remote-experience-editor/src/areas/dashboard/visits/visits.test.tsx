import { screen, waitFor, within } from '@testing-library/react';
import type { ExperienceVisits } from '@vitrine/shared/contract';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { ExperienceProvider } from '../../../experience/experience-context';
import { anOpenExperience } from '../../../testing/an-open-experience';
import { useTileOrder } from '../use-tile-order';
import { someVisits } from './testing/some-visits';
import { Visits } from './visits';

const experienceId = anExperience().id;
const path = `/v1/brands/${brandId}/experiences/${experienceId}`;

type Answer = (query: URLSearchParams) => ExperienceVisits;
const days = 'period=own&from=2026-11-20&until=2026-11-21&zone=UTC';

function OwnVisits() {
  return <Visits actions={[]} order={useTileOrder()} />;
}

function openVisits(answer: Answer = () => someVisits(), search = days, answers = {}) {
  const calls = fakeApi({
    [`GET ${path}/visits`]: ({ query }) => answer(query),
    [`GET /v1/brands/${brandId}/placements`]: () => pageOf(aPlacement({ id: 'window2345', name: 'Window' })),
    'GET /v1/session': () => ({ preferences: {} }),
    'PATCH /v1/session/preferences': ({ body }) => body,
    ...answers,
  });
  const screenOf = renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <OwnVisits />
      </ExperienceProvider>
    ),
    { address: `/?${search}`, path: '/' },
  );
  return { calls, ...screenOf };
}
const tile = (name: string) => screen.findByRole('region', { name });
const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('asks for the days, the zone and the place that the address names', async () => {
  const { calls } = openVisits(undefined, `${days}&placement=window2345`);
  expect(rowsOf(await tile('How visits began'))).toEqual([
    ['Source', 'Visits'],
    ['Printed code', '12'],
  ]);
  const asked = calls.find(({ name }) => name.endsWith('/visits'))?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    from: '2026-11-20',
    until: '2026-11-21',
    timeZone: 'UTC',
    placementId: 'window2345',
  });
});

test('names what was looked at and could not be had, and what was not is left out', async () => {
  openVisits();
  expect(rowsOf(await tile('Looked at, but not to be had'))).toEqual([
    ['Name', 'Could not have it'],
    ['Oak table', '2'],
  ]);
  expect(rowsOf(await tile('Products'))).toEqual([
    ['Name', 'Looks at a variant', 'Could not have it'],
    ['Oak table', '5', '2'],
    ['Ash chair', '4', '0'],
  ]);
});

test('what most could not have stands first', async () => {
  const title = (name: string) => ({ documentId: name, area: 'products' as const, title: { en: name } });
  openVisits(() =>
    someVisits({
      documents: [
        { ...title('Oak table'), counts: { looks: 9, unavailable: 1 } },
        { ...title('Ash chair'), counts: { looks: 4, unavailable: 3 } },
      ],
    }),
  );
  expect(rowsOf(await tile('Looked at, but not to be had')).slice(1)).toEqual([
    ['Ash chair', '3'],
    ['Oak table', '1'],
  ]);
});

test('says why a number is missing instead of a zero', async () => {
  openVisits(() =>
    someVisits({ visits: 0, missing: 'not-placed', series: [], funnel: [], documents: [], languages: [] }),
  );
  const glance = await tile('At a glance');
  expect(rowsOf(glance)[1]).toEqual(['VisitsThe experience was assigned to no placement.', '–Not known']);
  expect(await tile('Visits over time')).toHaveTextContent('The experience was assigned to no placement.');
  expect(screen.queryByRole('img', { name: /^Visits over time/ })).toBeNull();
});

test('tells different people apart from visits, of those who agreed, and how many refused', async () => {
  openVisits();
  expect(rowsOf(await tile('At a glance'))[2]).toEqual([
    'Unique visitorsOnly of those who agree to be recognised: 7 of 12 visits. Refused: 3.',
    '5',
  ]);
  expect(rowsOf(await tile('Consent to be recognised'))).toEqual([
    ['Answer', 'Visits'],
    ['Agreed', '7'],
    ['Refused', '3'],
    ['Not asked, or no answer', '2'],
  ]);
});

test('says how many refused where nobody is recognised, and no zero', async () => {
  openVisits(() => someVisits({ uniqueVisitors: null, consent: { given: 0, refused: 4 } }));
  expect(rowsOf(await tile('At a glance'))[2]).toEqual([
    'Unique visitorsNot known: nobody agreed to be recognised. Visits: 12, refused: 4.',
    '–Not known',
  ]);
});

test('stands beside the days before, column by column', async () => {
  openVisits(
    (query) =>
      query.get('from') === '2026-11-18'
        ? someVisits({ sources: [{ source: 'kiosk', visits: 3 }], visits: 3 })
        : someVisits(),
    `${days}&against=before`,
  );
  expect(rowsOf(await tile('How visits began'))).toEqual([
    ['Source', 'Visits', 'Visits, days before'],
    ['Printed code', '12', '0'],
    ['Kiosk', '0', '3'],
  ]);
});

test('another place stands beside the first', async () => {
  const { calls } = openVisits(undefined, `${days}&against=window2345`);
  const [head] = rowsOf(await tile('Devices'));
  expect(head).toEqual(['Device', 'Visits', 'Visits, Showroom · Window']);
  expect(
    calls.filter(({ name }) => name.endsWith('/visits')).map(({ query }) => query.get('placementId')),
  ).toEqual([null, 'window2345']);
});

test('tiles are moved and hidden for oneself, and come back', async () => {
  const { calls, user } = openVisits();
  await tile('Devices');
  const [first, second] = titles();
  await user.click(screen.getByRole('button', { name: `Actions for ${second}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move forward' }));
  expect(titles().slice(0, 2)).toEqual([second, first]);
  await user.click(screen.getByRole('button', { name: 'Actions for Devices' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  expect(titles()).not.toContain('Devices');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name.startsWith('PATCH')).at(-1)?.body).toMatchObject({
      tiles: { hidden: ['devices'] },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Show Devices' }));
  expect(titles()).toContain('Devices');
});

test('an arrangement that was made elsewhere is found again', async () => {
  openVisits(undefined, days, {
    'GET /v1/session': () => ({ preferences: { tiles: { order: ['funnel'], hidden: ['languages'] } } }),
  });
  await waitFor(() => expect(titles()[0]).toBe('How far visits came'));
  expect(titles()).not.toContain('Languages');
});

test('a tile is downloaded as CSV', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:tile';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = openVisits();
  await tile('Languages');
  await user.click(screen.getByRole('button', { name: 'Actions for Languages' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download as CSV' }));
  expect(files).toHaveLength(1);
  expect(files[0]?.type).toBe('text/csv');
});

test('what happened meanwhile stands below, and a note is taken off it', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const id = 'note56789abcdefg';
  const { calls, user } = openVisits(
    () =>
      someVisits({
        timeline: [
          { kind: 'published', at, version: 4 },
          { kind: 'paused', at, placementId: 'window2345', placementName: 'Window' },
          { kind: 'note', at, id, text: 'Rain', by: 'Ada' },
        ],
      }),
    days,
    { [`DELETE /v1/brands/${brandId}/timeline-notes/${id}`]: () => new Response(null, { status: 204 }) },
  );
  const list = await screen.findByRole('list', { name: 'What happened meanwhile' });
  expect(list).toHaveTextContent('Version 4 was published');
  expect(list).toHaveTextContent('Window was paused');
  // All at once: one label in the chart, which says by their numbers below which they are.
  const numbers = within(list)
    .getAllByRole('listitem')
    .map((event) => event.firstElementChild?.textContent);
  expect(numbers).toEqual(['1', '2', '3']);
  expect(within(await tile('Visits over time')).getByText('1–3')).toHaveAttribute(
    'title',
    'Version 4 was published\nWindow was paused\nRain',
  );
  await user.click(within(list).getByRole('button', { name: 'Delete the note “Rain”' }));
  await waitFor(() => expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(true));
});

test('a note is added', async () => {
  const { calls, user } = openVisits(undefined, days, {
    [`POST ${path}/timeline-notes`]: ({ body }: { body: object }) => ({ id: 'x', by: null, ...body }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
  await user.click(within(dialog).getByLabelText('What happened'));
  await user.paste('Window dressed');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({ text: 'Window dressed' }),
  );
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test('is accessible', async () => {
  const { container } = openVisits();
  await tile('Devices');
  expect((await axe(container)).violations).toEqual([]);
});

const otherPeriod = `${days}&against=period&againstFrom=2026-10-01`;
const threeDays = () =>
  someVisits({
    ...{ from: '2026-10-01T00:00:00.000Z', until: '2026-10-04T00:00:00.000Z', visits: 6 },
    series: [1, 2, 3].map((visits, index) => ({ at: `2026-10-0${index + 1}T00:00:00.000Z`, visits })),
    sources: [
      { source: 'code', visits: 2 },
      { source: 'kiosk', visits: 4 },
    ],
    funnel: [{ area: 'products', opened: 6, used: 1 }],
  });
const besideThreeDays = (query: URLSearchParams) =>
  query.get('from') === '2026-10-01' ? threeDays() : someVisits();

test('a period of another length stands beside it by the day, and by what can be compared', async () => {
  openVisits(besideThreeDays, `${otherPeriod}&againstUntil=2026-10-03`);
  const glance = rowsOf(await tile('At a glance'));
  expect(glance[0]).toEqual(['Figure', 'Number', 'Number, other period']);
  expect(glance[1]).toEqual(['Visits', '12', '6']);
  expect(glance[2]).toEqual(['Visits per day', '6', '2']);
  expect(screen.getByText(/Fri, Nov 20, 2026 – Sat, Nov 21, 2026 \(2 days\)/)).toHaveTextContent(
    'compared with Thu, Oct 1, 2026 – Sat, Oct 3, 2026 (3 days)',
  );
  expect(rowsOf(await tile('How visits began'))).toEqual([
    ['Source', '% of visits', '% of visits, other period'],
    ['Printed code', '100', '33.3'],
    ['Kiosk', '0', '66.7'],
  ]);
  expect(await tile('How far visits came')).toHaveTextContent('All numbers are per 100 visits.');
  expect(rowsOf(await tile('How far visits came'))[1]).toEqual(['Products', '50', '100', '25', '16.7']);
  expect(rowsOf(await tile('Visits over time')).slice(1)).toEqual([
    ['Day 1 (Fri, Nov 20, 2026)', '4', '1'],
    ['Day 2 (Sat, Nov 21, 2026)', '8', '2'],
    ['Day 3', '–Not known', '3'],
  ]);
});

test('a period as long stands beside it count by count', async () => {
  openVisits(besideThreeDays, `${otherPeriod}&againstUntil=2026-10-02`);
  expect(rowsOf(await tile('How visits began'))[1]).toEqual(['Printed code', '12', '2']);
  expect(rowsOf(await tile('Visits over time'))[1]).toEqual(['Fri, Nov 20, 2026', '4', '1']);
  expect(screen.queryByText('Visits per day')).toBeNull();
});

test('another period is chosen day by day, and compared once it is one', async () => {
  const { calls, user } = openVisits(besideThreeDays);
  await user.click(await screen.findByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByTitle('Another period'));
  const [from, until] = [
    await screen.findByLabelText('Compared from'),
    screen.getByLabelText('Compared until'),
  ];
  await user.type(from, '2026-10-01');
  expect(until).toHaveAccessibleDescription('Choose a day');
  await user.type(until, '2027-10-02');
  expect(until).toBeInvalid();
  expect(until).toHaveAccessibleDescription('At most 366 days');
  expect(rowsOf(await tile('How visits began'))[0]).toEqual(['Source', 'Visits']);
  const asked = () => calls.filter(({ name }) => name.endsWith('/visits'));
  expect(asked()).toHaveLength(1);
  await user.clear(until);
  await user.type(until, '2026-10-03');
  expect(await screen.findByText('Visits per day')).toBeVisible();
  expect(until).toBeValid();
  expect(Object.fromEntries(asked().at(-1)?.query ?? [])).toEqual({
    ...{ from: '2026-10-01', until: '2026-10-03', timeZone: 'UTC' },
  });
});
