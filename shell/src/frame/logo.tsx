/** A V in a display window. */
export function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--colour-accent)" />
      <path
        d="M8 9l8 15 8-15"
        fill="none"
        stroke="var(--colour-on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
