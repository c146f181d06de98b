import { ProblemError } from '../../problem';

/** What a check refuses, as findings instead of an error. */
export async function refusals(check: () => Promise<void>): Promise<{ pointer: string; message: string }[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.details.errors ?? [{ pointer: '', message: error.message }];
  }
}
