const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A colour that a style sheet can hold, whatever was given. */
export const safeColour = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#ffffff');
