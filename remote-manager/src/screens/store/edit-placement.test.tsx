import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { EditPlacement } from './edit-placement';

const path = `/v1/brands/${brandId}`;
const spring = anExperience({
  poster: [
    {
      url: '/files/spring.webp',
      width: 320,
      height: 320,
      type: 'image/webp',
      bytes: 1000,
      sha256: 'a'.repeat(64),
    },
  ],
});
const autumn = anExperience({ id: 'autumn3456789abc', name: 'Autumn' });

test('a placement’s dialog has its code, its address and what it shows, which can be changed there', async () => {
  const placement = aPlacement({ experienceId: spring.id });
  const calls = fakeApi({
    [`GET ${path}/experiences`]: () => pageOf(spring, autumn),
    [`GET ${path}/experiences/${spring.id}`]: () => spring,
    [`PATCH ${path}/placements/${placement.id}`]: () => ({ ...placement, experienceId: autumn.id }),
  });
  const onClose = jest.fn();
  const { user } = renderScreen(
    () => <EditPlacement placement={placement} timeZone="Europe/Berlin" open onClose={onClose} />,
    { address: '/store', path: '/store' },
  );
  const form = within(await screen.findByRole('dialog', { name: 'Edit the placement' }));
  expect(await form.findByLabelText(/^QR code for .*showroom24$/)).toBeVisible();
  expect(form.getByLabelText('Address')).toHaveValue(`${window.location.origin}/${placement.id}`);
  const experience = form.getByRole('combobox', { name: /^Experience/ });
  const field = experience.closest('.ant-select');
  await waitFor(() => expect(field).toHaveTextContent('Spring collection'));
  expect(field?.querySelector('img')).toHaveAttribute('src', '/files/spring.webp');
  await user.click(experience);
  await user.click(await screen.findByTitle('Autumn'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // Nothing that was left as it was, so that it overwrites nobody's.
  expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({
    experienceId: autumn.id,
    was: { experienceId: spring.id },
  });
});
