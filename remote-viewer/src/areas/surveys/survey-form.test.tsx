import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { PublicRun, PublishedSurvey, PublishedSurveyQuestion } from '@vitrine/shared/contract';
import { axe } from 'jest-axe';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { createOutbox, type Outbox, OutboxContext } from '../../answers/outbox';
import type { Experience } from '../../experience/experience';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { panelOf, shownExperience } from '../../testing/shown-experience';
import { AskedSurvey } from './asked-survey';
import { keptKey } from './kept-key';
import { surveyTexts } from './survey-texts';

beforeAll(() => loadWords('en', surveyTexts));

const question = (id: string, own: Partial<PublishedSurveyQuestion> = {}): PublishedSurveyQuestion => ({
  id,
  type: 'short-text',
  text: { en: `What is your ${id}?` },
  ...own,
});
const wood = question('wood', {
  type: 'single',
  required: true,
  options: ['Oak', 'Ash'].map((label) => ({ id: label.toLowerCase(), label: { en: label } })),
});
const chosen = (option: string) => ({ kind: 'chosen', question: 'wood', option }) as const;

const survey: PublishedSurvey = {
  area: 'surveys',
  documentId: 'survey3456789abc',
  title: { en: 'Your wood' },
  access: 'everybody',
  pages: [
    { id: 'one', title: { en: 'Wood' }, questions: [wood] },
    { id: 'two', questions: [question('reason', { text: { en: 'Why {{wood}}?' }, required: true })] },
    { id: 'three', questions: [question('mail', { format: 'email' })] },
  ],
  endings: [
    { id: 'thanks', title: { en: 'That was all' } },
    { id: 'ash', title: { en: 'Ash it is' }, address: 'https://brand.example/ash' },
  ],
  rules: [],
  variables: [],
  quotas: [],
};
const run: PublicRun = {
  documentId: survey.documentId,
  round: 1,
  state: 'open',
  respondents: null,
  tallies: null,
  answered: {},
  sequence: 5,
};

/** The network, and nothing nearer. */
const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const accepts = (own: object = {}) =>
  network.mockImplementation(async () =>
    Response.json({ id: '4444444444444444', run, ...own }, { status: 201 }),
  );
/** What reached the API: its answers, and whether more were to come. */
const sent = () =>
  network.mock.calls.map(([, init]) => {
    const { answers, partial, manifest } = JSON.parse(String(init.body));
    return { answers, isPartial: partial === true, manifest };
  });

let outbox: Outbox;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  outbox = createOutbox();
  network.mockReset();
  accepts();
  window.fetch = network as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

interface Shown {
  runs?: PublicRun[];
  experience?: Partial<Experience>;
  languages?: string[];
}

async function show(
  own: Partial<PublishedSurvey> = {},
  { runs = [], languages = ['en'], ...shown }: Shown = {},
) {
  const experience = { ...shownExperience([{ ...survey, ...own }]), ...shown.experience };
  const view = render(
    <OutboxContext value={outbox}>
      <LanguageProvider languages={languages}>
        <HeldAddress at={{ view: null, open: opened('survey', survey.documentId) }}>
          <AskedSurvey {...panelOf(experience)} runs={runs} />
        </HeldAddress>
      </LanguageProvider>
    </OutboxContext>,
  );
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  await act(async () => undefined);
  return view;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const write = (name: string | RegExp, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), text);
const keptOf = () => JSON.parse(deviceStorage.get(keptKey(shownExperience().root.experienceId)) ?? '{}');

describe('from beginning to end', () => {
  it('asks page by page with what was answered in the texts, sends parts and then all of it, and says its last words', async () => {
    const { container } = await show({ welcome: { en: 'Three questions.' } });
    expect(screen.getByText('Three questions.')).toBeVisible();
    await press('Start');
    expect(screen.getByText('Page 1, at most 2 more')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Wood' })).toHaveFocus();
    expect((await axe(container)).violations).toEqual([]);
    await choose('Oak');
    await press('Next');
    await write('Why Oak?', 'It is hard');
    await press('Next');
    expect(screen.getByText('Page 3, the last one')).toBeVisible();
    await press('Send answers');
    expect(await screen.findByRole('heading', { name: 'That was all' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your answers have arrived.');
    const all = { wood: ['oak'], reason: { text: 'It is hard' } };
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { answers: { wood: ['oak'] }, isPartial: true },
        { answers: all, isPartial: true },
        { answers: all, isPartial: false },
      ]),
    );
    await waitFor(() => expect(JSON.stringify(keptOf())).not.toContain('hard'));
  });

  it('goes back without loss, and sends nothing that is no longer seen', async () => {
    await show({
      rules: [{ id: 'r', when: chosen('ash'), does: { kind: 'jump', after: 'one', to: { page: 'three' } } }],
    });
    await choose('Oak');
    await press('Next');
    await write(/Why/, 'Hard');
    await press('Next');
    await press('Back');
    expect(screen.getByRole('textbox', { name: 'Why Oak?' })).toHaveValue('Hard');
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
    await choose('Ash');
    await press('Next');
    expect(screen.getByRole('textbox', { name: /mail/ })).toBeVisible();
    expect(screen.getByText('Page 2, the last one')).toBeVisible();
    await press('Send answers');
    await waitFor(() =>
      expect(sent().at(-1)).toMatchObject({ answers: { wood: ['ash'] }, isPartial: false }),
    );
    expect(sent().at(-1)?.answers).not.toHaveProperty('reason');
  });

  it('shows and requires what rules say, while somebody answers', async () => {
    await show({
      pages: [{ id: 'one', questions: [wood, question('reason')] }],
      rules: [
        { id: 'r', when: chosen('ash'), does: { kind: 'show', question: 'reason' } },
        { id: 's', when: chosen('ash'), does: { kind: 'require', question: 'reason' } },
      ],
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    await choose('Ash');
    expect(screen.getByRole('textbox', { name: 'What is your reason?' })).toBeVisible();
    await press('Send answers');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please answer this question.');
    expect(network).not.toHaveBeenCalled();
  });

  it('is answered from a keyboard: letters choose, and Enter goes on and sends', async () => {
    await show();
    await userEvent.tab();
    await userEvent.keyboard('b');
    expect(screen.getByRole('radio', { name: 'Ash' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Page 2, at most 1 more')).toBeVisible();
    // Where something is written, letters are what is written.
    await userEvent.type(screen.getByRole('textbox', { name: 'Why Ash?' }), 'a ab{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: /mail/ }), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'That was all' })).toBeVisible();
    await waitFor(() =>
      expect(sent().at(-1)).toMatchObject({
        answers: { wood: ['ash'], reason: { text: 'a ab' } },
        isPartial: false,
      }),
    );
  });

  it('sends back where a rule says so, and says why', async () => {
    await show({
      rules: [
        {
          id: 'r',
          when: { kind: 'text', question: 'reason', text: 'none' },
          does: { kind: 'jump', after: 'two', to: { page: 'one' } },
        },
      ],
    });
    await choose('Oak');
    await press('Next');
    await write(/Why/, 'none');
    await press('Next');
    expect(screen.getByText('Your answers lead back to this page. Change one to go on.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
  });
});

describe('an option by which people may write what they mean', () => {
  const other: Partial<PublishedSurvey> = {
    pages: [
      {
        id: 'one',
        questions: [
          { ...wood, options: [...(wood.options ?? []), { id: 'other', label: { en: 'Other' } }] },
          question('other3f', { text: { en: 'Other' } }),
        ],
      },
      { id: 'two', questions: [question('mail')] },
    ],
    rules: [{ id: 'other3f', when: chosen('other'), does: { kind: 'show', question: 'other3f' } }],
  };
  const field = () => screen.queryByRole('textbox', { name: 'Other (optional)' });

  it('has a field below its question while it is chosen, and what stands in it is sent only then', async () => {
    const { container } = await show(other);
    expect(field()).toBeNull();
    await choose('Other');
    expect(field()?.compareDocumentPosition(screen.getByRole('group', { name: 'What is your wood?' }))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect((await axe(container)).violations).toEqual([]);
    await write(/^Other/, 'Elm');
    await choose('Oak');
    expect(field()).toBeNull();
    await press('Next');
    await press('Back');
    await choose('Other');
    expect(field()).toHaveValue('Elm');
    await press('Next');
    await waitFor(() =>
      expect(sent().map(({ answers }) => answers)).toEqual([
        { wood: ['oak'] },
        { wood: ['other'], other3f: { text: 'Elm' } },
      ]),
    );
  });

  it('can be chosen with nothing written, and has what was written when somebody comes back', async () => {
    const { unmount } = await show(other);
    await choose('Other');
    await press('Next');
    expect(screen.getByRole('textbox', { name: /mail/ })).toBeVisible();
    await press('Back');
    await write(/^Other/, 'Elm');
    unmount();
    await show(other);
    expect(field()).toHaveValue('Elm');
  });
});

describe('what is not right yet', () => {
  it('is said at its question, the first has the focus, and it goes once it is put right', async () => {
    await show();
    expect(screen.queryByText('Please answer this question.')).toBeNull();
    await press('Next');
    const group = screen.getByRole('group', { name: 'What is your wood?' });
    expect(group).toHaveAccessibleDescription('Please answer this question.');
    expect(within(group).getByRole('radio', { name: 'Oak' })).toHaveFocus();
    await choose('Oak');
    expect(group).not.toHaveAccessibleDescription();
  });

  it.each<[string, Partial<PublishedSurveyQuestion>, string, string]>([
    ['a format', { format: 'email' }, 'ada', 'Please enter an email address, such as name@example.com.'],
    ['too short', { length: { min: 5 } }, 'oak', 'Please write at least 5 characters.'],
    ['too small', { type: 'number', number: { min: 1000 } }, '3', 'At least 1,000, please.'],
    [
      'off its steps',
      { type: 'number', number: { min: 0, step: 5 } },
      '3',
      'Please enter a number in steps of 5.',
    ],
    [
      'too late',
      { type: 'date', date: { latest: '2026-01-31' } },
      '2026-02-01',
      'Not after January 31, 2026, please.',
    ],
  ])('%s', async (_, own, written, said) => {
    await show({ pages: [{ id: 'one', questions: [question('size', own)] }] });
    const field = screen.getByLabelText(/What is your size/);
    await userEvent.type(field, written);
    await press('Send answers');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(said);
    expect(network).not.toHaveBeenCalled();
  });

  it('every row of a matrix, where it has to be answered', async () => {
    const rows = ['Hall', 'Kitchen'].map((label) => ({ id: label.toLowerCase(), label: { en: label } }));
    await show({ pages: [{ id: 'one', questions: [{ ...wood, type: 'matrix', rows }] }] });
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Hall' })).getByRole('radio', { name: 'Oak' }),
    );
    await press('Send answers');
    expect(screen.getByText('Please answer every row.')).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'Kitchen' })).getByRole('radio', { name: 'Oak' }),
    ).toHaveFocus();
  });

  it('nothing answered at all is not sent', async () => {
    await show({ pages: [{ id: 'one', questions: [question('mail')] }] });
    await press('Send answers');
    expect(screen.getByRole('alert')).toHaveTextContent('Please answer at least one question.');
    expect(network).not.toHaveBeenCalled();
  });
});

describe('the ending', () => {
  const toAsh: Partial<PublishedSurvey> = {
    pages: [{ id: 'one', questions: [wood] }],
    rules: [{ id: 'r', when: chosen('ash'), does: { kind: 'end', ending: 'ash' } }],
  };

  it('with an address is a button that somebody may press', async () => {
    await show(toAsh);
    await choose('Ash');
    await press('Send answers');
    const link = await screen.findByRole('link', { name: 'Continue to brand.example' });
    expect(link).toHaveAttribute('href', 'https://brand.example/ash');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is the one that the API names, where a quota is full', async () => {
    accepts({ ending: 'thanks' });
    await show(toAsh);
    await choose('Ash');
    await press('Send answers');
    expect(await screen.findByRole('heading', { name: 'That was all' })).toBeVisible();
    // They do not count: the quota is full.
    expect(screen.getByRole('status')).toHaveTextContent(/^Thank you\. Your answers have arrived\.$/);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('thanks nobody before the API has what they answered', async () => {
    let arrive = (_: Response): void => undefined;
    network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await show(toAsh);
    await choose('Oak');
    await press('Send answers');
    expect(screen.getByRole('heading', { name: 'That was all' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Your answers are on their way\.$/);
    arrive(Response.json({ id: '4444444444444444', run }, { status: 201 }));
    expect(await screen.findByText('Thank you. Your answers have arrived.')).toBeVisible();
  });

  it('leads to no address but one of https', async () => {
    await show({ ...toAsh, endings: [{ id: 'ash', address: 'javascript:alert(1)' }] });
    await choose('Ash');
    await press('Send answers');
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('whoever comes back', () => {
  it('goes on where they were, with what they answered', async () => {
    const { unmount } = await show({ welcome: { en: 'Three questions.' } });
    await press('Start');
    await choose('Oak');
    await press('Next');
    await write(/Why/, 'Hard');
    unmount();
    await show({ welcome: { en: 'Three questions.' } });
    expect(screen.getByRole('textbox', { name: 'Why Oak?' })).toHaveValue('Hard');
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
  });

  const newer = { ...survey, pages: [{ id: 'one', questions: [{ ...wood, text: { en: 'Which wood?' } }] }] };
  const newPart = {
    ...shownExperience([survey]).root.parts[0],
    hash: 'newer',
  } as Experience['root']['parts'][number];
  const publishedAnew = (former: PublishedSurvey | null): Partial<Experience> => ({
    manifest: 'b'.repeat(64),
    root: { ...shownExperience([survey]).root, parts: [newPart] },
    loadPart: async ({ hash }) => {
      if (hash === 'newer') return newer;
      if (!former) throw new Error('Not found');
      return former;
    },
  });
  const begin = async () => {
    const { unmount } = await show();
    await choose('Oak');
    await press('Next');
    await write(/Why/, 'Hard');
    unmount();
    network.mockClear();
  };

  it('finishes the version that they began, though another is published', async () => {
    await begin();
    await show({}, { experience: publishedAnew(survey) });
    expect(screen.getByRole('textbox', { name: 'Why Oak?' })).toHaveValue('Hard');
    await press('Next');
    await waitFor(() => expect(sent()).toMatchObject([{ manifest: 'a'.repeat(64) }]));
  });

  it('begins with what still fits where that cannot be had any more', async () => {
    await begin();
    await show({}, { experience: publishedAnew(null) });
    expect(screen.getByRole('group', { name: 'Which wood?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
    await press('Send answers');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ answers: { wood: ['oak'] }, manifest: 'b'.repeat(64) }]);
    expect(sent()[0]?.answers).not.toHaveProperty('reason');
  });

  const refusesFormer = () =>
    network.mockImplementation(async (path, { body }) => {
      if (path.endsWith('/tokens'))
        return Response.json({ area: 'surveys', documentId: survey.documentId, state: 'ready' });
      const isFormer = JSON.parse(String(body)).manifest !== 'b'.repeat(64);
      return isFormer
        ? Response.json({ status: 409, code: 'too-late' }, { status: 409 })
        : Response.json({ id: '4444444444444444', run }, { status: 201 });
    });
  const newerVersion = /There is a newer version of this survey now/;

  it('is asked what still fits again, and told so, where the version that they began is taken no more', async () => {
    await begin();
    refusesFormer();
    await show({}, { experience: publishedAnew(survey) });
    await press('Next');
    expect(await screen.findByRole('group', { name: 'Which wood?' })).toBeVisible();
    expect(screen.getByText(newerVersion)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
    await press('Send answers');
    await waitFor(() => expect(JSON.stringify(keptOf())).toContain('finishedRound'));
    expect(sent().at(-1)).toMatchObject({ answers: { wood: ['oak'] }, manifest: 'b'.repeat(64) });
    expect(screen.queryByText(newerVersion)).toBeNull();
  });

  it('is asked again, too, where all of it had waited on the device for too long', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const { unmount } = await show({ pages: [{ id: 'one', questions: [wood] }] });
    await choose('Oak');
    await press('Send answers');
    unmount();
    online.mockReturnValue(true);
    outbox = createOutbox();
    refusesFormer();
    const again = await show({}, { experience: publishedAnew(survey) });
    expect(screen.getByText(/kept on this device/)).toBeVisible();
    await act(() => outbox.sendKept());
    expect(await screen.findByRole('group', { name: 'Which wood?' })).toBeVisible();
    // Whoever leaves it here finds it so.
    again.unmount();
    outbox = createOutbox();
    await show({}, { experience: publishedAnew(survey) });
    expect(screen.getByText(newerVersion)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
  });

  it('is asked again where what they sent was refused before they left', async () => {
    network.mockImplementation(async () => Response.json({ status: 400, code: 'invalid' }, { status: 400 }));
    const { unmount } = await show({ pages: [{ id: 'one', questions: [wood] }] });
    await choose('Oak');
    await press('Send answers');
    await screen.findByRole('alert');
    unmount();
    outbox = createOutbox();
    await show({ pages: [{ id: 'one', questions: [wood] }] });
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
  });

  it('is not asked again while the browser becomes somebody else’s, who would find their answers', async () => {
    await show();
    await choose('Oak');
    await press('Next');
    await write(/Why/, 'Hard');
    await press('Next');
    await press('Send answers');
    await screen.findByText(/^Thank you/);
    deviceStorage.remove(keptKey(shownExperience().root.experienceId));
    await act(() => outbox.handOver());
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(keptOf()).toEqual({});
  });

  it('is asked again by their single-use link, which they need not enter once more', async () => {
    const access = 'single-use-links';
    await begin();
    refusesFormer();
    window.history.replaceState(null, '', '/showroom24?token=ABCD2345WXYZ');
    const loadPart: Experience['loadPart'] = async ({ hash }) => ({
      ...(hash === 'newer' ? newer : survey),
      access,
    });
    await show({}, { experience: { ...publishedAnew(survey), loadPart } });
    await press('Next');
    expect(await screen.findByRole('radio', { name: 'Oak' })).toBeChecked();
    expect(screen.getByText(newerVersion)).toBeVisible();
    await press('Send answers');
    await waitFor(() => expect(JSON.stringify(keptOf())).toContain('finishedRound'));
    window.history.replaceState(null, '', '/');
  });

  it('is not asked again after all was accepted, until there is a new round', async () => {
    const { unmount } = await show({ pages: [{ id: 'one', questions: [wood] }] });
    await choose('Oak');
    await press('Send answers');
    await waitFor(() => expect(JSON.stringify(keptOf())).toContain('finishedRound'));
    unmount();
    outbox = createOutbox();
    const again = await show();
    expect(screen.getByRole('status')).toHaveTextContent('You have already answered this survey.');
    again.unmount();
    await show({}, { runs: [{ ...run, round: 2 }] });
    expect(screen.getByRole('radio', { name: 'Oak' })).not.toBeChecked();
  });

  it('is not troubled by anything else that stands where it was kept', async () => {
    deviceStorage.set(
      keptKey(shownExperience().root.experienceId),
      JSON.stringify({
        [`showroom24/${survey.documentId}`]: {
          part: { hash: survey.documentId },
          answers: { wood: { text: 'x' }, reason: 7, gone: ['a'] },
        },
      }),
    );
    await show();
    expect(screen.getByRole('radio', { name: 'Oak' })).not.toBeChecked();
  });
});

describe('by single-use links', () => {
  const access = 'single-use-links' as const;
  const links = (redeemed: object, status = 200) =>
    network.mockImplementation(async (path) =>
      path.endsWith('/tokens')
        ? Response.json(redeemed, { status })
        : Response.json({ id: '4444444444444444', run }, { status: 201 }),
    );
  const taken = { area: 'surveys', documentId: survey.documentId };
  const arrive = () => window.history.replaceState(null, '', '/showroom24?token=ABCD2345WXYZ');
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('goes on where somebody left it on another device', async () => {
    links({ ...taken, state: 'ready', answers: { wood: ['oak'], gone: ['a'] } });
    arrive();
    await show({ access });
    expect(await screen.findByRole('textbox', { name: 'Why Oak?' })).toHaveValue('');
    expect(window.location.search).toBe('');
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
  });

  it('what this device has of its own is newer', async () => {
    const { unmount } = await show();
    await choose('Ash');
    unmount();
    links({ ...taken, state: 'ready', answers: { wood: ['oak'] } });
    arrive();
    await show({ access });
    expect(await screen.findByRole('radio', { name: 'Ash' })).toBeChecked();
  });

  it('lets in whoever has a link of their own, though somebody has finished it on this device', async () => {
    const { unmount } = await show({ pages: [{ id: 'one', questions: [wood] }] });
    await choose('Oak');
    await press('Send answers');
    await waitFor(() => expect(JSON.stringify(keptOf())).toContain('finishedRound'));
    unmount();
    outbox = createOutbox();
    links({ ...taken, state: 'ready' });
    arrive();
    await show({ access });
    expect(await screen.findByRole('radio', { name: 'Oak' })).not.toBeChecked();
  });

  it('asks nobody again who has finished it by theirs', async () => {
    links({ ...taken, state: 'used' });
    arrive();
    await show({ access });
    expect(await screen.findByRole('status')).toHaveTextContent('You have already answered this survey.');
  });

  it('asks for the code where there is none, and says what is wrong with one', async () => {
    links({ code: 'code-used' }, 409);
    const { container } = await show({ access });
    expect(screen.queryByRole('radio')).toBeNull();
    await write('Your code', 'abcd-2345-wxyz');
    await press('Use code');
    expect(await screen.findByRole('alert')).toHaveTextContent(/used before, on another device/);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('without a network', () => {
  it('everything is answered, one submission waits, and goes out with all of it', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await show();
    await choose('Oak');
    await press('Next');
    await write(/Why/, 'Hard');
    await press('Next');
    expect(network).not.toHaveBeenCalled();
    await press('Send answers');
    expect(await screen.findByText(/Your answers are kept on this device/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'That was all' })).toBeVisible();
    network.mockClear();
    accepts();
    online.mockReturnValue(true);
    await act(() => outbox.sendKept());
    expect(sent()).toMatchObject([
      { answers: { wood: ['oak'], reason: { text: 'Hard' } }, isPartial: false },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your answers have arrived.');
  });

  it('a part that did not arrive gives way to the newer', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await show();
    await choose('Oak');
    await press('Next');
    await write(/Why/, 'Hard');
    await press('Next');
    await act(async () => undefined);
    network.mockClear();
    accepts();
    await act(() => createOutbox().sendKept());
    expect(sent()).toMatchObject([{ answers: { wood: ['oak'], reason: { text: 'Hard' } }, isPartial: true }]);
  });
});

describe('where there is nothing to answer', () => {
  it.each<[string, Partial<PublishedSurvey>, Partial<PublicRun>, string]>([
    ['closed', {}, { state: 'closed' }, 'This survey is closed.'],
    ['paused', {}, { state: 'paused' }, 'This survey is paused.'],
    ['past its end', { closesAt: '2020-01-01T09:00:00Z' }, {}, 'This survey is closed.'],
    ['not yet open', { opensAt: '2199-01-02T09:00' }, {}, 'This survey opens on January 2, 2199 at 9:00 AM.'],
    ['answered before', {}, { answered: { wood: ['oak'] } }, 'You have already answered this survey.'],
  ])('%s: it says so', async (_, own, state, said) => {
    await show(own, { runs: [{ ...run, ...state }] });
    expect(screen.getByRole('status').textContent?.replaceAll('\u202f', ' ')).toContain(said);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    ['closed', 'Your answers were not accepted: this survey is closed.'],
    ['full', 'enough people have answered this survey.'],
    ['already-answered', 'You have already answered this survey.'],
  ])('the API says %s', async (code, said) => {
    network.mockImplementation(async () => Response.json({ status: 409, code }, { status: 409 }));
    await show({ pages: [{ id: 'one', questions: [wood] }] });
    await choose('Oak');
    await press('Send answers');
    expect(await screen.findByText(new RegExp(said))).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('what can be put right is asked again, with the reason', async () => {
    network.mockImplementation(async () => Response.json({ status: 400, code: 'invalid' }, { status: 400 }));
    await show({ pages: [{ id: 'one', questions: [wood] }] });
    await choose('Oak');
    await press('Send answers');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answers were not accepted.');
    expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
  });

  it('whoever tests answers a survey that is closed, and leaves nothing on the device', async () => {
    const test = { testAccessId: 'test', label: 'Ada', preview: true };
    await show(
      { pages: [{ id: 'one', questions: [wood] }], closesAt: '2020-01-01T09:00:00Z' },
      { experience: { test, manifest: null } },
    );
    await choose('Oak');
    await press('Send answers');
    expect(await screen.findByRole('status')).toHaveTextContent('In a test nothing is counted.');
    expect(network).not.toHaveBeenCalled();
    expect(keptOf()).toEqual({});
  });
});
