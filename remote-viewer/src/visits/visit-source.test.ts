afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.resetModules();
});

async function sourceAt(address: string, isKiosk = false) {
  window.history.replaceState({ kept: true }, '', address);
  const { visitSource } = await import('./visit-source');
  return [visitSource(isKiosk), visitSource(isKiosk)];
}

it.each([
  ['/showroom24?from=code', 'code'],
  ['/showroom24?from=embed', 'embed'],
  ['/showroom24?from=elsewhere', 'link'],
  ['/showroom24', 'link'],
])('says of %s that it is a visit by %s, more than once', async (address, source) => {
  expect(await sourceAt(address)).toEqual([source, source]);
});

it('takes it out of the address before anything is counted', async () => {
  window.history.replaceState(null, '', '/showroom24?from=code');
  const { visitSource } = await import('./visit-source');
  expect(window.location.search).toBe('');
  expect(visitSource(false)).toBe('code');
});

it('takes it out of the address, and nothing else', async () => {
  await sourceAt('/showroom24?from=code&lang=de#top');
  expect(window.location.href).toMatch(/\/showroom24\?lang=de#top$/);
  expect(window.history.state).toEqual({ kept: true });
});

it('knows a kiosk by its placement', async () => {
  expect(await sourceAt('/showroom24', true)).toEqual(['kiosk', 'kiosk']);
  jest.resetModules();
  expect(await sourceAt('/showroom24?from=code', true)).toEqual(['code', 'code']);
});
