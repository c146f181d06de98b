import { render, screen } from '@testing-library/react';
import type { PublishedScene } from '@vitrine/shared/contract';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { aPicture, shownExperience } from '../../testing/shown-experience';
import { SceneInWords } from './scene-in-words';
import { sceneTexts } from './scene-texts';

beforeAll(() => loadWords('en', sceneTexts));

const thing = (id: string, name: string) => ({ id, name, alt: {} });
const room = (documentId: string) =>
  ({
    area: 'scenes',
    documentId,
    title: { en: documentId },
    alt: { en: 'A room' },
    objects: [thing('a', 'Chair'), thing('b', 'Table'), thing('c', 'Chair')],
    models: {},
  }) as unknown as PublishedScene;
const { root } = shownExperience([room('hall'), room('den')], { poster: aPicture });

const show = (documentId: string) =>
  render(
    <LanguageProvider languages={['en']}>
      <SceneInWords scene={room(documentId)} root={root} why="This browser cannot show 3D." />
    </LanguageProvider>,
  ).container.querySelectorAll('img');

it('has one entry for things that are alike, and the experience’s picture beside them', () => {
  expect([...show('hall')].map(({ src }) => src)).toEqual([aPicture]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chair × 2',
    'Table',
  ]);
});

it('has no picture of another room', () => {
  expect(show('den')).toHaveLength(0);
});
