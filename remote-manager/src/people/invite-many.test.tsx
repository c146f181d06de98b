import { screen } from '@testing-library/react';
import { ApiError } from '@vitrine/shared/ui';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { InviteMany } from './invite-many';

const refusal = {
  type: 'urn:vitrine:problem:invalid',
  title: 'Bad Request',
  status: 400,
  code: 'invalid',
  message: 'Ein Teil der Eingaben kann so nicht angenommen werden.',
  errors: [
    {
      pointer: '/text',
      message: 'This list names 1,200 people, and at most 500 can be invited at once. Split it.',
      sentence: { name: 'people.tooMany', values: { given: 1200, most: 500 } },
    },
  ],
};

const check = () => Promise.reject(new ApiError(refusal.message, 400, refusal));
const Screen = () => (
  <InviteMany
    roles={['member', 'admin']}
    initialRole="member"
    check={check}
    invite={jest.fn()}
    onClose={jest.fn()}
  />
);

test('says in German what is wrong with a list', async () => {
  const { user } = renderScreen(Screen, { address: '/people', path: '/people', language: 'de' });
  await user.type(await screen.findByRole('textbox', { name: /E-Mail-Adressen/ }), 'a@x.test');
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }));
  expect(await screen.findByText(/^Diese Liste nennt 1.200 Personen; höchstens 500 /)).toBeInTheDocument();
});
