import { screen, waitFor, within } from '@testing-library/react';
import { addresses } from '@vitrine/shared/contract/addresses';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import Manifest from './index';

const versions = `/v1/brands/${brandId}/experiences/${anExperience().id}`;

const renderManifest = (own: Parameters<typeof anOpenExperience>[0] = {}) =>
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience(own)}>
        <Manifest />
      </ExperienceProvider>
    ),
    { address: addresses.area(brandId, anExperience().id, 'manifest'), path: '*' },
  );

test('unpublishing lies in a menu, and can be undone', async () => {
  const calls = fakeApi({
    [`GET ${versions}/versions`]: () => pageOf(),
    [`POST ${versions}/unpublish`]: () => anExperience({ status: 'unpublished' }),
    [`POST ${versions}/versions/3/restore`]: () => anExperience(),
  });
  const { user, toasts } = renderManifest();
  const main = within(await screen.findByRole('main'));
  expect(main.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Actions for Manifest' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.onAction();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]?.description).toBe('Version 3 is live again.');
  expect(calls.map(({ name }) => name)).toContain(`POST ${versions}/versions/3/restore`);
});

test('what is not published cannot be unpublished', async () => {
  fakeApi({ [`GET ${versions}/versions`]: () => pageOf() });
  renderManifest({ experience: anExperience({ status: 'unpublished' }) });
  await screen.findByText('Nothing was published yet');
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
});
