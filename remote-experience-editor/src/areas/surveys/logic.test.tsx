import { screen, waitFor, within } from '@testing-library/react';
import {
  type Check,
  type Document,
  emptySurvey,
  type SurveyDocument,
  type SurveyRule,
} from '@vitrine/shared/contract';
import { axe } from 'jest-axe';
import { type MergePatch, patched } from '../../documents/store/merge-patch';
import { aDocument, renderArea } from '../../testing/an-area';
import Surveys from './index';
import { addedEntry, addedQuestion, changedEntry, removedEntry, type SurveyChange } from './survey-commands';

const page = (title: string) => ({ title: { en: title }, text: {} });
const asked = (on: string, id: string, text: string, own: object = {}) => [
  addedQuestion(on, id),
  changedEntry('questions', id, () => ({ text: { en: text }, ...own })),
];
const oakAndElm = {
  oak: { order: 'a0', label: { en: 'Oak' } },
  elm: { order: 'a1', label: { en: 'Elm' } },
};
const ending = (title: string) => ({ kind: 'page' as const, title: { en: title }, text: {}, address: '' });
const rule = (when: SurveyRule['when'], does: SurveyRule['does']) =>
  addedEntry('rules', 'rule', { when, does });
const isOak = { kind: 'chosen', question: 'wood', option: 'oak' } as const;

const withLogic = (...changes: SurveyChange[]) =>
  aDocument(
    'surveys',
    [
      addedEntry('pages', 'first', page('About you')),
      addedEntry('pages', 'second', page('About us')),
      ...asked('first', 'wood', 'Which wood?', { options: oakAndElm }),
      ...asked('first', 'age', 'How old?', { type: 'number' }),
      ...asked('second', 'why', 'Why us?', { type: 'short-text' }),
      addedEntry('endings', 'sorry', ending('Sorry')),
      addedEntry('variables', 'score', { name: 'Score', initial: 0 }),
      ...changes,
    ].reduce<SurveyDocument>((data, change) => change(data), emptySurvey()),
  );
function openSurvey(open: Document, at?: string) {
  const view = renderArea('surveys', Surveys, { open, ...(at && { at }) });
  /** What of the survey is kept by now, in one save or several. */
  const kept = () =>
    view.calls
      .filter(({ name }) => name.startsWith('PATCH'))
      .reduce(
        (data, { body }) => patched(data, (body as { data: MergePatch }).data),
        open.data,
      ) as SurveyDocument;
  return { ...view, kept };
}
type View = ReturnType<typeof openSurvey>;

/** Sentences keep names of other scripts apart with signs that nobody sees. */
const sentence = (words: string | RegExp) => (said: string) => {
  const seen = said.replace(/[\u2068\u2069]/g, '');
  return typeof words === 'string' ? seen === words : words.test(seen);
};
/** In a part of the form, a choice is opened and something of it taken. */
async function choose({ user }: View, within_: HTMLElement, field: string | RegExp, option: string) {
  await user.click(await within(within_).findByRole('combobox', { name: field }));
  const offered = await screen.findAllByTitle(sentence(option));
  await user.click(offered.at(-1) as HTMLElement);
}
const rules = () => screen.findByRole('region', { name: 'Logic' });

test('a rule is put together by choosing, and says in a sentence what it does', async () => {
  const view = openSurvey(withLogic());
  const logic = await rules();
  expect(within(logic).getByText(/Without any, everybody answers page after page/)).toBeVisible();
  await view.user.click(within(logic).getByRole('button', { name: 'Add rule' }));
  await view.user.keyboard('{Enter}');
  const first = await within(logic).findByRole('group', { name: 'Test 1' });
  await choose(view, first, 'Question or variable', '2. How old?');
  await choose(view, first, 'Test', 'is below …');
  await view.user.type(await within(first).findByRole('spinbutton', { name: 'Number' }), '{Backspace}18');
  await choose(view, logic, /^Then/, 'Jump');
  await choose(view, logic, 'Go to', 'Sorry');
  expect(
    within(logic).getByRole('button', {
      name: sentence('1. If “How old?” is below 18, go from “About you” to “Sorry”'),
    }),
  ).toBeVisible();
  await waitFor(() =>
    expect(Object.values(view.kept().rules)).toMatchObject([
      { does: { kind: 'jump', after: 'first', to: { ending: 'sorry' } } },
    ]),
  );
});

test('tests stand in groups of and and or, as deep as the contract allows', async () => {
  const view = openSurvey(withLogic(rule(isOak, { kind: 'require', question: 'age' })));
  const logic = await rules();
  await view.user.click(within(logic).getByRole('button', { name: 'Show 1: Logic' }));
  await view.user.click(within(logic).getByRole('button', { name: /^1\. If/ }));
  await view.user.click(within(logic).getByRole('button', { name: 'Add group' }));
  await view.user.click(within(logic).getByRole('button', { name: 'Add group to group 2' }));
  expect(within(logic).queryByRole('button', { name: 'Add group to group 2.2' })).not.toBeInTheDocument();
  await choose(
    view,
    await within(logic).findByRole('group', { name: 'Test 2.1' }),
    'Question or variable',
    'Score',
  );
  expect(
    within(logic).getByRole('button', {
      name: sentence(
        /was answered with “Oak” and \(“Score” is 0 or “Which wood\?” was answered with “Oak”\)/,
      ),
    }),
  ).toBeVisible();
  const score = { kind: 'variable', variable: 'score', is: 'is', number: 0 };
  await waitFor(() =>
    expect(view.kept().rules.rule?.when).toEqual({
      kind: 'all',
      of: [isOak, { kind: 'any', of: [score, { kind: 'all', of: [isOak] }] }],
    }),
  );
  await view.user.click(within(logic).getByRole('button', { name: 'Remove test 2.2.1' }));
  expect(within(logic).queryByRole('group', { name: 'Group 2.2' })).not.toBeInTheDocument();
});

test('a test of words waits until they are written', async () => {
  const view = openSurvey(
    withLogic(rule({ kind: 'answered', question: 'why' }, { kind: 'end', ending: 'sorry' })),
    '/rules/rule',
  );
  const one = await within(await rules()).findByRole('group', { name: 'Test 1' });
  await choose(view, one, 'Test', 'was not answered with “…”');
  expect(within(one).getByText(/until then the test stays as it was/)).toBeVisible();
  await view.user.type(within(one).getByRole('textbox', { name: 'Words' }), 'no reason ');
  const test = { kind: 'text', question: 'why', text: 'no reason', not: true };
  await waitFor(() => expect(view.kept().rules.rule?.when).toEqual({ kind: 'all', of: [test] }));
  expect(within(one).getByText('This also holds for whoever did not answer.')).toBeVisible();
});

test('what a rule names and is gone is shown as such, and stays until something else is chosen', async () => {
  const view = openSurvey(
    withLogic(rule(isOak, { kind: 'require', question: 'age' }), removedEntry('questions', 'wood')),
    '/rules/rule',
  );
  const logic = await rules();
  const one = await within(logic).findByRole('group', { name: 'Test 1' });
  expect(within(one).getByText(/What this test asks about is gone/)).toBeVisible();
  expect(
    within(logic).getByRole('button', { name: sentence(/^1\. If “something that is gone”/) }),
  ).toBeVisible();
  await choose(view, one, 'Question or variable', '1. How old?');
  expect(within(one).queryByText(/is gone/)).not.toBeInTheDocument();
  expect(within(one).getByRole('spinbutton', { name: 'Number' })).toHaveValue('0');
});

test('variables and quotas have what they need, and all of it has names', async () => {
  const view = openSurvey(withLogic());
  const quotas = await screen.findByRole('region', { name: 'Quotas' });
  await view.user.click(within(quotas).getByRole('button', { name: 'Add quota' }));
  await view.user.clear(await within(quotas).findByRole('textbox', { name: 'Name of the quota' }));
  await view.user.keyboard('Young people');
  await view.user.click(within(quotas).getByRole('button', { name: 'Add test' }));
  expect(
    await within(quotas).findByText(
      sentence('At most 100 finished surveys in which “Which wood?” was answered with “Oak”, then “Sorry”'),
    ),
  ).toBeVisible();
  expect(await within(quotas).findByRole('button', { name: 'Young people' })).toBeVisible();
  const variables = screen.getByRole('region', { name: 'Variables' });
  await view.user.click(within(variables).getByRole('button', { name: 'Show 1: Variables' }));
  expect(within(variables).getByRole('textbox', { name: 'Name of the variable' })).toHaveValue('Score');
  await view.user.click(within(await rules()).getByRole('button', { name: 'Add rule' }));
  await view.user.keyboard('{Enter}');
  await within(await rules()).findByRole('group', { name: 'Test 1' });
  expect((await axe(view.container)).violations).toEqual([]);
});

test('an earlier answer is inserted into a text where the caret was, and said in words below it', async () => {
  const view = openSurvey(withLogic());
  const second = await screen.findByRole('region', { name: 'Page 2' });
  const text = within(second).getByRole('textbox', { name: 'Text above the questions' });
  await view.user.type(text, 'So you like , right?');
  (text as HTMLTextAreaElement).setSelectionRange(12, 12);
  const menu = 'Insert an answer: Text above the questions';
  await view.user.click(within(second).getByRole('button', { name: menu }));
  const wood = await screen.findByRole('menuitem', { name: sentence('1. Which wood?') });
  await waitFor(() => expect(wood).toHaveFocus());
  await view.user.click(wood);
  expect(text).toHaveValue('So you like {{wood}}, right?');
  expect(
    within(second).getByText(sentence(/their answer to “Which wood\?” instead of \{\{wood\}\}/)),
  ).toBeVisible();
  await view.user.keyboard(' trees');
  expect(text).toHaveValue('So you like {{wood}} trees, right?');
  // Nothing is answered yet on the first page; a variable has its value from the beginning.
  const first = screen.getByRole('region', { name: 'Page 1' });
  await view.user.click(within(first).getByRole('button', { name: menu }));
  expect(
    (await within(await screen.findByRole('menu')).findAllByRole('menuitem')).map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(['Score']);
});

test('the map shows what leads back, what is wrong, what nobody sees, and that it may lack something', async () => {
  const open = withLogic(
    addedEntry('rules', 'again', {
      when: isOak,
      does: { kind: 'jump', after: 'second', to: { page: 'first' } },
    }),
    addedEntry('rules', 'never', {
      when: { ...isOak, not: true },
      does: { kind: 'jump', after: 'first', to: { ending: 'sorry' } },
    }),
  );
  const found = (code: string, pointer: string, rule?: number): Check => ({
    level: 'warning',
    code,
    message: '',
    ...(rule !== undefined && { sentence: { name: code, values: { rule } } }),
    area: 'surveys',
    documentId: open.id,
    pointer,
  });
  const openMap = async (...checks: Check[]) => {
    const certificate = { checks, checkedAt: '2026-01-01T00:00:00.000Z' };
    const view = renderArea('surveys', Surveys, { open, certificate });
    await view.user.click(await screen.findByRole('button', { name: 'Show map' }));
    return { ...view, map: within(screen.getByRole('region', { name: 'Map' })) };
  };

  const { map, unmount } = await openMap();
  // A loop that one gets away from is no error.
  expect(map.getByText(sentence('By rule 1 “About you” (leads back)'))).toBeInTheDocument();
  expect(map.getByText(sentence('By rule 2 “Sorry”'))).toBeInTheDocument();
  expect(map.queryByText(/never seen|something is wrong with it|may lack something/)).toBeNull();
  unmount();

  const again = await openMap(
    found('survey-dead-end', '/rules/again', 1),
    found('survey-contradiction', '/rules/never', 2),
    found('survey-unreachable', '/questions/why'),
    found('survey-not-proved', '/rules/again', 1),
  );
  const wrong = 'By rule 1 “About you” (leads back) (something is wrong with it)';
  expect(again.map.getByText(sentence(wrong))).toBeInTheDocument();
  expect(again.map.getByText(sentence('By rule 2 “Sorry” (something is wrong with it)'))).toBeInTheDocument();
  expect(again.map.getAllByText(/questions never seen: 3/)).toHaveLength(2);
  expect(again.map.getByText(/This map may lack something/)).toBeVisible();
});

test('the map says where each page leads', async () => {
  const view = openSurvey(withLogic(rule(isOak, { kind: 'jump', after: 'first', to: { ending: 'sorry' } })));
  await view.user.click(await screen.findByRole('button', { name: 'Show map' }));
  const map = screen.getByRole('region', { name: 'Map' });
  expect(within(map).getByText(sentence('Then “About us”'))).toBeInTheDocument();
  expect(within(map).getByText(sentence('By rule 1 “Sorry”'))).toBeInTheDocument();
});
