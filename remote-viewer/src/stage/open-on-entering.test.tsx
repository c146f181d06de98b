import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart, PublicRun, PublicSnapshot } from '@vitrine/shared/contract';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { useAddress } from '../address/address';
import { HeldAddress } from '../address/held-address';
import { opened, type Place } from '../address/place';
import { areas } from '../areas/registry';
import { DisplaySettingContext } from '../display/use-display';
import type { Experience } from '../experience/experience';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { shownExperience } from '../testing/shown-experience';
import { beginVisit } from '../visits/record-event';
import { Stage } from './stage';

const NoScene = () => null;
beforeAll(() => loadWords('en'));
beforeEach(() => {
  beginVisit();
  const { stage } = areas.scenes ?? {};
  if (stage) jest.replaceProperty(areas, 'scenes', { ...areas.scenes, stage: { ...stage, Stage: NoScene } });
});
afterEach(() => jest.restoreAllMocks());

const part = (area: string, documentId: string): ManifestPart => ({
  area,
  documentId,
  title: { en: documentId },
  hash: documentId,
  bytes: 1,
});
const experience = shownExperience([], {
  parts: [
    part('scenes', 'Hall'),
    part('scenes', 'Attic'),
    part('polling', 'Your oak'),
    part('polling', 'Your ash'),
  ],
  opensIn: { Hall: [{ documentId: 'Your oak' }, { documentId: 'Your ash' }] },
});
const snapshot = (...own: Partial<PublicRun>[]) =>
  ({
    runs: own.map((run) => ({
      ...{ round: 1, state: 'open', respondents: null, tallies: null, answered: {}, sequence: 1 },
      ...run,
    })),
  }) as PublicSnapshot;
const both = snapshot({ documentId: 'Your oak' }, { documentId: 'Your ash' });
const answered = { wood: ['oak'] };

interface Entered {
  live?: PublicSnapshot | null;
  open?: Place['open'];
  shown?: Experience;
}

function AtPlace({ live = both, shown = experience }: Entered) {
  const { place } = useAddress();
  return place && <Stage experience={shown} live={live} place={place} />;
}
const within = (at: Place, entered: Entered) => (
  <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
    <DisplaySettingContext value={{ mode: 'desk', isKiosk: false }}>
      <LanguageProvider languages={['en']}>
        <HeldAddress at={at}>
          <AtPlace {...entered} />
        </HeldAddress>
      </LanguageProvider>
    </DisplaySettingContext>
  </TestHost>
);

/** Comes into the hall; returns once whatever opens by itself would have. */
async function enterHall(entered: Entered = {}) {
  const at = { view: 'Hall', open: entered.open ?? null };
  const { rerender, unmount } = render(within(at, entered));
  await screen.findByRole('navigation');
  await import('./open-on-entering');
  await screen.findByRole('heading', { level: 1 });
  return {
    unmount,
    user: userEvent.setup(),
    becomes: (live: PublicSnapshot) => rerender(within(at, { ...entered, live })),
  };
}
const poll = (name: string) => screen.findByRole('dialog', { name });
const nothingIsOpen = async () => {
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
};

it('opens a poll with the focus in it, which goes to its button in the dock once it is closed', async () => {
  const { user } = await enterHall();
  expect(await poll('Your oak')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Your oak' })).toHaveFocus();
});

it('opens each once in a visit, and nothing in another scene', async () => {
  const { user } = await enterHall();
  const go = async (scene: string) => user.click(screen.getByRole('button', { name: scene }));
  await poll('Your oak');
  await user.keyboard('{Escape}');
  await go('Attic');
  await nothingIsOpen();
  await go('Hall');
  await poll('Your ash');
  await user.keyboard('{Escape}');
  await go('Attic');
  await go('Hall');
  await nothingIsOpen();
});

it('opens again for whoever comes next', async () => {
  const { unmount } = await enterHall();
  await poll('Your oak');
  unmount();
  beginVisit();
  await enterHall();
  await poll('Your oak');
});

it('passes over what they have answered, and what is not open', async () => {
  await enterHall({ live: snapshot({ documentId: 'Your oak', answered }, { documentId: 'Your ash' }) });
  await poll('Your ash');
});

it('passes over what its own times do not let them answer now', async () => {
  const opensIn = {
    Hall: [
      { documentId: 'Your oak', opensAt: '2999-01-01T09:00' },
      { documentId: 'Your ash', closesAt: '2999-01-01T09:00' },
    ],
  };
  await enterHall({ shown: { ...experience, root: { ...experience.root, opensIn } } });
  await poll('Your ash');
});

it.each<[string, PublicSnapshot]>([
  [
    'not open',
    snapshot({ documentId: 'Your oak', state: 'closed' }, { documentId: 'Your ash', state: 'ready' }),
  ],
  ['answered', snapshot({ documentId: 'Your oak', answered }, { documentId: 'Your ash', answered })],
  ['not here', snapshot()],
])('opens nothing where all is %s', async (_, live) => {
  await enterHall({ live });
  await nothingIsOpen();
});

it('waits until it is known who has answered what', async () => {
  const { becomes } = await enterHall({ live: null });
  await nothingIsOpen();
  becomes(both);
  await poll('Your oak');
});

it('lets what is open already stand, and opens nothing when it is closed', async () => {
  const { user } = await enterHall({ open: opened('poll', 'Your ash') });
  await poll('Your ash');
  await user.keyboard('{Escape}');
  await nothingIsOpen();
});

it('opens in a test access, which has no live stream, and not beside the editor', async () => {
  const test = { testAccessId: '6666666666666666', label: 'Anna', preview: true };
  const { unmount } = await enterHall({ live: null, shown: { ...experience, test } });
  await nothingIsOpen();
  unmount();
  await enterHall({ live: null, shown: { ...experience, test: { ...test, preview: false } } });
  await poll('Your oak');
});
