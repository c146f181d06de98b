import { screen, waitFor } from '@testing-library/react';
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
beforeEach(() => {
  check = jest.fn(refuse);
});
const Screen = () => (
  <InviteMany
    roles={['member', 'admin']}
    initialRole="member"
    check={check}
    invite={jest.fn()}
    onClose={jest.fn()}
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
