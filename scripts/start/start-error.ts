/** A start that failed for a reason that a person can mend; the message says what to do. */
export class StartError extends Error {}
