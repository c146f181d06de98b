import { useRef, useState } from 'react';
import { describeAuthError } from '../describe-auth-error';

/**
 * Runs what a form does: one run at a time however often it is pressed, and a failure in words.
 * @param action rejects with an error of the identity service.
 */
export function useSubmit(action: () => Promise<void>) {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(describeAuthError(error));
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { submit, pending, failure };
}
