import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicRun, PublicSnapshot, PublishedVote } from '@vitrine/shared/contract';
import { LanguageProvider } from '../../language/language';
import { shownExperience } from '../../testing/shown-experience';
import { PresenterPage } from './presenter-page';

const voteOf = (documentId: string, en: string): PublishedVote => ({
  area: 'voting',
  documentId,
  title: { en },
  type: 'single',
  results: 'always',
  changeAllowed: true,
  options: [
    { id: 'a', label: { en: 'Linen' } },
    { id: 'b', label: { en: 'Wool' } },
  ],
});
const experience = shownExperience([voteOf('fabric', 'Which fabric?'), voteOf('wood', 'Which wood?')]);
const runOf = (documentId: string, more: Partial<PublicRun> = {}): PublicRun => ({
  documentId,
  round: 1,
  state: 'ready',
  respondents: 0,
  tallies: {},
  answered: {},
  sequence: 1,
  ...more,
});
const page = (runs: PublicRun[], value = '') => (
  <LanguageProvider languages={['en']}>
    <PresenterPage experience={experience} value={value} live={{ runs } as PublicSnapshot} />
  </LanguageProvider>
);
const title = (name: string) => screen.findByRole('heading', { name });

it('steps through the votes by a clicker, and follows the one that is opened', async () => {
  const { rerender } = render(page([runOf('fabric'), runOf('wood')]));
  expect(await title('Which fabric?')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  expect(await title('Which wood?')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  expect(await title('Which wood?')).toBeVisible();
  await act(async () => rerender(page([runOf('fabric', { state: 'open' }), runOf('wood')])));
  expect(await title('Which fabric?')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  expect(await title('Which wood?')).toBeVisible();
});

it('a screen of one slot neither follows nor steps to the votes of another', async () => {
  const at = (wood: Partial<PublicRun>) => [
    runOf('fabric', { slot: 'stage' }),
    runOf('wood', { slot: 'bar', ...wood }),
  ];
  const { rerender } = render(page(at({}), 'fabric'));
  expect(await title('Which fabric?')).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await act(async () => rerender(page(at({ state: 'open' }), 'fabric')));
  expect(await title('Which fabric?')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Which wood?' })).toBeNull();
});

it('a screen that is opened for a vote that is gone shows the first one', async () => {
  render(page([runOf('fabric', { slot: 'stage' }), runOf('wood', { slot: 'stage' })], 'gone'));
  expect(await title('Which fabric?')).toBeVisible();
});

it('a screen that is opened for no vote takes the slot of the first one that is opened', async () => {
  const { rerender } = render(page([runOf('fabric', { slot: 'stage' }), runOf('wood', { slot: 'bar' })]));
  expect(await title('Which fabric?')).toBeVisible();
  await act(async () =>
    rerender(page([runOf('fabric', { slot: 'stage' }), runOf('wood', { slot: 'bar', state: 'open' })])),
  );
  expect(await title('Which wood?')).toBeVisible();
});

it('names the winner once the vote is closed and the counts may be seen', async () => {
  const counts = { tallies: { vote: { a: 1, b: 3 } }, respondents: 4 };
  const { rerender } = render(page([runOf('fabric', { state: 'open', ...counts })]));
  expect(await screen.findByText('75%')).toBeVisible();
  expect(screen.queryByText('Winner')).toBeNull();
  await act(async () => rerender(page([runOf('fabric', { state: 'closed', ...counts })])));
  expect(screen.getByText('Winner').closest('li')).toHaveTextContent('Wool');
});

it('shows no bar of what is held, and says that it is to come', async () => {
  render(page([runOf('fabric', { state: 'closed', held: true, tallies: null, respondents: null })]));
  expect(await screen.findByText('The result is about to be revealed.')).toBeVisible();
  expect(screen.queryByText(/%/)).toBeNull();
});

it('an address can name the vote to begin with', async () => {
  render(page([runOf('fabric'), runOf('wood')], 'wood'));
  expect(await title('Which wood?')).toBeVisible();
});

it('keeps a clicker’s keys from scrolling, also beyond the last vote', async () => {
  render(page([runOf('fabric')], 'wood'));
  await title('Which wood?');
  for (const key of ['PageDown', 'PageUp']) expect(fireEvent.keyDown(document.body, { key })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'End' })).toBe(true);
  expect(await title('Which fabric?')).toBeVisible();
});
