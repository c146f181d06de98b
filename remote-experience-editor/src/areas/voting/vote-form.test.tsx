import { screen, waitFor } from '@testing-library/react';
import {
  type Document,
  emptyCollection,
  emptyOptionSet,
  emptyProduct,
  emptyVote,
  type Run,
  type VotingDocument,
} from '@vitrine/shared/contract';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { aDocument, renderArea } from '../../testing/an-area';
import Voting from './index';

/** @param votedAt where it runs, with two who have voted. @param documents what else the experience holds. */
function openVote(own: Partial<VotingDocument> = {}, votedAt: string[] = [], documents: Document[] = []) {
  const open = aDocument('voting', { ...emptyVote(), title: { en: 'Which fabric?' }, ...own });
  const runs = votedAt.map(
    (placementName, index): Run => ({
      ...{
        id: `run${index}`,
        placementId: `place${index}`,
        placementName,
        documentId: open.id,
        area: 'voting',
      },
      ...{
        round: 1,
        state: 'open',
        slot: 'stage',
        held: false,
        openedAt: null,
        closesAt: null,
        closedAt: null,
      },
      ...{ respondents: 2, tallies: {}, sequence: 1 },
    }),
  );
  const numbers = { placements: 1, activePlacements: 1, responses: 2 };
  return renderArea('voting', Voting, {
    open,
    documents,
    answers: {
      [`GET /v1/brands/${brandId}/experiences/${anExperience().id}/outline`]: () => ({
        items: documents.map(({ area, baseLanguage, data, id, revision }) => ({
          ...{ area, baseLanguage, id, revision },
          title: data.title,
        })),
      }),
      [`GET /v1/brands/${brandId}/experiences/${anExperience().id}/summary`]: () => ({
        ...numbers,
        ...{ runs, schedules: {}, polls: {}, votes: {}, surveys: {} },
      }),
      // Of the experience, which is asked for apart from brand and tenant.
      [`GET /v1/brands/${brandId}/documents`]: ({ query }) =>
        pageOf(...documents.filter(({ area }) => area === query.get('area') && query.get('owner') === null)),
      [`GET /v1/brands/${brandId}/live-visitors`]: () => ({ experiences: [], placements: [] }),
      [`GET /v1/brands/${brandId}/documents/${open.id}/vote-rounds`]: () => pageOf(),
      [`GET /v1/brands/${brandId}/placements`]: () => pageOf(),
      [`GET /v1/brands/${brandId}/experiences/${anExperience().id}/token-lots`]: () => pageOf(),
    },
  });
}

test('a vote of before is protected by browser, and each protection says what it does', async () => {
  const { user, calls } = openVote();
  const browser = await screen.findByRole('radio', { name: 'One vote per browser' });
  expect(browser).toBeChecked();
  expect(browser).toHaveAccessibleDescription(/cannot vote again in the same browser/);
  expect(screen.queryByRole('region', { name: 'Cards' })).not.toBeInTheDocument();
  const none = screen.getByRole('radio', { name: 'None' });
  expect(none).toHaveAccessibleDescription(/^Everybody may vote as often as they like/);
  await user.click(none);
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ data: { protection: 'none' } }));
});

test('a vote that needs cards has them below, and says that there are none yet', async () => {
  const { user } = openVote();
  await user.click(await screen.findByRole('radio', { name: 'One vote for each card' }));
  expect(await screen.findByRole('region', { name: 'Cards' })).toBeVisible();
  expect(await screen.findByText('No cards yet')).toBeVisible();
});

test('once somebody has voted, the ballot stays as it is, and it says where and what to do', async () => {
  const options = {
    linen: { order: 'a0', label: { en: 'Linen' } },
    wool: { order: 'a1', label: { en: 'Wool' } },
  };
  const { user, calls } = openVote({ options }, ['By the door', 'Hall']);
  expect(
    await screen.findByText(/^Locked: people have voted at By the door, Hall\..* duplicate this vote\.$/),
  ).toBeVisible();
  for (const { name } of [{ name: 'None' }, { name: 'One choice' }])
    expect(screen.getByRole('radio', { name })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add option' })).toBeNull();
  // All around it can be changed.
  await user.click(screen.getByRole('switch', { name: 'Visitors may change their vote while it is open' }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ data: { changeAllowed: false } }));
});

describe('an option that is a product', () => {
  const title = (en: string) => ({ title: { en } });
  const sofa = aDocument('products', { ...emptyProduct(), ...title('Sofa'), status: 'active' });
  const chair = aDocument('products', { ...emptyProduct(), ...title('Chair') });
  const seats = aDocument('products', { ...emptyCollection(), name: 'Seats', ...title('Seats') });
  const all = [sofa, chair, seats];
  const optionOf = (productId?: string) => ({
    first: { order: 'a0', label: {}, ...(productId && { productId }) },
  });
  const choice = (name: string) => screen.findByRole('combobox', { name: `Product of ${name}` });

  test('is chosen among all of the experience, each with what keeps visitors from it', async () => {
    const { user, calls } = openVote({ options: optionOf() }, [], all);
    await user.click(await choice('Option 1'));
    expect(await screen.findByTitle('Chair (Draft)')).toBeVisible();
    expect(screen.getByTitle('Seats (Collection)')).toHaveClass('ant-select-item-option-disabled');
    await user.click(screen.getByTitle('Sofa'));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ data: { options: { first: { productId: sofa.id } } } }),
    );
  });

  test('is called as the product while it says nothing itself', async () => {
    openVote({ options: optionOf(sofa.id) }, [], all);
    expect(await choice('Sofa')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Option 1' })).toHaveAttribute('placeholder', 'Sofa');
    expect(screen.getByRole('button', { name: 'Remove Sofa' })).toBeVisible();
  });

  test('says that its product is archived', async () => {
    openVote({ options: optionOf('2'.repeat(16)) }, [], all);
    expect(await screen.findByText('A product that is archived')).toBeVisible();
  });

  test('keeps its product once somebody has voted', async () => {
    openVote({ options: optionOf(sofa.id) }, ['Hall'], all);
    expect(await choice('Sofa')).toBeDisabled();
  });
});

describe('an option set of the vault', () => {
  const word = (en: string, more: object = {}) => ({ label: { en }, ...more });
  const woods = aDocument('answer-option-vault', {
    ...emptyOptionSet(),
    title: { en: 'Woods' },
    options: {
      ash: { order: 'a1', ...word('Ash', { label: { en: 'Ash', de: 'Esche' } }) },
      oak: { order: 'a0', ...word('Oak', { colour: '#8a4b24' }) },
    },
  });
  const take = async (user: ReturnType<typeof openVote>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Take from an option set' }));
    return screen.findByRole('button', { name: /^Woods/ });
  };

  test('is copied below the options that are there, and undone as one', async () => {
    const own = { order: 'a5', ...word('Cork') };
    const { user, calls } = openVote({ options: { cork: own } }, [], [woods]);
    await user.click(await take(user));
    const names = () => screen.getAllByRole('textbox', { name: /^Option \d/ });
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names().map((field) => (field as HTMLInputElement).value)).toEqual(['Cork', 'Oak', 'Ash']);
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({
        data: { options: { oak: { colour: '#8a4b24' }, ash: { label: { en: 'Ash', de: 'Esche' } } } },
      }),
    );
    expect(await take(user)).toBeDisabled();
    expect(screen.getByText(/nothing that is not here already/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(names()).toHaveLength(1));
  });

  test('is refused where it would be too many, and not offered once somebody has voted', async () => {
    const nine = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`o${index}`, { order: `a${index}`, ...word(`O${index}`) }]),
    );
    const { user, unmount } = openVote({ options: nine }, [], [woods]);
    expect(await take(user)).toBeDisabled();
    expect(screen.getByText(/a vote has at most 10 options/)).toBeVisible();
    unmount();
    openVote({ options: nine }, ['Hall'], [woods]);
    await screen.findByText(/^Locked/);
    expect(screen.queryByRole('button', { name: 'Take from an option set' })).toBeNull();
  });
});

test('a slot is named freely, and those of other votes are offered', async () => {
  const other = aDocument('voting', { ...emptyVote(), title: { en: 'Which wood?' }, slot: 'Bar' });
  const { user, calls } = openVote({}, [], [{ ...other, id: 'wood' }]);
  const slot = await screen.findByLabelText('Slot');
  expect(slot).toHaveAccessibleDescription(/one at a time is open at a placement/);
  await waitFor(() =>
    expect(
      document.querySelector(`datalist#${CSS.escape(slot.getAttribute('list') ?? '')} option`),
    ).toHaveValue('Bar'),
  );
  await user.type(slot, ' Terrace ');
  await user.tab();
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ data: { slot: 'Terrace' } }));
  expect(await screen.findByText(/^One vote of the slot “Terrace” is open/)).toBeVisible();
});
