import { screen } from '@testing-library/react';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useSayOvertaken } from './use-say-overtaken';

function Undo() {
  const say = useSayOvertaken();
  return (
    <>
      <button type="button" onClick={() => say({ name: null })}>
        Overtaken
      </button>
      <button type="button" onClick={() => say(null)}>
        Done
      </button>
    </>
  );
}

test('what could not be undone is no success, and says who changed it since', async () => {
  const { toasts, user } = renderScreen(Undo, { address: '/', path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Overtaken' }));
  const message = 'Nothing is left that is only yours. A colleague has changed the same places since.';
  expect(toasts).toMatchObject([{ error: { message } }]);
});
