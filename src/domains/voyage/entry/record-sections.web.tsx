import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Field } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { emptyBunker } from '../reports/bunkering.rules.ts';
import { emptyCargo, type SofEvent } from '../reports/cargo.rules.ts';
import { WASTE_TEXT } from '../reports/oil.text.ts';
import { bunkering, reportCargo, reportWaste, sofEvent } from '../reports/report-lines.resource.ts';
import { WASTES, type WasteCode } from '../reports/waste.rules.ts';
import { ENTRY } from './entry.text.ts';
import { EntrySection } from './entry-section.web.tsx';
import { RecordField } from './record-field.web.tsx';
import { useRequirement, useScope } from './use-entry.web.ts';

type FieldsOf = Readonly<Record<string, Field>>;

/** Waste on board: what was made, given ashore, and discharged since the previous report. */
export function WasteSection() {
  const hidden = useRequirement('wastes') === 'hidden';
  if (hidden) return null;
  return (
    <EntrySection section="wastes">
      {WASTES.map((code, i) => (
        <WasteRecord key={code} code={code} path={`wastes.${i}`} />
      ))}
    </EntrySection>
  );
}

const { lastQty, generated, landed, dischargedSea, onBoard, receiptNo, receiptFile } = reportWaste.fields;
const AMOUNTS: FieldsOf = { lastQty: { ...lastQty, kind: 'computed' }, generated, landed, dischargedSea, onBoard };
/** What was given ashore is proved by its receipt (3.9). */
const RECEIPT: FieldsOf = { receiptNo, receiptFile };

function WasteRecord({ code, path }: { code: WasteCode; path: string }) {
  const { value: ashore } = useField(useScope().entry.store, `${path}.landed`);
  const given = typeof ashore === 'string' && isPositive(ashore);
  // Water for cleaning is used up: nothing of it stays on board.
  const shown: FieldsOf = code === 'cabinCleanFw' ? { generated } : { ...AMOUNTS, ...(given && RECEIPT) };
  return (
    <fieldset className="entry-record">
      <legend>{t(WASTE_TEXT[code])}</legend>
      <div className="entry-grid">
        {Object.entries(shown).map(([name, field]) => (
          <RecordField key={name} path={`${path}.${name}`} field={field} required={name === 'receiptNo'} />
        ))}
      </div>
    </fieldset>
  );
}

const BUNKER_REQUIRED = ['oilGrade', 'bdnNo', 'bdnQty'];
const { bunkerNo: _bunkerNo, ...BUNKER_FIELDS } = bunkering.fields;

export function BunkerSection() {
  return (
    <RecordsSection
      section="bunkers"
      path="bunkers"
      add={ENTRY.addBunker}
      none={ENTRY.noBunkers}
      blank={emptyBunker}
      fields={BUNKER_FIELDS}
      required={BUNKER_REQUIRED}
    />
  );
}

const { events: _events, ...CARGO_FIELDS } = reportCargo.fields;

export function CargoSection() {
  const hidden = useRequirement('cargos') === 'hidden';
  const { entry, engineOnly } = useScope();
  const repair = entry.context.voyage.voyageKind === 'REPAIR';
  if (hidden || repair) return null;
  return (
    <RecordsSection
      section="cargo"
      path="cargos"
      add={ENTRY.addCargo}
      none={ENTRY.noCargos}
      blank={emptyCargo}
      fields={CARGO_FIELDS}
      required={['opType', 'shipQty']}
      readOnly={engineOnly}
      inside={(path) => <SofEvents path={path} readOnly={engineOnly} />}
    />
  );
}

/** The statement of facts of one cargo operation. */
function SofEvents({ path, readOnly }: { path: string; readOnly: boolean }) {
  const blank = (): SofEvent => ({
    from: null,
    to: null,
    eventType: 'START',
    account: null,
    pressure: null,
    remark: null,
  });
  return (
    <Records
      path={`${path}.events`}
      add={ENTRY.addEvent}
      blank={blank}
      fields={sofEvent.fields}
      required={['eventType']}
      readOnly={readOnly}
    />
  );
}

type RecordsProps = {
  path: string;
  add: Text;
  none?: Text;
  blank: () => object;
  fields: FieldsOf;
  required: readonly string[];
  readOnly?: boolean;
  inside?: (path: string) => ReactNode;
};

function RecordsSection({ section, ...records }: RecordsProps & { section: 'bunkers' | 'cargo' }) {
  return (
    <EntrySection section={section}>
      <Records {...records} />
    </EntrySection>
  );
}

function Records({ path, add, none, blank, fields, required, readOnly = false, inside }: RecordsProps) {
  const { store } = useScope().entry;
  const { value, set } = useField(store, path);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  // Records have no identity before they are saved; their place is what they are known by.
  const places = list.map((_record, i) => `${path}.${i}`);
  return (
    <div className="entry-records">
      {list.length === 0 && none && <p className="entry-none">{t(none)}</p>}
      {places.map((at, i) => (
        <fieldset key={at} className="entry-record">
          <legend>
            {t(ENTRY.recordNo, { n: i + 1 })}
            {!readOnly && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t(ENTRY.removeRecord, { n: i + 1 })}
                onClick={() => set(list.toSpliced(i, 1))}
              >
                {t(ENTRY.remove)}
              </Button>
            )}
          </legend>
          <div className="entry-grid">
            {Object.entries(fields).map(([name, field]) => (
              <RecordField
                key={name}
                path={`${at}.${name}`}
                field={field}
                required={required.includes(name)}
                readOnly={readOnly}
                span={name === 'remark' ? 2 : undefined}
              />
            ))}
          </div>
          {inside?.(at)}
        </fieldset>
      ))}
      {!readOnly && (
        <Button size="small" icon={<PlusOutlined />} onClick={() => set([...list, blank()])}>
          {t(add)}
        </Button>
      )}
    </div>
  );
}
