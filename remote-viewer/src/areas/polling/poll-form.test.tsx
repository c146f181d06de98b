import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { answerKey, createOutbox, type Outbox, OutboxContext } from '../../answers/outbox';
import { draftsKey } from '../../answers/use-draft';
import type { Experience } from '../../experience/experience';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { PollForm } from './poll-form';
import { pollTexts } from './poll-texts';

beforeAll(() => loadWords('en', pollTexts));

const poll: PublishedPoll = {
  area: 'polling',
  documentId: '2222222222222222',
  title: { en: 'Your oak' },
  results: 'after-answer',
  changeAllowed: true,
  questions: [
    {
      id: 'finish',
      type: 'single',
      text: { en: 'Which finish?' },
      options: [
        { id: 'oil', label: { en: 'Natural oil' } },
        { id: 'soap', label: { en: 'Soap' } },
      ],
    },
  ],
};
const experience: Experience = {
  kind: 'experience',
  placementId: 'showroom24',
  legal: {},
  manifest: 'a'.repeat(64),
  test: null,
  isKiosk: false,
  idleResetSeconds: null,
  displayMode: null,
  timeZone: null,
  root: {
    schemaVersion: 2,
    experienceId: '3333333333333333',
    version: 1,
    languages: ['en'],
    theme: standardTheme(),
    poster: null,
    logo: null,
    parts: [],
  },
  loadPart: async () => poll,
};
const counted: PublicRun = {
  documentId: poll.documentId,
  round: 1,
  state: 'open',
  respondents: 4,
  tallies: { finish: { oil: 3, soap: 1 } },
  answered: { finish: ['oil'] },
  sequence: 5,
};

/** The network, and nothing nearer: what the API would answer, or a rejection when it is away. */
const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const answers = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let outbox: Outbox;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  outbox = createOutbox();
  network.mockReset();
  window.fetch = network as typeof fetch;
});

const show = (run?: PublicRun, shown = experience, asked = poll) =>
  render(
    <OutboxContext value={outbox}>
      <LanguageProvider languages={['en']}>
        <PollForm experience={shown} part={asked} run={run} />
      </LanguageProvider>
    </OutboxContext>,
  );
const answer = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Natural oil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
};

it('shows options that all have pictures as pictures', () => {
  const [finish] = poll.questions;
  if (!finish) throw new Error('The poll has a question');
  const options = finish.options.map((option) => ({
    ...option,
    image: `https://files.example/${option.id}`,
  }));
  const { container } = render(
    <LanguageProvider languages={['en']}>
      <PollForm
        experience={experience}
        part={{ ...poll, questions: [{ ...finish, options }] }}
        run={undefined}
      />
    </LanguageProvider>,
  );
  expect(screen.getByRole('group')).toHaveAttribute('data-pictures', 'true');
  expect([...container.querySelectorAll('label img')].map((img) => img.getAttribute('src'))).toEqual(
    options.map(({ image }) => image),
  );
});

describe('a poll', () => {
  it('says what is missing when it is sent too early, and leads there', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(network).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: /Please answer this question/ })).toContainElement(
      screen.getByRole('radio', { name: 'Natural oil' }),
    );
    expect(screen.getByRole('radio', { name: 'Natural oil' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Soap' }));
    expect(screen.queryByText('Please answer this question.')).not.toBeInTheDocument();
  });

  it('has what was chosen and not sent after a reload; what the poll no longer asks is left out', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Soap' }));
    unmount();
    const again = show();
    expect(screen.getByRole('radio', { name: 'Soap' })).toBeChecked();
    again.unmount();
    tabStorage.set(
      draftsKey,
      JSON.stringify({ [answerKey('showroom24', poll.documentId)]: { finish: ['wax'], floor: ['oak'] } }),
    );
    show();
    expect(screen.getByRole('radio', { name: 'Soap' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(network).not.toHaveBeenCalled();
  });

  it('forgets what was chosen once it is sent', async () => {
    network.mockResolvedValue(answers(201, { id: '4444444444444444', run: counted }));
    show();
    await answer();
    expect(await screen.findByText('75%')).toBeVisible();
    expect(tabStorage.get(draftsKey)).toBe('{}');
  });

  it('thanks before the network has answered, then shows the counts', async () => {
    let arrive = (_response: Response) => {};
    network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    show();
    await answer();
    expect(screen.getByRole('status')).toHaveTextContent('Your answer counts');
    arrive(answers(201, { id: '4444444444444444', run: counted }));
    expect(await screen.findByText('75%')).toBeVisible();
    expect(screen.getByText('4 answers')).toBeVisible();
  });

  it('keeps the focus when what had it is gone: the thanks take it from the button, the questions from “change”', async () => {
    network.mockResolvedValue(answers(201, { id: '4444444444444444', run: counted }));
    show();
    await answer();
    expect(await screen.findByText('75%')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
    await userEvent.click(screen.getByRole('button', { name: 'Change answer' }));
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('radio', { name: 'Soap' }));
  });

  it('says that the server could not take it, where it was not the connection', async () => {
    network.mockResolvedValue(answers(503, {}));
    show();
    await answer();
    expect(await screen.findByText(/^Our server cannot take your answer right now/)).toBeVisible();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('keeps the answer on the device when the network fails, and sends it later with the same key', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { unmount } = show();
    await answer();
    expect(await screen.findByText(/Your answer is kept on this device/)).toBeVisible();
    unmount();

    show();
    expect(screen.getByText(/Your answer is kept on this device/)).toBeVisible();
    network.mockResolvedValueOnce(answers(201, { id: '4444444444444444', run: counted }));
    await act(() => outbox.sendKept());
    const [first, second] = network.mock.calls.map(([, init]) => init);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers).toEqual(first?.headers);
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your answer counts.');
    expect(screen.getByText('75%')).toBeVisible();
    await outbox.sendKept();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('says that the page has to stay open when the device cannot keep the answer', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    await answer();
    expect(await screen.findByText(/leave this page open until then/)).toBeVisible();
    blocked.mockRestore();
    network.mockResolvedValueOnce(answers(201, { id: '4444444444444444', run: counted }));
    await act(() => outbox.sendKept());
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your answer counts.');
  });

  it('says why a changed answer was not taken, beside the one that counts', async () => {
    network.mockResolvedValueOnce(answers(409, { status: 409, code: 'too-late' }));
    show(counted);
    await userEvent.click(screen.getByRole('button', { name: 'Change answer' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Soap' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your answer came too late.')).toBeVisible();
    expect(screen.getByText('Natural oil').closest('li')).toHaveTextContent('your answer');
  });

  it('asks for a visitor session when the API knows none, then sends the same answer', async () => {
    network
      .mockResolvedValueOnce(answers(401, { code: 'no-visitor-session' }))
      .mockResolvedValueOnce(answers(201, { respondentId: '5555555555555555' }))
      .mockResolvedValueOnce(answers(201, { id: '4444444444444444', run: counted }));
    show();
    await answer();
    expect(await screen.findByText('75%')).toBeVisible();
    expect(network.mock.calls.map(([url]) => url)).toEqual([
      '/v1/placements/showroom24/responses',
      '/v1/visitor-sessions',
      '/v1/placements/showroom24/responses',
    ]);
  });

  it('takes the answer back with the reason when the API refuses it', async () => {
    network.mockResolvedValueOnce(answers(409, { status: 409, code: 'closed' }));
    show();
    await answer();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your answer was not accepted: this poll is closed.',
    );
    expect(screen.getByRole('radio', { name: 'Natural oil' })).toBeChecked();
  });

  it('shows what this visitor answered before, and lets them change it', async () => {
    show(counted);
    expect(screen.getByText(/your answer/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change answer' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Natural oil' })).toBeChecked());
  });

  describe('with several questions', () => {
    const options = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: { en: `Room ${id}` } }));
    const several: PublishedPoll = {
      ...poll,
      questions: [
        ...poll.questions,
        { id: 'rooms', type: 'multiple', text: { en: 'Where?' }, arrangement: 'shuffled', options },
      ],
    };
    const at = (number: number) => ({ view: null, open: opened('poll', poll.documentId, { at: number }) });
    const asked = (number = 1, shown = several) => (
      <OutboxContext value={outbox}>
        <LanguageProvider languages={['en']}>
          <HeldAddress at={at(number)}>
            <PollForm experience={experience} part={shown} run={undefined} />
          </HeldAddress>
        </LanguageProvider>
      </OutboxContext>
    );
    const ask = (number?: number) => render(asked(number));
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const order = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

    it('sends the answers to all of them, and shows the results of all', async () => {
      const run = { ...counted, tallies: { ...counted.tallies, rooms: { a: 2, b: 3 } } };
      network.mockResolvedValue(answers(201, { id: '4444444444444444', run }));
      ask();
      await userEvent.click(screen.getByRole('radio', { name: 'Natural oil' }));
      await press('Next');
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.getByRole('group', { name: /^Where\?/ })).toBeVisible();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Room b' }));
      await press('Send answer');
      expect(JSON.parse(String(network.mock.calls[0]?.[1].body))).toMatchObject({
        answers: { finish: ['oil'], rooms: ['b'] },
      });
      expect(await screen.findByRole('heading', { name: 'Which finish?' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Where?' })).toBeVisible();
      await press('Change answer');
      expect(screen.getByText('Question 1 of 2')).toBeVisible();
    });

    it('says at a question that it is missing, not at the next one', async () => {
      ask();
      await press('Next');
      expect(screen.getByRole('group', { name: /Please answer this question/ })).toBeVisible();
      await userEvent.click(screen.getByRole('radio', { name: 'Soap' }));
      await press('Next');
      expect(screen.getByRole('group', { name: /^Where/ })).not.toHaveAccessibleName(/Please answer/);
    });

    it('has the options of a question where they were when it is come back to', async () => {
      ask(2);
      const before = order();
      await press('Back');
      await userEvent.click(screen.getByRole('radio', { name: 'Soap' }));
      await press('Next');
      expect(order()).toEqual(before);
    });

    it('shows what staff write into it meanwhile, with the options where they were', () => {
      const { rerender } = ask(2);
      const before = order();
      const written = (text: string) => text.replace('Room', 'Space');
      const questions = several.questions.map((question) => ({
        ...question,
        options: question.options.map(({ id, label }) => ({ id, label: { en: written(label.en ?? '') } })),
      }));
      rerender(asked(2, { ...several, questions }));
      expect(order()).toEqual(before.map((text) => written(text ?? '')));
    });

    it('is at the same question after a reload, with what was chosen at each', async () => {
      const { unmount } = ask();
      await userEvent.click(screen.getByRole('radio', { name: 'Soap' }));
      await press('Next');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Room c' }));
      unmount();
      ask(2);
      expect(screen.getByRole('checkbox', { name: 'Room c' })).toBeChecked();
      await press('Back');
      expect(screen.getByRole('radio', { name: 'Soap' })).toBeChecked();
    });
  });

  it('says that it is closed', () => {
    show({ ...counted, state: 'closed', answered: {} });
    expect(screen.getByRole('status')).toHaveTextContent('This poll is closed.');
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  });

  describe('in test access', () => {
    const tested: Experience = {
      ...experience,
      manifest: null,
      test: { testAccessId: '6666666666666666', label: 'Anna', preview: false },
    };

    it('says that nothing is counted', async () => {
      network.mockResolvedValueOnce(answers(201, { id: '4444444444444444' }));
      show(undefined, tested);
      await answer();
      expect(await screen.findByText('Thank you. In a test nothing is counted.')).toBeVisible();
    });

    it('does not thank for an answer that failed, and keeps what was chosen', async () => {
      network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      show(undefined, tested);
      await answer();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Your answer could not be sent. Check the connection, then try again.',
      );
      expect(screen.queryByText(/Thank you/)).toBeNull();
      expect(screen.getByRole('radio', { name: 'Natural oil' })).toBeChecked();
      expect(outbox.get()).toEqual({});
    });

    it.each([429, 500, 503])(
      'says that the server could not take the answer (%i), and not that it was refused',
      async (status) => {
        network.mockResolvedValueOnce(answers(status, { status, code: 'any' }));
        show(undefined, tested);
        await answer();
        expect(await screen.findByRole('alert')).toHaveTextContent(
          'Our server cannot take your answer right now. Try again in a moment.',
        );
      },
    );

    it('says why an answer was refused', async () => {
      network.mockResolvedValueOnce(answers(410, { status: 410, code: 'revoked' }));
      show(undefined, tested);
      await answer();
      expect(await screen.findByRole('alert')).toHaveTextContent('this test access has ended');
    });
  });
});

describe('a poll with opening times', () => {
  afterEach(() => jest.useRealTimers());
  const timed = { ...poll, opensAt: '2026-12-01T09:00', closesAt: '2026-12-01T18:00' };
  const inBerlin: Experience = { ...experience, timeZone: 'Europe/Berlin' };

  it('says when it opens, and opens and closes under the eyes of those who wait', () => {
    jest.useFakeTimers({ now: new Date('2026-12-01T07:59:50Z') });
    show(undefined, inBerlin, timed);
    expect(screen.getByRole('status')).toHaveTextContent('This poll opens on December 1, 2026 at 9:00 AM.');
    expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(12_000));
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeVisible();
    act(() => jest.advanceTimersByTime(9 * 3_600_000));
    expect(screen.getByRole('status')).toHaveTextContent('This poll is closed.');
  });

  it('is open to those who test it', () => {
    jest.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
    const test = { testAccessId: 'a', preview: false } as unknown as Experience['test'];
    show(undefined, { ...inBerlin, test }, timed);
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeVisible();
  });
});
