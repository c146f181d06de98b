import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { DialogHost } from '../parts/dialog-host';
import { ExperienceMenu } from './experience-menu';

const placements = `GET /v1/brands/${brandId}/placements`;
const seen = anExperience({ status: 'published', publishedVersion: 3 });
const archive = `POST /v1/brands/${brandId}/experiences/${seen.id}/archive`;

async function choosesArchive(experience: typeof seen, answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    [archive]: () => ({ ...experience, archivedAt: experience.updatedAt }),
    ...answers,
  });
  const menu = () => (
    <DialogHost>
      <ExperienceMenu experience={experience} />
    </DialogHost>
  );
  const { user } = renderScreen(menu, { address: '/', path: '/' });
  await user.click(screen.getByRole('button', { name: `Actions for ${experience.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const archived = () => calls.filter(({ name }) => name === archive).length;
  return { archived, calls, user };
}
const asked = () => screen.findByRole('dialog', { name: `Archive “${seen.name}”?` });

test('what visitors see says where they will miss it, and is archived after that', async () => {
  const places = [
    aPlacement({ id: 'w2ndw2ndw2', name: 'Window', storeName: 'Bergen', state: 'active' }),
    aPlacement({ id: 'w3rdw3rdw3', name: 'Kiosk', storeName: 'Oslo', state: 'scheduled' }),
  ];
  const { archived, calls, user } = await choosesArchive(seen, {
    [placements]: () => ({ ...pageOf(...places), total: 12 }),
  });
  const dialog = within(await asked());
  expect(await dialog.findByText('It is placed at 12 placements:')).toBeVisible();
  expect(calls.find(({ name }) => name === placements)?.query.get('experienceId')).toBe(seen.id);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Window · BergenActive',
    'Kiosk · OsloScheduled',
    'And 10 more.',
  ]);
  expect((await axe(await asked())).violations).toEqual([]);
  expect(archived()).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(archived()).toBe(1));
});

test('what is placed nowhere says so; where that cannot be told, it can be asked again or archived all the same', async () => {
  const { archived, user } = await choosesArchive(seen, {
    [placements]: () => new Refusal(500, 'Something went wrong'),
  });
  const dialog = within(await asked());
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  fakeApi({ [placements]: () => pageOf(), [archive]: () => seen });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('No placement shows it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(archived()).toBe(0);
});

test('a draft that no visitor has seen is archived at once', async () => {
  const { archived } = await choosesArchive(anExperience({ publishedVersion: null, status: 'draft' }), {});
  await waitFor(() => expect(archived()).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
