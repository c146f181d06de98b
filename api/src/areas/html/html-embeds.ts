/** What HTML shows or leads to without holding it. */
export interface Embed {
  kind: 'picture' | 'player' | 'link';
  address: string;
}

/** Pictures, sounds, films, frames and links, in the order in which they stand there. */
export const embedsIn = (html: string): Embed[] =>
  [...html.matchAll(/<(img|audio|video|source|iframe|object|embed|a)\b([^<>]*)/gi)].flatMap(
    ([, tag = '', attributes = '']): Embed[] => {
      const [, double, single, bare] =
        (tag.toLowerCase() === 'a' ? /\bhref=(?:"([^"]*)|'([^']*)|([^\s"'>]+))/i : source).exec(attributes) ??
        [];
      const address = double ?? single ?? bare ?? '';
      return address === '' ? [] : [{ kind: kindOf(tag.toLowerCase()), address }];
    },
  );

const source = /\b(?:src|data)=(?:"([^"]*)|'([^']*)|([^\s"'>]+))/i;

const kindOf = (tag: string): Embed['kind'] => (tag === 'img' ? 'picture' : tag === 'a' ? 'link' : 'player');

/** "lamp.png" of `@@PLUGINFILE@@/lamp.png`. */
export const fileNameOf = (address: string) =>
  address.startsWith('data:') ? address.slice(0, 24) : (address.split('/').at(-1) ?? address);
