import { createVisitorIdentity } from './visitor-identity';
import { createVisitorService } from './visitor-service';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A visitor whose page has been painted, and whose session the API has not answered yet. */
async function arrive() {
  let answer: (response: Response | Promise<never>) => void = () => undefined;
  const send = () => new Promise<Response>((resolve) => (answer = resolve));
  const showError = jest.fn();
  const visitor = createVisitorIdentity(
    createVisitorService((callback) => callback(), send),
    showError,
  );
  await settle();
  return {
    visitor,
    showError,
    async answer(response: Response) {
      answer(response);
      await settle();
    },
  };
}

test('screens wait until the visitor has a session', async () => {
  const { visitor, answer } = await arrive();
  expect(visitor.get()).toMatchObject({ authUser: null, isLoading: true });
  await answer(Response.json({ respondentId: 'r1' }, { status: 201 }));
  expect(visitor.get()).toMatchObject({ authUser: { uid: 'r1' }, isLoading: false });
});

test('a session that is refused keeps nobody waiting', async () => {
  const { visitor, showError, answer } = await arrive();
  const told = jest.fn();
  visitor.subscribe(told);
  await answer(new Response('', { status: 503 }));
  expect(visitor.get()).toMatchObject({ authUser: null, isLoading: false, error: null });
  expect(told).toHaveBeenCalled();
  expect(showError).toHaveBeenCalledTimes(1);
});
