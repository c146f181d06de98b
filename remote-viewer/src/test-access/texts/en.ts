/** What stands above a draft, so that nobody takes it for what visitors see. */
const en = {
  preview: 'Preview. You see the draft; nothing is counted.',
  test: (label: string) => `Test access “${label}”. You see the draft; nothing is counted.`,
};

export type TestTexts = typeof en;
export default en;
