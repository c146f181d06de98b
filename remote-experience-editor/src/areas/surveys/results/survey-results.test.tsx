import { screen, waitFor, within } from '@testing-library/react';
import { emptySurvey, type QuestionResults, type SurveyResults } from '@vitrine/shared/contract';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { axe } from 'jest-axe';
import { aDocument, renderArea } from '../../../testing/an-area';
import Surveys from '../index';

const question = (id: string, own: Partial<QuestionResults>): QuestionResults => ({
  ...{ id, type: 'single', text: { en: id }, gone: false, answered: 10, rows: [], bars: [] },
  ...{ number: null, dates: null, ...own },
});
const bar = (value: string, count: number, own = {}) => ({
  ...{ row: null, value, label: { en: value }, count, meanPlace: null, ...own },
});
const wood = question('Wood', { bars: [bar('oak', 7), bar('ash', 3)] });
const results = (...questions: QuestionResults[]): SurveyResults => ({
  responses: { complete: 10, partial: 2, 'over-quota': 1, 'screened-out': 4 },
  placements: [{ id: 'window2345', name: 'Store · Window' }],
  questions,
});

async function openResults(
  answer: (query: URLSearchParams) => SurveyResults | Promise<SurveyResults>,
  answers: Record<string, () => unknown> = {},
) {
  const hidden = new Set<string>();
  const open = aDocument('surveys', { ...emptySurvey(), title: { en: 'Woods' } });
  const at = `GET /v1/brands/${brandId}/documents/${open.id}`;
  const view = renderArea('surveys', Surveys, {
    open,
    answers: {
      [`${at}/survey-results`]: ({ query }: { query: URLSearchParams }) => answer(query),
      [`${at}/written-answers`]: ({ query }: { query: URLSearchParams }) =>
        pageOf(
          ...['Warm light', 'Too dark']
            .filter((text) => text.includes(query.get('q') ?? ''))
            .map((text) => ({
              ...{ id: text, text, language: 'en', placementId: 'window2345', hidden: hidden.has(text) },
              receivedAt: '2026-11-28T10:00:00.000Z',
            })),
        ),
      [`POST /v1/brands/${brandId}/documents/${open.id}/moderation`]: ({ body }: { body: unknown }) => {
        const { response, shown } = body as { response: string; shown: boolean };
        if (shown) hidden.delete(response);
        else hidden.add(response);
        return new Response(null, { status: 204 });
      },
      ...Object.fromEntries(Object.entries(answers).map(([name, own]) => [`${at}/${name}`, own])),
    },
  });
  await view.user.click(await screen.findByRole('radio', { name: 'Results' }));
  const asked = () =>
    Object.fromEntries(view.calls.filter(({ name }) => name.endsWith('/survey-results')).at(-1)?.query ?? []);
  return { ...view, asked, id: open.id };
}

test('a bar that is pressed narrows what is asked for to who answered so, until its chip is removed', async () => {
  const { user, asked, container } = await openResults((query) =>
    results({ ...wood, answered: query.get('chosen') ? 7 : 10 }),
  );
  const oak = await screen.findByRole('button', { name: 'oak: 7, 70 %' });
  expect(asked()).toEqual({ status: 'complete' });
  await user.click(oak);
  expect(await screen.findByRole('button', { name: /^oak/, pressed: true })).toHaveFocus();
  await waitFor(() => expect(asked()).toEqual({ status: 'complete', chosen: 'Wood.oak' }));
  const chips = screen.getByRole('list', { name: 'Only people who answered' });
  expect((await axe(container)).violations).toEqual([]);
  await user.click(within(chips).getByRole('button', { name: 'Remove Wood · oak' }));
  expect(await screen.findByRole('button', { name: 'oak: 7, 70 %', pressed: false })).toBeVisible();
  expect(chips).not.toBeInTheDocument();
});

test('who left early, who came beyond a quota and who was screened out are shown apart, at a placement and in a period', async () => {
  const { user, asked } = await openResults(() => results(wood));
  expect(await screen.findByRole('radio', { name: 'Over quota: 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Screened out: 4' }));
  await waitFor(() => expect(asked()).toEqual({ status: 'screened-out' }));
  await user.click(screen.getByRole('radio', { name: 'Left early: 2' }));
  await user.click(screen.getByRole('combobox', { name: 'Placement' }));
  await user.click(await screen.findByTitle('Store · Window'));
  await user.type(screen.getByLabelText('Until'), '2026-11-28');
  await waitFor(() => expect(asked()).toMatchObject({ status: 'partial', placementId: 'window2345' }));
  // To the end of that day by the reader's clocks.
  expect(new Date(asked().until ?? '')).toEqual(new Date(2026, 10, 29));
});

test('a recommendation has its score, a ranking mean places, a matrix its rows, a question that is gone a mark', async () => {
  const rated = { label: null };
  await openResults(() =>
    results(
      question('Recommend', {
        ...{ type: 'nps', bars: [bar('3', 2, rated), bar('8', 3, rated), bar('10', 5, rated)] },
        number: { mean: 8, least: 3, most: 10 },
      }),
      question('Best', { type: 'ranking', gone: true, bars: [bar('oak', 6, { meanPlace: 1.45 })] }),
      question('Grid', {
        ...{ type: 'matrix', rows: [{ id: 'hall', label: { en: 'Hall' } }] },
        bars: [bar('good', 1, { row: 'hall' }), bar('bad', 3, { row: 'hall' })],
      }),
    ),
  );
  const score = await screen.findByText('Score');
  expect(score.nextSibling).toHaveTextContent('+30');
  expect(screen.getByRole('button', { name: 'oak: 6, 60 %, mean place 1.5' })).toBeVisible();
  expect(screen.getByText('No longer asked')).toBeVisible();
  const hall = screen.getByText('Hall').closest('figure') ?? document.body;
  expect(within(hall).getByRole('button', { name: 'good: 1, 25 %' })).toBeVisible();
});

test('what people wrote is listed and searched', async () => {
  const { user } = await openResults(() => results(question('Why', { type: 'long-text' })));
  expect(await screen.findByText('Too dark')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search answers to Why' }), 'Warm');
  await waitFor(() => expect(screen.queryByText('Too dark')).not.toBeInTheDocument());
  expect(screen.getByText('Warm light')).toBeVisible();
});

test('what somebody wrote is marked as not to be shown by a press, and the mark is taken off again', async () => {
  const { user } = await openResults(() => results(question('Why', { type: 'long-text' })));
  await user.click(await screen.findByRole('button', { name: 'Mark as not to be shown: Too dark' }));
  expect(await screen.findByRole('button', { name: 'Remove mark: Too dark' })).toHaveFocus();
  const mark = 'Marked: not to be shown';
  expect(screen.getByText('Too dark').closest('li')).toHaveTextContent(mark);
  expect(screen.getByText('Warm light').closest('li')).not.toHaveTextContent(mark);
  expect(screen.getByText(/stays here and in exports, marked/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove mark: Too dark' }));
  expect(await screen.findByRole('button', { name: 'Mark as not to be shown: Too dark' })).toBeVisible();
});

test('the button of a long text is named by its beginning', async () => {
  const text = `${'Warm '.repeat(12)}light`;
  const written = { id: 'long', text, language: 'en', placementId: 'window2345', hidden: false };
  await openResults(() => results(question('Why', { type: 'long-text' })), {
    'written-answers': () => pageOf({ ...written, receivedAt: '2026-11-28T10:00:00.000Z' }),
  });
  const name = `Mark as not to be shown: ${'Warm '.repeat(12).trim()}…`;
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('a file holds the responses that are shown, however far people came', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const answered = () => new Response('q_wood');
  const { user, calls, id } = await openResults(() => results(wood), { 'survey-responses': answered });
  await user.click(await screen.findByRole('button', { name: 'oak: 7, 70 %' }));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As a table (CSV)' }));
  await waitFor(() => expect(saved).toEqual(['Woods.csv']));
  expect(calls.at(-1)?.name).toMatch(`/documents/${id}/survey-responses`);
  expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({ chosen: 'Wood.oak', format: 'csv' });
});

test('before anybody has answered, it says what will stand here', async () => {
  await openResults(() => ({
    ...results(wood),
    responses: { complete: 0, partial: 0, 'over-quota': 0, 'screened-out': 0 },
  }));
  expect(await screen.findByText('No answers yet')).toBeVisible();
});

test('the period before, as long, stands beside what is shown, once a period is chosen', async () => {
  const from = new Date(2026, 10, 26).toISOString();
  const { user, calls } = await openResults((query) =>
    query.get('until') === from
      ? results({ ...wood, answered: 4, bars: [bar('oak', 1), bar('ash', 3)] })
      : results(wood),
  );
  const compare = () => screen.findByRole('combobox', { name: 'Compare with' });
  await user.click(await compare());
  expect(screen.queryByTitle('The period before')).toBeNull();
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('From'), '2026-11-26');
  await user.type(screen.getByLabelText('Until'), '2026-11-28');
  await user.click(await compare());
  await user.click(await screen.findByTitle('The period before'));
  const both = 'oak: 7, 70 %, The period before: 1, 25 %';
  expect(await screen.findByRole('button', { name: both })).toBeVisible();
  const asked = calls.filter(({ name }) => name.endsWith('/survey-results'));
  // Three days, and the three before them.
  expect(asked.map(({ query }) => Object.fromEntries(query ?? []))).toContainEqual({
    status: 'complete',
    since: new Date(2026, 10, 23).toISOString(),
    until: from,
  });
});

test('another placement stands beside what is shown, answer by answer', async () => {
  const { user } = await openResults((query) =>
    query.get('placementId')
      ? results({ ...wood, answered: 4, bars: [bar('oak', 1), bar('ash', 3)] })
      : results(wood),
  );
  await user.click(await screen.findByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByTitle('Store · Window'));
  const both = 'oak: 7, 70 %, Store · Window: 1, 25 %';
  expect(await screen.findByRole('button', { name: both })).toBeVisible();
  expect(screen.getByText('Store · Window: 10 people')).toBeVisible();
});

test('questions with one list of answers stand side by side, where a cell is pressed as a bar is', async () => {
  const table = question('Table', { bars: [bar('oak', 1), bar('ash', 3)], answered: 4 });
  const { user, asked, container } = await openResults(() =>
    results(wood, question('Why', { type: 'long-text' }), table),
  );
  await user.click(await screen.findByRole('radio', { name: 'By list of answers' }));
  const side = screen.getByRole('table', { name: '2 questions, answered from “oak” to “ash”' });
  expect(
    within(side)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Question', 'oak', 'ash']);
  const row = within(side).getByRole('row', { name: /^Table/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('4 answers');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['25 %1', '75 %3']);
  // What belongs to no list stays as it is.
  expect(await screen.findByRole('searchbox', { name: 'Search answers to Why' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'oak: 7, 70 %' })).toBeNull();
  await user.click(within(row).getByRole('button', { name: 'Table · ash: 3, 75 %' }));
  expect(within(row).getByRole('button', { pressed: true })).toHaveAccessibleName('Table · ash: 3, 75 %');
  expect(within(side).getAllByRole('button', { pressed: true })).toHaveLength(1);
  await waitFor(() => expect(asked()).toEqual({ status: 'complete', chosen: 'Table.ash' }));
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Question by question' }));
  expect(await screen.findByRole('button', { name: 'oak: 7, 70 %' })).toBeVisible();
});

test('side by side, what is compared stands in the cell, and a scale has its mean at the end', async () => {
  const scale = (id: string, counts: number[], mean: number) =>
    question(id, {
      ...{ type: 'rating', bars: counts.map((count, at) => bar(String(at + 1), count, { label: null })) },
      number: { mean, least: 1, most: 3 },
    });
  const { user } = await openResults((query) =>
    query.get('placementId')
      ? results({ ...scale('Light', [5, 0, 5], 2), answered: 20 }, scale('Sound', [10, 0, 0], 1))
      : results(scale('Light', [0, 1, 9], 2.9), scale('Sound', [3, 3, 4], 2.1)),
  );
  await user.click(await screen.findByRole('radio', { name: 'By list of answers' }));
  await user.click(screen.getByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByTitle('Store · Window'));
  const both = 'Light · 3: 9, 90 %, Store · Window: 5, 25 %';
  const row = (await screen.findByRole('button', { name: both })).closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent).slice(1)).toEqual([
    '0 %025 %',
    '10 %10 %',
    '90 %925 %',
    '2.92',
  ]);
});

test('where no two questions have one list of answers, there is no other way to show them', async () => {
  await openResults(() => results(wood, question('Why', { type: 'long-text' })));
  expect(await screen.findByRole('button', { name: 'oak: 7, 70 %' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'By list of answers' })).toBeNull();
});

test('any other period stands beside what is shown, once both of its days are chosen and in order', async () => {
  const since = new Date(2026, 9, 1).toISOString();
  const { user, calls } = await openResults((query) =>
    query.get('since') === since
      ? results({ ...wood, answered: 4, bars: [bar('oak', 1), bar('ash', 3)] })
      : results(wood),
  );
  const asked = () => calls.filter(({ name }) => name.endsWith('/survey-results'));
  await user.click(await screen.findByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByTitle('Another period'));
  const [from, until] = [
    await screen.findByLabelText('Compared from'),
    screen.getByLabelText('Compared until'),
  ];
  expect(from).toHaveAccessibleDescription('Choose a day');
  await user.type(from, '2026-10-01');
  expect(from).toHaveAccessibleDescription('');
  await user.type(until, '2026-09-30');
  expect(until).toBeInvalid();
  expect(until).toHaveAccessibleDescription('Not before the first day');
  expect(screen.getByRole('button', { name: 'oak: 7, 70 %' })).toBeVisible();
  expect(asked()).toHaveLength(1);
  await user.clear(until);
  await user.type(until, '2026-10-03');
  const days = 'Thu, Oct 1, 2026 – Sat, Oct 3, 2026';
  expect(await screen.findByRole('button', { name: `oak: 7, 70 %, ${days}: 1, 25 %` })).toBeVisible();
  expect(screen.getByText(`${days}: 10 people`)).toBeVisible();
  expect(Object.fromEntries(asked().at(-1)?.query ?? [])).toEqual({
    status: 'complete',
    since,
    // To the end of that day by the reader's clocks.
    until: new Date(2026, 9, 4).toISOString(),
  });
});

test('figures never stand under the name of others: another comparison waits for its own', async () => {
  let answerDoor = (_: SurveyResults) => {};
  const ofDoor = new Promise<SurveyResults>((resolve) => {
    answerDoor = resolve;
  });
  const compared = (count: number) => results({ ...wood, answered: 4, bars: [bar('oak', count)] });
  const places = [
    { id: 'window2345', name: 'Window' },
    { id: 'door234567', name: 'Door' },
  ];
  const { user } = await openResults((query) => {
    const place = query.get('placementId');
    const answer = { ...(place ? compared(1) : results(wood)), placements: places };
    return place === 'door234567' ? ofDoor : answer;
  });
  const compareWith = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Compare with' }));
    await user.click((await screen.findAllByTitle(name)).at(-1) ?? document.body);
  };
  await compareWith('Window');
  expect(await screen.findByRole('button', { name: 'oak: 7, 70 %, Window: 1, 25 %' })).toBeVisible();
  await compareWith('Door');
  expect(await screen.findByRole('button', { name: 'oak: 7, 70 %' })).toBeVisible();
  answerDoor({ ...compared(2), placements: places });
  expect(await screen.findByRole('button', { name: 'oak: 7, 70 %, Door: 2, 50 %' })).toBeVisible();
});

test('one by one, nothing is compared, nor asked for; together, it is again', async () => {
  const { user, calls } = await openResults(() => results(wood), {
    'single-responses': () => ({ ...pageOf(), questions: [] }),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByTitle('Store · Window'));
  const both = 'oak: 7, 70 %, Store · Window: 7, 70 %';
  expect(await screen.findByRole('button', { name: both })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'One by one' }));
  await user.click(await screen.findByRole('radio', { name: 'Left early: 2' }));
  const asked = () => calls.filter(({ name }) => name.endsWith('/survey-results')).map(({ query }) => query);
  await waitFor(() => expect(asked().at(-1)?.get('status')).toBe('partial'));
  expect(asked().filter((query) => query?.has('placementId'))).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Question by question' }));
  expect(await screen.findByRole('button', { name: both })).toBeVisible();
});

test('nothing is compared with itself, nor with what was before no period', async () => {
  const { user } = await openResults(() => results(wood));
  const chosen = () =>
    screen.getByRole('combobox', { name: 'Compare with' }).closest('.ant-select')?.textContent;
  await user.click(await screen.findByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByTitle('Store · Window'));
  expect(chosen()).toBe('Store · Window');
  await user.click(screen.getByRole('combobox', { name: 'Placement' }));
  await user.click((await screen.findAllByTitle('Store · Window')).at(-1) ?? document.body);
  await waitFor(() => expect(chosen()).toBe('Nothing'));
  expect(screen.getByRole('button', { name: 'oak: 7, 70 %' })).toBeVisible();
  await user.type(screen.getByLabelText('From'), '2026-11-26');
  await user.type(screen.getByLabelText('Until'), '2026-11-28');
  await user.click(screen.getByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByTitle('The period before'));
  await waitFor(() => expect(chosen()).toBe('The period before'));
  await user.clear(screen.getByLabelText('From'));
  await waitFor(() => expect(chosen()).toBe('Nothing'));
});
