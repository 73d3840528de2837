import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Checkbox, Drawer, Segmented, Skeleton, Switch, Tooltip } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { messageChoices, saveMessageChoices } from './message.calls.ts';
import { MESSAGE_TEXT as TEXT } from './message.text.ts';
import './choices.css';

const KEY = ['messageChoices'];
type Choices = Awaited<ReturnType<typeof load>>;
type Kind = Choices['kinds'][number];
const load = () => call(messageChoices, { quiet: true });
const WAYS = ['inbox', 'mail', 'digest'] as const;
const GROUPS = [
  { title: TEXT.reminders, has: (kind: Kind) => kind.reminder },
  { title: TEXT.others, has: (kind: Kind) => !kind.reminder },
] as const;

/** By which ways each kind of message reaches me. Every change is kept at once. */
export function Choices({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: KEY, queryFn: load });
  const save = useMutation({
    mutationFn: (next: Choices) =>
      call(saveMessageChoices, {
        body: {
          mailLang: next.mailLang,
          kinds: next.kinds.map(({ kind, inbox, mail, digest, muted }) => ({ kind, inbox, mail, digest, muted })),
        },
      }),
    onMutate: (next) => queries.setQueryData(KEY, next),
    onSuccess: () => notify.success(t(TEXT.saved)),
    onError: (failure) => {
      notify.error(messageOf(failure));
      void queries.invalidateQueries({ queryKey: KEY });
    },
  });
  const put = (kind: string, part: Partial<Kind>): void => {
    if (data) save.mutate({ ...data, kinds: data.kinds.map((one) => (one.kind === kind ? { ...one, ...part } : one)) });
  };
  return (
    <Drawer open title={t(TEXT.choices)} size={560} onClose={onClose} closable={{ 'aria-label': t(TEXT.close) }}>
      {error && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && <Skeleton active />}
      {data && (
        <>
          <p className="choices-note">{data.email ? t(TEXT.mailTo, { email: data.email }) : t(TEXT.noMail)}</p>
          <p className="choices-note">{t(TEXT.digestAt)}</p>
          <div className="choices-lang">
            {t(TEXT.mailLang)}
            <Segmented
              aria-label={t(TEXT.mailLang)}
              value={data.mailLang}
              options={[
                { value: 'zh', label: <span lang="zh">{t(TEXT.zh)}</span> },
                { value: 'en', label: <span lang="en">{t(TEXT.en)}</span> },
              ]}
              onChange={(mailLang: Choices['mailLang']) => save.mutate({ ...data, mailLang })}
            />
          </div>
          {GROUPS.map(({ title, has }) => (
            <section key={title.en} aria-label={t(title)}>
              <h3 className="choices-group">{t(title)}</h3>
              <ul className="choices">
                {data.kinds.filter(has).map((kind) => (
                  <KindChoice key={kind.kind} kind={kind} onPut={(part) => put(kind.kind, part)} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Drawer>
  );
}

function KindChoice({ kind, onPut }: { kind: Kind; onPut: (part: Partial<Kind>) => void }) {
  return (
    <li>
      <span className="choices-name">
        {kind.label} {kind.urgent && <StatusTag tone="red">{t(TEXT.urgent)}</StatusTag>}
      </span>
      <span className="choices-ways">
        {WAYS.map((way) => (
          <Checkbox
            key={way}
            checked={kind[way]}
            disabled={kind.muted || (way === 'inbox' && kind.urgent)}
            onChange={({ target: { checked } }) =>
              onPut({
                [way]: checked,
                // One mail is enough: at once, or in the digest.
                ...(checked && way === 'mail' && { digest: false }),
                ...(checked && way === 'digest' && { mail: false }),
              })
            }
          >
            {t(TEXT[way])}
          </Checkbox>
        ))}
      </span>
      <Tooltip title={t(kind.urgent ? TEXT.urgentHelp : TEXT.mutedHelp)}>
        <span className="choices-mute">
          {t(TEXT.muted)}
          <Switch
            size="small"
            checked={kind.muted}
            disabled={kind.urgent}
            aria-label={`${t(TEXT.muted)} ${kind.label}`}
            onChange={(muted) => onPut({ muted })}
          />
        </span>
      </Tooltip>
    </li>
  );
}
