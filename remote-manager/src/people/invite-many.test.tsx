import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vitrine/shared/ui';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { InviteMany } from './invite-many';

const refusal = {
  type: 'urn:vitrine:problem:invalid',
  title: 'Bad Request',
  status: 400,
  code: 'invalid',
  message: 'Ein Teil der Eingaben kann so nicht angenommen werden.',
  errors: [
    {
      pointer: '/text',
      message: 'This list names 1,200 people, and at most 500 can be invited at once. Split it.',
      sentence: { name: 'people.tooMany', values: { given: 1200, most: 500 } },
    },
  ],
};

const refuse = () => Promise.reject(new ApiError(refusal.message, 400, refusal));
let check: jest.Mock;
let invite: jest.Mock;
let onClose: jest.Mock;
beforeEach(() => {
  check = jest.fn(refuse);
  invite = jest.fn();
  onClose = jest.fn();
});
afterEach(() => jest.restoreAllMocks());
const Screen = () => (
  <InviteMany
    roles={['member', 'admin']}
    initialRole="member"
    check={check}
    invite={invite}
    home="https://vitrine.test/brand"
    onClose={onClose}
  />
);

test('says in German what is wrong with a list', async () => {
  const { user } = renderScreen(Screen, { address: '/people', path: '/people', language: 'de' });
  await user.type(await screen.findByRole('textbox', { name: /E-Mail-Adressen/ }), 'a@x.test');
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }));
  expect(await screen.findByText(/^Diese Liste nennt 1.200 Personen; höchstens 500 /)).toBeInTheDocument();
});

const chosen = (bytes: BlobPart, name: string) => new File([bytes], name);

test.each([
  [
    'a workbook',
    chosen('PK\x03\x04\x14\x06', 'people.xlsx'),
    'en',
    'This is not a text table. Save it as CSV (UTF-8)',
  ],
  [
    'a picture',
    chosen(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'people.png'),
    'de',
    'Das ist keine Tabelle als Text.',
  ],
  ['null bytes', chosen('a@x.test\0', 'people.csv'), 'ar', 'هذا ليس جدولًا نصيًا.'],
] as const)('%s is answered at once, by its name, and not sent', async (_, file, language, words) => {
  const { user } = renderScreen(Screen, { address: '/people', path: '/people', language });
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('No field for a file yet');
    return found;
  });
  field.accept = '';
  await user.upload(field, file);
  const alert = await screen.findByText(words, { exact: false });
  expect(alert.closest('[role=alert]')).toHaveTextContent(file.name);
  expect(check).not.toHaveBeenCalled();
});

test('a workbook that is too large is no text table first of all; a list that is too large names how many may be in it', async () => {
  const { user } = renderScreen(Screen, { address: '/people', path: '/people' });
  await screen.findByRole('textbox', { name: /Email addresses/ });
  const field = document.querySelector('input[type=file]') as HTMLInputElement;
  const large = (beginning: string) => chosen(beginning + ' '.repeat(600 * 1024), 'people.csv');
  await user.upload(field, large('PK\x03\x04'));
  expect(await screen.findByText(/^This is not a text table/)).toBeVisible();
  await user.upload(field, large('email'));
  expect(await screen.findByText(/^people\.csv is too large for a list of 500 people/)).toBeVisible();
  expect(check).not.toHaveBeenCalled();
});

test('what the API refuses of a file stands below its name', async () => {
  const { user } = renderScreen(Screen, { address: '/people', path: '/people', language: 'de' });
  const text = await screen.findByRole('textbox', { name: /E-Mail-Adressen/ });
  expect(text).toHaveAccessibleDescription(/höchstens 500/i);
  const field = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(field, chosen('email\na@x.test\n', 'leute.csv'));
  const alert = await screen.findByText(/^Diese Liste nennt 1.200 Personen/);
  expect(alert.closest('[role=alert]')).toHaveTextContent('leute.csv');
  expect(check).toHaveBeenCalledTimes(1);
});

test('of a list of 500 people the document holds at most 100 at a time, and all of them are invited', async () => {
  const emails = Array.from({ length: 500 }, (_, index) => `person-${index + 1}@vitrine.test`);
  const verdicts = ['refuse', 'skip', 'again', 'invite'];
  const rows = emails.map((email, index) => ({
    line: index + 1,
    email,
    role: 'member',
    verdict: verdicts[index % 4],
    reason: null,
  }));
  check = jest.fn(async () => ({ encoding: null, ignored: [], repeated: [], rows }));
  invite = jest.fn(async (people: { email: string }[]) => ({
    people: people.map(({ email }) => ({ email, mailed: false })),
    links: Object.fromEntries(people.map(({ email }) => [email, `https://vitrine.test/${email}`])),
  }));
  const { user } = renderScreen(Screen, { address: '/people', path: '/people' });
  await user.type(await screen.findByRole('textbox', { name: /Email addresses/ }), 'many');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('person-1@vitrine.test')).toBeVisible();
  const held = () => screen.getAllByText(/^person-\d+@vitrine\.test$/);
  expect(held()).toHaveLength(100);
  const pages = within(screen.getAllByRole('navigation')[0] as HTMLElement);
  expect(pages.getByRole('status')).toHaveTextContent('1–25 of 125');
  for (let page = 2; page <= 5; page++) await user.click(pages.getByRole('button', { name: 'Next' }));
  expect(pages.getByRole('status')).toHaveTextContent('101–125 of 125');
  expect(screen.getByText('person-497@vitrine.test')).toBeVisible();
  expect(held()).toHaveLength(100);

  await user.click(screen.getByRole('button', { name: /^Invite 250/ }));
  const links = await screen.findByRole('list', { name: 'Invitation links' });
  expect(within(links).getAllByRole('listitem')).toHaveLength(25);
  expect(held()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('person-3@vitrine.test')).toBeVisible();
  expect(invite.mock.calls[0][0]).toHaveLength(250);
});

/** Chooses a list of two and sends it. @returns what lies around the dialog, too. */
async function inviteTwo(mailed: [boolean, boolean]) {
  const emails = ['one@vitrine.test', 'two@vitrine.test'];
  const rows = emails.map((email, line) => ({
    line,
    email,
    role: 'member',
    verdict: 'invite',
    reason: null,
  }));
  check = jest.fn(async () => ({ encoding: null, ignored: [], repeated: [], rows }));
  let arrive: () => void = () => undefined;
  invite = jest.fn(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return {
      people: emails.map((email, index) => ({ email, mailed: mailed[index] })),
      links: Object.fromEntries(emails.map((email) => [email, `https://vitrine.test/${email}`])),
    };
  });
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = renderScreen(Screen, { address: '/people', path: '/people' });
  await user.type(await screen.findByRole('textbox', { name: /Email addresses/ }), 'list');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await user.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
  const dismiss = async () => {
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('dialog').closest('.ant-modal-wrap') ?? document.body);
  };
  return { arrive: () => arrive(), ask, dismiss, user };
}

test('links that no mail brings stay, while they come and when they are there, until they are kept', async () => {
  const { arrive, ask, dismiss, user } = await inviteTwo([true, false]);
  await dismiss();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change the list' })).toBeDisabled();
  arrive();
  expect(await screen.findByRole('list', { name: 'Invitation links' })).toBeVisible();
  await dismiss();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('who has no link to pass on is listed by the reason, and told nothing of links', async () => {
  const emails = ['colleague@vitrine.test', 'boss@vitrine.test'];
  check = jest.fn(async () => ({
    encoding: null,
    ignored: [],
    repeated: [],
    rows: emails.map((email, line) => ({ line, email, role: 'member', verdict: 'invite', reason: null })),
  }));
  invite = jest.fn(async () => ({
    people: [
      { email: emails[0], verdict: 'invite', noLink: 'has-account', mailed: false },
      { email: emails[1], verdict: 'invite', noLink: 'unchanged', mailed: true },
    ],
    links: {},
  }));
  const { user } = renderScreen(Screen, { address: '/people', path: '/people' });
  await user.type(await screen.findByRole('textbox', { name: /Email addresses/ }), 'list');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await user.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
  const have = await screen.findByRole('list', { name: 'Already have an account' });
  expect(have).toHaveTextContent('colleague@vitrine.test');
  expect(have).not.toHaveTextContent('boss@vitrine.test');
  expect(screen.getByText(/have access now\. No email could be sent/)).toBeVisible();
  expect(screen.getByLabelText('Address of the brand')).toHaveValue('https://vitrine.test/brand');
  expect(screen.getByRole('list', { name: /stays as it is/ })).toHaveTextContent('boss@vitrine.test');
  expect(screen.queryByText(/their own link|Pass these links on/)).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('links that were mailed to everybody hold nobody up', async () => {
  const { arrive, ask, user } = await inviteTwo([true, true]);
  arrive();
  expect(await screen.findByRole('list', { name: 'Invitation links' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
});

test('a list that was entered is not lost to a key unasked', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = renderScreen(Screen, { address: '/people', path: '/people' });
  await user.type(await screen.findByRole('textbox', { name: /Email addresses/ }), 'a@x.test');
  await user.keyboard('{Escape}');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
});
