import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart } from '@vitrine/shared/contract';
import { createTestHost, createTestRoutes } from '@vitrine/shared/host/testing';
import { useState } from 'react';
import { useAddress } from '../address/address';
import { RoutedAddress } from '../address/routed-address';
import { QuestionSteps } from './question-steps';
import texts from './texts/en';

const part: ManifestPart = { area: 'polling', documentId: 'wood', title: {}, hash: 'wood', bytes: 1 };
const questions = [
  { id: 'name', label: 'What is it called?', isOptional: false },
  { id: 'size', label: 'How large is it?', isOptional: true },
  { id: 'age', label: 'How old is it?', isOptional: false },
];
const onSend = jest.fn();
beforeEach(() => onSend.mockClear());

interface AskedProps {
  first?: Record<string, string>;
  count?: number;
}

/** Questions of a type that polls have not. */
function Form({ first = {}, count = 3 }: AskedProps) {
  const { place, back } = useAddress();
  const [draft, setDraft] = useState<Record<string, string>>(first);
  const [isSent, setSent] = useState(false);
  if (!place?.open) return <p>Closed</p>;
  if (isSent) return <p>Sent</p>;
  return (
    <>
      <button type="button" onClick={() => back({ ...place, open: null })}>
        Close
      </button>
      <QuestionSteps
        questions={questions.slice(0, count)}
        isAnswered={({ id, isOptional }) => isOptional || Boolean(draft[id])}
        texts={texts}
        textsMark={{}}
        send="Send"
        onSend={() => {
          onSend(draft);
          setSent(true);
        }}
      >
        {({ id, label }, { heading, missing }) => (
          <>
            <h3 {...heading}>{label}</h3>
            {missing}
            <input
              aria-label={label}
              value={draft[id] ?? ''}
              onChange={({ target }) => setDraft({ ...draft, [id]: target.value })}
            />
          </>
        )}
      </QuestionSteps>
    </>
  );
}

function ask(search = 'open=poll:wood', props: AskedProps = {}) {
  const { router, page } = createTestRoutes(
    createTestHost().host,
    [
      {
        path: '/:placementId',
        element: (
          <RoutedAddress parts={[part]} onMissing={() => undefined}>
            <Form {...props} />
          </RoutedAddress>
        ),
      },
    ],
    '/showroom24?scene=',
  );
  render(page);
  // Opened, as from the dock.
  act(() => void router.navigate(`/showroom24?scene=&${search}`, { state: { below: ['scene='] } }));
  return {
    at: () => new URLSearchParams(router.state.location.search).get('at'),
    back: () => act(() => router.navigate(-1)),
  };
}
const question = (label: string) => screen.getByRole('heading', { name: label });
const input = () => screen.getByRole('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const missing = () => screen.queryByText('Please answer this question.');

it('asks one after another, says where one is, and gives the focus to each question', async () => {
  const { at } = ask();
  expect(question('What is it called?')).not.toHaveFocus();
  expect(screen.getByText('Question 1 of 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(at()).toBeNull();
  await userEvent.type(input(), 'Brygga');
  await press('Next');
  expect(question('How large is it?')).toHaveFocus();
  expect(question('How large is it?')).toHaveAccessibleDescription('Question 2 of 3');
  expect(screen.queryByRole('heading', { name: 'What is it called?' })).toBeNull();
  expect(at()).toBe('2');
  await press('Back');
  expect(question('What is it called?')).toHaveFocus();
  expect(input()).toHaveValue('Brygga');
  expect(at()).toBeNull();
});

it('goes on with Enter, over what need not be answered, and sends at the last one', async () => {
  const { at, back } = ask();
  await userEvent.type(input(), 'Brygga{Enter}');
  expect(question('How large is it?')).toHaveFocus();
  await userEvent.type(input(), '{Enter}');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await userEvent.type(input(), '80{Enter}');
  expect(onSend).toHaveBeenCalledWith({ name: 'Brygga', age: '80' });
  expect(at()).toBeNull();
  await back();
  expect(screen.getByText('Closed')).toBeVisible();
});

it('says what is missing before it goes on, and leads there', async () => {
  const { at } = ask();
  await press('Next');
  expect(missing()).toBeVisible();
  expect(input()).toHaveFocus();
  expect(at()).toBeNull();
  await userEvent.type(input(), 'Brygga');
  expect(missing()).toBeNull();
});

it('leads back to what was passed over by an address, and says so', async () => {
  const { at } = ask('open=poll:wood&at=3');
  await userEvent.type(input(), '80');
  await press('Send');
  expect(onSend).not.toHaveBeenCalled();
  expect(at()).toBeNull();
  expect(missing()).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What is it called?' })).toHaveFocus();
  await userEvent.type(input(), 'Brygga{Enter}{Enter}');
  expect(missing()).toBeNull();
});

it('the device’s way back leads through the questions and then out; closing leads out at once', async () => {
  const { at, back } = ask('open=poll:wood', { first: { name: 'Brygga' } });
  await press('Next');
  await press('Next');
  expect(at()).toBe('3');
  await back();
  expect(question('How large is it?')).toHaveFocus();
  await back();
  expect(question('What is it called?')).toHaveFocus();
  await press('Next');
  await press('Close');
  expect(screen.getByText('Closed')).toBeVisible();
  expect(at()).toBeNull();
});

test.each([
  ['a question', '2', 'How large is it?', '2'],
  ['the last one', '3', 'How old is it?', '3'],
  ['one beyond the last', '99', 'How old is it?', '3'],
  ['one before the first', '0', 'What is it called?', null],
  ['the first, which needs no number', '1', 'What is it called?', null],
])('an address with the number of %s is that of what is asked', (_, asked, label, said) => {
  const { at } = ask(`open=poll:wood&at=${asked}`);
  expect(question(label)).toBeVisible();
  expect(at()).toBe(said);
});

test.each([
  ['a negative number', '-1'],
  ['an endless number', '1e99'],
  ['a word', 'abc'],
  ['markup', '<img src=x>'],
  ['ten thousand digits', '9'.repeat(10_000)],
])('an address with %s for a number asks the first question', (_, asked) => {
  ask(`open=poll:wood&at=${encodeURIComponent(asked)}`);
  expect(question('What is it called?')).toBeVisible();
});

it('has nothing around one question alone', async () => {
  const { at } = ask('open=poll:wood&at=2', { count: 1 });
  expect(at()).toBeNull();
  expect(screen.queryByText(/Question 1/)).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close', 'Send']);
  await userEvent.type(input(), 'Brygga{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('a double-click on “Next” is one step', async () => {
  const { at } = ask('open=poll:wood', { first: { name: 'Brygga' } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
  expect(at()).toBe('2');
});
