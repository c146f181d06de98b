import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';

/** Markdown that staff wrote. HTML in it is text, links open beside, headings stand below those of the sheet. */
export default function RichText({ text }: { text: string }) {
  return (
    <Markdown
      rehypePlugins={[rehypeSanitize]}
      components={{
        a: ({ children, href }) => (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {children}
          </a>
        ),
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
