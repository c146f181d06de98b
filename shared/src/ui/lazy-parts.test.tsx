import { screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { shellOutdated } from '../browser/shell-outdated';
import { FormDialog, FormField, Select, TextField } from './index';
import { renderScreen } from './testing/render-screen';

/** What comes of a file of the shell, here that of the selection lists. */
let mockReachable: boolean;
jest.mock('./form/select', () => {
  const failure = { name: 'ChunkLoadError', request: 'https://shell.example/assets/select.js' };
  if (!mockReachable) throw Object.assign(new Error('Loading chunk select failed.'), failure);
  return jest.requireActual('./form/select');
});
/** What its server says of it. */
let answer: () => Promise<Response>;
beforeEach(() => {
  mockReachable = false;
  shellOutdated.set(false);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
});
afterEach(() => jest.restoreAllMocks());

const colours = [{ value: 'red', label: 'Red' }];

function Screen() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [more, setMore] = useState(false);
  return (
    <FormDialog
      open
      title="A new brand"
      submitLabel="Create"
      schema={z.object({ name: z.string() })}
      initial={{ name: '' }}
      onClose={() => {}}
      onSubmit={async () => {}}
    >
      <FormField name="name" label="Name">
        <TextField />
      </FormField>
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
      {more && <Select label="Colour" options={colours} value={chosen} onChange={setChosen} />}
    </FormDialog>
  );
}

/** Types a name, and then asks for what needs the file. */
async function typedAndMore() {
  const { user } = renderScreen(Screen, { address: '/manager', path: '/manager' });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Halden');
  await user.click(screen.getByText('More'));
  return { user, notice: await screen.findByRole('alert') };
}
const name = () => screen.getByRole('textbox', { name: /^Name/ });

it('names a part that a newer shell has taken away and says what to do, and what was typed stays', async () => {
  answer = async () => new Response('', { status: 404 });
  const { notice } = await typedAndMore();
  expect(notice).toHaveTextContent(/“Colour” could not be loaded\. A new version is out\. Save/);
  expect(notice).not.toHaveTextContent(/connection/);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(name()).toHaveValue('Halden');
  expect(shellOutdated.get()).toBe(true);
});

it('asks for it again where the connection is to blame, and what was typed stays', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { notice, user } = await typedAndMore();
  expect(notice).toHaveTextContent(/“Colour” could not be loaded\. .*Check the connection/);
  expect(shellOutdated.get()).toBe(false);
  mockReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Colour' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(name()).toHaveValue('Halden');
});
