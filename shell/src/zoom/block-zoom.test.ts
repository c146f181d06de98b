import { blockZoom } from './block-zoom';

describe('browser zoom', () => {
  let undo: () => void;
  beforeEach(() => {
    undo = blockZoom();
  });
  afterEach(() => undo());

  const key = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const wheel = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { ...init, cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    ['plus', { key: '+' }],
    ['minus', { key: '-' }],
    ['equals', { key: '=' }],
    ['plus on the numpad', { key: 'Add', code: 'NumpadAdd' }],
    ['minus on the numpad', { key: 'Subtract', code: 'NumpadSubtract' }],
    ['equals on the numpad', { key: 'Equal', code: 'NumpadEqual' }],
  ])('is blocked for ctrl and meta with %s, and the key alone still types', (_name, init) => {
    expect(key({ ...init, ctrlKey: true })).toBe(true);
    expect(key({ ...init, metaKey: true })).toBe(true);
    expect(key(init)).toBe(false);
  });

  it('is blocked for ctrl and meta with the wheel, and scrolling still scrolls', () => {
    expect(wheel({ ctrlKey: true })).toBe(true);
    expect(wheel({ metaKey: true })).toBe(true);
    expect(wheel({})).toBe(false);
  });

  it('leaves other shortcuts alone', () => {
    expect(key({ key: '0', ctrlKey: true })).toBe(false);
    expect(key({ key: 'z', ctrlKey: true })).toBe(false);
  });

  it('lets screens see the events', () => {
    const seen = jest.fn();
    window.addEventListener('keydown', seen);
    key({ key: '+', ctrlKey: true });
    window.removeEventListener('keydown', seen);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('listens to the wheel non-passively', () => {
    undo();
    const add = jest.spyOn(window, 'addEventListener');
    undo = blockZoom();
    expect(add.mock.calls.find(([type]) => type === 'wheel')?.[2]).toEqual({ passive: false });
    add.mockRestore();
  });
});
