import { screen } from '@testing-library/react';
import type { TokenArea, TokenLot } from '@vitrine/shared/contract';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { type ExperienceContextValue, ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { TokensSection } from '../tokens-section';

export const lotsPath = `/v1/brands/${brandId}/experiences/${anExperience().id}/token-lots`;
export const placementsPath = `/v1/brands/${brandId}/placements`;
const documentId = 'vote456789abcdef';

/** A lot of which some cards are out, some used. */
export const aLot = (own: Partial<TokenLot> = {}): TokenLot => ({
  ...{ id: 'gala3456789abcde', area: 'voting', documentId },
  ...{ placementId: 'showroom24', placementName: 'Showroom · Window', name: 'Gala', size: 200 },
  counts: { issued: 180, redeemed: 5, used: 12, revoked: 3 },
  ...{ createdBy: 'Ada Example', createdAt: '2026-11-28T10:00:00.000Z' },
  ...own,
});

interface ShownTokensProps {
  area: TokenArea;
  experience?: Partial<ExperienceContextValue>;
}

/** The section as a form shows it. */
export function ShownTokens({ area, experience = {} }: ShownTokensProps) {
  return (
    <ExperienceProvider value={anOpenExperience(experience)}>
      <TokensSection {...{ area, documentId }} title={{ en: 'Which fabric?', de: 'Welcher Stoff?' }} />
    </ExperienceProvider>
  );
}

interface ShowTokensOptions extends Pick<Parameters<typeof renderScreen>[1], 'tenantRole' | 'brands'> {
  area?: TokenArea;
  answers?: Parameters<typeof fakeApi>[0];
  experience?: Partial<ExperienceContextValue>;
}

/** The section over an API that has one lot and one placement, where nothing else is said. */
export function showTokens({
  area = 'voting',
  answers = {},
  experience = {},
  ...who
}: ShowTokensOptions = {}) {
  const calls = fakeApi({
    [`GET ${lotsPath}`]: () => pageOf(aLot()),
    [`GET ${placementsPath}`]: () => pageOf(aPlacement()),
    ...answers,
  });
  const view = renderScreen(() => <ShownTokens area={area} experience={experience} />, {
    address: '/',
    path: '/',
    ...who,
  });
  return {
    ...view,
    /** What was sent, in order. */
    sent: () => calls.filter(({ name }) => name.startsWith('POST')),
    calls,
    /** Opens the menu of the lot and chooses there. */
    async choose(action: string) {
      await view.user.click(await screen.findByRole('button', { name: 'Actions for Gala' }));
      await view.user.click(await screen.findByRole('menuitem', { name: action }));
    },
  };
}
