import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { useState } from 'react';
import { keepAnswer } from '../../api/kept-answers';
import { Refusal, sendResponse, sendTestResponse } from '../../api/visitor-api';
import type { Experience } from '../../experience/load-experience';
import { useLanguage } from '../../texts/language';

type Answers = Record<string, string[]>;

/**
 * The visitor's own answers to a poll. They show at once, before the network; when it fails they are kept on the
 * device, and when the API refuses them they are taken back with the reason.
 */
export function useAnswering(experience: Experience, poll: PublishedPoll, run: PublicRun | undefined) {
  const { language } = useLanguage();
  const [own, setOwn] = useState<Answers | null>(null);
  const [confirmed, setConfirmed] = useState<PublicRun | null>(null);
  const [kept, setKept] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const known = newest(run, confirmed);

  async function answer(answers: Answers): Promise<void> {
    setOwn(answers);
    setKept(false);
    setRefusal(null);
    const response = {
      documentId: poll.documentId,
      answers,
      language,
      ...(experience.manifest ? { manifest: experience.manifest } : {}),
    };
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const { placementId, test } = experience;
    try {
      if (test) await sendTestResponse(placementId, test.testAccessId, response, key);
      else setConfirmed((await sendResponse(placementId, response, key)).run);
    } catch (error) {
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
        setOwn(null);
        setRefusal(error.message);
        return;
      }
      if (!test) keepAnswer({ placementId, key, response });
      setKept(!test);
      if (test) setRefusal(error instanceof Error ? error.message : String(error));
    }
  }

  return { answers: own ?? known?.answered ?? {}, known, kept, refusal, answer };
}

/** The live stream and the answer to our own call race; the higher sequence is the newer state. */
function newest(live: PublicRun | undefined, confirmed: PublicRun | null): PublicRun | undefined {
  if (!live || !confirmed) return live ?? confirmed ?? undefined;
  if (live.round !== confirmed.round) return live.round > confirmed.round ? live : confirmed;
  const newer = live.sequence > confirmed.sequence ? live : confirmed;
  // A stream that was opened before the answer may not know yet that this visitor may see the counts.
  return {
    ...newer,
    tallies: newer.tallies ?? confirmed.tallies,
    respondents: newer.respondents ?? confirmed.respondents,
  };
}
