/** Under which the device keeps how far a visitor has come in an experience's surveys. */
export const keptKey = (experienceId: string) => `vitrine.surveys.${experienceId}`;
