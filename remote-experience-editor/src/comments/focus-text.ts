/** Goes on writing in the first text field of a part, after what stands there. */
export function focusText(part: HTMLElement | null): void {
  const field = part?.querySelector('textarea');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
