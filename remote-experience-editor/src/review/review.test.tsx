import { screen, waitFor, within } from '@testing-library/react';
import type { PublishReview } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import ExperienceFrame from '../frame';

const experience = anExperience();
const inBrand = `/v1/brands/${brandId}`;
const inExperience = `${inBrand}/experiences/${experience.id}`;
const at = '2026-01-01T00:00:00.000Z';
const ada = { id: '01jtestperson0000000000000', name: 'Ada Example' };
const ben = { id: 'ben3456789abcdef', name: 'Ben Okafor' };
const hash = 'a'.repeat(64);

const aReview = (own: Partial<PublishReview> = {}): PublishReview => ({
  required: true,
  state: 'none',
  contentHash: hash,
  asked: null,
  decided: null,
  reviewers: [ada, ben],
  ...own,
});
const askedBy = (by: typeof ada, note = '') => ({
  state: 'requested' as const,
  asked: { by, at, note },
});

/** An experience whose brand wants reviews, as the API would tell of it. */
const reading = (review: () => unknown) => ({
  [`GET ${inBrand}`]: () => aBrand({ reviewBeforePublish: true, editorsMayPublish: true }),
  [`GET ${inExperience}`]: () => experience,
  [`GET ${inExperience}/certificate`]: () => ({ checks: [], checkedAt: at }),
  [`GET ${inExperience}/outline`]: () => ({ items: [] }),
  [`GET ${inExperience}/comment-threads`]: () => pageOf(),
  [`GET ${inExperience}/review`]: review,
});
/** The experience's live stream, and what it tells. */
function aStream() {
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  const headers = { 'content-type': 'text/event-stream' };
  return {
    live: { [`GET ${inExperience}/live`]: () => new Response(stream.readable, { headers }) },
    tell: (own: { draft?: number; review?: number }) => {
      const data = JSON.stringify({ runs: [], present: [], comments: 0, review: 2, draft: 1, ...own });
      return writer.write(new TextEncoder().encode(`event: snapshot\nid: 0\ndata: ${data}\n\n`));
    },
  };
}
const open = (who: { tenantRole?: 'member'; brands?: { brandId: string; role: 'analyst' }[] } = {}) =>
  renderScreen(ExperienceFrame, {
    address: addresses.area(brandId, experience.id, 'theme'),
    path: '/manager/panel/brands/:brandId/experience/:experienceId',
    inside: <p>Inside</p>,
    ...who,
  });
const bar = async () => within(await screen.findByRole('region', { name: experience.name }));
const press = async ({ user }: ReturnType<typeof open>, name: string) => {
  await user.click(await (await bar()).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('instead of publishing, a review is asked for, with a note and who can approve it', async () => {
  let review = aReview();
  const calls = fakeApi({
    ...reading(() => review),
    [`POST ${inExperience}/review/requests`]: ({ body }) => {
      review = aReview(askedBy(ada, (body as { note: string }).note));
      return review;
    },
  });
  const view = open();
  const dialog = await press(view, 'Ask for review');
  expect((await bar()).queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(await dialog.findByText('Can approve it: Ben Okafor')).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await view.user.type(dialog.getByRole('textbox', { name: 'Note' }), 'New chairs');
  await view.user.click(dialog.getByRole('button', { name: 'Ask for review' }));
  expect(await (await bar()).findByText('Waits for review')).toBeVisible();
  const [sent] = calls.filter(({ name }) => name === `POST ${inExperience}/review/requests`);
  expect(sent?.body).toEqual({ note: 'New chairs' });
  expect(view.toasts).toEqual([{ description: 'The review is asked for.' }]);

  const waiting = await press(view, 'Review');
  expect(waiting.getByText(/^It can be published when another person has approved it/)).toBeVisible();
  expect(waiting.getByText('New chairs')).toBeVisible();
  expect(waiting.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('another person approves the draft that is before them, and it can be published', async () => {
  let review = aReview(askedBy(ben));
  const calls = fakeApi({
    ...reading(() => review),
    [`POST ${inExperience}/review/decisions`]: () => {
      review = aReview({ ...askedBy(ben), state: 'approved', decided: { by: ada, at, note: '' } });
      return review;
    },
  });
  const view = open();
  const dialog = await press(view, 'Review');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled());
  await view.user.click(dialog.getByRole('button', { name: 'Approve' }));
  const [sent] = calls.filter(({ name }) => name === `POST ${inExperience}/review/decisions`);
  expect(sent?.body).toEqual({ decision: 'approve', contentHash: hash });
  const publish = await press(view, 'Publish');
  expect(await publish.findByText(/^Ada Example approved it on/)).toBeVisible();
  expect(await publish.findByText('All checks passed.')).toBeVisible();
  expect(publish.getByRole('button', { name: 'Publish' })).toBeEnabled();
});

test('an approval that is told of before its answer came opens no other window', async () => {
  let review = aReview(askedBy(ben));
  let answer: (review: PublishReview) => void = () => undefined;
  const { live, tell } = aStream();
  fakeApi({
    ...reading(() => review),
    ...live,
    [`POST ${inExperience}/review/decisions`]: () =>
      new Promise<PublishReview>((resolve) => {
        answer = resolve;
      }),
  });
  const view = open();
  const dialog = await press(view, 'Review');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled());
  await view.user.click(dialog.getByRole('button', { name: 'Approve' }));
  review = aReview({ ...askedBy(ben), state: 'approved', decided: { by: ada, at, note: '' } });
  await tell({ review: 3 });
  expect(await dialog.findByText(/^Ada Example approved it on/)).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Review before publishing');
  answer(review);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await press(view, 'Publish')).getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('a draft that is checked once more, since somebody saved, takes no button from under a finger', async () => {
  const { live, tell } = aStream();
  let certificate: unknown = { checks: [], checkedAt: at };
  const calls = fakeApi({
    ...reading(() => aReview(askedBy(ben))),
    ...live,
    [`GET ${inExperience}/certificate`]: () => certificate,
  });
  const checked = () => calls.filter(({ name }) => name === `GET ${inExperience}/certificate`).length;
  const dialog = await press(open(), 'Review');
  const approve = await dialog.findByRole('button', { name: 'Approve' });
  await waitFor(() => expect(approve).toBeEnabled());
  const before = checked();
  certificate = new Promise(() => undefined);
  await tell({ draft: 2 });
  await waitFor(() => expect(checked()).toBeGreaterThan(before));
  expect(approve).toBeEnabled();
  expect(dialog.getByText('All checks passed.')).toBeVisible();
});

test('what was looked at before is not approved in place of what is asked about now', async () => {
  let review: unknown = aReview(askedBy(ben));
  fakeApi(reading(() => review));
  const view = open();
  const first = await press(view, 'Review');
  await waitFor(() => expect(first.getByRole('button', { name: 'Approve' })).toBeEnabled());
  await view.user.click(first.getByRole('button', { name: 'Cancel' }));
  let answer: (review: PublishReview) => void = () => undefined;
  review = new Promise<PublishReview>((resolve) => {
    answer = resolve;
  });
  const again = await press(view, 'Review');
  expect(again.getByRole('button', { name: 'Approve' })).toBeDisabled();
  answer(aReview({ ...askedBy(ben), contentHash: 'b'.repeat(64) }));
  await waitFor(() => expect(again.getByRole('button', { name: 'Approve' })).toBeEnabled());
});

test('changes are asked for with words only', async () => {
  let review = aReview(askedBy(ben));
  fakeApi({
    ...reading(() => review),
    [`POST ${inExperience}/review/decisions`]: ({ body }) => {
      const { note } = body as { note: string };
      review = aReview({ ...askedBy(ben), state: 'changes-asked', decided: { by: ada, at, note } });
      return review;
    },
  });
  const view = open();
  const dialog = await press(view, 'Review');
  const refuse = await dialog.findByRole('button', { name: 'Ask for changes' });
  expect(refuse).toBeDisabled();
  await view.user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Warmer light');
  await waitFor(() => expect(refuse).toBeEnabled());
  await view.user.click(refuse);
  expect(await (await bar()).findByText('Changes asked for')).toBeVisible();
  expect(await (await press(view, 'Ask for review')).findByText('Warmer light')).toBeVisible();
});

test('a draft that was changed while it was looked at is looked at again', async () => {
  let review = aReview(askedBy(ben));
  const calls = fakeApi({
    ...reading(() => review),
    [`POST ${inExperience}/review/decisions`]: ({ body }) => {
      if ((body as { contentHash: string }).contentHash === hash) {
        review = aReview({ ...askedBy(ben), contentHash: 'b'.repeat(64) });
        return new Refusal(409, 'The draft was changed while you looked at it. Look again.');
      }
      review = aReview({ ...askedBy(ben), state: 'approved', decided: { by: ada, at, note: '' } });
      return review;
    },
  });
  const view = open();
  const dialog = await press(view, 'Review');
  const approve = await dialog.findByRole('button', { name: 'Approve' });
  await waitFor(() => expect(approve).toBeEnabled());
  await view.user.click(approve);
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  await waitFor(() => expect(approve).toBeEnabled());
  const askedAgain = () => calls.filter(({ name }) => name === `GET ${inExperience}/review`).length;
  await waitFor(() => expect(askedAgain()).toBeGreaterThan(1));
  await view.user.click(approve);
  expect(await (await bar()).findByText('Approved')).toBeVisible();
});

test('an approval that a colleague’s edit takes away goes from the screen as the live stream tells of the edit', async () => {
  let review = aReview({ ...askedBy(ben), state: 'approved', decided: { by: ada, at, note: '' } });
  const { live, tell } = aStream();
  const calls = fakeApi({
    ...reading(() => review),
    ...live,
  });
  open();
  expect(await (await bar()).findByText('Approved')).toBeVisible();
  await tell({ draft: 7 });
  const read = () => calls.filter(({ name }) => name === `GET ${inExperience}/review`).length;
  await waitFor(() => expect(read()).toBeGreaterThan(1));
  expect((await bar()).getByText('Approved')).toBeVisible();
  review = { ...review, state: 'stale' };
  await tell({ draft: 8 });
  expect(await (await bar()).findByText('Changed since approval')).toBeVisible();
  const before = read();
  await tell({ draft: 9 });
  await tell({ draft: 10 });
  expect(await (await bar()).findByRole('button', { name: 'Ask for review' })).toBeVisible();
  expect(read()).toBe(before);
});

test('an approval that an edit made stale is told, and a review is asked for again', async () => {
  const stale = aReview({ ...askedBy(ada), state: 'stale', decided: { by: ben, at, note: '' } });
  fakeApi(reading(() => stale));
  const view = open();
  expect(await (await bar()).findByText('Changed since approval')).toBeVisible();
  const dialog = await press(view, 'Ask for review');
  expect(dialog.getByText(/^The draft was changed after it was approved/)).toBeVisible();
});

test('where nobody else could approve it, it says so and leads to the brand', async () => {
  fakeApi(reading(() => aReview({ reviewers: [ada] })));
  const dialog = await press(open(), 'Ask for review');
  expect(await dialog.findByText(/^Nobody else may publish in this brand/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Go to the brand' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ask for review' })).toBeDisabled();
});

test('an analyst sees how far it is, and no button', async () => {
  fakeApi(reading(() => aReview(askedBy(ben))));
  open({ tenantRole: 'member', brands: [{ brandId, role: 'analyst' }] });
  expect(await (await bar()).findByText('Waits for review')).toBeVisible();
  expect((await bar()).queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});
