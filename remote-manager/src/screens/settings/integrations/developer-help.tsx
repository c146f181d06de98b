import { Section } from '@vitrine/shared/ui';
import common from '../../../parts/common.module.css';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { CodeExample } from './code-example';

const readingAnswers = (address: string) => `curl "${address}" \\
  -H "Authorization: Bearer $VITRINE_TOKEN"`;

/** Standard Webhooks have libraries in most languages; this is the one for Node. */
const checkingSignature = `import express from "express";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.VITRINE_SECRET);

express()
  .post("/hook", express.text({ type: "*/*" }), (request, response) => {
    // Throws unless it was signed with your secret in the last five minutes.
    const { type, data } = webhook.verify(request.body, request.headers);
    if (type === "responses.recorded") console.log(data.responses);
    response.sendStatus(204);
  })
  .listen(8080);`;

/** How a program reads answers with a token, and how it checks what a webhook tells it. */
export function DeveloperHelp({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const address = `${window.location.origin}/v1/brands/${brandId}/responses?limit=100`;
  return (
    <Section title={t('integrations.help.title')} intro={t('integrations.help.intro')}>
      <div className={common.stack}>
        <CodeExample
          title={t('integrations.help.reading')}
          text={t('integrations.help.readingText')}
          code={readingAnswers(address)}
        />
        <CodeExample
          title={t('integrations.help.checking')}
          text={t('integrations.help.checkingText')}
          code={checkingSignature}
        />
      </div>
    </Section>
  );
}
