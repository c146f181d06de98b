import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyScene, type PublishedScene } from '@vitrine/shared/contract';
import { useAddress } from '../../address/address';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import type { Experience } from '../../experience/experience';
import { LanguageProvider } from '../../language/language';
import { pointedOut } from '../../models/pointed-out';
import { loadWords } from '../../testing/load-words';
import { shownExperience } from '../../testing/shown-experience';
import { productTexts } from './product-texts';
import { WhereItStands } from './where-it-stands';

beforeAll(() => loadWords('en', productTexts));

const [sofa, lamp] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
const room = (title: string, ...models: string[]): PublishedScene => ({
  ...emptyScene(),
  area: 'scenes',
  documentId: title.padEnd(16, '2'),
  title: { en: title },
  alt: {},
  objects: [],
  models: Object.fromEntries(models.map((sha256) => [sha256, { url: '/model.glb', bytes: 1 }])),
});
const rooms = shownExperience([room('hall', lamp), room('study', sofa, lamp), room('den', sofa)]);

const Where = () => <output>{JSON.stringify(useAddress().place)}</output>;

function show(experience: Experience, view: string | null = null) {
  const { unmount } = render(
    <LanguageProvider languages={['en']}>
      <HeldAddress at={{ view, open: opened('product', 'sofa') }}>
        <WhereItStands experience={experience} views={experience.root.parts} model={sofa} />
        <Where />
      </HeldAddress>
    </LanguageProvider>,
  );
  return { unmount, user: userEvent.setup() };
}
const ways = async (count: number) => {
  const found = await screen.findAllByRole('button');
  expect(found).toHaveLength(count);
  return found.map(({ textContent }) => textContent);
};

beforeEach(() => pointedOut.set(null));

it('is pointed out beside its panel where it stands in the view that is seen, and in no other', async () => {
  const { unmount } = show(rooms, 'hall222222222222');
  await screen.findByRole('button', { name: 'See it in: den' });
  expect(pointedOut.get()).toBeNull();
  unmount();
  show(rooms, 'den2222222222222');
  await screen.findByRole('button', { name: 'See it in: den' });
  expect(pointedOut.get()).toBe(sofa);
});

it('leads to each view that its model stands in, the one that is seen first', async () => {
  const { user } = show(rooms, 'den2222222222222');
  await screen.findByRole('button', { name: 'See it in: study' });
  expect(await ways(2)).toEqual(['See it in: den', 'See it in: study']);
  await user.click(screen.getByRole('button', { name: 'See it in: study' }));
  expect(screen.getByRole('status')).toHaveTextContent('{"view":"study22222222222","open":null}');
});

it('says nothing of a view that does not come', async () => {
  const loadPart: Experience['loadPart'] = (part) =>
    part.title.en === 'study' ? Promise.reject(new TypeError('Failed to fetch')) : rooms.loadPart(part);
  show({ ...rooms, loadPart });
  expect(await ways(1)).toEqual(['See it in: den']);
});

it('fetches no other view for whoever saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const asked: (string | undefined)[] = [];
  show(
    {
      ...rooms,
      loadPart: (part) => {
        asked.push(part.title.en);
        return rooms.loadPart(part);
      },
    },
    'den2222222222222',
  );
  expect(await ways(1)).toEqual(['See it in: den']);
  expect(asked).toEqual(['den']);
  Reflect.deleteProperty(navigator, 'connection');
});
