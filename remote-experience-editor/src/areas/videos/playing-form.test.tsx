import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyVideo } from '@vitrine/shared/contract';
import { aDocument, renderArea } from '../../testing/an-area';
import Videos from './index';

afterEach(() => jest.restoreAllMocks());

/** The reader's own clocks are those of a zone. */
function readIn(timeZone: string): void {
  const own = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone });
}

async function openPlaying(video: object = {}) {
  const open = aDocument('videos', { ...emptyVideo(), title: { en: 'Workshop' }, ...video });
  const view = renderArea('videos', Videos, { open });
  await view.user.click(await screen.findByRole('tab', { name: 'Playing' }));
  const saved = () => view.calls.findLast(({ name }) => name.startsWith('PATCH'))?.body;
  return { ...view, saved };
}

describe.each(['Pacific/Auckland', 'America/Los_Angeles'])('read in %s', (timeZone) => {
  test.each([
    ['availableFrom', 'Visible from'],
    ['availableUntil', 'Visible until'],
  ])('%s is the reading of a clock, wherever that hangs', async (key, label) => {
    readIn(timeZone);
    const { saved } = await openPlaying();
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value: '2026-07-01T10:00' } });
    expect(field).toHaveValue('2026-07-01T10:00');
    await waitFor(() => expect(saved()).toEqual({ data: { [key]: '2026-07-01T10:00' } }), { timeout: 5_000 });
    expect(field).toHaveValue('2026-07-01T10:00');
  });
});

test('a moment of before shows as the reader’s clocks show it, until it is written again', async () => {
  readIn('Pacific/Auckland');
  const { saved } = await openPlaying({ availableFrom: '2026-07-01T10:00:00.000Z' });
  const field = await screen.findByLabelText('Visible from');
  expect(field).toHaveValue('2026-07-01T22:00');
  fireEvent.change(field, { target: { value: '2026-07-02T08:00' } });
  await waitFor(() => expect(saved()).toEqual({ data: { availableFrom: '2026-07-02T08:00' } }), {
    timeout: 5_000,
  });
});
