import type { PublicRun, RedeemedToken } from '@vitrine/shared/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Refusal } from '../api/visitor-api';
import type { Experience } from '../experience/experience';
import { redeemToken } from './redeem-token';
import { clearToken, tokenInAddress } from './token-in-address';

export interface HeldToken {
  /** Whether this browser may answer: it holds a code, or none is needed. */
  isHeld: boolean;
  isAsking: boolean;
  /** Why the code was not taken, by the code of the API's problem. */
  refusal: string | null;
  /** The code that the visitor came with and that was not taken yet. */
  brought: string;
  redeem: (code: string) => Promise<void>;
}

/**
 * The code that a document is answered with. One in the address is redeemed at once, and taken out of it as soon as the
 * API has said something about it: after a lost connection a reload tries it again.
 * @param onRedeemed the code is this browser's, with what was answered with it elsewhere.
 */
export function useToken(
  { placementId, test }: Experience,
  { documentId, isNeeded }: { documentId: string; isNeeded: boolean },
  run: PublicRun | undefined,
  onRedeemed?: (token: RedeemedToken) => void,
): HeldToken {
  // Nothing is counted in a test, so nobody needs one there.
  const asks = isNeeded && test === null;
  const [brought] = useState(() => tokenInAddress() ?? '');
  const [isRedeemed, setRedeemed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function redeem(code: string): Promise<void> {
    setAsking(true);
    setRefusal(null);
    try {
      const token = await redeemToken(placementId, code);
      clearToken();
      if (token.documentId !== documentId) return setRefusal('code-elsewhere');
      setRedeemed(true);
      onRedeemed?.(token);
    } catch (error) {
      setRefusal(whyRefused(error));
      if (error instanceof Refusal && !error.mayPass) clearToken();
    } finally {
      setAsking(false);
    }
  }
  const redeemBrought = useEffectEvent(() => void redeem(brought));
  useEffect(() => {
    if (asks && brought) redeemBrought();
  }, [asks, brought]);

  return {
    isHeld: !asks || isRedeemed || run?.tokenHeld === true,
    isAsking,
    refusal,
    brought,
    redeem,
  };
}

function whyRefused(error: unknown): string {
  if (!(error instanceof Refusal)) return 'unreachable';
  return error.mayPass ? 'busy' : (error.problem.code ?? 'other');
}
