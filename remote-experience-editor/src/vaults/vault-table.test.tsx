import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TenantRole } from '@vitrine/shared/contract';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from '../testing/an-open-experience';
import { VaultTable } from './vault-table';

const Screen = () => (
  <ExperienceProvider value={anOpenExperience()}>
    <VaultTable area="question-vault" moreFormats={[{ key: 'gift', label: 'GIFT' }]} />
  </ExperienceProvider>
);
const open = (address: string, tenantRole: TenantRole = 'owner') =>
  renderScreen(Screen, { address, path: '/questions', tenantRole, brands: [{ brandId, role: 'editor' }] });
const exporting = () => screen.findByRole('button', { name: 'Export' });

describe('the table of a vault', () => {
  it.each([
    ['brand', 'area=question-vault&format=gift&owner=brand'],
    ['tenant', 'area=question-vault&format=gift&owner=tenant'],
  ])('is that of the vault on view: the %s’s names no experience', async (scope, query) => {
    const calls = fakeApi({});
    open(`/questions?scope=${scope}`);
    await userEvent.click(await exporting());
    await userEvent.click(await screen.findByRole('menuitem', { name: /GIFT/ }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name.endsWith('/export')).map((call) => `${call.query}`)).toEqual([
        query,
      ]),
    );
  });

  it('of all brands is imported by those who speak for the tenant alone', async () => {
    open('/questions?scope=tenant', 'admin');
    expect(await screen.findByRole('button', { name: 'Import' })).toBeInTheDocument();
    cleanup();
    open('/questions?scope=tenant', 'member');
    await exporting();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });
});
