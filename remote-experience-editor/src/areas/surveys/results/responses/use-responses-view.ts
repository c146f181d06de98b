import { useSearchParams } from '@vitrine/shared/host';
import { useAddressState } from '@vitrine/shared/ui';

/** How results are looked at: by question, by list of answers, or one response after the other. */
export const resultsViews = ['questions', 'lists', 'single'] as const;

/** Which view of the results is open, and which response, as the address says. */
export function useResponsesView() {
  const [params] = useSearchParams();
  const [shown, show] = useAddressState('show', 'questions', { back: true });
  // Whoever turns from one to the next goes back to the list at once.
  const [response, turnTo] = useAddressState('response');
  return {
    view: resultsViews.find((one) => one === shown) ?? 'questions',
    show,
    response,
    turnTo,
    /** Where one is read; '' leads to the list. */
    addressOf: (response: string) => {
      const next = new URLSearchParams(params);
      next.set('show', 'single');
      if (response) next.set('response', response);
      else next.delete('response');
      return `?${next}`;
    },
  } as const;
}
