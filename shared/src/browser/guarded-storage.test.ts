import { deviceStorage } from './guarded-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** As browsers do when a person blocks cookies and site data. */
const block = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });

describe('storage of this device', () => {
  it('keeps words beyond the page', () => {
    expect(deviceStorage.set('a', '1')).toBe(true);
    expect(localStorage.getItem('a')).toBe('1');
    expect(deviceStorage.get('a')).toBe('1');
    deviceStorage.remove('a');
    expect(deviceStorage.get('a')).toBeNull();
  });

  it('that is blocked is remembered by the page, which says that it will not last', () => {
    block();
    expect(deviceStorage.get('b')).toBeNull();
    expect(deviceStorage.set('b', '1')).toBe(false);
    expect(deviceStorage.get('b')).toBe('1');
    deviceStorage.remove('b');
    expect(deviceStorage.get('b')).toBeNull();
  });

  it('that is full gives the newer words, not those that it holds', () => {
    deviceStorage.set('c', 'old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(deviceStorage.set('c', 'new')).toBe(false);
    expect(deviceStorage.get('c')).toBe('new');
  });

  it('that is told to forget remembers in this page alone, beginning with nothing', () => {
    localStorage.setItem('d', 'of another visitor');
    deviceStorage.forget();
    expect(deviceStorage.get('d')).toBeNull();
    expect(deviceStorage.set('d', '1')).toBe(false);
    expect(deviceStorage.get('d')).toBe('1');
    expect(localStorage.getItem('d')).toBe('of another visitor');
    deviceStorage.forget();
    expect(deviceStorage.get('d')).toBeNull();
  });
});
