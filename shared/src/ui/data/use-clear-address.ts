import { useSearchParams } from '@vitrine/shared/host';

/**
 * Clears several words of the address in one step: of two changes in a row the second knows nothing of the first.
 * @returns does it.
 */
export function useClearAddress(...words: string[]): () => void {
  const [, setParams] = useSearchParams();
  return () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const word of words) next.delete(word);
        return next;
      },
      { replace: true },
    );
}
