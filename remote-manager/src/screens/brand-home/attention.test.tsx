import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  anExperience,
  aPlacement,
  aStore,
  aWebhook,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import BrandHome from './index';

const path = `/v1/brands/${brandId}`;
const at = { address: `/manager/panel/brands/${brandId}`, path: '/manager/panel/brands/:brandId' };
const store = `/manager/panel/brands/${brandId}/stores/${storeId}`;
const live = aPlacement({ id: 'w2ndw2ndw2', name: 'Entrance', state: 'active' });

/** What the API answers to each of the questions about what waits. */
interface Waiting {
  silent?: object[];
  empty?: object[];
  ending?: object[];
  reviews?: object[];
  drafts?: object[];
  changed?: object[];
  webhooks?: object[];
}
type Query = { query: URLSearchParams };
const answers = (waiting: Waiting, total?: number) => {
  const page = (items: object[] = []) => ({
    ...pageOf(...items),
    ...(items.length > 0 && total ? { total } : {}),
  });
  return {
    [`GET ${path}`]: () => aBrand(),
    [`GET ${path}/stores`]: () => pageOf(aStore()),
    [`GET ${path}/webhooks`]: () => page(waiting.webhooks),
    [`GET ${path}/live-visitors`]: () => ({ experiences: [], placements: [] }),
    [`GET ${path}/library`]: () => pageOf(),
    [`GET ${path}/files`]: () => pageOf(),
    [`GET ${path}/experiences`]: ({ query }: Query) =>
      query.get('review')
        ? page(waiting.reviews)
        : query.get('status') === 'draft'
          ? page(waiting.drafts)
          : query.get('status') === 'changed'
            ? page(waiting.changed)
            : pageOf(anExperience()),
    [`GET ${path}/placements`]: ({ query }: Query) =>
      query.get('silent')
        ? page(waiting.silent)
        : query.get('state')
          ? page(waiting.empty)
          : query.get('endsBefore')
            ? page(waiting.ending)
            : pageOf(live),
  };
};
const region = () => screen.findByRole('region', { name: 'Needs attention' });

test.each<[string, Waiting, string, string, string]>([
  [
    'a silent kiosk',
    { silent: [aPlacement({ kind: 'kiosk', state: 'active', silent: true })] },
    'Window is silent',
    'Showroom Never seen',
    `${store}?state=silent`,
  ],
  [
    'a placement with nothing to show',
    { empty: [aPlacement()] },
    'Window has nothing to show',
    'Showroom Assign an experience that is published.',
    `${store}?state=unassigned`,
  ],
  [
    'a placement that ends, on its store’s clocks',
    {
      ending: [
        aPlacement({
          name: 'Door & stairs',
          activeUntil: '2031-01-06T23:30:00.000Z',
          showsUntil: '2031-01-06T23:30:00.000Z',
          storeTimeZone: 'Asia/Tokyo',
        }),
      ],
    },
    'Door & stairs ends soon',
    'Showroom Jan 7, 2031, 8:30 AM, in the store’s time zone.',
    `${store}?q=Door%20%26%20stairs`,
  ],
  [
    'a placement whose calendar runs out',
    { ending: [aPlacement({ showsUntil: '2031-01-06T12:00:00.000Z' })] },
    'Window will soon have nothing to show',
    'Showroom Jan 6, 2031, 1:00 PM, in the store’s time zone.',
    `${store}?q=Window`,
  ],
  [
    'a draft that is waiting for review',
    { reviews: [anExperience({ name: 'Autumn', status: 'changed' })] },
    'Autumn is waiting for review',
    'Someone else reviews it before it goes live.',
    `${at.address}/experience/${anExperience().id}`,
  ],
  [
    'a draft',
    { drafts: [anExperience({ name: 'Autumn', status: 'draft', publishedVersion: null })] },
    'Autumn was never published',
    'Visitors cannot see it yet.',
    `${at.address}/experience/${anExperience().id}`,
  ],
  [
    'changes',
    { changed: [anExperience({ name: 'Autumn', status: 'changed' })] },
    'Autumn has unpublished changes',
    'Visitors still see version 3.',
    `${at.address}/experience/${anExperience().id}`,
  ],
  [
    'a webhook that receives nothing',
    { webhooks: [aWebhook({ active: false, failingSince: '2026-01-01T00:00:00.000Z' })] },
    'The webhook Warehouse was switched off',
    'Nothing arrived for three days. Fix it, then resume it.',
    `/manager/panel/settings?tab=integrations&brand=${brandId}`,
  ],
])('%s is one line, which leads there', async (_, waiting, title, text, to) => {
  fakeApi(answers(waiting));
  const { container } = renderScreen(BrandHome, at);
  const link = await within(await region()).findByRole('link', { name: `${title} ${text}` });
  expect(link).toHaveAttribute('href', to);
  expect(screen.queryByText('Nothing needs your attention.')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('all of one kind are counted in one line, which opens', async () => {
  const empty = ['Window', 'Lift', 'Counter'].map((name, n) => aPlacement({ id: `showroom2${n}`, name }));
  fakeApi(answers({ empty }, 240));
  const { user } = renderScreen(BrandHome, at);
  const line = await within(await region()).findByText('Placements with nothing to show');
  expect(within(line.closest('summary') as HTMLElement).getByText('240')).toBeVisible();
  expect(screen.getByText('Lift has nothing to show')).not.toBeVisible();
  await user.click(line);
  expect(screen.getByText('Lift has nothing to show')).toBeVisible();
  expect(screen.getByText('And 237 more.')).toBeVisible();
});

test('drafts lead to the list of all of them', async () => {
  const drafts = ['one', 'two'].map((id) => anExperience({ id, status: 'draft', publishedVersion: null }));
  fakeApi(answers({ drafts }));
  const { user } = renderScreen(BrandHome, at);
  await user.click(await within(await region()).findByText('Never published'));
  expect(screen.getByRole('link', { name: 'See all in the list' })).toHaveAttribute(
    'href',
    `${at.address}?status=draft`,
  );
});

test('drafts that wait for a review stand together', async () => {
  const reviews = ['one', 'two'].map((id) => anExperience({ id, name: id, status: 'changed' }));
  const calls = fakeApi(answers({ reviews }));
  const { user } = renderScreen(BrandHome, at);
  await user.click(await within(await region()).findByText('Drafts waiting for review'));
  expect(screen.getByText('two is waiting for review')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See all in the list' })).not.toBeInTheDocument();
  expect(calls.flatMap(({ query }) => query.get('review') ?? [])).toContain('requested');
});

test('what ends within a week is asked for', async () => {
  const calls = fakeApi(answers({}));
  renderScreen(BrandHome, at);
  await screen.findByText('Nothing needs your attention.');
  const [until] = calls.flatMap(({ query }) => query.get('endsBefore') ?? []);
  const days = (Date.parse(until ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThan(7.1);
});

test('while it is asked for, its place is held; when all is well, it says so', async () => {
  let answer: (page: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => {
    answer = resolve;
  });
  fakeApi({ ...answers({}), [`GET ${path}/webhooks`]: () => answered });
  renderScreen(BrandHome, at);
  const section = within(await region());
  expect(section.getByRole('status')).toBeVisible();
  expect(section.queryByText('Nothing needs your attention.')).not.toBeInTheDocument();
  answer(pageOf());
  expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
  const calm = within(await region());
  expect(calm.queryByRole('heading')).not.toBeInTheDocument();
  expect(calm.queryByRole('status')).not.toBeInTheDocument();
});

test('what fails is said beside what is known, and can be tried again', async () => {
  let fails = true;
  const waiting = answers({
    silent: [aPlacement({ kind: 'kiosk', silent: true })],
    drafts: [anExperience()],
  });
  fakeApi({
    ...waiting,
    [`GET ${path}/experiences`]: (call: Query) =>
      fails && call.query.get('status') === 'draft'
        ? new Refusal(503, 'Not now')
        : waiting[`GET ${path}/experiences`]?.(call),
  });
  const { user } = renderScreen(BrandHome, at);
  const section = within(await region());
  expect(await section.findByText('Some of this could not be loaded.')).toBeVisible();
  expect(section.getByText('Window is silent')).toBeVisible();
  fails = false;
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText(/was never published/)).toBeVisible();
  await waitFor(() => expect(section.queryByText(/could not be loaded/)).not.toBeInTheDocument());
});
