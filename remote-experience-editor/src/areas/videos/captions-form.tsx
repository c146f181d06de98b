import { download } from '@vitrine/shared/browser/download';
import { byStart, videosLimits } from '@vitrine/shared/contract';
import { webVtt } from '@vitrine/shared/contract/areas/videos/web-vtt';
import {
  ActionMenu,
  Button,
  CloudUploadOutlined,
  FileButton,
  PlusOutlined,
  useFormat,
} from '@vitrine/shared/ui';
import { useMemo, useState } from 'react';
import common from '../../common/common.module.css';
import { placed, placedList } from '../../documents/page/place';
import { useAskedKey } from '../../documents/page/use-asked-place';
import { newEntryId } from '../../documents/store/entry-id';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { captionProblems } from './caption-problems';
import { CaptionRow } from './caption-row';
import { CaptionsRead } from './captions-read';
import { nowMs, type Player, usePlayerTime } from './player';
import { writtenTime } from './typed-time';
import { useCaptionFile } from './use-caption-file';
import { addedCue, captionLanguages, copiedCaptions, withCaptions } from './video-commands';
import { LanguageField, type VideoPartProps } from './video-editing';
import styles from './videos.module.css';

interface CaptionsFormProps extends VideoPartProps {
  player: Player;
  durationMs: number | null;
}

/** Rows on view at once: a film of two hours has some thousands. */
const pageSize = 50;
const pageOf = (index: number) => Math.floor(index / pageSize);

/** The captions of the language at the top: from a file, or written here beside the film. */
export function CaptionsForm({ video, editing, readOnly, player, durationMs }: CaptionsFormProps) {
  const t = useEditorTexts();
  const { languageName } = useFormat();
  const { language } = useExperience();
  const cues = video.captions[language]?.cues;
  const rows = useMemo(() => byStart(cues ?? {}), [cues]);
  const problems = useMemo(() => captionProblems(cues ?? {}, durationMs), [cues, durationMs]);
  const [page, setPage] = useState(0);
  const at = `/captions/${language}`;
  const askedKey = useAskedKey(`${at}/cues`);
  const asked = rows.findIndex(([id]) => id === askedKey);
  if (asked >= 0 && pageOf(asked) !== page) setPage(pageOf(asked));
  /** The row to write in next. */
  const [called, setCalled] = useState<string | null>(null);
  const file = useCaptionFile((read) => {
    editing.run(`captions:${language}`, withCaptions(language, read));
    setPage(0);
  });
  const named = { language: languageName(language) };
  const first = Math.min(page, Math.max(0, Math.ceil(rows.length / pageSize) - 1)) * pageSize;
  const shown = rows.slice(first, first + pageSize);

  const callRow = (id: string, index: number) => {
    setPage(pageOf(index));
    setCalled(id);
  };
  const add = () => {
    const id = newEntryId();
    const startMs = nowMs(player);
    editing.run(`add:${id}`, addedCue(language, id, startMs));
    callRow(id, rows.filter(([, cue]) => cue.startMs <= startMs).length);
  };
  const nextProblem = () => {
    const from = rows.findIndex(([id]) => id === called) + 1;
    const order = [...rows.keys()].map((index) => (index + from) % rows.length);
    const index = order.find((at) => problems.has(rows[at]?.[0] ?? ''));
    const id = index === undefined ? undefined : rows[index]?.[0];
    if (id !== undefined && index !== undefined) callRow(id, index);
  };

  return (
    <div className={styles.form}>
      <div className={styles.form} {...placed(at)}>
        <p className={common.hint}>{t('videos.captions.intro', named)}</p>
        {!readOnly && (
          <div className={styles.buttons}>
            <AddCaption player={player} disabled={rows.length >= videosLimits.cuesPerLanguage} onAdd={add} />
            <FileButton
              text={t('videos.captions.upload')}
              icon={<CloudUploadOutlined />}
              accept=".vtt,.srt,text/vtt,application/x-subrip"
              onFile={file.read}
            />
            <ActionMenu
              name={t('videos.tabs.captions')}
              actions={[
                ...captionLanguages(video)
                  .filter((other) => other !== language && rows.length === 0)
                  .map((other) => ({
                    key: other,
                    label: t('videos.captions.copyFrom', { language: languageName(other) }),
                    onSelect: () => editing.run(`captions:${language}`, copiedCaptions(other, language)),
                  })),
                ...(rows.length > 0
                  ? [
                      {
                        key: 'download',
                        label: t('videos.captions.download'),
                        onSelect: () =>
                          download(
                            new Blob([webVtt(rows.map(([, cue]) => cue))], { type: 'text/vtt' }),
                            `${t('videos.captions.fileName')}.${language}.vtt`,
                          ),
                      },
                      {
                        key: 'remove',
                        label: t('videos.captions.removeAll'),
                        danger: true,
                        onSelect: () => editing.run(`captions:${language}`, withCaptions(language, [])),
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        )}
        {file.outcome && <CaptionsRead outcome={file.outcome} onDismiss={file.dismiss} />}
        {rows.length === 0 ? (
          <p className={common.hint}>{t('videos.captions.none', named)}</p>
        ) : (
          <p className={styles.counts}>
            {t('videos.captions.count', { count: rows.length })}
            {problems.size > 0 && (
              <>
                <span className={common.warning}>
                  {t('videos.captions.toMend', { count: problems.size })}
                </span>
                <Button size="small" onClick={nextProblem}>
                  {t('videos.captions.nextProblem')}
                </Button>
              </>
            )}
          </p>
        )}
        {rows.length > 0 && (
          <ol
            className={common.list}
            start={first + 1}
            aria-label={t('videos.tabs.captions')}
            {...placedList(`${at}/cues`)}
          >
            {shown.map(([id, cue], index) => (
              <CaptionRow
                key={id}
                id={id}
                cue={cue}
                number={first + index + 1}
                problem={problems.get(id) ?? null}
                isCalled={id === called}
                language={language}
                player={player}
                editing={editing}
                readOnly={readOnly}
              />
            ))}
          </ol>
        )}
        {rows.length > pageSize && (
          <div className={styles.buttons}>
            <Button disabled={first === 0} onClick={() => setPage(first / pageSize - 1)}>
              {t('videos.captions.previous')}
            </Button>
            <span className={styles.facts}>
              {t('videos.captions.page', { from: first + 1, to: first + shown.length, count: rows.length })}
            </span>
            <Button disabled={first + pageSize >= rows.length} onClick={() => setPage(first / pageSize + 1)}>
              {t('videos.captions.next')}
            </Button>
          </div>
        )}
      </div>
      <LanguageField
        at="/transcript"
        label={t('videos.captions.transcript')}
        help={t('videos.captions.transcriptHelp')}
        multiline
      />
    </div>
  );
}

/** By itself, since the time on it changes while the film plays. */
function AddCaption(props: { player: Player; disabled: boolean; onAdd: () => void }) {
  const t = useEditorTexts();
  const time = writtenTime(usePlayerTime(props.player));
  return (
    <Button icon={<PlusOutlined />} disabled={props.disabled} onClick={props.onAdd}>
      {t('videos.captions.add', { time })}
    </Button>
  );
}
