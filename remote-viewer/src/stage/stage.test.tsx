import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart } from '@vitrine/shared/contract';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { useAddress } from '../address/address';
import { HeldAddress } from '../address/held-address';
import type { StageProps } from '../areas/area';
import { areas } from '../areas/registry';
import { DisplaySettingContext } from '../display/use-display';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { shownExperience } from '../testing/shown-experience';
import { Stage } from './stage';

beforeAll(() => loadWords('en'));

const part = (area: string, documentId: string): ManifestPart => ({
  area,
  documentId,
  title: { en: documentId },
  hash: documentId,
  bytes: 1,
});
const experience = shownExperience([], {
  parts: [part('scenes', 'Room'), part('polling', 'Your oak'), part('polling', 'Your ash')],
});

const Covered = ({ covered }: StageProps) => <output aria-label="covered">{JSON.stringify(covered)}</output>;
beforeEach(() => {
  const { stage } = areas.scenes ?? {};
  if (stage) jest.replaceProperty(areas, 'scenes', { ...areas.scenes, stage: { ...stage, Stage: Covered } });
});
afterEach(() => jest.restoreAllMocks());

function AtPlace() {
  const { place } = useAddress();
  return place && <Stage experience={experience} live={null} place={place} />;
}
function show(mode: 'phone' | 'desk') {
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <DisplaySettingContext value={{ mode, isKiosk: false }}>
        <LanguageProvider languages={['en']}>
          <HeldAddress at={{ view: 'Room', open: null }}>
            <AtPlace />
          </HeldAddress>
        </LanguageProvider>
      </DisplaySettingContext>
    </TestHost>,
  );
  return userEvent.setup();
}
const opener = (name: string) => screen.getByRole('button', { name });
const covered = () => JSON.parse(screen.getByRole('status', { name: 'covered' }).textContent);

it('has a narrow panel as a dialog, with what is behind out of reach, until it is lowered or closed', async () => {
  const user = show('phone');
  await user.click(opener('Your oak'));
  const dialog = screen.getByRole('dialog', { name: 'Your oak' });
  const behind = screen.getByRole('heading', { level: 1, hidden: true }).parentElement;
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toHaveFocus();
  expect(behind).toHaveAttribute('inert');
  screen.getByRole('button', { name: 'Expand the panel' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(dialog).not.toHaveAttribute('aria-modal');
  expect(behind).not.toHaveAttribute('inert');
});

it('gives the focus back to what opened the panel, the last of several too', async () => {
  const user = show('desk');
  await user.click(opener('Your oak'));
  await user.click(opener('Your ash'));
  expect(screen.getByRole('dialog', { name: 'Your ash' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener('Your ash')).toHaveFocus();
});

it.each([
  ['phone', { left: 0, right: 0, bottom: 0.6 }],
  ['desk', { left: 0, right: 433.6 / 1_024, bottom: 0 }],
] as const)('tells what fills the page which part of it a panel lies over, on a %s', async (mode, over) => {
  const user = show(mode);
  expect(covered()).toEqual({ left: 0, right: 0, bottom: 0 });
  await user.click(opener('Your oak'));
  expect(covered()).toEqual(over);
});
