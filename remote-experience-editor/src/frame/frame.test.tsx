import { screen, waitFor, within } from '@testing-library/react';
import {
  type Document,
  type Experience,
  emptyPoll,
  emptyScene,
  type LibraryObject,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, aModel, anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import Polling from '../areas/polling';
import Scenes from '../areas/scenes';
import { discardRefused } from '../documents/store/open-documents';
import ExperienceFrame from './index';

const experienceId = anExperience().id;
const inBrand = `/v1/brands/${brandId}`;
const inExperience = `${inBrand}/experiences/${experienceId}`;
const pollId = 'poll23456789abcd';

const aPoll = (own: Partial<Document> = {}): Document => ({
  id: pollId,
  owner: { kind: 'experience', experienceId },
  area: 'polling',
  order: 'a0',
  baseLanguage: 'en',
  revision: 1,
  status: 'draft',
  data: { ...emptyPoll(), title: { en: 'Wood' } },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
  ...own,
});

/** An experience with one poll, as the API would tell of it. */
const reading = (experience: () => Experience = anExperience) => ({
  [`GET ${inBrand}`]: () => aBrand(),
  [`GET ${inExperience}`]: experience,
  [`GET ${inExperience}/certificate`]: () => ({ checks: [], checkedAt: '2026-01-01T00:00:00.000Z' }),
  [`GET ${inExperience}/summary`]: () => ({
    placements: 0,
    activePlacements: 0,
    responses: 0,
    runs: [],
    schedules: {},
    polls: {},
  }),
  [`GET ${inExperience}/outline`]: () => ({
    items: [{ id: pollId, area: 'polling', revision: 1, title: { en: 'Wood' }, baseLanguage: 'en' }],
  }),
  [`GET ${inBrand}/documents`]: () => pageOf(aPoll()),
  [`GET ${inBrand}/documents/${pollId}`]: () => aPoll(),
});

const openPoll = (who: { tenantRole?: 'member'; brands?: { brandId: string; role: 'analyst' }[] } = {}) =>
  renderScreen(ExperienceFrame, {
    address: addresses.area(brandId, experienceId, 'polling', pollId),
    path: '/manager/panel/brands/:brandId/experience/:experienceId',
    inside: <Polling />,
    ...who,
  });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const dialog = () => screen.findByRole('dialog');

afterEach(discardRefused);

test('an archived experience cannot be typed into, and can be restored', async () => {
  let experience = anExperience({ status: 'archived', archivedAt: '2026-02-01T00:00:00.000Z' });
  fakeApi({
    ...reading(() => experience),
    [`POST ${inExperience}/restore`]: () => {
      experience = anExperience();
      return experience;
    },
  });
  const { user, container } = openPoll();
  expect(await title()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(screen.getByText(/^This experience is archived/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await title()).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  expect(screen.queryByText(/is archived/)).not.toBeInTheDocument();
});

test('an analyst is told why the forms are grey', async () => {
  fakeApi(reading());
  openPoll({ tenantRole: 'member', brands: [{ brandId, role: 'analyst' }] });
  expect(await title()).toBeDisabled();
  expect(screen.getByText('You can look at this, but your role cannot change it.')).toBeVisible();
});

test('publishing says what the server would not take, and goes on once that is discarded', async () => {
  fakeApi({
    ...reading(),
    [`PATCH ${inBrand}/documents/${pollId}`]: () => new Refusal(409, 'The document is archived.'),
  });
  const { user } = openPoll();
  await user.type(await title(), '!');
  expect(await screen.findByText('Not saved: The document is archived.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const publish = within(await dialog());
  expect(await publish.findByRole('alert')).toHaveTextContent('The document is archived.');
  expect(publish.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await user.click(publish.getByRole('button', { name: 'Discard what is not saved' }));
  expect(await publish.findByText('All checks passed.')).toBeVisible();
  expect(publish.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(await title()).toHaveValue('Wood');
});

test('publishing says that there is no connection, and goes on once there is', async () => {
  let reachable = false;
  fakeApi({
    ...reading(),
    [`PATCH ${inBrand}/documents/${pollId}`]: ({ body }) => {
      if (!reachable) throw new TypeError('Failed to fetch');
      const { title } = (body as { data: { title: Record<string, string> } }).data;
      return aPoll({ revision: 2, data: { ...emptyPoll(), title } });
    },
  });
  const { user } = openPoll();
  await user.type(await title(), '!');
  expect(await screen.findByText('Offline: 1 change kept')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const publish = within(await dialog());
  expect(await publish.findByRole('alert')).toHaveTextContent('There is no connection.');
  reachable = true;
  await user.click(publish.getByRole('button', { name: 'Try again' }));
  expect(await publish.findByText('All checks passed.')).toBeVisible();
});

test('publishing says that somebody else changed the same thing, and leads there', async () => {
  const theirs = aPoll({ revision: 2, data: { ...emptyPoll(), title: { en: 'Timber' } } });
  fakeApi({
    ...reading(),
    [`PATCH ${inBrand}/documents/${pollId}`]: () => new Refusal(412, 'Stale', undefined, theirs),
  });
  const { user } = openPoll();
  await user.type(await title(), '!');
  await user.click(await screen.findByRole('button', { name: 'Decide later' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Someone else changed the same thing as you.');
  await user.click(within(alert).getByRole('link', { name: 'Compare in “Wood”' }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await user.click(await screen.findByRole('radio', { name: /^A colleague wrote/ }));
  await user.click(screen.getByRole('button', { name: 'Keep what is chosen' }));
  expect(await title()).toHaveValue('Timber');
});

test('the areas stand in groups, by what one comes for, each with its icon', async () => {
  fakeApi(reading());
  openPoll();
  const menu = within(await screen.findByRole('navigation', { name: 'Areas' }));
  const named = (group: string) =>
    within(menu.getByRole('list', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\d.*/, ''));
  expect(named('Show')).toEqual(['Scenes', 'Products', 'Videos', 'Video wall']);
  expect(named('Ask')).toEqual(['Voting', 'Polling', 'Surveys', 'Question vault', 'Answer option vault']);
  // Each has an icon, and no two the same.
  const icons = menu.getAllByRole('link').map((link) => link.querySelector('svg')?.dataset.icon);
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(15);
});

test('history and comments stand beside the form, which can be written in meanwhile', async () => {
  fakeApi({
    ...reading(),
    [`GET ${inBrand}/documents/${pollId}/revisions`]: () => pageOf(),
    [`GET ${inExperience}/comment-threads`]: () => pageOf(),
    [`PATCH ${inBrand}/documents/${pollId}`]: () => aPoll({ revision: 2 }),
  });
  const { user } = openPoll();
  await title();
  await user.click(screen.getByRole('button', { name: 'History' }));
  const history = await screen.findByRole('dialog', { name: 'History' });
  expect(history).not.toHaveAttribute('aria-modal');
  expect(document.querySelector('.ant-drawer-mask')).toBeNull();
  await user.type(await title(), '!');
  expect(await title()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Comments/ }));
  expect(await screen.findByRole('dialog', { name: 'Comments' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Comments' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Comments/ })).toHaveFocus();
  expect(history).toBeVisible();
});

test('a model that a colleague adds or replaces is there as the live stream tells of it', async () => {
  const object = { libraryObjectId: aModel()._id, name: 'Seat', position: [0, 0, 0], rotation: [0, 0, 0] };
  const scene = aPoll({
    area: 'scenes',
    data: { ...emptyScene(), objects: { seat: { ...object, order: 'a0', scale: [1, 1, 1] } } },
  });
  let models: LibraryObject[] = [];
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  const tell = (draft: number) => {
    const data = JSON.stringify({ runs: [], present: [], comments: 0, review: 0, draft });
    return writer.write(new TextEncoder().encode(`event: snapshot\nid: 0\ndata: ${data}\n\n`));
  };
  fakeApi({
    ...reading(),
    [`GET ${inBrand}/documents/${pollId}`]: () => scene,
    [`GET ${inBrand}/library`]: ({ query }) => pageOf(...(query.get('archived') === 'true' ? [] : models)),
    [`GET ${inExperience}/live`]: () =>
      new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } }),
  });
  const { user } = renderScreen(ExperienceFrame, {
    address: addresses.area(brandId, experienceId, 'scenes', pollId),
    path: '/manager/panel/brands/:brandId/experience/:experienceId',
    inside: <Scenes />,
  });
  await user.click(await screen.findByRole('tab', { name: 'Objects (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Seat' }));
  expect(await screen.findByText('Its model is no longer in the library')).toBeVisible();
  models = [aModel()];
  await tell(1);
  expect(await screen.findByText(/measures 1.60 × 0.45 × 0.40 m/)).toBeVisible();
  expect(screen.queryByText('Its model is no longer in the library')).not.toBeInTheDocument();
  models = [aModel({ sha256: 'b'.repeat(64), dimensionsMetres: [2, 0.45, 0.4] })];
  await tell(2);
  expect(await screen.findByText(/measures 2.00 × 0.45 × 0.40 m/)).toBeVisible();
});
