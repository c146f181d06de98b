import { z } from 'zod';

export const deviceClass = z.enum(['phone', 'tablet', 'desktop']);
export type DeviceClass = z.infer<typeof deviceClass>;
