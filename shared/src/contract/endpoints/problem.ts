import { z } from 'zod';
import { sentence } from '../sentences/sentences';
import { named } from '../values/values';

/** Every error of the API: RFC 9457, sent as application/problem+json. */
export const problem = named('Problem', {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable word for programs: `not-found`, `invalid`, `stale`… */
  code: z.string(),
  /** For people; the toast shows it followed by the status code in parentheses. */
  message: z.string(),
  /** One entry a field, `pointer` being a JSON pointer into the request body. */
  errors: z
    .array(
      z.object({
        pointer: z.string(),
        /** In English. */
        message: z.string(),
        /** The same for every language, where it is known. */
        sentence: sentence.optional(),
      }),
    )
    .optional(),
  /** The current state where the refusal depends on it: the document on 412, the legal actions on 409, the placement on 410. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problem>;
