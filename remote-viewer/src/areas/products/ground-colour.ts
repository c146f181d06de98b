/** As gallery.module.css mixes what is around the pictures. */
const textShare = 0.06;

/**
 * What a model stands on, as a hex colour: the surface, with a little of the text's colour. By day and by night the same,
 * as its pictures are: a dark piece on dark ground is not seen.
 */
export function groundColour({ surface, text }: Record<'surface' | 'text', string>): string {
  const channels = [1, 3, 5].map((start) => {
    const [under, over] = [surface, text].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((under ?? 0) * (1 - textShare) + (over ?? 0) * textShare);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
