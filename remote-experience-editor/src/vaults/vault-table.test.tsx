import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from '../testing/an-open-experience';
import { VaultTable } from './vault-table';

const Screen = () => (
  <ExperienceProvider value={anOpenExperience()}>
    <VaultTable area="question-vault" />
    <p>Beside it</p>
  </ExperienceProvider>
);
const open = (address: string) => renderScreen(Screen, { address, path: '/questions' });
const exporting = () => screen.findByRole('button', { name: 'Export' });

describe('the table of a vault', () => {
  it('is that of the vault on view: the brand’s names no experience', async () => {
    const calls = fakeApi({});
    open('/questions?scope=brand');
    await userEvent.click(await exporting());
    await userEvent.click(await screen.findByRole('menuitem', { name: /GIFT/ }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name.endsWith('/export')).map(({ query }) => `${query}`)).toEqual([
        'area=question-vault&format=gift',
      ]),
    );
  });

  it('of all brands is none', async () => {
    open('/questions?scope=tenant');
    await screen.findByText('Beside it');
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});
