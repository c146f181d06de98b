import { act, renderHook } from '@testing-library/react';
import { useRoom } from './use-room';

/** A window in which the scene's own width is told by the test. */
function sceneOf(width: number): ReturnType<typeof useRoom> {
  let tell: ResizeObserverCallback = () => undefined;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    tell = callback;
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  const { result } = renderHook(() => useRoom({ current: document.createElement('main') }));
  const entry = { contentRect: { width, height: 700 } } as ResizeObserverEntry;
  act(() => tell([entry], {} as ResizeObserver));
  return result.current;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [1172, 'wide'],
  [1000, 'wide'],
  [745, 'medium'],
  [600, 'medium'],
  [360, 'phone'],
])('a scene of %i pixels has room for panels: %s', (width, room) => expect(sceneOf(width)).toBe(room));
