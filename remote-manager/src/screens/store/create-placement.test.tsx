import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, brandId, storeId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useState } from 'react';
import { CreatePlacement } from './create-placement';

const path = `/v1/brands/${brandId}`;

function Creating() {
  const [open, setOpen] = useState(true);
  return (
    <CreatePlacement
      brandId={brandId}
      storeId={storeId}
      timeZone="Europe/Berlin"
      open={open}
      onClose={() => setOpen(false)}
    />
  );
}

test('a placement begins with the brand’s only experience, and shows its code once it is made', async () => {
  const calls = fakeApi({
    [`GET ${path}/experiences`]: () => pageOf(anExperience()),
    [`POST ${path}/stores/${storeId}/placements`]: () => aPlacement({ experienceId: anExperience().id }),
  });
  const { user } = renderScreen(Creating, { address: '/store', path: '/store' });
  const form = await screen.findByRole('dialog', { name: 'Create a placement' });
  expect(await within(form).findByText('Spring collection')).toBeVisible();
  await user.click(within(form).getByLabelText(/^Name/));
  await user.paste('Window');
  await user.click(within(form).getByRole('button', { name: 'Create placement' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
      name: 'Window',
      experienceId: anExperience().id,
    }),
  );
  const code = await screen.findByRole('dialog', { name: 'Window' });
  expect(within(code).getByLabelText(/^QR code for .*showroom24$/)).toBeInTheDocument();
});
