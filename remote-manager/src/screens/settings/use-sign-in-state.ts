import { type SignInState, useSignInMethods } from '@vitrine/shared/host';
import { useCallback, useEffect, useState } from 'react';

/** How the person comes in, as the identity service knows it: null until it has answered, or when it did not. */
export function useSignInState() {
  const methods = useSignInMethods();
  const [state, setState] = useState<SignInState | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` reads it again
  useEffect(() => {
    let wanted = true;
    methods.read().then(
      (read) => {
        if (!wanted) return;
        setState(read);
        setError(null);
      },
      (failure: Error) => wanted && setError(failure),
    );
    return () => {
      wanted = false;
    };
  }, [methods, asked]);
  const reload = useCallback(() => setAsked((times) => times + 1), []);
  return { state, error, reload };
}
