import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ManifestPart } from '@vitrine/shared/contract';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { shownExperience } from '../testing/shown-experience';
import { keepConsentAnswer } from './consent-answer';
import { PlaceRecorder } from './place-recorder';
import { VisitRecorder } from './visit-recorder';

const room: ManifestPart = { area: 'scenes', documentId: 'room', title: {}, hash: 'room', bytes: 1 };
const experience = { ...shownExperience([], { parts: [room] }), manifest: 'a'.repeat(64) };

beforeAll(() => loadWords('en'));

let sent: unknown[];
beforeEach(() => {
  sent = [];
  global.fetch = async (_url, init) => {
    sent.push(...JSON.parse(String(init?.body)).events);
    return new Response(null, { status: 204 });
  };
});

/** What was told once the page was left. */
function told() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  return sent;
}
const within = (recorder: React.ReactNode) => (
  <LanguageProvider languages={['en']}>{recorder}</LanguageProvider>
);

test('a visit counts once, and once more for whoever comes next', () => {
  const recorder = within(<VisitRecorder experience={experience} isThere={false} isOutdated={false} />);
  const { rerender, unmount } = render(recorder);
  rerender(recorder);
  unmount();
  render(recorder).unmount();
  expect(told()).toEqual([{ kind: 'visit' }, { kind: 'visit' }]);
});

test('at a kiosk it counts once somebody has stepped in', () => {
  const kiosk = { ...experience, isKiosk: true };
  const { rerender, unmount } = render(
    within(<VisitRecorder experience={kiosk} isThere={false} isOutdated={false} />),
  );
  expect(told()).toEqual([]);
  rerender(within(<VisitRecorder experience={kiosk} isThere isOutdated={false} />));
  expect(told()).toEqual([{ kind: 'visit' }]);
  unmount();
});

describe('of whoever has answered whether to be recognised', () => {
  afterEach(() => window.localStorage.clear());
  const answer = { given: true, version: 2 };

  test('each visit says so', () => {
    keepConsentAnswer(answer);
    render(within(<VisitRecorder experience={experience} isThere={false} isOutdated={false} />)).unmount();
    expect(told()).toEqual([{ kind: 'visit' }, { kind: 'consent', ...answer }]);
  });

  test('a Yes that has not gone out when it is taken back never does', () => {
    keepConsentAnswer(answer);
    render(within(<VisitRecorder experience={experience} isThere={false} isOutdated={false} />)).unmount();
    keepConsentAnswer({ ...answer, given: false });
    expect(told()).toEqual([{ kind: 'visit' }]);
  });

  test('a kiosk says nothing: its next visitor is somebody else', () => {
    keepConsentAnswer(answer);
    render(
      within(<VisitRecorder experience={{ ...experience, isKiosk: true }} isThere isOutdated={false} />),
    ).unmount();
    expect(told()).toEqual([{ kind: 'visit' }]);
  });
});

describe('whether they may be recognised', () => {
  const asking = { ...experience, legal: { consentVersion: 2 } };
  const session = { respondentId: 'respo23456789abc', consent: { text: { en: 'May we?' }, version: 2 } };
  let sessions: jest.Mock<Promise<Response>>;
  beforeEach(() => {
    jest.useFakeTimers();
    sessions = jest.fn(async () => Response.json(session, { status: 201 }));
    const sending = global.fetch;
    global.fetch = (url, init) => (url === '/v1/visitor-sessions' ? sessions() : sending(url, init));
  });
  afterEach(() => {
    jest.useRealTimers();
    window.localStorage.clear();
  });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const visit = (
    shown: typeof asking | typeof experience,
    is: { isThere?: boolean; isOutdated?: boolean } = {},
  ) => within(<VisitRecorder experience={shown} isThere isOutdated={false} {...is} />);

  test('somebody who has not answered is asked some time after they stepped in, and not before', async () => {
    const { rerender } = render(visit(asking, { isThere: false }));
    await pass(60);
    rerender(visit(asking));
    await pass(5);
    expect(screen.queryByText(/May we/)).toBeNull();
    await pass(6);
    expect(screen.getByText(/May we/)).toBeVisible();
  });

  test('who has answered another text is asked', async () => {
    keepConsentAnswer({ given: true, version: 1 });
    render(visit(asking));
    await pass(11);
    expect(screen.getByText(/May we/)).toBeVisible();
  });

  test.each([
    ['who has answered', asking],
    ['where nobody is asked', experience],
  ])('nothing is fetched for somebody %s', async (_who, shown) => {
    if (shown === asking) keepConsentAnswer({ given: false, version: 2 });
    render(visit(shown));
    await pass(60);
    expect(sessions).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('what could not be fetched is not fetched again', async () => {
    sessions.mockImplementation(async () => Response.error());
    render(visit(asking));
    await pass(120);
    expect(sessions).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not asked while a reload is offered in the same place', async () => {
    const { rerender } = render(visit(asking));
    await pass(11);
    expect(screen.getByText(/May we/)).toBeVisible();
    rerender(visit(asking, { isOutdated: true }));
    await pass(60);
    expect(screen.queryByText(/May we/)).toBeNull();
  });
});

test('in a test access nothing counts', () => {
  render(within(<VisitRecorder experience={{ ...experience, manifest: null }} isThere isOutdated={false} />));
  expect(told()).toEqual([]);
});

test('what is on the stage and what is opened counts, each once', () => {
  const at = (open: string | undefined) => <PlaceRecorder experience={experience} view={room} open={open} />;
  const { rerender } = render(within(at(undefined)));
  for (const open of ['polling', undefined, 'polling']) rerender(within(at(open)));
  expect(told()).toEqual([
    { kind: 'scene', documentId: 'room' },
    { kind: 'reach', area: 'scenes', step: 'opened' },
    { kind: 'reach', area: 'polling', step: 'opened' },
  ]);
});
