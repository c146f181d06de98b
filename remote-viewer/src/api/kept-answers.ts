import type { ResponseCreate } from '@vitrine/shared/contract';
import { Refusal, sendResponse } from './visitor-api';

interface KeptAnswer {
  placementId: string;
  key: string;
  response: ResponseCreate;
}

const storageKey = 'vitrine.keptAnswers';

/** Keeps an answer that the network did not take, until it does. Its key makes sending it twice harmless. */
export function keepAnswer(answer: KeptAnswer): void {
  write([...read().filter(({ key }) => key !== answer.key), answer]);
}

/** Sends what was kept, oldest first; what the API refuses is let go, what the network does not take stays. */
export async function sendKeptAnswers(): Promise<void> {
  for (const answer of read()) {
    try {
      await sendResponse(answer.placementId, answer.response, answer.key);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) return;
    }
    write(read().filter(({ key }) => key !== answer.key));
  }
}

function read(): KeptAnswer[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  } catch {
    // Storage that is blocked or was edited by hand holds nothing that could be sent.
    return [];
  }
}

const write = (answers: KeptAnswer[]) => localStorage.setItem(storageKey, JSON.stringify(answers));
