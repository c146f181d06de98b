import { screen, waitFor } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { PinVersion } from './pin-version';

const brandPath = `/v1/brands/${brandId}`;
const versions = `GET ${brandPath}/experiences/${anExperience().id}/versions`;
const written = `PATCH ${brandPath}/placements/showroom24`;
const placement = aPlacement({ experienceId: anExperience().id, pinnedVersion: 7 });
const aVersion = (version: number) => ({ version, note: '', publishedAt: '2026-01-01T00:00:00.000Z' });
const cut = (items: object[], nextCursor: string | null) => ({ ...pageOf(...items), nextCursor, total: 150 });
/** 150 of them, newest first, in two pages. */
const inPages = (cursor: string | null) =>
  cursor
    ? cut(
        Array.from({ length: 50 }, (_, index) => aVersion(50 - index)),
        null,
      )
    : cut(
        Array.from({ length: 100 }, (_, index) => aVersion(150 - index)),
        'more',
      );

function open(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({ [versions]: ({ query }) => inPages(query.get('cursor')), ...answers });
  const onClose = jest.fn();
  const view = renderScreen(() => <PinVersion placement={placement} open onClose={onClose} />, {
    address: '/store',
    path: '/store',
  });
  const sent = () => calls.filter(({ name }) => name === written).map(({ body }) => body);
  return { ...view, onClose, sent };
}
const save = () => screen.getByRole('button', { name: 'Save' });

test('a list that fails says so, can be asked for again, and nothing is saved meanwhile', async () => {
  let fails = true;
  const { user } = open({
    [versions]: ({ query }) =>
      fails ? new Refusal(400, 'The versions are resting') : inPages(query.get('cursor')),
  });
  expect(await screen.findByText('The versions are resting')).toBeVisible();
  expect(save()).toBeDisabled();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Version' })).toBeVisible();
  expect(save()).toBeEnabled();
});

test('every version can be chosen, the oldest too, and is sent with the one before', async () => {
  const { onClose, sent, user } = open({ [written]: () => aPlacement({ pinnedVersion: 1 }) });
  expect(save()).toBeDisabled();
  const choice = await screen.findByRole('combobox', { name: 'Version' });
  // Pinned at one that stands on the second page.
  expect(await screen.findByText(/^Version 7, /)).toBeVisible();
  await user.click(choice);
  await user.click(await screen.findByTitle(/^Version 149, /));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([{ pinnedVersion: 149, was: { pinnedVersion: 7 } }]);
});

test('what a colleague has pinned meanwhile is said, and replaced by saving once more', async () => {
  const theirs = { ...placement, pinnedVersion: 3 };
  const { onClose, sent, toasts, user } = open({
    [written]: ({ body }) =>
      (body as { was: { pinnedVersion: number } }).was.pinnedVersion === 3
        ? placement
        : new Refusal(409, 'Somebody else was faster', [], theirs, 'changed-meanwhile'),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Version' }));
  await user.click(await screen.findByTitle('Always the newest'));
  await user.click(save());
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    { pinnedVersion: null, was: { pinnedVersion: 7 } },
    { pinnedVersion: null, was: { pinnedVersion: 3 } },
  ]);
});
