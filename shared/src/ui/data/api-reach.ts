import { observable } from '../../browser/observable';

/** doubted: a call did not arrive, which may have been that one's bad luck; away: asked again, and still nothing. */
type Reach = 'answers' | 'doubted' | 'away';

/** What stands before the API says these where it does not answer itself. */
const notItsOwn = [502, 503, 504];

const reach = observable<Reach>('answers');

const set = (next: Reach) => {
  if (reach.get() !== next) reach.set(next);
};
const failed = () => {
  if (reach.get() === 'answers') set('doubted');
};

/** `fetch` that hears how calls end. What somebody gave up says nothing. */
const send: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (notItsOwn.includes(response.status)) failed();
    else set('answers');
    return response;
  } catch (error) {
    if (!init?.signal?.aborted) failed();
    throw error;
  }
};

/** Whether the API can be reached, as the calls of all screens show. */
export const apiReach = {
  get: reach.get,
  subscribe: reach.subscribe,
  send,
  /** It was asked again and did not answer. */
  confirmAway(): void {
    if (reach.get() === 'doubted') set('away');
  },
};
