import type { ViewerArea } from '../area';

export const theme: ViewerArea = { preview: 'landing' };
