import { z } from 'zod';

/** Over how long visits are counted together, in days until now. */
export const visitDays = z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) });
