import { act, render, screen } from '@testing-library/react';
import type { Document } from '@vitrine/shared/contract';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { placed, placedList } from '../page/place';
import { createDocumentStore, hear } from '../store/document-store';
import { ChangesFromOthers } from './changes-from-others';

const first = {
  title: { en: 'A' },
  loop: false,
  objects: { a: { order: 'a0', name: 'Table', position: [0, 0, 0] } },
};
const nothing = () => undefined;

function renderPlaces() {
  jest.useFakeTimers();
  const store = createDocumentStore(1, first);
  const editing = {
    id: 'd',
    area: 'scenes' as const,
    store,
    run: nothing,
    undo: nothing,
    redo: nothing,
    settle: nothing,
  };
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <p {...placed('/title')}>Title</p>
      <div {...placedList('/objects')}>Library</div>
      <p {...placed('/objects/a/position/0')}>X</p>
      <p {...placed('/objects/a/position/2')}>Z</p>
      <ChangesFromOthers editing={editing} />
    </ExperienceProvider>,
  );
  let revision = 1;
  return (data: typeof first) => {
    revision += 1;
    act(() => void hear(store, { revision, updatedBy: 'Mira' } as Document, data));
  };
}
const marked = () =>
  [...document.querySelectorAll('[data-changed-by]')].map((place) => [
    place.textContent,
    place.getAttribute('data-changed-by'),
  ]);

afterEach(() => jest.useRealTimers());

test('what a colleague changed is marked with her name for some seconds, and said in one sentence', () => {
  const arrive = renderPlaces();
  const moved = { a: { ...first.objects.a, position: [0, 0, 7] } };
  arrive({ ...first, title: { en: 'B' }, objects: moved });
  expect(marked()).toEqual([
    ['Title', 'Mira'],
    ['Z', 'Mira'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Mira changed: Title › English, and 1 more place');
  act(() => jest.advanceTimersByTime(6_000));
  expect(marked()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('what has no place on the page is said where everybody sees it, before what has one', () => {
  const arrive = renderPlaces();
  arrive({ ...first, title: { en: 'B' }, loop: true });
  expect(marked()).toEqual([['Title', 'Mira']]);
  const sentence = screen.getByText('Mira changed: Repeats, and 1 more place');
  expect(sentence).toHaveClass('notice');
  arrive({ ...first, title: { en: 'C' }, loop: true });
  expect(screen.getByText('Mira changed: Title › English')).not.toHaveClass('notice');
});

test('the name stands inside of a place that scrolls, where it would be cut off above', () => {
  const arrive = renderPlaces();
  for (const place of document.querySelectorAll('p')) place.style.overflowY = 'auto';
  arrive({ ...first, title: { en: 'B' } });
  expect(screen.getByText('Title')).toHaveAttribute('data-changed-inside');
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.getByText('Title')).not.toHaveAttribute('data-changed-inside');
});

test('while she goes on at the same place the sentence stays as it is', () => {
  const arrive = renderPlaces();
  arrive({ ...first, title: { en: 'B' } });
  const said = screen.getByRole('status').textContent;
  act(() => jest.advanceTimersByTime(4_000));
  arrive({ ...first, title: { en: 'By her' } });
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByRole('status').textContent).toBe(said);
  expect(marked()).toEqual([['Title', 'Mira']]);
});

test('what she saves that changes nothing here leaves the sentence its time, and no more', () => {
  const arrive = renderPlaces();
  const looped = { ...first, loop: true };
  arrive(looped);
  act(() => jest.advanceTimersByTime(4_000));
  arrive(looped);
  expect(screen.getByText('Mira changed: Repeats')).toHaveClass('notice');
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('what its list does not show is said where everybody sees it: the list is not marked for one of its entries', () => {
  const arrive = renderPlaces();
  arrive({ ...first, objects: { a: { ...first.objects.a, name: 'Desk' } } });
  expect(marked()).toEqual([]);
  expect(screen.getByText('Mira changed: Objects › Desk › Name')).toHaveClass('notice');
});

test('in German somebody unknown is named in the nominative by the mark, and as the sentence needs it there', async () => {
  const store = createDocumentStore(1, first);
  const editing = {
    id: 'd',
    area: 'scenes' as const,
    store,
    run: nothing,
    undo: nothing,
    redo: nothing,
    settle: nothing,
  };
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <p {...placed('/title')}>Title</p>
        <ChangesFromOthers editing={editing} />
      </ExperienceProvider>
    ),
    { address: '/', path: '/', language: 'de' },
  );
  await screen.findByText('Title');
  const theirs = { revision: 2, updatedBy: null } as unknown as Document;
  act(() => void hear(store, theirs, { ...first, title: { en: 'B' } }));
  expect(marked()).toEqual([['Title', 'Jemand anderes']]);
  expect(screen.getByText(/^Geändert von jemand anderem: /)).toBeInTheDocument();
});
