/** So many answers to one question may differ in what rules make of them; beyond that nothing is proved. */
export const mostClasses = 4096;
