import { screen, waitFor, within } from '@testing-library/react';
import {
  emptyVideo,
  emptyVideoWall,
  type HungScreen,
  type VideoWallDocument,
} from '@vitrine/shared/contract';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { axe } from 'jest-axe';
import { aDocument, renderArea } from '../../testing/an-area';
import VideoWall from './index';

const aScreen = (own: Partial<HungScreen> = {}): HungScreen => ({
  id: 'screen23456789ab',
  placementId: 'showroom24',
  placementName: 'Hamburg · Entrance',
  documentId: 'document23456789',
  name: 'Upper left',
  row: 1,
  column: 1,
  pairedAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: '2026-11-01T12:00:00.000Z',
  isSilent: false,
  version: '3',
  widthPx: 1920,
  heightPx: 1080,
  driftMs: 4,
  roundTripMs: 12,
  ...own,
});

const video = aDocument('videos', { ...emptyVideo(), title: { en: 'Oak' } });

function openWall(
  own: Partial<VideoWallDocument> = {},
  screens: HungScreen[] = [],
  says?: Record<string, string>,
) {
  const open = aDocument('video-wall', { ...emptyVideoWall(), title: { en: 'Entrance' }, ...own });
  const inBrand = `/v1/brands/${brandId}`;
  return renderArea('video-wall', VideoWall, {
    open,
    documents: [video],
    ...(says && { says }),
    answers: {
      [`GET ${inBrand}/documents/${open.id}/wall-screens`]: () => ({ items: screens }),
      [`POST ${inBrand}/documents/${open.id}/wall-screens`]: ({ body }) => aScreen(body as object),
      [`POST ${inBrand}/wall-screens/${aScreen().id}/identify`]: () => undefined,
      [`GET ${inBrand}/wall-screens/${aScreen().id}/drifts`]: () => ({ items: [] }),
      [`GET ${inBrand}/placements`]: () => pageOf(),
    },
  });
}

test('the drawing says what each screen shows, and leads to how it hangs', async () => {
  const { user, calls, container } = openWall({ plays: 'tiles' });
  await user.click(await screen.findByRole('button', { name: 'Screen 2: nothing' }));
  expect(screen.getByRole('group', { name: 'Screen 2, row 1, column 2' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'How it hangs' }));
  await user.click(await screen.findByText('Quarter turn to the right'));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ data: { tiles: { '1-2': { rotation: 90 } } } }),
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('a wall that shows a video across all screens says so on each of them', async () => {
  openWall({ across: { kind: 'document', area: 'videos', documentId: video.id } });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Screen \d: Oak$/ })).toHaveLength(4));
});

test('devices are listed with how they are, and those that are silent are counted', async () => {
  openWall({}, [
    aScreen(),
    aScreen({ id: 'screen23456789ac', name: 'Door', isSilent: true, row: 9, driftMs: null }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Upper left.*Playing.*Screen 1.*4 ms off.*12 ms to the server and back/);
  expect(second).toHaveTextContent(/Door.*Silent.*has no place: the wall is smaller now/);
  expect(screen.getByText('1 screen is silent.')).toBeVisible();
});

test('a scanned code opens the dialog with it, and the first free place is offered', async () => {
  const { user, calls } = openWall({}, [aScreen()], { code: 'ABC234' });
  const dialog = await screen.findByRole('dialog', { name: 'Pair a screen' });
  await waitFor(() => expect(within(dialog).getByLabelText('Column')).toHaveValue('2'));
  expect(within(dialog).getByLabelText('Code on the screen')).toHaveValue('ABC234');
  await user.click(within(dialog).getByRole('button', { name: 'Pair' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST '))?.body).toMatchObject({
      code: 'ABC234',
      row: 1,
      column: 2,
    }),
  );
});

test('a device shows its number when staff ask for it', async () => {
  const { user, calls } = openWall({}, [aScreen()]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Upper left' }));
  await user.click(await screen.findByText('Show its number'));
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toContainEqual(expect.stringMatching(/\/identify$/)),
  );
});
