import { screen, waitFor } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useState } from 'react';
import { CreateExperience } from './create-experience';
import { EditExperience } from './edit-experience';

const experience = anExperience({ languages: ['en', 'de'] });
const created = `POST /v1/brands/${brandId}/experiences`;
const changed = `PATCH /v1/brands/${brandId}/experiences/${experience.id}`;
const template = {
  id: 'product-launch',
  name: { en: 'Product launch' },
  description: { en: 'One product, shown well.' },
  languages: ['en', 'de'],
  picture: 'data:image/png;base64,',
};

async function open(Screen: () => React.JSX.Element, answer: () => unknown = () => experience) {
  const calls = fakeApi({
    'GET /v1/tenant': () => ({ defaultLanguage: 'en', languages: ['en', 'gsw'] }),
    'GET /v1/templates': () => pageOf(template),
    [created]: answer,
    [changed]: answer,
  });
  const view = renderScreen(Screen, { address: '/brand', path: '/brand' });
  const languages = await screen.findByRole('combobox', { name: /^Languages/ });
  return {
    ...view,
    languages,
    /** Chooses it, or gives it up. */
    choose: async (name: string) => {
      await view.user.type(languages, name);
      await view.user.click(await screen.findByTitle(name));
    },
    sent: () => calls.filter(({ name }) => name === created || name === changed).map(({ body }) => body),
  };
}
const Edit = () => <EditExperience experience={experience} open onClose={() => {}} />;
const Create = () => <CreateExperience brandId={brandId} open onClose={() => {}} />;

function Again() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CreateExperience brandId={brandId} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

it('languages are chosen in an order, the tenant’s rare ones among them', async () => {
  const { choose, sent, user } = await open(Edit);
  await choose('Swiss German (gsw)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toMatchObject([{ languages: ['en', 'de', 'gsw'] }]));
});

it('without a language nothing is sent', async () => {
  const { languages, sent, user } = await open(Edit);
  await user.type(languages, '{Backspace}{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one language')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('what the API refuses is said at the field', async () => {
  const { choose, user } = await open(
    Edit,
    () => new Refusal(400, 'Invalid', [{ pointer: '/languages/1', message: 'Not a language tag' }]),
  );
  await choose('French (fr)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not a language tag')).toBeVisible();
});

it('an empty one begins with languages, a template brings its own', async () => {
  const { sent, choose, user } = await open(Create);
  await user.type(screen.getByLabelText(/^Name/), 'Spring');
  await choose('French (fr)');
  await user.click(await screen.findByRole('radio', { name: /Product launch/ }));
  expect(screen.queryByRole('combobox', { name: /^Languages/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create experience' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ name: 'Spring', template: 'product-launch' });
  expect(sent()[0]).not.toHaveProperty('languages');
});

it('begins empty again after it was given up', async () => {
  const { user } = await open(Again);
  await user.click(await screen.findByRole('radio', { name: /^Product launch/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('radio', { name: /^Empty/ })).toBeChecked();
});
