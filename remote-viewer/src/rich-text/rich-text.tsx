import Markdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { TextLink } from './text-link';

/** Tags become letters before the sanitiser sees them: it would take them away. */
const tagsAsLetters: Options['remarkRehypeOptions'] = {
  handlers: {
    html: (_state, { value }: { value: string }, parent) => {
      const letters = { type: 'text' as const, value };
      if (parent?.type !== 'root') return letters;
      return { type: 'element', tagName: 'p', properties: {}, children: [letters] };
    },
  },
};

/** Markdown that staff wrote. HTML in it is text, links to elsewhere open beside, headings stand below those of the sheet. */
export default function RichText({ text }: { text: string }) {
  return (
    <Markdown
      remarkRehypeOptions={tagsAsLetters}
      rehypePlugins={[rehypeSanitize]}
      components={{
        a: ({ children, href }) => <TextLink href={href}>{children}</TextLink>,
        h1: ({ children }) => <h4>{children}</h4>,
        h2: ({ children }) => <h4>{children}</h4>,
        h3: ({ children }) => <h4>{children}</h4>,
        // Pictures from elsewhere would tell others who looks at this.
        img: ({ alt }) => <>{alt}</>,
      }}
    >
      {text}
    </Markdown>
  );
}
