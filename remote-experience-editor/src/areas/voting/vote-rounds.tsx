import { address } from '@vitrine/shared/client/address';
import { endpoints, type VoteRound } from '@vitrine/shared/contract';
import {
  Button,
  ExportOutlined,
  Loaded,
  Pages,
  Section,
  Skeleton,
  useEndpointPage,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useFileDownload } from '../../imports/use-file-download';
import { Facts } from '../../lists/facts';
import { useEditorTexts } from '../../texts/texts';
import styles from './voting.module.css';

/** How long a round that ended may still look as if it went on. */
const refetchIntervalMs = 5000;
const limit = 20;

interface VoteRoundsProps {
  documentId: string;
  /** '' while the vote has none. */
  title: string;
}

/** Every round of a vote, with its ballots as a table to download; nothing before the first. */
export function VoteRounds({ documentId, title }: VoteRoundsProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { brand, experience } = useExperience();
  const { busy, start } = useFileDownload();
  const [cursor, turnTo] = useState('');
  const page = useEndpointPage(
    endpoints.listVoteRounds,
    { params: { brandId: brand.id, documentId }, query: { limit, ...(cursor && { cursor }) } },
    { refetchIntervalMs },
  );
  const download = ({ id, placementName, round }: VoteRound) =>
    start(
      address(endpoints.exportBallots.path, { brandId: brand.id, runId: id }),
      `${[title || experience.name, placementName, format.number(round)].join(' – ')}.csv`,
    );
  return (
    <Loaded query={page} skeleton={<Skeleton shape="rows" count={2} />}>
      {(rounds) =>
        rounds.total > 0 && (
          <Section title={t('voting.rounds.title')} intro={t('voting.rounds.intro')}>
            <ul className={styles.runs}>
              {rounds.items.map((of) => (
                <li key={of.id} className={styles.round}>
                  <div>
                    <strong>{t('voting.runs.round', { round: format.number(of.round) })}</strong>
                    <div className={common.hint}>
                      <Facts
                        of={[
                          of.placementName,
                          of.openedAt && t('voting.rounds.opened', { moment: format.dateTime(of.openedAt) }),
                          of.closedAt && t('voting.rounds.closed', { moment: format.dateTime(of.closedAt) }),
                          t('voting.runs.voted', { count: of.respondents }),
                        ]}
                      />
                    </div>
                  </div>
                  {of.respondents > 0 && (
                    <Button
                      size="small"
                      icon={<ExportOutlined />}
                      disabled={busy}
                      aria-label={t('voting.rounds.ballotsOf', {
                        placement: of.placementName,
                        round: format.number(of.round),
                      })}
                      onClick={() => void download(of)}
                    >
                      {t('voting.rounds.ballots')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Pages label={t('voting.rounds.title')} page={rounds} busy={page.isTurning} onTurn={turnTo} />
          </Section>
        )
      }
    </Loaded>
  );
}
