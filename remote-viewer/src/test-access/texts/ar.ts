import type { TestTexts } from './en';

export default {
  preview: 'معاينة. هذه هي المسودة، ولا يُحتسب أي شيء.',
  test: (label) => `وصول تجريبي «${label}». هذه هي المسودة، ولا يُحتسب أي شيء.`,
} satisfies TestTexts;
