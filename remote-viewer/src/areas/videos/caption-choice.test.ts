import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { firstCaptions, keepCaptions } from './caption-choice';

const captions = { en: [], 'pt-BR': [] };
afterEach(() => deviceStorage.remove('vitrine.captions'));

test.each([
  ['en', 'en'],
  ['pt', 'pt-BR'],
  // Better another language than none.
  ['de', 'en'],
])('for a visitor who reads %s they begin in %s', (language, chosen) =>
  expect(firstCaptions(captions, language)).toBe(chosen),
);

test('there are none where the film has none', () => expect(firstCaptions({}, 'en')).toBeNull());

test('turned off, they stay off for other films, until they are turned on', () => {
  keepCaptions(null);
  expect(firstCaptions(captions, 'en')).toBeNull();
  keepCaptions('en');
  expect(firstCaptions(captions, 'en')).toBe('en');
});
