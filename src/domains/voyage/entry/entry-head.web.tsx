import { CopyOutlined, HistoryOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { formatZone } from '../../../kernel/value/zone.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { HistoryList } from '../../../kernel/web/history/history-list.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { lineIsUp, onLine } from '../../../kernel/web/offline/line-state.ts';
import { saveBlob } from '../../../kernel/web/save-file.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { currentSession } from '../../../kernel/web/session/session.ts';
import { packageName, packageOf } from '../packages/package-of.rules.ts';
import { PACKAGE_TEXT } from '../packages/s2l-package.text.ts';
import { report as REPORT } from '../reports/report.resource.ts';
import type { ReportType } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { copyFromPrevious } from './carry-over.rules.ts';
import { ENTRY } from './entry.text.ts';
import { givenReasons } from './given-reasons.web.ts';
import { TypeSelect } from './type-select.web.tsx';
import { shipMinute } from './typed-time.rules.ts';
import { useScope } from './use-entry.web.ts';

type Props = { returned: boolean; onType: (type: ReportType) => void };

/** Which report of which ship this is, and what can be taken over. */
export function EntryHead({ returned, onType }: Props) {
  const { entry, mobile } = useScope();
  const { context, id } = entry;
  const { value: type } = useField(entry.store, 'rptType');
  const { value: reportNo } = useField(entry.store, 'reportNo');
  const { voyageRptNo } = entry.store.values();
  const { previousRow } = context;
  const state = returned ? ENTRY.returned : id ? ENTRY.submitted : ENTRY.draft;
  return (
    <header className="entry-head">
      <div>
        <h1>{t(ENTRY.titleOf, { type: t(REPORT_TYPE_TEXT[type]), ship: context.shipName })}</h1>
        {mobile && <strong>{t(ENTRY.titleOf, { type: t(REPORT_TYPE_TEXT[type]), ship: context.shipName })}</strong>}
        <StatusTag tone={id ? 'amber' : 'grey'}>{t(state)}</StatusTag>
        <p className="entry-facts">
          <span>{reportNo}</span>
          <span>
            {t(ENTRY.voyage)} <b>{context.voyage.voyageNo}</b>
          </span>
          {voyageRptNo !== null && (
            <span>
              {t(ENTRY.inVoyage)} <b>{voyageRptNo}</b>
            </span>
          )}
          <span>
            {previousRow ? (
              <>
                {t(ENTRY.lastReport)} {t(REPORT_TYPE_TEXT[previousRow.rptType])}{' '}
                <b>
                  {shipMinute({ utc: previousRow.rptTime, zone: previousRow.zone }).slice(5)} (
                  {formatZone(previousRow.zone)})
                </b>
              </>
            ) : (
              t(ENTRY.firstReport)
            )}
          </span>
        </p>
      </div>
      <div className="entry-head-acts">
        {!id && <TypeSelect value={type} context={context} onChange={onType} />}
        <TakePrevious />
        {!id && <ExportPackage />}
        {id && <History id={Number(id)} />}
      </div>
    </header>
  );
}

function TakePrevious() {
  const { entry, engineOnly } = useScope();
  const { previous } = entry.context;
  // What a ship takes over is the bridge's part.
  if (!previous || engineOnly) return null;
  const take = () => {
    entry.settle();
    const report = entry.store.values();
    const copied = copyFromPrevious({ report, previous, requirements: entry.view().requirements });
    const names = Object.keys(copied);
    if (names.length === 0) return notify.info(t(ENTRY.nothingTaken));
    const before = Object.fromEntries(names.map((name) => [name, report[name as keyof typeof report]]));
    entry.store.setMany(copied);
    notify.success(t(ENTRY.taken, { n: names.length }), {
      label: t(ENTRY.undo),
      run: () => entry.store.setMany(before),
    });
  };
  return (
    <Button icon={<CopyOutlined />} onClick={take}>
      {t(ENTRY.takePrevious)}
    </Button>
  );
}

/** Without a line the report goes ashore as a file, by whatever mail the ship has. */
function ExportPackage() {
  const { entry } = useScope();
  const up = useSyncExternalStore(onLine, lineIsUp);
  if (up) return null;
  const save = () => {
    entry.settle();
    const file = packageOf({
      report: entry.store.values(),
      reasons: givenReasons(entry),
      ship: entry.context.shipName,
      madeAt: serverDate().toISOString(),
      madeBy: currentSession()?.user.name ?? '',
    });
    if (file) saveBlob(new Blob([JSON.stringify(file)], { type: 'application/json' }), packageName(file));
  };
  return <Button onClick={save}>{t(PACKAGE_TEXT.exportPackage)}</Button>;
}

function History({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        {t(ENTRY.history)}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t(ENTRY.historyTitle)} size={420} destroyOnHidden>
        <HistoryList resource={REPORT} id={id} />
      </Drawer>
    </>
  );
}
