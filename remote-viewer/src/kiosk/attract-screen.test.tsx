import { act, render, screen } from '@testing-library/react';
import type { ManifestPart } from '@vitrine/shared/contract';
import type { AttractProps } from '../areas/area';
import { environment } from '../browser/environment';
import { shownExperience } from '../testing/shown-experience';
import { AttractScreen } from './attract-screen';

jest.mock('../browser/use-webgl', () => ({ useWebgl: () => true }));
/** A canvas, which jsdom does not draw. */
const shown: AttractProps[] = [];
jest.mock('../areas/scenes/attract', () => ({
  __esModule: true,
  default: (props: AttractProps) => {
    shown.push(props);
    return <p>{props.part.documentId}</p>;
  },
}));

const scene = (documentId: string): ManifestPart => ({
  area: 'scenes',
  documentId,
  title: {},
  hash: documentId,
  bytes: 1,
});
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
/** All of what is on its way has come. */
const come = () => act(async () => shown.at(-1)?.onThere());
const isSeen = () => document.documentElement.hasAttribute('data-attract');
const seen = () => screen.queryByText(/./)?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  shown.splice(0);
  environment.set({ ...environment.get(), reducedMotion: false });
});
afterEach(() => {
  environment.set({ ...environment.get(), reducedMotion: null });
  jest.useRealTimers();
});

async function stand(...scenes: string[]) {
  render(<AttractScreen experience={shownExperience([], { parts: scenes.map(scene) })} />);
  await pass(0);
}

it('shows one scene after the other, each for a whole turn once it is there', async () => {
  await stand('hall', 'study');
  expect(seen()).toBe('hall');
  await pass(100);
  expect(isSeen()).toBe(false);
  await come();
  expect(isSeen()).toBe(true);
  await pass(47);
  expect(seen()).toBe('hall');
  await pass(1);
  expect(seen()).toBe('study');
  // The landing's picture, until it is there.
  expect(isSeen()).toBe(false);
  await come();
  expect(isSeen()).toBe(true);
  await pass(48);
  expect(seen()).toBe('hall');
});

it('passes over one that does not come', async () => {
  await stand('hall', 'study');
  await pass(300);
  expect(seen()).toBe('study');
});

it('shows the only one for good', async () => {
  await stand('hall');
  await come();
  await pass(3600);
  expect(isSeen()).toBe(true);
  expect(new Set(shown.map(({ part }) => part.hash))).toEqual(new Set(['hall']));
});

it('fetches nothing where somebody wants less motion', async () => {
  environment.set({ ...environment.get(), reducedMotion: true });
  await stand('hall', 'study');
  await pass(3600);
  expect(shown).toEqual([]);
  expect(isSeen()).toBe(false);
});
