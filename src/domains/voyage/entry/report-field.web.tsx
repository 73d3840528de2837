import { optionsOf } from '../../../kernel/resource/describe.ts';
import type { Field } from '../../../kernel/resource/field.ts';
import { fixedUnit } from '../../../kernel/resource/unit.ts';
import { formatDecimal, isDecimal } from '../../../kernel/value/decimal.ts';
import { formatZone, ZONES } from '../../../kernel/value/zone.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { isEngineering } from '../reports/engineering.rules.ts';
import { STATUSES_OF_TYPE } from '../reports/field-matrix.rules.ts';
import { NOON_STATUSES } from '../reports/movement-state.rules.ts';
import { report } from '../reports/report.resource.ts';
import { WIND_DIRECTIONS } from '../reports/report.rules.ts';
import { REPORT_FIELD_TEXT, SHIP_STATUS_TEXT } from '../reports/report.text.ts';
import { WIND_DIRECTION_TEXT } from '../reports/weather.text.ts';
import { type Choice, ChoiceControl, NumberControl, TextControl, YesNoControl } from './entry-controls.web.tsx';
import { EntryField, EntryOutput } from './entry-field.web.tsx';
import { PositionField } from './entry-position.web.tsx';
import { FilesControl, RefControl } from './entry-ref.web.tsx';
import { TimeField } from './entry-time.web.tsx';
import { rezone } from './prepare.rules.ts';
import type { FIELDS_OF_SECTION } from './sections.rules.ts';
import { useRequirement, useScope, useView } from './use-entry.web.ts';

type PlainName = (typeof FIELDS_OF_SECTION)[keyof typeof FIELDS_OF_SECTION][number];

const SCALES: readonly PlainName[] = ['sea', 'visibility', 'windForce'];
const SPAN: Partial<Record<PlainName, number>> = { rptNote: 6, attachments: 6, counterReason: 2 };

/** One field of the report as its type asks for it: hidden, computed, or typed with the control of its kind. */
export function ReportField({ name }: { name: PlainName }) {
  const { entry, engineOnly } = useScope();
  const requirement = useRequirement(name);
  if (requirement === 'hidden') return null;
  const field = (report.fields as Readonly<Record<string, Field>>)[name]!;
  const label = t(REPORT_FIELD_TEXT[name]);
  if (requirement === 'computed' || name === 'voyageNo') return <Computed name={name} field={field} label={label} />;
  const readOnly =
    (engineOnly && !isEngineering(name) && !(name === 'rptTime' && entry.id === null)) ||
    (name === 'reportNo' && entry.id !== null);
  const required = requirement === 'required';
  const given = { label, required, readOnly };
  switch (name) {
    case 'rptTime':
      return <TimeField path={name} {...given} />;
    case 'eta':
      return <EtaField {...given} />;
    case 'latitude':
    case 'longitude':
      return <PositionField axis={name} {...given} />;
    case 'zone':
      return <ZoneField {...given} />;
    case 'shipStatus':
      return <StatusField {...given} />;
    default:
      return <PlainField name={name} field={field} {...given} />;
  }
}

type Given = { label: string; required: boolean; readOnly: boolean };

function PlainField({ name, field, label, required, readOnly }: Given & { name: PlainName; field: Field }) {
  return (
    <EntryField
      path={name}
      label={label}
      unit={fixedUnit(field)}
      required={required}
      span={SPAN[name]}
      hint={name === 'aftDraft' ? <Trim /> : undefined}
    >
      {(aria) => {
        const shared = { path: name, field, aria, readOnly };
        if (field.kind === 'number') return <NumberControl {...shared} />;
        if (field.kind === 'ref') return <RefControl {...shared} required={required} />;
        if (field.kind === 'file') return <FilesControl {...shared} />;
        if (field.kind === 'bool') return <YesNoControl {...shared} />;
        if (field.kind === 'choice')
          return (
            <ChoiceControl
              {...shared}
              choices={name === 'windDirection' ? WINDS : choicesOf(field)}
              required={required}
              numeric={SCALES.includes(name)}
            />
          );
        return <TextControl {...shared} />;
      }}
    </EntryField>
  );
}

export function choicesOf(field: Field): Choice[] {
  return Object.entries(optionsOf(field) ?? {}).map(([value, option]) => ({ value, label: t(option) }));
}

/** Points of the compass lead with their letters, so that typing them finds them in every language. */
const WINDS: readonly Choice[] = WIND_DIRECTIONS.map((value) => {
  const label = t(WIND_DIRECTION_TEXT[value]);
  return { value, label: value === 'VARIABLE' || label === value ? label : `${value} ${label}` };
});

function Trim() {
  const { value } = useField(useScope().entry.store, 'waterTrim');
  const shown = typeof value === 'string' && isDecimal(value) ? formatDecimal(value, 2) : '—';
  return (
    <>
      {t(REPORT_FIELD_TEXT.waterTrim)} {shown}
    </>
  );
}

function Computed({ name, field, label }: { name: PlainName; field: Field; label: string }) {
  const { value } = useField(useScope().entry.store, name);
  const text = value === null || value === undefined ? '' : String(value);
  const shown = isDecimal(text) ? formatDecimal(text, field.variant === 'int' ? 0 : field.scale) : text;
  return <EntryOutput label={label} unit={fixedUnit(field)} value={shown} />;
}

function EtaField({ label, required, readOnly }: Given) {
  const { entry } = useScope();
  const { value: nextPort } = useField(entry.store, 'nextPort');
  const proposal = useView(({ expected }) => expected.eta);
  const propose = () => {
    entry.settle();
    return entry.view().expected.eta;
  };
  const zone = typeof nextPort === 'string' ? entry.context.ports[nextPort]?.zone : null;
  return (
    <TimeField
      path="eta"
      label={label}
      required={required}
      readOnly={readOnly}
      zone={zone === null || zone === undefined ? null : Number(zone)}
      ahead
      proposal={proposal}
      propose={propose}
    />
  );
}

function ZoneField({ label, required, readOnly }: Given) {
  const { entry } = useScope();
  return (
    <EntryField path="zone" label={label} required={required}>
      {(aria) => (
        <ChoiceControl
          path="zone"
          aria={aria}
          readOnly={readOnly}
          required={required}
          choices={ZONES.map((zone) => ({ value: String(zone), label: `UTC${formatZone(zone)}` }))}
          onPick={(value) => {
            if (value === null) return entry.store.set('zone', null);
            const { zone, rptTime, times } = rezone({ report: entry.store.values(), zone: Number(value) });
            entry.store.setMany({ zone, rptTime, times });
          }}
        />
      )}
    </EntryField>
  );
}

function StatusField({ label, required, readOnly }: Given) {
  const { entry } = useScope();
  const { value: type } = useField(entry.store, 'rptType');
  const { movementState } = entry.context;
  const possible = type === 'NOON' && movementState ? NOON_STATUSES[movementState] : STATUSES_OF_TYPE[type];
  return (
    <EntryField path="shipStatus" label={label} required={required}>
      {(aria) => (
        <ChoiceControl
          path="shipStatus"
          aria={aria}
          readOnly={readOnly}
          required={required}
          choices={STATUSES_OF_TYPE[type].map((status) => ({
            value: status,
            label: t(SHIP_STATUS_TEXT[status]),
            disabled: !possible.includes(status),
          }))}
        />
      )}
    </EntryField>
  );
}
