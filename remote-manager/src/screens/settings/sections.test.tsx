import { screen } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import Settings from '.';

const open = (tab: string) => {
  fakeApi({ 'GET /v1/brands': () => pageOf() });
  renderScreen(Settings, { address: `/settings?tab=${tab}`, path: '/settings' });
};

it('a section that does not exist opens the first', async () => {
  open('colours');
  expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
  expect(screen.queryByText('Your role does not include this')).not.toBeInTheDocument();
});
