import type { Translation } from '@vitrine/shared/ui';
import type { figures as english } from './en-figures';

export const figures: Translation<typeof english, 'de'> = {
  share: '{{label}}: {{count}}, {{percent}}',
};
