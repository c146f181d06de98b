const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/**
 * How deeply JSON is nested, told before it is parsed.
 * @param bytes in UTF-8
 */
export function jsonDepth(bytes) {
  let [depth, deepest, quoted] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (quoted) {
      if (sign === backslash) at += 1;
      else if (sign === quote) quoted = false;
    } else if (sign === quote) quoted = true;
    else if (opening.has(sign)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (closing.has(sign)) depth -= 1;
  }
  return deepest;
}
