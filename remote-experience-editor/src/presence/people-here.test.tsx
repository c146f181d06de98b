import { screen } from '@testing-library/react';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { PeopleHere } from './people-here';

const titles: Record<string, string> = { 'wood-poll': 'Wood', 'room-scene': 'Room' };

it('shows each person once, with every place they have open', async () => {
  const people = [
    { tabId: 't1', name: 'Edda Lindqvist', documentId: 'wood-poll', revision: null },
    { tabId: 't2', name: 'Marco Brandt', documentId: null, revision: null },
    { tabId: 't3', name: 'Edda Lindqvist', documentId: 'room-scene', revision: null },
    { tabId: 't4', name: 'Edda Lindqvist', documentId: 'wood-poll', revision: null },
  ];
  const view = () => <PeopleHere people={people} titleOf={(id) => (id && titles[id]) || ''} />;
  renderScreen(view, { address: '/', path: '/' });
  expect((await screen.findAllByRole('img')).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Edda Lindqvist is in “Wood”, Edda Lindqvist is in “Room”',
    'Marco Brandt is in this experience',
  ]);
});
