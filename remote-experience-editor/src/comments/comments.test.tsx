import { screen, waitFor, within } from '@testing-library/react';
import type { Comment, CommentThread } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import ExperienceFrame from '../frame';

const experienceId = anExperience().id;
const inBrand = `/v1/brands/${brandId}`;
const inExperience = `${inBrand}/experiences/${experienceId}`;
const threadsPath = `${inExperience}/comment-threads`;
const pollId = 'poll23456789abcd';
const at = '2026-01-01T00:00:00.000Z';
const ada = { id: '01jtestperson0000000000000', name: 'Ada Example' };
const ben = { id: 'ben3456789abcdef', name: 'Ben Okafor' };

const aComment = (own: Partial<Comment> = {}): Comment => ({
  id: 'comment3456789ab',
  text: 'Is oak in stock?',
  by: ben,
  createdAt: at,
  editedAt: null,
  deletedAt: null,
  ...own,
});
const aThread = (own: Partial<CommentThread> = {}): CommentThread => ({
  id: 'thread23456789ab',
  experienceId,
  area: 'polling',
  document: { id: pollId, title: { en: 'Wood' }, baseLanguage: 'en', archivedAt: null },
  createdAt: at,
  resolved: null,
  comments: [aComment()],
  ...own,
});

/** An experience with these open threads, as the API would tell of it. */
const reading = (threads: (call: { query: URLSearchParams }) => unknown) => ({
  [`GET ${inBrand}`]: () => aBrand(),
  [`GET ${inExperience}`]: () => anExperience(),
  [`GET ${inExperience}/certificate`]: () => ({ checks: [], checkedAt: at }),
  [`GET ${inExperience}/outline`]: () => ({
    items: [{ id: pollId, area: 'polling', revision: 1, title: { en: 'Wood' }, baseLanguage: 'en' }],
  }),
  [`GET ${threadsPath}`]: threads,
});
const open = (documentId: string | null = pollId) =>
  renderScreen(ExperienceFrame, {
    address: addresses.area(brandId, experienceId, 'polling', documentId),
    path: '/manager/panel/brands/:brandId/experience/:experienceId',
    inside: <p>Inside</p>,
  });
const drawer = () => screen.findByRole('dialog', { name: 'Comments' });
const openDrawer = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: /^Comments/ }));
  return within(await drawer());
};
const field = (within: Awaited<ReturnType<typeof openDrawer>>) =>
  within.getByRole('textbox', { name: 'Write a comment' });

afterEach(() => window.sessionStorage.clear());

test('the bar counts open threads, the side menu those of each area', async () => {
  const threads = [aThread(), aThread({ id: 'other23456789abc', area: null, document: null })];
  fakeApi(reading(() => pageOf(...threads)));
  open();
  expect(await screen.findByRole('button', { name: 'Comments: 2 open threads' })).toBeVisible();
  const polling = screen.getByRole('link', { name: /^Polling/ });
  expect(polling).toHaveTextContent('1 open thread of comments');
  expect(screen.getByRole('link', { name: /^Theme/ })).not.toHaveTextContent('comments');
});

test('what is about the open document stands first; the rest leads to where it is', async () => {
  const elsewhere = aThread({ id: 'other23456789abc', area: 'theme', document: null });
  const gone = aThread({
    id: 'gone23456789abcd',
    document: { id: 'gone23456789abcd', title: { en: 'Old poll' }, baseLanguage: 'en', archivedAt: at },
  });
  fakeApi(reading(() => pageOf(elsewhere, gone, aThread())));
  const view = open();
  const panel = await openDrawer(view);
  const headings = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['On “Wood”', 'Elsewhere in this experience']);
  expect(panel.getByText('Polling · Old poll (archived)')).toBeVisible();
  expect((await axe(await drawer())).violations).toEqual([]);
  await view.user.click(panel.getByRole('link', { name: 'Theme' }));
  // It stands beside what it leads to.
  expect(screen.getByRole('dialog', { name: 'Comments' })).toBeVisible();
});

test('a comment is sent from the keyboard, about the open document, and stands there', async () => {
  const threads: CommentThread[] = [];
  const calls = fakeApi({
    ...reading(() => pageOf(...threads)),
    [`POST ${threadsPath}`]: ({ body }) => {
      const made = aThread({ comments: [aComment({ by: ada, text: (body as { text: string }).text })] });
      threads.push(made);
      return made;
    },
  });
  const view = open();
  const panel = await openDrawer(view);
  expect(await panel.findByText('No open comments')).toBeVisible();
  expect(field(panel)).toHaveFocus();
  await view.user.keyboard('Is oak in stock?');
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await panel.findByText('Is oak in stock?', { selector: 'p' })).toBeVisible();
  expect(field(panel)).toHaveValue('');
  const [sent] = calls.filter(({ name }) => name === `POST ${threadsPath}`);
  expect(sent?.body).toEqual({ area: 'polling', documentId: pollId, text: 'Is oak in stock?' });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

test('nothing that only looks like a text can be sent', async () => {
  const calls = fakeApi(reading(() => pageOf()));
  const view = open();
  const panel = await openDrawer(view);
  await view.user.click(field(panel));
  await view.user.paste(' \u200b\n');
  expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  expect(calls.filter(({ name }) => name.startsWith('POST') && name.endsWith('threads'))).toEqual([]);
  await view.user.clear(field(panel));
});

test('what could not be sent stays, also when the drawer is closed, and goes out under the same key', async () => {
  let reachable = false;
  const threads: CommentThread[] = [];
  const calls = fakeApi({
    ...reading(() => pageOf(...threads)),
    [`POST ${threadsPath}`]: () => {
      if (!reachable) throw new TypeError('Failed to fetch');
      threads.push(aThread());
      return aThread();
    },
  });
  const view = open();
  const panel = await openDrawer(view);
  await view.user.type(field(panel), 'Kept');
  await view.user.click(panel.getByRole('button', { name: 'Send' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(
    'Not sent: The server did not answer. What you wrote is kept here.',
  );
  expect(field(panel)).toHaveValue('Kept');
  reachable = true;
  await view.user.click(panel.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field(panel)).toHaveValue(''));
  const keys = calls
    .filter(({ name }) => name === `POST ${threadsPath}`)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);

  await view.user.type(field(panel), 'Half a thou');
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Comments/ })).toHaveFocus());
  const again = await openDrawer(view);
  expect(field(again)).toHaveValue('Half a thou');
  await view.user.clear(field(again));
});

test('an answer that could not be sent goes out under the same key after the drawer was closed, and after another one', async () => {
  let reachable = false;
  const threads = [aThread(), aThread({ id: 'other23456789abc' })];
  const answerTo = (id: string) => `POST ${inBrand}/comment-threads/${id}/comments`;
  const calls = fakeApi({
    ...reading(() => pageOf(...threads)),
    [answerTo('thread23456789ab')]: () => {
      if (!reachable) throw new TypeError('Failed to fetch');
      return aThread();
    },
    [answerTo('other23456789abc')]: () => threads[1],
  });
  const view = open();
  const write = async (panel: Awaited<ReturnType<typeof openDrawer>>, index: number, text: string) => {
    await view.user.click((await panel.findAllByRole('button', { name: 'Reply' }))[index] as HTMLElement);
    const answer = panel.getByRole('textbox', { name: 'Reply' });
    if (text) await view.user.type(answer, text);
    await view.user.keyboard('{Control>}{Enter}{/Control}');
  };
  const panel = await openDrawer(view);
  await write(panel, 0, 'Yes');
  expect(await panel.findByRole('alert')).toHaveTextContent(/^Not sent/);
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openDrawer(view);
  await write(again, 1, 'No');
  await waitFor(() => expect(again.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument());
  reachable = true;
  await write(again, 0, '');
  await waitFor(() => expect(again.queryByRole('textbox', { name: 'Reply' })).not.toBeInTheDocument());
  const sent = calls.filter(({ name }) => name === answerTo('thread23456789ab'));
  for (const { body } of sent) expect(body).toEqual({ text: 'Yes' });
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a list that could not be had says so and is asked for again', async () => {
  let broken = true;
  fakeApi(reading(() => (broken ? new Refusal(400, 'Not today') : pageOf(aThread()))));
  const view = open();
  const panel = await openDrawer(view);
  expect(await panel.findByRole('alert')).toHaveTextContent('Not today');
  broken = false;
  await view.user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Is oak in stock?')).toBeVisible();
});

test('only one’s own comment can be changed and deleted; a deleted one is named where it stood', async () => {
  const own = aComment({ id: 'own23456789abcde', by: ada, text: 'Yes, it si' });
  const deleted = aComment({ text: '', deletedAt: at });
  let thread = aThread({ comments: [deleted, own] });
  fakeApi({
    ...reading(() => pageOf(thread)),
    [`PATCH ${inBrand}/comments/${own.id}`]: ({ body }) => {
      thread = { ...thread, comments: [deleted, { ...own, ...(body as object), editedAt: at }] };
      return thread;
    },
  });
  const view = open();
  const panel = await openDrawer(view);
  expect(panel.getByText('Ben Okafor deleted the first comment of this thread.')).toBeVisible();
  const menus = panel.getAllByRole('button', { name: 'Actions for your comment' });
  expect(menus).toHaveLength(1);
  await view.user.click(menus[0] as HTMLElement);
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const edit = panel.getByRole('textbox', { name: 'Edit' });
  await view.user.clear(edit);
  await view.user.type(edit, 'Yes, it is');
  await view.user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('Yes, it is')).toBeVisible();
  expect(panel.getByText('edited')).toBeVisible();
});

test('a resolved thread leaves the list, is found behind the switch, and can be opened again', async () => {
  let resolved = false;
  const thread = () => aThread(resolved ? { resolved: { at, by: 'Ada Example' } } : {});
  fakeApi({
    ...reading(({ query }) => {
      const wanted = query.get('resolved') === 'true';
      return wanted === resolved ? pageOf(thread()) : pageOf();
    }),
    [`POST ${inBrand}/comment-threads/${thread().id}/resolve`]: () => {
      resolved = true;
      return thread();
    },
    [`POST ${inBrand}/comment-threads/${thread().id}/reopen`]: () => {
      resolved = false;
      return thread();
    },
  });
  const view = open();
  const panel = await openDrawer(view);
  await view.user.click(panel.getByRole('button', { name: 'Resolve' }));
  expect(await panel.findByText('No open comments')).toBeVisible();
  await view.user.click(panel.getByRole('switch', { name: 'Show resolved' }));
  expect(await panel.findByText(/^Resolved by Ada Example/)).toBeVisible();
  await view.user.click(panel.getByRole('button', { name: 'Reopen' }));
  expect(await panel.findByText('Nothing is resolved yet.')).toBeVisible();
  expect(panel.getByText('Is oak in stock?')).toBeVisible();
});
